"""The lines that tell what happened, with icons: as many as there is room for beside all else.

What touches the reader comes first, then the newest of the rest and the greatest deeds before them, in small
print; the log has all of it.
"""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

from discord import ui

from bot.discord.screens.limits import BYTES, TEXT, clip
from bot.discord.screens.speech import Speech, say
from bot.discord.screens.weight import weigh
from bot.table.model import TableView
from bot.table.past.seat_history import names_along
from rules.core.text import Text
from rules.core.ui import teaching
from rules.core.words import Words

TIMES = "\N{MULTIPLICATION SIGN}"
SIGNS = 5  # icons of one line: the seats of a full table

NEWS = 6  # lines, with those that touch the reader
AT_LEAST = 2  # of the rest, however many touch the reader
NEWEST = 2  # of the rest, whatever they say
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
    speeches = _speeches(seen, speech, seen.news)
    lines = [
        [speeches[place].event_line(seen.news[place], MAX_LINE, signs) for place in part]
        for part in (own, rest)
    ]
    if not own:
        return [*held, *(f"- {line}" for line in _counted(lines[1]))]
    score = [f"⚖️ {to_reader(seen, speech).marked(seen.score)}"] if seen.score else []
    touching = [f"- {line}" for line in _counted(lines[0])]
    small = [f"-# {line}" for line in _counted(lines[1])]
    return [f"**{say(speech.words, 'hand.since')}**", *touching, *score, *small, *held]


def _counted(lines: Sequence[str]) -> list[str]:
    """Say once what is told several times in the same words, and how often."""
    return [f"{line} {TIMES}{times}" if times > 1 else line for line, times in Counter(lines).items()]


def to_reader(seen: TableView, speech: Speech, then: Sequence[str] | None = None) -> Speech:
    """Return the speech in which the reader's own name says that it is theirs, if anything touches them.

    `then`: the names by seat when it was told, if they are not those of today.
    """
    now = seen.table.names
    names = list(now if then is None else then)
    if seen.seat is not None and seen.touching and names[seen.seat] == now[seen.seat]:
        mine = Text(key="discord.hand.you", args={"name": f"seat:{seen.seat}"})
        names[seen.seat] = speech.words.say(mine, names=now)
    return Speech(speech.words, names, speech.icon, speech.forms, speech.effects, speech.pins)


def _speeches(seen: TableView, speech: Speech, told: Sequence[Text]) -> list[Speech]:
    """Return the speech for each of the newest lines, which names those who sat there then."""
    made = {names: to_reader(seen, speech, names) for names in (seen.table.names, *seen.sat)}
    return [made[tuple(names)] for names in names_along(seen.table.names, seen.sat, told)]


def plainly(seen: TableView, speech: Speech, most: int, *, deeds: bool = True) -> list[str]:
    """Tell at most so many of the news, what touches the reader first, then the rest: the newest of each.

    `deeds`: also what the reader did, which touches nobody else.
    """
    own, me = _weightiest(seen, sorted(seen.touching), most), f"seat:{seen.seat}"
    others = [place for place in range(len(seen.news)) if place not in seen.touching]
    if not deeds:
        others = [place for place in others if seen.news[place].args.get("seat") != me]
    speeches = _speeches(seen, speech, seen.news)
    places = [*own, *_weightiest(seen, others, most - len(own))]
    return [speeches[place].plain(seen.news[place]) for place in places]


def logged(seen: TableView, speech: Speech) -> list[str]:
    """Tell the end of the log as the log does."""
    along = names_along(seen.table.names, seen.sat, seen.lately)
    return [Speech(speech.words, names).plain(text) for text, names in zip(seen.lately, along, strict=True)]


def untold(seen: TableView) -> int:
    """Count the lines that only the log tells."""
    own, rest = _parted(seen, Speech(Words(seen.table.lang), seen.table.names))
    return len(seen.news) - len(own) - len(rest)


def told_of(seen: TableView, speech: Speech) -> list[Text]:
    """Return what `news` tells, without the score."""
    own, rest = _parted(seen, speech)
    return [seen.news[place] for place in (*own, *rest)]


def _parted(seen: TableView, speech: Speech) -> tuple[list[int], list[int]]:
    """Return the places of the lines that touch the reader, the newest that fit, and of the newest others."""
    own: list[int] = []
    room = TOUCHING
    for place in sorted(seen.touching, reverse=True):
        room -= len(speech.event_line(seen.news[place], MAX_LINE))
        if room >= 0:
            own.insert(0, place)
    others = [place for place in range(len(seen.news)) if place not in seen.touching]
    return own, _weightiest(seen, others, max(NEWS - len(own), AT_LEAST))


def _weightiest(seen: TableView, places: Sequence[int], room: int) -> list[int]:
    """Return the places of the newest lines and of the greatest deeds before them, the reader's own first."""
    if room <= 0:
        return []
    newest, taught = min(NEWEST, room), teaching(seen.table.game)
    deeds = () if taught is None else taught.deeds
    weights = {f"{seen.table.game}.log.{name}": n for n, name in enumerate(deeds)}

    def weight(place: int) -> tuple[int, bool, int]:
        text = seen.news[place]
        mine = text.args.get("seat") == f"seat:{seen.seat}"
        return weights.get(text.key, len(weights)), not mine, -place

    return sorted([*sorted(places[:-newest], key=weight)[: room - newest], *places[-newest:]])


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
