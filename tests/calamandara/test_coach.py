"""What the coach says of the steady player's answers, and how it changes with the position."""

import pytest

from rules.calamandara.components.state import CalamandaraTable
from rules.calamandara.computer.coach import REASONS, why
from rules.calamandara.computer.steady import PLANS, steady
from rules.calamandara.view import view_of
from rules.core.decisions import Choose, Seat, option
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import Words
from tests.calamandara.small import PLAIN, REVEAL, game, one_by_one, open_question, traveller
from tests.helpers import Answers

NAMES = ("Ana", "Bia")
FOUR = ["raiz_na_pedra"] * 3 + ["veu_do_regente"]


def reason(t: CalamandaraTable, phase: str, answers: Answers = (), seat: Seat = 0) -> str:
    """Why it answers as it does to the question that is open after these answers."""
    decision = open_question(t, phase, answers)[seat]
    view = view_of(t.state, seat)
    given = why(view, decision, steady(view, decision, Dice("steady")))
    assert given is not None
    return Words("en").say(given, NAMES)


def test_every_plan_has_its_reason() -> None:
    assert set(REASONS) == set(PLANS)


def test_a_footprint_goes_where_the_way_lacks_one() -> None:
    t = game(traveller("fc1 fc2 fc3 fc4 fc5", "c5", reserve="f"), traveller(), central="fx1 fx2")
    assert reason(t, "insert") == (
        "Your easiest way to the Centre: C6, X1, X2 and X3. "
        "It still takes 1 Footprint, first a Footprint on C6. Tokens stand on nothing else."
    )


def test_what_is_cleared_lies_in_the_way_or_is_to_spare() -> None:
    way = game(traveller("fc1 fc2 fc3 fc4 fc5 wc6 wa1", "c5", reserve="f"), traveller(), central="fx1 fx2")
    assert reason(way, "insert", one_by_one(0, "act:clear")) == (
        "On C6 of your way to the Centre lies a Wing, on which no token stands. A Footprint can follow."
    )
    spare = game(traveller("wa1 wb1", "c5", reserve="f"), traveller(), central="fx1 fx2")
    assert reason(spare, "insert", one_by_one(0, "act:clear")) == (
        "Your way to the Centre does not lead over A1, so you can do without the Wing there."
    )


def test_a_cave_opens_a_tunnel_or_brings_memory_cards() -> None:
    t = game(traveller("fc1", "c1", reserve="cc"), traveller(), central="fx1 fx2")
    assert reason(t, "insert", one_by_one(0, "insert:cave")).startswith("A Cave on D1 opens a tunnel:")
    t = game(traveller("fc1 cb1", "c1", reserve="mm"), traveller())
    assert reason(t, "remember") == (
        "Beside a Cave it costs nothing. You still lack 4 of the 4 Memory Cards that open the Centre."
    )


@pytest.mark.parametrize(
    ("diary", "said"),
    [
        (FOUR[:2], "Here, beside a Cave, you get a Memory Card in Phase 4 for nothing. You still lack 2"),
        (FOUR[:3], "The tunnel takes one step, however far it goes; from X1 it is 2 cells to the Centre."),
    ],
)
def test_one_stays_beside_a_cave_until_one_has_what_cannot_be_bought(diary: list[str], said: str) -> None:
    t = game(traveller("fc1 cc2 cc6", "c1", diary=diary, reserve="mm"), traveller(), central="fx1 fx2")
    assert reason(t, "walk").startswith(said)


def test_the_last_step_wins() -> None:
    t = game(traveller(token="x2", diary=FOUR), traveller(), central="fx2 fx1")
    assert reason(t, "walk") == "You have the 4 Memory Cards: with this step you win."


def test_a_mountain_goes_into_the_easiest_way_of_the_others() -> None:
    t = game(traveller(reserve="m"), traveller("fc1 cc2 cc6", "c1"))
    assert reason(t, "insert").startswith("Of the others, Bia has the easiest way to the Centre: 3 cells.")


@pytest.mark.parametrize(
    ("counter", "reserve", "said"),
    [
        (12, "f", "Refused, it costs you the symbols of Phase 1. The Dogma counter is at 12"),
        (3, "f", "The Dogma counter is at 3, and at 0 everybody loses. You can go on without"),
        (3, "", "The Dogma counter is at 3, but without new symbols you get no further."),
        (1, "", "The Dogma counter is at 1: an event could bring it to 0"),
    ],
)
def test_an_event_is_refused_near_the_end_of_the_counter(counter: int, reserve: str, said: str) -> None:
    t = game(traveller(deck=[PLAIN, "alvorada"], reserve=reserve), traveller(), counter=counter)
    assert reason(t, "event").startswith(said)


def test_hands_of_clay_are_for_what_reaches_you() -> None:
    t = game(traveller(deck=[PLAIN, "eclipse_do_dogma"]), traveller(hand=["maos_de_barro"]))
    assert reason(t, "event", [{0: REVEAL}], seat=1).startswith("Eclipse of the Dogma reaches you too;")
    t = game(traveller(deck=[PLAIN, "alvorada"]), traveller(hand=["maos_de_barro"]))
    assert reason(t, "event", [{0: REVEAL}], seat=1).startswith("Your card does not do enough here.")


@pytest.mark.parametrize(("cell", "key"), [("c6", "swap.way"), ("a1", "swap.any")])
def test_what_is_swapped_blocks_the_way_or_is_as_good_as_any(cell: str, key: str) -> None:
    t = game(traveller("fc1 fc2 fc3 fc4 fc5 wc6 wa1", "c5", reserve="f"), traveller(), central="fx1 fx2")
    question = Choose(seat=0, prompt=Text(key="x"), options=(option("cell", "c6"), option("cell", "a1")))
    told = REASONS["effect.swap"](view_of(t.state, 0), 0, question, [f"cell:{cell}"])
    assert told is not None
    assert told.key == f"calamandara.coach.{key}"
