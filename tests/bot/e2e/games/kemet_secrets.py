"""Cards of Kemet on people's screens: whose names or pictures stand there, and who may know them by now.

What somebody may know is worked out from the whole state of the game, and not from its views: own cards,
cards that lie open, and cards that were told of lately.
"""

from collections.abc import Iterator, Mapping
from collections.abc import Set as AbstractSet
from functools import lru_cache
from pathlib import Path

from rules.core.decisions import Seat
from rules.core.words import LANGS, Words
from rules.kemet.components.data import DATA, DIVERSION
from rules.kemet.components.state import God, KemetState, Side
from tests.bot.e2e.history import Present
from tests.bot.e2e.watching import Watch, finder, named_in, told_lately, views_in
from tools.driver import City, Person

LATELY = 40  # events; a page of the log has twenty that its reader may know
KINDS = ("battle", "divine")
CARDS = {**dict.fromkeys(DATA.battle, "battle"), **dict.fromkeys(DATA.divine, "divine")}
SPECIAL = {card for card, row in DATA.battle.items() if row.special}  # named in the text of their tile
TILES = {Words(lang).name(f"tile:{tile}") for tile in DATA.tiles for lang in LANGS}  # Reinforcement Prayer
named = finder(CARDS, "kemet", TILES)


def watch(city: City, database: Path, people: list[Person]) -> Watch:
    """Watches people who play Kemet, and others."""
    return Watch(city, database, people, known, cards_in)


@lru_cache(maxsize=20_000)  # many people read the same
def cards_in(text: str) -> AbstractSet[str]:
    """The cards of which something on a screen tells: by their names, or in its pictures."""
    return named(text) | {ident for view in views_in(text) for ident in ids_in(view) if ident in CARDS}


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
    return found | named_in(told_lately(now, seat, LATELY), KINDS)


def _own(god: God) -> list[str]:
    return [*god.hand, *god.buried, *god.removed, *god.divine, *god.sight]


def _laid(state: KemetState, side: Side, seat: Seat | None) -> list[str]:
    """Return what one side of a battle has laid down, as far as the seat may know it."""
    assert state.battle is not None
    if side.seat == seat:
        return [side.play, side.discard, *side.divine]
    if state.battle.revealed:
        return [side.play, *side.divine]
    return [side.play] if seat is not None and state.battle.spy == seat else []
