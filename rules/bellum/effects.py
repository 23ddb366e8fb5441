"""The gain or cost of each option, shown beside its name, from what everybody sees."""

from collections.abc import Mapping

from rules.bellum.components.data import CHESTS, DATA, RESOURCES, Rows, pieces
from rules.bellum.components.realm import ARMY, PRODUCTION
from rules.bellum.components.supply import INSTEAD
from rules.bellum.view import BellumView
from rules.core.decisions import Decision
from rules.core.flow import Argument
from rules.core.play.effects import Teller, effects_by_kind
from rules.core.text import Text, bare

BRIEF = ("map", "magic_sword")  # icons whose names are too long where a whole creature is told


def icons_of(rows: Rows) -> list[str]:
    """All icons of these rows as ids, one for each."""
    found: list[str] = [icon for row in rows.values() for icon in row]
    return [f"icon:{icon}" for icon in (*PRODUCTION, *ARMY) for _ in range(found.count(icon))]


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
    args: dict[str, Argument] = {}
    for count, row in enumerate(sorted(rows), 1):
        args |= {f"row{count}": row, f"icons{count}": icons_of({row: rows[row]})}
    return Text(key=f"bellum.effect.side.{len(rows)}", args=args)


def creature(view: BellumView, decision: Decision, name: str) -> Text:
    """Describe both sides and the token. The price is in the question: it is that of the whole deck."""
    printed = DATA.creatures[name]
    args: dict[str, Argument] = {
        "left": _briefly(printed.left),
        "leftrows": _numbers(printed.left),
        "right": _briefly(printed.right),
        "rightrows": _numbers(printed.right),
    }
    return Text(key=f"bellum.effect.creature.{printed.bonus or 'plain'}", args=args)


def _briefly(rows: Rows) -> list[str]:
    names = [bare(ident) for ident in icons_of(rows)]
    return [f"{'brief' if name in BRIEF else 'icon'}:{name}" for name in names]


def _numbers(rows: Rows) -> str:
    return " ".join(str(row) for row in sorted(rows))


def reroll(view: BellumView, decision: Decision, name: str) -> Text:
    """Describe what the row of the day gives, and what another one costs."""
    lord = view.lords[decision.seat]
    if name == "pass":
        shown = [f"icon:{icon}" for icon, count in lord.icons.items() for _ in range(count)]
        return Text(key="bellum.effect.reroll.pass", args={"icons": shown, "row": view.die})
    if name == "barrel":
        return Text(key="bellum.effect.reroll.barrel", args={"left": lord.barrel - 1})
    return Text(key="bellum.effect.reroll.spell", args={"left": lord.ready - 1})


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
