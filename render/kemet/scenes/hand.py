"""The reader's own picture in Kemet: battle cards, Divine Intervention, powers, and the player board."""

from collections import Counter
from collections.abc import Iterable, Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, WARNING, WHITE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.text import width
from render.core.drawing.tokens import own_head
from render.kemet.parts.actions import NOTES, TITLE_Y, action_board, action_ground
from render.kemet.parts.cards import battle_card, brief, divine_card, divine_row, tile_row
from render.kemet.parts.frame import plain
from render.kemet.parts.layout import WIDTH
from render.kemet.parts.look import PRAYER_LIGHT, THEMES, owner_of
from render.kemet.parts.pieces import ankh, fame
from rules.kemet.components.data import DATA
from rules.kemet.view import GodView, KemetView, SideView

HEIGHT = 1340
HEADER = Rect(0, 0, WIDTH, 92)
BATTLE = Rect(18, 154, WIDTH - 36, 262)
DIVINE = Rect(18, 486, 740, 284)
POWERS = Rect(776, 486, WIDTH - 776 - 18, 284)
FEW = 4  # Divine Intervention cards of different names that are drawn as cards
NEAR = DATA.fame_to_win - 1  # fame


def hand(view: KemetView, style: Style) -> Canvas:
    """The hand that only `view.reader` may see. Raises `ValueError` for a spectator, who has no hand."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    god = view.gods[view.reader]
    canvas = style.ground("kemet-hand", WIDTH, HEIGHT, lambda: hand_ground(style), style.words.lang)
    header(canvas, view, view.reader, style)
    battle_cards(canvas, view, god, style)
    divine_cards(canvas, view, god, style)
    powers(canvas, view, view.reader, style)
    action_board(canvas, god, view.reader, style)
    return canvas


def hand_ground(style: Style) -> Canvas:
    """Draw the parts of a hand that no move changes."""
    canvas = plain(style, WIDTH, HEIGHT)
    for rect, name in ((BATTLE, "battle"), (DIVINE, "divine"), (POWERS, "powers")):
        text = style.say(f"kemet.picture.hand.{name}")
        canvas.text(rect.x + 6, rect.y - 27, text, Ink("title", 31, THEMES[style.theme].title))
    action_ground(canvas, style)
    return canvas


def header(canvas: Canvas, view: KemetView, seat: int, style: Style) -> None:
    """Draw the hand's owner; at the right fame and prayer points."""
    god = view.gods[seat]
    owner = owner_of(god.city)
    own_head(canvas, HEADER, (56, 45), seat, 62, owner)
    city = f" · {style.words.name(f'city:{god.city}')}" if god.city else ""
    title = style.title("kemet.picture.hand.title", seat) + city
    canvas.fitted(104, 31, title, Ink("title", 35, owner.figure), 1040, 26)
    secret = style.say("kemet.picture.hand.secret", day=view.day)
    canvas.fitted(104, 66, secret, Ink("body", 25, owner.figure), 1040, 22)
    for x, text, near in (
        (1180, f"{god.total}/{DATA.fame_to_win}", god.total >= NEAR),
        (1388, f"{god.prayers}/{DATA.prayers_most}", False),
    ):
        pill = Rect(x, 13, 196, 62)
        canvas.box(pill, OUTLINE, 31)
        canvas.text(pill.x + 72, pill.cy, text, Ink("figure", 44, WARNING if near else WHITE))
    fame(canvas, 1180 + 38, 44, "temple", 46)
    ankh(canvas, 1388 + 38, 44, 46, PRAYER_LIGHT)


def caption(canvas: Canvas, rect: Rect, text: str, style: Style) -> None:
    """A note at the right end of a section's title."""
    canvas.text(rect.right - 4, rect.y - 25, text, Ink("body", 25, THEMES[style.theme].caption), "right")


def battle_cards(canvas: Canvas, view: KemetView, god: GodView, style: Style) -> None:
    """All battle cards that the reader knows to own; those not in hand are dark."""
    held, committed = god.hand or (), own_side(view)
    where = dict.fromkeys(god.spent, "played") | dict.fromkeys(god.unseen or (), "unseen")
    if committed and committed.play:
        where |= {committed.play: "to-play", committed.discard: "to-discard"}
    shown = [name for name in DATA.battle if name in held or name in where]
    step = min(197.0, (BATTLE.w + 11) / max(1, len(shown)))
    for number, name in enumerate(shown):
        rect = Rect(BATTLE.x + step * number, BATTLE.y, step - 11, BATTLE.h)
        gone = style.say(f"kemet.picture.hand.{where[name]}") if name not in held else ""
        battle_card(canvas, rect, name, style, gone)
    note = style.say("kemet.picture.hand.count", held=len(held), gone=len(shown) - len(held))
    caption(canvas, BATTLE, note, style)


def own_side(view: KemetView) -> SideView | None:
    """The reader's side of the battle in progress."""
    sides = (view.battle.attacker, view.battle.defender) if view.battle else ()
    return next((side for side in sides if side.seat == view.reader), None)


def divine_cards(canvas: Canvas, view: KemetView, god: GodView, style: Style) -> None:
    """The Divine Intervention cards: few as cards, many as lines; those of Vision and of a battle marked."""
    side = own_side(view)
    groups = (("", god.divine or ()), ("vision", god.sight or ()), ("committed", side.divine if side else ()))
    shown = [
        (name, copies, style.say(f"kemet.picture.hand.{mark}") if mark else "")
        for mark, names in groups
        for name, copies in counted(names)
    ]
    if not shown:
        ink = Ink("body", 27, THEMES[style.theme].caption)
        canvas.text(DIVINE.x + 6, DIVINE.y + 40, style.say("kemet.picture.hand.none"), ink)
    elif len(shown) <= FEW:
        wide = min(236.0, (DIVINE.w - 10 * (len(shown) - 1)) / len(shown))
        for number, (name, copies, mark) in enumerate(shown):
            rect = Rect(DIVINE.x + number * (wide + 10), DIVINE.y, wide, DIVINE.h)
            divine_card(canvas, rect, name, style, copies, mark)
    else:
        columns = 2 if len(shown) <= 12 else 3
        for rect, (name, copies, mark) in zip(
            DIVINE.cells(len(shown), columns, 88, 8, 12), shown, strict=True
        ):
            divine_row(canvas, rect, name, style, copies, mark)


def counted(names: Iterable[str]) -> list[tuple[str, int]]:
    """Names with how often they are there, in the order of the data."""
    counts = Counter(names)
    return [(name, counts[name]) for name in DATA.divine if counts[name]]


def powers(canvas: Canvas, view: KemetView, seat: int, style: Style) -> None:
    """The tiles owned, in the order gained, each with its effect, and where its creature is."""
    owned = view.gods[seat].tiles
    columns = 2 if len(owned) <= 10 else 3
    for rect, tile in zip(POWERS.cells(len(owned), columns, 88, 8, 12), owned, strict=True):
        place = whereabouts(view, tile, style)
        note = f"{place} · {brief(tile, style)}" if place else brief(tile, style)
        tile_row(canvas, rect, tile, style, note, f"tile:{tile}" in view.changed)
    if len(owned) > 10:
        return
    total = style.say("kemet.picture.hand.tiles", count=len(owned))
    start = POWERS.x + width(style.say("kemet.picture.hand.powers"), "title", 31)
    if start + 20 < POWERS.right - width(total, "body", 25):
        caption(canvas, POWERS, total, style)


def whereabouts(view: KemetView, beast: str, style: Style) -> str:
    """Name a creature's place: a zone, or its owner's supply; empty for another tile."""
    if beast not in DATA.beasts:
        return ""
    for zone, found in view.zones.items():
        if any(beast in troop.beasts for troop in found.troops):
            return style.words.name(f"zone:{zone}", short=True)
    if view.march and beast in (*view.march.troop.beasts, *view.march.dropped):
        return style.words.name(f"zone:{view.march.zone}", short=True)
    return style.say("kemet.picture.hand.supply")


def points(view: KemetView) -> Mapping[str, Point]:
    """The sections of the hand, each at the end of its title, and the prayer points in the header."""
    return {
        "battle": (BATTLE.x + 300, BATTLE.y - 27),
        "divine": (DIVINE.right - 60, DIVINE.y - 27),
        "powers": (POWERS.x + 330, POWERS.y - 27),
        "spaces": (NOTES.right + 60, TITLE_Y),
        "prayers": (1360, 44),
    }
