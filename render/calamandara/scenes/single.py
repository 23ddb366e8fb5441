"""One card of Calamandara alone, large: an Event card, a Memory Card, a symbol, or a Symbol Card."""

from render.calamandara.parts import look
from render.calamandara.parts.cards import event_picture
from render.calamandara.parts.pieces import filled, symbol
from render.core.card import Face, LargeCard
from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import WHITE, darker, ink_on, lighter
from render.core.drawing.geometry import Rect
from render.core.drawing.style import Style
from rules.calamandara.components.data import DATA
from rules.calamandara.view import CalamandaraView
from rules.core.text import ids


def single(view: CalamandaraView, style: Style, card: str) -> Canvas:
    """A card by its id (`event:alvorada`, `memory:`, `symbol:`, `symbol_card:`), 600 x 840 units.

    It does not depend on the view. Raises `KeyError` for an unknown card.
    """
    kind, _, name = card.partition(":")
    face = face_of(kind, name, style)
    ground = look.THEMES[style.theme].ramp[0]
    drawn = LargeCard(style, ground, look.PANEL, face.colour, head=100, sky=270)
    drawn.name(style.words.name(card))
    canvas, rect, sky = drawn.canvas, drawn.rect, drawn.sky
    picture(canvas, sky, kind, name)
    foot = Rect(rect.x + 24, rect.bottom - 142, rect.w - 48, 124)
    text = Rect(rect.x + 32, sky.bottom + 14, rect.w - 64, foot.y - sky.bottom - 26)
    filled(canvas, text, face.text, Ink("caption", 34, look.INK), 22, "middle")
    canvas.box(foot, face.colour, 14)
    ink = Ink("body", 27, ink_on(face.colour))
    filled(canvas, foot.inset(14, 7), face.foot, ink, 20, "middle")
    return canvas


def face_of(kind: str, name: str, style: Style) -> Face:
    """The face of a card. Raises `KeyError`."""
    if kind == "event":
        card = DATA.events[name]
        foot = style.say("calamandara.card.event", type=f"type:{card.type}", counter=card.counter)
        foot = foot if card.printed else marked(foot, style)
        return Face(look.TYPES[card.type][2], style.say(f"calamandara.event.{name}"), foot)
    if kind == "memory":
        memory = DATA.memory[name]
        windows = ids("window", memory.windows)
        foot = style.say("calamandara.card.memory", count=memory.copies, windows=windows)
        return Face(look.MEMORY, style.say(f"calamandara.memory.{name}"), marked(foot, style))
    if kind == "symbol":
        boards = ids("board", DATA.symbols[name].boards)
        foot = style.say("calamandara.card.symbol", boards=boards)
        return Face(look.EYE, style.say(f"calamandara.symbol.{name}"), foot)
    if kind == "symbol_card":
        found = DATA.symbol_cards[name]
        text = style.say("calamandara.card.symbol_card", count=found.copies)
        shows = style.say("label", it=ids("symbol", found.shows))
        return Face(look.CAPTION, text, marked(shows, style))
    raise KeyError(f"{kind}:{name}")


def marked(foot: str, style: Style) -> str:
    """The bottom line of a card; it marks cards whose text is our own design."""
    return f"{foot} · {style.say('calamandara.card.ours')}"


def picture(canvas: Canvas, sky: Rect, kind: str, name: str) -> None:
    """The large drawing of a card."""
    if kind == "event":
        event_picture(canvas, sky.inset(-4, -2), name)
        return
    canvas.box(sky, lighter(look.MEMORY_EDGE, 0.55) if kind == "memory" else look.PAGE)
    if kind == "memory":
        canvas.disc(sky.cx, sky.cy, 112, darker(look.MEMORY, 0.1))
        canvas.icon(sky.cx, sky.cy, look.MEMORIES[name], 150, WHITE)
    elif kind == "symbol":
        symbol(canvas, sky.cx, sky.cy, name, 210)
    else:
        for one, x in zip(DATA.symbol_cards[name].shows, (sky.cx - 120, sky.cx + 120), strict=True):
            symbol(canvas, x, sky.cy, one, 180)
