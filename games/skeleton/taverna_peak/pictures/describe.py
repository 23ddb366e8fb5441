"""The pictures of Peak in words, so that the game can be played from them."""

from render.core.drawing.style import Style
from render.core.words import by_place, owner
from taverna_peak.rules.play import HIGHEST, ident
from taverna_peak.rules.view import PeakView


def board(view: PeakView, style: Style) -> list[str]:
    """The round, and a line for each seat."""
    lines = [style.say("peak.picture.round", round=view.round, rounds=view.rounds) + "."]
    for seat in range(len(view.hands)):
        shown = [ident(view.shown[seat])] if view.shown else []
        lines.append(style.say("peak.picture.seat", shown=shown, **counts(view, seat, style)))
    return lines


def counts(view: PeakView, seat: int, style: Style) -> dict[str, str]:
    """A seat, its points and the cards in its hand, as words."""
    return {
        "who": owner(seat, style),
        "points": style.say("peak.picture.points", count=view.points[seat]),
        "cards": style.say("peak.picture.cards", count=view.hands[seat]),
    }


def hand(view: PeakView, style: Style) -> list[str]:
    """The reader's cards. Raises `ValueError` for a spectator."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    title = style.say("peak.picture.hand", seat=f"seat:{view.reader}")
    return [style.say("peak.picture.list", what=title, cards=[ident(card) for card in view.hand])]


def sheet(view: PeakView, style: Style) -> list[str]:
    """Describe the cards that have been played."""
    title = style.say("peak.picture.sheet")
    return [style.say("peak.picture.list", what=title, cards=[ident(card) for card in view.gone])]


def end(view: PeakView, style: Style) -> list[str]:
    """The ranking. Raises `ValueError` before the end."""
    if view.places is None:
        raise ValueError("the game is not over")

    def score_line(seat: int) -> str:
        who, points = owner(seat, style), style.say("peak.picture.points", count=view.points[seat])
        return style.say("peak.picture.score", who=who, points=points)

    return [style.say("peak.picture.end") + ".", *by_place(view.places, score_line, style)]


def single(card: str, style: Style) -> str:
    """A card, and what it is for."""
    return style.say("peak.picture.card", card=card, count=HIGHEST)
