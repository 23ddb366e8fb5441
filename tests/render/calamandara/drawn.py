"""Positions that every scene of Calamandara must be able to draw."""

from dataclasses import replace

from render.calamandara.parts.layout import NARROW, high
from render.calamandara.parts.look import DIRE
from rules.calamandara.components.data import SEATS
from rules.calamandara.view import CalamandaraView
from tests.render.calamandara.asking import LONG, request
from tests.render.calamandara.views import base, early, over, revealed, seldom, worst
from tests.render.drawing import Drawn, ids

ENDINGS: list[tuple[str, int | None]] = [("centre", 1), ("dogma", None), ("stagnation", None), ("cap", None)]


def views_for(seats: int) -> list[CalamandaraView]:
    """Return views of every kind of table."""
    found = [early(seats), base(seats), worst(seats), revealed(seats), revealed(seats, open_=False)]
    first, *others = early(seats).travellers
    held = replace(first, steps_limit=2, inserts_limit=1, walled=True, veiled=True, silenced=True)
    return [
        *found,
        replace(early(seats), travellers=(held, *others)),
        replace(early(seats), counter=DIRE),
        replace(early(seats), timed=False),
        *(replace(early(seats), phase=phase) for phase in ("event", "walk", "remember", "excess")),
        *seldom(seats),
    ]


DRAWN = Drawn(
    request=request,
    early=early,
    told=views_for,
    worst=(worst,),
    ends=tuple(over(seats, *how) for seats in SEATS for how in ENDINGS),
    full=(worst(4),),
    height=high(4),
    width=NARROW,
    decisions=(0, 7, 60, 200),
    options=tuple({"expansion": it, "time": "limited", "difficulty": "ruina"} for it in ("with", "without")),
    marks=(
        "cell:0.b3",
        "cell:2.a6",
        "cell:x4",
        "token:1",
        "reserve:0",
        "depot:1",
        "deck:2",
        "hand:1",
        "diary:0",
        "counter",
        "event",
        "memory_deck",
        "memory_discard",
    ),
    unknown=(
        "event:unicorn",
        "memory:alvorada",
        "symbol:",
        "symbol_card:wing",
        "orc",
        "",
        "orc:footprint_wing",
    ),
    golden={
        "board-4": request(early(4), lang="pt-BR"),
        "board-4-dire": request(worst(4), lang="pt-BR", names=LONG[:4]),
        "board-3-light": request(revealed(3), theme="light", lang="pt-BR"),
        "board-2-contrast": request(revealed(2, "chuva_de_cascalho"), theme="contrast", names=LONG[:2]),
        "board-base": request(base(4)),
        "hand": request(early(4), "hand", lang="pt-BR"),
        "hand-light": request(worst(3), "hand", theme="light"),
        "reveal": request(revealed(3, open_=False), "sheet"),
        "travellers": request(early(4), "sheet", lang="pt-BR"),
        "end-won": request(over(3), "end", lang="pt-BR"),
        "end-lost": request(over(4, "dogma", None), "end", lang="pt-BR"),
        "card": request(early(2), "card", detail="event:o_grito_da_caverna", lang="pt-BR"),
        "choice": request(
            replace(early(4), asked=1), "choice", detail=ids("cell:a1", "cell:c3", "walk:e6", "act:end")
        ),
    },
)
