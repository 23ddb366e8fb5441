"""Laying out the game (sheet rules 1 to 5; rulebook, "Implementação")."""

from collections.abc import Mapping

from rules.bellum.components.data import CHESTS, DATA
from rules.bellum.components.state import BellumState, Lord
from rules.core.rng import Dice


def new(seats: int, options: Mapping[str, str], dice: Dice) -> BellumState:
    """A new game: everything shuffled and revealed, except the goblins, which are dealt after the castles.

    `options`: `castles` is `dealt` or `chosen`, `magic_counts_twice` is `no` or `yes`.
    """
    captain = dice.below(seats)
    chosen = options["castles"] == "chosen"
    castles = list(DATA.castles)
    if not chosen:
        dice.shuffle(castles)
    lords = [Lord() if chosen else Lord(castle=castles.pop()) for _ in range(seats)]
    kingdom, box = human_kingdom(seats, dice)
    decks = {"places": kingdom, "evil": shuffled("evil", dice), "super_evil": shuffled("super_evil", dice)}
    return BellumState(
        phase="setup",
        seed=dice.seed,
        captain=captain,
        seats=seats,
        castles_chosen=chosen,
        magic_counts_twice=options["magic_counts_twice"] == "yes",
        lords=lords,
        castles=castles if chosen else [],
        goblins=shuffled("goblin", dice),
        places=[kingdom.pop() for _ in range(seats)],
        displays={deck: [decks[deck].pop() for _ in range(DATA.display)] for deck in ("evil", "super_evil")},
        decks=decks,
        piles={kind: chest_pile(kind, dice) for kind in CHESTS},
        box=box,
        drawn=dice.drawn,
    )


def human_kingdom(seats: int, dice: Dice) -> tuple[list[str], list[str]]:
    """The deck of places, the top last: cities, villages, farms; and the places left in the box."""
    deck: list[str] = []
    box: list[str] = []
    for kind, count in (("city", None), ("village", DATA.villages[seats]), ("farm", DATA.farms[seats])):
        places = [place.id for place in DATA.places.values() if place.kind == kind]
        dice.shuffle(places)
        deck += places[:count]
        box += places[len(places[:count]) :]
    return deck, box


def shuffled(deck: str, dice: Dice) -> list[str]:
    """All creatures of a deck."""
    creatures = [creature.id for creature in DATA.creatures.values() if creature.deck == deck]
    dice.shuffle(creatures)
    return creatures


def chest_pile(kind: str, dice: Dice) -> list[int]:
    """The values of all chests of a kind."""
    values = [value for value, copies in DATA.chests[kind].items() for _ in range(copies)]
    dice.shuffle(values)
    return values
