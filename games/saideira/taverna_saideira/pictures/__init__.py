"""The pictures of Last Call."""

from render.core.drawing.style import Style
from render.core.pictures import GamePictures
from rules.core.text import ids
from taverna_saideira.pictures import describe
from taverna_saideira.pictures.parts.look import RESERVED, STRONGER
from taverna_saideira.pictures.scenes.board import board, stored_ground
from taverna_saideira.pictures.scenes.board import points as board_points
from taverna_saideira.pictures.scenes.end import end
from taverna_saideira.pictures.scenes.hand import hand
from taverna_saideira.pictures.scenes.hand import points as hand_points
from taverna_saideira.pictures.scenes.icons import ICONS
from taverna_saideira.pictures.scenes.sheet import sheet
from taverna_saideira.pictures.scenes.single import single
from taverna_saideira.pictures.scenes.tapped import tapped
from taverna_saideira.rules.components.data import DATA, SEATS
from taverna_saideira.rules.view import SaideiraView


def warm(style: Style) -> None:
    """Draw the grounds of all boards."""
    for seats in SEATS:
        stored_ground(seats, style)


PICTURES = GamePictures(
    key="saideira",
    views=SaideiraView,
    scenes={"board": board, "hand": hand, "sheet": sheet, "end": end},
    told={"board": describe.board, "hand": describe.hand, "sheet": describe.sheet, "end": describe.end},
    brief={"board": describe.brief},
    cards=(*ids("drink", DATA.drinks), *ids("guest", DATA.guests)),
    card=single,
    card_told=describe.single,
    reserved=RESERVED,
    stronger=STRONGER,
    icons=ICONS,
    warm=warm,
    board_points=board_points,
    hand_points=hand_points,
    tapped=tapped,
)
