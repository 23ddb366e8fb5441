"""The steady computer player."""

from dataclasses import replace
from typing import Any, cast

import pytest

from rules.calamandara import GAME
from rules.calamandara.components.state import CalamandaraContext
from rules.calamandara.computer.cards import veil
from rules.calamandara.computer.scout import missing, way
from rules.calamandara.computer.steady import steady
from rules.calamandara.view import view_of
from rules.core.decisions import Answer, Choose, Seat, option
from rules.core.engine import look
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import play as playout
from rules.core.selfplay.playout import seed_of
from rules.core.text import Text
from tests.calamandara.small import PLAIN, REFUSE, REVEAL, game, one_by_one, open_question, traveller
from tests.helpers import Answers

LIMITED = {"time": "limited", "difficulty": "turvo"}
FOUR = ["raiz_na_pedra"] * 3 + ["veu_do_regente"]


def answer(ctx: CalamandaraContext, phase: str, answers: Answers = (), seat: Seat = 0) -> Answer:
    """Return its answer to the question that is open after these answers."""
    decision = open_question(ctx, phase, answers)[seat]
    return steady(view_of(ctx.state, seat), decision, Dice("steady"))


def test_its_way_tunnels_from_row_1_to_the_gate_and_shows_where_caves_go() -> None:
    view = view_of(game(traveller("fc1", reserve="cc"), traveller(), central="fx1").state, 0)
    found = way(view, 0, "start")
    assert (found.cells, found.caves) == (("c1", "x1", "x2", "x3"), ("d1", "c6"))
    assert missing(view, 0, found) == ["x2"]


def test_its_way_uses_footprints_and_a_wing_that_lie_there() -> None:
    found = way(view_of(game(traveller("fc1 fc2 fc3 fc4 fc5"), traveller()).state, 0), 0, "c1")
    assert found.cells[:3] == ("c2", "c3", "c4") and not found.caves
    winged = way(view_of(game(traveller("fc1 wa1 mc2 fc3 fc4"), traveller()).state, 0), 0, "c1")
    assert (winged.cells[0], winged.leaps) == ("c3", ("c1",))


def test_it_lays_footprints_on_its_way_and_walks_on_them() -> None:
    ctx = game(traveller("fc1 fc2", reserve="f"), traveller())
    assert answer(ctx, "insert") == ["insert:footprint"]
    ctx = game(traveller("fc1", reserve="f"), traveller(), central="fx2")
    assert answer(ctx, "insert", [{0: ["insert:footprint"]}]) == ["act:central"]
    assert answer(game(traveller("fc1"), traveller()), "walk") == ["walk:c1"]


def test_it_lays_the_caves_of_its_tunnel() -> None:
    ctx = game(traveller("fc1", "c1", reserve="cc"), traveller(), central="fx1 fx2")
    assert answer(ctx, "insert") == ["insert:cave"]
    ctx = game(traveller("fc1", "c1", reserve="cc"), traveller(), central="fx1 fx2")
    assert answer(ctx, "insert", one_by_one(0, "insert:cave")) == ["cell:d1"]


ROW = "fc1 fc2 fc3 fc4 fc5 fc6"


def test_it_lays_a_cave_to_remember_by_where_its_steps_will_end() -> None:
    """Two steps from c3: it will stand on c5, which only has its way beside it, and b5 and d5."""
    ctx = game(traveller(ROW, "c3", reserve="c"), traveller())
    assert answer(ctx, "insert") == ["insert:cave"]
    ctx = game(traveller(ROW, "c3", reserve="c"), traveller())
    [cell] = cast(list[str], answer(ctx, "insert", one_by_one(0, "insert:cave")))
    assert cell in ("cell:b5", "cell:d5")


@pytest.mark.parametrize(
    ("board", "token", "diary", "central"),
    [(ROW, "c3", FOUR, ""), (f"{ROW} cb6", "c6", [], ""), ("fc1", "x1", [], "fx1")],
    ids=["remembered enough", "there is one", "on the central board"],
)
def test_it_keeps_a_cave_by_which_it_would_not_remember(
    board: str, token: str, diary: list[str], central: str
) -> None:
    ctx = game(traveller(board, token, diary=diary, reserve="c"), traveller(), central=central)
    assert answer(ctx, "insert") == ["act:end"]


def test_it_stays_where_no_step_helps() -> None:
    ctx = game(traveller("fc2 fc1", "c2"), traveller())
    assert answer(ctx, "walk") == ["act:end"]


def test_it_lays_a_mountain_where_it_costs_the_leader_most() -> None:
    ctx = game(traveller(reserve="m"), traveller("fc1 cc2 cc6", "c1"))
    assert answer(ctx, "insert") == ["insert:mountain"]
    ctx = game(traveller(reserve="m"), traveller("fc1 cc2 cc6", "c1"))
    assert answer(ctx, "insert", one_by_one(0, "insert:mountain")) == ["cell:x5"]


@pytest.mark.parametrize("board", ["fc1 fc2 mc3 fc4 fc5 fc6", "fa1 ma2 fa3 fa4 fa5 fa6 fb6 fc6"])
def test_it_clears_a_mountain_of_its_own_board(board: str) -> None:
    token = board.split()[0][1:]
    mountain = next(word[1:] for word in board.split() if word[0] == "m")
    ctx = game(traveller(f"{board} td1", token, reserve="f"), traveller(), central="fx1 fx2")
    assert answer(ctx, "insert") == ["act:clear"]
    ctx = game(traveller(f"{board} td1", token, reserve="f"), traveller(), central="fx1 fx2")
    assert answer(ctx, "insert", one_by_one(0, "act:clear")) == [f"cell:{mountain}"]


@pytest.mark.parametrize(("board", "depot", "clears"), [
    ("fc1 td1", "mm", False),  # the Tower defends a Footprint
    ("td1", "mm", True),  # this one defends nothing, and two are there to make it three
    ("td1", "m", False),  # ... but not here
    ("td1 me1", "m", True),
    ("fc1 td1 me1", "mm", True),  # the Mountain alone
])  # fmt: skip
def test_without_symbols_it_discards_what_does_nothing_and_only_for_three(
    board: str, depot: str, clears: bool
) -> None:
    def without_symbols() -> CalamandaraContext:
        ctx = game(traveller(board, "c1" if "c1" in board else "start", depot=depot), traveller())
        ctx.state.turn.lost = True
        return ctx

    assert answer(without_symbols(), "insert") == (["act:clear"] if clears else ["act:end"])
    if clears and "me1" in board:
        assert answer(without_symbols(), "insert", one_by_one(0, "act:clear")) == ["cell:e1"]


def test_what_it_has_laid_it_does_not_discard_to_lay_the_same_again() -> None:
    """In whole games, by the log: a Tower laid, discarded and laid once more in its cell.

    A player that discarded whatever its way did not need did so in each of these.
    """
    for number in (7, 9, 13):
        told: dict[tuple[object, object], list[str]] = {}

        def watch(playing: Playing[Any], told: dict[tuple[object, object], list[str]] = told) -> None:
            position = playing.position
            for n, text in look(GAME, position, None).events:
                kind = text.key.removeprefix("calamandara.log.")
                if n == position.n and kind in ("insert", "clear") and text.args["symbol"] == "symbol:tower":
                    told.setdefault((text.args["seat"], text.args["cell"]), []).append(kind)

        playout(GAME, 2, seed_of("again", number), ["steady"], watch=watch)
        assert told, "no Tower was laid"
        assert not any("insert clear insert" in " ".join(kinds) for kinds in told.values()), told


def test_it_remembers_at_a_cave_and_not_by_paying_before_four_fragments() -> None:
    ctx = game(traveller("fc1 cb1", "c1", reserve="mm"), traveller())
    assert answer(ctx, "remember") == ["act:cave"]
    assert answer(game(traveller(reserve="mm"), traveller()), "remember") == ["price:mountain"]
    ctx = game(traveller(reserve="mm", diary=FOUR), traveller())
    assert answer(ctx, "remember") == ["act:end"]


def test_it_reveals_until_the_counter_is_low_and_another_action_is_useful() -> None:
    deck = [PLAIN, "alvorada"]
    assert answer(game(traveller("fc1", deck=deck), traveller()), "event") == REVEAL
    assert answer(game(traveller("fc1", deck=deck), traveller(), counter=3), "event") == REFUSE
    assert answer(game(traveller(deck=deck, reserve="f"), traveller(), counter=3), "event") == REFUSE
    assert answer(game(traveller(deck=deck), traveller(), counter=3), "event") == REVEAL
    ctx = game(traveller("fc1", deck=deck), traveller(), counter=3, options={"time": "unlimited"})
    assert answer(ctx, "event") == REVEAL


@pytest.mark.parametrize("reserve", ["", "f", "mmtt"])
@pytest.mark.parametrize("deck", [["alvorada"], [PLAIN, "folego"]])
def test_it_never_ends_everybodys_game_at_the_last_point(deck: list[str], reserve: str) -> None:
    assert answer(game(traveller(deck=deck, reserve=reserve), traveller(), counter=1), "event") == REFUSE


def test_it_silences_who_is_about_to_win() -> None:
    erronia = "erronia_do_silencio"
    ctx = game(traveller(token="x2", diary=FOUR), traveller(hand=[erronia]), central="fx2")
    assert answer(ctx, "opening", seat=1) == [f"memory:{erronia}"]
    ctx = game(traveller(diary=FOUR), traveller(hand=[erronia]))
    assert answer(ctx, "opening", seat=1) == ["act:pass"]


def plays(ctx: CalamandaraContext, phase: str, seat: Seat, answers: Answers = ()) -> str:
    """Return the Memory Card that it plays."""
    [chosen] = cast(list[str], answer(ctx, phase, answers, seat))
    return chosen.removeprefix("memory:")


def test_it_keeps_the_leader_from_phase_1() -> None:
    card = "guardia_de_mourna"
    assert plays(game(traveller("fc1", "c1"), traveller(hand=[card])), "opening", 1) == card
    behind = game(traveller(deck=["alvorada"]), traveller("fc1", "c1", hand=[card]))
    assert plays(behind, "opening", 1) == "act:pass"


def test_it_veils_a_leader_who_is_about_to_remember() -> None:
    card = "veu_do_regente"
    ctx = game(traveller("fc1 cc2", "c1"), traveller(hand=[card]), traveller())
    assert plays(ctx, "opening", 1) == card
    ctx = game(traveller("fc1 cc2", "c1"), traveller(hand=[card]), traveller())
    assert answer(ctx, "opening", [{1: [f"memory:{card}"]}], 1) == ["seat:0"]
    ctx = game(traveller("fc1", "c1"), traveller(hand=[card]))
    assert plays(ctx, "opening", 1) == "act:pass"


def test_in_its_own_turn_it_veils_the_leader_of_the_others() -> None:
    ctx = game(traveller(hand=["veu_do_regente"]), traveller(), traveller("fc1 cc2", "c1"))
    view = view_of(ctx.state, 0)
    asked = Choose(seat=0, prompt=Text(key="calamandara.ask.veil"), options=(option("seat", "1"),))
    assert veil(view, 0, asked) == ["seat:2"]
    assert veil(replace(view, turn=None), 0, asked) == ["seat:2"]
    assert view.turn is not None
    other = replace(view, turn=replace(view.turn, seat=1))
    assert veil(other, 0, asked) == ["seat:1"], "who is about to acquire a card"


def test_it_builds_a_wall_against_mountains_of_others() -> None:
    card = "muralha_de_vento"
    assert plays(game(traveller(reserve="m"), traveller("fc1", hand=[card])), "opening", 1) == card
    assert plays(game(traveller(), traveller("fc1", hand=[card])), "opening", 1) == "act:pass"
    ctx = game(traveller(), traveller(hand=[card]))
    assert plays(revealed(ctx, "montanhas_do_desterro"), "event", 1, [{0: REVEAL}]) == card


def test_it_passes_an_event_on_with_the_paintings_while_the_counter_is_low() -> None:
    card = "pinturas_submersas"
    decks: list[list[str]] = [[PLAIN, "alvorada"], ["alvorada"], [PLAIN]]
    for counter, said in ((3, card), (12, "act:pass")):
        ctx = game(*(traveller(deck=deck) for deck in decks), counter=counter)
        ctx.state.travellers[0].hand = [card]
        assert plays(ctx, "opening", 0) == said
    ctx = game(*(traveller(deck=deck) for deck in decks), counter=3)
    ctx.state.travellers[0].hand = [card]
    assert answer(ctx, "opening", one_by_one(0, f"memory:{card}")) == ["direction:left"]
    ctx = game(*(traveller(deck=decks[which]) for which in (0, 2, 1)), counter=3)
    ctx.state.travellers[0].hand = [card]
    assert answer(ctx, "opening", one_by_one(0, f"memory:{card}")) == ["direction:right"]


@pytest.mark.parametrize(("counter", "said"), [(4, "pinturas_submersas"), (5, "act:end")])
def test_it_does_so_while_it_inserts_as_well(counter: int, said: str) -> None:
    decks: list[list[str]] = [[PLAIN, "alvorada"], ["alvorada"], [PLAIN]]
    ctx = game(*(traveller(deck=deck) for deck in decks), counter=counter)
    ctx.state.travellers[0].hand = ["pinturas_submersas"]
    assert plays(ctx, "insert", 0) == said


def test_it_borrows_a_step_that_footprints_wait_for() -> None:
    card = "passos_emprestados"
    ctx = game(traveller("fc1 fc2 fc3", hand=[card]), traveller())
    assert plays(ctx, "walk", 0) == card
    assert plays(game(traveller("fc1", hand=[card]), traveller()), "walk", 0) == "walk:c1"


@pytest.mark.parametrize(
    ("card", "mine", "reserve", "depot", "theirs"),
    [
        ("terras_nomades", "fc1", "", "", ""),
        ("pagina_rasgada", "fc1", "", "ff", ""),
        ("raiz_na_pedra", "fc1 fc2 mc3 fc4 fc5 fc6", "", "", ""),
        ("sopro_de_uradova", "fc1", "", "", "fc1 fc2"),
        ("troca_de_sombras", "fc1", "", "", "fc1 fc2 fc3 fc4 fc5 wa6"),
        ("troca_de_sombras", "fc1 fc2 mc3 fc4 fc5 fc6 fe1", "", "", ""),
    ],
)
def test_it_plays_what_helps_in_phase_2(card: str, mine: str, reserve: str, depot: str, theirs: str) -> None:
    ctx = game(
        traveller(mine, "c1", reserve=reserve, depot=depot, hand=[card]),
        traveller(theirs, "c1" if theirs else "start"),
        central="fx1 fx2",
    )
    assert plays(ctx, "insert", 0) == card


def test_it_swaps_a_footprint_out_of_the_leaders_way() -> None:
    card = "troca_de_sombras"
    ctx = game(traveller(hand=[card]), traveller("fc1 fc2 fc3 fc4 fc5 wa6", "c1"), central="fz1")
    ctx.state.travellers[0].board = {"e1": "footprint"}
    answers = one_by_one(0, f"memory:{card}")
    first = cast(list[str], answer(ctx, "insert", answers))[0]
    assert first.startswith("cell:c") or first == "seat:1"


@pytest.mark.parametrize("card", ["guardia_de_mourna", "muralha_de_vento", "veu_do_regente"])
def test_with_a_full_hand_it_plays_anything_to_make_room(card: str) -> None:
    ctx = game(traveller(), traveller("fc1 fc2", "c2", hand=[card, *["raiz_na_pedra"] * 2]))
    assert plays(ctx, "opening", 1) == card


def revealed(ctx: CalamandaraContext, card: str) -> CalamandaraContext:
    """Return the same table with this Event card on top."""
    ctx.state.travellers[ctx.state.turn.seat].deck.append(card)
    return ctx


@pytest.mark.slow
@pytest.mark.parametrize("expansion", ["with", "without"])
def test_without_a_limit_somebody_always_reaches_the_centre(expansion: str) -> None:
    for seats in GAME.seats:
        played = playout(GAME, seats, seed_of("base", seats), ["steady"], {"expansion": expansion})
        assert played.position.state.ending == "centre"


@pytest.mark.slow
def test_with_a_limit_it_usually_comes_in_time() -> None:
    endings = [
        playout(GAME, 3, seed_of("turvo", n), ["steady"], LIMITED).position.state.ending for n in range(12)
    ]
    assert endings.count("centre") >= 8


@pytest.mark.slow
def test_three_in_ruin_seldom_lose_to_the_dogma() -> None:
    options = {"time": "limited", "difficulty": "ruina"}
    played = [playout(GAME, 3, seed_of("ruin", n), ["steady"], options) for n in range(10)]
    assert [game.position.state.ending for game in played].count("dogma") <= 1
