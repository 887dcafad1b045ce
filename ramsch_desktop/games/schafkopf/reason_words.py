"""Why the computer plays as it does, in words."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.engine.view import View


def reason_text(reason: Reason, view: View, speech: Speech) -> str:
    """Why a hint advises what it does."""
    translate = speech.translate
    return {"random": translate("SchafkopfReason", "Any action will do.")}[reason.rule]
