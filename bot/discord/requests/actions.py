"""People's actions as data: slash commands, the buttons of a table, and buttons without one.

Each topic declares its own in `ACTIONS`: what runs, which budget pays for it, and where its result is shown.
`bot.discord.actions` collects them. Buttons and menus are pressed alike.
"""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Literal

from discord.app_commands import locale_str

from bot.discord.requests import bounds
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, Runtime
from bot.discord.requests.serve import Manner
from bot.discord.screens.ids import TablePress
from bot.discord.screens.screen import Screen
from bot.table.runtime.context import Context
from rules.core.game import AnyGame
from rules.core.words import Words

Games = Mapping[str, AnyGame]
Given = Mapping[str, str]
Screens = Awaitable[Sequence[Screen]]


@dataclass(frozen=True, slots=True)
class TableButton:
    """A button or menu of a table, which shows it with the id `ids.table_button(table_id, name, rest)`.

    `run` is given the press, and what was chosen in a menu. `manner`: where the result is shown; `alone`:
    where if the pressed message is for this person alone, unless that is the same. `pages`: an id with a rest
    asks for another page, which replaces such a message. `words`: the key of what it says, if that is not
    `discord.button.<name>`; for a menu, what stands in it before anything is chosen.
    """

    name: str
    run: Callable[[Request, TablePress, Sequence[str]], Screens]
    work: Work
    manner: Manner = Manner.QUIET
    alone: Manner | None = None
    pages: bool = False
    words: str = ""

    def shown(self, rest: str, *, private: bool) -> Manner:
        """Return the place for the result; `private`: only this person reads the pressed message."""
        if self.pages and rest:
            return Manner.PLACE if private else Manner.QUIET
        return self.alone if private and self.alone else self.manner


@dataclass(frozen=True, slots=True)
class GeneralButton:
    """A button or menu that belongs to no table, with the id `ids.general_button(name, rest)`.

    `run` is given what was chosen in a menu, joined by commas, else the rest of the id. `words`: the key of
    what it says; for a menu, what stands in it before anything is chosen.
    """

    name: str
    run: Callable[[Request, str], Screens]
    work: Work
    manner: Manner
    words: str


@dataclass(frozen=True, slots=True)
class Typing:
    """A request for suggestions: the `text` typed so far, and the other options `given`."""

    runtime: Runtime
    words: Words
    user_id: int
    channel_id: int
    text: str
    given: Given

    @property
    def context(self) -> Context:
        """The context that the use cases of a table take first."""
        return self.runtime.context


Offered = Sequence[tuple[str, str]]
Complete = Callable[[Typing], Offered | Awaitable[Offered]]


@dataclass(frozen=True, slots=True)
class CommandOption:
    """One option, given to the command as text. `choices`: values with their names or the names' keys.

    `complete` suggests pairs of label and value while somebody types. It may use memory, or one quick query,
    because Discord does not wait long. `kind`: a `person` is chosen from Discord's own list and given as the
    user's id, or empty for a bot; a `number` is an integer within `span`. A text has at most `most`
    characters.
    """

    name: str
    required: bool = False
    choices: tuple[tuple[str, str | locale_str], ...] = ()
    complete: Complete | None = None
    kind: Literal["text", "person", "number"] = "text"
    most: int = bounds.NAME
    span: tuple[int, int] = (0, 99)


Options = tuple[CommandOption, ...]
ON, OFF = "on", "off"  # the choices of an option that switches something


def choices(*names: str, words: str = "commands.choice") -> tuple[tuple[str, str], ...]:
    """Return fixed choices of an option, with the keys of their words: `<words>.<name>`."""
    return tuple((name, f"{words}.{name}") for name in names)


@dataclass(frozen=True, slots=True)
class Slash:
    """A command: its `path` (`play`, `table open`) and what it does. The result is for this person alone.

    `changing`: the work if an option is given, unless that is the same. `of_games`: more options, which
    depend on the games that there are. `anywhere`: also in direct messages. `managing`: only offered to
    people who manage the server, unless its owner decides otherwise. `refunds`: refused work costs no more
    than a change, as the next try may be right.

    The words are in `commands.ftl`: for a command `commands.<path>` and `commands.<path>.about`, for its
    options `commands.option.<name>` and `commands.<path>.<name>.about`, with dots for the spaces in the path.
    English names are those in the code, because Discord sends them back.
    """

    path: str
    run: Callable[[Request, Given], Screens]
    work: Work
    options: Options = ()
    changing: Work | None = None
    of_games: Callable[[Games], Options] = lambda games: ()
    anywhere: bool = False
    managing: bool = False
    refunds: bool = False


Action = TableButton | GeneralButton | Slash
