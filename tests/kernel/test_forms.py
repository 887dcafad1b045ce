"""The compiled and the plain form give the same answers, and the plain one passes the same tests."""

import os
import subprocess
import sys

import pytest

from ramsch_desktop.kernel import api
from tests.kernel.sample_play import answers


def run_pure(*arguments: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the plain form of the kernel."""
    environment = {**os.environ, "RAMSCH_PURE_KERNEL": "1"}
    return subprocess.run([sys.executable, *arguments], env=environment, capture_output=True, text=True, check=False)


def test_plain_form_gives_the_answers_of_the_form_in_use() -> None:
    run = run_pure("-m", "tests.kernel.sample_play")
    assert run.stdout.splitlines() == ["False", *answers(17, 10)], run.stderr


@pytest.mark.skipif(not api.COMPILED, reason="the plain form is under test already")
def test_plain_form_passes_the_tests() -> None:
    run = run_pure("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests/kernel", "-k", "not thousand")
    assert run.returncode == 0, run.stdout
