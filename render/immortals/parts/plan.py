"""The ten action spaces of Immortals with what their owner has placed on them, and what building costs."""

import json
from collections.abc import Collection, Mapping
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

TOP, GAP = 116, 12
HEAD, EMPTY, HELD = 60, 84, 218  # heights: a space's name, spaces without a card and with one
IN_ROW = 2
PRICED = 132  # the height of the prices


def planned(view: ImmortalsView) -> bool:
    """True from the planning of the first round on, but while cards are drawn and armies come back."""
    return view.round > 0 and view.phase not in ("draw", "reinforcement")


def slot_rects(filled: Collection[str]) -> dict[str, Rect]:
    """The places of the spaces, two in a row; a row is low while none of its spaces is `filled`."""
    found, top, names = dict[str, Rect](), float(TOP), list(DATA.actions)
    for first in range(0, len(names), IN_ROW):
        beside = names[first : first + IN_ROW]
        row = Rect(14, top, NARROW - 28, HELD if {*beside} & {*filled} else EMPTY)
        found |= zip(beside, row.columns(IN_ROW, GAP), strict=True)
        top = row.bottom + GAP
    return found


def slots(view: ImmortalsView, player: PlayerView) -> dict[str, Rect]:
    """The places of the player's spaces as they are filled now."""
    return slot_rects({*on_spaces(view, player), *player.taken})


def price_box(view: ImmortalsView, player: PlayerView) -> Rect:
    """The box of the prices, below the spaces."""
    last = [*slots(view, player).values()][-1]
    return Rect(14, last.bottom + GAP, NARROW - 28, PRICED)


def inside(slot: Rect) -> Rect:
    """The place of the card in a space."""
    return Rect(slot.x + 12, slot.y + HEAD + 8, slot.w - 24, slot.h - HEAD - 18)


def plan(canvas: Canvas, view: ImmortalsView, player: PlayerView, style: Style) -> None:
    """The spaces with their costs and the cards on them, and the prices of pieces in both realms."""
    placed = on_spaces(view, player)
    for number, (name, rect) in enumerate(slots(view, player).items(), 1):
        frame(canvas, rect, number, DATA.actions[name], style)
        slot_head(canvas, rect, DATA.actions[name], player, style)
        if name in placed:
            card(canvas, inside(rect), placed[name], view, style)
        elif rect.h > EMPTY:
            empty(canvas, inside(rect), "taken" if name in player.taken else "empty", style)
        if f"action:{name}" in view.changed and view.revealed and view.revealed.seat == view.reader:
            canvas.ring(rect, CHANGED, 16, 5)
    prices(canvas, price_box(view, player), player, style)


def frame(canvas: Canvas, rect: Rect, number: int, space: Action, style: Style) -> None:
    """Draw the frame of a space with its number; without a card it has the colour of its name."""
    colour = MAGIC_FRAME if space.magic else ARMY_FRAME
    canvas.framed(rect, THEMES[style.theme].panel, 16, 5, colour)
    canvas.box(rect.inset(5).top_part(HEAD if rect.h > EMPTY else rect.h - 10), darker(colour, 0.2), 11)
    y = middle(rect)
    canvas.disc(rect.x + 36, y, 27, OUTLINE)
    canvas.disc(rect.x + 36, y, 24, PAPER)
    canvas.text(rect.x + 36, y, str(number), Ink("figure", FIGURE, OUTLINE), "middle")


def middle(rect: Rect) -> float:
    """The middle of a space's name, from the top of the picture."""
    return rect.y + 34 if rect.h > EMPTY else rect.cy


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
    x, y = rect.x + 70, middle(rect)
    left = rect.right - 12 - cost_wide(space, player, style)
    canvas.fitted(x, y, slot_name(space, player, style), Ink("name", BODY, WHITE), left - x - 8)
    cost(canvas, left, y, space, player, style)


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


def price_places(box: Rect, realm: str) -> dict[Piece, Rect]:
    """The places of the prices in a realm, by piece."""
    line = dict(zip(("light", "dark"), box.rows(2), strict=True))[realm]
    return dict(zip(PIECES, line.right_part(line.w - 320).columns(3), strict=True))


def prices(canvas: Canvas, box: Rect, player: PlayerView, style: Style) -> None:
    """Draw the price of each piece for the player in either realm."""
    surfaces = THEMES[style.theme]
    canvas.framed(box, surfaces.panel, 14, 2, surfaces.edge)
    for (realm, tribe), line in zip(
        (("light", player.light), ("dark", player.dark)), box.rows(2), strict=True
    ):
        realm_sign(canvas, line.x + 32, line.cy, realm, 36, surfaces.caption)
        name = style.words.name(f"tribe:{tribe}")
        canvas.fitted(line.x + 58, line.cy, name, Ink("name", BODY, surfaces.text), 260)
        for piece, column in price_places(box, realm).items():
            source = portal_svg(realm) if piece == "portal" else BUILDINGS[piece]
            canvas.sprite(column.x + 26, column.cy, source, 50)
            price = cost_of(DATA.tribes[tribe].prices.of(piece))
            worth(canvas, column.x + 62 + 30 * len(price), column.cy, price, FIGURE, surfaces.text)
