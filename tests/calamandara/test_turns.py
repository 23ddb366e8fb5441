"""The turn: sheet section 4, and the ways in which a game ends without a winner (6.8)."""

from rules.calamandara.components.score import why
from rules.calamandara.components.state import CalamandaraContext
from rules.core.decisions import Choose, Split
from rules.core.text import Text
from tests.calamandara.small import (
    END,
    NONE,
    PASS,
    PLAIN,
    REFUSE,
    REVEAL,
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
    traveller,
)
from tests.helpers import ids

CARD = "raiz_na_pedra"
SHOWING = "footprint_wing"


def quiet(**more: str) -> CalamandaraContext:
    """Two travellers; seat 0 is asked nothing before Phase 2."""
    return game(traveller(**more), traveller())


def test_rule_4_0_all_with_a_card_in_hand_are_asked_at_once_at_turn_start() -> None:
    ctx = game(traveller(hand=[CARD]), traveller(), traveller(hand=["erronia_do_silencio"]))
    asked = open_question(ctx, "opening")
    expected = {0: "calamandara.ask.turn_start.own", 2: "calamandara.ask.turn_start"}
    assert {seat: decision.prompt.key for seat, decision in asked.items()} == expected
    assert [
        decision for decision in asked.values() if not (decision.secret and decision.default == PASS)
    ] == []
    assert ids(asked[0]) == ["act:pass"]  # Raiz na Pedra does not fit, and they are asked all the same


def test_rule_4_0_without_cards_nobody_is_asked() -> None:
    assert "turn" not in prompt(open_question(quiet(reserve="f"), "opening"))


def test_rule_4_1_an_event_card_on_top_comes_before_phase_1() -> None:
    ctx = game(traveller(deck=[PLAIN, "folego"]), traveller())
    assert prompt(open_question(ctx, "opening")) == "reveal.counter"
    ctx.state.timed = False
    assert prompt(open_question(ctx, "opening")) == "reveal"


def test_rule_4_2_the_window_before_phase_1_is_for_others_after_an_event() -> None:
    ctx = game(traveller(deck=[PLAIN, "folego"], hand=[CARD]), traveller(hand=[CARD]))
    asked = open_question(ctx, "event", [{0: REFUSE}])
    assert [(seat, d.prompt.key) for seat, d in asked.items()] == [(1, "calamandara.ask.before_phase_1")]


def test_case_and_rule_4_2_without_an_event_phase_1_has_no_window_before() -> None:
    ctx = game(traveller(hand=[CARD], reserve="f"), traveller(hand=[CARD]))
    assert prompt(open_question(ctx, "event")) == "insert"


def test_rule_4_3_phase_1_takes_the_two_symbols_of_the_top_card() -> None:
    ctx = game(traveller(deck=[PLAIN, SHOWING]), traveller())
    asked = open_question(ctx, "acquire")
    assert prompt(asked) == "insert"
    me = ctx.state.travellers[0]
    assert (holds(me.reserve), me.discard, me.deck) == ("fw", [SHOWING], [PLAIN])


def test_rule_4_3_and_rule_13_20_done_without_a_choice_unless_lost() -> None:
    ctx = game(traveller(deck=[SHOWING]), traveller())
    ctx.state.turn.lost = True
    act(ctx, "acquire", [], "insert")
    assert holds(ctx.state.travellers[0].reserve) == ""


def test_rule_4_3_without_a_symbol_card_nothing_is_acquired() -> None:
    ctx = game(traveller(deck=[]), traveller())
    act(ctx, "acquire", [], "insert")
    assert keys(ctx) == ["acquire.none"]


def test_rule_4_4_three_insertions_of_any_kind_in_any_order() -> None:
    ctx = game(traveller("ma1 wb1", reserve="fffc"), traveller())
    answers = [
        *one_by_one(0, "insert:footprint", "act:own", "cell:c1", "act:excavate", "act:clear", "cell:b1")
    ]
    assert offered(ctx, "insert", answers[:3])[0] == "insert:footprint"
    ctx = game(traveller("ma1 wb1", reserve="fffc"), traveller())
    state = act(ctx, "insert", answers, "walk")
    assert laid(state.travellers[0].board) == "ca1 fc1"
    assert holds(state.travellers[0].depot) == "mw"
    assert state.turn.inserted == 3


def test_rule_4_4_clearing_never_takes_the_footprint_under_the_token() -> None:
    ctx = game(traveller("fa1 tb1", "a1"), traveller())
    state = act(ctx, "insert", one_by_one(0, "act:clear"), "walk")
    assert laid(state.travellers[0].board) == "fa1"


def test_rule_4_4_one_transmutation_of_three_symbols_is_no_insertion() -> None:
    ctx = game(traveller(depot="ffwcc"), traveller())
    asked = open_question(ctx, "insert", one_by_one(0, "act:transmute"))[0]
    assert isinstance(asked, Split)
    assert (asked.least, asked.most, ids(asked)) == (3, 3, ["symbol:footprint", "symbol:wing", "symbol:cave"])
    ctx = game(traveller(depot="ffwccc"), traveller())
    paid = {"symbol:footprint": 1, "symbol:wing": 0, "symbol:cave": 2}
    answers = [*one_by_one(0, "act:transmute"), {0: paid}, {0: ["symbol:tower"]}]
    assert "act:transmute" not in offered(ctx, "insert", answers)
    me = ctx.state.travellers[0]
    assert (holds(me.depot), holds(me.reserve), ctx.state.turn.inserted) == ("fwc", "t", 0)


def test_rule_4_4_three_symbols_of_a_kind_are_transmuted_unasked() -> None:
    ctx = game(traveller(depot="mmm"), traveller())
    assert prompt(open_question(ctx, "insert", one_by_one(0, "act:transmute"))) == "transmute.kind"


def test_rule_4_4_one_memory_card_in_phase_2() -> None:
    ctx = game(traveller(hand=["pagina_rasgada", "pagina_rasgada"], depot="ff", reserve="f"), traveller())
    asked = open_question(ctx, "insert")[0]
    assert isinstance(asked, Choose)
    assert [o.id for o in asked.options if o.secret] == ["memory:pagina_rasgada"]
    after = open_question(ctx, "insert", one_by_one(0, "memory:pagina_rasgada", "act:enough"))[0]
    assert after.prompt.key == "calamandara.ask.insert" and holds(ctx.state.travellers[0].depot) == "f"
    assert [i for i in ids(after) if i.startswith("memory")] == []


def test_rule_4_5_up_to_two_steps_one_at_a_time() -> None:
    ctx = game(traveller("fa1 fa2 fa3"), traveller())
    state = act(ctx, "walk", one_by_one(0, "walk:a1", "walk:a2"), "remember")
    assert state.travellers[0].token == "a2"
    ctx = game(traveller("fa1 fa2"), traveller())
    assert act(ctx, "walk", [*one_by_one(0, "walk:a1"), {0: END}], "remember").travellers[0].token == "a1"


def test_rule_4_5_who_holds_a_card_is_asked_even_without_a_step_left() -> None:
    ctx = game(traveller("fa1 fa2 fa3", hand=[CARD]), traveller())
    assert offered(ctx, "walk", one_by_one(0, "walk:a1", "walk:a2")) == ["act:end"]


def test_rule_4_6_a_card_at_a_cave_for_two_symbols_or_one_recorded() -> None:
    ctx = game(traveller("fa1 ca2", "a1", reserve="ffw", hand=[CARD]), traveller())
    assert offered(ctx, "remember") == ["act:end", "act:cave", "price:footprint", f"memory:{CARD}"]
    state = act(ctx, "remember", one_by_one(0, "act:cave"), "evening")
    assert len(state.travellers[0].hand) == 2
    ctx = game(traveller(reserve="ffw"), traveller())
    state = act(ctx, "remember", one_by_one(0, "price:footprint"), "evening")
    me = state.travellers[0]
    assert (holds(me.reserve), holds(me.depot), len(me.hand)) == ("w", "ff", 1)
    ctx = game(traveller(hand=[CARD]), traveller())
    me = act(ctx, "remember", one_by_one(0, f"memory:{CARD}"), "evening").travellers[0]
    assert (me.hand, me.diary) == ([], [CARD])


def test_rule_4_6_it_is_optional_and_not_asked_where_nothing_can_be_done() -> None:
    ctx = game(traveller(hand=[CARD]), traveller())
    assert act(ctx, "remember", [{0: END}], "evening").travellers[0].hand == [CARD]
    assert act(quiet(reserve="fw"), "remember", [], "evening").travellers[0].hand == []


def test_rule_4_6_no_card_at_a_cave_of_the_centre_board_or_two_cells_off() -> None:
    ctx = game(traveller("cc6", "x1", reserve="f"), traveller(), central="fx1")
    assert act(ctx, "remember", [], "evening").travellers[0].hand == []
    ctx = game(traveller("fa1 ca3", "a1", reserve="f"), traveller())
    assert act(ctx, "remember", [], "evening").travellers[0].hand == []


def test_rule_4_7_more_than_eight_symbols_are_discarded_by_choice() -> None:
    ctx = game(traveller(reserve="ffffffffww"), traveller())
    asked = open_question(ctx, "evening")[0]
    assert isinstance(asked, Split)
    assert (asked.least, asked.most) == (2, 2)
    state = act(ctx, "evening", [{0: {"symbol:footprint": 1, "symbol:wing": 1}}], "opening")
    assert [holds(state.travellers[0].reserve), holds(state.travellers[0].depot)] == ["fffffffw", "fw"]


def test_rule_4_7_limits_and_effects_until_the_end_of_the_turn_end() -> None:
    ctx = quiet()
    ctx.state.travellers[0].steps_limit = ctx.state.travellers[0].inserts_limit = 1
    ctx.state.travellers[1].steps_limit = 1
    ctx.state.turn.walls, ctx.state.turn.veiled = [1], [0]
    state = act(ctx, "evening", [], "opening")
    assert (state.travellers[0].steps_limit, state.travellers[0].inserts_limit) == (None, None)
    assert state.travellers[1].steps_limit == 1
    assert (state.turn.seat, state.turn.walls, state.turn.veiled) == (1, [], [])


def test_rule_4_8_with_three_cards_in_hand_none_can_be_acquired() -> None:
    ctx = game(traveller("fa1 ca2", "a1", reserve="ff", hand=[CARD, CARD, CARD]), traveller())
    assert offered(ctx, "remember") == ["act:end", f"memory:{CARD}"]


def test_rule_4_9_an_empty_deck_is_its_discard_and_event_cards_leave() -> None:
    ctx = game(traveller(deck=[SHOWING], discard=["alvorada", PLAIN]), traveller())
    open_question(ctx, "acquire")
    me = ctx.state.travellers[0]
    assert (sorted(me.deck), me.discard, ctx.state.removed) == ([PLAIN, SHOWING], [], ["alvorada"])
    assert "shuffle" in keys(ctx)


def test_rule_4_9_a_revealed_event_is_discarded_before_the_deck_is_remade() -> None:
    ctx = game(traveller(deck=["folego"], discard=[PLAIN]), traveller())
    open_question(ctx, "event", [{0: REVEAL}])
    me = ctx.state.travellers[0]
    assert (holds(me.reserve), ctx.state.removed) == ("ff", ["folego"])


def test_rule_4_9_without_a_symbol_card_the_deck_stays_empty() -> None:
    ctx = game(traveller(deck=["folego"]), traveller())
    state = act(ctx, "event", [{0: REVEAL}], "acquire")
    assert (state.travellers[0].deck, state.travellers[0].discard) == ([], ["folego"])


def test_rule_6_8_stagnation_ends_the_game_after_two_idle_rounds() -> None:
    ctx = game(traveller(deck=["folego"]), traveller(deck=["folego"]))
    ctx.state.idle = 2
    refuse = [{0: REFUSE}, {1: REFUSE}]
    assert ending(ctx, "event", refuse) == "stagnation"
    assert ctx.state.turns == 2


def test_rule_6_8_any_deed_begins_the_count_anew() -> None:
    ctx = game(traveller(deck=[PLAIN, PLAIN]), traveller())
    ctx.state.idle = 3
    state = act(ctx, "acquire", [{0: END}], "remember")
    assert act(ctx, "remember", [{0: END}], "opening").idle == 0
    assert state.turns == 2


def test_rule_6_8_the_safety_cap() -> None:
    ctx = quiet()
    ctx.state.turns = 400
    assert ending(ctx, "evening", []) == "cap"
    assert why(ctx.state, "cap") == Text(key="calamandara.over.cap", args={"turns": 400})


def test_declining_is_possible_in_every_optional_question() -> None:
    ctx = game(traveller(deck=[PLAIN, "trilha_antiga"]), traveller())
    state = act(ctx, "event", [{0: REVEAL}, {0: NONE}, {1: NONE}], "acquire")
    assert laid(state.travellers[0].board) == ""
