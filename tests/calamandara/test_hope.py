"""The 27 Hope cards (sheet table 12.3), each revealed by seat 0 of two or three."""

from rules.calamandara.components.state import CalamandaraContext
from tests.calamandara.small import NONE, game, holds, keys, laid, questions, reveal, traveller
from tests.helpers import ids


def two(mine: str = "", yours: str = "", **more: str) -> CalamandaraContext:
    """Two travellers with these boards; `reserve` and `depot` are those of seat 0."""
    return game(traveller(mine, **more), traveller(yours))


def test_card_o_grito_da_caverna_puts_a_wing_or_a_cave_for_a_mountain() -> None:
    ctx = two("ma1 fb1", "mc2")
    state = reveal(ctx, "o_grito_da_caverna", {0: ["cell:a1"]}, {0: ["symbol:cave"]}, {1: NONE})
    assert laid(state.travellers[0].board) == "ca1 fb1"
    assert holds(state.travellers[0].depot) == "m"
    assert laid(state.travellers[1].board) == "mc2"
    expected = ["symbol:wing", "symbol:cave"]
    assert ids(questions(two("ma1"), "o_grito_da_caverna", {0: ["cell:a1"]})[0]) == expected


def test_card_alvorada_gives_everybody_a_footprint() -> None:
    state = reveal(two(reserve="w"), "alvorada")
    assert [holds(player.reserve) for player in state.travellers] == ["fw", "f"]
    assert state.counter == 11


def test_card_semente_de_luz_gives_everybody_a_symbol_of_choice() -> None:
    state = reveal(two(), "semente_de_luz", {0: ["symbol:tower"]}, {1: ["symbol:mountain"]})
    assert [holds(player.reserve) for player in state.travellers] == ["t", "m"]


def test_card_trilha_antiga_puts_a_supply_footprint_on_the_own_board() -> None:
    state = reveal(two("ta1"), "trilha_antiga", {0: ["cell:b1"]}, {1: NONE})
    assert [laid(player.board) for player in state.travellers] == ["ta1 fb1", ""]
    assert holds(state.travellers[0].reserve) == ""
    asked = ids(questions(two("ta1"), "trilha_antiga")[0])
    assert len(asked) == 30  # 29 empty cells, and leaving it
    assert "cell:a1" not in asked


def test_card_companheiros_de_estrada_helps_those_up_to_row_2() -> None:
    ctx = game(traveller("fa2", "a2"), traveller("fa3", "a3"), traveller())
    state = reveal(ctx, "companheiros_de_estrada")
    assert [holds(player.reserve) for player in state.travellers] == ["ff", "", "ff"]


def test_card_pausa_do_dogma_keeps_the_counter_and_gives_a_symbol() -> None:
    ctx = two()
    state = reveal(ctx, "pausa_do_dogma", {0: ["symbol:wing"]})
    expected = (12, "w", "")
    assert (state.counter, holds(state.travellers[0].reserve), holds(state.travellers[1].reserve)) == expected
    assert "counter.same" in keys(ctx)


def test_card_folego_raises_the_counter_by_one_and_nothing_else() -> None:
    ctx = two("fa1", reserve="f")
    state = reveal(ctx, "folego")
    assert state.counter == 13
    assert keys(ctx) == ["reveal", "counter.up", "top"]


def test_card_memoria_viva_gives_everybody_a_memory_card() -> None:
    state = reveal(two(), "memoria_viva")
    assert [player.hand for player in state.travellers] == [["raiz_na_pedra"], ["raiz_na_pedra"]]


def test_card_pagina_encontrada_helps_those_with_the_fewest_cards() -> None:
    ctx = game(traveller(hand=["troca_de_sombras"]), traveller(), traveller())
    state = reveal(ctx, "pagina_encontrada", {0: ["act:pass"]})
    assert [len(player.hand) for player in state.travellers] == [1, 1, 1]


def test_card_torre_de_vigia_inserts_a_tower_of_the_supply() -> None:
    state = reveal(two("fa1"), "torre_de_vigia", {0: ["cell:c1"]}, {1: ["cell:e6"]})
    assert [laid(player.board) for player in state.travellers] == ["fa1 tc1", "te6"]


def test_card_vento_favoravel_moves_a_step() -> None:
    state = reveal(two("fa1 fa2", "fc1"), "vento_favoravel", {0: ["walk:a1"]}, {1: NONE})
    assert [player.token for player in state.travellers] == ["a1", "start"]


def test_card_asas_de_papel_inserts_a_wing_of_the_supply() -> None:
    state = reveal(two(), "asas_de_papel", {0: NONE}, {1: ["cell:a1"]})
    assert [laid(player.board) for player in state.travellers] == ["", "wa1"]


def test_card_agua_limpa_recovers_two_symbols_of_choice() -> None:
    ctx = two(depot="fwc")
    state = reveal(ctx, "agua_limpa", {0: ["symbol:cave"]}, {0: ["symbol:footprint"]})
    assert (holds(state.travellers[0].reserve), holds(state.travellers[0].depot)) == ("fc", "w")


def test_case_agua_limpa_with_one_symbol_recovers_it_without_a_choice() -> None:
    state = reveal(two(depot="w"), "agua_limpa")
    assert (holds(state.travellers[0].reserve), holds(state.travellers[0].depot)) == ("w", "")


def test_card_reencontro_swaps_two_symbols_of_different_kinds() -> None:
    board = "ma1 fa2 ta2 fb2"
    ctx = two(board, "fa1 fa2")
    state = reveal(ctx, "reencontro", {0: ["cell:a1"]}, {0: ["cell:b2"]})
    assert laid(state.travellers[0].board) == "fa1 ta2 mb2"
    assert laid(state.travellers[1].board) == "fa1 fa2"  # alike: nothing to swap, not asked


def test_card_ponte_de_vime_puts_a_reserve_footprint_on_the_central_board() -> None:
    state = reveal(two(reserve="f"), "ponte_de_vime", {0: ["cell:x2"]})
    assert laid(state.central) == "fx2"
    assert holds(state.travellers[0].reserve) == ""


def test_card_caminho_reto_moves_a_footprint_of_the_own_board() -> None:
    ctx = two("fa1 fb1 tb2", "ta1", token="a1")
    assert "cell:a1" not in ids(questions(two("fa1 fb1", token="a1"), "caminho_reto")[0])
    state = reveal(ctx, "caminho_reto", {0: ["cell:b1"]}, {0: ["cell:a2"]})
    assert laid(state.travellers[0].board) == "fa1 fa2 tb2"


def test_card_montanha_que_cede_discards_a_mountain() -> None:
    state = reveal(two("ma1 mb1", "mc1"), "montanha_que_cede", {0: ["cell:b1"]}, {1: NONE})
    assert [laid(player.board) for player in state.travellers] == ["ma1", "mc1"]
    assert holds(state.travellers[0].depot) == "m"


def test_card_fogueira_helps_those_with_two_symbols_or_fewer() -> None:
    ctx = game(traveller(reserve="ff"), traveller(reserve="fff"))
    state = reveal(ctx, "fogueira", {0: ["symbol:wing"]}, {0: ["symbol:cave"]})
    assert [holds(player.reserve) for player in state.travellers] == ["ffwc", "fff"]


def test_card_cancao_de_ninar_raises_the_counter_and_gives_a_card() -> None:
    state = reveal(two(), "cancao_de_ninar")
    assert (state.counter, [len(player.hand) for player in state.travellers]) == (13, [1, 0])


def test_card_olho_dagua_helps_those_with_three_symbols_in_the_depot() -> None:
    ctx = game(traveller(depot="ffw"), traveller(depot="ff"))
    state = reveal(ctx, "olho_dagua")
    assert [holds(player.reserve) for player in state.travellers] == ["ffw", ""]


def test_card_mao_amiga_moves_those_furthest_back_up_to_two_steps() -> None:
    ctx = game(traveller("fa1 fa2 fa3", "a1"), traveller("fa1 fa2"), traveller("fb1"))
    answers = [{1: ["walk:a1"]}, {1: ["walk:a2"]}, {2: ["walk:b1"]}]
    state = reveal(ctx, "mao_amiga", *answers)
    assert [player.token for player in state.travellers] == ["a1", "a2", "b1"]


def test_card_mao_amiga_may_be_stopped_after_one_step() -> None:
    ctx = game(traveller("fa1 fa2"), traveller("fa1", "a1"))
    state = reveal(ctx, "mao_amiga", {0: ["walk:a1"]}, {0: ["act:end"]})
    assert state.travellers[0].token == "a1"


def test_card_as_tecelas_substitutes_by_any_symbol_of_the_reserve() -> None:
    ctx = two("ma1 fa2", reserve="fw")
    assert ids(questions(two("ma1 fa2", reserve="fw"), "as_tecelas")[0]) == ["cell:a1", "act:none"]
    state = reveal(ctx, "as_tecelas", {0: ["cell:a1"]}, {0: ["symbol:footprint"]})
    assert laid(state.travellers[0].board) == "fa1 fa2"
    assert (holds(state.travellers[0].reserve), holds(state.travellers[0].depot)) == ("w", "m")


def test_card_a_malha_se_abre_raises_the_counter_by_two() -> None:
    ctx = two()
    assert reveal(ctx, "a_malha_se_abre").counter == 14
    assert keys(ctx) == ["reveal", "counter.up", "top"]


def test_card_luz_na_torre_gives_a_symbol_and_tower_owners_recover_one() -> None:
    ctx = two("ta1", "fa1", depot="wc")
    state = reveal(ctx, "luz_na_torre", {0: ["symbol:footprint"]}, {0: ["symbol:cave"]})
    assert [holds(player.reserve) for player in state.travellers] == ["fc", ""]
    assert holds(state.travellers[0].depot) == "w"


def test_card_eco_do_porvir_gives_and_takes_a_card_with_four_in_between() -> None:
    full = ["erronia_do_silencio", "raiz_na_pedra", "troca_de_sombras"]
    ctx = game(traveller(hand=full), traveller(), memory_deck=["veu_do_regente"])
    answers = [{0: ["act:pass"]}, {0: ["act:draw"]}]
    assert len(ids(questions(ctx, "eco_do_porvir", *answers)[0])) == 4
    ctx = game(traveller(hand=full), traveller(), memory_deck=["veu_do_regente"])
    state = reveal(ctx, "eco_do_porvir", *answers, {0: ["memory:raiz_na_pedra"]}, {1: NONE})
    assert state.travellers[0].hand == ["erronia_do_silencio", "troca_de_sombras", "veu_do_regente"]
    assert (state.memory_discard, state.counter) == (["raiz_na_pedra"], 12)


def test_card_colheita_gives_a_footprint_and_a_cave() -> None:
    state = reveal(two(), "colheita")
    assert [holds(player.reserve) for player in state.travellers] == ["fc", "fc"]


def test_card_atalho_moves_who_has_a_wing_or_a_cave() -> None:
    ctx = game(traveller("we6 fa1 fa2"), traveller("ca6 fb1"), traveller("fa1 tb1"))
    answers = [{0: ["walk:a1"]}, {0: ["walk:a2"]}, {1: ["walk:b1"]}]
    state = reveal(ctx, "atalho", *answers)
    assert [player.token for player in state.travellers] == ["a2", "b1", "start"]
