"""Views that every scene of Peak must be able to draw."""

from dataclasses import replace

from rules.core.rng import Dice
from taverna_peak.rules import GAME
from taverna_peak.rules.play import HAND
from taverna_peak.rules.view import PeakView
from tests.render.asking import LONG, asker
from tests.render.drawing import Drawn

request = asker("peak", "hands")


def early(seats: int) -> PeakView:
    """The beginning, as seat 0 sees it."""
    return GAME.view(GAME.new(seats, GAME.settle({}), Dice("early")), 0)


def worst(seats: int) -> PeakView:
    """A view with nearly all cards gone."""
    gone = tuple(range(20, 20 - seats * HAND, -1))
    each = (1,) * seats
    return replace(early(seats), round=HAND, hands=each, shown=gone[:seats], gone=gone, points=each)


def over(places: tuple[int, ...]) -> PeakView:
    """The end, with these places."""
    points = tuple(5 - place for place in places)
    return replace(worst(len(places)), hand=(), hands=(0,) * len(places), points=points, places=places)


DRAWN = Drawn(
    request=request,
    early=early,
    worst=(worst,),
    ends=tuple(map(over, [(1, 2), (1, 1), (2, 1, 3), (3, 3, 1, 2)])),
    full=(worst(4),),
    height=None,
    decisions=(0, 4, None),
    told=lambda seats: (early(seats), worst(seats)),
    marks=("points:1",),
    unknown=("card:gold", "peak_1", ""),
    golden={
        "board": request(worst(4)),
        "board-contrast": request(early(2), theme="contrast", names=LONG[:2]),
        "hand": request(early(3), "hand", theme="light"),
        "sheet": request(worst(3), "sheet"),
        "end": request(over((2, 1, 3)), "end"),
        "card": request(early(2), "card", detail="card:peak_7"),
    },
)
