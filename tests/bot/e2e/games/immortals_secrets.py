"""Owners of the Immortals cards that came to a user's screen: in pictures, and by name."""

from rules.core.decisions import Seat
from rules.immortals import GAME as IMMORTALS
from tests.bot.e2e.watching import names_of, views_seen
from tools.driver import Person


def secrets_seen(person: Person) -> set[Seat]:
    """Return the seats whose hidden cards were in pictures that came to a user before the end."""
    return {
        seat
        for view in views_seen(person, IMMORTALS)
        for seat, player in enumerate(view.players)
        if any(cards is not None for cards in (player.hand, player.plan, player.last_plan, player.draft))
    }


def names_seen(person: Person, card: str) -> set[str]:
    """The names of a card, in whatever language, that somebody has read; also in alternative texts."""
    read = "\n".join(text for seen in person.seen() for text in seen.strings())
    return {name for name in names_of(card) if name in read}
