"""The steady computer player."""

import pytest

from rules.calamandara import GAME
from rules.calamandara.computer import steady
from rules.calamandara.scout import missing, way
from rules.calamandara.state import CalamandaraTable
from rules.calamandara.view import view_of
from rules.core.decisions import Answer, Seat
from rules.core.playout import play as playout
from rules.core.playout import seed_of
from rules.core.rng import Dice
from tests.calamandara.small import PLAIN, REVEAL, game, open_question, traveller
from tests.helpers import Answers

LIMITED = {"time": "limited", "difficulty": "turvo"}
FOUR = ["raiz_na_pedra"] * 3 + ["veu_do_regente"]


def answer(t: CalamandaraTable, phase: str, answers: Answers = (), seat: Seat = 0) -> Answer:
    """What it answers to the question that is open after these answers."""
    decision = open_question(t, phase, answers)[seat]
    return steady(view_of(t.state, seat), decision, Dice("steady"))


def test_its_way_is_straight_and_uses_what_lies_there() -> None:
    view = view_of(game(traveller("fc1 fc2"), traveller(), central="fx1").state, 0)
    found = way(view, 0, "start")
    assert found.cells == ("c1", "c2", "c3", "c4", "c5", "c6", "x1", "x2", "x3")
    assert missing(view, 0, found) == ["c3", "c4", "c5", "c6", "x2"]


def test_its_way_goes_around_a_mountain_and_over_it_with_a_wing() -> None:
    around = way(view_of(game(traveller("mc1"), traveller()).state, 0), 0, "start")
    assert "c1" not in around.cells and len(around.cells) == 10
    winged = way(view_of(game(traveller("fc1 wa1 mc2"), traveller()).state, 0), 0, "c1")
    assert (winged.cells[0], winged.leaps) == ("c3", ("c1",))


def test_it_lays_footprints_on_its_way_and_walks_on_them() -> None:
    t = game(traveller("fc1", reserve="f"), traveller())
    assert answer(t, "insert") == ["insert:footprint"]
    t = game(traveller("fc1", reserve="f"), traveller())
    assert answer(t, "insert", [{0: ["insert:footprint"]}, {0: ["act:own"]}]) == ["cell:c2"]
    assert answer(game(traveller("fc1"), traveller()), "walk") == ["walk:c1"]


def test_it_enters_the_centre_when_it_can() -> None:
    t = game(traveller(token="x2", diary=FOUR), traveller(), central="fx2 fx1")
    assert answer(t, "walk") == ["walk:x3"]


def test_it_stays_where_no_step_helps() -> None:
    t = game(traveller("fc2 fc1", "c2"), traveller())
    assert answer(t, "walk") == ["act:end"]


def test_it_lays_a_mountain_in_the_leaders_way() -> None:
    t = game(traveller(reserve="m"), traveller("fc1 fc2", "c2"))
    assert answer(t, "insert") == ["insert:mountain"]
    t = game(traveller(reserve="m"), traveller("fc1 fc2", "c2"))
    assert answer(t, "insert", [{0: ["insert:mountain"]}, {0: ["seat:1"]}]) == ["cell:c3"]


def test_it_remembers_at_a_cave_rather_than_at_a_price_until_it_has_four_fragments() -> None:
    t = game(traveller("fc1 cb1", "c1", reserve="mm"), traveller())
    assert answer(t, "remember") == ["act:cave"]
    assert answer(game(traveller(reserve="mm"), traveller()), "remember") == ["price:mountain"]
    t = game(traveller(reserve="mm", diary=FOUR), traveller())
    assert answer(t, "remember") == ["act:end"]


def test_it_reveals_until_the_counter_is_low_and_the_token_can_walk_on() -> None:
    deck = [PLAIN, "alvorada"]
    assert answer(game(traveller("fc1", deck=deck), traveller()), "event") == REVEAL
    assert answer(game(traveller("fc1", deck=deck), traveller(), counter=3), "event") == ["act:refuse"]
    assert answer(game(traveller(deck=deck), traveller(), counter=3), "event") == REVEAL
    t = game(traveller("fc1", deck=deck), traveller(), counter=3, options={"time": "unlimited"})
    assert answer(t, "event") == REVEAL


def test_it_averts_an_event_with_hands_of_clay() -> None:
    t = game(traveller(deck=[PLAIN, "eclipse_do_dogma"]), traveller(hand=["maos_de_barro"]))
    assert answer(t, "event", [{0: REVEAL}], seat=1) == ["memory:maos_de_barro"]
    t = game(traveller(deck=[PLAIN, "alvorada"]), traveller(hand=["maos_de_barro"]))
    assert answer(t, "event", [{0: REVEAL}], seat=1) == ["act:pass"]


def test_it_silences_who_is_about_to_win() -> None:
    erronia = "erronia_do_silencio"
    t = game(traveller(token="x2", diary=FOUR), traveller(hand=[erronia]), central="fx2")
    assert answer(t, "opening", seat=1) == [f"memory:{erronia}"]
    t = game(traveller(diary=FOUR), traveller(hand=[erronia]))
    assert answer(t, "opening", seat=1) == ["act:pass"]


@pytest.mark.parametrize("seats", GAME.seats)
def test_it_wins_against_random_players(seats: int) -> None:
    wins = 0
    for number in range(4):
        place = number % seats
        kinds = ["steady" if seat == place else "random" for seat in range(seats)]
        wins += playout(GAME, seats, seed_of("against", number), kinds).position.state.winner == place
    assert wins == 4


@pytest.mark.parametrize("expansion", ["with", "without"])
def test_without_a_limit_somebody_always_reaches_the_centre(expansion: str) -> None:
    for seats in GAME.seats:
        played = playout(GAME, seats, seed_of("base", seats), ["steady"], {"expansion": expansion})
        assert played.position.state.ending == "centre"


def test_with_a_limit_it_usually_comes_in_time() -> None:
    endings = [
        playout(GAME, 3, seed_of("turvo", n), ["steady"], LIMITED).position.state.ending for n in range(12)
    ]
    assert endings.count("centre") >= 8
