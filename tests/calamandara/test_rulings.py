"""Rulings on open points (sheet section 13) that are not named elsewhere."""

import pytest

from rules.calamandara.components.data import DATA
from rules.calamandara.play.on_boards import substitute_spots, substitutes
from rules.calamandara.play.setup import new
from rules.calamandara.view import view_of
from rules.core.rng import Dice
from tests.calamandara.small import (
    END,
    NONE,
    PASS,
    PLAIN,
    REFUSE,
    REVEAL,
    USUAL,
    act,
    ending,
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
    traveller,
)
from tests.helpers import Answers, ids

ERRONIA, PAINTINGS, CLAY = "erronia_do_silencio", "pinturas_submersas", "maos_de_barro"


def test_rule_13_3_um_ar_estranho_at_the_start_takes_what_there_is() -> None:
    state = reveal(game(traveller("fa1"), traveller()), "um_ar_estranho")
    assert (laid(state.travellers[0].board), state.travellers[0].token) == ("", "start")


def test_rule_13_4_um_ar_estranho_takes_from_the_board_before_the_reserve() -> None:
    state = reveal(game(traveller("fa1 fb1", reserve="ff"), traveller()), "um_ar_estranho")
    assert (laid(state.travellers[0].board), holds(state.travellers[0].reserve)) == ("", "ff")


def test_rule_13_5_o_grito_da_caverna_takes_the_new_symbol_from_the_supply() -> None:
    ctx = game(traveller("ma1", reserve="w"), traveller())
    state = reveal(ctx, "o_grito_da_caverna", {0: ["cell:a1"]}, {0: ["symbol:wing"]})
    assert (laid(state.travellers[0].board), holds(state.travellers[0].reserve)) == ("wa1", "w")
    assert holds(state.travellers[0].depot) == "m"


def test_rule_13_6_a_refused_card_comes_again_in_the_next_turn() -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"]), traveller(deck=["folego"]))
    act(ctx, "event", [{0: REFUSE}], "opening")
    act(ctx, "event", [{1: REFUSE}], "opening")
    assert prompt(open_question(ctx, "opening")) == "reveal.counter"
    assert ctx.state.turn.seat == 0


def test_rule_13_7_reaching_the_centre_in_an_event_ends_it_at_once() -> None:
    four = ["raiz_na_pedra"] * 3 + ["veu_do_regente"]
    ctx = game(traveller(token="x2", diary=four, deck=["vento_favoravel"]), traveller("fa1"), central="fx2")
    assert ending(ctx, "event", [{0: REVEAL}, {0: ["walk:x3"]}]) == "centre"
    assert ctx.state.travellers[1].token == "start"


def test_rule_13_8_a_reserve_may_be_too_full_in_the_turn_of_another() -> None:
    ctx = game(traveller(), traveller(reserve="ffffffff"))
    assert holds(reveal(ctx, "alvorada").travellers[1].reserve) == "fffffffff"


def test_rule_13_9_of_two_limits_the_lower_one_counts() -> None:
    ctx = game(traveller(), traveller())
    ctx.state.travellers[0].steps_limit = 2
    assert reveal(ctx, "cansaco").travellers[0].steps_limit == 1
    ctx.state.travellers[1].inserts_limit = 1
    assert reveal(ctx, "maos_atadas").travellers[1].inserts_limit == 1


def test_rule_13_9_a_cap_of_insertions_counts_excavating_and_clearing() -> None:
    ctx = game(traveller("fa1 fb1", reserve="f"), traveller())
    ctx.state.travellers[0].inserts_limit = 1
    state = act(ctx, "insert", one_by_one(0, "act:clear", "cell:a1"), "walk")
    assert state.turn.inserted == 1


def test_rule_13_10_an_empty_deck_passes_nothing_and_an_emptied_is_remade() -> None:
    ctx = game(
        traveller(deck=[], hand=[PAINTINGS]), traveller(deck=["wing_cave"], discard=[PLAIN]), traveller()
    )
    act(ctx, "opening", one_by_one(0, f"memory:{PAINTINGS}", "direction:left"), "event")
    decks = [player.deck for player in ctx.state.travellers]
    assert decks == [[PLAIN], [PLAIN], [PLAIN, PLAIN, "wing_cave"]]
    assert ctx.state.travellers[1].discard == []


def test_rule_13_11_an_event_that_paintings_bring_in_phase_2_waits() -> None:
    ctx = game(traveller(hand=[PAINTINGS]), traveller(deck=[PLAIN, "alvorada"]))
    answers = one_by_one(0, f"memory:{PAINTINGS}", "direction:right")
    state = act(ctx, "insert", answers, "walk")
    assert (state.travellers[0].deck[-1], state.counter) == ("alvorada", 12)


def test_rule_13_12_silence_at_the_start_ends_limits_not_counter_or_events() -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"]), traveller(hand=[ERRONIA]))
    ctx.state.travellers[0].steps_limit = 1
    state = act(ctx, "opening", [{1: [f"memory:{ERRONIA}"]}], "opening")
    assert (state.travellers[0].steps_limit, state.counter) == (None, 12)
    assert state.travellers[0].deck[-1] == "alvorada"


def test_rule_13_13_the_spared_are_measured_and_skipped() -> None:
    ctx = game(traveller("fa1", "a1"), traveller("fb3 fb2", "b3", hand=[CLAY]))
    state = reveal(ctx, "o_regente_desperta", {1: [f"memory:{CLAY}"]})
    assert [player.token for player in state.travellers] == ["a1", "b3"]


def test_rule_13_14_montanhas_do_desterro_without_a_cell_does_nothing() -> None:
    towers = "ta1 ta2 ta3 ta4 ta5 ta6"
    ctx = game(traveller(), traveller(towers))
    state = reveal(ctx, "montanhas_do_desterro", {1: ["cell:a1"]})
    assert laid(state.travellers[1].board) == towers


def test_rule_13_15_cavernas_inundadas_at_four_mountains_discards_the_cave() -> None:
    ctx = game(traveller("ma1 ma2 ma3 ma4 ca5"), traveller())
    state = reveal(ctx, "cavernas_inundadas")
    assert (laid(state.travellers[0].board), holds(state.travellers[0].depot)) == ("ma1 ma2 ma3 ma4", "c")


def test_rule_13_16_vozes_sem_boca_takes_the_one_symbol_there_is() -> None:
    ctx = game(traveller(reserve="w"), traveller())
    state = reveal(ctx, "vozes_sem_boca")
    assert holds(state.travellers[0].depot) == "w"
    assert keys(ctx)[-1] == "unable"


def test_rule_13_17_only_must_or_may_decides_about_defence() -> None:
    for card in DATA.events.values():
        assert {block.may for block in card.blocks} <= {card.type == "hope", False}
    ctx = game(traveller("ta1 fb1"), traveller())  # a Hope that may be used on what a Tower defends
    state = reveal(ctx, "caminho_reto", {0: ["cell:b1"]}, {0: ["cell:e6"]})
    assert laid(state.travellers[0].board) == "ta1 fe6"


def test_rule_13_18_the_back_of_an_event_card_does_not_show_its_type() -> None:
    hope = game(traveller(deck=["alvorada"]), traveller(deck=["cansaco"]))
    fear = game(traveller(deck=["cansaco"]), traveller(deck=["alvorada"]))
    seen = [view_of(ctx.state, None).travellers for ctx in (hope, fear)]
    assert seen[0] == seen[1]
    assert seen[0][0].top == "event"


def test_rule_13_19_nobody_is_asked_about_the_counter() -> None:
    ctx = game(traveller(), traveller(), turn=1)
    assert reveal(ctx, "folego").counter == 13


def test_rule_13_21_without_a_limit_a_mode_sets_only_the_mix() -> None:
    state = new(2, {**USUAL, "time": "unlimited", "difficulty": "ruina"}, Dice("mode"))
    assert (state.timed, view_of(state, None).events_left) == (False, {"hope": 10, "fear": 14})


def test_rule_13_22_who_falls_keeps_footprints_cards_and_diary() -> None:
    ctx = game(traveller("fa1 fa2", "a1", diary=["raiz_na_pedra"]), traveller())
    me = reveal(ctx, "chamado_do_inicio").travellers[0]
    assert (laid(me.board), me.diary, me.token) == ("fa1 fa2", ["raiz_na_pedra"], "start")


def test_rule_13_23_an_optional_list_is_done_whole_or_not_at_all() -> None:
    ctx = game(traveller(), traveller(), memory_deck=[])
    reveal(ctx, "eco_do_porvir")  # nothing to acquire: not offered
    assert keys(ctx) == ["reveal", "counter.same", "top", "unable", "unable"]
    ctx = game(traveller(), traveller())
    state = reveal(ctx, "eco_do_porvir", {0: ["act:draw"]}, {1: NONE})
    assert keys(ctx)[-1] == "declined"
    assert (state.travellers[0].hand, len(state.memory_discard)) == ([], 1)


def test_rule_13_24_as_tecelas_puts_no_fifth_mountain_nor_one_by_a_tower() -> None:
    weave = DATA.events["as_tecelas"].blocks[0].effects[0]
    assert weave.do == "substitute"
    full = game(traveller("ma1 ma2 ma3 ma4 wa5", reserve="mf"), traveller())
    assert substitutes(full.state, 0, weave, "a5") == ["footprint"]
    assert substitutes(full.state, 0, weave, "a1") == ["footprint", "mountain"]
    assert substitute_spots(full.state, 0, weave, may=True) == ["a1", "a2", "a3", "a4", "a5"]
    full.state.travellers[0].reserve["footprint"] = 0
    assert substitute_spots(full.state, 0, weave, may=True) == ["a1", "a2", "a3", "a4"]
    towers = game(traveller("ta1 tb1 tc2", reserve="mf"), traveller())
    assert substitutes(towers.state, 0, weave, "a1") == ["footprint"]
    assert substitutes(towers.state, 0, weave, "c2") == ["footprint", "mountain"]


def test_rule_13_26_two_losses_of_phase_1_are_one_and_reveals_go_on() -> None:
    guardian = "guardia_de_mourna"
    ctx = game(traveller(deck=[PLAIN, "alvorada", "sede_do_dogma"]), traveller(hand=[guardian]))
    answers: Answers = [{1: [f"memory:{guardian}"]}, {0: REVEAL}, {0: REVEAL}]
    state = act(ctx, "opening", answers, "insert")
    assert (holds(state.travellers[0].reserve), state.travellers[0].revealed) == ("f", 2)


def test_rule_13_27_a_swap_may_bring_a_mountain_into_the_row_of_a_tower() -> None:
    ctx = game(traveller("ta1 fb1 mc2"), traveller())
    state = reveal(ctx, "reencontro", {0: ["cell:b1"]}, {0: ["cell:c2"]})
    assert laid(state.travellers[0].board) == "ta1 mb1 fc2"


def test_rule_13_28_without_memory_cards_none_can_be_chosen_or_acquired() -> None:
    ctx = game(traveller("fa1 ca2", "a1", reserve="fff", hand=["raiz_na_pedra"]), traveller(), memory_deck=[])
    assert offered(ctx, "remember") == ["act:end", "memory:raiz_na_pedra"]
    ctx = game(traveller(), traveller(), memory_deck=[])
    reveal(ctx, "memoria_viva")
    assert keys(ctx).count("draw.empty") == 2


def test_rule_13_29_a_block_emptied_by_memory_cards_changed_the_counter() -> None:
    ctx = game(traveller("fa1", "a1", hand=[CLAY]), traveller())
    assert reveal(ctx, "o_regente_desperta", {0: [f"memory:{CLAY}"]}).counter == 10


def test_rule_13_30_the_wall_stops_breath_and_shadows() -> None:
    ctx = game(traveller(hand=["sopro_de_uradova"]), traveller("fa1"))
    assert len(offered(ctx, "insert")) == 2
    ctx.state.turn.walls = [1]
    assert offered(ctx, "insert") == ["act:end"]


def test_rule_14_4_a_card_moved_by_paintings_is_discarded_where_acquired() -> None:
    ctx = game(
        traveller(deck=[PLAIN, "wing_cave"], hand=[PAINTINGS]), traveller(deck=[PLAIN, "footprint_cave"])
    )
    answers = one_by_one(0, f"memory:{PAINTINGS}", "direction:left")
    act(ctx, "opening", [*answers, {0: END}], "walk")
    assert ctx.state.travellers[0].discard == ["footprint_cave"]


@pytest.mark.parametrize("seat", [0, 1])
def test_rule_13_25_after_silence_in_the_event_window_nobody_else_can(seat: int) -> None:
    ctx = game(traveller(), traveller(hand=[ERRONIA]), traveller(hand=[ERRONIA]), turn=0)
    asked = questions(ctx, "alvorada", {1: [f"memory:{ERRONIA}"], 2: PASS})
    assert ids(asked[2]) == ["act:pass"]
    assert (ctx.state.turn.silenced, ctx.state.travellers[seat].silenced) == (True, False)
