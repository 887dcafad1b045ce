"""Why a rule-based player bids, announces and doubles as he does: in words."""

from __future__ import annotations

from ramsch_desktop.engine.decision import Reason
from ramsch_desktop.engine.speech import Speech
from ramsch_desktop.games.shared.skat.contracts import GameKind
from ramsch_desktop.games.shared.skat.game_words import kind_name
from ramsch_desktop.games.shared.words import cards_listed


def bidding_reason(reason: Reason, speech: Speech) -> str:
    """Why a number is named, held or passed, a game announced or doubled; empty for any other rule."""
    stem, _, kind = reason.rule.partition("_")
    kinds = {each.value: each for each in GameKind}
    if stem == "discard" and kind in kinds:
        return _discard_text(kinds[kind], reason, speech)
    if stem in ("bid", "count", "alone") and kind in kinds:
        return _plan_text(stem, kinds[kind], reason, speech)
    return _plain(reason, speech)


def _discard_text(kind: GameKind, reason: Reason, speech: Speech) -> str:
    text = speech.translate("SkatReason", "{game}: lay away {cards}, what stays has the fewest losers.")
    return text.format(game=kind_name(kind, speech), cards=cards_listed(reason.cards, speech))


def _plan_text(stem: str, kind: GameKind, reason: Reason, speech: Speech) -> str:
    translate = speech.translate
    chance, limit = reason.values
    text = {
        "bid": translate("SkatReason", "{game}: chance to win {chance} %, worth bidding up to {limit}."),
        "count": translate("SkatReason", "{game}: enough jacks, trumps and aces to bid up to {limit}."),
        "alone": translate("SkatReason", "{game}: chance to win {chance} %, better than passing."),
    }[stem]
    return text.format(game=kind_name(kind, speech), chance=chance, limit=limit)


def _plain(reason: Reason, speech: Speech) -> str:
    translate = speech.translate
    text = {
        "pass_weak": translate("SkatReason", "No game is likely enough to be won."),
        "pass_limit": translate("SkatReason", "These cards are worth {value}, not more."),
        "pass_into_ramsch": translate("SkatReason", "A Ramsch is better: these cards lose it in {value} % of deals."),
        "play_hand": translate("SkatReason", "Hand: the skat is not needed, chance to win {value} %."),
        "take_skat": translate("SkatReason", "The skat improves the hand."),
        "declare": translate("SkatReason", "It brings the most on average: chance to win {value} %."),
        "declare_counted": translate("SkatReason", "It has the most jacks, trumps and aces."),
        "announce_schneider": translate("SkatReason", "At worst one trick of few points is lost: Schneider is safe."),
        "announce_schwarz": translate("SkatReason", "No trick can be lost: Schwarz is safe."),
        "announce_ouvert": translate("SkatReason", "No trick can be lost, also with open cards."),
        "no_call": translate("SkatReason", "Nothing to say."),
        "kontra_strong": translate("SkatReason", "Against these trumps and aces most declarers lose."),
        "no_kontra": translate("SkatReason", "The declarer wins too often against these cards."),
        "re_strong": translate("SkatReason", "The game is nearly certain, also after Kontra."),
        "no_re": translate("SkatReason", "The game is not certain enough to double it again."),
    }.get(reason.rule, "")
    return text.replace("{value}", str(reason.values[0])) if reason.values else text
