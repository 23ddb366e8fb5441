"""Positions that every scene of Dwar7s Fall must be able to draw."""

from dataclasses import replace

from render.dwar7s.parts.layout import NARROW
from rules.dwar7s.view import Dwar7sView
from tests.render.drawing import Drawn, ids
from tests.render.dwar7s.asking import LONG, request
from tests.render.dwar7s.views import building, choosing, early, first, line, over, seldom, tower, worst


def views_for(seats: int) -> list[Dwar7sView]:
    """Return views of every kind of table; three dwarves just moved, one of them on a crowded board."""
    moved = [
        replace(early(seats), changed=("cell:m13", "cell:m14")),
        replace(early(seats), changed=("cell:m14", "cell:l13")),
        replace(worst(seats), changed=("cell:l13", "cell:m13")),
    ]
    return [
        early(seats),
        first(seats),
        choosing(seats),
        building(seats),
        tower(seats),
        worst(seats),
        *moved,
        *seldom(seats),
    ]


DRAWN = Drawn(
    request=request,
    early=early,
    told=views_for,
    worst=(worst, building),
    ends=tuple(map(over, [(1, 2), (1, 1), (2, 1, 3), (3, 3, 1, 2)])),
    full=(worst(4), line(4)),
    height=None,
    width=NARROW,
    decisions=(0, 7, 40, 120, None),
    marks=(
        "cell:m13",
        "cell:l13",
        "pool:1",
        "gems:0",
        "ogres:2",
        "kingdom:1",
        "monsters:0",
        "objectives:2",
        "pile:ruby",
        "trade:sausages",
        "ogre:thief",
    ),
    unknown=("kingdom:unicorn", "gem:onyx", "ogre:", "secret:thief", "orc", "", "trade:king", "orc:thief"),
    golden={
        "board-4": request(worst(4), lang="pt-BR"),
        "board-3": request(choosing(3)),
        "board-2-light": request(early(2), theme="light"),
        "board-2-contrast": request(early(2), theme="contrast", names=LONG[:2]),
        "hand": request(early(3), "hand", lang="pt-BR"),
        "hand-light": request(worst(4), "hand", theme="light"),
        "clans": request(worst(4), "sheet", lang="pt-BR", names=LONG[:4]),
        "stack": request(tower(4), "sheet"),
        "turns": request(building(3), "sheet"),
        "end": request(over((2, 1, 3, 3)), "end", lang="pt-BR"),
        "card": request(early(2), "card", detail="kingdom:ruby_mine"),
        "choice": request(
            early(3),
            "choice",
            detail=ids("cell:m13", "cell:l13", "cell:m12", "cell:n12", "cell:o14", "dig:none"),
        ),
    },
)
