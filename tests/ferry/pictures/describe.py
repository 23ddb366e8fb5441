"""The pictures of the ferry in words."""

from render.core.drawing.style import Style
from render.core.words import by_place, owner
from tests.ferry.pictures.scenes.board import heading
from tests.ferry.rules.components.data import DATA
from tests.ferry.rules.view import FerryView


def counts(view: FerryView, seat: int, style: Style) -> dict[str, str]:
    """A seat, its points and the crates in its hand, as words."""
    return {
        "who": owner(seat, style),
        "points": style.say("ferry.picture.points", count=view.points[seat]),
        "crates": style.say("ferry.picture.crates", count=view.hands[seat]),
    }


def board(view: FerryView, style: Style) -> list[str]:
    """Round, pile, and a line for each seat."""
    lines = [f"{heading(view, style)}.", style.say("ferry.picture.pile", count=view.pile) + "."]
    for seat in range(len(view.hands)):
        loaded = [f"crate:{name}" for name in view.loaded[seat]] if view.loaded else []
        lines.append(style.say("ferry.picture.seat", loaded=loaded, **counts(view, seat, style)))
    return lines


def hand(view: FerryView, style: Style) -> list[str]:
    """The reader's crates. Raises `ValueError` for a spectator."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    title = style.say("ferry.picture.hand", seat=f"seat:{view.reader}")
    return [f"{title}:", *(weight(f"crate:{name}", style) for name in view.hand)]


def sheet(view: FerryView, style: Style) -> list[str]:
    """List what has sailed."""
    crates = [f"crate:{name}" for name in view.sailed]
    return [style.say("ferry.picture.list", what=style.say("ferry.picture.sheet"), crates=crates)]


def end(view: FerryView, style: Style) -> list[str]:
    """The ranking. Raises `ValueError` before the end."""
    if view.places is None:
        raise ValueError("the game is not over")

    def score_line(seat: int) -> str:
        return style.say("ferry.picture.score", **counts(view, seat, style))

    return [style.say("ferry.picture.end") + ".", *by_place(view.places, score_line, style)]


def weight(card: str, style: Style) -> str:
    """A crate and what it weighs. Raises `KeyError` for an unknown one."""
    found = DATA.crates[card.removeprefix("crate:")]
    return style.say("ferry.picture.weight", crate=card, weight=found.weight)
