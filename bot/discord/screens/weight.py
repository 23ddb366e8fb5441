"""The weight of a message: the bytes of all its texts. For a message too heavy, Discord has a server error.

Accented letters take two bytes, emoji four and the application's own about seventy, so a message within the
limit of characters can still be too heavy. Then what is least important is cut.
"""

from collections.abc import Callable, Iterator

import discord
from discord import ui

from bot.discord.screens.limits import BYTES, BYTES_EACH, clip, clip_bytes

ALT = 200  # characters of a picture's alternative text; the `Text` button shows all of it
LABEL = 60  # bytes of an entry's label
LEAST = 150  # bytes of a text that always remain


def weigh(view: ui.LayoutView) -> int:
    """Return the bytes of all texts and ids in a message, plus those that Discord adds for each component."""
    body: list[object] = view.to_components()  # type: ignore[no-untyped-call]
    return sum(_weights(body))


def _weights(part: object) -> Iterator[int]:
    if isinstance(part, str):
        yield len(part.encode(errors="replace"))
    elif isinstance(part, dict):
        yield BYTES_EACH
        for value in part.values():
            yield from _weights(value)
    elif isinstance(part, list):
        for value in part:
            yield from _weights(value)


def lighten(view: ui.LayoutView) -> None:
    """Cut until it is light enough: icons in menus, alternative texts, descriptions, long texts, labels."""
    for cut in (_icons, _alternatives, _descriptions, _texts, _labels):
        if weigh(view) <= BYTES:
            return
        cut(view)


def _icons(view: ui.LayoutView) -> None:
    _each_entry(view, lambda entry: setattr(entry, "emoji", None))


def _alternatives(view: ui.LayoutView) -> None:
    for item in view.walk_children():
        if isinstance(item, ui.MediaGallery):
            for picture in item.items:
                picture.description = clip(picture.description or "", ALT) or None


def _descriptions(view: ui.LayoutView) -> None:
    _each_entry(view, lambda entry: setattr(entry, "description", None))


def _texts(view: ui.LayoutView) -> None:
    """Shorten the longest texts until the message fits: what somebody must do is in a short one."""
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    for item in sorted(texts, key=lambda item: len(item.content.encode()), reverse=True):
        over = weigh(view) - BYTES
        item.content = clip_bytes(item.content, max(len(item.content.encode()) - over, LEAST))


def _labels(view: ui.LayoutView) -> None:
    _each_entry(view, lambda entry: setattr(entry, "label", clip_bytes(entry.label, LABEL)))


def _each_entry(view: ui.LayoutView, change: Callable[[discord.SelectOption], None]) -> None:
    for item in view.walk_children():
        if isinstance(item, ui.Select):
            for entry in item.options:
                change(entry)
