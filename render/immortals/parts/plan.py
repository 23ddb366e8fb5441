"""The ten action spaces of Immortals with what their owner has placed on them, and what building costs."""

import json
from collections.abc import Mapping
from dataclasses import replace

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import CHANGED, OUTLINE, PAPER, WHITE, darker
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.immortals.parts.cards import COST, card, cost_of, known
from render.immortals.parts.layout import BODY, FIGURE, NARROW
from render.immortals.parts.look import ARMY_FRAME, MAGIC_FRAME, THEMES
from render.immortals.parts.pieces import BUILDINGS, portal_svg, realm_sign, worth
from rules.immortals.components.data import DATA, PIECES, Action, Deed, Piece
from rules.immortals.view import ImmortalsView, PlayerView

SLOTS = Rect(14, 116, NARROW - 28, 5 * 218 + 48)
PRICES = Rect(14, SLOTS.bottom + 12, NARROW - 28, 132)
GAP = 12
HEAD = 60


def planned(view: ImmortalsView) -> bool:
    """True from the planning of the first round on, but while cards are drawn and armies come back."""
    return view.round > 0 and view.phase not in ("draw", "reinforcement")


def plan_ground(canvas: Canvas, style: Style) -> None:
    """The frames of the ten spaces and the box of prices."""
    surfaces = THEMES[style.theme]
    for number, (name, rect) in enumerate(slot_rects().items()):
        frame = MAGIC_FRAME if DATA.actions[name].magic else ARMY_FRAME
        canvas.framed(rect, surfaces.panel, 16, 5, frame)
        canvas.box(rect.inset(5).top_part(HEAD), darker(frame, 0.2), 11)
        canvas.disc(rect.x + 36, rect.y + 34, 27, OUTLINE)
        canvas.disc(rect.x + 36, rect.y + 34, 24, PAPER)
        canvas.text(rect.x + 36, rect.y + 34, str(number + 1), Ink("figure", FIGURE, OUTLINE), "middle")
    canvas.framed(PRICES, surfaces.panel, 14, 2, surfaces.edge)


def slot_rects() -> dict[str, Rect]:
    """The places of the spaces: five rows of two."""
    rects = [rect for row in SLOTS.rows(5, GAP) for rect in row.columns(2, GAP)]
    return dict(zip(DATA.actions, rects, strict=True))


def inside(slot: Rect) -> Rect:
    """The place of the card in a space."""
    return Rect(slot.x + 12, slot.y + HEAD + 8, slot.w - 24, slot.h - HEAD - 18)


def plan(canvas: Canvas, view: ImmortalsView, player: PlayerView, style: Style) -> None:
    """The spaces with their costs and the cards on them, and the prices of pieces in both realms."""
    placed = on_spaces(view, player)
    for name, rect in slot_rects().items():
        slot_head(canvas, rect, DATA.actions[name], player, style)
        if name in placed:
            card(canvas, inside(rect), placed[name], view, style)
        else:
            empty(canvas, inside(rect), "taken" if name in player.taken else "empty", style)
        if f"action:{name}" in view.changed and view.revealed and view.revealed.seat == view.reader:
            canvas.ring(rect, CHANGED, 16, 5)
    prices(canvas, player, style)


def on_spaces(view: ImmortalsView, player: PlayerView) -> Mapping[str, str]:
    """The cards on the reader's spaces, with the revealed one until its action has been carried out."""
    shown = view.revealed
    if shown is None or shown.seat != view.reader:
        return player.plan or {}
    return {**(player.plan or {}), shown.space: shown.card}


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
    x = rect.x + 72
    left = rect.right - 16 - cost_wide(space, player, style)
    canvas.fitted(x, rect.y + 34, slot_name(space, player, style), Ink("name", BODY, WHITE), left - x - 8)
    cost(canvas, left, rect.y + 34, space, player, style)


def slot_name(space: Action, player: PlayerView, style: Style) -> str:
    """Name the action of a space."""
    ident = f"action:{space.id}" if space.tribe is None else deeds(space, player)[0].id
    return style.words.name(ident)


def cost_of_space(space: Action, player: PlayerView, style: Style) -> str | Mapping[str, int]:
    """The cost of an action: energy and gold, or a word."""
    if space.magic or space.id == "construct":
        return ""  # on the card, or below
    *_, last = deeds(space, player)
    return cost_of(last.cost) or style.say("immortals.picture.cost.free")


def cost_wide(space: Action, player: PlayerView, style: Style) -> float:
    """The width of a space's cost, with the sign of the tribe's realm."""
    found = cost_of_space(space, player, style)
    wide = width(found, "body", BODY) if isinstance(found, str) else COST * len(found)
    return wide + (44 if space.tribe is not None else 0)


def cost(canvas: Canvas, x: float, y: float, space: Action, player: PlayerView, style: Style) -> None:
    """Draw the cost of an action from `x` to the right."""
    if space.tribe is not None:
        realm_sign(canvas, x + 18, y, space.tribe, 34, PAPER)
        x += 44
    found = cost_of_space(space, player, style)
    if isinstance(found, str):
        canvas.text(x, y, found, Ink("body", BODY, PAPER))
    else:
        worth(canvas, x + COST * len(found) / 2, y, found, FIGURE, WHITE)


def empty(canvas: Canvas, rect: Rect, why: str, style: Style) -> None:
    """A space without a card; `why`: `empty`, or `taken` if somebody else got the card."""
    surfaces = THEMES[style.theme]
    canvas.ring(rect, surfaces.edge, 12, 3)
    text = style.say(f"immortals.picture.plan.{why}")
    canvas.text(rect.cx, rect.cy, text, Ink("name", BODY, surfaces.caption), "middle")


def price_places(realm: str) -> dict[Piece, Rect]:
    """The places of the prices in a realm, by piece."""
    line = dict(zip(("light", "dark"), PRICES.rows(2), strict=True))[realm]
    return dict(zip(PIECES, line.right_part(line.w - 320).columns(3), strict=True))


def prices(canvas: Canvas, player: PlayerView, style: Style) -> None:
    """Draw the price of each piece for the player in either realm."""
    surfaces = THEMES[style.theme]
    for (realm, tribe), line in zip(
        (("light", player.light), ("dark", player.dark)), PRICES.rows(2), strict=True
    ):
        realm_sign(canvas, line.x + 32, line.cy, realm, 36, surfaces.caption)
        name = style.words.name(f"tribe:{tribe}")
        canvas.fitted(line.x + 58, line.cy, name, Ink("name", BODY, surfaces.text), 260)
        for piece, column in price_places(realm).items():
            source = portal_svg(realm) if piece == "portal" else BUILDINGS[piece]
            canvas.sprite(column.x + 26, column.cy, source, 50)
            price = cost_of(DATA.tribes[tribe].prices.of(piece))
            worth(canvas, column.x + 62 + 30 * len(price), column.cy, price, FIGURE, surfaces.text)
