"""Findings of a second reading of the rulebook (C1 to C3), each number in tests of its own."""

import pytest

from rules.calamandara import GAME
from rules.calamandara.components.data import DATA
from rules.core.decisions import Decision
from rules.core.engine import load, start
from rules.core.flow import Over
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import LANGS, Words
from tests.calamandara.small import act, game, holds, offered, one_by_one, play, traveller
from tests.helpers import ids

PAGE = "pagina_rasgada"
EVENTS = ["alvorada", "folego"]


# --- C1: Página Rasgada, up to three symbols (sheet 12.2) ---------------------------------------------


def test_c1_torn_page_may_stop_after_one_symbol() -> None:
    ctx = game(traveller(hand=[PAGE], depot="ffwc"), traveller())
    answers = one_by_one(0, f"memory:{PAGE}", "symbol:wing", "act:enough", "act:end")
    me = act(ctx, "insert", answers, "walk").travellers[0]
    assert (holds(me.reserve), holds(me.depot)) == ("w", "ffc")


def test_c1_torn_page_recovers_at_least_one_and_asks_of_each_other_one() -> None:
    ctx = game(traveller(hand=[PAGE], depot="fw"), traveller())
    assert offered(ctx, "insert", one_by_one(0, f"memory:{PAGE}")) == ["symbol:footprint", "symbol:wing"]
    ctx = game(traveller(hand=[PAGE], depot="fw"), traveller())
    answers = one_by_one(0, f"memory:{PAGE}", "symbol:wing")
    assert offered(ctx, "insert", answers) == ["symbol:footprint", "act:enough"]


def test_c1_torn_page_stops_by_itself_at_three() -> None:
    ctx = game(traveller(hand=[PAGE], depot="ffff"), traveller())
    answers = one_by_one(0, f"memory:{PAGE}", "symbol:footprint", "symbol:footprint", "act:end")
    me = act(ctx, "insert", answers, "walk").travellers[0]
    assert (holds(me.reserve), holds(me.depot)) == ("fff", "f")


# --- C2: a counter "abaixo de 10" and any number of Fear cards (rulebook, page 15) --------------------


@pytest.mark.parametrize("counter", range(1, 17))
def test_c2_the_counter_of_a_mix_of_ones_own_starts_anywhere(counter: int) -> None:
    options = GAME.settle({"difficulty": "custom", "counter": str(counter)})
    assert GAME.new(2, options, Dice("own")).counter == counter


@pytest.mark.parametrize("fears", range(24))
def test_c2_a_mix_of_ones_own_has_any_number_of_fear_cards(fears: int) -> None:
    state = load(GAME, start(GAME, 2, {"difficulty": "custom", "fears": str(fears)}, "own").checkpoint)
    dealt = [card for player in state.travellers for card in player.deck]
    assert len([card for card in dealt if card in DATA.fears]) == fears
    for lang in LANGS:
        assert str(24 - fears) in Words(lang).say(Text(key=f"calamandara.setting.fears.{fears}"))


# --- C3: walking to and fro is no deed (sheet 6.8; the rulebook knows no such end) --------------------


def test_c3_two_who_refuse_and_walk_to_and_fro_stagnate() -> None:
    ctx = game(traveller("fa1 fa2", "a1", deck=EVENTS), traveller("fa1 fa2", "a1", deck=EVENTS), counter=1)
    ctx.state.phase = "opening"
    script = play(ctx, "no such phase")
    with pytest.raises(Over) as over:
        ask = script.send(None)
        for _ in range(60):
            ask = script.send({seat: [to_and_fro(decision)] for seat, decision in ask.decisions.items()})
    assert over.value.result.why == Text(key="calamandara.over.stagnation", args={"turns": 4})
    assert ctx.state.turns == 6


def to_and_fro(decision: Decision) -> str:
    """Refuse, and walk wherever one can."""
    return next((i for i in ids(decision) if i == "act:refuse" or i.startswith("walk:")), "act:end")


def test_c3_a_walk_over_new_ground_is_a_deed_until_it_comes_back() -> None:
    ctx = game(traveller("fa1 fa2 fa3", "a1", deck=EVENTS), traveller(deck=EVENTS))
    ctx.state.idle = 2
    state = act(ctx, "walk", one_by_one(0, "walk:a2", "walk:a3"), "opening")
    assert (state.idle, state.travellers[0].stood) == (0, ["a1", "a2", "a3"])
    ctx.state.turn.seat = 0
    state = act(ctx, "walk", one_by_one(0, "walk:a2", "walk:a1"), "opening")
    assert state.idle == 1


def test_c3_any_other_deed_makes_all_ground_new() -> None:
    ctx = game(traveller("fa1 fa2", "a1", reserve="f", deck=EVENTS), traveller("fb1 fb2", "b1", deck=EVENTS))
    ctx.state.travellers[0].stood, ctx.state.travellers[1].stood = ["a2", "a1"], ["b2", "b1"]
    state = act(
        ctx,
        "insert",
        one_by_one(0, "insert:footprint", "act:own", "cell:e1", "act:end", "walk:a2", "act:end"),
        "opening",
    )
    assert [player.stood for player in state.travellers] == [["a2"], ["b1"]]
