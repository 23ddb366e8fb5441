"""The reader's own picture in Immortals: action spaces and all cards in hand, or the hand of the draft."""

from collections import Counter
from collections.abc import Mapping, Sequence

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.text import wrap
from render.immortals.parts.cards import card, known
from render.immortals.parts.frame import own_heading
from render.immortals.parts.layout import BODY, FIGURE, FRAMES, NARROW, TITLE
from render.immortals.parts.look import REALMS, THEMES
from render.immortals.parts.plan import GAP as BETWEEN
from render.immortals.parts.plan import inside, plan, planned, price_box, slots
from render.immortals.parts.terrain import plain
from render.immortals.parts.tribes import GROUPS, group_lines, tribe_panels
from rules.immortals.components.data import DATA
from rules.immortals.view import ImmortalsView, PlayerView

HEADING = 58  # the height of a section's title
TILE, GAP, IN_ROW = 150, 10, 2  # of the cards in hand
DRAFT = Rect(14, 176, NARROW - 28, -(-DATA.draft_hand // IN_ROW) * (TILE + GAP) - GAP)
TRIBES = 2 * 268 + 12  # the height of both tribes; of their groups alone it is less
BELOW = 18
LINE = BODY * 1.12  # the height of a line below the cards


def hand(view: ImmortalsView, style: Style) -> Canvas:
    """The hand that only `view.reader` may see. Raises `ValueError` for a spectator, who has no hand."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    player = view.players[view.reader]
    cards, top = in_hand(view, player), top_of_cards(view, player)
    bottom = tile(max(1, len(cards)) - 1, top).bottom
    out = useless(view, player, style)
    high = round(bottom + (len(out) * LINE + GAP if out else 0) + BELOW)
    canvas = style.ground("immortals-hand", NARROW, high, lambda: plain(style, NARROW, high))
    header(canvas, view, player, view.reader, style)
    if planned(view):
        plan(canvas, view, player, style)
    else:
        draft(canvas, view, player, style)
    key, count = "regions", sum(cards.values())
    if to_be_placed(view):
        key, count = "cards", len(player.hand or ())
        limbo(canvas, top - 26, player, style)
    if to_be_placed(view) or not view.round:
        canvas.spares = (len(FRAMES),)  # the tower and the panels, below both realms
    section(canvas, top - 26, style.say(f"immortals.picture.hand.{key}", count=count), style)
    for number, (ident, copies) in enumerate(cards.items()):
        rect = tile(number, top)
        card(canvas, rect, ident, view, style, copies)
        canvas.seam(rect.bottom + GAP / 2)
    below(canvas, bottom + GAP, out, style)
    lying = slots(view, player).values() if planned(view) else drafted()
    canvas.seam(top - HEADING, *(rect.bottom + GAP / 2 for rect in lying))
    return canvas


def in_hand(view: ImmortalsView, player: PlayerView) -> Counter[str]:
    """The cards in hand with how often they are there: while they are placed, those that can be.

    Afterwards those of regions and conflicts.
    """
    cards = Counter(ident.partition(".")[0] for ident in player.hand or ())
    if to_be_placed(view):
        return Counter({ident: copies for ident, copies in cards.items() if not absent(view, ident)})
    return Counter({ident: copies for ident, copies in cards.items() if known(ident).cells})


def below(canvas: Canvas, top: float, lines: Sequence[str], style: Style) -> None:
    """Lines of text below the cards."""
    ink = Ink("body", BODY, THEMES[style.theme].caption)
    for number, line in enumerate(lines):
        canvas.text(26, top + (number + 0.5) * LINE, line, ink)


def useless(view: ImmortalsView, player: PlayerView, style: Style) -> list[str]:
    """The lines that name the regions whose cards can't be placed this time; none afterwards."""
    cards = [ident.partition(".")[0] for ident in player.hand or ()] if to_be_placed(view) else []
    regions = [ident for ident in cards if absent(view, ident)]
    text = style.say("immortals.picture.hand.absent", regions=regions) if regions else ""
    return wrap(text, "body", BODY, NARROW - 52, 1 + len(regions))


def to_be_placed(view: ImmortalsView) -> bool:
    """True while the cards in hand can be placed on the spaces."""
    return view.phase == "planning"


def top_of_cards(view: ImmortalsView, player: PlayerView) -> float:
    """The top of the cards in hand: below the plan, below the tribes or the hand of the draft, or alone."""
    if planned(view):
        return price_box(view, player).bottom + HEADING
    if to_place(player):
        return tribes_room(player).bottom + HEADING
    return DRAFT.bottom + HEADING if player.draft else DRAFT.y


def to_place(player: PlayerView) -> bool:
    """True while the player has groups of armies to place."""
    return any(player.groups.values())


def tile(number: int, top: float) -> Rect:
    """The place of a card in hand, by its number from 0."""
    wide = (NARROW - 28 - GAP * (IN_ROW - 1)) / IN_ROW
    line, column = divmod(number, IN_ROW)
    return Rect(14 + column * (wide + GAP), top + line * (TILE + GAP), wide, TILE)


def absent(view: ImmortalsView, ident: str) -> bool:
    """True for the card of a region in which the reader has no armies: it cannot be placed (rule R19)."""
    if known(ident).kind != "region":
        return False
    return all(view.cells[cell].seat != view.reader for cell in known(ident).cells)


def limbo(canvas: Canvas, y: float, player: PlayerView, style: Style) -> None:
    """The reader's armies in both limbos, at the right of a section's title."""
    surfaces, left = THEMES[style.theme], NARROW - 200
    title = style.say("immortals.picture.limbo")
    canvas.fitted(left - 16, y, title, Ink("body", BODY, surfaces.caption), 140, BODY, "right")
    for number, (realm, armies) in enumerate(player.limbo.items()):
        x = left + 96 * number
        canvas.icon(x + 18, y, REALMS[realm].icon, 36, surfaces.caption)
        canvas.text(x + 42, y + 1, str(armies), Ink("figure", FIGURE, surfaces.text))


def header(canvas: Canvas, view: ImmortalsView, player: PlayerView, seat: int, style: Style) -> None:
    """Draw the hand's owner, with what belongs to them."""
    key = "plan" if planned(view) else "draft"
    title = style.title(f"immortals.picture.hand.{key}", seat)
    note = style.say("immortals.picture.hand.secret", round=view.round, rounds=view.rounds)
    own_heading(canvas, player, seat, title, note)


def section(canvas: Canvas, y: float, text: str, style: Style) -> None:
    """The title of a section."""
    canvas.text(26, y, text, Ink("title", TITLE, THEMES[style.theme].title))


def draft(canvas: Canvas, view: ImmortalsView, player: PlayerView, style: Style) -> None:
    """The hand of the draft if there is one, with the groups that are left; before it, all of both tribes."""
    if player.draft:
        text = style.say(f"immortals.picture.hand.passed.{player.draft_realm}")
        section(canvas, DRAFT.y - 28, text, style)
        for ident, rect in zip(player.draft, drafted(), strict=False):
            card(canvas, rect, ident, view, style)
    if to_place(player):
        room = tribes_room(player)
        section(canvas, room.y - 28, style.say("immortals.picture.hand.tribes"), style)
        (group_lines if player.draft else tribe_panels)(canvas, room, player, style)


def drafted() -> list[Rect]:
    """The places of the cards of the draft."""
    return DRAFT.cells(DATA.draft_hand, IN_ROW, TILE, GAP)


def tribes_room(player: PlayerView) -> Rect:
    """The room of both tribes: of their groups below the hand of the draft, or of all in its place."""
    if player.draft:
        return Rect(DRAFT.x, DRAFT.bottom + 74, DRAFT.w, GROUPS)
    return Rect(DRAFT.x, DRAFT.y, DRAFT.w, TRIBES)


def points(view: ImmortalsView) -> Mapping[str, Point]:
    """The spaces, a region card and a blank on them, a magic card, the prices, a conflict card in hand."""
    player = view.players[0]
    spaces, prices, placed = slots(view, player), price_box(view, player), player.plan or {}
    blank = inside(spaces[next(space for space, found in placed.items() if found == "card:blank")])
    region = inside(spaces["energy"])
    cards = list(in_hand(view, player))
    conflict = next(number for number, found in enumerate(cards) if known(found).kind == "conflict")
    tiles = tile(conflict, top_of_cards(view, player))
    return {
        "spaces": (spaces["gold"].right + BETWEEN / 2, spaces["gold"].bottom - 18),
        "region": (region.right, region.y + 50),
        "blank": (blank.right, blank.cy),
        "magic": (spaces["magic_1"].right + BETWEEN / 2, spaces["magic_1"].bottom - 34),
        "prices": (prices.cx - 15, prices.bottom + 19),
        "conflict": (tiles.cx, tiles.bottom + 16),
    }
