"""A player's panel below the map of Kemet."""

from collections import Counter

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, TURN, ink_on
from render.core.drawing.geometry import Rect
from render.core.drawing.marks import underline
from render.core.drawing.style import Style
from render.core.drawing.tokens import calm, token
from render.kemet.parts import look
from render.kemet.parts.layout import BODY, FIGURE
from render.kemet.parts.layout import CAPTION as CITY
from render.kemet.parts.look import TILES as TILES_SIGN
from render.kemet.parts.pieces import ankh, fame, letter, star_svg
from rules.kemet.components.data import DATA
from rules.kemet.view import GodView, KemetView

HEAD_HIGH = 58
COUNTERS: tuple[tuple[str, str], ...] = (  # name, and icon; the first two are signs of fame
    ("permanent", "divine"),
    ("temporary", "temple"),
    ("battle", look.CARDS),
    ("divine", look.BOLT),
    ("veterans", look.VETERAN),
    ("supply", look.RESERVE),
)
FIRST, STEP = 216, 88  # the icon of the first counter, and from one to the next
SCORE, PRAYERS = 686, 862  # the signs of fame and prayer points in the head
TILES_AT, TILES = 744, 770  # the sign of the tiles, and where their counts begin
NEAR = DATA.fame_to_win - 1  # fame from which the end is near
LEGEND = ("fame", "prayers", "tokens", *(name for name, _ in COUNTERS), "tiles")


def panel_ground(canvas: Canvas, rect: Rect, style: Style) -> None:
    """The fixed contents of all panels."""
    canvas.box(rect, look.QUIET, 13)
    panel_signs(canvas, rect)


def sign(canvas: Canvas, x: float, y: float, name: str) -> None:
    """The sign of what is counted."""
    icons = dict(COUNTERS)
    if name == "fame":
        canvas.sprite(x, y, star_svg(), 44)
    elif name == "prayers":
        ankh(canvas, x, y, 44)
    elif name == "tokens":
        canvas.disc(x, y, 12, look.INK)
        canvas.disc(x, y, 9, GOLD)
    elif name == "tiles":
        canvas.icon(x, y, TILES_SIGN, 36, look.CAPTION)
    elif icons[name] in ("divine", "temple"):
        fame(canvas, x, y, icons[name], 36)
    else:
        canvas.icon(x, y, icons[name], 36, look.CAPTION)


def legend(canvas: Canvas, rect: Rect, style: Style) -> None:
    """Say what each sign in the panels counts."""
    canvas.box(rect, look.QUIET, 13)
    columns = rect.inset(12, 10).columns(2, 8)
    for number, name in enumerate(LEGEND):
        column, row = divmod(number, 5)
        x, y = columns[column].x, rect.y + 33 + 46 * row
        sign(canvas, x + 22, y, name)
        text = style.say(f"kemet.picture.count.{name}")
        canvas.fitted(x + 54, y, text, Ink("body", BODY, look.INK), columns[column].w - 54, BODY)


def panel(canvas: Canvas, rect: Rect, view: KemetView, seat: int, style: Style) -> None:
    """A player's name and city, fame and prayer points; below them tokens, cards, units and tiles."""
    god = view.gods[seat]
    active = view.turn == seat and view.phase != "over"
    if active:
        canvas.ring(rect.inset(-6), TURN, 18, 6)
        canvas.box(rect.bottom_part(rect.h - HEAD_HIGH), look.PANEL, 13)
        panel_signs(canvas, rect)
    head(canvas, rect, view, seat, active, style)
    played = any(ident.startswith(("space:", "token:")) for ident in view.changed)
    action_tokens(canvas, rect, god, active and played)
    counts = {
        "permanent": god.fame["battle"] + god.fame["divine"],
        "temporary": god.fame["temple"] + god.fame["pyramid"],
        "battle": god.battle_cards,
        "divine": god.divine_cards,
        "veterans": god.veterans,
        "supply": god.supply,
    }
    for number, (name, _) in enumerate(COUNTERS):
        x = column(rect, number) + 21
        wide = canvas.text(x, lower(rect), str(counts[name]), Ink("figure", FIGURE, look.INK))
        if f"{name}:{seat}" in view.changed:
            underline(canvas, x, lower(rect) + 19, wide)
    tiles(canvas, rect, god, view, style)


def panel_signs(canvas: Canvas, rect: Rect) -> None:
    """The signs of what a panel counts."""
    for number, (name, _) in enumerate(COUNTERS):
        sign(canvas, column(rect, number), lower(rect), name)
    sign(canvas, rect.x + TILES_AT, lower(rect), "tiles")


def column(rect: Rect, number: int) -> float:
    """The middle of the icon in a column of counters."""
    return rect.x + FIRST + number * STEP


def lower(rect: Rect) -> float:
    """The height of the line of counters."""
    return rect.y + HEAD_HIGH + (rect.h - HEAD_HIGH) / 2


def head(canvas: Canvas, rect: Rect, view: KemetView, seat: int, active: bool, style: Style) -> None:
    """Token and name; then the city, whose turn it is, or who is in the battle; at the right the score."""
    god = view.gods[seat]
    owner, y = look.owner_of(god.city), rect.y + HEAD_HIGH / 2
    canvas.tab(rect.top_part(HEAD_HIGH), calm(owner), 13)
    token(canvas, rect.x + 36, y, seat, 46, None, owner)
    left, right = rect.x + 68, rect.x + SCORE - 40
    if view.battle and seat in (view.battle.attacker.seat, view.battle.defender.seat):
        canvas.icon(right - 18, y, look.SWORDS, 38, owner.figure)
        right -= 46
    if active:
        canvas.icon(right - 16, y, "md:play", 44, owner.figure)
        right -= 42
    if god.city:
        city = style.words.name(f"city:{god.city}")
        right -= canvas.text(right, y, city, Ink("caption", CITY, owner.figure), "right") + 14
    canvas.name(left, y, style.name(seat), Ink("name", BODY, owner.figure), right - left, BODY)
    score(canvas, Rect(rect.x + SCORE - 30, rect.y, rect.w - SCORE + 30, HEAD_HIGH), view, seat)


def score(canvas: Canvas, rect: Rect, view: KemetView, seat: int) -> None:
    """Fame and prayer points."""
    god, y, at = view.gods[seat], rect.cy, rect.x + PRAYERS - SCORE + 30
    canvas.box(rect, look.PANEL, 13)
    canvas.box(rect.inset(0, 6).top_part(rect.h - 6), look.PANEL)
    canvas.sprite(rect.x + 30, y, star_svg(), 46)
    ink = Ink("figure", 48, look.BAD if god.total >= NEAR else look.INK)
    wide = canvas.text(rect.x + 56, y, str(god.total), ink)
    canvas.text(rect.x + 58 + wide, y + 6, f"/{DATA.fame_to_win}", Ink("figure", FIGURE, look.CAPTION))
    ankh(canvas, at, y, 46)
    prayers = canvas.text(at + 24, y, str(god.prayers), Ink("figure", 48, look.INK))
    for name, x, width in (("fame", rect.x + 56, wide), ("prayers", at + 24, prayers)):
        if f"{name}:{seat}" in view.changed:
            underline(canvas, x, y + 25, width)


def action_tokens(canvas: Canvas, rect: Rect, god: GodView, changed: bool) -> None:
    """The tokens still to be played: normal ones gold, played ones hollow; then silver and gold."""
    x, y = rect.x + 26, lower(rect)
    for number in range(DATA.action_tokens):
        canvas.disc(x + 20 * number, y, 9.5, look.INK)
        canvas.disc(x + 20 * number, y, 7, GOLD if number < god.tokens["normal"] else "#C9B284")
    special = [name for name in ("silver", "gold") if god.tokens[name]]
    for number, name in enumerate(special):
        at = x + 20 * DATA.action_tokens + 6 + 32 * number
        canvas.disc(at, y, 15, OUTLINE)
        canvas.disc(at, y, 13, GOLD if name == "gold" else look.SILVER)
        canvas.icon(at, y, look.SUN if name == "gold" else "md:star-four-points", 19, look.INK)
    if changed:
        underline(canvas, x - 8, y + 20, 96)


def tiles(canvas: Canvas, rect: Rect, god: GodView, view: KemetView, style: Style) -> None:
    """Draw the number of tiles owned of each colour in play, such as `R2`."""
    counts = Counter[str](DATA.tiles[tile].colour for tile in god.tiles)
    step = (rect.w - TILES - 6) / len(view.colours)
    fresh = [DATA.tiles[tile].colour for tile in god.tiles if f"tile:{tile}" in view.changed]
    for number, colour in enumerate(view.colours):
        pill = Rect(rect.x + TILES + step * number, lower(rect) - 20, min(62.0, step - 5), 40)
        tile_pill(canvas, pill, colour, counts[colour], style)
        if colour in fresh:
            underline(canvas, pill.x + 4, pill.bottom + 1, pill.w - 8)


def tile_pill(canvas: Canvas, pill: Rect, colour: str, count: int, style: Style) -> None:
    """The number of tiles of a colour; pale where there is none."""
    fill = look.PYRAMIDS[colour]
    canvas.framed(pill, fill if count else look.QUIET, 9, 2)
    ink = ink_on(fill) if count else look.CAPTION
    canvas.text(pill.cx, pill.cy, f"{letter(colour, style)}{count}", Ink("figure", FIGURE, ink), "middle")
