"""What every scene of Dwar7s Fall must be able to draw."""

from tests.render.drawing import Drawn
from tests.render.dwar7s.asking import request
from tests.render.dwar7s.views import building, early, line, over, worst

DRAWN = Drawn(
    request=request,
    early=early,
    worst=(worst, building),
    ends=tuple(map(over, [(1, 2), (1, 1), (2, 1, 3), (3, 3, 1, 2)])),
    full=(worst(4), line(4)),
    height=None,
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
    unknown=("kingdom:unicorn", "gem:onyx", "ogre:", "secret:thief", "orc", "", "trade:king"),
)
