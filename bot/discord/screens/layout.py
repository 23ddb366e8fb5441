"""Lines, buttons, menus and forms as plain values, independent of Discord's library."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from bot.discord.screens import limits
from rules.core.decisions import Answer, Rejected
from rules.core.flow import Stale

Style = Literal["primary", "secondary", "success", "danger"]


@dataclass(frozen=True, slots=True)
class Button:
    """One button. `act` goes into the component's id, as `d:<table>:<ask>:<act>`.

    `emoji`: as Discord writes it in a text, also for entries of menus.
    """

    act: str
    label: str
    style: Style = "secondary"
    emoji: str | None = None
    disabled: bool = False


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a menu; `picked`: whether it is shown as chosen."""

    label: str
    value: str
    description: str = ""
    picked: bool = False
    emoji: str | None = None


@dataclass(frozen=True, slots=True)
class Menu:
    """A menu of 1 to 25 entries, of which `least` to `most` are chosen at once."""

    act: str
    placeholder: str
    entries: tuple[Entry, ...]
    least: int = 1
    most: int = 1


Row = tuple[Button, ...] | Menu


@dataclass(frozen=True, slots=True)
class Layout:
    """Lines of Markdown, the question first, and at most five rows. Players' names are escaped."""

    lines: tuple[str, ...]
    rows: tuple[Row, ...] = ()


@dataclass(frozen=True, slots=True)
class Field:
    """One required text field of a form. `value`: its initial text."""

    name: str
    label: str
    description: str = ""
    value: str = ""


@dataclass(frozen=True, slots=True)
class Form:
    """A form (modal) to open. `submitted` gets `act` and the typed texts by field name."""

    act: str
    title: str
    fields: tuple[Field, ...]


@dataclass(frozen=True, slots=True)
class Changed:
    """A new draft, to be saved before the message is laid out again."""

    draft: dict[str, object]


@dataclass(frozen=True, slots=True)
class Answered:
    """An answer to submit. `Decision.check` has passed; the script's own rules may still refuse it."""

    answer: Answer


@dataclass(frozen=True, slots=True)
class Chained:
    """Answers to the question and to those that surely follow it, to submit together."""

    answers: tuple[Answer, ...]


# `Stale`: what would be asked then is not what was shown.
Outcome = Changed | Answered | Chained | Form | Rejected | Stale


def rows_of(buttons: Sequence[Button]) -> list[Row]:
    """Return the buttons in rows of five."""
    return [tuple(buttons[i : i + limits.ROW]) for i in range(0, len(buttons), limits.ROW)]


def count(layout: Layout) -> int:
    """Return the number of components, as Discord counts: rows and their contents, and one for all lines."""
    return sum(2 if isinstance(row, Menu) else 1 + len(row) for row in layout.rows)
