"""Cards of Kemet on people's screens: whose names or pictures stand there, and who may know them by now.

What somebody may know is worked out from the whole state of the game, and not from its views: own cards,
cards that lie open, and cards that were told of lately.
"""

import json
import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.sandbox.driver import City, Person
from bot.sandbox.seen import Seen, seen_by
from rules.core.decisions import Seat
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys
from rules.kemet.data import DATA, DIVERSION
from rules.kemet.state import God, KemetState, Side
from tests.bot.e2e.history import Present, present
from tests.bot.e2e.players import OVER

LATELY = 40  # events; a page of the log has twenty that its reader may know
CARDS = {**dict.fromkeys(DATA.battle, "battle"), **dict.fromkeys(DATA.divine, "divine")}
SPECIAL = {card for card, row in DATA.battle.items() if row.special}  # named in the text of their tile
READER = re.compile(r'"reader":(null|[0-9]+)')
VIEW = re.compile(r'\{"reader":')  # of a picture: what `inside.noted` drew it from


def cards_in(text: str) -> set[str]:
    """The cards that a text names, in whatever language."""
    return {NAMED[found] for found in NAME.findall(text) if found in NAMED}


def _names() -> dict[str, str]:
    """Names of cards as people read them, long and short."""
    return {
        Words(lang).name(f"{kind}:{card}", short=short): card
        for card, kind in CARDS.items()
        for lang in LANGS
        for short in (False, True)
    }


def _pattern() -> re.Pattern[str]:
    """Any of these names, but not where they are a part of something that tells nothing of a hand."""
    tiles = {
        Words(lang).name(f"tile:{tile}") for tile in DATA.tiles for lang in LANGS
    }  # Reinforcement Prayer
    helps = {
        Words(lang).say(Text(key=key))
        for lang in LANGS
        for key in keys(lang)
        if key.startswith("kemet-help-")
    }
    longest_first = sorted({*NAMED, *tiles, *helps}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")


NAMED = _names()
NAME = _pattern()


# --- what may be known -----------------------------------------------------------------------------------


def known(now: Present, seat: Seat | None) -> set[str]:
    """The cards that somebody may read of, `None` being everybody who does not play."""
    state: KemetState = now.position.state
    found = {*state.discard, *SPECIAL}
    if any(question.prompt.key == "kemet.ask.diversion" for question in now.position.pending.values()):
        found.add(DIVERSION)  # the question itself is public, whoever has the card
    for number, god in enumerate(state.gods):
        found.update(god.spent)
        if number == seat:
            found.update(_own(god))
    for side in state.battle.sides if state.battle else ():
        found.update(_laid(state, side, seat))
    return found | _told(now, seat)


def _own(god: God) -> list[str]:
    return [*god.hand, *god.buried, *god.removed, *god.divine, *god.sight]


def _laid(state: KemetState, side: Side, seat: Seat | None) -> list[str]:
    """What one side of a battle has laid down, as far as somebody may know it."""
    assert state.battle is not None
    if side.seat == seat:
        return [side.play, side.discard, *side.divine]
    if state.battle.revealed:
        return [side.play, *side.divine]
    return [side.play] if seat is not None and state.battle.spy == seat else []


def _told(now: Present, seat: Seat | None) -> set[str]:
    late = now.events[-LATELY:]
    texts = [event.private if seat in event.seats else event.public for event in late]
    told = [value for text in texts if text is not None for value in text.args.values()]
    lists = [value if isinstance(value, list) else [str(value)] for value in told]
    return {
        ident.partition(":")[2]
        for idents in lists
        for ident in idents
        if ident.startswith(("battle:", "divine:"))
    }


# --- what is seen ----------------------------------------------------------------------------------------


@dataclass
class Watch:
    """Looks at all that has come to people's screens since its last look."""

    city: City
    database: Path
    people: list[Person]
    before: Present | None = None
    versions: dict[int, int] = field(default_factory=dict)  # of each message, those that were looked at
    answered: set[int] = field(default_factory=set)  # interactions that were looked at
    read: set[tuple[int, str]] = field(default_factory=set)  # by message: an old panel keeps its words
    secrets: set[tuple[int, str]] = field(default_factory=set)  # what somebody alone could read, and did

    def look(self) -> None:
        """Fails if somebody has read of a card that only others may know."""
        now = present(self.database)
        fresh = {person.id: self._fresh(person) for person in self.people}
        self._remember()
        if now.position.result is None:
            for person in self.people:
                self._check(person, now, fresh[person.id])
        self.read |= {(seen.subject, text) for each in fresh.values() for seen in each for text in told(seen)}
        self.before = now

    def _check(self, person: Person, now: Present, fresh: list[Seen]) -> None:
        seat = now.seat_of(person.id)
        may = known(now, seat) | (known(self.before, seat) if self.before else set())
        for seen in fresh:
            new = [text for text in told(seen) if (seen.subject, text) not in self.read]
            cards, readers = shown("\n".join(new))
            assert cards <= may, (person.user.name, cards - may, new)
            assert readers <= {"null", str(seat)}, (person.user.name, new)
            self.secrets |= {(person.id, card) for card in cards - known(now, None)}

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


def told(seen: Seen) -> list[str]:
    """All texts of what was seen, and what its pictures show; nothing of the end, when all cards are open."""
    texts = seen.strings()
    return (
        [] if OVER in "".join(texts) else [*texts, *(file.content.decode("latin-1") for file in seen.files)]
    )


def shown(text: str) -> tuple[set[str], set[str]]:
    """The cards that something on a screen tells of, and the readers of its pictures."""
    cards = cards_in(text)
    for view in VIEW.finditer(text):
        cards.update(CARDS.keys() & set(ids_in(json.JSONDecoder().raw_decode(text, view.start())[0])))
    return cards, set(READER.findall(text))


def ids_in(view: object) -> Iterator[str]:
    """All ids in a view; `battle:x` as `x`."""
    if isinstance(view, str):
        yield view.partition(":")[2] or view
    elif isinstance(view, Mapping):
        for each in view.values():
            yield from ids_in(each)
    elif isinstance(view, list):
        for each in view:
            yield from ids_in(each)
