"""Towers and what they defend: sheet section 7, specific rule 2."""

from rules.calamandara.components.board import defended, open_to_harm, room_for_mountain
from rules.calamandara.components.data import SYMBOLS
from tests.calamandara.small import act, game, holds, laid, offered, one_by_one, reveal, symbols, traveller


def test_rule_7_1_and_specific_02_a_tower_defends_token_and_row() -> None:
    ctx = game(traveller("fa2 tb2 fa1", "a2"), traveller("fa2 fa1", "a2"))
    state = reveal(ctx, "chao_movedico")
    assert [player.token for player in state.travellers] == ["a2", "a1"]
    assert open_to_harm(traveller("fa2 wb2 tc2 fa3"), *SYMBOLS) == ["c2", "a3"]


def test_rule_7_2_a_tower_does_not_defend_itself_but_two_each_other() -> None:
    assert not defended(symbols("ta1 fb1"), "a1")
    assert defended(symbols("ta1 tb1"), "a1") and defended(symbols("ta1 tb1"), "b1")
    assert not defended(symbols("ta1 tb2"), "a1")


def test_rule_7_3_defended_symbols_are_safe_from_events_and_from_others() -> None:
    ctx = game(traveller("wa1 tb1"), traveller())
    assert laid(reveal(ctx, "mare_de_cinzas").travellers[0].board) == "wa1"  # the lone Tower goes
    ctx = game(traveller("ca1 tb1"), traveller())
    assert laid(reveal(ctx, "cavernas_inundadas").travellers[0].board) == "ca1 tb1"
    ctx = game(traveller(hand=["sopro_de_uradova"]), traveller("fa1 tb1"))
    state = act(ctx, "insert", one_by_one(0, "memory:sopro_de_uradova"), "walk")
    assert laid(state.travellers[1].board) == "fa1"


def test_rule_7_3_defended_tokens_are_not_set_back() -> None:
    ctx = game(traveller("fa1 tb1", "a1"), traveller("fa1", "a1"))
    assert [p.token for p in reveal(ctx, "chamado_do_inicio").travellers] == ["a1", "start"]


def test_rule_7_4_no_mountain_is_inserted_in_a_row_with_a_tower() -> None:
    assert not {"a2", "c2", "e2"} & {*room_for_mountain(symbols("tb2"))}
    assert len(room_for_mountain(symbols("tb2"))) == 25


def test_rule_7_5_defence_does_not_limit_the_owner() -> None:
    ctx = game(traveller("ma1 tb1 fc1", reserve="c"), traveller())
    answers = one_by_one(0, "act:excavate", "act:clear", "cell:c1", "act:end")
    state = act(ctx, "insert", answers, "walk")
    assert laid(state.travellers[0].board) == "ca1 tb1"
    ctx = game(traveller("ma1 tb1"), traveller())
    assert laid(reveal(ctx, "montanha_que_cede", {0: ["cell:a1"]}).travellers[0].board) == "tb1"


def test_rule_7_6_a_harm_that_finds_only_defended_targets_is_not_done() -> None:
    ctx = game(traveller("wa1 tb1 tc1", reserve="w"), traveller())
    state = reveal(ctx, "asas_partidas")
    assert (laid(state.travellers[0].board), holds(state.travellers[0].reserve)) == ("wa1 tb1 tc1", "w")


def test_rule_7_6_a_tower_discarded_first_leaves_its_row_open() -> None:
    ctx = game(traveller("ta1 fb1 fa2 fa3 fa4 ma5"), traveller())
    answers = [{0: ["cell:a1"]}, {0: ["cell:b1"]}]
    assert laid(reveal(ctx, "desabamento", *answers).travellers[0].board) == "fa2 fa3 fa4 ma5"


def test_rule_7_1_the_row_of_the_tower_counts_and_not_the_tower_of_another() -> None:
    ctx = game(traveller("fa1", "a1"), traveller("ta1"))
    assert reveal(ctx, "chamado_do_inicio").travellers[0].token == "start"
    assert "cell:a1" not in offered(game(traveller("fa1", "a1", reserve="f"), traveller("ta1")), "insert")
