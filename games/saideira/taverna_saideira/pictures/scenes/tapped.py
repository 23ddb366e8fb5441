"""Places to tap in the pictures of Last Call: guests, drinks and keepers."""

from collections.abc import Mapping

from render.core.choice.spots import Lying, lying, named
from render.core.drawing.style import Style
from render.core.pictures import Scene
from rules.core.decisions import Decision
from taverna_saideira.pictures.parts import layout
from taverna_saideira.pictures.scenes.hand import places, seated
from taverna_saideira.rules.view import SaideiraView


def tapped(view: SaideiraView, asked: Decision, style: Style) -> Mapping[Scene, Lying]:
    """The guests at the counter and the rows of the keepers; in the hand its drinks, and the guests again."""
    idents, seats = named(asked), len(view.keepers)
    guests = [f"guest:{guest}" for guest in view.counter]
    rows = {f"seat:{seat}": layout.row(seats, seat).whole for seat in range(seats)}
    board = [*zip(guests, layout.places(seats), strict=False), *rows.items()]
    held = [f"drink:{drink}" for drink in view.hand]
    hand = [*zip(held, places(view), strict=True), *zip(guests, seated(view), strict=True)]
    return {"board": lying(board, idents), "hand": lying(hand, idents)}
