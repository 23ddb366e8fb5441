"""Views of Dwar7s Fall that games reach seldom or never, to see what pictures can bear."""

from dataclasses import replace
from typing import Any

from rules.core.decisions import Seat
from rules.core.rng import Dice
from rules.dwar7s.components.data import COLOURS, DATA
from rules.dwar7s.components.grid import beside, card_of, cell_at, kind_of
from rules.dwar7s.components.state import Card, Dwar7sState, Plan, Stack
from rules.dwar7s.play.setup import new
from rules.dwar7s.view import CellView, Dwar7sView, PlanView, view_of
from tests.dwar7s.small import USUAL


def start(seats: int) -> Dwar7sState:
    """A game before the first card, with the first player to begin, and known secret objectives."""
    state = new(seats, USUAL, Dice("pictures"))
    state.phase, state.first = "tasks", 0
    state.trades = ["mushrooms", "sausages", "pumpkins"]
    for clan, secret in zip(state.clans, ("disguised_ogre", "researcher", "king", "mage"), strict=False):
        clan.secret = secret
    return state


def lay(state: Dwar7sState, cell: str, card: str, rotation: int = 0, *dwarves: Seat) -> None:
    """Put a card on a cell, with one dwarf of each of these seats, and take it out of its owner's hand."""
    under = state.table[cell].cards if cell in state.table else []
    counts = [dwarves.count(seat) for seat in range(state.seats)]
    state.table[cell] = Stack([*under, Card(card, rotation)], counts)
    colour, _, kind = card.partition("_")
    state.clans[COLOURS.index(colour)].kingdom.remove(kind)


def village(seats: int) -> Dwar7sState:
    """Two realms, a stack of three, a dragon, and a completed task."""
    state = start(seats)
    lay(state, "m13", "red_castle", 270)
    lay(state, "n13", "blue_amber_mine")
    lay(state, "n13", "red_diamond_mine")
    lay(state, "n13", "blue_emerald_mine", 180, 0, 0, 1)
    lay(state, "o13", "blue_castle", 0, 1)
    lay(state, "m14", "red_tavern", 180, 1)
    lay(state, "m15", "blue_dragon", 90, 0, 1)
    lay(state, "n15", "red_store")
    lay(state, "l14", "red_ice_giant", 90)
    state.clans[0].gems |= {"emerald": 2, "amber": 1, "diamond": 1}
    state.clans[0].ogres = ["ambush", "thief", "thief"]
    state.clans[1].trades = ["bread"]
    state.ogre_discard = ["scare", "brute"]
    state.round = 6
    return state


def early(seats: int) -> Dwar7sView:
    """The village as the first player sees it, whose turn it is."""
    return view_of(village(seats), 0)


def worst(seats: int) -> Dwar7sView:
    """All cards beside each other in a square, all dwarves on them, all numbers as large as they get."""
    state = start(seats)
    cards = [card_of(seat, kind) for kind in DATA.kingdoms for seat in range(seats)]
    wide = 7
    left = [seat for seat in range(seats) for _ in range(DATA.dwarves)]
    for number, card in enumerate(cards):
        free = DATA.kingdoms[card.partition("_")[2]].spaces
        there, left = left[:free], left[free:]
        lay(state, cell_at(number % wide - 3, number // wide - 3), card, 90 * (number % 4), *there)
    state.clans[0].gems = {gem: pile.copies for gem, pile in DATA.gems.items()}
    state.clans[0].ogres = sorted(state.ogre_deck)
    state.ogre_deck = []
    for clan in state.clans:
        clan.trades = ["ham", "feast", "ale", "pumpkins"]
        clan.monsters = ["red_dragon", "blue_dragon", "red_ice_giant", "blue_ice_giant"]
        clan.revealed = True
    state.round, state.ending = DATA.max_rounds, True
    return view_of(state, 0)


def line(seats: int) -> Dwar7sView:
    """All cards in one line from west to east."""
    state = start(seats)
    cards = [card_of(seat, kind) for kind in DATA.kingdoms for seat in range(seats)]
    for number, card in enumerate(cards):
        lay(state, cell_at(number - 12, 0), card)
    return view_of(state, 0)


def tower(seats: int) -> Dwar7sView:
    """All mines of all colours on one cell, a dragon on top."""
    state = start(seats)
    for kind in [*(kind for kind, found in DATA.kingdoms.items() if found.gem), "dragon"]:
        for seat in range(seats if kind != "dragon" else 1):
            lay(state, "m13", card_of(seat, kind), 90 * seat)
    return view_of(state, 0)


def building(seats: int, card: str = "red_emerald_mine", cell: str = "n14") -> Dwar7sView:
    """The first player turns a card on a cell."""
    state = village(seats)
    state.plan = Plan(step="build", card=card, cell=cell)
    return view_of(state, 0)


def choosing(seats: int) -> Dwar7sView:
    """The first player chooses where to build: on empty cells, or on mines."""
    state = village(seats)
    empty = [other for cell in state.table for other in beside(cell).values() if other not in state.table]
    state.plan = Plan(step="build", card="red_dragon", cells=[*dict.fromkeys(empty), "n13"])
    return view_of(state, 0)


def first(seats: int) -> Dwar7sView:
    """Return a view with nothing built yet."""
    return view_of(start(seats), 0)


def pile_of(seats: int, high: int) -> Dwar7sView:
    """So many cards on one cell."""
    state = start(seats)
    for number, kind in enumerate(list(DATA.kingdoms)[:high]):
        lay(state, "m13", card_of(number % seats, kind))
    return view_of(state, 0)


def seldom(seats: int) -> list[Dwar7sView]:
    """Return views with things just at a limit, run out, or lost; each state of a secret objective."""
    table, turned = early(seats), building(seats)
    lost = dict.fromkeys(table.clans[0].score, -2)
    return [
        *(pile_of(seats, high) for high in (2, 4, 5, 6)),
        *(replace(table, trades=table.trades[:left]) for left in (0, 1)),
        *(replace(table, phase=phase, last_round=True) for phase in ("resolution", "discard")),
        replace(table, used=table.allowed, ogre_discard=(), decks={"trades": 0, "ogres": 0}),
        replace(table, changed=("cell:m13", "cell:m14", "ogre:brute")),
        replace(table, changed=(f"cell:{table.empty[0].cell}",)),
        replace(table, plan=PlanView("dig", "", "", None, ("n13",), ())),
        replace(turned, turn=None, places=(1,) * seats, last_round=True),
        *(all_with(turned, realm_points=points) for points in (-9, 0, 99)),
        all_with(table, switch=True, holds=False, kingdom=(), ogres=(), gems={}, hand=DATA.hand_limit),
        all_with(table, switch=False, holds=True, kingdom=tuple(DATA.kingdoms)[:3], hand=DATA.hand_limit + 1),
        all_with(table, switch=True, holds=True, revealed=True, objectives=DATA.objectives_to_end),
        all_with(table, switch=None, holds=False, realm_points=-3, score=lost, pool=0),
        all_with(table, objectives=DATA.objectives_to_end + 1, trades=("ham",), monsters=("red_dragon",)),
        *(crowded(table, first) for first in range(3)),
    ]


def all_with(table: Dwar7sView, **changes: Any) -> Dwar7sView:
    """These changes for every player."""
    return replace(table, clans=tuple(replace(clan, **changes) for clan in table.clans))


def crowded(table: Dwar7sView, first: int) -> Dwar7sView:
    """Every space is taken: so many by the first player, the others by the second one."""
    others = (0,) * (len(table.clans) - 2)

    def full(cell: CellView) -> CellView:
        spaces = kind_of(cell.cards[-1].card).spaces
        mine = min(first, spaces)
        return replace(cell, dwarves=(mine, spaces - mine, *others), free=0)

    return replace(table, cells=tuple(map(full, table.cells)))


def over(won: tuple[int, ...]) -> Dwar7sView:
    """The end of a game with these places."""
    state = village(len(won))
    state.phase = "over"
    return replace(view_of(state, 0), places=won)
