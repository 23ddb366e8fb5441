"""Cards of Dwar7s Fall on people's screens: whose ogre cards and secret objectives are named there.

What somebody may know is worked out from the whole state of the game, not from its views. Names of gems
stand everywhere: of those in hands, the readers of pictures tell, and two games compared with one another.
"""

import re
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from pathlib import Path

from bot.sandbox.driver import City, Person
from bot.sandbox.seen import Seen, seen_by
from rules.core.decisions import Seat
from rules.core.text import Text
from rules.core.words import LANGS, Words, keys
from rules.dwar7s.data import DATA
from rules.dwar7s.state import Dwar7sState
from tests.bot.e2e.history import Present, present
from tests.bot.e2e.players import OVER

LATELY = 60  # events; a page of the log has twenty that its reader may know
READER = re.compile(r'"reader":(null|[0-9]+)')
KINDS: Mapping[str, str] = {
    **dict.fromkeys(DATA.ogres, "ogre"),
    **dict.fromkeys(DATA.secrets, "secret"),
}


def _pattern() -> re.Pattern[str]:
    """Any of these names, but not where a help or the rules explain them to everybody."""
    explained = {
        Words(lang).say(Text(key=key))
        for lang in LANGS
        for key in keys(lang)
        if key.startswith("dwar7s-help-")
    }
    longest_first = sorted({*NAMED, *explained}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, longest_first))})(?!\w)")


NAMED = {
    Words(lang).name(f"{kind}:{card}", short=short): card
    for card, kind in KINDS.items()
    for lang in LANGS
    for short in (False, True)
}
NAME = _pattern()


def cards_in(text: str) -> set[str]:
    """The ogre cards and secret objectives that a text names, in whatever language."""
    return {NAMED[found] for found in NAME.findall(text) if found in NAMED}


# --- what may be known -----------------------------------------------------------------------------------


def known(now: Present, seat: Seat | None) -> set[str]:
    """The cards that somebody may read of, `None` being everybody who does not play."""
    state: Dwar7sState = now.position.state
    found = {*state.ogre_discard, *(clan.secret for clan in state.clans if clan.revealed)}
    if seat is not None:
        found.update([*state.clans[seat].ogres, state.clans[seat].secret])
    return found | _told(now, seat)


def _told(now: Present, seat: Seat | None) -> set[str]:
    late = now.events[-LATELY:]
    texts = [event.private if seat in event.seats else event.public for event in late]
    told = [text for text in texts if text is not None]
    by_key = {card for text in told for card in KINDS if text.key.startswith(f"dwar7s.log.{card}")}
    values = [value for text in told for value in text.args.values()]
    idents = [ident for value in values for ident in (value if isinstance(value, list) else [str(value)])]
    return by_key | {ident.partition(":")[2] for ident in idents if ident.startswith(("ogre:", "secret:"))}


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
        """Fails if somebody has read of a card that only others may know, or got others' pictures."""
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
            new = "\n".join(text for text in told(seen) if (seen.subject, text) not in self.read)
            cards = cards_in(new)
            assert cards <= may, (person.user.name, cards - may, new)
            assert set(READER.findall(new)) <= {"null", str(seat)}, (person.user.name, new)
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
    if OVER in "".join(texts):
        return []
    return [*texts, *(file.content.decode("latin-1") for file in seen.files)]
