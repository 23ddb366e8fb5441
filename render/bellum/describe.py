"""The pictures of Bellum Magica in words: short ones for alternative text, full ones to play from."""

from collections.abc import Iterable, Mapping

from render.bellum.parts.realm import all_icons
from render.bellum.scenes.board import now
from render.bellum.scenes.end import gold
from render.core.drawing.style import Style
from render.core.words import by_place, owner, saying
from rules.bellum.components.data import BONUSES, CHESTS, DATA, FACES, RESOURCES
from rules.bellum.components.realm import ARMY, PRODUCTION
from rules.bellum.view import BellumView, LordView

say = saying("bellum.picture.text")


def ids(kind: str, counts: Mapping[str, int], names: Iterable[str]) -> list[str]:
    """Counts as a list of ids, one for each piece, as the words expect it."""
    return [f"{kind}:{name}" for name in names for _ in range(counts.get(name, 0))]


def situation(view: BellumView, style: Style) -> list[str]:
    """Day, decision, captain, die."""
    found = [
        style.say("bellum.picture.day", day=view.day) + ".",
        now(view, style) + ".",
        style.say("bellum.picture.captain", seat=f"seat:{view.captain}") + ".",
    ]
    return [*found, say(style, "die", row=view.die)] if view.die else found


def summary(view: BellumView, seat: int, style: Style) -> str:
    """A lord in one sentence: chests, resources, shields, and what the active row gives."""
    lord = view.lords[seat]
    held = {"food": lord.food, "glyph": lord.glyph, "barrel": lord.barrel}
    return say(
        style,
        "lord",
        who=owner(seat, style),
        count=sum(lord.chests.values()),
        chests=ids("chest", lord.chests, CHESTS),
        resources=ids("resource", held, RESOURCES),
        shield=lord.shield,
        magic=lord.magic_shield,
    )


def active(view: BellumView, seat: int, style: Style) -> str:
    """Say what the active row gives a lord."""
    icons = view.lords[seat].icons
    return say(style, "active", left=ids("icon", icons, PRODUCTION), right=ids("icon", icons, ARMY))


def place_line(name: str, style: Style) -> str:
    """A place with its defence and loot."""
    place = DATA.places[name]
    loot = ids("chest", place.loot, CHESTS) + ids("resource", place.loot, RESOURCES)
    return say(
        style, "place", place=f"place:{name}", shield=place.shield, magic=place.magic_shield, loot=loot
    )


def card_line(ident: str, style: Style) -> str:
    """A creature or castle with all six rows of both sides."""
    kind, _, name = ident.partition(":")
    if kind == "place":
        return place_line(name, style)
    card = DATA.castles[name] if kind == "castle" else DATA.creatures[name]
    parts = [style.words.name(ident) + "."]
    for key, rows in (("left", card.left), ("right", card.right)):
        found = [say(style, "row", row=row, icons=[f"icon:{i}" for i in rows[row]]) for row in rows]
        parts.append(say(style, key) + " " + "; ".join(found) + ".")
    if kind == "creature":
        parts += extras(name, style)
    return " ".join(parts)


def extras(name: str, style: Style) -> list[str]:
    """A creature's price and bonus token."""
    creature = DATA.creatures[name]
    prices = DATA.costs.get(creature.deck, ())
    found = [
        say(style, "or" if number else "price", price=ids("resource", price, RESOURCES))
        for number, price in enumerate(prices)
    ]
    if creature.bonus:
        found.append(say(style, "bonus", token=f"token:{creature.bonus}"))
    return found


def realm_lines(view: BellumView, seat: int, style: Style) -> list[str]:
    """A lord in full: summary, spells, castle, cards on both sides, active row."""
    lord = view.lords[seat]
    parts = [summary(view, seat, style), say(style, "spells", ready=lord.ready, exhausted=lord.exhausted)]
    if lord.castle:
        parts.append(say(style, "castle", castle=f"castle:{lord.castle}"))
    for key, cards in (("left", lord.left), ("right", lord.right), ("unplaced", lord.unplaced)):
        if cards:
            listed = say(style, "cards", cards=[f"creature:{card}" for card in cards])
            parts.append(f"{say(style, key)} {listed}")
    if view.die:
        parts.append(f"{say(style, 'today')} {active(view, seat, style)}")
    return [" ".join(parts)]


def row_lines(lord: LordView, style: Style) -> list[str]:
    """Say what each number of the die gives a lord, a line each."""
    found = []
    for row in FACES:
        icons = all_icons(lord, row)
        shown = say(style, "active", left=ids("icon", icons, PRODUCTION), right=ids("icon", icons, ARMY))
        found.append(f"{row}: {shown}")
    return found


def board(view: BellumView, style: Style) -> list[str]:
    """The whole board in words, line by line."""
    lines = [" ".join(situation(view, style)), "", style.say("bellum.picture.places") + ":"]
    lines += [place_line(name, style) for name in ("tavern", *view.places)]
    if view.discarded:
        lines.append(say(style, "looted", places=[f"place:{name}" for name in view.discarded]))
    if view.castles:
        lines += ["", *(card_line(f"castle:{name}", style) for name in view.castles)]
    lines += ["", style.say("bellum.picture.recruits") + ":"]
    lines += [card_line(f"creature:{name}", style) for name in (*view.evil, *view.super_evil)]
    for seat in range(len(view.lords)):
        lines += ["", *realm_lines(view, seat, style)]
    return [*lines, "", supply(view, style)]


def supply(view: BellumView, style: Style) -> str:
    """Say what is left in the box."""
    tray = ids("resource", view.tray, RESOURCES) + ids("token", view.tray, BONUSES)
    return say(style, "supply", chests=ids("chest", view.piles, CHESTS), tray=tray, **view.decks)


def hand(view: BellumView, style: Style) -> list[str]:
    """The reader's chests with their values, and the realm in full."""
    assert view.reader is not None, "a spectator has no hand"
    lord = view.lords[view.reader]
    lines = [style.say("bellum.picture.hand.title", seat=f"seat:{view.reader}") + "."]
    values = lord.values or ()
    for kind in CHESTS:
        if worth := [str(chest.value) for chest in values if chest.kind == kind]:
            lines.append(say(style, "values", chest=f"chest:{kind}", values=", ".join(worth)))
    lines.append(say(style, "worth", gold=sum(chest.value for chest in values), count=len(values)))
    return [*lines, *realm_lines(view, view.reader, style), *row_lines(lord, style)]


def sheet(view: BellumView, style: Style) -> list[str]:
    """Say what each number of the die gives everybody."""
    lines = [" ".join(situation(view, style)), style.say("bellum.picture.sheet.title") + ":"]
    for seat, lord in enumerate(view.lords):
        pay = say(style, "rerolls", barrels=lord.barrel, ready=lord.ready, exhausted=lord.exhausted)
        lines += ["", f"{owner(seat, style)}. {pay}", *row_lines(lord, style)]
    return lines


def end(view: BellumView, style: Style) -> list[str]:
    """The ranking with gold by kind of chest."""
    assert view.places_won is not None, "the game is not over"

    def score_line(seat: int) -> str:
        return say(style, "score", who=owner(seat, style), **gold(view.lords[seat]))

    return [f"{style.say('bellum.picture.end.title')}.", *by_place(view.places_won, score_line, style)]


def brief(view: BellumView, style: Style) -> list[str]:
    """The board's alternative text, the most important first."""
    seats = sorted(range(len(view.lords)), key=lambda seat: seat != view.acting)
    shown = [place_line(name, style) for name in view.places]
    return [*situation(view, style), *(summary(view, seat, style) for seat in seats), *shown]
