"""The twelve Memory Cards: sheet table 12.2, each played as its owner would."""

import pytest

from rules.calamandara.components.data import DATA
from rules.calamandara.play.memories import CHANGES, PLAYS, playable
from tests.calamandara.small import (
    END,
    PASS,
    PLAIN,
    act,
    game,
    holds,
    keys,
    laid,
    offered,
    one_by_one,
    open_question,
    prompt,
    reveal,
    traveller,
)
from tests.helpers import Answers, ids

GUARDIAN, NOMADS, ERRONIA = "guardia_de_mourna", "terras_nomades", "erronia_do_silencio"
PAINTINGS, CLAY, WALL = "pinturas_submersas", "maos_de_barro", "muralha_de_vento"
VEIL, STEPS, BREATH = "veu_do_regente", "passos_emprestados", "sopro_de_uradova"
ROOT, PAGE, SHADOWS = "raiz_na_pedra", "pagina_rasgada", "troca_de_sombras"


def test_rule_12_2_every_card_has_an_effect_and_most_a_condition() -> None:
    assert list(PLAYS) == list(DATA.memory)
    assert [name for name in DATA.memory if name not in CHANGES] == [CLAY, WALL, VEIL]
    assert [name for name, card in DATA.memory.items() if card.always] == [CLAY, WALL, VEIL]


def test_rule_12_2_a_played_card_lies_in_the_diary_and_stays_a_fragment() -> None:
    ctx = game(traveller(hand=[PAGE], depot="f"), traveller())
    state = act(ctx, "insert", [*one_by_one(0, f"memory:{PAGE}"), {0: END}], "walk")
    assert (state.travellers[0].hand, state.travellers[0].diary) == ([], [PAGE])


def test_rule_12_2_an_empty_memory_deck_is_made_of_the_discard() -> None:
    ctx = game(traveller(reserve="ff"), traveller(), memory_deck=[])
    ctx.state.memory_discard = [ROOT]
    state = act(ctx, "remember", one_by_one(0, "price:footprint"), "evening")
    assert (state.travellers[0].hand, state.memory_discard) == ([ROOT], [])
    assert keys(ctx) == ["price", "shuffle.memory", "draw"]


def test_memory_guardia_de_mourna_takes_phase_1_of_another() -> None:
    ctx = game(traveller(), traveller(hand=[GUARDIAN]))
    state = act(ctx, "opening", [{1: [f"memory:{GUARDIAN}"]}], "insert")
    assert holds(state.travellers[0].reserve) == ""
    ctx = game(traveller(hand=[GUARDIAN]), traveller())
    assert offered(ctx, "opening") == ["act:pass"]  # not in the own turn


def test_memory_guardia_de_mourna_and_rule_4_2_not_where_phase_1_is_lost() -> None:
    ctx = game(traveller(deck=[PLAIN, "folego"]), traveller(hand=[GUARDIAN]))
    assert ids(open_question(ctx, "event", [{0: ["act:refuse"]}])[1]) == ["act:pass"]


def test_memory_terras_nomades_acquires_anothers_top_card_without_phase_1() -> None:
    ctx = game(traveller(hand=[NOMADS]), traveller(deck=[PLAIN, "wing_cave"]), traveller())
    ctx.state.turn.lost = True
    answers = [*one_by_one(0, f"memory:{NOMADS}", "seat:1"), {0: END}]
    state = act(ctx, "acquire", answers, "walk")
    assert holds(state.travellers[0].reserve) == "wc"
    assert state.travellers[1].discard == ["wing_cave"]


def test_memory_erronia_do_silencio_ends_the_turn_and_spares_the_next_one() -> None:
    ctx = game(traveller(), traveller(hand=[ERRONIA, ERRONIA]))
    state = act(ctx, "opening", [{1: [f"memory:{ERRONIA}"]}], "opening")
    assert (state.turn.seat, state.travellers[0].silenced, state.turns) == (1, True, 2)
    ctx.state.turn.seat = 0
    assert offered(ctx, "opening") == ["act:pass"]  # not twice in a row
    ctx.state.travellers[0].silenced = False
    assert f"memory:{ERRONIA}" in offered(ctx, "opening")


def test_memory_erronia_do_silencio_is_forgotten_after_a_turn_without_it() -> None:
    ctx = game(traveller(), traveller())
    ctx.state.travellers[0].silenced = True
    assert not act(ctx, "evening", [], "opening").travellers[0].silenced


@pytest.mark.parametrize(
    ("mine", "theirs", "differ"),
    [
        ([PLAIN], [PLAIN], False),
        ([PLAIN], ["wing_cave"], True),
        ([PLAIN], [], True),
        ([], [], False),
        ([PLAIN], ["alvorada"], True),
        (["alvorada"], ["folego"], True),
    ],
)
def test_c5_paintings_are_played_only_where_the_tops_of_the_decks_differ(
    mine: list[str], theirs: list[str], *, differ: bool
) -> None:
    """Two Event cards never are alike, though their backs are."""
    for phase in ("opening", "insert"):
        ctx = game(traveller(hand=[PAINTINGS], deck=mine), traveller(deck=theirs))
        assert (f"memory:{PAINTINGS}" in offered(ctx, phase)) == differ


def test_memory_pinturas_submersas_moves_the_tops_left_or_right() -> None:
    decks = (["footprint_wing"], ["footprint_cave"], ["footprint_tower"])
    for direction, tops in (("left", ["tower", "wing", "cave"]), ("right", ["cave", "tower", "wing"])):
        ctx = game(*(traveller(deck=[PLAIN, *deck]) for deck in decks))
        ctx.state.travellers[0].hand = [PAINTINGS]
        answers = one_by_one(0, f"memory:{PAINTINGS}", f"direction:{direction}")
        state = act(ctx, "opening", answers, "event")
        assert [p.deck[-1].removeprefix("footprint_") for p in state.travellers] == tops


def test_memory_maos_de_barro_leaves_the_player_out_and_rule_13_13() -> None:
    ctx = game(traveller(), traveller(hand=[CLAY]), traveller())
    state = reveal(ctx, "montanhas_do_desterro", {1: [f"memory:{CLAY}"]}, {2: ["cell:a1"]})
    assert [laid(player.board) for player in state.travellers] == ["ma1", "", ""]


def test_memory_muralha_de_vento_keeps_the_board_from_others_for_this_turn() -> None:
    ctx = game(traveller(reserve="m", hand=[BREATH, SHADOWS]), traveller("fa1 wb1", hand=[WALL]))
    asked = open_question(ctx, "opening", [{0: PASS, 1: [f"memory:{WALL}"]}, {0: PASS}])
    assert prompt(asked) == "insert"
    assert f"memory:{BREATH}" not in ids(asked[0])
    assert f"memory:{SHADOWS}" not in ids(asked[0])
    assert ctx.state.turn.walls == [1]
    after = open_question(ctx, "insert", one_by_one(0, "insert:mountain"))[0]
    assert {i for i in ids(after) if i.startswith("cell")} <= {
        f"cell:{c}{r}" for c in "vwxyz" for r in "12345"
    }


def test_case_muralha_de_vento_in_the_window_of_an_event() -> None:
    ctx = game(traveller(), traveller(hand=[WALL]))
    state = reveal(ctx, "montanhas_do_desterro", {1: [f"memory:{WALL}"]}, {1: ["cell:a1"]})
    assert [laid(player.board) for player in state.travellers] == ["ma1", ""]
    ctx = game(traveller(), traveller("wa1", hand=[WALL]))
    assert laid(reveal(ctx, "mare_de_cinzas", {1: [f"memory:{WALL}"]}).travellers[1].board) == ""
    ctx = game(traveller(), traveller("fa1", hand=[WALL]))
    assert laid(reveal(ctx, "passos_trocados", {1: [f"memory:{WALL}"]}).travellers[1].board) == "fa1"


def test_memory_veu_do_regente_stops_acquiring_until_the_end_of_the_turn() -> None:
    ctx = game(traveller("fa1 ca2", "a1", reserve="ff"), traveller(hand=[VEIL]))
    answers: Answers = [{1: [f"memory:{VEIL}"]}, {1: ["seat:0"]}, {0: END}]
    state = act(ctx, "opening", answers, "remember")
    assert state.turn.veiled == [0]
    assert act(ctx, "remember", [], "evening").travellers[0].hand == []


def test_memory_veu_do_regente_and_an_event_that_gives_cards() -> None:
    ctx = game(traveller(), traveller(hand=[VEIL]))
    reveal(ctx, "memoria_viva", {1: [f"memory:{VEIL}"]}, {1: ["seat:0"]})
    assert "draw.veil" in keys(ctx)


def test_memory_passos_emprestados_gives_one_step_more() -> None:
    ctx = game(traveller("fa1 fa2 fa3 fa4", hand=[STEPS]), traveller())
    answers = one_by_one(0, "walk:a1", "walk:a2", f"memory:{STEPS}", "walk:a3")
    state = act(ctx, "walk", answers, "remember")
    assert (state.travellers[0].token, state.travellers[0].diary) == ("a3", [STEPS])


def test_case_passos_emprestados_is_added_to_the_cap_of_cansaco() -> None:
    ctx = game(traveller("fa1 fa2 fa3", hand=[STEPS]), traveller())
    ctx.state.travellers[0].steps_limit = 1
    answers = one_by_one(0, f"memory:{STEPS}", "walk:a1", "walk:a2")
    assert act(ctx, "walk", answers, "remember").travellers[0].token == "a2"


def test_memory_passos_emprestados_brings_no_second_leap() -> None:
    ctx = game(traveller("fa1 wb1 fa3 wb3 fa5", "a1", hand=[STEPS]), traveller())
    assert playable(ctx.state, 0, "phase_3") == [STEPS]
    state = act(ctx, "walk", one_by_one(0, "leap:a3"), "remember")
    assert state.travellers[0].hand == [STEPS]  # nothing but a leap would be left


def test_memory_sopro_de_uradova_discards_a_symbol_of_another() -> None:
    ctx = game(traveller(hand=[BREATH]), traveller("fa1 fb2 wc2 td2", "a1"), traveller("wa1"))
    answers = one_by_one(0, f"memory:{BREATH}", "seat:1")
    state = act(ctx, "insert", answers, "walk")  # only the Tower is not defended
    assert laid(state.travellers[1].board) == "fa1 fb2 wc2"
    assert holds(state.travellers[1].depot) == "t"


def test_memory_raiz_na_pedra_discards_a_mountain_and_is_no_insertion() -> None:
    ctx = game(traveller("ma1 tb1", hand=[ROOT]), traveller("mc1"), central="mx2")
    answers = one_by_one(0, f"memory:{ROOT}")
    assert offered(ctx, "insert", answers) == ["cell:a1", "cell:x2"]
    ctx = game(traveller("ma1 tb1", hand=[ROOT]), traveller("mc1"), central="mx2")
    state = act(ctx, "insert", [*answers, {0: ["cell:x2"]}, {0: END}], "walk")
    assert (laid(state.central), holds(state.travellers[0].depot), state.turn.inserted) == ("", "m", 0)


def test_memory_pagina_rasgada_recovers_up_to_three_symbols() -> None:
    ctx = game(traveller(hand=[PAGE], depot="ffwc"), traveller())
    answers = one_by_one(0, f"memory:{PAGE}", "symbol:wing", "symbol:footprint", "symbol:cave", "act:end")
    state = act(ctx, "insert", answers, "walk")
    assert (holds(state.travellers[0].reserve), holds(state.travellers[0].depot)) == ("fwc", "f")


def test_memory_troca_de_sombras_swaps_two_symbols_of_a_board() -> None:
    ctx = game(traveller("fa1 fb1 tc2", "a1", hand=[SHADOWS]), traveller("fa1 wb2 tc3 fd3"))
    answers = one_by_one(0, f"memory:{SHADOWS}", "seat:1", "cell:b2", "cell:c3", "act:end")
    state = act(ctx, "insert", answers, "walk")
    assert laid(state.travellers[1].board) == "fa1 tb2 wc3 fd3"
    assert "shadows" in keys(ctx)


def test_memory_troca_de_sombras_moves_defended_symbols_but_no_token_cell() -> None:
    ctx = game(traveller("fa1 fb1 tc1", "a1", hand=[SHADOWS]), traveller())
    answers = one_by_one(0, f"memory:{SHADOWS}")
    assert offered(ctx, "insert", answers) == ["cell:b1", "cell:c1"]
    ctx = game(traveller("fa1 fb1 tc1", "a1", hand=[SHADOWS]), traveller())
    state = act(ctx, "insert", [*answers, {0: ["cell:b1"]}, {0: END}], "walk")
    assert laid(state.travellers[0].board) == "fa1 tb1 fc1"


@pytest.mark.parametrize(
    ("card", "mine", "yours", "central"),
    [
        (ROOT, "fa1", "ma1", ""),
        (BREATH, "fa1", "fb1 tc1 td1", ""),
        (SHADOWS, "fa1 fb1", "fc1", ""),
        (PAGE, "fa1", "", ""),
    ],
)
def test_rule_12_2_a_card_that_changes_nothing_cannot_be_played(
    card: str, mine: str, yours: str, central: str
) -> None:
    ctx = game(traveller(mine, hand=[card]), traveller(yours), central=central)
    assert playable(ctx.state, 0, "phase_2") == []


def test_rule_12_2_at_most_one_card_of_a_traveller_in_a_window() -> None:
    ctx = game(traveller(deck=[PLAIN, "folego"]), traveller(hand=[WALL, VEIL]), traveller(hand=[ROOT]))
    first = [{1: [f"memory:{WALL}"], 2: PASS}]
    assert list(open_question(ctx, "opening", first)) == [2]


@pytest.mark.parametrize(
    ("card", "first"), [("terras_nomades", "nomads"), ("pinturas_submersas", "paintings.left")]
)
def test_what_comes_to_light_is_told_after_the_card_that_brought_it(card: str, first: str) -> None:
    deck = ["wing_cave", PLAIN]
    ctx = game(traveller(hand=[card], deck=deck), traveller(deck=[]), traveller(deck=deck))
    answers = one_by_one(0, f"memory:{card}", *(["direction:left"] if first != "nomads" else []))
    open_question(ctx, "insert", answers)
    assert keys(ctx)[:2] == [first, "top"]
