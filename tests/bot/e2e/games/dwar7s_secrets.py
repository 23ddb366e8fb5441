"""Cards of Dwar7s Fall on people's screens: whose ogre cards and secret objectives are named there.

What somebody may know is worked out from the whole state of the game, not from its views. Names of gems
stand everywhere: of those in hands, the readers of pictures tell, and two games compared with one another.
"""

from pathlib import Path

from rules.core.decisions import Seat
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.state import Dwar7sState
from tests.bot.e2e.history import Present
from tests.bot.e2e.watching import Watch, finder, named_in, told_lately
from tools.driver import City, Person

LATELY = 60  # events; a page of the log has twenty that its reader may know
CARDS = {**dict.fromkeys(DATA.ogres, "ogre"), **dict.fromkeys(DATA.secrets, "secret")}
named = finder(CARDS, "dwar7s")


def watch(city: City, database: Path, people: list[Person]) -> Watch:
    """Watches people who play Dwar7s Fall, and others."""
    return Watch(city, database, people, known, named)


def known(now: Present, seat: Seat | None) -> set[str]:
    """The cards that somebody may read of, `None` being everybody who does not play."""
    state: Dwar7sState = now.position.state
    found = {*state.ogre_discard, *(clan.secret for clan in state.clans if clan.revealed)}
    if seat is not None:
        found.update([*state.clans[seat].ogres, state.clans[seat].secret])
    told = told_lately(now, seat, LATELY)
    by_key = {card for text in told for card in CARDS if text.key.startswith(f"dwar7s.log.{card}")}
    return found | by_key | named_in(told, ("ogre", "secret"))
