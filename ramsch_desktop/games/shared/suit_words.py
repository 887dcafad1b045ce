"""Sentences about a suit: one for each suit of each deck, since other languages inflect its name."""

from __future__ import annotations

from ramsch_desktop.engine.order import Group
from ramsch_desktop.engine.speech import Faces, Speech


def must_follow_text(group: Group, speech: Speech) -> str:
    """ "Hearts must be followed."."""
    translate = speech.translate
    if group is Group.TRUMP:
        return translate("Follow", "Trumps are led: you must play a trump.")
    if speech.faces is not Faces.GERMAN:
        return {
            Group.CLUBS: translate("Follow", "Clubs must be followed."),
            Group.SPADES: translate("Follow", "Spades must be followed."),
            Group.HEARTS: translate("Follow", "Hearts must be followed."),
            Group.DIAMONDS: translate("Follow", "Diamonds must be followed."),
        }[group]
    return {
        Group.CLUBS: translate("Follow", "Acorns must be followed."),
        Group.SPADES: translate("Follow", "Leaves must be followed.", "Bavarian")
        if speech.bavarian
        else translate("Follow", "Leaves must be followed."),
        Group.HEARTS: translate("Follow", "Hearts must be followed.", "German-suited"),
        Group.DIAMONDS: translate("Follow", "Bells must be followed."),
    }[group]


def follow_prompt(group: Group, speech: Speech) -> str:
    """ "Your turn – follow hearts"."""
    translate = speech.translate
    if group is Group.TRUMP:
        return translate("Follow", "Your turn – follow with a trump")
    if speech.faces is not Faces.GERMAN:
        return {
            Group.CLUBS: translate("Follow", "Your turn – follow clubs"),
            Group.SPADES: translate("Follow", "Your turn – follow spades"),
            Group.HEARTS: translate("Follow", "Your turn – follow hearts"),
            Group.DIAMONDS: translate("Follow", "Your turn – follow diamonds"),
        }[group]
    return {
        Group.CLUBS: translate("Follow", "Your turn – follow acorns"),
        Group.SPADES: translate("Follow", "Your turn – follow leaves", "Bavarian")
        if speech.bavarian
        else translate("Follow", "Your turn – follow leaves"),
        Group.HEARTS: translate("Follow", "Your turn – follow hearts", "German-suited"),
        Group.DIAMONDS: translate("Follow", "Your turn – follow bells"),
    }[group]


def void_text(group: Group, name: str, speech: Speech) -> str:
    """ "Leni had no hearts."."""
    translate = speech.translate
    if group is Group.TRUMP:
        return translate("Follow", "{name} had no trump left.").format(name=name)
    if speech.faces is not Faces.GERMAN:
        words = {
            Group.CLUBS: translate("Follow", "{name} had no clubs left."),
            Group.SPADES: translate("Follow", "{name} had no spades left."),
            Group.HEARTS: translate("Follow", "{name} had no hearts left."),
            Group.DIAMONDS: translate("Follow", "{name} had no diamonds left."),
        }[group]
        return words.format(name=name)
    words = {
        Group.CLUBS: translate("Follow", "{name} had no acorns left."),
        Group.SPADES: translate("Follow", "{name} had no leaves left.", "Bavarian")
        if speech.bavarian
        else translate("Follow", "{name} had no leaves left."),
        Group.HEARTS: translate("Follow", "{name} had no hearts left.", "German-suited"),
        Group.DIAMONDS: translate("Follow", "{name} had no bells left."),
    }[group]
    return words.format(name=name)
