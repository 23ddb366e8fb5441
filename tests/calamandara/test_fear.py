"""The 23 Fear cards (sheet table 12.4), each revealed by seat 0 of two or three."""

from rules.calamandara.components.state import CalamandaraContext
from tests.calamandara.small import PASS, game, holds, keys, laid, questions, reveal, traveller
from tests.helpers import ids

CARD, OTHER = "raiz_na_pedra", "troca_de_sombras"


def two(mine: str = "", yours: str = "", **more: str) -> CalamandaraContext:
    """Two travellers with these boards; `token`, `reserve` and `depot` are those of seat 0."""
    return game(traveller(mine, **more), traveller(yours))


def test_card_um_ar_estranho_a_takes_two_of_three_free_footprints() -> None:
    state = reveal(two("fa1 fb1 fc1", reserve="f"), "um_ar_estranho", {0: ["cell:a1"]}, {0: ["cell:c1"]})
    assert (laid(state.travellers[0].board), holds(state.travellers[0].depot)) == ("fb1", "ff")
    assert holds(state.travellers[0].reserve) == "f"


def test_card_um_ar_estranho_b_takes_the_rest_from_the_reserve() -> None:
    state = reveal(two("fa1 fb1", token="a1", reserve="f"), "um_ar_estranho")
    me = state.travellers[0]
    assert (laid(me.board), me.token, holds(me.reserve), holds(me.depot)) == ("fa1", "a1", "", "ff")


def test_card_um_ar_estranho_b2_then_the_footprint_under_the_token() -> None:
    state = reveal(two("fa1 fb1", token="a1"), "um_ar_estranho")
    me = state.travellers[0]
    assert (laid(me.board), me.token, holds(me.depot)) == ("", "start", "ff")


def test_card_um_ar_estranho_c_with_nothing_else_the_token_falls() -> None:
    ctx = two("fa3", token="a3")
    me = reveal(ctx, "um_ar_estranho").travellers[0]
    assert (laid(me.board), me.token) == ("", "start")
    assert "fall" in keys(ctx)


def test_card_um_ar_estranho_d_and_rule_13_1_a_tower_defends_the_last_one() -> None:
    me = reveal(two("fa3 tb3", token="a3"), "um_ar_estranho").travellers[0]
    assert (laid(me.board), me.token, holds(me.depot)) == ("fa3 tb3", "a3", "")


def test_card_um_ar_estranho_and_rule_13_1_defence_sends_it_to_the_reserve() -> None:
    me = reveal(two("fa3 fb3 tc3", token="a3", reserve="fff"), "um_ar_estranho").travellers[0]
    assert (laid(me.board), holds(me.reserve)) == ("fa3 fb3 tc3", "f")


def test_card_um_ar_estranho_e_and_rule_13_2_central_is_not_individual() -> None:
    ctx = game(traveller(token="x1"), traveller(), central="fx1")
    state = reveal(ctx, "um_ar_estranho")
    assert (state.travellers[0].token, laid(state.central)) == ("x1", "fx1")


def test_card_mare_de_cinzas_takes_a_wing_a_cave_or_a_tower() -> None:
    state = reveal(two("wa1 cb2 fd4", "fa1"), "mare_de_cinzas", {0: ["cell:b2"]})
    assert (laid(state.travellers[0].board), holds(state.travellers[0].depot)) == ("wa1 fd4", "c")
    assert laid(state.travellers[1].board) == "fa1"


def test_card_o_regente_desperta_takes_two_and_sets_the_first_ones_back() -> None:
    ctx = game(traveller("fa1 fa2", "a2"), traveller("fa1 fa2", "a2"), traveller("fa1", "a1"))
    state = reveal(ctx, "o_regente_desperta")
    assert [player.token for player in state.travellers] == ["a1", "a1", "a1"]
    assert state.counter == 10


def test_card_torres_rachadas_takes_a_lone_tower() -> None:
    state = reveal(two("ta1 fb1", "fa1"), "torres_rachadas")
    assert (laid(state.travellers[0].board), holds(state.travellers[0].depot)) == ("fb1", "t")


def test_case_torres_rachadas_leaves_two_towers_of_a_row() -> None:
    assert laid(reveal(two("ta1 tb1"), "torres_rachadas").travellers[0].board) == "ta1 tb1"


def test_card_asas_partidas_takes_a_wing() -> None:
    state = reveal(two("wa1 wb2 tb3", "wa1 tb1"), "asas_partidas", {0: ["cell:b2"]})
    assert [laid(player.board) for player in state.travellers] == ["wa1 tb3", "wa1 tb1"]


def test_card_cavernas_inundadas_turns_a_cave_into_a_mountain() -> None:
    state = reveal(two("ca1"), "cavernas_inundadas")
    assert (laid(state.travellers[0].board), holds(state.travellers[0].depot)) == ("ma1", "c")


def test_card_fome_da_terra_takes_two_of_three_symbols() -> None:
    ctx = game(traveller(reserve="fwc"), traveller(reserve="ff"))
    state = reveal(ctx, "fome_da_terra", {0: ["symbol:wing"]}, {0: ["symbol:footprint"]})
    assert [holds(player.reserve) for player in state.travellers] == ["c", "ff"]
    assert holds(state.travellers[0].depot) == "fw"


def test_card_esquecimento_takes_a_chosen_memory_card_not_in_the_diary() -> None:
    ctx = game(traveller(hand=[CARD, OTHER], diary=[CARD]), traveller(hand=[CARD]))
    state = reveal(ctx, "esquecimento", {0: PASS, 1: PASS}, {0: [f"memory:{OTHER}"]})
    assert [player.hand for player in state.travellers] == [[CARD], []]
    assert (state.travellers[0].diary, state.memory_discard) == ([CARD], [OTHER, CARD])


def test_card_esquecimento_asks_even_for_two_equal_cards() -> None:
    asked = questions(game(traveller(hand=[CARD, CARD]), traveller()), "esquecimento", {0: PASS})[0]
    assert (ids(asked), asked.secret) == ([f"memory:{CARD}"], True)


def test_card_chao_movedico_sets_back_those_from_row_2_on() -> None:
    ctx = game(traveller("fa1 fa3", "a3"), traveller("fa1", "a1"), traveller("fb2", "b2"))
    state = reveal(ctx, "chao_movedico")
    assert [player.token for player in state.travellers] == ["a1", "a1", "start"]


def test_card_montanhas_do_desterro_puts_a_mountain_on_the_left_neighbour() -> None:
    state = reveal(two("ta1", "fa1"), "montanhas_do_desterro", {0: ["cell:b1"]}, {1: ["cell:c2"]})
    assert [laid(player.board) for player in state.travellers] == ["ta1 mc2", "fa1 mb1"]
    asked = questions(two("ta1", "fa1"), "montanhas_do_desterro", {0: ["cell:b1"]})[1]
    assert not {"cell:a1", "cell:b1", "cell:e1"} & {*ids(asked)}  # the row of the Tower


def test_card_neblina_de_mourna_sets_back_those_on_the_central_board() -> None:
    ctx = game(traveller("fc6", "x1"), traveller("fa6 fa5", "a6"), central="fx1 fx2")
    state = reveal(ctx, "neblina_de_mourna")
    assert [player.token for player in state.travellers] == ["c6", "a6"]


def test_card_vozes_sem_boca_takes_a_memory_card_or_two_symbols() -> None:
    ctx = game(traveller(hand=[CARD], reserve="fw"), traveller(reserve="ccc"))
    state = reveal(ctx, "vozes_sem_boca", {0: PASS}, {0: ["act:memory"]})
    assert [(len(player.hand), holds(player.reserve)) for player in state.travellers] == [(0, "fw"), (0, "c")]
    ctx = game(traveller(hand=[CARD], reserve="fw"), traveller())
    state = reveal(ctx, "vozes_sem_boca", {0: PASS}, {0: ["act:reserve"]})
    assert (len(state.travellers[0].hand), holds(state.travellers[0].depot)) == (1, "fw")


def test_card_sede_do_dogma_takes_phase_1_and_a_symbol_of_the_others() -> None:
    ctx = game(traveller(reserve="f"), traveller(reserve="f"), traveller(reserve="w"))
    state = reveal(ctx, "sede_do_dogma")
    assert [holds(player.reserve) for player in state.travellers] == ["f", "", ""]
    assert state.turn.lost


def test_card_ponte_quebrada_takes_a_central_footprint_without_a_token() -> None:
    ctx = game(traveller(), traveller(token="x1"), central="fx1 fx2 fx4")
    assert ids(questions(ctx, "ponte_quebrada")[0]) == ["cell:x2", "cell:x4"]
    ctx = game(traveller(), traveller(token="x1"), central="fx1 fx2")
    state = reveal(ctx, "ponte_quebrada")
    assert (laid(state.central), holds(state.travellers[0].depot)) == ("fx1", "f")


def test_card_desabamento_takes_two_from_six_symbols_but_no_mountain() -> None:
    ctx = two("ma1 ma2 ma3 fb4 wb5 cb6", "fa1 fa2 fa3 fa4 fa5")
    state = reveal(ctx, "desabamento", {0: ["cell:b4"]}, {0: ["cell:b6"]})
    assert laid(state.travellers[0].board) == "ma1 ma2 ma3 wb5"
    assert len(state.travellers[1].board) == 5


def test_card_luto_de_eiro_takes_a_card_of_those_with_most() -> None:
    ctx = game(traveller(hand=[CARD]), traveller(hand=[CARD, CARD]), traveller())
    state = reveal(ctx, "luto_de_eiro", {0: PASS, 1: PASS}, {1: [f"memory:{CARD}"]})
    assert [len(player.hand) for player in state.travellers] == [1, 1, 0]


def test_card_noite_sem_estrelas_leaves_three_symbols() -> None:
    ctx = game(traveller(reserve="fffff"), traveller(reserve="fff"))
    state = reveal(ctx, "noite_sem_estrelas")
    assert [holds(player.reserve) for player in state.travellers] == ["fff", "fff"]
    assert holds(state.travellers[0].depot) == "ff"


def test_card_chuva_de_cascalho_and_specific_12_takes_from_the_whole_board() -> None:
    ctx = game(traveller("fa1"), traveller("fb1 fb2", "b1"), central="fx1")
    state = reveal(ctx, "chuva_de_cascalho")
    assert [laid(player.board) for player in state.travellers] == ["", "fb1"]
    assert laid(state.central) == ""
    assert [holds(player.depot) for player in state.travellers] == ["ff", "f"]


def test_card_cansaco_caps_the_steps_of_the_next_phase_3() -> None:
    state = reveal(two(), "cansaco")
    assert [player.steps_limit for player in state.travellers] == [1, 1]


def test_card_maos_atadas_caps_the_insertions_of_the_next_phase_2() -> None:
    state = reveal(two(), "maos_atadas")
    assert [player.inserts_limit for player in state.travellers] == [1, 1]


def test_card_chamado_do_inicio_returns_those_in_rows_1_and_2() -> None:
    ctx = game(traveller("fa1", "a1"), traveller("fa3", "a3"), traveller("fb2 tc2", "b2"))
    state = reveal(ctx, "chamado_do_inicio")
    assert [player.token for player in state.travellers] == ["start", "a3", "b2"]
    assert laid(state.travellers[0].board) == "fa1"


def test_card_passos_trocados_moves_a_footprint_of_the_left_neighbour() -> None:
    ctx = game(traveller("fa1"), traveller("fb1 fc1 td1 fe2", "e2"))
    state = reveal(ctx, "passos_trocados", {1: ["cell:e6"]})
    assert [laid(player.board) for player in state.travellers] == ["fe6", "fb1 fc1 td1 fe2"]


def test_card_eclipse_do_dogma_takes_two_points_and_a_symbol_of_everybody() -> None:
    ctx = game(traveller(reserve="fw"), traveller(reserve="c"))
    state = reveal(ctx, "eclipse_do_dogma", {0: ["symbol:footprint"]})
    assert (state.counter, [holds(player.reserve) for player in state.travellers]) == (10, ["w", ""])
