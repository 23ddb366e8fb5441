"""The table beside the board of Calamandara: the current Event card, or what all travellers have."""

from render.calamandara.scenes.reveal import reveal
from render.calamandara.scenes.travellers import travellers
from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.pictures import Scene
from rules.calamandara.view import CalamandaraView


def beside(view: CalamandaraView) -> Scene | None:
    """The sheet while an Event card takes effect."""
    return "sheet" if view.event else None


def sheet(view: CalamandaraView, style: Style) -> Canvas:
    """The current Event card and whom it affects; else everything that is open. Nothing on it is private."""
    return reveal(view, view.event, style) if view.event else travellers(view, style)
