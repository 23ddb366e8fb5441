"""Public and hidden information: rule 18."""

from collections.abc import Callable

import pytest

from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.dwar7s import GAME
from rules.dwar7s.check import check
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.objectives import holds
from rules.dwar7s.components.state import Dwar7sState
from rules.dwar7s.play.setup import new
from rules.dwar7s.view import view_of
from tests.dwar7s.small import END, USUAL, clan, game, play, question
from tests.helpers import mixed, over


def midgame(seats: int = 3) -> Dwar7sState:
    """A game of steady players in which hands have filled."""
    state: Dwar7sState = playout(GAME, seats, seed_of("hidden"), ["steady"], decisions=80).position.state
    return state


def test_rule_18_the_owner_sees_the_hand_and_others_its_size() -> None:
    state = game(clan("mage", kingdom=["castle"], ruby=2, ogres=["thief"]), clan()).state
    mine = view_of(state, 0).clans[0]
    assert mine.gems is not None
    assert (mine.gems["ruby"], mine.ogres, mine.secret, mine.holds) == (2, ("thief",), "mage", False)
    for reader in (1, None):
        seen = view_of(state, reader).clans[0]
        assert (seen.gems, seen.ogres, seen.secret, seen.holds, seen.switch) == (None,) * 5
        assert (seen.gem_count, seen.ogre_count, seen.kingdom, seen.hand) == (2, 1, ("castle",), 4)


def test_rule_18_table_pools_piles_and_objectives_are_public() -> None:
    laid = {"m13": "red_tavern/blue_store@90"}
    ctx = game(clan(trades=["ale"], monsters=["red_dragon"]), clan(), laid=laid, dwarves={"m13": {1: 2}})
    ctx.state.ogre_discard = ["brute"]
    seen = view_of(ctx.state, None)
    assert [card.card for card in seen.cells[0].cards] == ["red_tavern", "blue_store"]
    assert (seen.cells[0].dwarves, seen.cells[0].free, seen.cells[0].name) == ((0, 2), 2, "M13")
    assert (seen.clans[1].pool, seen.clans[1].on_table) == (5, 2)
    assert (seen.trades, seen.decks) == (("bread", "fish", "feast"), {"trades": 1, "ogres": 1})
    expected = (("brute",), ("ale",), ("red_dragon",))
    assert (seen.ogre_discard, seen.clans[0].trades, seen.clans[0].monsters) == expected


def test_rule_18_at_the_end_everybody_sees_everything() -> None:
    ctx = game(clan("mage", ruby=2), clan("king", ogres=["thief"]), laid={"m13": "red_store"})
    over(play(ctx, "no such phase"), [{0: END}, {1: END}])
    seen = view_of(ctx.state, None)
    assert [player.secret for player in seen.clans] == ["mage", "king"]
    assert [player.ogres for player in seen.clans] == [(), ("thief",)]
    assert (seen.phase, seen.turn, seen.places) == ("over", None, (1, 2))
    assert seen.clans[0].score["gems"] == 6


def test_before_the_end_there_are_no_places() -> None:
    seen = view_of(new(3, USUAL, Dice("new")), 0)
    assert (seen.places, seen.phase, seen.round, seen.last_round) == (None, "tasks", 1, False)


def test_the_view_says_whose_turn_it_is_and_how_many_actions_are_left() -> None:
    ctx = game(laid={"m13": "blue_castle"}, turn=1, used=2)
    question(ctx)
    seen = view_of(ctx.state, None)
    assert (seen.turn, seen.used, seen.allowed, seen.order) == (1, 2, 4, (0, 1))


def test_the_view_numbers_regions_and_names_their_castles() -> None:
    laid = {"m13": "red_castle@180", "n13": "red_store", "p13": "blue_castle"}
    seen = view_of(game(laid=laid).state, None)
    expected = [("m13", 0, (0,), ("n13",)), ("n13", 0, (0,), ("m13",)), ("p13", 1, (1,), ())]
    assert [(c.cell, c.region, c.castles, c.links) for c in seen.cells] == expected
    assert [(c.cell, c.x, c.y) for c in seen.empty[:3]] == [("m12", 0, -1), ("n12", 1, -1), ("p12", 3, -1)]


def hands() -> Dwar7sState:
    """Three hands of gems and ogre cards, and all decks; nobody's secret objective holds."""
    state = game(
        clan("mage", emerald=2, ruby=1, ogres=["brute", "thief"]),
        clan("king", amber=1, diamond=1, ogres=["scare"]),
        clan("hunter", amber=3, ogres=["ambush"]),
        trade_deck=("ham", "ale", "honey"),
        ogre_deck=("confiscate", "scare", "thief"),
    ).state
    state.secrets = ["architect", "researcher"]
    return state


PILES: dict[str, Callable[[Dwar7sState], object]] = {
    "the deck of trade objectives": lambda state: state.trade_deck,
    "the deck of ogre cards": lambda state: state.ogre_deck,
    "the secret objectives of nobody": lambda state: sorted(state.secrets),
    "another's secret objective": lambda state: state.clans[0].secret,
    "another's gems": lambda state: state.clans[0].gems,
    "another's ogre cards": lambda state: state.clans[0].ogres,
    "a third one's gems": lambda state: state.clans[2].gems,
    "a third one's ogre cards": lambda state: state.clans[2].ogres,
}


@pytest.mark.parametrize("pile", PILES)
def test_resample_mixes_each_hidden_pile(pile: str) -> None:
    others = [mixed(GAME, hands(), 1, seed=str(number)) for number in range(20)]
    assert len({str(PILES[pile](other)) for other in others}) > 1


def test_resample_of_a_spectator_mixes_every_hand() -> None:
    others = [mixed(GAME, hands(), seed=str(number)) for number in range(20)]
    for seat in range(3):
        assert len({str(other.clans[seat]) for other in others}) > 1


def test_resample_for_all_seats_mixes_the_decks_alone() -> None:
    """So does a table that goes back: its branch draws other cards."""
    others = [mixed(GAME, hands(), 0, 1, 2, seed=str(number)) for number in range(20)]
    assert [other for other in others if other.clans != hands().clans] == []
    assert len({str(other.ogre_deck) for other in others}) > 1
    assert len({str(other.trade_deck) for other in others}) > 1


@pytest.mark.parametrize("seats", GAME.seats)
def test_resample_keeps_what_a_seat_knows_and_leaves_a_game_that_can_be(seats: int) -> None:
    state = midgame(seats)
    for number in range(20):
        for reader in range(seats):
            other = mixed(GAME, state, reader, seed=str(number))
            check(other)
            assert view_of(other, reader) == view_of(state, reader)
            assert other.clans[reader] == state.clans[reader]


def test_resample_keeps_how_many_gems_each_one_holds() -> None:
    state = game(clan(ruby=3), clan(amber=2), clan(emerald=1)).state
    other = mixed(GAME, state, 2)
    assert [sum(player.gems.values()) for player in other.clans] == [3, 2, 1]
    assert other.clans[0].gems["ruby"] + other.clans[1].gems["ruby"] == 3


@pytest.mark.parametrize(("switch", "secrets"), [(True, {"king"}), (False, {"king", "hunter"})])
def test_resample_leaves_what_is_revealed_and_the_switch(switch: bool, secrets: set[str]) -> None:
    """A seat with two monsters that did not reveal is either no Hunter or one whose switch is off."""
    rival = clan("king", monsters=["red_dragon", "blue_dragon"], switch=switch)
    state = game(clan("mage", revealed=True), rival).state
    state.secrets = ["hunter"]
    others = [mixed(GAME, state, seed=str(number)) for number in range(20)]
    assert {other.clans[0].secret for other in others} == {"mage"}
    assert {other.clans[1].secret for other in others} == secrets
    assert {other.clans[1].switch for other in others} == {switch}


def test_resample_gives_nobody_gems_for_which_he_would_have_revealed() -> None:
    """With nine emeralds in two hands, the Mage whose switch is on holds no five."""
    state = game(clan("mage", emerald=4, ruby=3), clan("king", emerald=5), clan()).state
    state.secrets = [name for name in DATA.secrets if name not in ("mage", "king", state.clans[2].secret)]
    others = [mixed(GAME, state, 2, seed=str(number)) for number in range(20)]
    for other in others:
        assert not [c for n, c in enumerate(other.clans) if c.switch and holds(other, n)]
    assert {player.switch for other in others for player in other.clans} == {True}


def test_who_would_reveal_whatever_is_dealt_has_the_switch_off() -> None:
    """In the middle of a turn, before the second monster has been told."""
    hunter = clan("hunter", monsters=["red_dragon", "blue_dragon"])
    state = game(clan("mage"), hunter, clan("king")).state
    state.secrets = []
    other = mixed(GAME, state, 0, 2)
    assert [player.secret for player in other.clans] == ["mage", "hunter", "king"]
    assert [player.switch for player in other.clans] == [True, False, True]


def test_a_switch_or_a_target_in_mind_changes_nothing_for_others() -> None:
    views = []
    for switch in (True, False):
        ctx = game(clan("mage", switch=switch, ogres=["ambush"]), clan(), laid={"m13": "red_store"})
        question(ctx)
        views.append([view_of(ctx.state, reader) for reader in (1, None)])
    assert views[0] == views[1]


def test_what_is_hidden_is_not_in_a_view_of_another_seat() -> None:
    state = midgame(2)
    seen = GAME.seen.dump_json(view_of(state, None)).decode()
    assert state.seed not in seen
    assert '"gems":null' in seen and '"secret":null' in seen
