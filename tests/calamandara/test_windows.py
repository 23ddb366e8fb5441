"""Windows over days: sheet rules 4.0 and 14.1a."""

import pytest

from rules.calamandara.view import view_of
from rules.core.words import Words
from tests.calamandara.small import PASS, PLAIN, REVEAL, act, game, keys, open_question, traveller
from tests.helpers import events_for

WALL, VEIL, ROOT, ERRONIA = "muralha_de_vento", "veu_do_regente", "raiz_na_pedra", "erronia_do_silencio"
CLAY = "maos_de_barro"


def test_rule_14_1_of_several_offers_the_first_in_turn_order_is_played() -> None:
    ctx = game(traveller(), traveller(hand=[WALL]), traveller(hand=[WALL]))
    both = {1: [f"memory:{WALL}"], 2: [f"memory:{WALL}"]}
    asked = open_question(ctx, "opening", [both])
    assert list(asked) == [2]
    assert ctx.state.travellers[2].hand == [WALL]
    assert ctx.state.turn.walls == [1]
    assert keys(ctx) == ["wall"]


def test_rule_14_1_the_order_begins_left_of_the_active_traveller() -> None:
    ctx = game(traveller(hand=[WALL]), traveller(), traveller(hand=[WALL]), turn=1)
    open_question(ctx, "opening", [{0: [f"memory:{WALL}"], 2: [f"memory:{WALL}"]}])
    assert ctx.state.turn.walls == [2]


def test_rule_4_0_the_others_come_before_the_active_traveller() -> None:
    paintings = "pinturas_submersas"
    ctx = game(traveller(hand=[paintings], deck=["wing_cave"]), traveller(hand=[WALL]))
    open_question(ctx, "opening", [{0: [f"memory:{paintings}"], 1: [f"memory:{WALL}"]}])
    assert [text.args["seat"] for text in events_for(ctx)] == ["seat:1"]


def test_rule_9_3_in_the_window_of_an_event_the_revealer_comes_first() -> None:
    ctx = game(traveller(hand=[WALL], deck=[PLAIN, "alvorada"]), traveller(hand=[WALL]))
    both = {0: [f"memory:{WALL}"], 1: [f"memory:{WALL}"]}
    open_question(ctx, "event", [{0: REVEAL}, both])
    assert ctx.state.turn.walls == [0]


def test_rule_14_1_the_window_is_asked_again_of_all_who_have_not_played() -> None:
    ctx = game(traveller(), traveller(hand=[WALL]), traveller(hand=[ROOT]), traveller(hand=[ROOT]))
    asked = open_question(ctx, "opening", [{1: [f"memory:{WALL}"], 2: PASS, 3: PASS}])
    assert list(asked) == [2, 3]


def test_rule_13_25_silence_closes_the_window_at_the_start_of_a_turn() -> None:
    ctx = game(traveller("fa1"), traveller(hand=[ERRONIA]), traveller(hand=[WALL]))
    state = act(ctx, "opening", [{1: [f"memory:{ERRONIA}"], 2: [f"memory:{WALL}"]}], "opening")
    assert (state.turn.seat, state.travellers[2].hand) == (1, [WALL])


def test_rule_13_25_in_the_window_of_an_event_the_others_are_still_asked() -> None:
    ctx = game(
        traveller(deck=[PLAIN, "alvorada"]), traveller(hand=[ERRONIA]), traveller(hand=[VEIL]), traveller()
    )
    asked = open_question(ctx, "event", [{0: REVEAL}, {1: [f"memory:{ERRONIA}"], 2: PASS}])
    assert list(asked) == [2]


def test_rule_14_1_names_for_standing_orders() -> None:
    ctx = game(traveller(hand=[ROOT], deck=[PLAIN, "folego"]), traveller(hand=[ROOT]))
    assert {d.standing for d in open_question(ctx, "opening").values()} == {"turn_own", "turn_start"}
    after = open_question(ctx, "event", [{0: REVEAL}])
    assert {d.standing for d in after.values()} == {"event_far"}
    last = open_question(ctx, "reaction", [{0: PASS, 1: PASS}])
    assert {d.standing for d in last.values()} == {"before_phase_1"}


def test_c4_after_a_card_the_window_asks_whom_the_event_affects_now() -> None:
    """Luto de Eiro takes from those with most cards; when one of three is played, there are two such."""
    ctx = game(traveller(hand=[WALL, ROOT, ROOT], deck=[PLAIN, "luto_de_eiro"]), traveller(hand=[CLAY, ROOT]))
    first = open_question(ctx, "event", [{0: REVEAL}])
    assert [d.standing for d in first.values()] == ["event", "event_far"]
    again = open_question(ctx, "reaction", [{0: [f"memory:{WALL}"], 1: PASS}])
    assert [d.standing for d in again.values()] == ["event"]
    seen = view_of(ctx.state, None)
    assert seen.event is not None
    assert seen.event.affected == ((0, 1),)


def test_rule_14_1_those_who_are_asked_are_public() -> None:
    ctx = game(traveller(), traveller(hand=[ROOT]), traveller(hand=[WALL]))
    open_question(ctx, "opening")
    assert view_of(ctx.state, None).acting == (1, 2)


@pytest.mark.parametrize(("lost", "said"), [(False, "is about to begin Phase 1"), (True, "has no Phase 1")])
def test_the_window_before_phase_1_does_not_announce_a_phase_that_is_lost(*, lost: bool, said: str) -> None:
    ctx = game(traveller(), traveller(hand=["erronia_do_silencio"]))
    ctx.state.turn.lost = lost
    assert said in Words("en").say(open_question(ctx, "last_call")[1].prompt, ("Ana", "Bia"))
