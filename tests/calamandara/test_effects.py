"""Effects of options in Calamandara, as they are worded."""

import pytest

from bot.discord.screens.limits import ENTRY
from rules.calamandara.components.state import CalamandaraContext
from rules.calamandara.effects import effects
from rules.calamandara.view import view_of
from rules.core.decisions import Choose, Seat
from rules.core.words import LANGS, Words
from tests.calamandara.small import PLAIN, REVEAL, game, one_by_one, open_question, questions, traveller
from tests.helpers import Answers

NAMES = ("Ana", "Bia")


def said(
    ctx: CalamandaraContext, phase: str, answers: Answers = (), seat: Seat = 0, lang: str = "en"
) -> dict[str, str]:
    """Return what each option of the open question does, as its seat reads it."""
    decision = open_question(ctx, phase, answers)[seat]
    told = effects(view_of(ctx.state, seat), decision)
    return {ident: Words(lang).say(text, NAMES) for ident, text in told.items()}


def test_a_symbol_says_what_it_does_and_an_action_what_it_costs() -> None:
    ctx = game(traveller("fc1 mb2", "c1", reserve="wc", depot="fff"), traveller())
    assert said(ctx, "insert") == {
        "insert:wing": "Leap two cells from its row",
        "insert:cave": "Tunnels, Memory Cards; excavates Mountains",
        "act:excavate": "1 insertion: spends a Cave of your Reserve;"
        " on your own board it takes the Mountain's place",
        "act:clear": "1 insertion: the symbol goes to your Depot",
        "act:transmute": "no insertion: 3 symbols for 1 of your choice, once a turn",
    }


def test_a_cell_says_its_row_what_works_there_and_what_is_beside_it() -> None:
    ctx = game(traveller("fc1 ta2 we2 mc3", "c1", reserve="w"), traveller())
    cells = said(ctx, "insert", one_by_one(0, "insert:wing"))
    assert cells["cell:c2"] == "row 2, with 1 Tower and 1 Wing; beside it: 1 Footprint, 1 Mountain and Ana"
    assert "cell:a6" not in cells


def test_before_the_first_step_the_cells_of_row_1_are_beside_the_token() -> None:
    ctx = game(traveller("", "start", reserve="w"), traveller())
    cells = said(ctx, "insert", one_by_one(0, "insert:wing"))
    assert cells["cell:c1"] == "row 1; beside it: Ana"
    assert "cell:c2" not in cells


def test_a_step_onto_the_central_board_says_the_ring_and_who_stands_there() -> None:
    ctx = game(traveller("fc6", "c6"), traveller("", "x2"), central="fx1 fx2")
    found = said(ctx, "walk")["walk:x1"]
    assert found == "outer ring; at the gate of your C6; beside it: 2 Footprints and Bia"


def test_a_mountain_says_how_many_may_lie_on_a_board() -> None:
    ctx = game(traveller(reserve="m"), traveller("ma1 mb1"), central="mv1")
    found = said(ctx, "insert", one_by_one(0, "insert:mountain"))
    assert found["seat:1"] == "2 of 4 Mountains so far"
    assert found["act:central"] == "1 of 6 Mountains so far"
    assert found["rival:1_c1"] == "row 1; beside it: 1 Mountain and Bia", "who still stands at the start"


def test_a_memory_card_has_its_price() -> None:
    ctx = game(traveller("fc1 cb1", "c1", reserve="mmm", diary=["raiz_na_pedra"]), traveller())
    assert said(ctx, "remember") == {
        "act:cave": "2 Memory Cards then (4 open the Centre); costs nothing",
        "price:mountain": "2 Memory Cards then (4 open the Centre); 1 of the symbol left",
    }


@pytest.mark.parametrize("lang", LANGS)
def test_a_player_who_has_lost_phase_1_reads_that_a_refusal_costs_nothing(lang: str) -> None:
    """Two losses are one (ruling 13.26): Sede do Dogma takes Phase 1, and the next event is on top."""
    ctx = game(traveller(deck=[PLAIN, "alvorada", "sede_do_dogma"]), traveller())
    lost = said(ctx, "event", [{0: REVEAL}], lang=lang)
    once = said(game(traveller(deck=[PLAIN, "alvorada"]), traveller()), "event", lang=lang)
    assert [ident for ident in ("act:reveal", "act:refuse") if lost[ident] == once[ident]] == []
    assert max(map(len, (*lost.values(), *once.values()))) <= ENTRY
    if lang == "en":
        assert lost == {
            "act:reveal": "1 of 1 Hope and 0 Fear cards that are still hidden; no Phase 1 either way",
            "act:refuse": "costs nothing, as Phase 1 is lost already; the event stays on top",
        }
        assert once == {
            "act:reveal": "1 of 1 Hope and 0 Fear cards that are still hidden;"
            " Phase 1 if a Symbol Card follows",
            "act:refuse": "no 2 symbols this turn; the event stays on top",
        }


@pytest.mark.parametrize(
    ("lost", "label"), [(False, "Refuse: no Phase 1"), (True, "Refuse: it stays on top")]
)
def test_a_refusal_threatens_with_no_phase_that_is_lost_already(*, lost: bool, label: str) -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"]), traveller())
    ctx.state.turn.lost = lost
    decision = open_question(ctx, "event")[0]
    assert isinstance(decision, Choose)
    assert [Words("en").say(option.label) for option in decision.options] == ["Reveal the event", label]


def test_whoever_may_react_reads_what_the_event_does() -> None:
    ctx = game(traveller(), traveller(hand=["maos_de_barro"]))
    decision = questions(ctx, "chao_movedico")[1]
    told = effects(view_of(ctx.state, 1), decision)
    assert {ident: Words("en").say(text, NAMES) for ident, text in told.items()} == {
        "act:pass": "From row 2 on: retreat 1",
        "memory:maos_de_barro": "The effects of this event do not touch you",
    }


@pytest.mark.parametrize(("event", "beside"), [("caminho_reto", "1 Tower"), ("passos_trocados", "1 Cave")])
def test_the_target_of_a_moved_symbol_says_what_is_beside_it_on_its_board(event: str, beside: str) -> None:
    """One's own board, or that of the left neighbour."""
    ctx = game(traveller("fe1 tb1"), traveller("fe1 cb1"))
    asked = questions(ctx, event)[0]
    if asked.prompt.key == "calamandara.ask.effect.move":
        asked = questions(ctx, event, {0: ["cell:e1"]})[0]
    told = effects(view_of(ctx.state, 0), asked)["cell:b2"]
    assert Words("en").say(told, NAMES).endswith(f"beside it: {beside}")


def test_a_question_for_all_names_no_card_of_a_hand() -> None:
    ctx = game(traveller("fc1 wa1", "c1", reserve="w", hand=["raiz_na_pedra"]), traveller(), central="mv1")
    decision = open_question(ctx, "insert")[0]
    assert isinstance(decision, Choose)
    shown = decision.model_copy(update={"options": tuple(o for o in decision.options if not o.secret)})
    assert "memory:raiz_na_pedra" in effects(view_of(ctx.state, 0), decision)
    assert set(effects(view_of(ctx.state, None), shown)) == {"insert:wing", "act:clear"}


@pytest.mark.parametrize("lang", LANGS)
def test_the_fullest_cell_fits_into_a_menu(lang: str) -> None:
    ctx = game(traveller("wb3 cd3 mc2 tc4 ta3 te3", reserve="w"), traveller())
    found = said(ctx, "insert", one_by_one(0, "insert:wing"), lang=lang)["cell:c3"]
    assert len(found) <= ENTRY, found
