"""The zones of Kemet that a question offers."""

from collections.abc import Mapping, Sequence

from render.core.choice.spots import Spot
from render.kemet.parts.layout import LAYOUT
from rules.kemet.view import KemetView

KINDS = ("zone", "pyramid", "land", "port", "teleport", "card", "far")  # before the name of a zone
BESIDE = (-34, -32)  # from a troop's middle to the number: its letter is at the right, creatures lie lower


def spots(view: KemetView, idents: Sequence[str]) -> Mapping[str, Spot]:
    """The zones by the options' ids; a way there has the spot of the zone to which it leads."""
    found = {}
    for ident in idents:
        kind, _, zone = ident.partition(":")
        if kind in KINDS and zone in view.zones:
            place = LAYOUT.zones[zone]
            x, y = place.anchor
            found[ident] = Spot((x + BESIDE[0], y + BESIDE[1]), place.polygon)
    return found
