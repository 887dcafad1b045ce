"""Frozen dataclasses that share what refuses changes are as frozen as others."""

from __future__ import annotations

import dataclasses
import functools
import sys
from collections.abc import Iterator

import pytest

from ramsch_desktop import quick_values
from ramsch_desktop.quick_values import freeze_quickly

MAKER = "_frozen_get_del_attr"


@pytest.fixture(autouse=True)
def as_in_the_program(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """The classes of this module count as those of the program."""
    monkeypatch.setattr(quick_values, "_OWN", __name__.partition(".")[0])
    before = getattr(dataclasses, MAKER, None)
    freeze_quickly()
    yield
    if before is not None:
        setattr(dataclasses, MAKER, before)


def test_a_frozen_value_refuses_every_change() -> None:
    @dataclasses.dataclass(frozen=True, slots=True)
    class Pair:
        """Two numbers."""

        one: int
        two: int = 2

    pair = Pair(1)
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot assign to field 'one'"):
        pair.one = 3  # type: ignore[misc]
    with pytest.raises(dataclasses.FrozenInstanceError, match="cannot delete field 'two'"):
        del pair.two
    assert (pair, hash(pair)) == (Pair(1, 2), hash(Pair(1, 2)))
    assert dataclasses.replace(pair, two=5) == Pair(1, 5)


def test_a_frozen_value_can_extend_another_and_remember_what_it_computed() -> None:
    @dataclasses.dataclass(frozen=True)
    class Base:
        """A number."""

        one: int

    @dataclasses.dataclass(frozen=True)
    class More(Base):
        """Two numbers."""

        two: int

        @functools.cached_property
        def both(self) -> int:
            """Their sum."""
            return self.one + self.two

    more = More(1, 2)
    assert (more.both, more.both) == (3, 3)
    with pytest.raises(dataclasses.FrozenInstanceError):
        more.one = 3  # type: ignore[misc]


def test_a_class_with_its_own_way_to_set_is_refused_as_ever() -> None:
    with pytest.raises(TypeError, match="Cannot overwrite attribute __setattr__"):

        @dataclasses.dataclass(frozen=True)
        class Odd:
            """Sets for itself."""

            one: int

            def __setattr__(self, name: str, value: object) -> None:
                """Do nothing."""


def made(name: str, module: str) -> type:
    """A frozen dataclass with one field, made in a module."""
    return dataclasses.dataclass(frozen=True)(type(name, (), {"__annotations__": {"one": int}, "__module__": module}))


@pytest.mark.skipif(sys.version_info >= (3, 14), reason="this Python creates them in another way")
def test_the_programs_own_frozen_classes_share_one_refusal() -> None:
    first, second = made("First", "tests.one"), made("Second", "tests.two")
    assert first.__setattr__ is second.__setattr__


def test_classes_of_other_packages_may_have_subclasses_with_attributes() -> None:
    class More(made("Foreign", "elsewhere")):  # type: ignore[misc]
        """Has more than its field."""

    more = More(1)
    more.two = 2
    assert more.two == 2
    with pytest.raises(dataclasses.FrozenInstanceError):
        more.one = 3
