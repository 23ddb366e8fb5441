"""One card of Immortals alone, large: a card of a hand, a tribe, an action space, or a piece."""

from render.core.card import Face, LargeCard
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import darker, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.immortals.parts import look
from render.immortals.parts.cards import band, cost_of, face_of, kind_of_card, sign_on, title_id
from render.immortals.parts.pieces import BUILDINGS, portal_svg, realm_sign, wealth, worth
from rules.immortals.components.data import CARDS, DATA, PIECES, Action, Card, Tribe, realm_of, region_of
from rules.immortals.view import ImmortalsView

FACE = "#FBF1D8"
SIZES = ((34, 8), (30, 9), (27, 10), (24, 12))  # of the text and lines that have room, the largest first


def single(view: ImmortalsView, style: Style, card: str) -> Canvas:
    """A card by its id (`region:grove`, `conflict:`, `wild:`, `magic:`, `card:blank`, `tribe:`, `action:`,
    `piece:`), 600 x 840 units.

    It does not depend on the view. Raises `KeyError` for an unknown card.
    """
    kind, _, name = card.partition(":")
    face = face_words(kind, name, style)
    ground = look.THEMES[style.theme].ramp[0]
    drawn = LargeCard(style, ground, FACE, face.colour, head=112, sky=262)
    drawn.long_name(style.words.name(title_id(CARDS[card]) if card in CARDS else card))
    canvas, rect, sky = drawn.canvas, drawn.rect, drawn.sky
    canvas.box(sky, lighter(face.colour, 0.72))
    picture(canvas, sky, kind, name)
    drawn.effect(Rect(rect.x + 30, sky.bottom + 12, rect.w - 60, 334), face.text, SIZES, look.INK)
    drawn.foot(Rect(rect.x + 30, rect.bottom - 66, rect.w - 60, 46), face.foot, 29)
    return canvas


def face_words(kind: str, name: str, style: Style) -> Face:
    """The text and colour of a card's face. Raises `KeyError`."""
    ident = f"{kind}:{name}"
    if ident in CARDS:
        return hand_card(CARDS[ident], style)
    if kind == "tribe":
        tribe = DATA.tribes[name]
        text = style.say(f"immortals.tribe.{name}")
        return Face(look.TRIBE, text, style.words.name(f"realm:{tribe.realm}"))
    if kind == "action":
        colour = look.MAGIC_FRAME if DATA.actions[name].magic else look.ARMY_FRAME
        text = style.say(f"immortals.action.{name}")
        return Face(colour, text, style.say("immortals.picture.card.action"))
    if kind == "piece":
        return Face(look.STONE, piece_words(name, style), style.say("immortals.picture.card.piece"))
    raise KeyError(ident)


def piece_words(name: str, style: Style) -> str:
    """Explain a portal, temple or capital. Raises `KeyError` for anything else."""
    points = {str(piece): found for piece, found in DATA.pieces.items()}[name]
    return style.say(f"immortals.picture.piece.{name}", built=points.built, scored=points.scored)


def hand_card(found: Card, style: Style) -> Face:
    """The text and colour of a hand card's face."""
    foot = kind_of_card(found, style)
    if found.magic is not None:
        return Face(look.MAGIC, style.say(f"immortals.magic.{found.magic}"), foot)
    text = style.say(f"immortals.text.{found.kind}")
    if found.kind == "blank":
        return Face(look.BLANK, text, foot)
    colour = face_of(found)
    if found.kind == "region":
        colour = look.REALMS["light"].frame
        area = DATA.regions[region_of(found.cells[0])].area
        foot = f"{style.words.name(f'area:{area}')} \u00b7 {foot}"
    return Face(colour, text, foot)


def picture(canvas: Canvas, sky: Rect, kind: str, name: str) -> None:
    """The large drawing of a card."""
    ident = f"{kind}:{name}"
    if kind == "tribe":
        tribe_picture(canvas, sky, DATA.tribes[name])
    elif kind == "action":
        action_picture(canvas, sky, DATA.actions[name])
    elif kind == "piece":
        canvas.sprite(sky.cx, sky.cy, portal_svg("light") if name == "portal" else BUILDINGS[name], 220)
    elif kind in ("region", "conflict"):
        for row, cell in zip(
            sky.inset(24, 14).rows(len(CARDS[ident].cells), 12), CARDS[ident].cells, strict=True
        ):
            band(canvas, row.inset(40, 0), cell, None)
    elif kind == "wild":
        [cell, *_] = CARDS[ident].cells
        area = DATA.regions[region_of(cell)].area
        canvas.icon(sky.cx, sky.cy, look.AREA_ICONS[area], 190, darker(face_of(CARDS[ident]), 0.5))
        realm_sign(canvas, sky.x + 70, sky.y + 64, realm_of(cell), 74, darker(sign_on("light"), 0.2))
    elif kind == "magic":
        canvas.icon(sky.cx, sky.y + 92, look.MAGICS[name], 140, look.MAGIC)
        worth(canvas, sky.cx, sky.bottom - 44, cost_of(DATA.magics[name].cost), 64, look.INK)
    else:
        canvas.icon(sky.cx, sky.cy, "ra:interdiction", 180, look.BLANK_SIGN)


def tribe_picture(canvas: Canvas, sky: Rect, tribe: Tribe) -> None:
    """A tribe's sign, groups of armies and start, and below them what pieces cost."""
    canvas.icon(sky.x + 110, sky.y + 88, look.TRIBES[tribe.id], 130, look.INK)
    realm_sign(canvas, sky.x + 254, sky.y + 52, tribe.realm, 48, look.INK)
    text = " \u00b7 ".join(map(str, tribe.groups))
    canvas.fitted(sky.x + 296, sky.y + 52, text, Ink("figure", 52, look.INK), 230, 30)
    worth(canvas, sky.x + 370, sky.y + 124, cost_of(tribe.start), 58, look.INK)
    for piece, column in zip(PIECES, sky.bottom_part(76).inset(16, 0).columns(3), strict=True):
        source = portal_svg(tribe.realm) if piece == "portal" else BUILDINGS[piece]
        canvas.sprite(column.x + 28, column.cy, source, 56)
        price = cost_of(tribe.prices.of(piece))
        worth(canvas, column.x + 62 + 26 * len(price), column.cy, price, 30, look.INK)


def action_picture(canvas: Canvas, sky: Rect, action: Action) -> None:
    """A space's sign and, where it is always the same, its cost."""
    kind = "magic" if action.magic else action.deeds[0].kind if action.deeds else "tribe"
    if kind in ("gold", "energy"):
        wealth(canvas, sky.cx, sky.cy, kind, 200)
        return
    if kind == "tribe":
        realm_sign(canvas, sky.cx, sky.cy, action.tribe or "light", 190, look.INK)
        return
    cost = cost_of(action.deeds[-1].cost) if action.deeds else {}
    y = sky.cy - (36 if cost else 0)
    canvas.icon(sky.cx, y, look.SPACES["attack_move" if action.id == "attack_move" else kind], 150, look.INK)
    worth(canvas, sky.cx, sky.bottom - 46, cost, 60, look.INK)
