"""A message as it is shown: texts, pictures, buttons and menus (Discord's Components V2).

What can be pressed says in its id what it means (`bot.discord.screens.ids`), so no screen listens to its own
presses, and one that was sent before a restart works after it.
"""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from io import BytesIO
from itertools import count as counter

import discord
from discord import ButtonStyle, SelectOption, ui

from bot.discord.screens.layout import Button, Layout, Menu, Row, count
from bot.discord.screens.limits import BYTES, TEXT, clip
from bot.discord.screens.weight import lighten

STYLES = {
    "primary": ButtonStyle.primary,
    "secondary": ButtonStyle.secondary,
    "success": ButtonStyle.success,
    "danger": ButtonStyle.danger,
}
ALT = 1000  # characters of an alternative text
MARGIN = 200  # bytes of a message of words beside them


@dataclass(frozen=True, slots=True)
class Shown:
    """A picture in a message. In public neither the file's name nor the alternative text has a secret."""

    file_name: str
    content: bytes
    alt: str

    def file(self) -> discord.File:
        """A fresh upload: Discord's library reads each one once."""
        return discord.File(BytesIO(self.content), self.file_name, description=clip(self.alt, ALT))

    def gallery(self) -> ui.MediaGallery["Screen"]:
        """Where it stands in the message."""
        item = discord.MediaGalleryItem(f"attachment://{self.file_name}", description=clip(self.alt, ALT))
        return ui.MediaGallery(item)


@dataclass(frozen=True, slots=True)
class Enclosed:
    """A file in a message that is no picture."""

    file_name: str
    content: bytes

    def file(self) -> discord.File:
        """A fresh upload."""
        return discord.File(BytesIO(self.content), self.file_name)

    def item(self) -> ui.File["Screen"]:
        """Where it stands in the message."""
        return ui.File(f"attachment://{self.file_name}")


Item = ui.Item["Screen"]
_orders = counter()


def next_order() -> int:
    """A number that grows with each call in this process."""
    return next(_orders)


class Screen(ui.LayoutView):
    """One message. Sent with `view=` and its `files()`; an edit takes them as `attachments=`.

    `order`: of two screens for one message, the one with the higher number shows the newer state. `coming`
    waits for the same message with the pictures that were not drawn yet; None if none is missing.
    """

    def __init__(self, *items: Item, uploads: Sequence[Shown | Enclosed] = ()) -> None:
        super().__init__(timeout=None)
        self.uploads = tuple(uploads)
        self.order = next_order()
        self.coming: Callable[[], Awaitable[Screen]] | None = None
        for item in items:
            self.add_item(item)
        lighten(self)
        self.stop()  # nothing here is called back: the library need not keep it

    def files(self) -> list[discord.File]:
        """A fresh file for each upload."""
        return [upload.file() for upload in self.uploads]

    @property
    def said(self) -> str:
        """All its texts, for tests and for the log of what could not be sent."""
        return "\n".join(item.content for item in self.walk_children() if isinstance(item, ui.TextDisplay))


def note(text: str) -> Screen:
    """A message of words alone."""
    return Screen(ui.TextDisplay(clip(text, TEXT)))


def illustrated(text: str, picture: Shown | None) -> Screen:
    """A picture, if there is one, with words below it."""
    if picture is None:
        return note(text)
    return Screen(picture.gallery(), ui.TextDisplay(clip(text, TEXT)), uploads=[picture])


def enclosed(text: str, file_name: str, content: bytes) -> Screen:
    """Words with a file below them."""
    enclosure = Enclosed(file_name, content)
    return Screen(ui.TextDisplay(clip(text, TEXT)), enclosure.item(), uploads=[enclosure])


def pages(text: str) -> list[Screen]:
    """Long text as one or more messages, broken between lines so that none is too long or too heavy."""
    parts: list[str] = [""]
    for line in text.splitlines():
        piece = clip(line, TEXT)
        longer = f"{parts[-1]}\n{piece}"
        if len(longer) > TEXT or len(longer.encode()) > BYTES - MARGIN:
            parts.append("")
        parts[-1] = f"{parts[-1]}\n{piece}" if parts[-1] else piece
    return [note(part) for part in parts if part.strip()]


def rows(asked: Sequence[Row], prefix: str) -> list[Item]:
    """The rows of a layout; `prefix` and the act make a component's id."""
    made: list[Item] = []
    for row in asked:
        items = [_menu(row, prefix)] if isinstance(row, Menu) else [_button(each, prefix) for each in row]
        made.append(ui.ActionRow(*items))
    return made


def fits(layout: Layout, components: int, characters: int) -> bool:
    """Whether the layout fits into what is left of a message."""
    return count(layout) < components and sum(len(line) + 1 for line in layout.lines) < characters


def characters(items: Sequence[Item]) -> int:
    """What is written in the texts."""
    return sum(len(item.content) for item in items if isinstance(item, ui.TextDisplay))


def _button(button: Button, prefix: str) -> Item:
    return ui.Button(
        style=STYLES[button.style],
        label=button.label,
        emoji=button.emoji,
        disabled=button.disabled,
        custom_id=prefix + button.act,
    )


def _menu(menu: Menu, prefix: str) -> Item:
    options = [
        SelectOption(label=e.label, value=e.value, description=e.description or None, default=e.picked)
        for e in menu.entries
    ]
    return ui.Select(
        custom_id=prefix + menu.act,
        placeholder=menu.placeholder,
        min_values=menu.least,
        max_values=menu.most,
        options=options,
    )
