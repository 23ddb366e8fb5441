"""The lines that tell what happened, with icons: as many as there is room for beside all else.

What touches the reader comes first, then the newest of the rest in small print; the log has all of it.
"""

from collections.abc import Callable, Sequence
from typing import Any

from discord import ui

from bot.discord.screens.limits import BYTES, TEXT, clip
from bot.discord.screens.speech import Speech, say
from bot.discord.screens.weight import weigh
from bot.table.model import TableView
from rules.core.text import Text
from rules.core.words import Words

SIGNS = 5  # icons of one line: the seats of a full table

NEWS = 6  # lines, with those that touch the reader
AT_LEAST = 2  # of the rest, however many touch the reader
MAX_LINE = 200  # characters of one line
TOUCHING = 1600  # characters of all that touch the reader

Lines = Callable[[int], Sequence[str]]  # the lines, with at most so many icons in each


class Happened(ui.TextDisplay[Any]):
    """The lines as one text of at most `most` characters, without icons until `put_signs` puts them in."""

    def __init__(self, lines: Lines, most: int = TEXT) -> None:
        self.lines = lines
        self.plain = "\n".join(lines(0))
        super().__init__(clip(self.plain, most))


def news(seen: TableView, speech: Speech, signs: int = 0) -> list[str]:
    """Tell what happened since the reader's last answer, with up to `signs` icons in each line."""
    own, rest = _parted(seen, speech)
    more = untold(seen)
    held = [f"-# {say(speech.words, 'panel.more', count=more)}"] if more else []
    if not own:
        return [*held, *(f"- {speech.event_line(text, MAX_LINE, signs)}" for text in rest)]
    speech = to_reader(seen, speech)
    score = [f"⚖️ {speech.marked(seen.score)}"] if seen.score else []
    touching = [f"- {speech.event_line(text, MAX_LINE, signs)}" for text in own]
    small = [f"-# {speech.event_line(text, MAX_LINE, signs)}" for text in rest]
    return [f"**{say(speech.words, 'hand.since')}**", *touching, *score, *small, *held]


def to_reader(seen: TableView, speech: Speech) -> Speech:
    """Return the speech in which the reader's own name says that it is theirs, if anything touches them."""
    if seen.seat is None or not seen.touching:
        return speech
    mine = Text(key="discord.hand.you", args={"name": f"seat:{seen.seat}"})
    me = speech.words.say(mine, names=seen.table.names)
    names = [me if seat == seen.seat else name for seat, name in enumerate(seen.table.names)]
    return Speech(speech.words, names, speech.icon, speech.forms, speech.effects, speech.pins)


def in_order(seen: TableView, most: int) -> list[Text]:
    """Return at most so many of the news, what touches the reader first, then the newest of the rest."""
    own = [seen.news[place] for place in sorted(seen.touching)]
    others = [text for place, text in enumerate(seen.news) if place not in seen.touching]
    return [*own, *others[-max(0, most - len(own)) :]][:most]


def untold(seen: TableView) -> int:
    """Count the lines that only the log tells."""
    own, rest = _parted(seen, Speech(Words(seen.table.lang), seen.table.names))
    return len(seen.news) - len(own) - len(rest)


def told_of(seen: TableView, speech: Speech) -> list[Text]:
    """Return what `news` tells, without the score."""
    own, rest = _parted(seen, speech)
    return [*own, *rest]


def _parted(seen: TableView, speech: Speech) -> tuple[list[Text], list[Text]]:
    """Return the lines that touch the reader, as many of the newest as fit, and the newest others."""
    own: list[Text] = []
    room = TOUCHING
    for place in sorted(seen.touching, reverse=True):
        room -= len(speech.event_line(seen.news[place], MAX_LINE))
        if room >= 0:
            own.insert(0, seen.news[place])
    others = [text for place, text in enumerate(seen.news) if place not in seen.touching]
    return own, others[-max(NEWS - len(own), AT_LEAST) :]


def put_signs(view: ui.LayoutView) -> None:
    """Add icons to the news, the same number to each line, as many as fit without cutting anything.

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
