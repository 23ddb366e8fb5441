"""The event step: sheet section 9, and the thirteen specific rules of the rulebook."""

import pytest

from rules.calamandara.components.data import DATA
from rules.calamandara.components.state import Reveal
from rules.calamandara.play.windows import concerned
from tests.calamandara.small import (
    END,
    NONE,
    PASS,
    PLAIN,
    REFUSE,
    REVEAL,
    act,
    game,
    holds,
    keys,
    laid,
    offered,
    one_by_one,
    open_question,
    prompt,
    questions,
    reveal,
    revealing,
    traveller,
)
from tests.helpers import Answers, events_for, ids, over

ERRONIA, GUARDIAN, CLAY = "erronia_do_silencio", "guardia_de_mourna", "maos_de_barro"


def test_rule_9_1_only_the_active_traveller_is_asked_with_an_event_on_top() -> None:
    ctx = game(traveller(reserve="f"), traveller(deck=["folego"]))
    assert prompt(open_question(ctx, "event")) == "insert"


def test_rule_9_2_refusing_leaves_card_and_counter_and_loses_phase_1() -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"]), traveller())
    state = act(ctx, "event", [{0: REFUSE}], "insert")
    assert (state.counter, state.travellers[0].deck) == (12, [PLAIN, "alvorada"])
    assert holds(state.travellers[0].reserve) == ""


def test_rule_9_3_reveal_counter_window_effects_discard() -> None:
    ctx = game(traveller(), traveller(hand=[CLAY]))
    reveal(ctx, "alvorada", {1: [f"memory:{CLAY}"]})
    assert keys(ctx) == ["reveal", "counter.down", "top", "hands", "spared", "gain"]
    assert ctx.state.travellers[0].discard == ["alvorada"]
    assert ctx.state.travellers[0].revealed == 1


def test_case_and_rule_9_3_at_zero_the_game_is_lost_with_no_effect_done() -> None:
    ctx = game(traveller("fa1 fa2", "a1"), traveller(), counter=1)
    result = over(revealing(ctx, "vento_favoravel"), [{0: REVEAL}])
    assert (result.places, ctx.state.ending, ctx.state.winner) == ((2, 2), "dogma", None)
    assert ctx.state.travellers[0].token == "a1"
    assert result.why.key == "calamandara.over.dogma"


def test_case_and_rule_9_4_of_two_events_one_is_revealed_and_one_refused() -> None:
    ctx = game(traveller(deck=[PLAIN, "colheita", "alvorada"]), traveller())
    state = act(ctx, "event", [{0: REVEAL}, {0: REFUSE}], "insert")
    assert state.counter == 11
    assert holds(state.travellers[0].reserve) == "f"  # Alvorada, and no Phase 1
    assert state.turn.lost


def test_rule_9_4_after_the_last_event_phase_1_is_performed() -> None:
    ctx = game(traveller(deck=[PLAIN, "folego", "alvorada"]), traveller())
    state = act(ctx, "event", [{0: REVEAL}, {0: REVEAL}], "insert")
    assert holds(state.travellers[0].reserve) == "fff"


@pytest.mark.parametrize(
    ("card", "before", "after"),
    [("folego", 1, 2), ("a_malha_se_abre", 15, 16), ("o_regente_desperta", 12, 10), ("folego", 16, 16)],
)
def test_case_and_rule_9_5_and_specific_06_the_whole_change_of_the_counter(
    card: str, before: int, after: int
) -> None:
    ctx = game(traveller("fa1", "a1"), traveller(), counter=before)
    assert reveal(ctx, card).counter == after


def test_rule_9_5_never_below_zero() -> None:
    ctx = game(traveller("fa1", "a1"), traveller(), counter=1)
    over(revealing(ctx, "eclipse_do_dogma"), [{0: REVEAL}])
    assert ctx.state.counter == 0


def test_rule_8_8_without_a_limit_the_counter_stays_and_effects_happen() -> None:
    ctx = game(traveller(), traveller(), counter=1, options={"time": "unlimited"})
    state = reveal(ctx, "alvorada")
    assert (state.counter, holds(state.travellers[1].reserve)) == (1, "f")


def test_case_and_rule_9_6_and_specific_04_nobody_affected_takes_one_point() -> None:
    ctx = game(traveller(), traveller())
    state = reveal(ctx, "o_regente_desperta")
    assert state.counter == 11
    assert "nobody" in keys(ctx)
    assert state.travellers[0].discard == ["o_regente_desperta"]


def test_rule_9_6_affected_without_being_able_keeps_the_column() -> None:
    ctx = game(traveller(), traveller())
    assert reveal(ctx, "eclipse_do_dogma").counter == 10  # nobody has a symbol, all are affected
    assert keys(ctx).count("unable") == 2


def test_rule_9_6_a_card_of_the_counter_alone_keeps_its_column() -> None:
    assert reveal(game(traveller(), traveller()), "folego").counter == 13


def test_rule_9_7_and_specific_05_what_can_be_done_is_done() -> None:
    ctx = game(traveller(), traveller(), central="fx1")
    assert laid(reveal(ctx, "chuva_de_cascalho").central) == ""
    ctx = game(traveller("ta1"), traveller())
    state = reveal(ctx, "luz_na_torre", {0: ["symbol:wing"]})  # nothing to recover
    assert holds(state.travellers[0].reserve) == "w"


def test_rule_9_8_and_specific_03_the_revealer_first_then_clockwise() -> None:
    ctx = game(traveller(), traveller(), traveller(), turn=1)
    reveal(ctx, "semente_de_luz", {1: ["symbol:wing"]}, {2: ["symbol:wing"]}, {0: ["symbol:wing"]})
    order = [text.args["seat"] for text in events_for(ctx) if text.key == "calamandara.log.gain"]
    assert order == ["seat:1", "seat:2", "seat:0"]


def test_case_and_rule_9_8_nearest_affected_to_the_left_of_the_revealer() -> None:
    ctx = game(traveller("fa3", "a3"), traveller("fa3", "a3"), traveller(), traveller(), turn=0)
    reveal(ctx, "companheiros_de_estrada")
    order = [text.args["seat"] for text in events_for(ctx) if text.key == "calamandara.log.gain"]
    assert order == ["seat:2", "seat:3"]


def test_rule_9_9_the_second_block_comes_when_all_have_finished_the_first() -> None:
    ctx = game(traveller("fa1"), traveller("fa1"), central="fx1")
    reveal(ctx, "chuva_de_cascalho")
    assert keys(ctx)[3:] == ["discard", "discard", "discard.central"]


def test_rule_9_9_conditions_are_checked_once_when_the_block_starts() -> None:
    """Seat 1 is among the furthest back until seat 0 has moved, and still served."""
    ctx = game(traveller("fa1"), traveller("fb1"), traveller("fc1", "c1"))
    state = reveal(ctx, "mao_amiga", {0: ["walk:a1"]}, {1: ["walk:b1"]})
    assert [player.token for player in state.travellers] == ["a1", "b1", "c1"]


def test_rule_9_9_a_memory_card_before_the_effects_may_change_the_affected() -> None:
    ctx = game(traveller(), traveller(hand=["pinturas_submersas", CLAY]))
    state = reveal(ctx, "pagina_encontrada", {1: [f"memory:{CLAY}"]})
    assert [len(player.hand) for player in state.travellers] == [1, 1]


def test_rule_9_10_and_specific_07_discards_go_to_the_owner_of_the_board() -> None:
    ctx = game(traveller(), traveller("wa1", reserve="f"), central="fx2")
    state = reveal(ctx, "mare_de_cinzas")
    assert [holds(player.depot) for player in state.travellers] == ["", "w"]
    ctx = game(traveller(), traveller(reserve="f"), central="fx2", turn=1)
    assert holds(reveal(ctx, "ponte_quebrada").travellers[1].depot) == "f"


def test_rule_9_11_and_specific_12_individual_board_excludes_central_one() -> None:
    ctx = game(traveller(token="x2"), traveller("fa1"), central="fx1 fx2")
    state = reveal(ctx, "um_ar_estranho")
    assert laid(state.central) == "fx1 fx2"


def test_specific_01_a_memory_card_takes_effect_before_the_event() -> None:
    ctx = game(traveller(), traveller("fa1", hand=["muralha_de_vento"]))
    state = reveal(ctx, "montanhas_do_desterro", {1: ["memory:muralha_de_vento"]}, {1: ["cell:a1"]})
    assert laid(state.travellers[1].board) == "fa1"
    assert keys(ctx).index("wall") < keys(ctx).index("insert.other.supply")


def test_case_and_specific_08_the_guardian_does_not_prevent_a_reveal() -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"]), traveller(hand=[GUARDIAN]))
    state = act(ctx, "opening", [{1: [f"memory:{GUARDIAN}"]}, {0: REVEAL}], "insert")
    assert holds(state.travellers[0].reserve) == "f"
    assert state.travellers[0].deck == [PLAIN]


def test_case_and_specific_09_nomadic_lands_need_a_symbol_card_on_top() -> None:
    nomads = "terras_nomades"
    ctx = game(traveller(hand=[nomads]), traveller(deck=["folego"]), traveller(deck=["alvorada"]))
    assert offered(ctx, "insert") == ["act:end"]
    ctx = game(traveller(hand=[nomads]), traveller(deck=["folego"]), traveller(deck=["wing_cave"]))
    state = act(ctx, "insert", [*one_by_one(0, f"memory:{nomads}"), {0: END}], "walk")
    assert holds(state.travellers[0].reserve) == "wc"
    assert state.travellers[2].deck == ["wing_cave"]  # its only card: the deck is made anew at once


def test_specific_10_silence_stops_the_turn_and_so_the_reveal() -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"]), traveller(hand=[ERRONIA]))
    state = act(ctx, "opening", [{1: [f"memory:{ERRONIA}"]}], "opening")
    assert (state.turn.seat, state.counter) == (1, 12)
    assert state.travellers[0].deck == [PLAIN, "alvorada"]


def test_case_and_specific_10_silence_after_a_reveal_does_not_stop_it() -> None:
    ctx = game(traveller(deck=[PLAIN, "colheita", "alvorada"]), traveller(hand=[ERRONIA]))
    state = act(ctx, "event", [{0: REVEAL}, {1: [f"memory:{ERRONIA}"]}], "opening")
    assert [holds(player.reserve) for player in state.travellers] == ["f", "f"]
    assert (state.turn.seat, state.travellers[0].deck) == (1, [PLAIN, "colheita"])
    assert state.travellers[0].silenced


def test_specific_10_silence_before_phase_1() -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"]), traveller(hand=[ERRONIA]))
    answers: Answers = [{0: REVEAL}, {1: PASS}, {1: [f"memory:{ERRONIA}"]}]
    state = act(ctx, "event", answers, "opening")
    assert (holds(state.travellers[0].reserve), state.turn.seat) == ("f", 1)


def test_specific_11_submerged_paintings_move_event_cards_too() -> None:
    ctx = game(
        traveller(deck=[PLAIN, "alvorada"], hand=["pinturas_submersas"]), traveller(deck=[PLAIN, "wing_cave"])
    )
    state = act(ctx, "opening", [*one_by_one(0, "memory:pinturas_submersas", "direction:left")], "event")
    assert [player.deck for player in state.travellers] == [[PLAIN, "wing_cave"], [PLAIN, "alvorada"]]


def test_specific_13_memory_cards_avert_effects_of_an_event() -> None:
    ctx = game(traveller(), traveller(hand=[CLAY], reserve="f"))
    state = reveal(ctx, "eclipse_do_dogma", {1: [f"memory:{CLAY}"]})
    assert (holds(state.travellers[1].reserve), state.counter) == ("f", 10)
    ctx = game(traveller(), traveller(hand=["veu_do_regente"]))
    state = reveal(ctx, "memoria_viva", {1: ["memory:veu_do_regente"]}, {1: ["seat:0"]})
    assert [len(player.hand) for player in state.travellers] == [0, 1]


def test_every_event_card_says_something_of_everybody_it_asks() -> None:
    """Standing orders need to know what concerns a traveller: the board of the left neighbour as well."""
    ctx = game(traveller(), traveller(hand=["raiz_na_pedra"]), traveller())
    asked = questions(ctx, "sede_do_dogma")
    assert asked[1].standing == "event"
    ctx = game(traveller(), traveller(hand=["raiz_na_pedra"]), traveller())
    assert questions(ctx, "pausa_do_dogma")[1].standing == "event_far"
    assert not concerned(ctx.state, 1)


@pytest.mark.parametrize(
    ("event", "concerns"), [("passos_trocados", [True, True, False]), ("caminho_reto", [True, False, False])]
)
def test_an_event_concerns_those_whose_board_the_right_neighbour_touches(
    event: str, concerns: list[bool]
) -> None:
    """The first alone is affected."""
    ctx = game(traveller(), traveller(), traveller())
    ctx.state.reveal = Reveal(event, -1, [[0]])
    assert [concerned(ctx.state, seat) for seat in range(3)] == concerns


def test_the_effects_of_a_spared_revealer_pass_to_the_next() -> None:
    ctx = game(traveller(hand=[CLAY]), traveller())
    asked = questions(ctx, "semente_de_luz", {0: [f"memory:{CLAY}"]})
    assert list(asked) == [1]
    assert ids(asked[1]) == [f"symbol:{symbol}" for symbol in DATA.symbols]


def test_declining_an_optional_effect_changes_nothing() -> None:
    ctx = game(traveller("ma1"), traveller())
    assert laid(reveal(ctx, "o_grito_da_caverna", {0: NONE}).travellers[0].board) == "ma1"
