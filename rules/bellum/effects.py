"""What each option gives or costs, beside its name, from what everybody sees."""

from collections.abc import Mapping

from rules.bellum.components.data import DATA, Rows, pieces
from rules.bellum.components.realm import LEFT, RIGHT
from rules.bellum.view import BellumView, LordView
from rules.core.decisions import Choose, Decision, Option
from rules.core.flow import Argument
from rules.core.text import Text, bare

BRIEF = ("map", "magic_sword")  # icons whose names are too long where a whole creature is told


def effects(view: BellumView, decision: Decision) -> Mapping[str, Text]:
    """What each option does, by its id; nothing where its name says all."""
    if not isinstance(decision, Choose):
        return {}
    told = {option.id: _effect(view, decision, option) for option in decision.options}
    return {ident: text for ident, text in told.items() if text is not None}


def _effect(view: BellumView, decision: Choose, option: Option) -> Text | None:
    kind, name = option.id.partition(":")[0], bare(option.id)
    lord = view.lords[decision.seat]
    match kind:
        case "castle":
            return _castle(name)
        case "side":
            args = decision.prompt.args
            creature = DATA.creatures[bare(str(args.get("goblin") or args["creature"]))]
            return _side(creature.left if name == "left" else creature.right)
        case "reroll":
            return _reroll(view, lord, name)
        case "place":
            return _place(name)
        case "seat":
            return _robbery(view.lords[int(name)], lord.icons["thief"])
        case "creature":
            return _creature(name)
        case "pay":
            return _price(lord, option)
    return None


def icons_of(rows: Rows) -> list[str]:
    """All icons of these rows as ids, one for each."""
    found: list[str] = [icon for row in rows.values() for icon in row]
    return [f"icon:{icon}" for icon in (*LEFT, *RIGHT) for _ in range(found.count(icon))]


def _castle(name: str) -> Text:
    """The rows on which each icon stands: twice, if there are two of it."""
    castle = DATA.castles[name]
    shown = {**castle.left, **castle.right}
    args: dict[str, Argument] = {}
    for icon in ("food", "map", "sword", "thief"):
        rows = castle.left if icon in LEFT else castle.right
        args[icon] = [str(row) for row in sorted(shown) for _ in range(rows.get(row, ()).count(icon))]
    return Text(key="bellum.effect.castle", args=args)


def _side(rows: Rows) -> Text:
    """Row by row: what there is on a number of the die counts together."""
    args: dict[str, Argument] = {}
    for count, row in enumerate(sorted(rows), 1):
        args |= {f"row{count}": row, f"icons{count}": icons_of({row: rows[row]})}
    return Text(key=f"bellum.effect.side.{len(rows)}", args=args)


def _creature(name: str) -> Text:
    """Both sides and the token. Its price is in the question: it is that of the whole deck."""
    creature = DATA.creatures[name]
    args: dict[str, Argument] = {
        "left": _briefly(creature.left),
        "leftrows": _numbers(creature.left),
        "right": _briefly(creature.right),
        "rightrows": _numbers(creature.right),
    }
    return Text(key=f"bellum.effect.creature.{creature.bonus or 'plain'}", args=args)


def _briefly(rows: Rows) -> list[str]:
    names = [bare(ident) for ident in icons_of(rows)]
    return [f"{'brief' if name in BRIEF else 'icon'}:{name}" for name in names]


def _numbers(rows: Rows) -> str:
    return " ".join(str(row) for row in sorted(rows))


def _reroll(view: BellumView, lord: LordView, how: str) -> Text:
    """What the row of the day gives, and what another one costs."""
    if how == "pass":
        shown = [f"icon:{icon}" for icon, count in lord.icons.items() for _ in range(count)]
        return Text(key="bellum.effect.reroll.pass", args={"icons": shown, "row": view.die})
    if how == "barrel":
        return Text(key="bellum.effect.reroll.barrel", args={"left": lord.barrel - 1})
    return Text(key="bellum.effect.reroll.spell", args={"left": lord.ready - 1})


def _place(name: str) -> Text:
    place = DATA.places[name]
    key = "bellum.effect.tavern" if place.kind == "tavern" else "bellum.effect.place"
    args: dict[str, Argument] = {
        "shield": place.shield,
        "magic": place.magic_shield,
        "loot": pieces(place.loot),
    }
    return Text(key=key, args=args)


def _robbery(victim: LordView, thieves: int) -> Text:
    """One of these chests for each thief."""
    chests = {"golden": victim.golden, "metal": victim.metal, "wooden": victim.wooden}
    most = min(thieves, sum(chests.values()))
    shields = {"shield": victim.shield, "magic": victim.magic_shield}
    return Text(key="bellum.effect.robbery", args={**shields, **chests, "most": most})


def _price(lord: LordView, option: Option) -> Text:
    """What is left after it; the label is the price."""
    price = {name: count for name, count in option.label.args.items() if isinstance(count, int)}
    left = {"food": lord.food - price.get("food", 0), "glyph": lord.glyph - price.get("glyph", 0)}
    return Text(key="bellum.effect.pay", args={**left})
