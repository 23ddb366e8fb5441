"""Words and pictures that have come to people's screens, and whether their readers may know them by now.

The pictures are those of `inside.noted`, which hold the view that they were drawn from.
"""

import json
import re
from collections.abc import Callable, Container, Iterable, Iterator, Mapping
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field, replace
from functools import lru_cache
from pathlib import Path
from typing import Any

from bot.sandbox.world.seen import Seen, seen_by
from rules.core.decisions import Seat
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys
from tests.bot.e2e.history import Present, present
from tests.bot.e2e.players import COMING, OVER, in_words, own, panel_in
from tools.driver import City, Person, Place

READER = re.compile(r'"reader":(null|[0-9]+)')  # for whom a picture was drawn
VIEW = re.compile(r'\{"reader":')
OTHERWISE = [  # what two games differ in anyway: keys of questions, ids of messages and people, times
    (re.compile(r"\b(d:\d+:)[0-9a-f]{12}"), r"\1"),
    (re.compile(r"(:pair\.\d+\.\d+\.)\d+"), r"\1"),  # the key of the question behind it
    (re.compile(r"\d{15,}"), "id"),
    (re.compile(r"<t:\d+:[Rf]>"), "time"),
]

Known = Callable[[Present, Seat | None], set[str]]  # the cards that a seat, or everybody, may read of


# --- on a screen -----------------------------------------------------------------------------------------


def read_by(person: Person) -> list[str]:
    """Return all texts and pictures of a screen, sorted, without what differs between any two games.

    Each once: whether an open hand is edited again with what it shows already depends on who is quicker, the
    answer to a press or the message that follows. Likewise, a picture may be late: without it, a version does
    not count.
    """
    lines = set()
    for seen in person.seen():
        line = "\n".join([seen.kind, *written(seen)])
        for pattern, instead in OTHERWISE:
            line = pattern.sub(instead, line)
        if not any(coming in line for coming in COMING):
            lines.add(line)
    return sorted(lines)


def written(seen: Seen) -> list[str]:
    """All texts of what was seen, and what its pictures show."""
    return [*seen.strings(), *(file.content.decode("latin-1") for file in seen.files)]


def before_the_end(seen: Seen) -> list[str]:
    """Return the same without the messages that tell of the end, when everything is open."""
    return [] if OVER in "".join(seen.strings()) else written(seen)


def views_in(text: str) -> Iterator[Any]:
    """Yield what the pictures in a text were drawn from, as JSON gives it."""
    for begin in VIEW.finditer(text):
        yield json.JSONDecoder().raw_decode(text, begin.start())[0]


def views_seen(person: Person, game: AnyGame) -> Iterator[Any]:
    """The views of this game that came to somebody as pictures while it went on."""
    for text in (text for seen in person.seen() for text in written(seen)):
        for view in map(game.seen.validate_python, views_in(text)):
            if view.phase != "over":
                yield view


# --- names of cards --------------------------------------------------------------------------------------


def names_of(ident: str) -> set[str]:
    """Return what people read for an id: long and short, in every language."""
    return {Words(lang).name(ident, short=short) for lang in LANGS for short in (False, True)}


def finder(
    kinds: Mapping[str, str], game: str, others: Iterable[str] = ()
) -> Callable[[str], AbstractSet[str]]:
    """A function that finds the cards which a text names, in whatever language. `kinds`: theirs, by name.

    Not where a name is a part of the game's help or of `others`, which tell nothing of a hand.
    """
    cards = {name: card for card, kind in kinds.items() for name in names_of(f"{kind}:{card}")}
    helps = {
        Words(lang).say(Text(key=key))
        for lang in LANGS
        for key in keys(lang)
        if key.startswith(f"{game}-help-")
    }
    longest_first = sorted({*cards, *helps, *others}, key=len, reverse=True)
    pattern = re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")
    return lru_cache(maxsize=20_000)(  # many people read the same
        lambda text: frozenset(cards[found] for found in pattern.findall(text) if found in cards)
    )


def told_lately(now: Present, seat: Seat | None, events: int) -> list[Text]:
    """Return what a seat, or everybody, was told in so many last events."""
    texts = [event.read_by(seat) for event in now.events[-events:]]
    return [text for text in texts if text is not None]


def named_in(texts: Iterable[Text], kinds: Iterable[str]) -> set[str]:
    """The names in the ids of these kinds that stand in texts."""
    values = [value for text in texts for value in text.args.values()]
    idents = [ident for value in values for ident in (value if isinstance(value, list) else [str(value)])]
    return {ident.partition(":")[2] for ident in idents if ident.partition(":")[0] in kinds}


# --- in the course of a game -----------------------------------------------------------------------------


@dataclass
class Watch:
    """Looks at all that has come to people's screens since its last look."""

    city: City
    database: Path
    people: list[Person]
    known: Known
    cards_in: Callable[[str], AbstractSet[str]]  # the cards of which a text or a picture tells
    before: Present | None = None
    versions: dict[int, int] = field(default_factory=dict)  # of each message, those that were looked at
    answered: set[int] = field(default_factory=set)  # interactions that were looked at
    read: set[tuple[int, str]] = field(default_factory=set)  # by message: an old panel keeps its words
    secrets: set[tuple[int, str]] = field(default_factory=set)  # what somebody alone could read, and did

    def look(self) -> None:
        """Fails if somebody has read of a card that only others may know, or got others' pictures."""
        now = present(self.database)
        fresh = {person.id: self._fresh(person) for person in self.people}
        self._remember()
        if now.position.result is None:
            for person in self.people:
                self._check(person, now, fresh[person.id])
        every = [seen for each in fresh.values() for seen in each]
        self.read |= {(seen.subject, text) for seen in every for text in before_the_end(seen)}
        self.before = now

    def _check(self, person: Person, now: Present, fresh: list[Seen]) -> None:
        seat = now.seat_of(person.id)
        may = self.known(now, seat) | (self.known(self.before, seat) if self.before else set())
        for seen in fresh:
            unread = [text for text in before_the_end(seen) if (seen.subject, text) not in self.read]
            new = "\n".join(unread)
            cards = {card for text in unread for card in self.cards_in(text)}
            assert cards <= may, (person.user.name, cards - may, new)
            assert set(READER.findall(new)) <= {"null", str(seat)}, (person.user.name, new)
            self.secrets |= {(person.id, card) for card in cards - self.known(now, None)}

    def _fresh(self, person: Person) -> list[Seen]:
        state = self.city.world.state
        messages = {
            ident: replace(message, versions=message.versions[self.versions.get(ident, 0) :])
            for ident, message in state.messages.items()
            if len(message.versions) > self.versions.get(ident, 0)
        }
        asked = {i: each for i, each in state.interactions.items() if i not in self.answered}
        new = replace(state, messages=messages, interactions=asked)
        return seen_by(new, person.id, self.city.world.can_view)

    def _remember(self) -> None:
        state = self.city.world.state
        self.versions = {ident: len(message.versions) for ident, message in state.messages.items()}
        self.answered = set(state.interactions)


async def look_round(
    people: Iterable[Person],
    games: Place,
    typed: Iterable[tuple[str, str]],
    asked: Container[int | None] | None = None,
) -> None:
    """Try, as everybody, all that shows something, unless the game is over.

    `typed`: commands, and an option of each to ask suggestions for. `asked`: the users whom the game asks, if
    that is known; nobody else gets suggestions.
    """
    for person in people:
        panel = panel_in(games)
        if OVER in panel.text:
            return
        assert (await person.press(panel, own(panel, "hand"))).ephemeral
        assert (await in_words(person, panel)).ephemeral
        for command in ("table log", "hand", "me"):
            assert (await person.command(command, games)).ephemeral
        for words, option in typed:
            reply = await person.autocomplete(words, games, **{option: ""})
            assert reply.kind == "choices"
            assert asked is None or person.id in asked or not reply.choices
