"""The reader's own picture in Kemet: battle cards, Divine Intervention, powers, and the player board."""

from collections import Counter
from collections.abc import Iterable, Mapping

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, WARNING, WHITE
from render.core.drawing.geometry import Point, Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import own_head
from render.kemet.parts.actions import HIGH as BOARD
from render.kemet.parts.actions import action_board
from render.kemet.parts.cards import CARD_HIGH, ROW_HIGH, battle_card, divine_row, tile_row
from render.kemet.parts.frame import tall
from render.kemet.parts.layout import BODY, TITLE, WIDTH
from render.kemet.parts.look import PRAYER_LIGHT, STATS, THEMES, owner_of
from render.kemet.parts.pieces import ankh, star_svg, stat
from rules.kemet.components.data import DATA
from rules.kemet.view import GodView, KemetView, SideView

TOP = Rect(0, 0, WIDTH, 118)
TITLE_HIGH, GAP, BESIDE = 62, 8, 4  # heights of a title and between rows; battle cards side by side
LEGEND = 3 * 46  # the height of what the signs on battle cards mean
NEAR = DATA.fame_to_win - 1  # fame


def hand(view: KemetView, style: Style) -> Canvas:
    """The hand that only `view.reader` may see. Raises `ValueError` for a spectator, who has no hand."""
    if view.reader is None:
        raise ValueError("a spectator has no hand")
    god, found = view.gods[view.reader], sections(view)
    canvas = tall(style, max(rect.bottom for rect in found.values()) + 12)
    for name, rect in found.items():
        text = style.say(f"kemet.picture.hand.{name}")
        ink = Ink("title", TITLE, THEMES[style.theme].title)
        canvas.text(rect.x + 6, rect.y - TITLE_HIGH / 2, text, ink)
    header(canvas, view, view.reader, style)
    battle_cards(canvas, found["battle"], view, god, style)
    divine_cards(canvas, found["divine"], divine_shown(view, style), style)
    powers(canvas, found["powers"], view, view.reader, style)
    if "actions" in found:
        left = style.say("kemet.picture.hand.left", count=god.tokens["normal"])
        caption(canvas, found["actions"], left, style)
        action_board(canvas, found["actions"], god, view.reader, style)
    lines = [*rows(found["divine"], len(divine_names(view))), *rows(found["powers"], len(god.tiles))]
    canvas.seam(*(rect.bottom + 3 for rect in found.values()), *(line.bottom + GAP / 2 for line in lines))
    return canvas


def sections(view: KemetView) -> dict[str, Rect]:
    """The boxes of the reader's hand, one below the other, as high as what is in them.

    The player board is left out while the reader fights, and outside of the Day's turns: no action is chosen
    then.
    """
    assert view.reader is not None
    god = view.gods[view.reader]
    lines = -(-len(battle_shown(view, god)) // BESIDE)
    heights = {
        "battle": lines * (CARD_HIGH + GAP) + LEGEND,
        "divine": len(divine_names(view)) * (ROW_HIGH + GAP),
        "powers": len(god.tiles) * (ROW_HIGH + GAP),
    }
    if view.turn is not None and own_side(view) is None:
        heights["actions"] = BOARD
    found, y = {}, TOP.bottom
    for name, high in heights.items():
        found[name] = Rect(12, y + TITLE_HIGH, WIDTH - 24, max(46, high))
        y = found[name].bottom + 6
    return found


def header(canvas: Canvas, view: KemetView, seat: int, style: Style) -> None:
    """Draw the hand's owner; at the right fame and prayer points."""
    god = view.gods[seat]
    owner = owner_of(god.city)
    own_head(canvas, TOP, (56, TOP.cy - 2), seat, 74, owner)
    room = WIDTH - 404 - 110
    ink = Ink("title", TITLE, owner.figure, aside="everybody knows their own hand")
    canvas.fitted(108, 38, style.title("kemet.picture.hand.title", seat), ink, room, 22)
    aside = "it says the day, and that nobody else sees the picture"
    secret = style.say("kemet.picture.hand.secret", day=view.day)
    canvas.fitted(108, 82, secret, Ink("body", 30, owner.figure, aside=aside), room, 22)
    for x, text, near in (
        (WIDTH - 394, f"{god.total}/{DATA.fame_to_win}", god.total >= NEAR),
        (WIDTH - 200, f"{god.prayers}/{DATA.prayers_most}", False),
    ):
        pill = Rect(x, 26, 188, 64)
        canvas.box(pill, OUTLINE, 32)
        canvas.text(pill.x + 68, pill.cy, text, Ink("figure", 44, WARNING if near else WHITE))
    canvas.sprite(WIDTH - 394 + 36, 58, star_svg(), 46)
    ankh(canvas, WIDTH - 200 + 36, 58, 46, PRAYER_LIGHT)


def caption(canvas: Canvas, rect: Rect, text: str, style: Style) -> None:
    """A note at the right end of a section's title."""
    ink = Ink("body", BODY, THEMES[style.theme].caption)
    canvas.text(rect.right - 4, rect.y - TITLE_HIGH / 2, text, ink, "right")


def battle_shown(view: KemetView, god: GodView) -> dict[str, str]:
    """List the battle cards that the reader knows to own, with where they are if not in hand."""
    held, committed = god.hand or (), own_side(view)
    where = dict.fromkeys(god.spent, "played") | dict.fromkeys(god.unseen or (), "unseen")
    if committed and committed.play:
        open_now = "card" in committed.parts  # they are revealed
        play, discard = ("played", "unseen") if open_now else ("to-play", "to-discard")
        where |= {committed.play: play, committed.discard: discard}
    return {
        name: "" if name in held else where[name] for name in DATA.battle if name in held or name in where
    }


def battle_cards(canvas: Canvas, rect: Rect, view: KemetView, god: GodView, style: Style) -> None:
    """The battle cards, those not in hand dark; below them what their signs mean."""
    shown = battle_shown(view, god)
    for place, (name, where) in zip(battle_places(view, god, rect), shown.items(), strict=True):
        gone = style.say(f"kemet.picture.hand.{where}") if where else ""
        battle_card(canvas, place, name, style, gone)
    held = sum(not where for where in shown.values())
    note = style.say("kemet.picture.hand.count", held=held, gone=len(shown) - held)
    caption(canvas, rect, note, style)
    meaning(canvas, rect.bottom_part(LEGEND), style)


def battle_places(view: KemetView, god: GodView, rect: Rect) -> list[Rect]:
    """The places of the battle cards, two in a line."""
    count = len(battle_shown(view, god))
    lines = [
        Rect(rect.x, rect.y + n * (CARD_HIGH + GAP), rect.w, CARD_HIGH) for n in range(-(-count // BESIDE))
    ]
    return [place for line in lines for place in line.columns(BESIDE, GAP)][:count]


def meaning(canvas: Canvas, rect: Rect, style: Style) -> None:
    """The words for the signs on battle cards."""
    columns = rect.columns(2, 8)
    for number, kind in enumerate(STATS):
        row, column = divmod(number, 2)
        x, y = columns[column].x + 34, rect.y + 26 + 44 * row
        stat(canvas, x, y, kind, "", 32)
        label = style.say(f"kemet.picture.stat.{kind}")
        canvas.text(x + 34, y, label, Ink("body", BODY, THEMES[style.theme].text))


def own_side(view: KemetView) -> SideView | None:
    """The reader's side of the battle in progress."""
    sides = (view.battle.attacker, view.battle.defender) if view.battle else ()
    return next((side for side in sides if side.seat == view.reader), None)


def divine_names(view: KemetView) -> list[tuple[str, int, str]]:
    """The reader's Divine Intervention cards, how many, and a mark for those of Vision and of a battle."""
    assert view.reader is not None
    god, side = view.gods[view.reader], own_side(view)
    groups = (("", god.divine or ()), ("vision", god.sight or ()), ("committed", side.divine if side else ()))
    return [(name, copies, mark) for mark, names in groups for name, copies in counted(names)]


def divine_shown(view: KemetView, style: Style) -> list[tuple[str, int, str]]:
    """The same with the marks in words."""
    return [
        (name, copies, style.say(f"kemet.picture.hand.{mark}") if mark else "")
        for name, copies, mark in divine_names(view)
    ]


def divine_cards(canvas: Canvas, rect: Rect, shown: list[tuple[str, int, str]], style: Style) -> None:
    """The Divine Intervention cards, one below the other."""
    if not shown:
        ink = Ink("body", BODY, THEMES[style.theme].caption)
        canvas.text(rect.x + 6, rect.y + 20, style.say("kemet.picture.hand.none"), ink)
    for place, (name, copies, mark) in zip(rows(rect, len(shown)), shown, strict=True):
        divine_row(canvas, place, name, style, copies, mark)


def rows(rect: Rect, count: int) -> list[Rect]:
    """Lines for cards or tiles in a box."""
    return [Rect(rect.x, rect.y + n * (ROW_HIGH + GAP), rect.w, ROW_HIGH) for n in range(count)]


def counted(names: Iterable[str]) -> list[tuple[str, int]]:
    """Names with how often they are there, in the order of the data."""
    counts = Counter(names)
    return [(name, counts[name]) for name in DATA.divine if counts[name]]


def powers(canvas: Canvas, rect: Rect, view: KemetView, seat: int, style: Style) -> None:
    """The tiles owned, in the order gained, each with its effect, and where its creature is."""
    owned = view.gods[seat].tiles
    for place, tile in zip(rows(rect, len(owned)), owned, strict=True):
        tile_row(canvas, place, tile, style, whereabouts(view, tile, style), f"tile:{tile}" in view.changed)
    caption(canvas, rect, style.say("kemet.picture.hand.tiles", count=len(owned)), style)


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
    """The sections of the hand, each after its title, and the prayer points in the header."""
    found = sections(view)
    heights = {name: rect.y - TITLE_HIGH / 2 for name, rect in found.items()}
    places = {
        "battle": (500, heights["battle"]),
        "divine": (560, heights["divine"]),
        "powers": (500, heights["powers"]),
        "prayers": (WIDTH - 220, 58),
    }
    if "actions" in heights:
        places["spaces"] = (WIDTH - 60, heights["actions"] + TITLE_HIGH)
    return places
