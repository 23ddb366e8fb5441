"""The pictures of Last Call."""

from render.core.drawing.style import Style
from render.core.pictures import GamePictures
from rules.core.text import ids
from taverna_saideira.pictures import describe, scenes
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.view import SaideiraView


def warm(style: Style) -> None:
    """Nothing: the ground is quickly drawn."""


PICTURES = GamePictures(
    key="saideira",
    views=SaideiraView,
    scenes={"board": scenes.board, "hand": scenes.hand, "sheet": scenes.sheet, "end": scenes.end},
    told={"board": describe.board, "hand": describe.hand, "sheet": describe.sheet, "end": describe.end},
    brief={},
    cards=(*ids("drink", DATA.drinks), *ids("guest", DATA.guests)),
    card=scenes.single,
    card_told=describe.single,
    reserved=scenes.RESERVED,
    stronger=scenes.STRONGER,
    warm=warm,
    board_points=scenes.board_points,
    hand_points=scenes.hand_points,
)
