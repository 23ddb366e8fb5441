"""The rules of Last Call, each with its number: what is poured, what tricks do, who is served."""

from collections.abc import Mapping

import pytest

from rules.core.decisions import Answer
from taverna_saideira.rules import GAME
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.components.state import SaideiraState, order, spares
from taverna_saideira.rules.play.pouring import pour, trick
from taverna_saideira.rules.play.serving import serve
from taverna_saideira.tests.small import begun, poured, serving
from tests.helpers import asked, context, drive, events_for, over

PASS = {0: ["trick:pass"]}


def keys(state: SaideiraState, *answers: Mapping[int, Answer]) -> list[str]:
    """The log's keys after one trick of the first seat with these answers."""
    ctx = context(state)
    drive(trick(ctx), answers)
    return [text.key.removeprefix("saideira.log.") for text in events_for(ctx)]


@pytest.mark.parametrize("seats", GAME.seats)
def test_everybody_has_eight_drinks_and_there_is_a_guest_for_each(seats: int) -> None:
    """Rule 1."""
    state = begun(seats)
    assert [len(hand) for hand in state.hands] == [8] * seats
    assert len(state.counter) == seats
    assert [spares(state, seat) for seat in range(seats)] == [2] * seats


def test_all_pour_at_once_and_the_bell_is_asked_first() -> None:
    """Rules 2 and 3."""
    state = begun(first=1)
    state.hands = [["rum_9", *hand[1:]] for hand in state.hands]
    ctx = context(state)
    assert drive(pour(ctx), [{seat: ["drink:rum_9"] for seat in range(3)}]) == "trick"
    assert (state.poured, state.strengths, state.waiting) == (["rum_9"] * 3, [9] * 3, [1, 2, 0])
    began, *poured_in_order = events_for(ctx)
    assert (began.key, began.args["bell"]) == ("saideira.log.round", "seat:1")
    found = [(text.key, text.args["seat"]) for text in poured_in_order]
    assert found == [("saideira.log.pours", f"seat:{seat}") for seat in (1, 2, 0)]


def test_equal_drinks_in_a_hand_are_one_choice() -> None:
    """Rule 2: they are alike."""
    state = begun()
    state.hands[0] = ["rum_9", "water_1", "rum_9", *["beer_5"] * 5]
    (decision,) = [asked(pour(context(state)))[0]]
    expected = ["drink:water_1", "drink:beer_5", "drink:rum_9"]
    assert [option.id for option in getattr(decision, "options", ())] == expected


def test_the_strongest_comes_first_and_equal_ones_last_from_the_bell_on() -> None:
    """Rule 4."""
    assert order(poured("wine_7", "rum_9", "beer_5")) == [1, 0, 2]
    assert order(poured("rum_9", "water_1", "rum_9", first=2)) == [1, 2, 0]
    assert order(poured("rum_9", "water_1", "rum_9", "water_1", first=3)) == [3, 0, 1, 2]


def test_nobody_spends_a_drink_that_is_needed_for_a_round_to_come() -> None:
    """Rule 3: with as many drinks as rounds to come, there is no question."""
    state = begun()
    state.hands = [["rum_9", "rum_10", *["beer_5"] * 4], *([["rum_9"] * 7] * 2)]
    state.hands = [[*hand] for hand in state.hands]
    ctx = context(state)
    drive(pour(ctx), [{seat: ["drink:rum_9"] for seat in range(3)}])
    assert state.waiting == [1, 2]


def test_a_trick_may_be_let_pass() -> None:
    """Rule 3: the drink stays."""
    state = poured("wine_7", "rum_9", "beer_5")
    assert keys(state, PASS) == []
    assert (len(state.hands[0]), state.spent, state.waiting) == (5, ["", "", ""], [1, 2])


def test_rum_has_no_trick() -> None:
    """Rule 3."""
    decision = asked(trick(context(poured("wine_7", "rum_9", "beer_5"))))[0]
    options = [option.id for option in getattr(decision, "options", ())]
    assert options == ["trick:pass", "drink:water_1", "drink:coffee_3", "drink:beer_5", "drink:wine_7"]


@pytest.mark.parametrize(("drink", "left"), [("rum_9", 5), ("coffee_3", 0)])
def test_water_takes_four_from_a_rivals_drink_down_to_nothing(drink: str, left: int) -> None:
    """Rule 3."""
    state = poured("beer_6", drink, "rum_10")
    assert keys(state, {0: ["drink:water_1"]}, {0: ["seat:1"]}) == ["weakens"]
    assert (state.strengths[1], state.spent[0]) == (left, "water_1")
    assert "water_1" not in state.hands[0]


def test_beer_adds_three_to_your_own_drink() -> None:
    """Rule 3: above ten, too."""
    state = poured("rum_9", "rum_10", "beer_5")
    assert keys(state, {0: ["drink:beer_5"]}) == ["strengthens"]
    assert (state.strengths, order(state)) == ([12, 10, 5], [0, 1, 2])


def test_wine_is_two_coins() -> None:
    """Rule 3."""
    state = poured("rum_9", "rum_10", "beer_5")
    assert keys(state, {0: ["drink:wine_7"]}) == ["toasts"]
    assert state.coins == [2, 0, 0]


def test_coffee_sends_a_guest_to_the_end_of_the_queue() -> None:
    """Rule 3: the next in the queue sits down in the same place."""
    state = poured("rum_9", "rum_10", "beer_5", counter=("bard", "sailor", "dancer"))
    came, waiting = state.queue[-1], len(state.queue)
    assert keys(state, {0: ["drink:coffee_3"]}, {0: ["guest:sailor"]}) == ["sends"]
    assert state.counter == ["bard", came, "dancer"]
    assert (state.queue[0], len(state.queue)) == ("sailor", waiting)


def test_after_the_last_trick_everybody_reads_who_got_in_whose_way() -> None:
    """Rule 4: a trick can make two drinks equal."""
    state = poured("rum_9", "beer_5", "beer_6")
    state.waiting = [0]
    ctx = context(state)
    assert drive(trick(ctx), [{0: ["drink:water_1"]}, {0: ["seat:2"]}]) == "serve"
    assert (state.strengths, state.waiting) == ([9, 5, 2], [0, 1, 2])
    state = poured("rum_9", "beer_5", "beer_6")
    state.waiting, state.strengths = [0], [9, 2, 6]
    ctx = context(state)
    assert drive(trick(ctx), [{0: ["drink:water_1"]}, {0: ["seat:2"]}]) == "serve"
    found = [(text.key, text.args.get("seats")) for text in events_for(ctx)][1:]
    assert found == [("saideira.log.clash", ["seat:1", "seat:2"])]


def test_each_chooses_in_order_and_the_last_gets_who_is_left() -> None:
    """Rule 4; then the next guests sit down, and the bell moves on."""
    state = serving("rum_9", "wine_7", "beer_5", counter=("bard", "sailor", "dancer"))
    state.round = 1
    ctx = context(state)
    assert drive(serve(ctx), [{0: ["guest:sailor"]}]) == "serve"
    assert drive(serve(ctx), [{1: ["guest:bard"]}]) == "pour"
    assert state.tables == [["sailor"], ["bard"], ["dancer"]]
    assert (state.round, state.first, state.poured, len(state.counter)) == (2, 1, [], 3)
    assert [text.key.removeprefix("saideira.log.") for text in events_for(ctx)] == ["serves"] * 3


def test_whoever_gets_a_brawler_draws_a_drink_that_only_they_see() -> None:
    """Rule 4."""
    state = serving("rum_9", "wine_7", "beer_5", counter=("brawler", "sailor", "dancer"))
    drink, ctx = state.cellar[-1], context(state)
    drive(serve(ctx), [{0: ["guest:brawler"]}])
    assert state.hands[0][-1] == drink
    found = [(text.key, text.args.get("drink")) for seat in (0, 1) for text in events_for(ctx, seat)[1:]]
    assert found == [("saideira.log.draws.own", f"drink:{drink}"), ("saideira.log.draws", None)]


def test_after_six_rounds_the_most_coins_win_then_the_most_drinks() -> None:
    """Rule 6."""
    state = serving("rum_9", "wine_7", "beer_5", counter=("merchant_3", "merchant_3"))
    state.counter, state.waiting, state.hands[2] = ["merchant_3"] * 2, [0, 1], []
    state.tables, state.coins = [[], [], ["merchant_5"]], [2, 2, 0]
    result = over(serve(context(state)), [{0: ["guest:merchant_3"]}])
    assert (result.places, result.sheet["total"]) == ((1, 1, 3), (5, 5, 5))
    assert result.why.key == "saideira.over.rounds"
    assert state.round == DATA.rounds


def test_a_trick_says_beforehand_what_it_does_to_the_asked_seats_place() -> None:
    """Rule 3, in the words beside each option."""
    state = poured("wine_7", "rum_9", "beer_5", first=2)
    [(seat, decision)] = asked(trick(context(state))).items()
    said = GAME.effects(GAME.view(state, seat), decision)
    told_now = {
        option: (text.key.removeprefix("saideira.effect."), dict(text.args)) for option, text in said.items()
    }
    assert seat == 2
    assert told_now["drink:beer_5"] == ("beer", {"strength": 5 + DATA.tricks.strengthen, "place": 2})
    assert told_now["trick:pass"] == ("pass", {"place": 3, "spares": 5})
    assert told_now["drink:wine_7"] == ("wine", {"count": DATA.tricks.toast})
