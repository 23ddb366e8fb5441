"""Two games of Calamandara that differ only in what lies hidden look the same to all who may not know it."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

import pytest

from rules.calamandara import GAME as CALAMANDARA
from rules.calamandara.components.state import CalamandaraContext
from tests.bot.e2e.games.calamandara_tables import answer_in_hand
from tests.bot.e2e.games.twins import Scene, compared
from tests.calamandara.small import PLAIN, game, traveller

pytestmark = pytest.mark.nightly

BOARD = "fa1 fb1 mc2 fd3 we4"
TYPED = (
    ("play", "answer"),
    ("calamandara memory", "card"),
    ("calamandara remember", "choice"),
    ("calamandara event", "card"),
)
Deal = Sequence[str]


def table(
    phase: str, *, hand: Deal = (), event: str = "", deck: Deal = (), memory_deck: Deal = (), turn: int = 0
) -> CalamandaraContext:
    """Ana, Bia and Caio; Bia holds `hand`, and Ana's deck ends in `event`. All stand on Footprints."""
    top = [event] if event else []
    ana = traveller(BOARD, "a1", reserve="ffw", depot="fffc", deck=[PLAIN, PLAIN, *deck, *top])
    bia = traveller(BOARD, "b1", reserve="ffcmt", depot="ffw", hand=hand)
    caio = traveller(BOARD, "a1", reserve="ff", hand=["raiz_na_pedra"])
    ctx = game(ana, bia, caio, turn=turn, memory_deck=memory_deck or ["raiz_na_pedra"] * 4)
    ctx.state.phase = phase
    return ctx


Move = tuple[str, str]  # who, and the label of the button or of the line in a menu


@dataclass(frozen=True)
class Pair:
    """Two tables that differ in a secret, what is pressed at both, and who sees the difference."""

    one: Callable[[], CalamandaraContext]
    other: Callable[[], CalamandaraContext]
    moves: Sequence[Move]
    knows: str  # Ana, Bia, Caio, or nobody


PAIRS = {
    "a window of an event": Pair(
        lambda: table("event", hand=["maos_de_barro"], event="cansaco"),
        lambda: table("event", hand=["passos_emprestados"], event="cansaco"),
        [("Ana", "Reveal the event"), ("Bia", "Pass"), ("Caio", "Pass")],
        "Bia",
    ),
    "a window at the start of a turn": Pair(
        lambda: table("opening", hand=["guardia_de_mourna", "muralha_de_vento"]),
        lambda: table("opening", hand=["pagina_rasgada", "raiz_na_pedra"]),
        [("Caio", "Pass"), ("Bia", "Pass")],
        "Bia",
    ),
    "phases 2 to 4": Pair(
        lambda: table("insert", hand=["passos_emprestados", "pagina_rasgada"], turn=1),
        lambda: table("insert", hand=["guardia_de_mourna", "veu_do_regente"], turn=1),
        [("Bia", "End Phase 2"), ("Bia", "Stay here"), ("Bia", "Nothing")],
        "Bia",
    ),
    "a card that is drawn": Pair(
        lambda: table("remember", memory_deck=["raiz_na_pedra", "veu_do_regente"], turn=1),
        lambda: table("remember", memory_deck=["veu_do_regente", "raiz_na_pedra"], turn=1),
        [("Bia", "Memory Card for 2 Footprints")],
        "Bia",
    ),
    "an event that is refused, and what lies below": Pair(
        lambda: table("event", hand=["pagina_rasgada"], event="cansaco", deck=["asas_partidas", "wing_cave"]),
        lambda: table("event", hand=["pagina_rasgada"], event="asas_partidas", deck=["wing_cave", "cansaco"]),
        [("Ana", "Refuse: no Phase 1"), ("Bia", "Pass"), ("Caio", "Pass"), ("Ana", "End Phase 2")],
        "nobody",
    ),
}


@pytest.mark.usefixtures("fixed_seed", "all_met")
@pytest.mark.parametrize("name", PAIRS)
async def test_others_see_the_same_whatever_is_hidden_from_them(name: str, tmp_path: Path) -> None:
    pair = PAIRS[name]

    async def pressed(scene: Scene) -> None:
        for who, label in pair.moves:
            await scene.look_round()
            await answer_in_hand(scene.people[who], scene.games, label)
        await scene.look_round()

    twins = [(make().state, pressed) for make in (pair.one, pair.other)]
    await compared(CALAMANDARA, twins, TYPED, tmp_path, knows=pair.knows)
