"""What every scene of Immortals must be able to draw."""

from render.immortals.layout import HEIGHT
from tests.render.drawing import Drawn
from tests.render.immortals.asking import request
from tests.render.immortals.views import early, over, worst

DRAWN = Drawn(
    request=request,
    early=early,
    worst=(worst,),
    ends=tuple(map(over, [(2, 1, 3), (3, 3, 1, 2), (1, 1, 1), (1, 2, 2, 4, 5)])),
    full=(worst(5),),
    height=HEIGHT,
    decisions=(0, 5, 30, 55, 75, 160, 300),
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
)
