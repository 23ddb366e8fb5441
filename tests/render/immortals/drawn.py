"""Positions that every scene of Immortals must be able to draw."""

from dataclasses import replace

from render.immortals.parts.layout import WIDTH, height
from rules.immortals.view import ImmortalsView
from tests.render.drawing import Drawn, ids
from tests.render.immortals.asking import LONG, request
from tests.render.immortals.views import (
    counted,
    drafting,
    early,
    fought,
    level,
    over,
    planned,
    planning,
    scored,
    uncarded,
    worst,
)


def views_for(seats: int) -> list[ImmortalsView]:
    """Return views of every kind of table."""
    draft = replace(drafting(seats, "placing"), turn=1, shown={1: "wild:dark_moors"})
    placed = tuple(replace(one, fallen=4, groups={"light": (), "dark": ()}) for one in draft.players)
    open_ = fought(seats)
    assert open_.battle is not None
    through = replace(open_, battle=replace(open_.battle, origin="light_white_falls"))
    spilled = replace(drafting(seats, "limbos"), players=placed)
    return [
        early(seats),
        draft,
        spilled,
        planning(seats),
        planned(seats),
        open_,
        worst(seats),
        scored(seats),
        through,
    ]


DRAWN = Drawn(
    request=request,
    early=early,
    told=views_for,
    worst=(worst,),
    ends=(*map(over, [(2, 1, 3), (3, 3, 1, 2), (1, 1, 1), (1, 2, 2, 4, 5)]), level((1, 2, 3))),
    full=(worst(5),),
    height=height(5),
    width=WIDTH,
    decisions=(0, 5, 30, 55, 75, 160, 300),
    counted=tuple(map(counted, range(16))),
    marks=(
        "cell:light_grove",
        "cell:dark_saltmere",
        "building:light_grove",
        "portal:dark_treehome",
        "region:grove",
        "energy:0",
        "gold:1",
        "points:2",
        "cards:1",
        "limbo:0",
        "tower",
        "tray",
        "marker",
        "action:gold",
    ),
    unknown=("region:atlantis", "conflict:grove", "tribe:orks", "", "piece:tower"),
    golden={
        "board-5": request(worst(5), lang="pt-BR", names=LONG),
        "board-4-light": request(fought(4), theme="light"),
        "board-3-contrast": request(early(3), theme="contrast"),
        "draft": request(drafting(4), "hand", lang="pt-BR"),
        "plan": request(planned(4), "hand", lang="pt-BR"),
        "plan-light": request(planning(3), "hand", theme="light"),
        "battle": request(fought(5), "sheet", lang="pt-BR"),
        "battle-plain": request(uncarded(fought(3, "defender")), "sheet"),
        "scoring": request(scored(4), "sheet"),
        "end": request(over((2, 1, 3, 3)), "end", lang="pt-BR"),
        "card": request(early(3), "card", detail="tribe:night_elves"),
        "choice": request(
            early(4),
            "choice",
            detail=ids(*(f"cell:dark_{it}" for it in ("foothold", "forge_fire", "kings_ford"))),
        ),
    },
)
