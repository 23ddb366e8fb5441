"""Positions that every scene of Bellum Magica must be able to draw."""

from dataclasses import replace

from render.bellum.parts.layout import NARROW, height
from rules.bellum.view import BellumView
from tests.render.asking import LONG, request
from tests.render.drawing import Drawn, ids
from tests.render.views import bare_table, choosing, counted, early, over, setting_up, worst


def views_for(seats: int) -> list[BellumView]:
    """Return views of every kind of table."""
    return [make(seats) for make in (early, worst, setting_up, choosing, bare_table)]


DRAWN = Drawn(
    request=request,
    early=early,
    told=views_for,
    worst=(worst,),
    ends=tuple(map(over, [(1, 2), (1, 1), (2, 1, 3), (1, 1, 1, 1), (3, 3, 1, 2, 5), (1, 2, 2, 4, 5)])),
    full=(worst(5),),
    height=height(0, 5),
    width=NARROW,
    decisions=(0, 1, 8, 30, 90, None),
    counted=tuple(map(counted, range(16))),
    marks=("die", "captain", "food:1", "golden:2", "shield:0", "ready:1", "place:city_8"),
    unknown=("creature:unicorn", "castle:sand", "orc", "", "spell:reroll"),
    golden={
        "board-5": request(worst(5), lang="pt-BR"),
        "board-3-light": request(early(3), theme="light"),
        "board-2-contrast": request(worst(2), theme="contrast", names=LONG[:2]),
        "hand": request(worst(4), "hand", lang="pt-BR"),
        "sheet": request(replace(early(4), phase="horde"), "sheet"),
        "end-shared": request(over((1, 3, 1)), "end", lang="pt-BR"),
        "card": request(early(2), "card", detail="creature:arch_demon_2"),
        "choice": request(
            early(4), "choice", detail=ids("place:tavern", "place:city_8", "seat:2", "attack:pass")
        ),
    },
)
