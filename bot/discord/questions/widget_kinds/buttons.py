"""Options as buttons: when there is room for them, what is written on them, and what is said of them."""

from collections.abc import Sequence

from bot.discord.screens import limits
from bot.discord.screens.speech import Speech
from rules.core.decisions import Option

TOLD = 450  # characters that are said of more buttons than one row; what takes more is in a menu below them


def buttons_for(labels: Sequence[str], extra: int = 0) -> bool:
    """True if these choices, plus `extra` buttons, are few and short enough for buttons."""
    longest = max(map(len, labels), default=0)
    return (
        len(labels) + extra <= limits.BUTTONS
        and longest <= limits.SHORT
        and (len(labels) + extra <= limits.ROW or height(labels) <= limits.HEIGHT)
    )


def height(labels: Sequence[str]) -> int:
    """The lines that these buttons take on a phone, in rows of five: tiny ones stand in pairs.

    >>> height(["Gold", "Energy", "Build", "Attack", "Move", "Pass"])
    4
    """
    halves = [1 if len(label) <= limits.TINY else 2 for label in labels]
    rows = (halves[first : first + limits.ROW] for first in range(0, len(halves), limits.ROW))
    return sum((sum(row) + 1) // 2 for row in rows)


def labels_of(options: Sequence[Option], speech: Speech) -> list[str]:
    """The labels of the buttons. In more than one row all pieces have short names if one is too long."""
    full = [speech.short(option) for option in options]
    if len(full) <= limits.ROW or max(map(len, full)) <= limits.TINY:
        return full
    brief = [speech.short(option, 0) for option in options]
    return brief if len(set(brief)) >= len(set(full)) else full


def described(options: Sequence[Option], shorts: Sequence[str], speech: Speech) -> list[str]:
    """Describe the buttons: the full label where the button has a short one, and the effect.

    What is the same for several is said once; what holds for all of them names none.
    """
    said: dict[str, list[str]] = {}
    for option, short in zip(options, shorts, strict=True):
        whole = "" if speech.plain(option.label) == short else speech.marked(option.label)
        told = " · ".join(part for part in (whole, speech.marked_effect(option.id)) if part)
        if told:
            said.setdefault(told, []).append(f"{speech.sign(option.id)}**{short}**")
    if [len(names) for names in said.values()] == [len(options)] and len(options) > 1:
        return [f"- {told}" for told in said]
    return [f"- {', '.join(names[: limits.ROW])}{_more(names)}: {told}" for told, names in said.items()]


def _more(names: Sequence[str]) -> str:
    return ", …" if len(names) > limits.ROW else ""


def in_lines(told: Sequence[str], buttons: int) -> bool:
    """True if the descriptions of so many buttons are short enough to stand above them."""
    return buttons <= limits.ROW or sum(map(len, told)) <= TOLD
