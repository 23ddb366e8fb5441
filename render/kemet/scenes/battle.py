"""A battle of Kemet: both forces side by side, their cards once they are revealed."""

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import GOLD, OUTLINE, TURN
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from render.core.drawing.tokens import calm, counted_token
from render.core.table import HEADER, table
from render.kemet.parts.cards import battle_card, brief, divine_row, tile_row
from render.kemet.parts.frame import heading, plain
from render.kemet.parts.layout import WIDTH
from render.kemet.parts.look import BATTLE_HEAD, CROWN, PANEL, STATS, SWORDS, THEMES, owner_of
from render.kemet.parts.pieces import beast
from render.kemet.scenes.board import short
from render.kemet.scenes.hand import counted
from rules.kemet.components.data import DATA
from rules.kemet.view import BattleView, KemetView, SideView, TroopView

HEAD, SUM_TOP, CARDS_TOP, POWERS_TOP = 216, 228, 330, 622  # heights in a side's panel
SUM = 86  # the line with the parts of the strength
LOSER = STATS["loss"][0]
CARD = (200, 270)
MANY = 6  # tiles of one side, which then stand in two columns


def battle(view: KemetView, fight: BattleView, style: Style) -> Canvas:
    """Attacker at the left, defender at the right; cards only when both are revealed."""
    owned = [len(battle_tiles(view, fight, side)) for side in (fight.attacker, fight.defender)]
    lines = max(1, *(most if most < MANY else -(-most // 2) for most in owned))
    high = HEADER.bottom + 40 + POWERS_TOP + 44 + lines * 80 + 14
    canvas = table("kemet", style, round(high), plain)
    heading(canvas, style.say("kemet.picture.battle.title"), short(fight.zone, style))
    columns = Rect(14, HEADER.bottom + 26, WIDTH - 28, high - HEADER.bottom - 40).columns(2, 28)
    roles = ("attacker", "defender")
    for rect, side, role in zip(columns, (fight.attacker, fight.defender), roles, strict=True):
        force(canvas, rect, view, fight, side, role, style)
    canvas.disc(WIDTH / 2, columns[0].y + 108, 52, OUTLINE)
    canvas.disc(WIDTH / 2, columns[0].y + 108, 47, GOLD)
    canvas.icon(WIDTH / 2, columns[0].y + 108, SWORDS, 62, OUTLINE)
    return canvas


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
    head = rect.top_part(HEAD)
    canvas.tab(head, calm(owner), 16)
    troop = troop_of(view, fight, side)
    counted_token(canvas, head.x + 116, head.y + 110, side.seat, troop.units, 128, None, owner)
    for number, name in enumerate(troop.beasts):
        beast(canvas, head.x + 70 + 60 * number, head.y + 166, name, 56)
    beasts = " · ".join(style.words.name(f"beast:{name}", short=True) for name in troop.beasts)
    told = (
        style.say(f"kemet.picture.battle.{'winner' if fight.winner == side.seat else role}"),
        style.say("kemet.picture.battle.units", count=troop.units),
        beasts,
    )
    x, colour = head.x + 206, owner.figure
    canvas.name(x, head.y + 56, style.name(side.seat), Ink("name", 40, colour), 310, 26)
    for number, line in enumerate(told):
        canvas.fitted(x, head.y + 100 + 39 * number, line, Ink("body", 27, colour), 310, 20)
    outcome(canvas, head, side, fight, colour, style)
    inner = rect.inset(18, 0)
    addends(canvas, Rect(inner.x, rect.y + SUM_TOP, inner.w, SUM), side, style)
    open_cards(canvas, Rect(inner.x, rect.y + CARDS_TOP, inner.w, CARD[1]), view, fight, side, style)
    room = Rect(inner.x, rect.y + POWERS_TOP, inner.w, rect.h - POWERS_TOP)
    helping(canvas, room, battle_tiles(view, fight, side), style)


def outcome(canvas: Canvas, head: Rect, side: SideView, fight: BattleView, colour: str, style: Style) -> None:
    """The strength, without cards before the reveal and whole after it; at last also who won."""
    x = head.right - 118
    canvas.text(x, head.y + 98, str(side.strength), Ink("figure", 108, colour), "middle")
    if fight.winner is not None:
        canvas.icon(x, head.bottom - 36, CROWN if fight.winner == side.seat else LOSER, 56, colour)
        return
    text = style.say(f"kemet.picture.battle.{'strength' if revealed(fight) else 'before'}")
    canvas.fitted(x, head.bottom - 34, text, Ink("body", 25, colour), 200, 20, "middle")


def addends(canvas: Canvas, rect: Rect, side: SideView, style: Style) -> None:
    """Draw the parts of the strength, and their sum."""
    surfaces = THEMES[style.theme]
    shown = [(name, count) for name, count in side.parts.items() if count or name == "troop"]
    places = rect.columns(len(side.parts) + 1)
    for number, (place, (name, count)) in enumerate(zip(places, shown, strict=False)):
        sign = "\N{MINUS SIGN}" if count < 0 else "+" if number else ""
        ink = Ink("figure", 46, surfaces.text)
        canvas.text(place.cx, place.y + 30, f"{sign}{abs(count)}", ink, "middle")
        label = style.say(f"kemet.picture.battle.part.{name}")
        canvas.fitted(
            place.cx, place.y + 68, label, Ink("body", 24, surfaces.caption), place.w - 6, 18, "middle"
        )
    last = places[len(shown)]
    canvas.text(last.cx, last.y + 30, f"= {side.strength}", Ink("figure", 50, surfaces.title), "middle")


def troop_of(view: KemetView, fight: BattleView, side: SideView) -> TroopView:
    """The troop of a side in the zone; an empty one, if it has none left."""
    found = [troop for troop in view.zones[fight.zone].troops if troop.seat == side.seat]
    return found[0] if found else TroopView(side.seat, 0, ())


def open_cards(
    canvas: Canvas, rect: Rect, view: KemetView, fight: BattleView, side: SideView, style: Style
) -> None:
    """The battle card and the cards added to it, or backs."""
    card = Rect(rect.x, rect.y, *CARD)
    rest = Rect(card.right + 16, rect.y, rect.right - card.right - 16, rect.h)
    if not revealed(fight):
        canvas.framed(card, BATTLE_HEAD, 14, 4)
        canvas.icon(card.cx, card.cy, SWORDS, 110, PANEL)
        god = view.gods[side.seat]
        for number, (name, count) in enumerate((("cards", god.battle_cards), ("divine", god.divine_cards))):
            text = style.say(f"kemet.picture.battle.{name}", count=count)
            ink = Ink("body", 27, THEMES[style.theme].text)
            canvas.fitted(rest.x, rest.y + 60 + 46 * number, text, ink, rest.w, 20)
        return
    battle_card(canvas, card, side.play, style)
    shown = counted(side.divine)
    if not shown:
        ink = Ink("body", 27, THEMES[style.theme].caption)
        canvas.fitted(rest.x, rest.y + 40, style.say("kemet.picture.battle.alone"), ink, rest.w, 20)
    for place, (name, copies) in zip(rest.cells(len(shown), 1, 72, 8, 12), shown, strict=True):
        divine_row(canvas, place, name, style, copies, "")


def helping(canvas: Canvas, rect: Rect, owned: list[str], style: Style) -> None:
    """The tiles of a side that work in this battle."""
    title = style.say("kemet.picture.battle.powers")
    canvas.fitted(rect.x, rect.y + 14, title, Ink("title", 29, THEMES[style.theme].title), rect.w, 26)
    room = Rect(rect.x, rect.y + 44, rect.w, rect.h - 50)
    columns, most = (1, 72) if len(owned) < MANY else (2, 88)  # in half a column an effect takes two lines
    for place, tile in zip(room.cells(len(owned), columns, most, 8, 12), owned, strict=True):
        tile_row(canvas, place, tile, style, brief(tile, style))
    if not owned:
        ink = Ink("body", 26, THEMES[style.theme].caption)
        canvas.text(room.x, room.y + 16, style.say("kemet.picture.battle.none"), ink)


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
