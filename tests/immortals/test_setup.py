"""Setting up: rules R1 to R4, ruling A1, and the settings."""

from collections import Counter

import pytest

from rules.core.rng import Dice
from rules.immortals import GAME
from rules.immortals.check import check
from rules.immortals.components.data import BLANK, DATA, conflict_deck
from rules.immortals.play.setup import new
from tests.immortals.small import USUAL

SEATS = (3, 4, 5)


@pytest.mark.parametrize("seats", SEATS)
def test_rule_01_tribes_armies_and_cards_of_each_player(seats: int) -> None:
    state = new(seats, USUAL, Dice("first"))
    check(state)
    for realm in ("light", "dark"):
        tribes = [player.tribes[realm] for player in state.players]
        assert len(set(tribes)) == seats
        assert {DATA.tribes[tribe].realm for tribe in tribes} == {realm}
    for player in state.players:
        assert player.supply + sum(map(sum, player.groups.values())) == 43
        assert Counter(player.hand) == Counter({f"magic:{magic}": 1 for magic in DATA.magics} | {BLANK: 4})
        assert sum(player.score.values()) == 0


def test_rule_01_tribes_are_drawn() -> None:
    drawn = {new(3, USUAL, Dice(str(seed))).players[0].tribes["light"] for seed in range(60)}
    assert drawn == {tribe.id for tribe in DATA.tribes.values() if tribe.realm == "light"}


def test_rule_02_the_first_player_is_drawn() -> None:
    firsts = Counter(new(4, USUAL, Dice(str(seed))).first for seed in range(200))
    assert set(firsts) == {0, 1, 2, 3} and min(firsts.values()) > 25
    state = new(4, USUAL, Dice("x"))
    assert state.marker == state.first


@pytest.mark.parametrize(("seats", "rounds"), [(3, 7), (4, 5), (5, 5)])
def test_rule_03_and_ruling_01_rounds_by_the_number_of_players(seats: int, rounds: int) -> None:
    assert new(seats, USUAL, Dice("rounds")).rounds == rounds


def test_rule_03_and_ruling_01_six_rounds_for_four_or_up_to_ten_if_set() -> None:
    assert new(4, {**USUAL, "rounds": "6"}, Dice("rounds")).rounds == 6
    assert new(5, {**USUAL, "rounds": "10"}, Dice("rounds")).rounds == 10


def test_i4_rule_03_more_rounds_than_suggested_may_be_agreed_never_fewer() -> None:
    """Page 4."""
    [offered] = [option.values for option in GAME.options if option.key == "rounds"]
    assert offered == ("standard", "6", "7", "8", "9", "10")
    played = {
        (seats, value): new(seats, {**USUAL, "rounds": value}, Dice("rounds")).rounds
        for seats in SEATS
        for value in offered[1:]
    }
    assert {key for key, rounds in played.items() if rounds != int(key[1])} == {(3, "6")}
    assert played[3, "6"] == 7


@pytest.mark.parametrize("seats", SEATS)
def test_rule_04_boards_have_groups_and_an_edge_group_for_three_and_four(seats: int) -> None:
    state = new(seats, USUAL, Dice("groups"))
    edge = [2] if seats < 5 else []
    for player in state.players:
        for realm, tribe in player.tribes.items():
            assert sorted(player.groups[realm]) == sorted([*DATA.tribes[tribe].groups, *edge])


def test_the_draft_decks_hold_all_sixty_cards_by_realm_and_are_shuffled() -> None:
    state = new(3, USUAL, Dice("decks"))
    for realm, deck in state.draft_decks.items():
        known = conflict_deck("light" if realm == "light" else "dark")
        assert sorted(deck) == sorted(known) and deck != known
    assert state.draft_decks != new(3, USUAL, Dice("other")).draft_decks


def test_the_same_seed_gives_the_same_game() -> None:
    assert new(5, USUAL, Dice("same")) == new(5, USUAL, Dice("same"))
