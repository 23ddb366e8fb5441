"""A message to show: texts, pictures, buttons and menus (Discord's Components V2).

The ids of buttons and menus say what they mean (`bot.discord.screens.ids`). So no screen handles its own
presses, and messages from before a restart still work.
"""

from collections.abc import Awaitable, Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from io import BytesIO
from itertools import count as counter

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.discord.screens.happened import put_signs
from bot.discord.screens.layout import Button, Layout, Menu, Row, count
from bot.discord.screens.limits import BYTES, ENTRIES, ENTRY, PLACEHOLDER, ROW, TEXT, clip
from bot.discord.screens.weight import lighten
from rules.core.decisions import Answer
from rules.core.text import Text

STYLES = {
    "primary": ButtonStyle.primary,
    "secondary": ButtonStyle.secondary,
    "success": ButtonStyle.success,
    "danger": ButtonStyle.danger,
}
ALT = 1000  # characters of an alternative text
MARGIN = 200  # bytes of a text-only message besides its text


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture in a message. In public, neither file name nor alternative text may contain a secret."""

    file_name: str
    content: bytes
    alt: str

    def file(self) -> discord.File:
        """Return a new upload object: Discord's library reads each only once."""
        return discord.File(BytesIO(self.content), self.file_name, description=clip(self.alt, ALT))

    def gallery(self) -> ui.MediaGallery["Screen"]:
        """Return the component that shows it in the message."""
        item = discord.MediaGalleryItem(f"attachment://{self.file_name}", description=clip(self.alt, ALT))
        return ui.MediaGallery(item)


@dataclass(frozen=True, slots=True)
class Drawing:
    """A picture for a reader; or its words, if it is not just late, and for any card.

    `why`: the reason why there is no picture, for people. `board`: it is that of the whole board. `pinned`:
    it shows the places of the question. `below`: the further parts of a tall picture, in order. `spares`: the
    parts of the board, from 0, that need not be seen beside it.
    """

    shown: Shown | None
    text: str
    why: Text | None = None
    board: bool = False
    pinned: bool = False
    below: tuple[Shown, ...] = ()
    spares: tuple[int, ...] = ()

    @property
    def parts(self) -> list[Shown]:
        """The files of the picture, from the top down; none if there is none."""
        return [self.shown, *self.below] if self.shown else []


def uploads(drawings: Sequence[Drawing]) -> list[Shown]:
    """Return the files of all pictures in a message."""
    return [part for each in drawings for part in each.parts]


def galleries(drawings: Sequence[Drawing], *, pinned: bool = False) -> list["Item"]:
    """Return the pictures in a message; those of the question's places are apart, right above it."""
    return [part.gallery() for part in uploads([each for each in drawings if each.pinned == pinned])]


def needed(drawings: Sequence[Drawing]) -> Sequence[Drawing]:
    """Leave out the parts of the board that the pictures beside it spare; if that were all, those with pins.

    Its alternative text stays, since it is that of the whole.
    """
    first, *beside = drawings
    shown = [each for each in beside if each.shown]
    kept = _left(first, shown) or _left(first, [each for each in shown if each.pinned])
    if not first.board or first.shown is None or not kept:
        return drawings
    top = replace(kept[0], alt=first.shown.alt)
    return [replace(first, shown=top, below=tuple(kept[1:])), *beside]


def _left(board: Drawing, beside: Sequence[Drawing]) -> list[Shown]:
    spared = {place for each in beside for place in each.spares}
    return [part for place, part in enumerate(board.parts) if place not in spared]


@dataclass(frozen=True, slots=True)
class Enclosed:
    """A file in a message that is not a picture."""

    file_name: str
    content: bytes

    def file(self) -> discord.File:
        """Return a fresh upload."""
        return discord.File(BytesIO(self.content), self.file_name)

    def item(self) -> ui.File["Screen"]:
        """Return the component that shows it in the message."""
        return ui.File(f"attachment://{self.file_name}")


Item = ui.Item["Screen"]
_orders = counter()


def next_order() -> int:
    """Return a number that grows with each call in this process."""
    return next(_orders)


@dataclass(frozen=True, slots=True)
class AskedQuestion:
    """The question of a hand: table, question's id (empty for none), and its sealed answer, if any."""

    table_id: int
    ask: str
    sealed: Answer | None


class Screen(ui.LayoutView):
    """One message. Send it with `view=` and `files=files()`; edit with `attachments=files()`.

    `order`: of two screens for one message, the one with the higher number shows the newer state. `coming`
    waits for the message with all pictures; None if none is missing. `asked`: what it asks, if it is a hand.
    """

    def __init__(self, *items: Item, uploads: Sequence[Shown | Enclosed] = ()) -> None:
        super().__init__(timeout=None)
        self.uploads = tuple(uploads)
        self.order = next_order()
        self.asked: AskedQuestion | None = None
        self.coming: Callable[[], Awaitable[Screen]] | None = None
        for item in items:
            self.add_item(item)
        lighten(self)
        put_signs(self)
        self.stop()  # nothing here is called back, so the library must not keep it

    def files(self) -> list[discord.File]:
        """Return a new file object for each upload."""
        return [upload.file() for upload in self.uploads]

    def drop_icons(self) -> bool:
        """Remove the application's own emoji from buttons and menus. False if there are none."""
        places: list[ui.Button[Screen] | SelectOption] = []
        for item in self.walk_children():
            if isinstance(item, ui.Button):
                places.append(item)
            if isinstance(item, ui.Select):
                places += item.options
        own = [place for place in places if place.emoji is not None and place.emoji.is_custom_emoji()]
        for place in own:
            place.emoji = None
        return bool(own)

    @property
    def said(self) -> str:
        """All its texts, for tests, and to send without pictures."""
        return "\n".join(item.content for item in self.walk_children() if isinstance(item, ui.TextDisplay))


def note(text: str) -> Screen:
    """Return a message of text only."""
    return Screen(ui.TextDisplay(clip(text, TEXT)))


def choice(text: str, *buttons: Item) -> Screen:
    """Return a message of text with buttons below it."""
    return Screen(ui.TextDisplay(clip(text, TEXT)), *in_rows(buttons))


def in_rows(buttons: Sequence[Item]) -> list[Item]:
    """Return the buttons below a message, in rows of five."""
    return [ui.ActionRow(*buttons[first : first + ROW]) for first in range(0, len(buttons), ROW)]


def illustrated(text: str, picture: Shown | None) -> Screen:
    """Return a picture, if there is one, with words below it."""
    if picture is None:
        return note(text)
    return Screen(picture.gallery(), ui.TextDisplay(clip(text, TEXT)), uploads=[picture])


def enclosed(text: str, file_name: str, content: bytes) -> Screen:
    """Return words with a file below them."""
    enclosure = Enclosed(file_name, content)
    return Screen(ui.TextDisplay(clip(text, TEXT)), enclosure.item(), uploads=[enclosure])


def pages(text: str) -> list[Screen]:
    """Split a long text into messages, between lines, so that none is too long or too heavy."""
    parts: list[str] = [""]
    for line in text.splitlines():
        piece = clip(line, TEXT)
        longer = f"{parts[-1]}\n{piece}"
        if len(longer) > TEXT or len(longer.encode()) > BYTES - MARGIN:
            parts.append("")
        parts[-1] = f"{parts[-1]}\n{piece}" if parts[-1] else piece
    return [note(part) for part in parts if part.strip()]


def menu_entry(label: str, value: str, about: str = "", *, chosen: bool = False) -> SelectOption:
    """Return an entry of a menu; what is too long in it is cut."""
    return SelectOption(
        label=clip(label, ENTRY), value=value, description=clip(about, ENTRY) or None, default=chosen
    )


def menu(
    custom_id: str, placeholder: str, options: list[SelectOption], least: int = 1, most: int = 1
) -> "ui.Select[Screen]":
    """Return a menu, of whose options `least` to `most` are chosen at once."""
    return ui.Select(
        custom_id=custom_id,
        placeholder=clip(placeholder, PLACEHOLDER),
        min_values=least,
        max_values=most,
        options=options,
    )


def picker(
    select: Callable[..., Item],
    custom_id: str,
    placeholder: str,
    kind: discord.SelectDefaultValueType,
    chosen: Iterable[int],
    most: int = ENTRIES,
) -> Item:
    """Return a menu of people, roles or channels, of which up to `most` are chosen, now those `chosen`."""
    return select(
        custom_id=custom_id,
        placeholder=clip(placeholder, PLACEHOLDER),
        min_values=0,
        max_values=most,
        default_values=[discord.SelectDefaultValue(id=each, type=kind) for each in chosen],
    )


def rows(asked: Sequence[Row], prefix: str) -> list[Item]:
    """Return the rows of a layout; `prefix` and the act make a component's id."""
    made: list[Item] = []
    for row in asked:
        items = [_menu(row, prefix)] if isinstance(row, Menu) else [_button(each, prefix) for each in row]
        made.append(ui.ActionRow(*items))
    return made


def fits(layout: Layout, components: int, characters: int) -> bool:
    """Return whether the layout fits into the remaining components and characters of a message."""
    return count(layout) < components and sum(len(line) + 1 for line in layout.lines) < characters


def components(items: Sequence[Item]) -> int:
    """Return the number of components, with what is inside of rows."""
    return len(items) + sum(len(item.children) for item in items if isinstance(item, ui.ActionRow))


def characters(items: Sequence[Item]) -> int:
    """Return the number of characters in the texts."""
    return sum(len(item.content) for item in items if isinstance(item, ui.TextDisplay))


def _button(button: Button, prefix: str) -> Item:
    return ui.Button(
        style=STYLES[button.style],
        label=button.label,
        emoji=button.emoji,
        disabled=button.disabled,
        custom_id=prefix + button.act,
    )


def _menu(asked: Menu, prefix: str) -> Item:
    options = [
        SelectOption(
            label=e.label, value=e.value, description=e.description or None, emoji=e.emoji, default=e.picked
        )
        for e in asked.entries
    ]
    return menu(prefix + asked.act, asked.placeholder, options, asked.least, asked.most)
