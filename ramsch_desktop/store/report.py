"""Reports of a problem: one text file that is a record and says which versions it comes from. Nothing personal."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Final

from ramsch_desktop.engine.record import write_record
from ramsch_desktop.play.match import Match

ABOUT: Final = "about"
"""The key of the versions in a report; whoever reads records ignores it."""


def report_text(match: Match, about: Mapping[str, str]) -> str:
    """The record of the match with the versions in front; ``about`` maps what it is to its version."""
    record = write_record(match.record(), match.game)
    return f'{{"{ABOUT}": {json.dumps(dict(about))},\n{record[1:]}'
