"""A battle of Kemet: both forces side by side, their cards once they are revealed."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import calm, counted_token
from render.kemet.parts.cards import CARD_HIGH, ROW_HIGH, battle_card, divine_row, tile_row
from render.kemet.parts.frame import HEAD, table
from render.kemet.parts.layout import BODY, TITLE, WIDTH
from render.kemet.parts.look import BATTLE_HEAD, CROWN, PANEL, STATS, SWORDS, THEMES, owner_of
from render.kemet.parts.pieces import beast
from render.kemet.scenes.board import short
from render.kemet.scenes.hand import counted
from rules.kemet.components.data import DATA
from rules.kemet.view import BattleView, KemetView, SideView, TroopView

HEAD_HIGH, SUM, TITLE_HIGH, GAP = 150, 104, 56, 8  # heights in a side's panel
LOSER = STATS["loss"][0]
CARD = 250  # the width of a battle card


def battle(view: KemetView, fight: BattleView, style: Style) -> Canvas:
    """Attacker above, defender below; cards only when both are revealed."""
    sides, y = [], HEAD.bottom + 22.0
    for side in (fight.attacker, fight.defender):
        sides.append(Rect(12, y, WIDTH - 24, side_high(view, fight, side)))
        y = sides[-1].bottom + 24
    canvas = table(style, y - 6, style.say("kemet.picture.battle.title"), short(fight.zone, style))
    force(canvas, sides[0], view, fight, fight.attacker, "attacker", style)
    force(canvas, sides[1], view, fight, fight.defender, "defender", style)
    canvas.seam(sides[0].bottom + 12)
    return canvas


def side_high(view: KemetView, fight: BattleView, side: SideView) -> float:
    """The height of a side's panel: so many cards and powers it has."""
    cards = len(counted(side.divine)) if revealed(fight) else 0
    powers = max(1, len(battle_tiles(view, fight, side)))
    return HEAD_HIGH + SUM + CARD_HIGH + 12 + TITLE_HIGH + (cards + powers) * (ROW_HIGH + GAP) + 8


def revealed(fight: BattleView) -> bool:
    """True if the cards lie open: one's own card, or a spied one, is no reveal."""
    return bool(fight.attacker.play and fight.defender.play)


def force(
    canvas: Canvas, rect: Rect, view: KemetView, fight: BattleView, side: SideView, role: str, style: Style
) -> None:
    """One side: who, with what, how strong."""
    owner, surfaces = owner_of(view.gods[side.seat].city), THEMES[style.theme]
    if fight.winner == side.seat:
        canvas.ring(rect.inset(-7), TURN, 22, 7)
    canvas.box(rect, surfaces.well, 16)
    head = rect.top_part(HEAD_HIGH)
    canvas.tab(head, calm(owner), 16)
    troop = troop_of(view, fight, side)
    counted_token(canvas, head.x + 76, head.cy - 4, side.seat, troop.units, 104, None, owner)
    role = "winner" if fight.winner == side.seat else role
    told = style.say(f"kemet.picture.battle.{role}")
    x, colour = head.x + 146, owner.figure
    canvas.name(x, head.y + 42, style.name(side.seat), Ink("name", 44, colour), 460, BODY)
    canvas.fitted(x, head.y + 104, told, Ink("body", BODY, colour), 540, BODY)
    for number, name in enumerate(troop.beasts):
        beast(canvas, head.right - 320 - 58 * number, head.y + 42, name, 52)
    outcome(canvas, head, side, fight, colour, style)
    inner, y = rect.inset(14, 0), head.bottom
    addends(canvas, Rect(inner.x, y, inner.w, SUM), side, style)
    y += SUM
    open_cards(canvas, Rect(inner.x, y, inner.w, CARD_HIGH), view, fight, side, style)
    y += CARD_HIGH + 12
    for name, copies in counted(side.divine) if revealed(fight) else ():
        divine_row(canvas, Rect(inner.x, y, inner.w, ROW_HIGH), name, style, copies, "")
        y += ROW_HIGH + GAP
    helping(canvas, Rect(inner.x, y, inner.w, rect.bottom - y), battle_tiles(view, fight, side), style)


def outcome(canvas: Canvas, head: Rect, side: SideView, fight: BattleView, colour: str, style: Style) -> None:
    """The strength, without cards before the reveal and whole after it; at last also who won."""
    x = head.right - 142
    canvas.text(x, head.y + 58, str(side.strength), Ink("figure", 96, colour), "middle")
    if fight.winner is not None:
        canvas.icon(x, head.bottom - 30, CROWN if fight.winner == side.seat else LOSER, 48, colour)
        return
    text = style.say(f"kemet.picture.battle.{'strength' if revealed(fight) else 'before'}")
    canvas.fitted(x, head.bottom - 30, text, Ink("body", BODY, colour), 276, BODY, "middle")


def addends(canvas: Canvas, rect: Rect, side: SideView, style: Style) -> None:
    """Draw the parts of the strength, and their sum."""
    surfaces = THEMES[style.theme]
    shown = [(name, count) for name, count in side.parts.items() if count or name == "troop"]
    places = rect.columns(len(side.parts) + 1)
    for number, (place, (name, count)) in enumerate(zip(places, shown, strict=False)):
        sign = "\N{MINUS SIGN}" if count < 0 else "+" if number else ""
        ink = Ink("figure", 46, surfaces.text)
        canvas.text(place.cx, place.y + 34, f"{sign}{abs(count)}", ink, "middle")
        label = style.say(f"kemet.picture.battle.part.{name}")
        note = Ink("body", BODY, surfaces.caption)
        canvas.fitted(place.cx, place.y + 76, label, note, place.w + 8, BODY, "middle")
    last = places[len(shown)]
    canvas.text(last.cx, last.y + 34, f"= {side.strength}", Ink("figure", 50, surfaces.title), "middle")


def troop_of(view: KemetView, fight: BattleView, side: SideView) -> TroopView:
    """The troop of a side in the zone; an empty one, if it has none left."""
    found = [troop for troop in view.zones[fight.zone].troops if troop.seat == side.seat]
    return found[0] if found else TroopView(side.seat, 0, ())


def open_cards(
    canvas: Canvas, rect: Rect, view: KemetView, fight: BattleView, side: SideView, style: Style
) -> None:
    """The battle card and whether others are added to it, or backs."""
    surfaces, card = THEMES[style.theme], Rect(rect.x, rect.y, CARD, rect.h)
    x, room = card.right + 20, rect.right - card.right - 20
    if not revealed(fight):
        canvas.framed(card, BATTLE_HEAD, 14, 4)
        canvas.icon(card.cx, card.cy, SWORDS, 96, PANEL)
        god = view.gods[side.seat]
        for number, (name, count) in enumerate((("cards", god.battle_cards), ("divine", god.divine_cards))):
            text = style.say(f"kemet.picture.battle.{name}", count=count)
            canvas.fitted(x, rect.y + 50 + 50 * number, text, Ink("body", BODY, surfaces.text), room, BODY)
        return
    battle_card(canvas, card, side.play, style)
    if not side.divine:
        ink = Ink("body", BODY, surfaces.caption)
        canvas.fitted(x, rect.cy, style.say("kemet.picture.battle.alone"), ink, room, BODY)


def helping(canvas: Canvas, rect: Rect, owned: list[str], style: Style) -> None:
    """The tiles of a side that work in this battle."""
    title = style.say("kemet.picture.battle.powers")
    canvas.text(rect.x, rect.y + TITLE_HIGH / 2, title, Ink("title", TITLE, THEMES[style.theme].title))
    for number, tile in enumerate(owned):
        y = rect.y + TITLE_HIGH + number * (ROW_HIGH + GAP)
        tile_row(canvas, Rect(rect.x, y, rect.w, ROW_HIGH), tile, style)
    if not owned:
        ink = Ink("body", BODY, THEMES[style.theme].caption)
        canvas.text(rect.x, rect.y + TITLE_HIGH + 30, style.say("kemet.picture.battle.none"), ink)


def battle_tiles(view: KemetView, fight: BattleView, side: SideView) -> list[str]:
    """The tiles of a side that work in this battle: not those of the other role, nor of absent creatures."""
    present = troop_of(view, fight, side).beasts
    return [
        tile
        for tile in view.gods[side.seat].tiles
        if tile in present
        or ("battle" in DATA.tiles[tile].timing and _works(tile, attacks=side is fight.attacker))
    ]


def _works(tile: str, *, attacks: bool) -> bool:
    """True if a tile for battles helps in this role."""
    power = DATA.tiles[tile].power
    if attacks:
        return not (power.defend_strength or power.defend_fame)
    return not (power.attack_strength or power.initiative)
