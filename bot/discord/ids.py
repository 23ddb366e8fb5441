"""What the id of a button, a menu or a form says: which table, and what is wanted of it.

`d:<table>:<ask>:<act>` answers the question `ask`; `t:<table>:<what>[:<rest>]` is any other wish.
"""

import re
from dataclasses import dataclass

_DECISION = re.compile(r"d:([0-9]{1,18}):([0-9a-f]{12}):(.{1,70})", re.DOTALL)
_WISH = re.compile(r"t:([0-9]{1,18}):([a-z]{1,20})(?::(.{0,70}))?", re.DOTALL)


@dataclass(frozen=True, slots=True)
class Act:
    """A press on the question `ask` (see `bot.discord.widgets`)."""

    table_id: int
    ask: str
    act: str


@dataclass(frozen=True, slots=True)
class Wish:
    """A press on one of a table's own buttons."""

    table_id: int
    what: str
    rest: str = ""


def decision(table_id: int, ask: str) -> str:
    """What stands before the act."""
    return f"d:{table_id}:{ask}:"


def wish(table_id: int, what: str = "", rest: str = "") -> str:
    """The id of a table's button, or what stands before its name."""
    return f"t:{table_id}:{what}:{rest}" if rest else f"t:{table_id}:{what}"


def read(custom_id: str) -> Act | Wish | None:
    """None for an id that this bot does not make (any more)."""
    if found := _DECISION.fullmatch(custom_id):
        return Act(int(found[1]), found[2], found[3])
    if found := _WISH.fullmatch(custom_id):
        return Wish(int(found[1]), found[2], found[3] or "")
    return None
