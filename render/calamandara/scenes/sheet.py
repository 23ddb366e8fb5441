"""The table beside the board of Calamandara: the Event card at work, or what all travellers have."""

from render.calamandara.scenes.reveal import reveal
from render.calamandara.scenes.travellers import travellers
from render.core.drawing.canvas import Canvas
from render.core.drawing.style import Style
from render.core.pictures import Scene
from rules.calamandara.view import CalamandaraView


def beside(view: CalamandaraView) -> Scene | None:
    """The sheet while an Event card is at work."""
    return "sheet" if view.event else None


def sheet(view: CalamandaraView, style: Style) -> Canvas:
    """The Event card at work and whom it affects; else all that lies open. Nothing on it is private."""
    return reveal(view, view.event, style) if view.event else travellers(view, style)
