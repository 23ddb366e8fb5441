"""The ten action spaces of Immortals with what their owner has placed on them, and what building costs."""

import json
from dataclasses import replace

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, WHITE, darker
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.immortals.parts.cards import card, cost_of, known
from render.immortals.parts.layout import WIDTH
from render.immortals.parts.look import ARMY_FRAME, MAGIC_FRAME, SPACES, THEMES
from render.immortals.parts.pieces import BUILDINGS, portal_svg, realm_sign, wealth, worth
from rules.immortals.components.data import DATA, PIECES, Action, Deed
from rules.immortals.view import ImmortalsView, PlayerView

SLOTS = Rect(20, 108, WIDTH - 40, 724)
PRICES = Rect(20, 846, WIDTH - 40, 72)
GAP = 14
HEAD = 66


def plan_ground(canvas: Canvas, style: Style) -> None:
    """The frames of the ten spaces and the box of prices."""
    surfaces = THEMES[style.theme]
    for number, (name, rect) in enumerate(slot_rects().items()):
        frame = MAGIC_FRAME if DATA.actions[name].magic else ARMY_FRAME
        canvas.framed(rect, surfaces.panel, 16, 5, frame)
        canvas.box(rect.inset(5).top_part(HEAD), darker(frame, 0.2), 11)
        canvas.disc(rect.x + 38, rect.y + 38, 25, OUTLINE)
        canvas.disc(rect.x + 38, rect.y + 38, 22, PAPER)
        canvas.text(rect.x + 38, rect.y + 38, str(number + 1), Ink("figure", 30, OUTLINE), "middle")
    canvas.framed(PRICES, surfaces.panel, 14, 2, surfaces.edge)


def slot_rects() -> dict[str, Rect]:
    """The places of the spaces: two rows of five."""
    rects = [rect for row in SLOTS.rows(2, GAP) for rect in row.columns(5, GAP)]
    return dict(zip(DATA.actions, rects, strict=True))


def inside(slot: Rect) -> Rect:
    """The place of the card in a space."""
    return Rect(slot.x + 24, slot.y + HEAD + 20, slot.w - 48, slot.h - HEAD - 38)


def plan(canvas: Canvas, view: ImmortalsView, player: PlayerView, style: Style) -> None:
    """The spaces with their costs and the cards on them, and the prices of pieces in both realms."""
    placed = player.plan or {}
    for name, rect in slot_rects().items():
        slot_head(canvas, rect, DATA.actions[name], player, style)
        if name in placed:
            card(canvas, inside(rect), placed[name], view, style)
        else:
            empty(canvas, inside(rect), "taken" if name in player.taken else "empty", style)
        if f"action:{name}" in view.changed and view.revealed and view.revealed.seat == view.reader:
            canvas.ring(rect, CHANGED, 16, 5)
    prices(canvas, player, style)


def filled(view: ImmortalsView, sheet: str) -> ImmortalsView:
    """The view with what its reader has put on the spaces so far; `sheet` is an answer as JSON, or empty.

    Cards that the reader does not hold are left out.
    """
    if not sheet or view.phase != "planning" or view.reader is None:
        return view
    player = view.players[view.reader]
    hand, placed = [known(card).id for card in player.hand or ()], dict[str, str]()
    for slot, option in json.loads(sheet).items():
        space, card = str(slot).partition(":")[2], str(option).partition(".")[0]
        if space in DATA.actions and card in hand:
            hand.remove(card)
            placed[space] = card
    mine = replace(player, hand=tuple(hand), plan=placed)
    return replace(view, players=tuple(mine if one is player else one for one in view.players))


def deeds(space: Action, player: PlayerView) -> tuple[Deed, ...]:
    """The deeds on a player's army space; none for a magic space."""
    if space.tribe is not None:
        tribe = player.light if space.tribe == "light" else player.dark
        return (DATA.tribes[tribe].deed,)
    return space.deeds


def slot_head(canvas: Canvas, rect: Rect, space: Action, player: PlayerView, style: Style) -> None:
    """Name, cost and sign of a space."""
    x, room = rect.x + 72, rect.w - 72 - 64
    canvas.fitted(x, rect.y + 26, slot_name(space, player, style), Ink("name", 26, WHITE), room, 19)
    cost(canvas, x, rect.y + 53, space, player, style, room)
    sign(canvas, rect.right - 36, rect.y + 38, space, player)


def slot_name(space: Action, player: PlayerView, style: Style) -> str:
    """Name the action of a space."""
    ident = f"action:{space.id}" if space.tribe is None else deeds(space, player)[0].id
    return style.words.name(ident)


def cost(
    canvas: Canvas, x: float, y: float, space: Action, player: PlayerView, style: Style, room: float
) -> None:
    """Draw the cost of an action: the signs of energy and gold, or a word."""
    ink = Ink("body", 21, PAPER)
    if space.tribe is not None:
        realm_sign(canvas, x + 11, y, space.tribe, 24, PAPER)
        x += 32
    if space.magic or space.id == "construct":
        key = "magic" if space.magic else "construct"
        canvas.fitted(x, y, style.say(f"immortals.picture.cost.{key}"), ink, room, 19)
        return
    *_, last = deeds(space, player)
    paid = cost_of(last.cost)
    if not paid:
        canvas.text(x, y, style.say("immortals.picture.cost.free"), ink)
        return
    if len(space.deeds) > 1:
        x += canvas.text(x, y, f"{style.words.name(last.id)}:", ink) + 10
    for kind, value in paid.items():
        wealth(canvas, x + 9, y, kind, 23)
        canvas.text(x + 24, y, str(value), Ink("figure", 25, WHITE))
        x += 52


def sign(canvas: Canvas, x: float, y: float, space: Action, player: PlayerView) -> None:
    """The sign of what a space does."""
    kind = "magic" if space.magic else deeds(space, player)[0].kind
    if kind in ("gold", "energy"):
        wealth(canvas, x, y, kind, 42)
    elif kind == "temple":
        canvas.sprite(x, y, BUILDINGS["temple"], 44)
    else:
        canvas.icon(x, y, SPACES["attack_move" if space.id == "attack_move" else kind], 40, WHITE)


def empty(canvas: Canvas, rect: Rect, why: str, style: Style) -> None:
    """A space without a card; `why`: `empty`, or `taken` if somebody else got the card."""
    surfaces = THEMES[style.theme]
    canvas.ring(rect, surfaces.edge, 12, 3)
    text = style.say(f"immortals.picture.plan.{why}")
    canvas.fitted(rect.cx, rect.cy, text, Ink("name", 30, surfaces.caption), rect.w - 20, 20, "middle")


def prices(canvas: Canvas, player: PlayerView, style: Style) -> None:
    """Draw the price of each piece for the player in either realm."""
    surfaces = THEMES[style.theme]
    for (realm, tribe), half in zip(
        (("light", player.light), ("dark", player.dark)), PRICES.columns(2, 4), strict=True
    ):
        realm_sign(canvas, half.x + 32, half.cy, realm, 34, surfaces.caption)
        name = style.words.name(f"tribe:{tribe}")
        canvas.fitted(half.x + 58, half.cy, name, Ink("name", 25, surfaces.text), 150, 20)
        for piece, column in zip(PIECES, half.right_part(half.w - 214).columns(3), strict=True):
            source = portal_svg(realm) if piece == "portal" else BUILDINGS[piece]
            canvas.sprite(column.x + 26, half.cy, source, 46)
            price = cost_of(DATA.tribes[tribe].prices.of(piece))
            worth(canvas, column.x + 60 + 26 * len(price), half.cy, price, 29, surfaces.text)
