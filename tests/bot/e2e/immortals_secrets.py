"""Whose cards of Immortals came to somebody's screen: in pictures, and by name."""

import json
import re
from collections.abc import Iterator

from bot.sandbox.driver import Person
from rules.core.decisions import Seat
from rules.core.words import LANGS, Words
from rules.immortals import GAME as IMMORTALS
from rules.immortals.view import ImmortalsView

VIEW = re.compile(r'\{"reader":')  # of a picture: what `inside.noted` drew it from


def secrets_seen(person: Person) -> set[Seat]:
    """Whose hidden cards were in pictures that came to somebody before the end."""
    return {
        seat
        for seen in person.seen()
        for file in seen.files
        for view in views_in(file.content.decode("latin-1"))
        if view.phase != "over"
        for seat, player in enumerate(view.players)
        if any(cards is not None for cards in (player.hand, player.plan, player.last_plan, player.draft))
    }


def views_in(picture: str) -> Iterator[ImmortalsView]:
    """What a picture was drawn from."""
    for begin in VIEW.finditer(picture):
        yield IMMORTALS.seen.validate_python(json.JSONDecoder().raw_decode(picture, begin.start())[0])


def names_seen(person: Person, card: str) -> set[str]:
    """The names of a card, in whatever language, that somebody has read; also in alternative texts."""
    read = "\n".join(text for seen in person.seen() for text in seen.strings())
    names = {Words(lang).name(card, short=short) for lang in LANGS for short in (False, True)}
    return {name for name in names if name in read}
