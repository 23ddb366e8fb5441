"""Positions that every scene of Kemet must be able to draw."""

from dataclasses import replace

from render.kemet.parts.layout import WIDTH, height
from rules.kemet.view import NIGHT, KemetView
from tests.render.drawing import Drawn, ids
from tests.render.kemet.asking import LONG, request
from tests.render.kemet.views import choosing, counted, dusk, early, knowing, marching, over, shown, worst


def views_for(seats: int) -> list[KemetView]:
    """Return views of every kind of table; the last reader has spent all Divine Intervention cards."""
    table = early(seats)
    mine, *others = table.gods
    spent = replace(table, gods=(replace(mine, divine=()), *others))
    nights = [dusk(seats, phase) for phase in (*NIGHT, "destiny")]
    busy = [choosing(seats), marching(seats), worst(seats), shown(worst(seats), 0)]
    return [table, *busy, *nights, spent, knowing(seats)]


DRAWN = Drawn(
    request=request,
    early=early,
    told=views_for,
    worst=(worst,),
    ends=tuple(map(over, [(1, 2), (2, 1, 3), (3, 3, 1, 2), (1, 2, 2, 4, 5)])),
    full=(worst(5),),
    height=height(5),
    width=WIDTH,
    decisions=(0, 14, 60, 200),
    counted=tuple(map(counted, range(16))),
    marks=(
        "prayers:1",
        "fame:0",
        "veterans:2",
        "zone:west_quay",
        "zone:anubis_d1",
        "space:pray_1",
        "order",
        "city:bastet",
        "tile:priest_1",
        "divine:war_fury",
        "battle:chariot_raid",
    ),
    unknown=("tile:unicorn", "beast:charge_1", "orc", "", "zone:sanctuary"),
    golden={
        "board-5": request(worst(5), lang="pt-BR"),
        "board-4": request(marching(4)),
        "board-3-cards": request(shown(worst(3)), names=LONG[:3]),
        "board-2-contrast": request(early(2), theme="contrast", names=LONG[:2]),
        "hand": request(worst(4), "hand", lang="pt-BR"),
        "hand-light": request(early(3), "hand", theme="light"),
        "market": request(early(5), "sheet"),
        "battle": request(shown(worst(4)), "sheet", lang="pt-BR"),
        "night": request(dusk(5), "sheet"),
        "end": request(over((2, 1, 3, 3)), "end", lang="pt-BR"),
        "card": request(early(2), "card", detail="tile:soul_devourer"),
        "choice": request(
            early(3),
            "choice",
            detail=ids("zone:horus_d1", "zone:horus_front", "land:west_obelisk", "zone:none"),
        ),
    },
)
