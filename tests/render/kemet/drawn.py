"""What every scene of Kemet must be able to draw."""

from render.kemet.layout import HEIGHT
from tests.render.drawing import Drawn
from tests.render.kemet.asking import request
from tests.render.kemet.views import early, over, worst

DRAWN = Drawn(
    request=request,
    early=early,
    worst=(worst,),
    ends=tuple(map(over, [(1, 2), (2, 1, 3), (3, 3, 1, 2), (1, 2, 2, 4, 5)])),
    full=(worst(5),),
    height=HEIGHT,
    decisions=(0, 14, 60, 200),
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
)
