"""Descriptions of pictures: parts that fit a limit, and the words for owners."""

from collections.abc import Callable, Sequence
from typing import Protocol

from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS
from rules.core.flow import Argument
from rules.core.game import letter

ALT_LIMIT = 1000  # characters of an alternative text; Discord refuses more than 1024


def shortened(parts: Sequence[str], tail: str, limit: int = ALT_LIMIT) -> str:
    """Join the parts into at most `limit` characters; those that do not fit give way to `tail`."""
    whole = " ".join(parts)
    if len(whole) <= limit:
        return whole
    text = ""
    for part in parts:
        longer = f"{text} {part}".lstrip()
        if len(longer) + len(tail) + 1 > limit:
            break
        text = longer
    if not text:
        text = parts[0][: limit - len(tail) - 2] + ELLIPSIS
    return f"{text} {tail}"


def owner(seat: int, style: Style, colour: int | None = None) -> str:
    """Return a player with letter and token, because a colour alone says nothing: `Ana (A, red shield)`.

    `colour` is the index in `OWNERS` of the player's colour where it is not that of the seat.
    """
    sign = style.say(f"picture.owner.{seat if colour is None else colour}")
    return f"{style.short_name(seat)} ({letter(seat)}, {sign})"


class Say(Protocol):
    """Says a sentence."""

    def __call__(self, style: Style, key: str, **args: Argument) -> str:
        """Return the sentence with this key, in the language of the style."""


def saying(prefix: str) -> Say:
    """Return a function that says sentences whose keys begin with the prefix and a dot."""

    def say(style: Style, key: str, **args: Argument) -> str:
        return style.say(f"{prefix}.{key}", **args)

    return say


def ranking(places: Sequence[int]) -> list[int]:
    """Return the seats, ordered by their places at the end of a game."""
    return sorted(range(len(places)), key=lambda seat: (places[seat], seat))


def by_place(places: Sequence[int], tell: Callable[[int], str], style: Style) -> list[str]:
    """Return a line for each player at the end, the winner first: the place, and what `tell` says."""
    return [f"{style.say('picture.place', place=places[seat])}: {tell(seat)}" for seat in ranking(places)]
