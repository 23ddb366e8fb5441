"""Places to tap in a hand of Calamandara: cards, symbols, and the way to the Centre."""

from collections.abc import Mapping

from render.calamandara.parts.layout import START, Chart
from render.calamandara.scenes.hand import boxes, card_places, columns, way
from render.calamandara.scenes.spots import OWN
from render.core.choice.spots import Lying, lying, named
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.pictures import Scene
from rules.calamandara.components.cells import START as AT_START
from rules.calamandara.components.cells import is_central
from rules.calamandara.components.data import Side
from rules.calamandara.view import CalamandaraView
from rules.core.decisions import Decision

FROM_DEPOT = ("transmute.pay", "page", "effect.recover")  # questions about symbols of the Depot


def tapped(view: CalamandaraView, asked: Decision, style: Style) -> Mapping[Scene, Lying]:
    """The places in the hand of what the question offers of its owner's own things."""
    if view.reader is None:
        return {}
    traveller, idents = view.travellers[view.reader], named(asked)
    cards = traveller.hand or ()
    held = card_places(boxes(traveller, style)["memories"].y, cards, style)
    pile = "depot" if asked.prompt.key.removeprefix("calamandara.ask.") in FROM_DEPOT else "reserve"
    found = {f"symbol:{kind}": rect for kind, rect in columns(pile).items()}
    found |= {
        f"{use}:{kind}": rect for use in ("insert", "price") for kind, rect in columns("reserve").items()
    }
    found |= cells(view, view.reader, traveller.side, idents)
    memories = zip((f"memory:{card}" for card in cards), held, strict=True)
    return {"hand": lying([*found.items(), *memories], idents)}


def cells(view: CalamandaraView, seat: int, side: Side, idents: list[str]) -> Mapping[str, Rect]:
    """The cells of the central board, and of the reader's own one if the question is about that."""
    whose = next(iter(view.acting), None) if view.asked is None else view.asked
    split = [(ident, *ident.partition(":")[::2]) for ident in idents]
    return {
        ident: cell_box(way(side), side, name)
        for ident, kind, name in split
        if kind in OWN and (is_central(name) or whose == seat)
    }


def cell_box(chart: Chart, side: Side, cell: str) -> Rect:
    """The box of a cell, or of the Starting Point, in such a chart."""
    if cell == AT_START:
        x, y = chart.start(side)
        return Rect(x - START, y - START, 2 * START, 2 * START)
    return chart.central(cell) if is_central(cell) else chart.own(side, cell)
