"""The pictures of Kemet."""

from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, draw_ahead
from render.core.pictures import GamePictures
from render.kemet import describe
from render.kemet.parts.look import RESERVED, STRONGER, colour_index
from render.kemet.scenes.board import board
from render.kemet.scenes.board import points as board_points
from render.kemet.scenes.end import end
from render.kemet.scenes.hand import hand
from render.kemet.scenes.hand import points as hand_points
from render.kemet.scenes.icons import ICONS
from render.kemet.scenes.sheet import beside, sheet
from render.kemet.scenes.single import single
from render.kemet.scenes.spots import spots
from render.kemet.scenes.tapped import tapped
from rules.kemet.components.data import DATA
from rules.kemet.view import KemetView

SIZES = (44, 46, 64)  # of tokens on a board


def warm(style: Style) -> None:
    """Draw the tokens of all boards.

    A map takes a few seconds, and there is one for each number of players, so it is drawn for the first table
    that needs it, and cached.
    """
    draw_ahead(style, OWNERS, SIZES)


PICTURES = GamePictures(
    key="kemet",
    views=KemetView,
    scenes={"board": board, "hand": hand, "sheet": sheet, "end": end},
    told={"board": describe.board, "hand": describe.hand, "sheet": describe.sheet, "end": describe.end},
    brief={"board": describe.brief},
    cards=(
        *(f"tile:{name}" for name in DATA.tiles),
        *(f"beast:{name}" for name in DATA.beasts),
        *(f"divine:{name}" for name in DATA.divine),
        *(f"battle:{name}" for name in DATA.battle),
        *(f"space:{name}" for name in DATA.spaces),
    ),
    card=single,
    card_told=describe.card_line,
    reserved=RESERVED,
    stronger=STRONGER,
    icons=ICONS,
    warm=warm,
    beside=beside,
    colours=lambda view: [colour_index(god.city) or 0 for god in view.gods],
    board_points=board_points,
    hand_points=hand_points,
    spots=spots,
    tapped=tapped,
)
