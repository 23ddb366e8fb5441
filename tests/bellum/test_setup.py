"""Setting up: rules 1 to 5."""

from collections import Counter

import pytest

from rules.bellum.check import check
from rules.bellum.components.data import DATA
from rules.bellum.components.state import BellumContext, BellumState, acting
from rules.bellum.play.phases import castles, goblins, setup
from rules.bellum.play.setup import new
from rules.core.rng import Dice
from tests.bellum.small import USUAL, game, ids, keys, lord, play
from tests.helpers import asked, context, drive

CHOSEN = {**USUAL, "castles": "chosen"}
SEEDS = [f"seed {number}" for number in range(60)]


def dealt(seats: int, seed: str = "deal") -> BellumContext:
    """A new game in which the castles and goblins are dealt."""
    ctx = context(new(seats, USUAL, Dice(seed)))
    assert drive(setup(ctx)) == "goblins"
    return ctx


def kinds(state: BellumState) -> list[str]:
    """The kinds of all places in play, in the order in which they come."""
    return [DATA.places[name].kind for name in state.places + state.decks["places"][::-1]]


def test_rule_01_the_seats_follow_each_other_from_the_captain_to_the_left() -> None:
    ctx = game(lord(), lord(), lord(), phase="goblins", captain=1)
    order = []
    for _ in range(3):
        order.append(acting(ctx.state))
        drive(goblins(ctx))
    assert order == [1, 2, 0]


def test_ruling_01_any_seat_may_be_the_first_captain() -> None:
    captains = Counter(new(3, USUAL, Dice(seed)).captain for seed in SEEDS)
    assert sorted(captains) == [0, 1, 2]


def test_rule_02_everybody_has_another_castle_and_two_face_up_goblins() -> None:
    ctx = dealt(5)
    assert sorted(lord.castle for lord in ctx.state.lords) == sorted(DATA.castles)
    names = [name for lord in ctx.state.lords for name in lord.unplaced]
    assert [DATA.creatures[name].deck for name in names] == ["goblin"] * 10
    assert len(set(names)) == 10


def test_rule_02_the_goblins_that_are_not_dealt_leave_the_game() -> None:
    ctx = dealt(2)
    assert ctx.state.goblins == []
    check(ctx.state)


@pytest.mark.parametrize(
    ("sides", "left", "right"),
    [
        (("left", "right"), ["goblin_1"], ["goblin_2"]),
        (("left", "left"), ["goblin_1", "goblin_2"], []),
        (("right", "right"), [], ["goblin_1", "goblin_2"]),
    ],
)
def test_example_one_goblin_on_each_side_or_both_on_one(
    sides: tuple[str, str], left: list[str], right: list[str]
) -> None:
    """Rulebook, "Implementação": one to the left and the other to the right, or two on either side."""
    ctx = game(lord(unplaced=["goblin_1", "goblin_2"]), lord(), phase="goblins")
    drive(goblins(ctx), [{0: [f"side:{side}"]} for side in sides])
    assert (ctx.state.lords[0].left, ctx.state.lords[0].right) == (left, right)
    assert ctx.state.lords[0].unplaced == []


def test_rule_02_all_goblins_are_dealt_before_the_first_is_placed() -> None:
    ctx = dealt(3)
    first = asked(goblins(ctx))
    assert list(first) == [ctx.state.captain]
    assert [len(lord.unplaced) for lord in ctx.state.lords] == [2, 2, 2]


def test_ruling_02_castles_are_dealt_at_random() -> None:
    assert len({new(2, USUAL, Dice(seed)).lords[0].castle for seed in SEEDS}) == 5


def test_ruling_02_castles_are_chosen_by_seat_before_goblins_are_dealt() -> None:
    ctx = context(new(2, CHOSEN, Dice("choose")))
    first, second = acting(ctx.state), 1 - acting(ctx.state)
    assert len(ctx.state.goblins) == 10
    drive(play(ctx, "goblins"), [{first: ["castle:ember_hold"]}, {second: ["castle:bog_fortress"]}])
    assert ctx.state.lords[first].castle == "ember_hold"
    assert ctx.state.lords[second].castle == "bog_fortress"
    assert [len(lord.unplaced) for lord in ctx.state.lords] == [2, 2]
    assert ctx.state.castles == ctx.state.goblins == []


def test_ruling_02_nobody_can_choose_a_castle_that_is_taken() -> None:
    ctx = context(new(2, CHOSEN, Dice("choose")))
    first, second = acting(ctx.state), 1 - acting(ctx.state)
    drive(setup(ctx))
    ctx.state.phase = "castles"
    drive(castles(ctx), [{first: ["castle:ember_hold"]}])
    assert "castle:ember_hold" not in ids(asked(castles(ctx)), second)


def test_ruling_02_the_last_of_five_is_not_asked_for_the_one_castle_left() -> None:
    ctx = context(new(5, CHOSEN, Dice("choose")))
    first = acting(ctx.state)
    names = list(DATA.castles)
    answers = [{(first + i) % 5: [f"castle:{name}"]} for i, name in enumerate(names[:4])]
    drive(play(ctx, "goblins"), answers)
    assert ctx.state.lords[(first + 4) % 5].castle == names[4]


@pytest.mark.parametrize(("seats", "each"), [(2, 3), (3, 4), (4, 6), (5, 7)])
def test_rule_03_farms_lie_on_villages_on_all_ten_cities(seats: int, each: int) -> None:
    assert kinds(new(seats, USUAL, Dice("deck"))) == ["farm"] * each + ["village"] * each + ["city"] * 10


def test_example_four_players_use_six_farms_six_villages_and_ten_cities() -> None:
    """Rulebook, "O reino dos humanos": x6, x6, x10."""
    assert Counter(kinds(new(4, USUAL, Dice("four")))) == {"farm": 6, "village": 6, "city": 10}


def test_rule_03_places_that_are_not_used_stay_in_the_box() -> None:
    state = new(2, USUAL, Dice("box"))
    assert Counter(DATA.places[name].kind for name in state.box) == {"farm": 4, "village": 4}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_rule_04_as_many_places_as_players_lie_beside_the_tavern(seats: int) -> None:
    state = new(seats, USUAL, Dice("places"))
    assert len(state.places) == seats
    assert {DATA.places[name].kind for name in state.places} == {"farm"}
    assert "tavern" not in state.places + state.decks["places"] + state.box


def test_rule_05_two_creatures_of_each_deck_lie_face_up_without_resources() -> None:
    state = new(3, USUAL, Dice("start"))
    assert {deck: len(cards) for deck, cards in state.displays.items()} == {"evil": 2, "super_evil": 2}
    assert (len(state.decks["evil"]), len(state.decks["super_evil"])) == (44, 18)
    expected = {"wooden": 20, "metal": 20, "golden": 10}
    assert {kind: len(values) for kind, values in state.piles.items()} == expected
    assert [lord for lord in state.lords if any(lord.tokens.values())] == []
    assert (state.day, state.die, state.turn) == (1, 0, 0)


def test_rule_05_decks_and_piles_are_shuffled() -> None:
    one, other = new(2, USUAL, Dice("one")), new(2, USUAL, Dice("other"))
    assert one.decks["evil"] != other.decks["evil"]
    assert one.piles["wooden"] != other.piles["wooden"]
    assert one.decks["places"] != other.decks["places"]


def test_everybody_reads_how_the_table_is_laid() -> None:
    assert keys(dealt(2)) == ["captain", "places", "castle.dealt", "castle.dealt", "goblins", "goblins"]
