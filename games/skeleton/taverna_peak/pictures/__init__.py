"""The pictures of Peak."""

from render.core.drawing.style import Style
from render.core.pictures import GamePictures
from taverna_peak.pictures import describe, scenes
from taverna_peak.rules.play import HIGHEST, ident
from taverna_peak.rules.view import PeakView


def warm(style: Style) -> None:
    """Do nothing: the ground is quickly drawn."""


PICTURES = GamePictures(
    key="peak",
    views=PeakView,
    scenes={"board": scenes.board, "hand": scenes.hand, "sheet": scenes.sheet, "end": scenes.end},
    told={"board": describe.board, "hand": describe.hand, "sheet": describe.sheet, "end": describe.end},
    brief={},
    cards=tuple(ident(card) for card in range(1, HIGHEST + 1)),
    card=scenes.single,
    card_told=describe.single,
    reserved=scenes.RESERVED,
    stronger=scenes.STRONGER,
    warm=warm,
    board_points=scenes.board_points,
    hand_points=scenes.hand_points,
)
