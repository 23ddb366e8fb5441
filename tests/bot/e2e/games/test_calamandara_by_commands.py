"""Every command of Calamandara, with what its autocomplete suggests: which questions it answers."""

from collections.abc import Callable, Sequence
from functools import partial
from pathlib import Path

import pytest

from rules.calamandara import GAME as CALAMANDARA
from rules.calamandara.components.state import CalamandaraContext, Traveller
from tests.bot.e2e.games import commands
from tests.bot.e2e.games.commands import Used
from tests.calamandara.small import game, traveller
from tools.driver import City, Place

pytestmark = pytest.mark.nightly

NAMES = ("Ana", "Bia", "Caio")
use = partial(commands.use, CALAMANDARA.key)
BOARD = "fa1 fb1 mc2 fd3 we4"


def at(
    phase: str, first: Traveller, *others: Traveller, central: str = "", turn: int = 0
) -> CalamandaraContext:
    """A table that stands at the beginning of this phase, of two travellers if no others are given."""
    ctx = game(first, *(others or [traveller(BOARD, "a1")]), central=central, turn=turn)
    ctx.state.phase = phase
    return ctx


def event(card: str, first: Traveller, *others: Traveller, central: str = "") -> CalamandaraContext:
    """This Event card is on top of the first traveller's deck."""
    first.deck.append(card)
    return at("event", first, *others, central=central)


def then(answers: str, answer: str, seat: int = 0) -> Used:
    """`/play` for what a Memory Card asks once it lies open."""
    return Used("play", [answers], {"answer": answer}, seat)


def rich(*hand: str) -> Traveller:
    """Return a traveller with a bit of everything."""
    return traveller(BOARD, "a1", reserve="ffcmtw", depot="fffc", hand=hand)


REVEALED = use("reveal", "reveal.counter")
EVENTS: dict[str, Used] = {
    "semente_de_luz": use("event", "effect.acquire", symbol="Wing (1)"),
    "o_grito_da_caverna": use(
        "event", "effect.substitute effect.substitute.by", cell="C2: Mountain", symbol="Cave (1)"
    ),
    "trilha_antiga": use("event", "effect.insert", cell="D1"),
    "vento_favoravel": use("event", "effect.advance", to="Walk to B1"),
    "agua_limpa": use("event", "effect.recover effect.recover", symbol="Footprint (3)", then="Cave (1)"),
    "reencontro": use("event", "effect.swap effect.swap.with", cell="C2: Mountain", with_="E4: Wing"),
    "ponte_de_vime": use("event", "effect.insert.central", cell="Y1"),
    "caminho_reto": use("event", "effect.move effect.move.to", cell="D3: Footprint", to="C1"),
    "montanha_que_cede": use("event", "effect.discard", cell="Leave it"),
    "passos_trocados": use("event", "effect.move.left effect.move.to", cell="D3: Footprint", to="C1"),
    "montanhas_do_desterro": use("event", "effect.insert.left", cell="E1"),
    "fome_da_terra": use(
        "event", "effect.reserve effect.reserve", symbol="Mountain (1)", then="Footprint (2)"
    ),
}

CASES: dict[str, tuple[Callable[[], CalamandaraContext], list[Used]]] = {
    "reveal": (lambda: event("cansaco", rich()), [use("reveal", "reveal.counter")]),
    "refuse": (lambda: event("cansaco", rich()), [use("refuse", "reveal.counter")]),
    "insert": (
        lambda: at("insert", rich()),
        [
            use(
                "insert",
                "insert insert.board insert.own",
                symbol="Insert Footprint (2)",
                board="My board",
                cell="C3",
            ),
            use(
                "insert",
                "insert insert.board insert.other",
                symbol="Insert Mountain (1)",
                board="Bia",
                cell="C3",
            ),
            use(
                "insert",
                "insert insert.board insert.central",
                symbol="Insert Footprint (1)",
                board="Central board",
                cell="X1",
            ),
        ],
    ),
    "excavate": (
        lambda: at("insert", traveller("mb2 mc2", "a1", reserve="c")),
        [use("excavate", "insert excavate", cell="B2: Mountain")],
    ),
    "clear": (lambda: at("insert", rich()), [use("clear", "insert clear", cell="E4: Wing")]),
    "transmute": (
        lambda: at("insert", rich()),
        [use("transmute", "insert transmute.pay transmute.kind", symbols="Footprint: 3", for_="Wing (1)")],
    ),
    "walk, and remember": (
        lambda: at("walk", traveller("fa1 fb1 fa2 fb2", "a1", reserve="ff")),
        [
            use("walk", "walk walk", to="Walk to B1", then="Walk to B2"),
            use("remember", "remember", choice="Memory Card for 2 Footprints"),
        ],
    ),
    "end": (
        lambda: at("insert", traveller(reserve="m")),
        [use("end", "insert")],
    ),
    "end a walk": (
        lambda: at("walk", traveller("fa1 fb1", "a1", reserve="ff")),
        [use("end", "walk")],
    ),
    "discard": (
        lambda: at("evening", traveller(BOARD, "a1", reserve="fffffcmtw")),
        [use("discard", "excess", symbols="Cave: 1")],
    ),
    "pass": (
        lambda: at("opening", traveller(hand=["raiz_na_pedra"]), traveller(hand=["raiz_na_pedra"])),
        [use("pass", "turn_start", seat=1), use("pass", "turn_start.own")],
    ),
    "a Memory Card for a direction": (
        lambda: at("opening", traveller(hand=["pinturas_submersas"], deck=["footprint_wing"])),
        [use("memory", "turn_start.own", card="Play Submerged Paintings"), then("direction", "Right")],
    ),
    "a Memory Card against a traveller": (
        lambda: event("cansaco", rich(), traveller(hand=["veu_do_regente"])),
        [REVEALED, use("memory", "event", seat=1, card="Play Veil of the Regent"), then("veil", "Ana", 1)],
    ),
    "a Memory Card against a board": (
        lambda: at("insert", rich("sopro_de_uradova"), rich(), rich()),
        [
            use("memory", "insert", card="Play Breath of Uradova"),
            then("breath.board", "Bia"),
            then("breath.cell", "C2: Mountain"),
        ],
    ),
    "a Memory Card against a deck": (
        lambda: at("insert", rich("terras_nomades"), rich(), rich()),
        [use("memory", "insert", card="Play Nomadic Lands"), then("deck", "Caio")],
    ),
    "a Memory Card against a Mountain": (
        lambda: at("insert", rich("raiz_na_pedra"), central="mv1"),
        [use("memory", "insert", card="Play Root in the Stone"), then("root", "V1: Mountain")],
    ),
    "a Memory Card for symbols": (
        lambda: at("insert", rich("pagina_rasgada")),
        [
            use("memory", "insert", card="Play Torn Page"),
            then("page", "Footprint (3)"),
            then("page", "Cave (1)"),
        ],
    ),
    "a Memory Card for two cells": (
        lambda: at("insert", rich("troca_de_sombras")),
        [
            use("memory", "insert", card="Play Trade of Shadows"),
            then("trade.board", "Ana"),
            then("trade.first", "C2: Mountain"),
            then("trade.second", "E4: Wing"),
        ],
    ),
    "a Memory Card for a step": (
        lambda: at("walk", traveller("fa1 fb1", "a1", hand=["passos_emprestados"])),
        [use("memory", "walk", card="Play Borrowed Steps")],
    ),
    "an event that asks of Memory Cards": (
        lambda: event("vozes_sem_boca", rich("pagina_rasgada", "raiz_na_pedra")),
        [
            REVEALED,
            use("pass", "event"),
            use("event", "effect.choice effect.forget", choice="1 Memory Card from hand", card="Torn Page"),
        ],
    ),
    "an event that offers a Memory Card": (
        lambda: event("eco_do_porvir", rich("pagina_rasgada", "raiz_na_pedra")),
        [
            REVEALED,
            use("pass", "event"),
            use("event", "effect.draw", choice="Leave it"),
        ],
    ),
    "a Memory Card before Phase 1": (
        lambda: at("last_call", rich(), traveller(hand=["guardia_de_mourna"])),
        [use("memory", "before_phase_1", seat=1, card="Play Guardian of Mournã")],
    ),
}


@pytest.mark.parametrize("name", CASES)
async def test_a_command_answers_what_it_is_for_with_what_it_suggests(
    name: str, city: City, url: str, games: Place, tmp_path: Path
) -> None:
    make, used = CASES[name]
    await answered(make(), used, city, url, games, tmp_path)


@pytest.mark.parametrize("card", EVENTS)
async def test_what_an_event_asks_is_answered_by_a_command(
    card: str, city: City, url: str, games: Place, tmp_path: Path
) -> None:
    ctx = event(card, rich(), central="fx1 mv1")
    await answered(ctx, [REVEALED, EVENTS[card]], city, url, games, tmp_path)


async def answered(
    ctx: CalamandaraContext, used: Sequence[Used], city: City, url: str, games: Place, folder: Path
) -> None:
    names = NAMES[: ctx.state.seats]
    await commands.answered(CALAMANDARA, ctx.state, names, used, city, url, games, folder)
