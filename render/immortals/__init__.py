"""The pictures of Immortals."""

from render.core.drawing.style import Style
from render.core.drawing.tokens import OWNERS, draw_ahead
from render.core.pictures import GamePictures
from render.immortals import describe
from render.immortals.parts.layout import WIDTH
from render.immortals.parts.look import RESERVED, STRONGER
from render.immortals.parts.plan import filled
from render.immortals.scenes.board import board
from render.immortals.scenes.board import points as board_points
from render.immortals.scenes.end import end
from render.immortals.scenes.hand import hand
from render.immortals.scenes.hand import points as hand_points
from render.immortals.scenes.icons import ICONS
from render.immortals.scenes.sheet import beside, sheet
from render.immortals.scenes.single import single
from render.immortals.scenes.spots import meant, spots
from render.immortals.scenes.tapped import tapped
from rules.immortals.components.data import CARDS, DATA, PIECES, SEATS
from rules.immortals.view import ImmortalsView

SIZES = (44, 54)  # of tokens on a board


def warm(style: Style) -> None:
    """Draw the tokens of all boards.

    The realms take a few seconds and are the same for all tables: they are drawn for the first one and
    cached.
    """
    draw_ahead(style, OWNERS[: SEATS[-1]], SIZES)


PICTURES = GamePictures(
    key="immortals",
    views=ImmortalsView,
    scenes={"board": board, "hand": hand, "sheet": sheet, "end": end},
    told={"board": describe.board, "hand": describe.hand, "sheet": describe.sheet, "end": describe.end},
    brief={"board": describe.brief},
    cards=(
        *CARDS,
        *(f"tribe:{name}" for name in DATA.tribes),
        *(f"action:{name}" for name in DATA.actions),
        *(f"piece:{name}" for name in PIECES),
    ),
    card=single,
    card_told=describe.card_line,
    reserved=RESERVED,
    stronger=STRONGER,
    icons=ICONS,
    warm=warm,
    beside=beside,
    filled=filled,
    board_points=board_points,
    hand_points=hand_points,
    spots=spots,
    meant=meant,
    nearest=WIDTH,  # a realm is shown whole, and then not once more
    tapped=tapped,
)
