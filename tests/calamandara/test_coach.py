"""Words of the coach about the steady player's answers, and how they change with the position."""

from collections.abc import Sequence

import pytest

from rules.calamandara import GAME
from rules.calamandara.components.state import CalamandaraContext
from rules.calamandara.computer.coach import REASONS, why
from rules.calamandara.view import view_of
from rules.core.decisions import Choose, Seat, option
from rules.core.play.planning import Facts, because
from rules.core.text import Text
from rules.core.words import Words
from tests.calamandara.small import PLAIN, REVEAL, game, one_by_one, open_question, questions, traveller
from tests.helpers import Answers, coached

NAMES = ("Ana", "Bia", "Caio")
FOUR = ["raiz_na_pedra"] * 3 + ["veu_do_regente"]


def reason(ctx: CalamandaraContext, phase: str, answers: Answers = (), seat: Seat = 0) -> str:
    """Return why it answers as it does to the question that is open after these answers."""
    decision = open_question(ctx, phase, answers)[seat]
    return Words("en").say(coached(GAME, view_of(ctx.state, seat), decision), NAMES)


def test_a_footprint_goes_where_the_way_lacks_one() -> None:
    ctx = game(traveller("fc1 fc2 fc3 fc4 fc5", "c5", reserve="f"), traveller(), central="fx1 fx2")
    assert reason(ctx, "insert") == (
        "Your easiest way to the Centre, C6, X1, X2 and X3, still needs 1 Footprint: "
        "first a Footprint on C6, since tokens stand on nothing else."
    )


def test_what_is_cleared_lies_in_the_way_or_is_to_spare() -> None:
    way = game(traveller("fc1 fc2 fc3 fc4 fc5 wc6 wa1", "c5", reserve="f"), traveller(), central="fx1 fx2")
    assert reason(way, "insert", one_by_one(0, "act:clear")) == (
        "On your way to the Centre, on C6, lies a Wing, where no token can stand. A Footprint can replace it."
    )
    spare = game(traveller("wa1 wb1", "c5", reserve="f"), traveller(), central="fx1 fx2")
    found = reason(spare, "insert", one_by_one(0, "act:clear"))
    assert found == "Your way to the Centre does not lead over A1, so you can do without the Wing there."
    walked = game(traveller("fc1 fc2 fc3", "c1", reserve="f"), traveller())
    assert reason(walked, "insert", one_by_one(0, "act:clear")) == (
        "Something must be discarded: the Footprint on C2 goes to your Depot, "
        "where 3 symbols become one of your choice."
    )


def test_a_cave_opens_a_tunnel_or_brings_memory_cards() -> None:
    ctx = game(traveller("fc1 cb1", "c1", reserve="mm"), traveller())
    found = reason(ctx, "remember")
    assert found == "Beside a Cave it is free. You still lack 4 of the 4 Memory Cards that open the Centre."


@pytest.mark.parametrize(
    ("board", "reserve", "said"),
    [
        ("fc1", "cc", "The tunnel leads from C1 to X1 in one step."),
        ("fc1 cc2", "cc", "The tunnel leads from C1 to X1 in one step."),
        ("fc1 fc3 fc4 fc5 fc6", "c", "The tunnel leads from C1 to C3 in one step."),
    ],
)
def test_where_its_cave_goes_a_tunnel_says_from_where_to_where(board: str, reserve: str, said: str) -> None:
    """Tunnels and the way to the Centre were explained with the choice of the Cave: they are not repeated."""
    ctx = game(traveller(board, "c1", reserve=reserve), traveller(), central="fx1 fx2")
    assert reason(ctx, "insert", one_by_one(0, "insert:cave")).startswith(said)


@pytest.mark.parametrize(
    ("cards", "said"),
    [(1, "from you, and it still counts."), (3, "it still counts, and your hand of 3 has room again.")],
)
def test_a_recorded_card_is_safe_and_leaves_room_in_a_full_hand(cards: int, said: str) -> None:
    ctx = game(traveller(hand=FOUR[:cards]), traveller())
    assert reason(ctx, "remember").endswith(said)


@pytest.mark.parametrize(
    ("diary", "said"),
    [
        (FOUR[:2], "Here, beside a Cave, you get a free Memory Card in Phase 4. You still lack 2"),
        (FOUR[:3], "The tunnel takes one step, however far it goes; from X1 it is 2 cells to the Centre."),
    ],
)
def test_one_stays_beside_a_cave_until_one_has_what_cannot_be_bought(diary: list[str], said: str) -> None:
    ctx = game(traveller("fc1 cc2 cc6", "c1", diary=diary, reserve="mm"), traveller(), central="fx1 fx2")
    assert reason(ctx, "walk").startswith(said)


def test_whoever_is_veiled_gets_no_memory_card_in_this_phase_4() -> None:
    ctx = game(traveller("fc1 cc2 cc6", "c1", reserve="mm"), traveller(), central="fx1 fx2")
    ctx.state.turn.veiled = [0]
    assert "is free in Phase 4, whenever you can get one" in reason(ctx, "walk")


@pytest.mark.parametrize(
    ("token", "reserve", "said"),
    [
        (
            "start",
            "w",
            "and nothing in your Reserve gets you further now. Keep what is there for the next turn.",
        ),
        ("start", "", "but your Reserve is empty."),
        ("x2", "w", "All you lack is 3 of the 4 Memory Cards that open it."),
    ],
)
def test_no_reason_names_an_empty_reserve_or_a_closed_centre(token: str, reserve: str, said: str) -> None:
    ctx = game(traveller("cc1", token, reserve=reserve, hand=["raiz_na_pedra"]), traveller(), central="fx2")
    assert reason(ctx, "insert").endswith(said)


@pytest.mark.parametrize(
    ("reserve", "said"),
    [
        ("fffffffff", "Something must go, and you can best do without 1 Footprint."),
        ("ttttttttt", "needs 2 Caves and 3 Footprints; you can best do without 1 Tower."),
    ],
)
def test_what_the_way_takes_is_not_said_to_be_spare(reserve: str, said: str) -> None:
    ctx = game(traveller(reserve=reserve), traveller())
    assert reason(ctx, "evening").endswith(said)


@pytest.mark.parametrize(
    ("cave", "said"),
    [
        ("", "None of these is what your way lacks, and any other way needs Footprints."),
        ("cc", "Your way lacks nothing now, and any other way needs Footprints."),
    ],
)
def test_a_footprint_is_good_whether_or_not_the_way_lacks_something(cave: str, said: str) -> None:
    me = traveller("fc1", "c1", reserve=f"ff{cave}", depot="ft", hand=["pagina_rasgada"])
    assert reason(game(me, traveller()), "insert", one_by_one(0, "memory:pagina_rasgada")) == said


def test_a_tower_defends_its_row_but_not_itself() -> None:
    """A lone Tower goes when an event asks for one (rule 7.2)."""
    board = "fa1 fa2 fa3 fb3 fa4 fa5 fa6"
    ctx = game(traveller(board, "a3", reserve="t", diary=FOUR), traveller(), central="fv1 fw1 fx1 fx2")
    told = why(view_of(ctx.state, 0), open_question(ctx, "insert")[0], ["insert:tower"])
    assert told is not None
    assert Words("en").say(told, NAMES) == (
        "A Tower in row 3 defends your 2 Footprints there: "
        "nobody can lay a Mountain in that row, and no event takes what it defends."
    )


def test_the_last_step_wins() -> None:
    ctx = game(traveller(token="x2", diary=FOUR), traveller(), central="fx2 fx1")
    assert reason(ctx, "walk") == "You have the 4 Memory Cards: with this step you win."


def test_a_mountain_goes_into_the_easiest_way_of_the_others() -> None:
    ctx = game(traveller(reserve="m"), traveller("fc1 cc2 cc6", "c1"))
    assert reason(ctx, "insert").startswith("Bia's easiest way to the Centre is 3 cells. A Mountain on")
    ctx = game(traveller(reserve="m"), traveller("fc1 cc2 cc6", "c1"), traveller())
    assert reason(ctx, "insert").startswith("Of the others, Bia is nearest to winning; the way left")


@pytest.mark.parametrize(
    ("counter", "reserve", "said"),
    [
        (12, "f", "Refusing costs you the symbols of Phase 1. The Dogma counter is at 12"),
        (3, "f", "The Dogma counter is at 3, and at 0 everybody loses. You can go on without"),
        (3, "", "The Dogma counter is at 3, but without new symbols you get no further."),
        (1, "", "The Dogma counter is at 1: an event could bring it to 0"),
    ],
)
def test_an_event_is_refused_near_the_end_of_the_counter(counter: int, reserve: str, said: str) -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"], reserve=reserve), traveller(), counter=counter)
    assert reason(ctx, "event").startswith(said)


@pytest.mark.parametrize(
    ("counter", "reserve", "said"),
    [
        (12, "f", "Phase 1 is lost already, but refused, the card would only wait for your next turn."),
        (3, "f", "The Dogma counter is at 3, and at 0 everybody loses. You can go on without"),
        (3, "", "The Dogma counter is at 3, but as long as the card lies there you get no new symbols"),
    ],
)
def test_a_refusal_costs_no_phase_1_that_is_lost_already(counter: int, reserve: str, said: str) -> None:
    ctx = game(traveller(deck=[PLAIN, "alvorada"], reserve=reserve), traveller(), counter=counter)
    ctx.state.turn.lost = True
    assert reason(ctx, "event").startswith(said)
    ctx.state.timed = False
    assert reason(ctx, "event").startswith("Phase 1 is lost already, whatever you do.")


def test_hands_of_clay_are_for_what_reaches_you() -> None:
    ctx = game(traveller(deck=[PLAIN, "eclipse_do_dogma"]), traveller(hand=["maos_de_barro"]))
    assert reason(ctx, "event", [{0: REVEAL}], seat=1).startswith("Eclipse of the Dogma reaches you too;")
    ctx = game(traveller(deck=[PLAIN, "alvorada"]), traveller(hand=["maos_de_barro"]))
    assert reason(ctx, "event", [{0: REVEAL}], seat=1).startswith("Your card does not do enough here.")


@pytest.mark.parametrize(("cell", "key"), [("c6", "swap.way"), ("a1", "swap.any")])
def test_what_is_swapped_blocks_the_way_or_is_as_good_as_any(cell: str, key: str) -> None:
    ctx = game(traveller("fc1 fc2 fc3 fc4 fc5 wc6 wa1", "c5", reserve="f"), traveller(), central="fx1 fx2")
    question = Choose(seat=0, prompt=Text(key="x"), options=(option("cell", "c6"), option("cell", "a1")))
    told = REASONS["effect.swap"](view_of(ctx.state, 0), 0, question, [f"cell:{cell}"])
    assert told is not None
    assert told.key == f"calamandara.coach.{key}"


# --- reasons of rare answers -----------------------------------------------------------------------------


READY = "fc1 fc2 fc3 fc4 fc5 fc6"  # a way that lacks nothing, with x1 to x3


def given(ctx: CalamandaraContext, phase: str, answers: Answers = (), seat: Seat = 0) -> Text:
    """The reason for the steady player's answer to the question that is open after these answers."""
    decision = open_question(ctx, phase, answers)[seat]
    return coached(GAME, view_of(ctx.state, seat), decision)


def of_event(ctx: CalamandaraContext, card: str, seat: Seat = 0) -> Text:
    """Return the same after the first traveller has turned up this Event card."""
    decision = questions(ctx, card)[seat]
    return coached(GAME, view_of(ctx.state, seat), decision)


def on_the_way(reserve: str = "", hand: Sequence[str] = ()) -> CalamandaraContext:
    """The first traveller's Footprints lead to the Centre."""
    walker = traveller(READY, "c6", reserve=reserve, hand=hand)
    return game(walker, traveller("fa1"), traveller(), central="fx1 fx2 fx3")


def test_what_lies_in_the_way_is_cleared_or_changes_places() -> None:
    board = "fc1 fc2 fc3 fc4 fc5 wc6"
    way = game(traveller(board, "c5", reserve="f"), traveller(), central="fx1 fx2")
    blocks: Facts = {"cell": "C6", "symbol": "symbol:wing"}
    assert given(way, "insert") == because("calamandara.coach.clear.way", **blocks)
    shadows = game(traveller(board, "c5", hand=["troca_de_sombras"]), traveller(), central="fx1 fx2")
    swap = because("calamandara.coach.play.trade.own", one="C6", other="C4")
    assert given(shadows, "insert") == swap
    assert given(shadows, "insert", one_by_one(0, "memory:troca_de_sombras")) == swap


@pytest.mark.parametrize(
    ("reserve", "chosen"),
    [("f", ["insert:footprint"]), ("f", ["insert:footprint", "act:own"]), ("c", ["insert:cave"])],
)
def test_for_a_symbol_that_serves_nothing_any_place_will_do(reserve: str, chosen: list[str]) -> None:
    """Another player has chosen it."""
    symbol = chosen[0].replace("insert", "symbol")
    told = given(on_the_way(reserve), "insert", one_by_one(0, *chosen))
    assert told == because("calamandara.coach.cell.any", symbol=symbol)


@pytest.mark.parametrize(
    ("board", "chosen", "key"),
    [
        ("fc4", ["insert:footprint", "act:own"], "cell.next"),
        ("fc4", ["insert:footprint", "act:central"], "cell.way"),
        ("cc2 fc1", ["insert:footprint", "act:own"], "cell.beside"),
        ("fc4", ["insert:mountain", "seat:1"], "harm.other"),
    ],
)
def test_on_a_board_that_somebody_else_has_chosen_it_says_what_is_so_there(
    board: str, chosen: list[str], key: str
) -> None:
    """It may not have the next empty cell of the way, or none at all."""
    ctx = game(traveller(board, board[-2:], reserve="ffm"), traveller("fc1 cc2 cc6", "c1"))
    assert given(ctx, "insert", one_by_one(0, *chosen)).key == f"calamandara.coach.{key}"


def test_a_step_may_lead_to_an_easier_way_than_the_easiest_from_here() -> None:
    ctx = game(traveller("fc1 fc2", "c1"), traveller(), central="fx1 fx2")
    assert reason(ctx, "walk") == "From C2 your way to the Centre is easier than from here: 7 cells."


def test_only_a_cave_digs_a_mountain_of_the_central_board_away() -> None:
    """The Footprint that the way takes in its place is there already."""
    around = "fx1 fw1 fy1 mx2 mw2 my2 mv1 mv2 mz2"
    ctx = game(traveller(token="x1", reserve="fw"), traveller(), central=around)
    assert given(ctx, "insert") == because("calamandara.coach.insert.end.mountain", cell="X2")
    me = traveller(token="x1", reserve="ff", depot="ft", hand=["pagina_rasgada"])
    told = given(game(me, traveller(), central=around), "insert", one_by_one(0, "memory:pagina_rasgada"))
    assert told == because("calamandara.coach.symbol.other", symbol="symbol:footprint")


def test_a_full_hand_plays_any_card() -> None:
    ctx = on_the_way(hand=["passos_emprestados", "raiz_na_pedra", "raiz_na_pedra"])
    assert given(ctx, "walk") == because("calamandara.coach.play.room", limit=3, lacking=1, needed=4)


@pytest.mark.parametrize(("counter", "key"), [(4, "play.paintings"), (5, "pass")])
def test_the_paintings_pass_an_event_on_near_the_end_of_the_counter(counter: int, key: str) -> None:
    holder = traveller(hand=["pinturas_submersas"], deck=[PLAIN, "folego"])
    told = given(game(holder, traveller(), counter=counter), "opening")
    assert told.key == f"calamandara.coach.{key}"
    assert told.args.get("counter", counter) == counter


def test_a_wall_shields_from_an_event_and_a_veil_denies_it_to_the_leader() -> None:
    ctx = game(traveller(), traveller(hand=["muralha_de_vento"]))
    shown = "event:montanhas_do_desterro"
    told = of_event(ctx, "montanhas_do_desterro", seat=1)
    assert told == because("calamandara.coach.play.shield", event=shown)
    ctx = game(traveller(), traveller(hand=["veu_do_regente"]))
    denied: Facts = {"event": "event:memoria_viva", "rival": "seat:0", "others": 1}
    assert of_event(ctx, "memoria_viva", seat=1) == because("calamandara.coach.play.deny", **denied)


@pytest.mark.parametrize(
    ("fragments", "token", "cards", "key"),
    [(4, "x1", 1, "play.silence"), (3, "x1", 1, "play.silence.short"), (3, "start", 3, "play.room")],
)
def test_silence_keeps_from_the_centre_only_whoever_may_enter_it(
    fragments: int, token: str, cards: int, key: str
) -> None:
    active = traveller(token=token, diary=FOUR[:fragments])
    ctx = game(active, traveller(hand=["erronia_do_silencio"] * cards), central="fx1 fx2")
    assert given(ctx, "opening", seat=1).key == f"calamandara.coach.{key}"


@pytest.mark.parametrize(("nearest", "key"), [(1, "play.wall"), (2, "play.room")])
def test_a_wall_is_for_whoever_is_nearest_to_winning(nearest: int, key: str) -> None:
    """Another player plays it to make room."""
    others = [traveller(hand=["muralha_de_vento"] * 3), traveller()]
    others[nearest - 1].board, others[nearest - 1].token = {"c1": "footprint"}, "c1"
    told = given(game(traveller(reserve="m"), *others), "opening", seat=1)
    assert told.key == f"calamandara.coach.{key}"


@pytest.mark.parametrize(("fragments", "key"), [(3, "veil"), (4, "veil.any")])
def test_a_veil_for_somebody_with_all_fragments_only_makes_room(fragments: int, key: str) -> None:
    active = traveller(token="x1", diary=FOUR[:fragments])
    ctx = game(active, traveller(hand=["veu_do_regente"] * 3), central="fx1")
    told = given(ctx, "opening", one_by_one(1, "memory:veu_do_regente"), seat=1)
    assert told.key == f"calamandara.coach.{key}"


@pytest.mark.parametrize(
    ("board", "said"),
    [
        ("fc1 fc2", "It takes away a symbol on the board of Bia, who of the others is nearest"),
        ("fc1", "It takes away a symbol on another traveller's board."),
    ],
)
def test_a_breath_is_for_the_leader_where_it_takes_something(board: str, said: str) -> None:
    ctx = game(traveller(hand=["sopro_de_uradova"]), traveller(board, "c1"), traveller("fa1"))
    assert reason(ctx, "insert").startswith(said)


def test_in_phase_2_the_paintings_send_an_event_on() -> None:
    ctx = game(traveller(hand=["pinturas_submersas"], deck=[PLAIN, "folego"]), traveller(), counter=4)
    assert given(ctx, "insert") == because("calamandara.coach.play.paintings", counter=4)


def test_of_decks_that_show_nothing_of_use_any_is_good() -> None:
    ctx = on_the_way(hand=["terras_nomades"])
    told = given(ctx, "insert", one_by_one(0, "memory:terras_nomades"))
    deck: Facts = {"rival": "seat:1", "card": f"symbol_card:{PLAIN}"}
    assert told == because("calamandara.coach.deck.any", **deck)


@pytest.mark.parametrize(("reserve", "key"), [("f" * 7, "symbol.other"), ("f" * 8, "symbol.full")])
def test_nothing_is_recovered_into_a_full_reserve(reserve: str, key: str) -> None:
    ctx = game(traveller(READY, "c6", reserve=reserve, depot="www", hand=["pagina_rasgada"]), traveller())
    told = given(ctx, "insert", one_by_one(0, "memory:pagina_rasgada"))
    assert told.key == f"calamandara.coach.{key}"


def test_a_token_that_must_go_back_stays_as_near_as_it_can() -> None:
    ctx = game(traveller("fa2 fb3 fc3 fd4", "d4"), traveller())
    told = of_event(ctx, "chao_movedico")
    assert told == because("calamandara.coach.retreat", cell="B3", cells=7)


def test_of_caves_that_must_become_mountains_the_least_useful_does() -> None:
    """A Cave on the way needs a Footprint anyway."""
    ctx = game(traveller("ca1 cb3 fc1", "c1"), traveller())
    told = of_event(ctx, "cavernas_inundadas")
    assert told == because("calamandara.coach.give.beside", cell="A1", symbol="symbol:cave")
