"""Positions that every scene of the ferry, the toy game, must be able to draw."""

from dataclasses import replace

from rules.core.rng import Dice
from tests.ferry.rules import GAME
from tests.ferry.rules.components.data import DATA
from tests.ferry.rules.view import FerryView
from tests.render.asking import LONG, asker
from tests.render.drawing import Drawn

CRATES = tuple(DATA.crates)
request = asker("ferry", "hands")


def early(seats: int) -> FerryView:
    """The beginning, as seat 0 sees it."""
    return GAME.view(GAME.new(seats, GAME.settle({}), Dice("early")), 0)


def worst(seats: int) -> FerryView:
    """Two crates of everybody aboard, and all the others have sailed."""
    loaded = tuple(CRATES[2 * seat : 2 * seat + 2] for seat in range(seats))
    sailed = CRATES[2 * seats :]
    return replace(early(seats), phase="quay", turn=seats - 1, pile=0, loaded=loaded, sailed=sailed)


def over(places: tuple[int, ...]) -> FerryView:
    """The end, with these places."""
    points = tuple(5 - place for place in places)
    return replace(worst(len(places)), phase="over", turn=None, points=points, places=places)


DRAWN = Drawn(
    request=request,
    early=early,
    worst=(worst,),
    ends=tuple(map(over, [(1, 2), (1, 1), (2, 1, 3), (3, 3, 1, 2)])),
    full=(worst(4),),
    height=None,
    decisions=(0, 3, 8, None),
    told=lambda seats: (early(seats), worst(seats)),
    marks=("points:1", "hand:0", "pile"),
    unknown=("crate:gold", "load_1", ""),
    golden={
        "board": request(worst(4), lang="pt-BR"),
        "board-contrast": request(early(2), theme="contrast", names=LONG[:2]),
        "hand": request(early(3), "hand", theme="light"),
        "sheet": request(worst(3), "sheet"),
        "end": request(over((2, 1, 3)), "end", lang="pt-BR"),
        "card": request(early(2), "card", detail="crate:load_7"),
    },
)
