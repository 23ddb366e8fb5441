"""The gain or cost of each option, shown beside its name, from what everybody sees."""

from collections.abc import Mapping

from rules.bellum.components.data import CHESTS, DATA, RESOURCES, Rows, pieces
from rules.bellum.components.realm import ARMY, PRODUCTION, finders
from rules.bellum.components.supply import INSTEAD
from rules.bellum.view import BellumView
from rules.core.decisions import Decision, Seat
from rules.core.flow import Argument
from rules.core.play.effects import Teller, effects_by_kind
from rules.core.play.turns import clockwise
from rules.core.text import Text, bare

ICONS = (*PRODUCTION, *ARMY)
MOST = 3  # rows of a side that show something, and kinds of icons there
# icons whose names are too long where a whole creature or row is told
BRIEFLY = {"icon:map": "brief:map", "icon:magic_sword": "brief:magic_sword"}


def icons_of(rows: Rows) -> list[str]:
    """All icons of these rows as ids, one for each."""
    found: list[str] = [icon for row in rows.values() for icon in row]
    return [f"icon:{icon}" for icon in ICONS for _ in range(found.count(icon))]


def paid(view: BellumView, loot: Mapping[str, int]) -> dict[str, int]:
    """The part of a loot that can be paid: from the tray, and chests of the next kind (R5, R6)."""
    found = {name: min(loot.get(name, 0), view.tray[name]) for name in RESOURCES}
    found |= dict.fromkeys(CHESTS, 0)
    left = dict(view.piles)
    for kind in CHESTS:
        for _ in range(loot.get(kind, 0)):
            drawn = next((other for other in INSTEAD[kind] if left[other]), None)
            if drawn is not None:
                left[drawn] -= 1
                found[drawn] += 1
    return found


def castle(view: BellumView, decision: Decision, name: str) -> Text:
    """The rows on which each icon stands: twice, if there are two of it."""
    printed = DATA.castles[name]
    shown = {**printed.left, **printed.right}
    args: dict[str, Argument] = {}
    for icon in ("food", "map", "sword", "thief"):
        rows = printed.left if icon in PRODUCTION else printed.right
        args[icon] = [str(row) for row in sorted(shown) for _ in range(rows.get(row, ()).count(icon))]
    return Text(key="bellum.effect.castle", args=args)


def side(view: BellumView, decision: Decision, name: str) -> Text:
    """Describe a side row by row: icons on the same number of the die count together."""
    placed = DATA.creatures[bare(str(decision.prompt.args["creature"]))]
    rows = placed.left if name == "left" else placed.right
    return Text(key="bellum.effect.side", args={**by_row(rows), "count": len(rows)})


def by_row(rows: Rows) -> dict[str, Argument]:
    """The rows of a side from the lowest, each with its icons: `row1`, `icons1` and so on up to `MOST`."""
    args: dict[str, Argument] = {}
    shown = sorted(rows)
    for number in range(1, MOST + 1):
        row = shown[number - 1] if number <= len(shown) else 0
        args |= {f"row{number}": row, f"icons{number}": icons_of({row: rows.get(row, ())})}
    return args


def creature(view: BellumView, decision: Decision, name: str) -> Text:
    """Describe both sides and the token. The price is in the question: it is that of the whole deck."""
    printed = DATA.creatures[name]
    args = {**_by_icon("left", printed.left), **_by_icon("right", printed.right)}
    return Text(key=f"bellum.effect.creature.{printed.bonus or 'plain'}", args=args)


def _by_icon(side: str, rows: Rows) -> dict[str, Argument]:
    """The icons of a side, each with its rows, a row twice for two icons: `left1`, `left1rows` and so on."""
    found = {icon: [row for row in sorted(rows) for _ in range(rows[row].count(icon))] for icon in ICONS}
    shown = [icon for icon in ICONS if found[icon]]
    args: dict[str, Argument] = {side: len(shown)}
    for number in range(1, MOST + 1):
        icon = shown[number - 1] if number <= len(shown) else shown[0]
        args[f"{side}{number}"] = BRIEFLY.get(f"icon:{icon}", f"icon:{icon}")
        args[f"{side}{number}rows"] = " ".join(map(str, found[icon]))
    return args


def reroll(view: BellumView, decision: Decision, name: str) -> Text:
    """Describe what the row of the day gives, and what another one costs."""
    lord = view.lords[decision.seat]
    if name == "pass":
        shown = [BRIEFLY.get(ident, ident) for ident in today(view, decision.seat)]
        return Text(key="bellum.effect.reroll.pass", args={"icons": shown, "row": view.die})
    if name == "barrel":
        return Text(key="bellum.effect.reroll.barrel", args={"left": lord.barrel - 1})
    return Text(key="bellum.effect.reroll.spell", args={"left": lord.ready - 1})


def today(view: BellumView, seat: Seat) -> list[str]:
    """Name what the row of the day gives a seat, as ids: what tray and piles have of it, and its army.

    Maps that bring a chest are told as that chest.
    """
    left, piles, got, chest = dict(view.tray), dict(view.piles), {"food": 0, "glyph": 0}, ""
    order = list(clockwise(len(view.lords), view.captain))
    best, kind = finders({each: view.lords[each].icons["map"] for each in order})
    for each in order[: order.index(seat) + 1]:
        for name in got:
            got[name] = min(view.lords[each].icons[name], left[name])
            left[name] -= got[name]
        chest = "" if each not in best else next((other for other in INSTEAD[kind] if piles[other]), "")
        if chest:
            piles[chest] -= 1
    found = [f"found:{'most' if len(best) == 1 else 'tied'}_{chest}"] if chest else []
    shown = {**view.lords[seat].icons, **got, "map": 0 if chest else view.lords[seat].icons["map"]}
    return found + [f"icon:{icon}" for icon in ICONS for _ in range(shown[icon])]


def place(view: BellumView, decision: Decision, name: str) -> Text:
    """Describe the defence of a place, and the part of its loot that can be paid."""
    printed = DATA.places[name]
    key = "bellum.effect.tavern" if printed.kind == "tavern" else "bellum.effect.place"
    args: dict[str, Argument] = {
        "shield": printed.shield,
        "magic": printed.magic_shield,
        "loot": pieces(paid(view, printed.loot)),
    }
    return Text(key=key, args=args)


def robbery(view: BellumView, decision: Decision, name: str) -> Text:
    """Describe the defence of a castle. Each thief takes one of its chests."""
    victim, thieves = view.lords[int(name)], view.lords[decision.seat].icons["thief"]
    most = min(thieves, sum(victim.chests.values()))
    shields = {"shield": victim.shield, "magic": victim.magic_shield}
    return Text(key="bellum.effect.robbery", args={**shields, **victim.chests, "most": most})


def chest(view: BellumView, decision: Decision, name: str) -> Text:
    """Describe what a chest of a kind can hold, and how many of them the victim has."""
    victim, values = str(decision.prompt.args["victim"]), DATA.chests[name]
    count = view.lords[int(bare(victim))].chests[name]
    args: dict[str, Argument] = {"low": min(values), "high": max(values), "seat": victim, "count": count}
    return Text(key="bellum.effect.chest", args=args)


def price(view: BellumView, decision: Decision, name: str) -> Text:
    """Describe what is left after the price of a super evil creature, with food or without."""
    lord = view.lords[decision.seat]
    mixed, glyphs = DATA.costs["super_evil"]
    paid = mixed if name == "mixed" else glyphs
    left = {"food": lord.food - paid.get("food", 0), "glyph": lord.glyph - paid["glyph"]}
    return Text(key="bellum.effect.pay", args={**left})


THINGS: Mapping[str, Teller[BellumView]] = {
    "castle": castle,
    "side": side,
    "reroll": reroll,
    "place": place,
    "seat": robbery,
    "creature": creature,
    "pay": price,
    "chest": chest,
}
effects = effects_by_kind("bellum", THINGS, {})
