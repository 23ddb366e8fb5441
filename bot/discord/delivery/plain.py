"""Messages that Discord does not take as they are, made plainer step by step."""

from collections.abc import Callable

from discord import ui

from bot.discord.screens.screen import Item, Screen

TOO_LARGE = (40005, 413)  # the code, and the status, of an answer to uploads that are too large

Keep = Callable[[Item], bool]


def simplify(screen: Screen, status: int, code: int) -> bool:
    """Make a refused screen plainer by one step. Returns False if it is as plain as can be.

    First the icons go, then pictures and files, then all texts but the heading; a last line gives Discord's
    answer. Buttons and menus stay to the end: without them a table would be lost.
    """
    if code not in TOO_LARGE and status not in TOO_LARGE and screen.drop_icons():
        return True
    if screen.uploads:
        _keep(screen, lambda item: not isinstance(item, ui.MediaGallery | ui.File))
        screen.uploads = ()
        return True
    return _only_heading(screen, f"-# ⚠️ Discord {status}/{code}")


def _only_heading(screen: Screen, remark: str) -> bool:
    items = list(screen.walk_children())
    texts = [item for item in items if isinstance(item, ui.TextDisplay)]
    if not texts or not any(isinstance(item, ui.ActionRow) for item in items):
        return False  # words alone: without them nothing is left
    heading = texts[0].content.split("\n", 1)[0] if texts[0].content.startswith("#") else ""
    plain = f"{heading}\n{remark}".strip()
    if [text.content for text in texts] == [plain]:
        return False
    _keep(screen, lambda item: not isinstance(item, ui.TextDisplay) or item is texts[0])
    texts[0].content = plain
    return True


def _keep(screen: Screen, wanted: Keep) -> None:
    containers = [item for item in screen.children if isinstance(item, ui.Container)]
    places: list[Screen | ui.Container[Screen]] = [screen, *containers]
    for place in places:
        for item in list(place.children):
            if not wanted(item):
                place.remove_item(item)
