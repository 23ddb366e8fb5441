"""Descriptions of pictures: parts that fit a limit, and the words for owners."""

from collections.abc import Sequence

from render.core.drawing.style import Style
from render.core.drawing.text import ELLIPSIS
from render.core.drawing.tokens import LETTERS

ALT_LIMIT = 1000  # characters of an alternative text; Discord refuses more than 1024


def shortened(parts: Sequence[str], tail: str, limit: int = ALT_LIMIT) -> str:
    """The parts as one text of at most `limit` characters; what does not fit gives way to `tail`."""
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
    """A player with letter and token, so that no colour is named without its owner: `Ana (A, red shield)`.

    `colour` is the index in `OWNERS` of the player's colour where it is not that of the seat.
    """
    sign = style.say(f"picture.owner.{seat if colour is None else colour}")
    return f"{style.name(seat)} ({LETTERS[seat]}, {sign})"
