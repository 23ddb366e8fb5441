"""Sentences of the log that no other test names, each with what it says."""

from collections.abc import Mapping
from typing import Any

import pytest

from rules.calamandara.components.state import CalamandaraContext
from rules.core.words import LANGS, Words
from tests.calamandara.small import (
    PASS,
    PLAIN,
    REFUSE,
    REVEAL,
    act,
    game,
    one_by_one,
    open_question,
    traveller,
)
from tests.helpers import Answers, events_for

ROOT = "raiz_na_pedra"
FEET = "symbol:footprint"


def mine(board: str = "", token: str = "start", **others: Any) -> CalamandaraContext:
    """Seat 0 has these, seat 1 nothing."""
    return game(traveller(board, token, **others), traveller())


def yours(board: str = "", **others: Any) -> CalamandaraContext:
    """Seat 1 has these, seat 0 nothing."""
    return game(traveller(), traveller(board, **others))


def played(card: str, *chosen: str) -> Answers:
    """Seat 0 plays a card and answers what it asks."""
    return one_by_one(0, f"memory:{card}", *chosen)


def event(card: str, board: str = "", **others: Any) -> CalamandaraContext:
    """Seat 0 has these and an Event card on top."""
    return mine(board, deck=[PLAIN, card], **others)


CASES: list[tuple[str, CalamandaraContext, str, Answers, Mapping[str, Any]]] = [
    ("refuse", event("alvorada"), "event", [{0: REFUSE}], {}),
    ("guardian", yours(hand=["guardia_de_mourna"]), "opening",
     [{1: ["memory:guardia_de_mourna"]}], {"seat": "seat:1", "victim": "seat:0"}),
    ("silence", yours(hand=["erronia_do_silencio"]), "opening",
     [{1: ["memory:erronia_do_silencio"]}], {"seat": "seat:1", "victim": "seat:0"}),
    ("paintings.right", mine(hand=["pinturas_submersas"], deck=["wing_cave"]), "opening",
     played("pinturas_submersas", "direction:right"), {}),
    ("veil", yours(hand=["veu_do_regente"]), "opening",
     [{1: ["memory:veu_do_regente"]}, {1: ["seat:0"]}], {"seat": "seat:1", "victim": "seat:0"}),
    ("breath", game(traveller(hand=["sopro_de_uradova"]), traveller("fa1")), "insert",
     played("sopro_de_uradova"), {"symbol": FEET, "cell": "A1", "victim": "seat:1"}),
    ("root", mine("ma1", hand=[ROOT]), "insert", played(ROOT), {"cell": "A1"}),
    ("page", mine(hand=["pagina_rasgada"], depot="f"), "insert",
     played("pagina_rasgada"), {"symbols": [FEET]}),
    ("shadows.own", mine("fa1 wb1", hand=["troca_de_sombras"]), "insert",
     played("troca_de_sombras", "cell:a1"), {"cell": "A1", "there": "B1", "other": "symbol:wing"}),
    ("insert.central", mine(reserve="f"), "insert",
     one_by_one(0, "insert:footprint", "act:central", "cell:x2"), {"symbol": FEET, "cell": "X2"}),
    ("excavate", mine("ma1", reserve="c"), "insert", one_by_one(0, "act:excavate"), {"cell": "A1"}),
    ("excavate.central", game(traveller(reserve="c"), traveller(), central="mx2"), "insert",
     one_by_one(0, "act:excavate"), {"cell": "X2"}),
    ("clear", mine("wa1"), "insert", one_by_one(0, "act:clear"), {"symbol": "symbol:wing", "cell": "A1"}),
    ("transmute", mine(depot="fff"), "insert", one_by_one(0, "act:transmute", "symbol:wing"),
     {"symbols": [FEET] * 3, "other": "symbol:wing"}),
    ("leap", mine("fa1 wb1 fa3", "a1"), "walk", one_by_one(0, "leap:a3"), {"cell": "A3"}),
    ("tunnel", mine("fa1 ca2 fa3", "a1"), "walk", one_by_one(0, "tunnel:a3"), {"cell": "A3"}),
    ("draw.own", mine(reserve="ff"), "remember",
     one_by_one(0, "price:footprint"), {"memory": f"memory:{ROOT}"}),
    ("draw.full", event("memoria_viva", hand=[ROOT] * 3), "event", [{0: REVEAL}, {0: PASS}], {}),
    ("record", mine(hand=[ROOT]), "remember", played(ROOT), {"memory": f"memory:{ROOT}"}),
    ("excess", mine(reserve="f" * 9), "evening", [{0: {FEET: 1}}], {"symbols": [FEET]}),
    ("recover", event("agua_limpa", depot="f"), "event", [{0: REVEAL}], {"symbols": [FEET]}),
    ("discard.reserve", event("eclipse_do_dogma", reserve="f"), "event", [{0: REVEAL}], {"symbols": [FEET]}),
    ("move", event("caminho_reto", "fa1"), "event",
     [{0: REVEAL}, *one_by_one(0, "cell:a1", "cell:b1")], {"cell": "A1", "there": "B1"}),
    ("move.other", game(traveller(deck=[PLAIN, "passos_trocados"]), traveller("fa1")), "event",
     [{0: REVEAL}, {0: ["cell:b1"]}], {"cell": "A1", "there": "B1", "victim": "seat:1"}),
    ("forget", event("esquecimento", hand=[ROOT]), "event",
     [{0: REVEAL}, {0: PASS}], {"memory": f"memory:{ROOT}"}),
    ("limit.steps", event("cansaco"), "event", [{0: REVEAL}], {"count": 1, "seat": "seat:1"}),
    ("limit.inserts", event("maos_atadas"), "event", [{0: REVEAL}], {"count": 1, "seat": "seat:1"}),
    ("limit.steps.now", event("cansaco"), "event", [{0: REVEAL}], {"count": 1}),
    ("limit.inserts.now", event("maos_atadas"), "event", [{0: REVEAL}], {"count": 1}),
]  # fmt: skip


@pytest.mark.parametrize(("key", "ctx", "phase", "answers", "args"), CASES, ids=[case[0] for case in CASES])
def test_it_is_told(
    key: str, ctx: CalamandaraContext, phase: str, answers: Answers, args: Mapping[str, Any]
) -> None:
    open_question(ctx, phase, answers)
    [text] = [text for text in events_for(ctx, 0) if text.key == f"calamandara.log.{key}"][:1]
    expected = {"seat": "seat:0", **args}
    assert {name: text.args[name] for name in expected} == expected
    for lang in LANGS:
        assert "{" not in Words(lang).say(text, ("Ana", "Bia"))


@pytest.mark.parametrize(
    ("card", "now", "later"),
    [
        ("cansaco", "Ana: only 1 step in Phase 3 of this turn.", "Bia: only 1 step in the next Phase 3."),
        (
            "maos_atadas",
            "Ana: only 1 insertion in Phase 2 of this turn.",
            "Bia: only 1 insertion in the next Phase 2.",
        ),
    ],
)
@pytest.mark.parametrize("silenced", [False, True])
def test_a_limit_is_told_for_the_turn_in_which_it_holds(
    card: str, now: str, later: str, *, silenced: bool
) -> None:
    """The revealer's ends with this turn, in which Erronia do Silêncio leaves no phase for it."""
    silence = "erronia_do_silencio"
    ctx = game(traveller("fa1", reserve="f", deck=[PLAIN, card]), traveller(hand=[silence]))
    answer = [f"memory:{silence}"] if silenced else PASS
    act(ctx, "event", [{0: REVEAL}, {1: answer}], "event" if silenced else "last_call")
    limits = [Words("en").say(text, ("Ana", "Bia")) for text in events_for(ctx)][-2:]
    assert limits == ["Ana had nothing that the event could change." if silenced else now, later]
