"""The pictures of Bellum Magica."""

from render.bellum import describe
from render.bellum.parts.layout import NARROW
from render.bellum.parts.look import RESERVED, STRONGER
from render.bellum.scenes.board import board, stored_ground
from render.bellum.scenes.board import points as board_points
from render.bellum.scenes.end import end
from render.bellum.scenes.hand import hand
from render.bellum.scenes.hand import points as hand_points
from render.bellum.scenes.icons import ICONS
from render.bellum.scenes.sheet import beside, sheet
from render.bellum.scenes.single import single
from render.bellum.scenes.spots import spots
from render.bellum.scenes.tapped import tapped
from render.core.drawing.style import Style
from render.core.pictures import GamePictures
from rules.bellum.components.data import DATA, SEATS
from rules.bellum.view import BellumView


def warm(style: Style) -> None:
    """Draw the grounds of all boards."""
    for seats in SEATS:
        stored_ground(seats, style)


PICTURES = GamePictures(
    key="bellum",
    views=BellumView,
    scenes={"board": board, "hand": hand, "sheet": sheet, "end": end},
    told={"board": describe.board, "hand": describe.hand, "sheet": describe.sheet, "end": describe.end},
    brief={"board": describe.brief},
    cards=(
        *(f"castle:{name}" for name in DATA.castles),
        *(f"creature:{name}" for name in DATA.creatures),
        *(f"place:{name}" for name in DATA.places),
    ),
    card=single,
    card_told=describe.card_line,
    reserved=RESERVED,
    stronger=STRONGER,
    icons=ICONS,
    warm=warm,
    beside=beside,
    board_points=board_points,
    hand_points=hand_points,
    spots=spots,
    nearest=NARROW,  # a narrower part would cut cards
    tapped=tapped,
)
