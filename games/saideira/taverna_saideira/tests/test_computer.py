"""The computer player sees a round ahead, and the coach says what it sees."""

from itertools import cycle, islice

import pytest

from rules.core.decisions import Answer
from rules.core.game import WHOLE
from rules.core.play.planning import Facts, because
from rules.core.rng import Dice
from rules.core.selfplay.playout import play
from rules.core.text import Text
from rules.core.words import Words
from taverna_saideira.rules import GAME
from taverna_saideira.rules.components.state import SaideiraState
from taverna_saideira.rules.computer.coach import REASONS
from taverna_saideira.rules.computer.evaluation import evaluation
from taverna_saideira.rules.computer.steady import PLANS, steady
from taverna_saideira.rules.effects import effects
from taverna_saideira.rules.play.pouring import pour, trick
from taverna_saideira.rules.play.serving import serve
from taverna_saideira.rules.view import view_of
from taverna_saideira.tests.small import begun, poured, serving
from tests.helpers import asked, coached, context

GAMES = 30


def answered(state: SaideiraState, script: object = trick) -> tuple[Answer, Text]:
    """The first seat's answer, and the reason for it."""
    decision = asked(script(context(state)))[0]  # type: ignore[operator]  # a phase
    view = view_of(state, 0)
    return steady(view, decision, Dice("steady")), coached(GAME, view, decision)


def test_every_plan_has_its_reason() -> None:
    assert {*REASONS} == {*PLANS}


def test_it_wins_most_games_against_two_who_play_by_chance() -> None:
    """Seats are rotated."""
    won = 0
    for number in range(GAMES):
        kinds = [*islice(cycle(["steady", "random", "random"]), number % 3, number % 3 + 3)]
        result = play(GAME, 3, f"wins:{number}", kinds).position.result
        assert result is not None
        won += result.places[kinds.index("steady")] == 1
    assert won >= GAMES * 7 // 10


def test_it_pours_strong_for_high_stakes_and_saves_strength_for_low_ones() -> None:
    state = begun()
    state.hands[0] = ["water_1", "coffee_3", "beer_5", "beer_5", "wine_7", "wine_7", "rum_10", "rum_10"]
    state.counter = ["dancer", "brawler", "brawler"]
    state.tables[0] = ["dancer"]
    given, why = answered(state, pour)
    assert (given, why.key) == (["drink:rum_10"], "saideira.coach.pour.strong")
    assert (why.args["guest"], why.args["coins"], why.args["stronger"]) == ("guest:dancer", 7, 0)
    state.counter = ["merchant_4", "merchant_4", "merchant_4"]
    given, why = answered(state, pour)
    assert (given, why.key) == (["drink:water_1"], "saideira.coach.pour.saved")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "Every guest here brings you 4 now."),
        ("pt-BR", "Qualquer freguês daqui traz 4 a você agora."),
        ("es", "Cualquier cliente de la barra te trae 4 ahora."),
    ],
)
@pytest.mark.parametrize(
    ("hand", "key"),
    [(["wine_7", "rum_10"], "strong"), (["beer_6", "beer_6"], "best"), (["water_1", "rum_10"], "saved")],
)
def test_among_guests_of_one_worth_none_is_called_best(
    hand: list[str], key: str, lang: str, said: str
) -> None:
    state = begun()
    state.hands[0] = hand
    state.counter = ["merchant_4", "merchant_4", "merchant_4"]
    view = view_of(state, 0)
    decision = asked(pour(context(state)))[0]
    answer = ["drink:rum_10"] if key == "strong" else [f"drink:{hand[0]}"]
    why = REASONS["pour"](view, 0, decision, answer)
    assert why is not None
    assert why.key == f"saideira.coach.pour.{key}"
    assert Words(lang).say(why).startswith(said)


def test_a_beer_takes_it_past_a_rival_who_wants_the_same() -> None:
    state = poured("beer_6", "wine_7", "water_1", counter=("merchant_5", "brawler", "brawler"))
    state.hands[0] = ["beer_5"]
    given, why = answered(state)
    assert given == ["drink:beer_5"]
    assert (why.key, why.args["place"], why.args["now"]) == ("saideira.coach.beer", 1, 2)


def test_water_takes_a_rival_back() -> None:
    state = poured("beer_6", "wine_7", "water_1", counter=("merchant_5", "brawler", "brawler"))
    state.hands[0] = ["water_2"]
    given, why = answered(state)
    assert (given, why.key, why.args["seat"]) == (["drink:water_2"], "saideira.coach.water", "seat:1")


def test_coffee_sends_home_whom_it_would_have_to_take() -> None:
    state = poured("water_1", "wine_7", "rum_9", counter=("merchant_5", "merchant_4", "brawler"))
    state.hands[0] = ["coffee_3"]
    given, why = answered(state)
    expected = (["drink:coffee_3"], "saideira.coach.coffee", "guest:brawler")
    assert (given, why.key, why.args["guest"]) == expected


@pytest.mark.parametrize(("guest", "key"), [("brawler", "coffee"), ("merchant_5", "coffee.left")])
def test_another_guest_brings_more_only_than_one_who_brings_little(guest: str, key: str) -> None:
    state = poured("water_1", "wine_7", "rum_9", counter=(guest, "merchant_4", "merchant_3"))
    state.hands[0] = ["coffee_3"]
    why = REASONS["send"](view_of(state, 0), 0, asked(trick(context(state)))[0], [f"guest:{guest}"])
    assert why is not None
    assert why.key == f"saideira.coach.{key}"


def test_a_toast_is_always_something() -> None:
    state = poured("rum_10", "wine_7", "water_1", counter=("merchant_5", "merchant_4", "merchant_3"))
    state.hands[0] = ["wine_7"]
    given, why = answered(state)
    assert (given, why.key) == (["drink:wine_7"], "saideira.coach.wine")


def test_it_passes_where_no_trick_helps() -> None:
    state = poured("rum_10", "wine_7", "water_1", counter=("merchant_5", "merchant_4", "merchant_3"))
    state.hands[0] = ["beer_5"]
    given, why = answered(state)
    assert (given, why.key) == (["trick:pass"], "saideira.coach.pass.last")


@pytest.mark.parametrize(
    ("there", "counter", "guest", "key"),
    [
        (["dancer"], ("dancer", "merchant_5", "bard"), "dancer", "dancer"),
        (["sailor"] * 3, ("sailor", "merchant_5", "bard"), "sailor", "sailor.last"),
        (["sailor", "dancer", "merchant_3"], ("bard", "merchant_3", "brawler"), "bard", "bard.last"),
        ([], ("bard", "merchant_3", "brawler"), "merchant_3", "merchant"),
        (["sailor"], ("brawler", "brawler", "brawler"), "brawler", "brawler.last"),
    ],
)
def test_it_chooses_the_guest_who_is_worth_most_in_this_company(
    there: list[str], counter: tuple[str, ...], guest: str, key: str
) -> None:
    state = serving("rum_9", "wine_7", "beer_5", counter=counter)
    state.tables[0] = there
    given, why = answered(state, serve)
    assert (given, why.key) == ([f"guest:{guest}"], f"saideira.coach.{key}")


@pytest.mark.parametrize(
    ("there", "now", "said"),
    [
        (["sailor"], 1, ("bard", 1)),
        (["sailor", "bard"], 1, ("bard", 2)),
        (["sailor", "dancer", "merchant_3", "brawler"], 1, ("bard.last", None)),
        (["sailor"], 6, ("bard.last", None)),
    ],
)
def test_each_further_kind_is_a_coin_for_each_bard(
    there: list[str], now: int, said: tuple[str, int | None]
) -> None:
    """None can come after the last round, or when all five are there."""
    state = serving("rum_9", "wine_7", "beer_5", counter=("bard",))
    state.round, state.tables[0] = now, there
    why = REASONS["serve"](view_of(state, 0), 0, asked(serve(context(state)))[0], ["guest:bard"])
    assert why is not None
    assert (why.key, why.args.get("bards")) == (f"saideira.coach.{said[0]}", said[1])


@pytest.mark.parametrize(
    ("guest", "there", "said"),
    [
        ("sailor", [], "The first at your table: 1 coin."),
        ("sailor", ["sailor"], "That makes 2 at your table: 3 more coins."),
        ("dancer", [], "Alone she brings 0, and nobody else here brings you much more."),
        ("brawler", [], "2 coins now, and nobody else here brings you much more."),
        ("brawler", ["bard", "dancer"], "1 coin now, and nobody else here brings you more."),
    ],
)
def test_in_the_last_round_no_guest_promises_company(guest: str, there: list[str], said: str) -> None:
    others = ("brawler", "brawler") if there else ("merchant_3", "merchant_3")
    state = serving("rum_9", "wine_7", "beer_5", counter=(guest, *others))
    state.tables[0] = there
    why = REASONS["serve"](view_of(state, 0), 0, asked(serve(context(state)))[0], [f"guest:{guest}"])
    assert why is not None
    assert Words("en").say(why).endswith(said)


SAILOR = "{} now; 1, 2, 3, 4 sailors are worth 1, 4, 9, 16"
BARD = "{} now; each bard is 1 for each kind at your table"


@pytest.mark.parametrize(
    ("now", "there", "said"),
    [
        (1, [], (SAILOR.format("1 coin"), BARD.format("1 coin"))),
        (1, ["merchant_3", "brawler", "dancer", "sailor"], (SAILOR.format("3 coins"), "5 coins")),
        (6, [], ("1 coin", "1 coin")),
    ],
)
def test_beside_a_guest_stands_that_it_brings_more_later_only_where_it_may(
    now: int, there: list[str], said: tuple[str, str]
) -> None:
    state = serving("rum_9", "wine_7", "beer_5", counter=("sailor", "bard", "merchant_3"))
    state.round, state.tables[0] = now, there
    told = effects(view_of(state, 0), asked(serve(context(state)))[0])
    assert tuple(Words("en").say(told[f"guest:{kind}"]) for kind in ("sailor", "bard")) == said


def test_in_the_last_round_no_drink_waits_for_a_better_counter() -> None:
    state = begun()
    state.round, state.hands[0] = 6, ["water_1", "rum_10"]
    state.counter = ["merchant_5", "merchant_4", "merchant_3"]
    why = REASONS["pour"](view_of(state, 0), 0, asked(pour(context(state)))[0], ["drink:water_1"])
    assert why is not None
    assert Words("en").say(why).endswith("least: Merchant 3 (3). Water 1 costs you little.")


@pytest.mark.parametrize(
    ("key", "facts", "said"),
    [
        ("beer", {"place": 1, "now": 1, "moved": 0}, "to 5: you still choose in place 1."),
        ("beer", {"place": 1, "now": 2, "moved": 1}, "to 5: you choose in place 1 instead of 2."),
        ("water.rival", {"place": 2, "now": 2, "moved": 0}, " to 5 and stays in place 2. You"),
        ("water.rival", {"place": 3, "now": 2, "moved": 1}, " to 5, to place 3 instead of 2."),
        (
            "water.rival",
            {"place": 2, "now": 2, "moved": 0, "before": 0},
            " no strength left to lose and stays",
        ),
    ],
)
def test_a_place_that_stays_is_called_so(key: str, facts: Facts, said: str) -> None:
    args: Facts = {"strength": 5, "before": 2, "seat": "seat:0", "mine": 1, **facts}
    assert said in Words("en").say(because(f"saideira.coach.{key}", **args), ("Ana",))


def test_a_rival_who_stays_in_place_is_watered_all_the_same() -> None:
    state = poured("water_1", "rum_10", "coffee_3", counter=("merchant_5", "brawler", "brawler"))
    state.hands[0] = ["water_2"]
    why = REASONS["weaken"](view_of(state, 0), 0, asked(trick(context(state)))[0], ["seat:1"])
    assert why is not None
    assert (why.key, why.args["place"], why.args["moved"]) == ("saideira.coach.water.rival", 1, 0)


def test_where_a_trick_brings_a_little_more_it_is_not_said_that_none_does() -> None:
    state = poured("beer_6", "wine_7", "water_1", counter=("merchant_5", "brawler", "brawler"))
    state.hands[0] = ["beer_5"]
    view, decision = view_of(state, 0), asked(trick(context(state)))[0]
    why = REASONS["trick"](view, 0, decision, ["trick:pass"])
    assert why is not None
    assert Words("en").say(why).endswith("in the last round a trick of yours is not likely to bring more.")


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "you have 1 to spare, with 1 round left."),
        ("pt-BR", "você tem 1 de sobra, com 1 rodada para gastar."),
        ("es", "tienes 1 de sobra, con 1 ronda para gastarla."),
    ],
)
def test_one_is_told_as_one(lang: str, said: str) -> None:
    words = Words(lang)
    assert words.say(because("saideira.coach.wine", coins=2, spares=1, rounds=1)).endswith(said)
    coin = {"en": "1 coin.", "pt-BR": "1 moeda.", "es": "1 moneda."}[lang]
    for kind in ("merchant", "sailor", "bard", "dancer", "brawler", "toast"):
        assert words.say(because(f"saideira.recap.{kind}", more=1)).endswith(f": {coin}")


def test_a_dancer_alone_is_hoped_for() -> None:
    state = serving("rum_9", "wine_7", "beer_5", counter=("dancer", "brawler", "brawler"))
    state.round = 1
    given, why = answered(state, serve)
    assert (given, why.key, why.args["pair"]) == (["guest:dancer"], "saideira.coach.dancer.alone", 7)


def test_a_lead_in_coins_is_a_better_standing() -> None:
    state = begun()
    assert max(evaluation(state)) - min(evaluation(state)) < WHOLE // 2
    state.coins[2] = 9
    assert evaluation(state)[2] == max(evaluation(state)) > WHOLE // 2


def passing(held: str, *, rounds_left: int) -> str:
    """The reason not to spend this drink, in words."""
    state = poured("beer_6", "wine_7", "water_1", counter=("merchant_5", "merchant_4", "merchant_3"))
    state.hands[0], state.round = [held], state.round - rounds_left
    why = REASONS["trick"](view_of(state, 0), 0, asked(trick(context(state)))[0], ["trick:pass"])
    assert why is not None
    return Words("en").say(why)


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ("beer_5", "A trick can take you from place 2 to 1 of 3,"),
        ("coffee_3", "No trick of yours takes you further up than place 2 of 3."),
    ],
)
def test_a_drink_is_kept_for_a_reason_of_this_round(held: str, told: str) -> None:
    assert passing(held, rounds_left=1).startswith(told)


def test_in_the_last_round_nobody_knows_what_a_coffee_would_bring() -> None:
    assert "not likely to bring more" in passing("coffee_3", rounds_left=0)
