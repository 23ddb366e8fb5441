"""The pictures of the ferry."""

from render.core.drawing.style import Style
from render.core.pictures import GamePictures
from tests.ferry.pictures import describe
from tests.ferry.pictures.parts.look import RESERVED, STRONGER
from tests.ferry.pictures.scenes.board import board
from tests.ferry.pictures.scenes.board import points as board_points
from tests.ferry.pictures.scenes.end import end
from tests.ferry.pictures.scenes.lists import hand, sheet, tapped
from tests.ferry.pictures.scenes.lists import points as hand_points
from tests.ferry.pictures.scenes.single import single
from tests.ferry.rules.components.data import DATA
from tests.ferry.rules.view import FerryView


def warm(style: Style) -> None:
    """Do nothing: the water is quickly drawn."""


PICTURES = GamePictures(
    key="ferry",
    views=FerryView,
    scenes={"board": board, "hand": hand, "sheet": sheet, "end": end},
    told={"board": describe.board, "hand": describe.hand, "sheet": describe.sheet, "end": describe.end},
    brief={},
    cards=tuple(f"crate:{name}" for name in DATA.crates),
    card=single,
    card_told=describe.weight,
    reserved=RESERVED,
    stronger=STRONGER,
    warm=warm,
    board_points=board_points,
    hand_points=hand_points,
    tapped=tapped,
)
