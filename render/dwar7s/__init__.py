"""The pictures of Dwar7s Fall."""

from render.core.drawing.style import Style
from render.core.pictures import GamePictures
from render.dwar7s import describe
from render.dwar7s.parts.look import RESERVED, STRONGER
from render.dwar7s.scenes.board import board, lowest_ground
from render.dwar7s.scenes.board import points as board_points
from render.dwar7s.scenes.end import end
from render.dwar7s.scenes.hand import hand
from render.dwar7s.scenes.hand import points as hand_points
from render.dwar7s.scenes.icons import ICONS
from render.dwar7s.scenes.sheet import beside, sheet
from render.dwar7s.scenes.single import single
from render.dwar7s.scenes.spots import NEAREST, spots
from render.dwar7s.scenes.tapped import tapped
from render.dwar7s.scenes.turns import marks
from rules.dwar7s.components.data import DATA, SEATS
from rules.dwar7s.view import Dwar7sView


def warm(style: Style) -> None:
    """Draw the grounds with which games begin."""
    for seats in SEATS:
        lowest_ground(seats, style)


PICTURES = GamePictures(
    key="dwar7s",
    views=Dwar7sView,
    scenes={"board": board, "hand": hand, "sheet": sheet, "end": end},
    told={"board": describe.board, "hand": describe.hand, "sheet": describe.sheet, "end": describe.end},
    brief={"board": describe.brief},
    cards=(
        *(f"kingdom:{name}" for name in DATA.kingdoms),
        *(f"gem:{name}" for name in DATA.gems),
        *(f"trade:{name}" for name in DATA.trades),
        *(f"secret:{name}" for name in DATA.secrets),
        *(f"ogre:{name}" for name in DATA.ogres),
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
    marks=marks,
    nearest=NEAREST,
    tapped=tapped,
)
