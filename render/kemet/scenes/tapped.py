"""Places to tap in the pictures of Kemet, besides the zones of the map."""

from collections.abc import Mapping

from render.core.choice.spots import Lying, Spot, lying, named
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.pictures import Scene
from render.kemet.parts.actions import space_places
from render.kemet.parts.layout import LAYOUT
from render.kemet.parts.places import hexagon
from render.kemet.scenes.hand import battle_places, battle_shown, divine_names, rows, sections
from render.kemet.scenes.market import same, stalls
from render.kemet.scenes.sheet import shows_market
from rules.core.decisions import Decision
from rules.kemet.components.data import DATA
from rules.kemet.view import KemetView

CITY = "city:"
FROM_DISCARD = "kemet.ask.memory"  # cards that lie in no hand
MOVES = (
    "tile",
    "put",
    "swap",
)  # before the name of a tile of one's own, or of the creature that came with it


def tapped(view: KemetView, asked: Decision, style: Style) -> Mapping[Scene, Lying]:
    """On the map: cities. In the hand: action spaces, cards, and powers. On the sheet: tiles to be bought."""
    idents = named(asked)
    towns: Lying = {ident: [city(ident)] for ident in idents if ident.startswith(CITY)}
    if not view.buying:
        return {"board": towns, "hand": lying({**cards(view, asked), **powers(view)}.items(), idents)}
    found: dict[Scene, Lying] = {"hand": lying(cards(view, asked).items(), idents)}
    if shows_market(view):
        laid = [*stalls(view)]
        tiles = {tile: place for tile in DATA.tiles for on, place in laid if same(tile, on)}
        found["sheet"] = lying(((f"tile:{tile}", place) for tile, place in tiles.items()), idents)
    return found


def city(ident: str) -> Spot:
    """The walls of a city."""
    town = LAYOUT.cities[ident.removeprefix(CITY)]
    return Spot(town.center, tuple(hexagon(town.center, town.radius)))


def cards(view: KemetView, asked: Decision) -> dict[str, Rect]:
    """The battle cards, the Divine Intervention cards, and the action spaces."""
    if view.reader is None:
        return {}
    god, found = view.gods[view.reader], sections(view)
    battle = zip(battle_shown(view, god), battle_places(view, god, found["battle"]), strict=True)
    places = {f"battle:{name}": rect for name, rect in battle}
    if "actions" in found:
        places |= {f"space:{name}": rect for name, rect in space_places(found["actions"], god).items()}
    shown = divine_names(view)
    if asked.prompt.key != FROM_DISCARD:
        divine = [*zip(shown, rows(found["divine"], len(shown)), strict=True)]
        lying_in = "vision" if asked.prompt.key.endswith(".vision") else ""
        places |= {f"divine:{name}": rect for (name, _, mark), rect in divine if mark == lying_in}
    return places


def powers(view: KemetView) -> dict[str, Rect]:
    """The tiles that the reader owns."""
    if view.reader is None:
        return {}
    owned = view.gods[view.reader].tiles
    places = [*zip(owned, rows(sections(view)["powers"], len(owned)), strict=True)]
    return {f"{kind}:{tile}": rect for kind in MOVES for tile, rect in places}
