"""Invariants of every position: nothing is lost, created, or in two places (sheet sections 1 to 6)."""

from collections import Counter

from rules.core.decisions import Seat
from rules.kemet.components.board import homes, limit, troop_at
from rules.kemet.components.data import DATA, DIVERSION, FIRST_HAND, divine_deck, spaces_for, tiles_of
from rules.kemet.components.map import CHART, zones_in_play
from rules.kemet.components.routes import can_end
from rules.kemet.components.state import God, KemetState
from rules.kemet.components.tokens import balanced, empty_spaces, gold_left, tokens_left

CARDS_PLAYED = ("turn", "buy", "raise", "move", "march", "lull")  # phases with cards of the Day


def check(state: KemetState) -> None:
    """Raise `AssertionError` if the state is impossible."""
    assert sorted(state.order) == list(range(state.seats)) and len(state.gods) == state.seats
    assert 0 <= state.done < state.seats
    _tiles(state)
    _divine(state)
    _troops(state)
    _march(state)
    _pyramids(state)
    for seat, god in enumerate(state.gods):
        _units(state, seat, god)
        _beasts(state, seat, god)
        _battle_cards(state, seat, god)
        _board(state, seat, god)
    assert sum(god.veterans for god in state.gods) <= DATA.veterans, "more veterans than there are"


def _tiles(state: KemetState) -> None:
    owned = [tile for god in state.gods for tile in god.tiles]
    known = [tile for name in state.colours for tile in DATA.tiles if DATA.tiles[tile].colour == name]
    known = [tile for tile in known if tile in tiles_of(DATA.tiles[tile].colour, state.seats)]
    assert sorted(owned + state.tiles) == sorted(known), "tiles"


def _divine(state: KemetState) -> None:
    hands = [card for god in state.gods for card in (*god.divine, *god.sight)]
    sides = [card for side in (state.battle.sides if state.battle else []) for card in side.divine]
    everywhere = Counter(state.deck + state.discard + hands + sides)
    assert everywhere == Counter(divine_deck() + [DIVERSION] * state.seats), "Divine Intervention cards"
    refilled = state.deck or not state.discard  # ruling A53; a Day card lies there while it takes effect
    assert refilled or state.phase in CARDS_PLAYED, "an empty deck beside a discard pile"


def _troops(state: KemetState) -> None:
    fought = [*state.battles, *([state.battle.zone] if state.battle else [])]
    for zone, troops in state.troops.items():
        assert zone in zones_in_play(state.seats), f"{zone} is not in play"
        seats = [troop.seat for troop in troops]
        assert len(set(seats)) == len(seats) and seats, f"troops in {zone}"
        assert len(seats) == 1 or (len(seats) == 2 and zone in fought), f"two owners in {zone}"
        for troop in troops:
            assert 1 <= troop.units <= limit(state, troop.seat), f"{troop.units} units in {zone}"
            assert len(troop.beasts) <= 1 or state.turn, f"creatures in {zone}"


def _march(state: KemetState) -> None:
    if state.march:
        prayers = state.gods[state.march.seat].prayers
        assert can_end(state, state.march, prayers), "a Move action that can't end within the limits"


def _pyramids(state: KemetState) -> None:
    for zone, pyramid in state.pyramids.items():
        assert CHART.zones[zone].kind == "district"
        assert 1 <= pyramid.level <= DATA.pyramid_levels
        assert pyramid.colour in state.colours


def _units(state: KemetState, seat: Seat, god: God) -> None:
    placed = sum(troop.units for troops in state.troops.values() for troop in troops if troop.seat == seat)
    moving = state.march.units if state.march and state.march.seat == seat else 0
    owned = DATA.units + sum(DATA.tiles[tile].power.mercenaries for tile in god.tiles)
    assert god.supply >= 0 and god.supply + placed + moving == owned, f"units of seat {seat}"
    assert 0 <= god.prayers <= DATA.prayers_most


def _beasts(state: KemetState, seat: Seat, god: God) -> None:
    troops = [troop_at(state, zone, seat) for zone in state.troops]
    out = [beast for troop in troops if troop for beast in troop.beasts]
    moving = [*state.march.beasts, *state.march.dropped] if state.march and state.march.seat == seat else []
    assert not set(state.returned) - {beast for player in state.gods for beast in player.beasts}
    owned = [tile for tile in god.tiles if tile in DATA.beasts]
    assert sorted(god.beasts + out + moving) == sorted(owned), f"creatures of seat {seat}"


def _battle_cards(state: KemetState, seat: Seat, god: God) -> None:
    sides = [side for side in (state.battle.sides if state.battle else []) if side.seat == seat and side.play]
    cards = [card for side in sides for card in (side.play, side.discard)]
    cards += [*god.hand, *god.spent, *god.buried, *god.removed]
    special = [DATA.tiles[tile].special for tile in god.tiles]
    assert sorted(cards) == sorted([*FIRST_HAND, *(card for card in special if card)]), "battle cards"
    assert len(god.hand) % 2 == 0, "battle cards are used in pairs"


def _board(state: KemetState, seat: Seat, god: God) -> None:
    spaces = spaces_for(state.seats)
    assert all(space in spaces for space in (*god.spaces, *god.slots)), "a token beside the board"
    assert all(DATA.spaces[space].action != "buy" or space in god.slots for space in god.spaces)
    assert balanced(state, seat), "a level that can get no token any more (rule R14)"
    assert not {*god.gold_used} - {*god.tiles} and not {*god.gold_used} & {*gold_left(god)}, "gold tokens"
    assert 0 <= tokens_left(god) <= len(empty_spaces(state, god)), "a token without a space"
    if god.city:
        mine = [state.pyramids[zone].colour for zone in homes(state, seat) if zone in state.pyramids]
        assert sorted(mine) == sorted(god.slots.values()), "Buy tokens and pyramids"
        assert len(mine) <= DATA.pyramids[state.seats]
