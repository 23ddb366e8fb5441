"""Checks of the lines beside options of Bellum Magica: see `tests/contract/truth.py`."""

from collections.abc import Iterator
from dataclasses import replace

from rules.bellum.components.data import CHESTS, DATA, RESOURCES
from rules.bellum.components.realm import beats, icons
from rules.bellum.components.state import Lord, active_row
from rules.core.flow import Argument
from rules.core.rng import Dice
from rules.core.text import bare
from tests.contract.truth import Case, Check, Pair

ICONS = ("food", "glyph", "map", "sword", "magic_sword", "thief")


def _counted(pieces: Argument) -> dict[str, int]:
    """Count each thing in a list of ids."""
    assert isinstance(pieces, list)
    names = [bare(each) for each in pieces]
    return {name: names.count(name) for name in names}


def _lord(case: Case, *, after: bool = True) -> Lord:
    found: Lord = (case.after if after else case.before).state.lords[case.seat]
    return found


def _gained(case: Case) -> dict[str, int]:
    """The resources and chests that the seat has more of now."""
    before, now = _lord(case, after=False), _lord(case)
    more = {name: now.tokens[name] - before.tokens[name] for name in RESOURCES}
    more |= {kind: len(now.chests[kind]) - len(before.chests[kind]) for kind in CHESTS}
    return {name: count for name, count in more.items() if count}


def castle(case: Case) -> Iterator[Pair]:
    """A castle: on each row it shows what stands there."""
    if not (name := _lord(case).castle):
        return
    for icon in ("food", "map", "sword", "thief"):
        rows = [str(row) for row in range(1, 7) for _ in range(icons(name, [], [], row)[icon])]
        yield case.args[icon], rows


def side(case: Case) -> Iterator[Pair]:
    """A creature on a side: what the rows of the realm show more of, once it lies there."""
    told = {
        (int(str(case.args[f"row{number}"])), icon): count
        for number in range(1, int(str(case.args["count"])) + 1)
        for icon, count in _counted(case.args[f"icons{number}"]).items()
    }
    yield told, _more(_lord(case, after=False), _lord(case))


def _more(before: Lord, now: Lord) -> dict[tuple[int, str], int]:
    """The icons by row that a realm shows more of."""
    found: dict[tuple[int, str], int] = {}
    for row in range(1, 7):
        was = icons(before.castle, before.left, before.right, row)
        shown = icons(now.castle, now.left, now.right, row)
        found |= {(row, icon): shown[icon] - was[icon] for icon in ICONS if shown[icon] - was[icon]}
    return found


def creature(case: Case) -> Iterator[Pair]:
    """A recruit: its icons by row once it lies on either side, and the token that comes with it."""
    case = case.go_on("pay")
    held = {token: _lord(case).tokens[token] for token in ("reroll", "shield", "magic_shield")}
    before = Lord(castle=_lord(case).castle, left=[*_lord(case).left], right=[*_lord(case).right])
    for where in ("left", "right"):
        then = case.answer([f"side:{where}"])
        told: dict[tuple[int, str], int] = {}
        for number in range(1, int(str(case.args[where])) + 1):
            icon = bare(str(case.args[f"{where}{number}"]))
            for row in map(int, str(case.args[f"{where}{number}rows"]).split()):
                told[row, icon] = told.get((row, icon), 0) + 1
        yield told, _more(before, _lord(then))
        token = case.text.key.rpartition(".")[2]
        got = {name: _lord(then).tokens[name] - count for name, count in held.items()}
        yield {name: int(name == token) for name in held}, got


def kept(case: Case) -> Iterator[Pair]:
    """A roll that all keep: what comes of the row in resources, in chests by maps, and as an army."""
    seat = case.seat
    while case.after.state.phase == "horde":
        [other] = case.after.waiting
        case = replace(case, seat=other).answer(["reroll:pass"])
    case = replace(case, seat=seat)
    if case.after.state.phase != "attack":
        return  # nobody could attack, and what happened since is mixed up with it
    told = _counted(case.args["icons"])
    army = active_row(case.after.state, seat)
    yield case.args["row"], case.after.state.die
    yield (
        {icon: told.get(icon, 0) for icon in ("sword", "magic_sword", "thief")},
        {icon: army[icon] for icon in ("sword", "magic_sword", "thief")},
    )
    brought = {name: count for name, count in told.items() if name in ("food", "glyph")}
    brought |= {name.partition("_")[2]: 1 for name in told if name.startswith(("most_", "tied_"))}
    yield brought, _gained(case)
    yield "map" in told, bool(army["map"]) and not {*brought} & {*CHESTS}


def rerolled(case: Case) -> Iterator[Pair]:
    """Another roll, for a barrel or a spell: so many are left."""
    before, now = _lord(case, after=False), _lord(case)
    if case.name == "barrel":
        yield case.args["left"], now.tokens["barrel"]
        yield -1, now.tokens["barrel"] - before.tokens["barrel"]
    elif case.after.state.day == case.before.state.day:
        yield case.args["left"], now.tokens["reroll"] - now.exhausted
        yield before.tokens["reroll"], now.tokens["reroll"]


def raided(case: Case) -> Iterator[Pair]:
    """A place: its loot comes, its shields are beaten, and it goes, unless it is the tavern."""
    yield _counted(case.args["loot"]), _gained(case)
    army = active_row(case.before.state, case.seat)
    twice = case.before.state.magic_counts_twice
    shield, magic = int(str(case.args["shield"])), int(str(case.args["magic"]))
    yield True, beats(army, shield, magic, twice=twice)
    yield case.text.key.endswith("tavern"), case.name == "tavern"
    yield case.name != "tavern", case.name in {*case.after.state.discarded} - {*case.before.state.discarded}


def robbed(case: Case) -> Iterator[Pair]:
    """A castle: what it has, what defends it, and the most chests that can be taken."""
    victim = case.before.state.lords[int(case.name)]
    yield {kind: case.args[kind] for kind in CHESTS}, {kind: len(victim.chests[kind]) for kind in CHESTS}
    yield case.args["shield"], DATA.castles[victim.castle].shield + victim.tokens["shield"]
    yield case.args["magic"], victim.tokens["magic_shield"]
    decision = case.after.pending.get(case.seat)
    if case.asked() == "rob" and decision is not None and decision.kind == "split":
        yield case.args["most"], decision.most
        case = case.answer(decision.sample(Dice("truth")))
        yield True, sum(_gained(case).values()) <= int(str(case.args["most"]))
    else:
        yield case.args["most"], sum(_gained(case).values())


def chest(case: Case) -> Iterator[Pair]:
    """A kind of chest of a victim: how many there are, and between which values all of them are."""
    victim = case.before.state.lords[int(bare(str(case.args["seat"])))]
    values = victim.chests[case.name]
    yield case.args["count"], len(values)
    yield True, int(str(case.args["low"])) <= min(values) <= max(values) <= int(str(case.args["high"]))


def paid(case: Case) -> Iterator[Pair]:
    """A price: what is left after it."""
    now = _lord(case).tokens
    yield (case.args["food"], case.args["glyph"]), (now["food"], now["glyph"])


TOLD: dict[str, Check] = {
    "castle": castle,
    "side": side,
    "creature.plain": creature,
    "creature.reroll": creature,
    "creature.shield": creature,
    "creature.magic_shield": creature,
    "reroll.pass": kept,
    "reroll.barrel": rerolled,
    "reroll.spell": rerolled,
    "place": raided,
    "tavern": raided,
    "robbery": robbed,
    "chest": chest,
    "pay": paid,
}
PLAIN: dict[str, str] = {}
SELDOM = {"castle": "castles are dealt, unless the table lets them be chosen; see test_effects.py"}
