"""What every scene of Calamandara must be able to draw."""

from render.calamandara.layout import HEIGHT
from rules.calamandara.data import SEATS
from tests.render.calamandara.asking import request
from tests.render.calamandara.views import early, over, worst
from tests.render.drawing import Drawn

ENDINGS: list[tuple[str, int | None]] = [("centre", 1), ("dogma", None), ("stagnation", None), ("cap", None)]
DRAWN = Drawn(
    request=request,
    early=early,
    worst=(worst,),
    ends=tuple(over(seats, *how) for seats in SEATS for how in ENDINGS),
    full=(worst(4),),
    height=HEIGHT,
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
    unknown=("event:unicorn", "memory:alvorada", "symbol:", "symbol_card:wing", "orc", ""),
)
