"""The pictures of Calamandara."""

from render.calamandara import describe
from render.calamandara.parts.look import RESERVED, STRONGER
from render.calamandara.scenes.board import board, stored_ground
from render.calamandara.scenes.board import points as board_points
from render.calamandara.scenes.end import end
from render.calamandara.scenes.hand import hand
from render.calamandara.scenes.hand import points as hand_points
from render.calamandara.scenes.icons import ICONS
from render.calamandara.scenes.sheet import beside, sheet
from render.calamandara.scenes.single import single
from render.calamandara.scenes.spots import spots
from render.calamandara.scenes.tapped import tapped
from render.core.drawing.style import Style
from render.core.pictures import GamePictures
from rules.calamandara.components.data import DATA, SEATS
from rules.calamandara.view import CalamandaraView


def warm(style: Style) -> None:
    """Draw the grounds with which games begin."""
    for seats in SEATS:
        stored_ground(seats, "calm", style, expansion=True)


ON_ANOTHERS = "breath.cell", "trade.first", "insert.other"  # cells of a board that is chosen before

PICTURES = GamePictures(
    key="calamandara",
    views=CalamandaraView,
    scenes={"board": board, "hand": hand, "sheet": sheet, "end": end},
    told={"board": describe.board, "hand": describe.hand, "sheet": describe.sheet, "end": describe.end},
    brief={"board": describe.brief},
    cards=(
        *(f"event:{name}" for name in DATA.events),
        *(f"memory:{name}" for name in DATA.memory),
        *(f"symbol:{name}" for name in DATA.symbols),
        *(f"symbol_card:{name}" for name in DATA.symbol_cards),
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
    tapped=tapped,
    unforeseen=frozenset(f"calamandara.ask.{name}" for name in ON_ANOTHERS),
)
