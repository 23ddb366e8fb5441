"""A player's panel below the map of Kemet."""

from collections import Counter

from render.core.drawing.canvas import Canvas, Ink, Side
from render.core.drawing.colour import GOLD, OUTLINE, TURN, ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.tokens import token
from render.kemet.parts.look import (
    BAD,
    BOLT,
    CAPTION,
    CARDS,
    INK,
    PANEL,
    PYRAMIDS,
    QUIET,
    RESERVE,
    SILVER,
    SUN,
    SWORDS,
    VETERAN,
    owner_of,
)
from render.kemet.parts.pieces import ankh, fame, letter
from rules.kemet.components.data import DATA
from rules.kemet.view import GodView, KemetView

HEAD_HIGH = 52
GREAT_HIGH = 84  # of the great numbers with their captions
COLUMNS = 4  # of small counters
PRAYERS = 0.455  # where the prayer points stand, of the width
CITY = 0.36  # of the room beside the token, at most, for the name of the city
BELOW = 31  # from a small counter to its caption
NEAR = DATA.fame_to_win - 1  # fame from which the end is near


def panel_ground(canvas: Canvas, rect: Rect, style: Style) -> None:
    """The fixed contents of all panels."""
    canvas.box(rect, QUIET, 13)
    canvas.box(Rect(rect.x + 10, rect.y + HEAD_HIGH + GREAT_HIGH, rect.w - 20, 2), "#B89A62")
    for number, icon in enumerate((CARDS, BOLT)):
        canvas.icon(column(rect, number + 2), second(rect), icon, 29, CAPTION)
    for number, icon in enumerate((VETERAN, RESERVE)):
        canvas.icon(column(rect, number), third(rect), icon, 29, CAPTION)
    for number, kind in enumerate(("divine", "temple")):
        fame(canvas, column(rect, number), second(rect), kind, 28)
    captions(canvas, rect, style)


def captions(canvas: Canvas, rect: Rect, style: Style) -> None:
    """Write below each small counter of a panel what it counts."""
    wide, left = column(rect, 1) - column(rect, 0), column(rect, 2) - 16
    upper, lower = second(rect) + BELOW, third(rect) + BELOW
    caption(canvas, rect.x + 10, upper, "permanent", wide, style)
    caption(canvas, rect.x + 10, lower, "veterans", wide + 1, style)
    for number, name in enumerate(("temporary", "battle", "divine"), 1):
        caption(canvas, column(rect, number) + 20, upper, name, wide, style, "middle")
    caption(canvas, column(rect, 1) + 24, lower, "supply", wide - 14, style, "middle")
    caption(canvas, left + 2, lower, "tiles", rect.right - 12 - left, style)


def caption(
    canvas: Canvas, x: float, y: float, name: str, room: float, style: Style, side: Side = "left"
) -> None:
    """The word for a number."""
    text = style.say(f"kemet.picture.count.{name}")
    canvas.fitted(x, y, text, Ink("body", 22, CAPTION), room, 20, side)


def panel(canvas: Canvas, rect: Rect, view: KemetView, seat: int, style: Style) -> None:
    """A player's name and city, fame, prayer points, tokens, and counts of cards, units and tiles."""
    god = view.gods[seat]
    active = view.turn == seat and view.phase != "over"
    if active:
        canvas.ring(rect.inset(-6), TURN, 18, 6)
        canvas.box(rect.bottom_part(rect.h - HEAD_HIGH).top_part(GREAT_HIGH), PANEL)
    head(canvas, rect, view, seat, active, style)
    great(canvas, rect, view, seat, style)
    played = any(ident.startswith(("space:", "token:")) for ident in view.changed)
    action_tokens(canvas, rect, god, active and played)
    permanent = god.fame["battle"] + god.fame["divine"]
    temporary = god.fame["temple"] + god.fame["pyramid"]
    counts = (permanent, temporary, god.battle_cards, god.divine_cards)
    for number, count in enumerate(counts):
        canvas.text(column(rect, number) + 20, second(rect), str(count), Ink("figure", 31, INK))
    for number, count in enumerate((god.veterans, god.supply)):
        canvas.text(column(rect, number) + 20, third(rect), str(count), Ink("figure", 31, INK))
    if f"veterans:{seat}" in view.changed:
        underline(canvas, column(rect, 0) + 18, third(rect) + 17, 34)
    tiles(canvas, rect, god, view, style)


def column(rect: Rect, number: int) -> float:
    """The middle of the icon in a column of small counters."""
    return rect.x + 25 + number * (rect.w - 12) / COLUMNS


def second(rect: Rect) -> float:
    """The height of the first line of small counters."""
    return rect.y + HEAD_HIGH + GREAT_HIGH + 22


def third(rect: Rect) -> float:
    """The height of the second line of small counters."""
    return second(rect) + 59


def head(canvas: Canvas, rect: Rect, view: KemetView, seat: int, active: bool, style: Style) -> None:
    """Token and name; at the right the city, whose turn it is, or who is in the battle."""
    god = view.gods[seat]
    owner = owner_of(god.city)
    canvas.tab(rect.top_part(HEAD_HIGH), owner.colour, 13)
    token(canvas, rect.x + 33, rect.y + 27, seat, 44, None, owner)
    y, left, right = rect.y + 27, rect.x + 64, rect.right - 12
    if view.battle and seat in (view.battle.attacker.seat, view.battle.defender.seat):
        canvas.icon(right - 14, y, SWORDS, 28, owner.figure)
        right -= 34
    if active:
        text = style.say("picture.turn")
        right -= canvas.text(right, y, text, Ink("figure", 23, owner.figure), "right") + 8
        canvas.icon(right - 8, y, "md:play", 26, owner.figure)
        right -= 16
    elif god.city:
        city, room = style.words.name(f"city:{god.city}"), (right - left) * CITY
        right -= canvas.fitted(right, y, city, Ink("caption", 23, owner.figure), room, 20, "right")
    canvas.name(left, y, style.name(seat), Ink("name", 30, owner.figure), right - left - 10, 24)


def great(canvas: Canvas, rect: Rect, view: KemetView, seat: int, style: Style) -> None:
    """Fame and prayer points, and the words for them and for the tokens beside them."""
    god, y, middle = view.gods[seat], rect.y + HEAD_HIGH + 29, rect.x + rect.w * PRAYERS
    fame(canvas, rect.x + 27, y, "temple", 40)
    colour = BAD if god.total >= NEAR else INK
    wide = canvas.text(rect.x + 52, y, str(god.total), Ink("figure", 48, colour))
    canvas.text(rect.x + 54 + wide, y + 10, f"/{DATA.fame_to_win}", Ink("figure", 24, CAPTION))
    ankh(canvas, middle, y, 44)
    prayers = canvas.text(middle + 20, y, str(god.prayers), Ink("figure", 48, INK))
    if f"fame:{seat}" in view.changed:
        underline(canvas, rect.x + 52, y + 24, wide)
    if f"prayers:{seat}" in view.changed:
        underline(canvas, middle + 20, y + 24, prayers)
    caption(canvas, rect.x + 10, y + 41, "fame", rect.w * PRAYERS - 36, style)
    caption(canvas, middle - 20, y + 41, "prayers", rect.w * 0.33, style)
    caption(canvas, rect.right - 11, y + 41, "tokens", rect.w * 0.25, style, "right")


def action_tokens(canvas: Canvas, rect: Rect, god: GodView, changed: bool) -> None:
    """The tokens still to be played: normal ones gold, played ones hollow; below them silver and gold."""
    right, y = rect.right - 16, rect.y + HEAD_HIGH + 16
    special = [name for name in ("silver", "gold") if god.tokens[name]]
    if not special:
        y += 10
    for number in range(DATA.action_tokens):
        x = right - (DATA.action_tokens - 1 - number) * 15
        canvas.disc(x, y, 7, INK)
        canvas.disc(x, y, 5, GOLD if number < god.tokens["normal"] else "#C9B284")
    for number, name in enumerate(special):
        x = right - 8 - 32 * number
        canvas.disc(x, y + 24, 13, OUTLINE)
        canvas.disc(x, y + 24, 11, GOLD if name == "gold" else SILVER)
        canvas.icon(x, y + 24, SUN if name == "gold" else "md:star-four-points", 16, INK)
    if changed:
        underline(canvas, right - 66, y + (40 if special else 12), 70)


def tiles(canvas: Canvas, rect: Rect, god: GodView, view: KemetView, style: Style) -> None:
    """Draw the number of tiles owned of each colour in play, such as `R2`."""
    counts = Counter[str](DATA.tiles[tile].colour for tile in god.tiles)
    left = column(rect, 2) - 16
    step = min(52.0, (rect.right - 6 - left) / len(view.colours))
    fresh = [DATA.tiles[tile].colour for tile in god.tiles if f"tile:{tile}" in view.changed]
    for number, colour in enumerate(view.colours):
        pill = Rect(left + step * number, third(rect) - 15, step - 4, 30)
        tile_pill(canvas, pill, colour, counts[colour], style)
        if colour in fresh:
            underline(canvas, pill.x + 2, pill.bottom + 2, pill.w - 4)


def tile_pill(canvas: Canvas, pill: Rect, colour: str, count: int, style: Style) -> None:
    """The number of tiles of a colour; pale where there is none."""
    fill = PYRAMIDS[colour]
    canvas.framed(pill, fill if count else QUIET, 9, 2)
    ink = ink_on(fill) if count else CAPTION
    canvas.text(pill.cx, pill.cy, f"{letter(colour, style)}{count}", Ink("figure", 22, ink), "middle")
