"""The ids of buttons, menus and forms: they say which table a press is for, and what it does.

`d:<table>:<ask>:<act>` answers the question `ask`; `t:<table>:<what>[:<rest>]` is any other press at a table,
`h:<what>[:<rest>]` one that belongs to no table.
"""

import re
from dataclasses import dataclass

TOO_LARGE = 2**63  # the first number that is too large for the database
DIGITS = 19  # of the largest number
_DECISION = re.compile(r"d:([0-9]{1,18}):([0-9a-f]{12}):(.{1,70})", re.DOTALL)
_GENERAL = re.compile(r"h:([a-z]{1,20})(?::(.{0,70}))?", re.DOTALL)
_TABLE = re.compile(r"t:([0-9]{1,18}):([a-z]{1,20})(?::(.{0,70}))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Act:
    """A press on the question `ask` (see `bot.discord.questions.widgets`)."""

    table_id: int
    ask: str
    act: str


@dataclass(frozen=True, slots=True)
class TablePress:
    """A press on one of a table's own buttons."""

    table_id: int
    what: str
    rest: str = ""


@dataclass(frozen=True, slots=True)
class GeneralPress:
    """A press on a button that belongs to no table."""

    what: str
    rest: str = ""


def decision(table_id: int, ask: str) -> str:
    """Return the part of the id before the act."""
    return f"d:{table_id}:{ask}:"


def table_button(table_id: int, what: str = "", rest: str = "") -> str:
    """Return the id of a table's button, or the part before the button's name."""
    return f"t:{table_id}:{what}:{rest}" if rest else f"t:{table_id}:{what}"


def general_button(what: str, rest: str = "") -> str:
    """Return the id of a button that belongs to no table."""
    return f"h:{what}:{rest}" if rest else f"h:{what}"


def number(rest: str) -> int | None:
    """Return the rest of an id as a number; None for other text, or a number too large for the database."""
    if not (rest.isascii() and rest.isdecimal() and len(rest) <= DIGITS):
        return None
    return found if (found := int(rest)) < TOO_LARGE else None


def numbers(rest: str, most: int) -> tuple[int, ...]:
    """Return the numbers in the rest of an id, at most so many, apart by commas; what is none is left out."""
    found = (number(each) for each in rest.split(",")[:most])
    return tuple(each for each in found if each is not None)


def parse(custom_id: str) -> Act | TablePress | GeneralPress | None:
    """Return the meaning of an id; None for one that this bot does not make (any more)."""
    if found := _DECISION.fullmatch(custom_id):
        return Act(int(found[1]), found[2], found[3])
    if found := _TABLE.fullmatch(custom_id):
        return TablePress(int(found[1]), found[2], found[3] or "")
    if found := _GENERAL.fullmatch(custom_id):
        return GeneralPress(found[1], found[2] or "")
    return None
