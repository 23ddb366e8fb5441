"""Laying out the game: rules 5 to 9."""

import pytest

from rules.core.rng import Dice
from rules.dwar7s.check import check
from rules.dwar7s.components.data import COLOURS, DATA
from rules.dwar7s.components.grid import card_of
from rules.dwar7s.components.state import pile, pool
from rules.dwar7s.play.setup import new
from rules.dwar7s.view import view_of
from tests.dwar7s.small import USUAL, ids, keys, play, question, saying
from tests.helpers import context, drive

EACH = pytest.mark.parametrize("seats", [2, 3, 4])


@EACH
def test_rule_05_three_open_objectives_and_one_secret_for_each(seats: int) -> None:
    state = new(seats, USUAL, Dice("deal"))
    check(state)
    assert (len(state.trades), len(state.trade_deck)) == (3, 7)
    assert len({clan.secret for clan in state.clans}) == seats
    assert len(state.secrets) == 7 - seats


@EACH
def test_rule_06_all_gems_are_in_open_piles(seats: int) -> None:
    state = new(seats, USUAL, Dice("deal"))
    assert {gem: pile(state, gem) for gem in DATA.gems} == view_of(state, None).piles
    assert sum(view_of(state, None).piles.values()) == 34


@EACH
def test_rule_07_nine_cards_and_seven_dwarves_in_a_colour_of_their_own(seats: int) -> None:
    state = new(seats, USUAL, Dice("deal"))
    for seat, clan in enumerate(state.clans):
        assert (len(clan.kingdom), pool(state, seat)) == (9, 7)
    assert [card_of(seat, "castle").partition("_")[0] for seat in range(seats)] == list(COLOURS[:seats])


@EACH
def test_rule_08_the_ogres_are_one_shuffled_deck(seats: int) -> None:
    decks = [new(seats, USUAL, Dice(str(number))).ogre_deck for number in range(5)]
    assert {tuple(sorted(deck)) for deck in decks} == {tuple(sorted(decks[0]))}
    assert (len(decks[0]), len({tuple(deck) for deck in decks})) == (13, 5)


@EACH
def test_rule_09_anybody_may_begin_and_hands_and_table_are_empty(seats: int) -> None:
    games = [new(seats, USUAL, Dice(str(number))) for number in range(40)]
    assert {state.first for state in games} == set(range(seats))
    assert games[0].table == {} and all(not clan.ogres for clan in games[0].clans)


def test_rule_09_the_first_player_is_told_and_turns_go_clockwise() -> None:
    ctx = context(new(3, USUAL, Dice("begin")))
    first = ctx.state.first
    drive(play(ctx, "tasks"))
    assert keys(ctx) == ["first", "trades", "turn"]
    assert saying(ctx, "first") == [{"seat": f"seat:{first}"}]
    assert view_of(ctx.state, None).order == (first, (first + 1) % 3, (first + 2) % 3)


def test_ruling_16_the_very_first_action_is_a_build() -> None:
    ctx = context(new(2, USUAL, Dice("begin")))
    decision = question(ctx)
    assert ids(decision) == [f"kingdom:{kind}" for kind in DATA.kingdoms]
    assert decision.default is None


def test_ruling_21_fewer_players_have_the_same_piles_and_objectives() -> None:
    sizes = {
        (len(s.ogre_deck), len(s.trade_deck), pile(s, "ruby"))
        for s in (new(n, USUAL, Dice("few")) for n in (2, 3, 4))
    }
    assert sizes == {(13, 7, 6)}
