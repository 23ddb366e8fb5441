"""Rulings of ours where the sheet and the rulebook are silent (`docs/rules/calamandara.md`, "Added here")."""

import pytest

from rules.calamandara.components.score import places, sheet
from rules.calamandara.play.blocks import forget_one
from rules.core.flow import told_apart
from tests.calamandara.small import (
    END,
    PASS,
    PLAIN,
    REVEAL,
    act,
    ending,
    game,
    holds,
    laid,
    offered,
    one_by_one,
    open_question,
    questions,
    reveal,
    traveller,
)
from tests.helpers import Answers, drive, ids

ROOT, VEIL, STEPS = "raiz_na_pedra", "veu_do_regente", "passos_emprestados"


def test_added_01_the_memory_deck_is_made_anew_when_a_card_is_to_be_drawn() -> None:
    ctx = game(traveller(hand=[ROOT]), traveller(), memory_deck=[VEIL])
    act(ctx, "remember", [{0: END}], "evening")
    ctx.state.memory_deck.clear()
    state = reveal(ctx, "esquecimento", {0: PASS})  # discarded after the deck was empty, and drawn again
    assert state.memory_discard == [ROOT]
    state = reveal(ctx, "pagina_encontrada")
    assert (state.memory_deck, state.memory_discard) == ([], [])
    assert [player.hand for player in state.travellers] == [[ROOT], []]


def test_added_02_a_card_holder_is_asked_in_phase_2_with_nothing_to_do() -> None:
    assert offered(game(traveller(hand=[VEIL]), traveller()), "insert") == ["act:end"]
    assert act(game(traveller(), traveller()), "insert", [], "walk").turn.inserted == 0


def test_added_03_a_card_holder_is_asked_in_phase_3_while_a_step_remains() -> None:
    ctx = game(traveller("fa1 fa2 fa3", hand=[VEIL]), traveller())
    assert offered(ctx, "walk", one_by_one(0, "walk:a1", "walk:a2")) == ["act:end"]
    ctx = game(traveller("fa1", hand=[VEIL]), traveller())
    assert act(ctx, "walk", one_by_one(0, "walk:a1"), "remember").travellers[0].token == "a1"


def test_added_04_the_veil_may_fall_on_oneself() -> None:
    ctx = game(traveller(), traveller(hand=[VEIL]), traveller())
    assert offered(ctx, "opening", [{1: [f"memory:{VEIL}"]}]) == ["seat:0", "seat:1", "seat:2"]


def test_added_05_a_walk_or_tunnel_comes_before_a_leap_to_the_same_cell() -> None:
    ctx = game(traveller("fa1 wc1 cb1 fa3 ca4 fe6", "a1"), traveller())
    assert offered(ctx, "walk") == ["act:end", "tunnel:a3"]


def test_added_06_acquiring_a_memory_card_holds_off_stagnation() -> None:
    ctx = game(traveller(reserve="mm"), traveller())
    ctx.state.idle = 3
    assert act(ctx, "remember", one_by_one(0, "price:mountain"), "opening").idle == 0


def test_added_07_where_all_must_go_nobody_is_asked() -> None:
    ctx = game(traveller("fa1 fa2", reserve="ww"), traveller(depot="fw"))
    assert holds(reveal(ctx, "agua_limpa").travellers[1].reserve) == "fw"
    assert laid(reveal(ctx, "um_ar_estranho").travellers[0].board) == ""


def test_added_08_a_symbol_may_be_substituted_by_one_of_its_kind() -> None:
    ctx = game(traveller("wa1", reserve="w"), traveller())
    state = reveal(ctx, "as_tecelas", {0: ["cell:a1"]})
    assert (laid(state.travellers[0].board), holds(state.travellers[0].depot)) == ("wa1", "w")


def test_added_09_a_memory_card_played_or_discarded_cannot_be_undone() -> None:
    ctx = game(traveller("fa1", hand=[STEPS]), traveller())
    ctx.step = 5
    open_question(ctx, "walk", one_by_one(0, f"memory:{STEPS}"))
    assert ctx.floor == 5
    ctx = game(traveller("fa1", reserve="f"), traveller())
    ctx.step = 5
    open_question(ctx, "insert", one_by_one(0, "insert:footprint", "act:central", "cell:x2"))
    assert ctx.floor == 0
    ctx = game(traveller(hand=[ROOT, VEIL]), traveller(hand=[ROOT]))
    ctx.step = 5
    drive(forget_one(ctx, 1))  # which may follow an answer of the other traveller: so it was in a steady game
    assert (ctx.state.memory_discard, ctx.floor) == ([ROOT], 5)


def test_added_10_a_revealer_playing_hands_of_clay_carries_out_no_block() -> None:
    clay = "maos_de_barro"
    ctx = game(traveller("fa1", hand=[clay]), traveller("fb1"), central="fx1")
    state = reveal(ctx, "chuva_de_cascalho", {0: [f"memory:{clay}"]})
    assert [laid(player.board) for player in state.travellers] == ["fa1", ""]
    assert laid(state.central) == "fx1"


def test_added_11_an_optional_effect_that_cannot_be_done_is_not_asked() -> None:
    ctx = game(traveller("fa1"), traveller("ma1"))
    assert list(questions(ctx, "o_grito_da_caverna")) == [1]


def test_added_12_where_everybody_lost_all_share_the_second_place() -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"]), traveller(), counter=1)
    assert ending(ctx, "event", [{0: REVEAL}]) == "dogma"
    assert (ctx.state.winner, places(ctx.state)) == (None, (2, 2))
    won = game(traveller(token="x3"), traveller("fa1", "a1"), traveller()).state
    won.winner = 0
    assert places(won) == (1, 2, 2)
    assert told_apart(places(won), sheet(won)["total"]) == (1, 2, 3), "as the podium shows them"


def test_added_13_a_single_symbol_kind_or_cell_is_taken_without_a_question() -> None:
    ctx = game(traveller(reserve="ww"), traveller(reserve="ww"))
    assert holds(reveal(ctx, "eclipse_do_dogma").travellers[0].reserve) == "w"
    ctx = game(traveller("ma1", reserve="c"), traveller())
    assert laid(act(ctx, "insert", one_by_one(0, "act:excavate"), "insert").travellers[0].board) == "ca1"


def test_added_14_the_second_discard_sees_what_the_first_left_undefended() -> None:
    ctx = game(traveller("ta1 fb1 ma2 ma3 ma4 wc1"), traveller())
    state = reveal(ctx, "desabamento", {0: ["cell:b1"]})
    assert laid(state.travellers[0].board) == "ma2 ma3 ma4 wc1"


ONE_TOWER = "ta1 fb1 wc3 ma2 ma3 ma4"


@pytest.mark.parametrize(
    ("answers", "left"),
    [
        (one_by_one(0, "cell:a1", "cell:b1"), "ma2 ma3 ma4 wc3"),
        (one_by_one(0, "cell:a1", "cell:c3"), "ma2 ma3 ma4 fb1"),
        (one_by_one(0, "cell:c3"), "ma2 ma3 ma4 fb1"),
    ],
)
def test_two_open_symbols_are_not_forced_where_their_tower_opens_its_row(answers: Answers, left: str) -> None:
    """As many lie open as must go: the Tower on a1 and the Wing on c3; after the Tower b1 may go, too."""
    ctx = game(traveller(ONE_TOWER), traveller())
    assert ids(questions(ctx, "desabamento")[0]) == ["cell:a1", "cell:c3"]
    ctx = game(traveller(ONE_TOWER), traveller())
    assert laid(reveal(ctx, "desabamento", *answers).travellers[0].board) == left


@pytest.mark.parametrize(
    ("board", "token"),
    [("ta1 mb1 wc3 ma2 ma3 ma4", "start"), (ONE_TOWER, "b1"), ("fb1 wc3 ma1 ma2 ma3 ma4", "start")],
)
def test_a_tower_that_opens_nothing_goes_unasked(board: str, token: str) -> None:
    """A Mountain and the Footprint underfoot stay in any case."""
    state = reveal(game(traveller(board, token), traveller()), "desabamento")
    assert len(state.travellers[0].board) == 4
