"""The lines that tell what happened, with icons: as many as there is room for beside all else."""

from collections.abc import Callable, Sequence
from typing import Any

from discord import ui

from bot.discord.screens.limits import BYTES, TEXT, clip
from bot.discord.screens.weight import weigh

SIGNS = 5  # icons of one line: the seats of a full table

Lines = Callable[[int], Sequence[str]]  # the lines, with at most so many icons in each


class Happened(ui.TextDisplay[Any]):
    """The lines as one text of at most `most` characters, without icons until `put_signs` puts them in."""

    def __init__(self, lines: Lines, most: int = TEXT) -> None:
        self.lines = lines
        self.plain = "\n".join(lines(0))
        super().__init__(clip(self.plain, most))


def put_signs(view: ui.LayoutView) -> None:
    """Put icons into what happened, the same number into all lines. Nothing else is cut for them.

    Lines that were cut have none, because they are too many already.
    """
    texts = [item for item in view.walk_children() if isinstance(item, ui.TextDisplay)]
    for told in texts:
        if not isinstance(told, Happened) or told.content != told.plain:
            continue
        room = min(TEXT - sum(len(each.content) for each in texts), BYTES - weigh(view))
        for signs in range(SIGNS, 0, -1):
            longer = "\n".join(told.lines(signs))
            if len(longer.encode()) - len(told.content.encode()) <= room:  # never less than in characters
                told.content = longer
                break
