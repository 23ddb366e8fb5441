"""Tribes of Immortals: groups of armies, start, prices, and what the tribe's action space does."""

from collections.abc import Mapping, Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.immortals.parts.cards import cost_of
from render.immortals.parts.layout import BODY, FIGURE
from render.immortals.parts.look import THEMES, TRIBES
from render.immortals.parts.pieces import BUILDINGS, portal_svg, realm_sign, worth
from rules.immortals.components.data import DATA, PIECES, Tribe
from rules.immortals.view import PlayerView

LINE = 54  # from one line of a panel to the next
BEHIND = 290  # where a line begins behind its label
GROUPED = 68  # the height of a tribe of which only the groups are shown
GROUPS = 2 * GROUPED + 12  # of both


def tribe_panels(canvas: Canvas, rect: Rect, player: PlayerView, style: Style) -> None:
    """Both tribes of a player one below the other, with the groups that they still have to place."""
    surfaces = THEMES[style.theme]
    for half, name in zip(rect.rows(2, 12), (player.light, player.dark), strict=True):
        tribe = DATA.tribes[name]
        canvas.framed(half, surfaces.panel, 14, 2, surfaces.edge)
        wide = head(canvas, half, tribe, style)
        home(canvas, half, wide, tribe, style)
        left = player.groups[tribe.realm]
        first = half.y + 82
        labelled(canvas, half, first, style.say("immortals.picture.tribe.groups"), style)
        canvas.text(half.x + BEHIND, first, groups_in(left), Ink("figure", 40, surfaces.text))
        facts(canvas, half, first + LINE, tribe, style)


def group_lines(canvas: Canvas, rect: Rect, player: PlayerView, style: Style) -> None:
    """Both tribes of a player with nothing but the groups that they still have to place."""
    surfaces = THEMES[style.theme]
    for half, name in zip(rect.rows(2, 12), (player.light, player.dark), strict=True):
        tribe = DATA.tribes[name]
        canvas.framed(half, surfaces.panel, 14, 2, surfaces.edge)
        head(canvas, half, tribe, style)
        ink = Ink("figure", 40, surfaces.text)
        canvas.text(half.right - 20, half.cy, groups_in(player.groups[tribe.realm]), ink, "right")


def groups_in(left: Sequence[int]) -> str:
    """The sizes of groups; a dash for none."""
    return " \u00b7 ".join(map(str, left)) or "\u2013"


def head(canvas: Canvas, rect: Rect, tribe: Tribe, style: Style) -> float:
    """The tribe's sign and name, and its realm; returns the width of the name."""
    surfaces = THEMES[style.theme]
    canvas.icon(rect.x + 38, rect.y + 34, TRIBES[tribe.id], 42, surfaces.title)
    name = style.words.name(f"tribe:{tribe.id}")
    wide = canvas.text(rect.x + 70, rect.y + 34, name, Ink("name", BODY, surfaces.text))
    realm_sign(canvas, rect.x + 100 + wide, rect.y + 34, tribe.realm, 32, surfaces.caption)
    return wide


def home(canvas: Canvas, rect: Rect, wide: float, tribe: Tribe, style: Style) -> None:
    """The home of a tribe whose name is so wide, if it has one."""
    if tribe.home is not None:
        text = style.say("immortals.picture.tribe.home", region=f"region:{tribe.home}")
        ink = Ink("body", BODY, THEMES[style.theme].caption)
        canvas.fitted(rect.right - 20, rect.y + 34, text, ink, rect.w - 150 - wide, side="right")


def labelled(canvas: Canvas, rect: Rect, y: float, text: str, style: Style) -> None:
    """Draw the label of a panel's line."""
    canvas.fitted(rect.x + 20, y, text, Ink("body", BODY, THEMES[style.theme].caption), BEHIND - 30)


def facts(canvas: Canvas, rect: Rect, y: float, tribe: Tribe, style: Style) -> None:
    """Start energy and gold, the action space, prices of pieces."""
    surfaces = THEMES[style.theme]
    labelled(canvas, rect, y, style.say("immortals.picture.tribe.start"), style)
    amounts(canvas, rect.x + BEHIND, y, cost_of(tribe.start), 34, surfaces.text)
    labelled(canvas, rect, y + LINE, style.say("immortals.picture.tribe.deed"), style)
    deed = style.words.name(tribe.deed.id)
    wide = canvas.text(rect.x + BEHIND, y + LINE, deed, Ink("name", BODY, surfaces.text))
    amounts(canvas, rect.x + BEHIND + 16 + wide, y + LINE, cost_of(tribe.deed.cost), FIGURE, surfaces.text)
    labelled(canvas, rect, y + 2 * LINE, style.say("immortals.picture.tribe.prices"), style)
    room = Rect(rect.x + BEHIND - 4, y + 2 * LINE - 24, rect.w - BEHIND - 6, 48)
    for piece, column in zip(PIECES, room.columns(3), strict=True):
        source = portal_svg(tribe.realm) if piece == "portal" else BUILDINGS[piece]
        canvas.sprite(column.x + 24, column.cy, source, 44)
        amounts(canvas, column.x + 52, column.cy, cost_of(tribe.prices.of(piece)), FIGURE, surfaces.text)


def amounts(canvas: Canvas, x: float, y: float, values: Mapping[str, int], size: float, ink: str) -> None:
    """Energy and gold from `x` to the right."""
    worth(canvas, x + size * 0.875 * len(values), y, values, size, ink)
