"""Small print of the rules: marks, lines, and how choices are listed."""

from collections.abc import Sequence

import pytest

from rules.calamandara import GAME
from rules.calamandara.components.board import Place, lay, lift
from rules.calamandara.components.cells import gate
from rules.calamandara.components.data import Side, Substitute
from rules.calamandara.components.decks import draw_memory, forget, settle_deck, to_diary
from rules.calamandara.components.movement import Step
from rules.calamandara.components.score import Ending, why
from rules.calamandara.components.state import CalamandaraContext
from rules.calamandara.effects import effects
from rules.calamandara.play.on_boards import substitutes
from rules.calamandara.play.setup import new
from rules.calamandara.play.turns import begin
from rules.calamandara.play.walk import step_options
from rules.calamandara.play.windows import _order, round_of_offers
from rules.calamandara.view import view_of
from rules.core.decisions import Choose, Decision, Option
from rules.core.rng import Dice
from tests.calamandara.small import (
    NONE,
    PASS,
    PLAIN,
    act,
    game,
    keys,
    offered,
    one_by_one,
    open_question,
    questions,
    reveal,
    traveller,
)
from tests.helpers import Answers, drive, events_for


def asked(ctx: CalamandaraContext, phase: str, answers: Answers = (), seat: int = 0) -> Choose:
    """The question of a seat that is open after these answers."""
    decision = open_question(ctx, phase, answers)[seat]
    assert isinstance(decision, Choose)
    return decision


@pytest.mark.parametrize(
    ("event", "board", "done"),
    [
        ("caminho_reto", "fb1", ["cell:b1", "cell:a2"]),
        ("montanha_que_cede", "ma1", ["cell:a1"]),
        ("o_grito_da_caverna", "ma1", ["cell:a1", "symbol:wing"]),
        ("reencontro", "fa1 wb2", ["cell:a1"]),
        ("vento_favoravel", "fa1", ["walk:a1"]),
    ],
)
def test_ruling_13_23_who_declines_is_told_and_who_accepts_is_not(
    event: str, board: str, done: list[str]
) -> None:
    ctx = game(traveller(board), traveller())
    reveal(ctx, event, {0: NONE})
    assert keys(ctx).count("declined") == 1
    ctx = game(traveller(board), traveller())
    reveal(ctx, event, *one_by_one(0, *done))
    assert keys(ctx).count("declined") == 0


def test_ruling_13_10_tops_that_come_to_light_are_told_once() -> None:
    ctx = game(*(traveller(deck=[PLAIN, f"footprint_{each}"]) for each in ("wing", "cave")))
    ctx.state.travellers[0].hand = ["pinturas_submersas"]
    act(ctx, "opening", one_by_one(0, "memory:pinturas_submersas", "direction:left"), "event")
    assert [key for key in keys(ctx) if key.startswith("top")] == []


def test_a_turn_and_a_card_that_is_turned_up_are_marked() -> None:
    ctx = game(traveller(), traveller())
    begin(ctx)
    assert (keys(ctx), ctx.state.changed) == (["turn"], ["turn"])
    ctx = game(traveller("fb1"), traveller())
    questions(ctx, "caminho_reto")
    assert {"event", "deck:0"} <= {*ctx.state.changed}


def test_both_cells_of_a_swap_are_marked() -> None:
    ctx = game(traveller("fa1 wb2"), traveller())
    reveal(ctx, "reencontro", *one_by_one(0, "cell:a1"))
    assert {"cell:0.a1", "cell:0.b2"} <= {*ctx.state.changed}


def test_a_token_that_is_set_back_marks_the_board_that_it_leaves() -> None:
    for token, mark in (("x2", "cell:x2"), ("a2", "cell:0.a2")):
        ctx = game(traveller("fa1 fa2 fc6", token), traveller("fc1", "c1"), central="fx2")
        reveal(ctx, "chao_movedico")
        assert mark in ctx.state.changed, token


def test_a_window_in_which_nobody_is_asked_leaves_the_marks() -> None:
    ctx = game(traveller(), traveller())
    ctx.state.changed = ["turn"]
    assert drive(round_of_offers(ctx, "turn_start")) is False
    assert ctx.state.changed == ["turn"]


def test_a_memory_card_that_is_discarded_marks_hand_and_discard() -> None:
    ctx = game(traveller(hand=["raiz_na_pedra"]), traveller())
    forget(ctx, 0, "raiz_na_pedra")
    assert ctx.state.changed == ["hand:0", "memory_discard"]


def test_rule_4_7_symbols_beyond_the_eighth_are_all_that_is_marked() -> None:
    ctx = game(traveller(reserve="fffffffffw"), traveller())
    ctx.state.changed = ["cell:0.a1"]
    act(ctx, "evening", [{0: {"symbol:footprint": 2, "symbol:wing": 0}}], "opening")
    assert ctx.state.changed == [*["reserve:0"] * 2, *["depot:0"] * 2, "turn"]


def test_a_cell_names_the_symbol_on_the_board_that_is_meant() -> None:
    ctx = game(traveller("fb1 wa2"), traveller("ta2"), central="mx2")
    offered = _options(questions(ctx, "caminho_reto")[0])
    [label] = [option.label for option in offered if option.id == "cell:b1"]
    assert label.args["symbol"] == "symbol:footprint"


def _options(decision: Decision) -> Sequence[Option]:
    assert isinstance(decision, Choose)
    return decision.options


def test_cells_without_likely_ones_are_listed_by_row() -> None:
    ctx = game(traveller("fb1 fc2", "c2"), traveller())
    groups = {
        option.id: option.group for option in _options(questions(ctx, "caminho_reto", {0: ["cell:b1"]})[0])
    }
    assert (groups["cell:a1"], groups["cell:e6"]) == ("group:row_1", "group:row_6")


def test_cells_that_are_not_likely_are_listed_together_behind_the_others() -> None:
    ctx = game(traveller("fc1 fc2", "c1", reserve="f"), traveller())
    found = asked(ctx, "insert", one_by_one(0, "insert:footprint", "act:own")).options
    groups = {option.id: option.group for option in found}
    assert (groups["cell:c3"], groups["cell:a6"]) == ("group:path", "group:beyond")
    assert {*groups.values()} == {"group:path", "group:beyond"}


def test_rule_5_1_a_symbol_without_a_place_is_not_offered() -> None:
    full = " ".join(f"w{column}{row}" for column in "abcde" for row in range(1, 7))
    for board, inserts in ((full, []), (full.replace("wa1", "fa1"), []), (full[4:], ["insert:wing"])):
        ctx = game(traveller(board, reserve="w"), traveller())
        found = offered(ctx, "insert")
        assert [ident for ident in found if ident.startswith("insert:")] == inserts


@pytest.mark.parametrize(
    ("event", "prompt"), [("ponte_quebrada", "discard.central"), ("asas_partidas", "discard")]
)
def test_a_discard_says_from_which_board(event: str, prompt: str) -> None:
    ctx = game(traveller("wa1 wa2"), traveller("wb1"), central="fx1 fx2")
    assert questions(ctx, event)[0].prompt.key == f"calamandara.ask.effect.{prompt}"


def test_card_sede_do_dogma_tells_that_phase_1_is_lost() -> None:
    ctx = game(traveller(), traveller())
    reveal(ctx, "sede_do_dogma")
    assert (keys(ctx).count("lost"), ctx.state.turn.lost) == (1, True)


def test_the_step_to_the_centre_is_called_so() -> None:
    centre, other = step_options([Step("walk", "x3"), Step("walk", "x2")])
    assert (centre.label.key, other.label.key) == ("calamandara.option.centre", "calamandara.option.walk")


def test_rule_5_2_a_board_that_was_chosen_offers_its_own_cells_alone() -> None:
    ctx = game(traveller(reserve="m"), traveller())
    found = offered(ctx, "insert", one_by_one(0, "insert:mountain", "act:central"))
    assert len(found) == len({*found}) == 24
    assert [ident for ident in found if ident.removeprefix("cell:")[0] not in "vwxyz"] == []


def test_boards_and_likely_cells_fit_into_one_menu() -> None:
    for rivals in (1, 2, 3):
        others = [traveller("fa1 fb1 fc1 fd1 fe1 fa2 fb2 fc2 fd2 fe2", "c2") for _ in range(rivals)]
        ctx = game(traveller(reserve="m"), *others, central="fw1 fx1 fy1")
        assert len(offered(ctx, "insert", one_by_one(0, "insert:mountain"))) <= 25


def test_a_board_says_what_lies_there_and_of_mountains_how_many_may() -> None:
    ctx = game(traveller("fb1 fc1", reserve="fm"), traveller("ma2"), central="fx2")
    told = effects(view_of(ctx.state, 0), asked(ctx, "insert", one_by_one(0, "insert:footprint")))
    expected = ("calamandara.effect.board.own", ["symbol:footprint"] * 2)
    assert (told["act:own"].key, told["act:own"].args["symbol"]) == expected
    told = effects(view_of(ctx.state, 0), asked(ctx, "insert", one_by_one(0, "insert:mountain")))
    assert told["act:central"].args == {"count": 0, "most": 6}


def test_each_turn_is_told_with_its_round() -> None:
    ctx = game(traveller(), traveller())
    act(ctx, "evening", [], "opening")
    assert (keys(ctx)[-1], ctx.state.turn.seat) == ("turn", 1)


@pytest.mark.parametrize(
    ("phase", "until"), [("acquire", "insert"), ("walk", "remember"), ("insert", "walk")]
)
def test_rule_12_2_a_window_that_closes_allows_a_card_in_the_next_one(phase: str, until: str) -> None:
    ctx = game(traveller(deck=[PLAIN, PLAIN]), traveller())
    ctx.state.turn.played = [0, 1]
    act(ctx, phase, [], until)
    assert ctx.state.turn.played == []


def test_a_renewed_memory_deck_marks_both_piles() -> None:
    ctx = game(traveller(), traveller(), memory_deck=[])
    ctx.state.memory_discard = ["raiz_na_pedra"]
    draw_memory(ctx, 0)
    assert ctx.state.changed == ["memory_deck", "memory_discard", "memory_deck", "hand:0"]


def test_a_token_that_leaves_the_start_marks_no_cell() -> None:
    ctx = game(traveller("fc1"), traveller())
    act(ctx, "walk", one_by_one(0, "walk:c1"), "remember")
    assert [mark for mark in ctx.state.changed if mark.startswith("cell")] == []


def test_a_game_without_the_expansion_has_no_counter() -> None:
    state = new(2, GAME.settle({"expansion": "without"}), Dice("plain"))
    assert (state.timed, state.mode, state.counter) == (False, "", 0)


def test_a_window_wipes_the_marks_and_asks_in_the_order_of_its_kind() -> None:
    ctx = game(traveller(hand=["raiz_na_pedra"]), traveller("ma1", hand=["raiz_na_pedra"]))
    ctx.state.changed = ["turn"]
    drive(round_of_offers(ctx, "turn_start"), [{0: PASS, 1: PASS}])
    assert ctx.state.changed == []
    assert _order(ctx.state, "event") == [0, 1]
    assert _order(ctx.state, "turn_start") == [1, 0]


def test_a_memory_card_that_is_recorded_marks_hand_and_diary() -> None:
    ctx = game(traveller(hand=["raiz_na_pedra"]), traveller())
    to_diary(ctx, 0, "raiz_na_pedra")
    assert ctx.state.changed == ["hand:0", "diary:0"]


def test_a_deck_that_is_rebuilt_tells_its_new_top() -> None:
    ctx = game(traveller(deck=[], discard=[PLAIN]), traveller())
    assert settle_deck(ctx, 0) is True
    assert (keys(ctx), ctx.state.travellers[0].deck) == (["shuffle", "top"], [PLAIN])


def test_a_symbol_that_an_event_inserts_is_told() -> None:
    ctx = game(traveller("fa1"), traveller())
    reveal(ctx, "asas_de_papel", {0: ["cell:c3"]}, {1: NONE})
    assert (keys(ctx).count("insert.supply"), keys(ctx).count("declined")) == (1, 1)


def left(ctx: CalamandaraContext, phase: str, *chosen: str) -> int | str | list[str]:
    """Return how many the question that is open after these answers says are left."""
    return asked(ctx, phase, one_by_one(0, *chosen)).prompt.args["left"]


def test_rule_4_4_and_rule_4_5_questions_count_what_is_left_of_the_phase() -> None:
    def ready() -> CalamandaraContext:
        return game(traveller("fa1 fa2 fa3", reserve="fff", hand=["raiz_na_pedra"]), traveller())

    inserted = ("insert:footprint", "act:own", "cell:b1")
    assert [left(ready(), "insert", *inserted * times) for times in (0, 1)] == [3, 2]
    expected = [2, 1, 0]
    assert [left(ready(), "walk", *steps) for steps in ((), ("walk:a1",), ("walk:a1", "walk:a2"))] == expected
    ctx = ready()
    ctx.state.turn.inserted, ctx.state.travellers[0].inserts_limit = 2, 1
    assert left(ctx, "insert") == 0


def test_memory_pagina_rasgada_counts_the_symbols_still_to_recover() -> None:
    path = ("memory:pagina_rasgada", "symbol:wing", "symbol:footprint")
    found = []
    for answers in (1, 2, 3):
        ctx = game(traveller(hand=["pagina_rasgada"], depot="ffwc"), traveller())
        found.append(left(ctx, "insert", *path[:answers]))
    assert found == [3, 2, 1]


@pytest.mark.parametrize(
    ("event", "first"),
    [("agua_limpa", "symbol:footprint"), ("mao_amiga", "walk:a2"), ("desabamento", "cell:b1")],
)
def test_an_event_counts_what_is_still_to_be_done(event: str, first: str) -> None:
    found = []
    for answers in ([], one_by_one(0, first)):
        ctx = game(traveller("fa1 fa2 fa3 fb1 fc1 fd1", "a1", depot="fwcc"), traveller("fa6", "a6"))
        found.append(questions(ctx, event, *answers)[0].prompt.args["left"])
    assert found == [2, 1]


@pytest.mark.parametrize(
    ("event", "before", "after", "line"),
    [
        ("folego", 12, 13, "counter.up"),
        ("folego", 16, 16, "counter.same"),
        ("memoria_viva", 12, 11, "counter.down"),
    ],
)
def test_rule_9_5_a_change_of_the_counter_is_told_and_marked(
    event: str, before: int, after: int, line: str
) -> None:
    ctx = game(traveller(hand=["raiz_na_pedra"]), traveller(), counter=before)
    questions(ctx, event)
    found = [text for text in events_for(ctx) if ".counter." in text.key]
    assert [text.key for text in found] == [f"calamandara.log.{line}"]
    assert (found[0].args["counter"], ctx.state.counter) == (after, after)
    assert found[0].args.get("count", 0) == abs(after - before)
    assert ("counter" in ctx.state.changed) == (after != before)


def test_rule_4_2_after_a_card_the_others_are_asked_again_before_phase_1() -> None:
    ctx = game(traveller(), traveller(hand=["guardia_de_mourna"]), traveller(hand=["raiz_na_pedra"]))
    first = {1: ["memory:guardia_de_mourna"], 2: PASS}
    assert [*open_question(ctx, "last_call", [first])] == [2]
    assert ctx.state.phase == "last_call"


def test_rule_6_8_to_reveal_an_event_card_is_a_deed() -> None:
    ctx = game(traveller(), traveller())
    reveal(ctx, "folego")
    assert (ctx.state.turn.deed, ctx.state.travellers[0].revealed) == (True, 1)


def test_ruling_13_24_a_symbol_of_the_reserve_must_be_one_the_card_names() -> None:
    ctx = game(traveller("fa1", reserve="wct"), traveller())
    effect = Substitute(do="substitute", old=("footprint",), new=("wing", "tower"), source="reserve")
    assert substitutes(ctx.state, 0, effect, "a1") == ["wing", "tower"]


def test_a_symbol_that_is_laid_or_lifted_marks_its_cell() -> None:
    for place, mark in ((Place(1, "a2"), "cell:1.a2"), (Place(None, "x2"), "cell:x2")):
        ctx = game(traveller(), traveller())
        lay(ctx.state, place, "footprint")
        assert ctx.state.changed == [mark]
        assert (lift(ctx.state, place), ctx.state.changed) == ("footprint", [mark] * 2)


def test_likely_central_cells_are_by_the_own_path_for_mountains_by_others() -> None:
    sides: dict[str, Side] = {"footprint": "south", "mountain": "north"}
    for symbol, side in sides.items():
        ctx = game(traveller("fc6", "c6", reserve=symbol[0]), traveller("fc6", "c6"))
        found = offered(ctx, "insert", one_by_one(0, f"insert:{symbol}", "act:central"))
        assert found[0] == f"cell:{gate(side, 2)}"


def test_rule_9_5_the_end_by_the_counter_names_no_turns() -> None:
    state = game(traveller(), traveller()).state
    state.turns, state.idle = 30, 4
    endings: tuple[Ending, ...] = ("dogma", "stagnation", "cap")
    found = {ending: why(state, ending).args for ending in endings}
    assert found == {"dogma": {}, "stagnation": {"turns": 4}, "cap": {"turns": 30}}
