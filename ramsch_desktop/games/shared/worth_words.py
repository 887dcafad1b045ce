"""Why something is bid, announced, pushed or doubled, in the words of a player who tried each way in many deals."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.speech import Speech


def worth_reason(reason: Reason, speech: Speech) -> str | None:
    """What the way taken and the other one are worth; None for a reason of another kind."""
    text = (_skat(speech) | _passing(speech) | _schafkopf(speech) | _doubling(speech)).get(reason.rule)
    if text is None:
        return None
    own, other, *number = (str(value).replace("-", "\N{MINUS SIGN}") for value in reason.values)
    return text.replace("{own}", own).replace("{other}", other).replace("{number}", "".join(number))


def _skat(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "worth_bid": translate("Worth", "On average, in points: {number} brings {own}, passing {other}."),
        "worth_pass": translate("Worth", "On average, in points: passing brings {own}, {number} brings {other}."),
        "worth_hand": translate("Worth", "On average, in points: Hand brings {own}, taking the skat {other}."),
        "worth_skat": translate("Worth", "On average, in points: taking the skat brings {own}, Hand {other}."),
    }


def _passing(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "worth_push": translate("Worth", "On average, in points: pushing brings {own}, taking the skat {other}."),
        "worth_take": translate("Worth", "On average, in points: taking the skat brings {own}, pushing {other}."),
        "worth_pass_on": translate(
            "Worth", "On average, in points: these two cards bring {own}, the next best two {other}."
        ),
        "worth_grand_hand": translate("Worth", "On average, in points: Grand Hand brings {own}, the Ramsch {other}."),
        "worth_no_grand_hand": translate(
            "Worth", "On average, in points: the Ramsch brings {own}, Grand Hand {other}."
        ),
    }


def _schafkopf(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "worth_game": translate("Worth", "On average, in points: this game brings {own}, passing {other}."),
        "worth_passing": translate("Worth", "On average, in points: passing brings {own}, your best game {other}."),
        "worth_naming": translate("Worth", "On average, in points: this game brings {own}, the next best {other}."),
        "worth_knock": translate("Worth", "On average, in points: the deal brings {own} if you knock, else {other}."),
        "worth_no_knock": translate(
            "Worth", "On average, in points: the deal brings {own} if you do not knock, else {other}."
        ),
    }


def _doubling(speech: Speech) -> dict[str, str]:
    translate = speech.translate
    return {
        "worth_kontra": translate("Worth", "On average, in points: the game brings {own} with Kontra, else {other}."),
        "worth_no_kontra": translate(
            "Worth", "On average, in points: the game brings {own} without Kontra, else {other}."
        ),
        "worth_re": translate("Worth", "On average, in points: the game brings {own} with Re, else {other}."),
        "worth_no_re": translate("Worth", "On average, in points: the game brings {own} without Re, else {other}."),
    }
