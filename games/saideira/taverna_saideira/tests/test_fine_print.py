"""Small print of the rules of Last Call: what is hidden, marked, dealt by lot and said beside a choice."""

import pytest

from rules.core.decisions import Choose
from rules.core.rng import Dice
from rules.core.text import Text
from taverna_saideira.rules import GAME
from taverna_saideira.rules.components import asks
from taverna_saideira.rules.components.state import SaideiraState
from taverna_saideira.rules.effects import guest, may_grow
from taverna_saideira.rules.play.pouring import pour, trick
from taverna_saideira.rules.play.serving import serve
from taverna_saideira.tests.small import begun, poured, serving
from tests.helpers import Answers, asked, context, drive, events_for, over


def question(state: SaideiraState, *answers: str, seat: int = 0) -> Choose:
    """The question to the seat in its trick after these answers."""
    decision = asked(trick(context(state)), [{seat: [answer]} for answer in answers])[seat]
    assert isinstance(decision, Choose)
    return decision


def beside(state: SaideiraState, *answers: str) -> dict[str, Text]:
    """The effects beside the options of the first seat's question."""
    decision = question(state, *answers)
    return {**GAME.effects(GAME.view(state, 0), decision)}


def test_what_is_poured_and_whether_there_is_a_trick_is_asked_in_secret() -> None:
    """Rules 2 and 3."""
    pouring = asked(pour(context(begun())))[0]
    trial = poured("wine_7", "rum_9", "beer_5", counter=("bard", "sailor", "dancer"))
    found = [pouring, question(trial), question(trial, "drink:water_1")]
    found.append(question(poured("wine_7", "rum_9", "beer_5"), "drink:coffee_3"))
    assert [decision.secret for decision in found] == [True] * 4


def test_the_drinks_and_the_guests_are_mixed() -> None:
    """Rule 1."""
    games = [GAME.new(3, GAME.settle({}), Dice(seed)) for seed in ("one", "two")]
    assert games[0].cellar != games[1].cellar and sorted(games[0].hands) != sorted(games[1].hands)
    assert [*games[0].queue, *games[0].counter] != [*games[1].queue, *games[1].counter]


def test_water_is_for_a_rival_and_never_for_oneself() -> None:
    """Rule 3."""
    assert [option.id for option in asks.rivals(begun(), 1)] == ["seat:0", "seat:2"]


def test_water_leaves_nothing_less_than_nothing() -> None:
    """Rule 3."""
    state = poured("beer_6", "water_1", "rum_10")
    drive(trick(context(state)), [{0: ["drink:water_1"]}, {0: ["seat:1"]}])
    assert state.strengths == [6, 0, 10]
    assert beside(poured("beer_6", "water_1", "rum_10"), "drink:water_1")["seat:1"].args["strength"] == 0


def test_nobody_is_said_to_be_in_the_way_where_all_drinks_differ() -> None:
    """Rule 4."""
    state = poured("rum_9", "beer_5", "beer_6")
    state.waiting = [0]
    ctx = context(state)
    drive(trick(ctx), [{0: ["trick:pass"]}])
    assert (events_for(ctx), state.waiting) == ([], [0, 2, 1])


@pytest.mark.parametrize(
    ("answers", "marks"),
    [
        (["drink:water_1", "seat:1"], ["poured:1", "spent:0"]),
        (["drink:beer_5"], ["poured:0", "spent:0"]),
        (["drink:wine_7"], ["coins:0", "spent:0"]),
    ],
)
def test_what_a_trick_changes_is_marked(answers: list[str], marks: list[str]) -> None:
    """Rule 3."""
    state = poured("rum_9", "rum_10", "beer_5")
    drive(trick(context(state)), [{0: [answer]} for answer in answers])
    assert state.changed == marks


def test_guests_who_are_served_and_who_come_are_marked() -> None:
    """Rule 4: the last guest comes to the last seat by itself, and new ones sit down."""
    state = serving("rum_9", "wine_7", "beer_5", counter=("brawler", "sailor", "dancer"))
    state.round, ctx = 1, context(state)
    drive(serve(ctx), [{0: ["guest:brawler"]}])
    assert state.changed == ["table:0", "guest:brawler", "hand:0"]
    drive(serve(ctx), [{1: ["guest:sailor"]}])
    assert state.changed == ["table:1", "guest:sailor", "table:2", "guest:dancer", "counter"]


def test_drinks_poured_and_spent_are_gone_after_the_round() -> None:
    """Rules 2 and 3: none comes back."""
    state = serving("rum_9", "wine_7", "beer_5", counter=("merchant_3", "merchant_3", "bard"))
    state.spent = ["", "water_1", ""]
    answers: Answers = [{0: ["guest:bard"]}]
    drive(serve(context(state)), answers)
    over(serve(context(state)), [{1: ["guest:merchant_3"]}])
    assert state.gone == ["rum_9", "wine_7", "beer_5", "water_1"]


def test_a_drink_says_its_strength_and_the_number_of_its_trick() -> None:
    state = begun()
    state.hands[0] = ["water_1", "coffee_3", "beer_5", "wine_7", "rum_9"]
    decision = asked(pour(context(state)))[0]
    found = GAME.effects(GAME.view(state, 0), decision)
    assert {ident: (text.args["strength"], text.args["count"]) for ident, text in found.items()} == {
        "drink:water_1": (1, 4),
        "drink:coffee_3": (3, 1),
        "drink:beer_5": (5, 3),
        "drink:wine_7": (7, 2),
        "drink:rum_9": (9, 0),
    }


def test_water_says_what_is_left_and_the_place_that_comes_of_it() -> None:
    found = beside(poured("beer_6", "rum_9", "wine_7"), "drink:water_1")
    expected = {"seat:1": (5, 2), "seat:2": (3, 2)}
    assert {ident: (text.args["strength"], text.args["place"]) for ident, text in found.items()} == expected


def test_equal_drinks_come_last_from_the_bell_on_in_what_is_said() -> None:
    state = poured("rum_9", "beer_5", "rum_9", "wine_7", first=3)
    decision = asked(trick(context(state)))[3]
    assert GAME.effects(GAME.view(state, 3), decision)["trick:pass"].args["place"] == 1
    state.first, state.waiting = 2, [0]
    assert beside(state)["trick:pass"].args["place"] == 4


def test_a_bard_grows_while_a_kind_is_missing_nobody_in_the_last_round() -> None:
    state = begun()
    missing = ["merchant_4", "sailor", "dancer"]
    for company, kind, grows in (
        (missing, "bard", True),
        ([*missing, "brawler"], "bard", False),
        ([*missing, "brawler"], "dancer", True),
    ):
        state.tables[0] = [*company]
        assert may_grow(GAME.view(state, 0), 0, kind) == grows, (company, kind)
        decision = asked(pour(context(state)))[0]
        assert guest(GAME.view(state, 0), decision, kind).args["more"] == int(grows)
    state.round = 6
    assert may_grow(GAME.view(state, 0), 0, "dancer") is False
    state.tables[0] = [*missing]
    assert may_grow(GAME.view(state, 0), 0, "bard") is False


def test_equal_drinks_are_ranked_as_their_owners_sit() -> None:
    """Rule 4: from the bell on, the next to the left first."""
    state = poured("beer_5", "beer_5", "rum_9", first=2)
    state.waiting = [0]
    assert beside(state)["trick:pass"].args["place"] == 2


def test_it_is_for_three_to_six() -> None:
    assert [*GAME.seats] == [3, 4, 5, 6]


def test_a_guest_sent_away_comes_after_all_others_of_the_queue() -> None:
    """Rule 3: the last one in the list comes next."""
    state = poured("rum_9", "rum_10", "beer_5", counter=("bard", "sailor", "dancer"))
    state.queue = ["brawler", "merchant_3"]
    drive(trick(context(state)), [{0: ["drink:coffee_3"]}, {0: ["guest:sailor"]}])
    assert (state.queue, state.counter) == (["sailor", "brawler"], ["bard", "merchant_3", "dancer"])
