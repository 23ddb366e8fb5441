"""Views of Dwar7s Fall that games reach seldom or never, to see what pictures can bear."""

from dataclasses import replace

from rules.core.decisions import Seat
from rules.core.rng import Dice
from rules.dwar7s.components.data import COLOURS, DATA
from rules.dwar7s.components.grid import beside, card_of, cell_at
from rules.dwar7s.components.state import Card, Dwar7sState, Plan, Stack
from rules.dwar7s.play.setup import new
from rules.dwar7s.view import Dwar7sView, view_of


def start(seats: int) -> Dwar7sState:
    """A game before the first card, with the first player to begin, and known secret objectives."""
    state = new(seats, {}, Dice("pictures"))
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
    """Nothing is built yet."""
    return view_of(start(seats), 0)


def over(won: tuple[int, ...]) -> Dwar7sView:
    """The end of a game with these places."""
    state = village(len(won))
    state.phase = "over"
    return replace(view_of(state, 0), places=won)
