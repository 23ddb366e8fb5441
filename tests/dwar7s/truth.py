"""Checks of the lines beside options of Dwar7s Fall: see `tests/contract/truth.py`."""

from collections.abc import Iterator

from rules.core.flow import Argument
from rules.core.text import bare
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.realm import linked, points, realm, region
from rules.dwar7s.components.state import gem_count, pool
from rules.dwar7s.play.resolution import diggable
from tests.contract.truth import Case, Check, Pair

AT = "cell:"


def still(case: Case) -> bool:
    """Tell whether the turn goes on with its tasks: after the last one all is resolved without a question."""
    before, now = case.before.state, case.after.state
    return (before.round, before.turn, before.phase) == (now.round, now.turn, now.phase)


def built(case: Case) -> Iterator[Pair]:
    """A card in hand: on the table it has these points, and its task needs these dwarves."""
    if case.ident.startswith(AT):  # what digging would bring to light
        yield from dug(case)
        return
    before = {cell: stack.top.name for cell, stack in case.before.state.table.items()}
    case = case.go_on("build.cell", "build.rotation")
    if not still(case):
        return
    after = case.after.state.table
    [cell] = [c for c, stack in after.items() if before.get(c) != stack.top.name]
    yield case.args["points"], after[cell].kind.points
    yield case.args["needed"], after[cell].kind.needed
    if after[cell].kind.castle:
        yield case.args["actions"], case.view().allowed - case.seen().allowed
    if after[cell].kind.monster:
        stops = {"mines": "dragon", "actions": "ice_giant"}
        yield case.text.key.rpartition(".")[2], stops[after[cell].kind.stops or ""]


def dug(case: Case) -> Iterator[Pair]:
    """A card that digging brings to light."""
    kind = case.after.state.table[case.name].kind
    yield case.args["points"], kind.points
    yield case.args["needed"], kind.needed


def placed(case: Case) -> Iterator[Pair]:
    """A dwarf goes from the pool to a card with a free space, at the cost of an action."""
    before = case.before.state
    case = case.go_on("place.cell")
    if not still(case):
        return
    yield 1, pool(before, case.seat) - pool(case.after.state, case.seat)
    yield 1, case.after.state.used - before.used


def moved(case: Case) -> Iterator[Pair]:
    """A dwarf goes over one step through no wall, at the cost of an action."""
    before = {cell: list(stack.dwarves) for cell, stack in case.before.state.table.items()}
    used = case.before.state.used
    case = case.go_on("move.from", "move.to")
    if not still(case):
        return
    table = case.after.state.table
    changes = {c: s.dwarves[case.seat] - before[c][case.seat] for c, s in table.items()}
    ends = {change: cell for cell, change in changes.items() if change}
    yield {1, -1}, {*ends}
    yield True, ends[1] in linked(table, ends[-1])
    yield 1, case.after.state.used - used


def revealed(case: Case) -> Iterator[Pair]:
    """The points of the secret objective are safe, and it is one of those that end the game."""
    mine, then = case.seen().clans[case.seat], case.view().clans[case.seat]
    yield case.args["points"], then.score["secret"] - mine.score["secret"]
    yield 1, then.objectives - mine.objectives


def site(case: Case) -> Iterator[Pair]:
    """The neighbours without a wall on this side are those to which some rotation is open."""
    near = set[str]()
    for then in [case.answer([turn]) for turn in case.offered() if turn.startswith("rotation:")]:
        table = then.after.state.table
        near |= {f"kingdom:{table[cell].kind.id}" for cell in linked(table, case.name)}
    given = case.args["cards"]
    assert isinstance(given, list)
    yield {*given}, near


def turned(case: Case) -> Iterator[Pair]:
    """The realm with the card lying so, and the ways to its neighbours."""
    plan = case.seen().plan
    then = case.after.state
    if not still(case):
        return
    mine = realm(then.table, case.seat)
    ways = linked(then.table, plan.cell)
    yield case.args["points"], points(then.table, mine)
    yield case.args["count"], len(mine)
    yield case.args["ways"], len(ways)
    yield case.args["cards"], [f"kingdom:{then.table[cell].kind.id}" for cell in ways]
    for seat in range(then.seats):
        if seat == case.seat:
            continue
        before = points(case.before.state.table, realm(case.before.state.table, seat))
        now = points(then.table, realm(then.table, seat))
        if case.args.get("rival") == f"seat:{seat}":
            yield (case.args["before"], case.args["theirs"]), (before, now)
        elif "rival" not in case.args:
            yield before, now


def target(case: Case) -> Iterator[Pair]:
    """A dwarf's goal: how many more are needed there, and the spaces that stay free."""
    state = case.after.state
    if not still(case):
        return
    plan = case.seen().plan
    whose = plan.seat if plan is not None and plan.step == "scare" and plan.seat is not None else case.seat
    stack = state.table[case.name]
    if case.text.key.endswith("over"):
        yield True, stack.dwarves[whose] > stack.kind.needed
    else:
        yield case.args["missing"], stack.kind.needed - stack.dwarves[whose]
    yield case.args["free"], stack.free
    yield from _gain(case, case.args["gain"])


def _gain(case: Case, gain: Argument) -> Iterator[Pair]:
    """The gain of a card's task as the table is now."""
    state = case.after.state
    stack = state.table[case.name]
    around = [state.table[cell].kind for cell in region(state.table, case.name)]
    yield (
        gain == "gain:no_stacks",
        stack.kind.task == "dig" and not any(k.monster for k in around) and not (diggable(case.before.state)),
    )
    if stack.kind.gem:
        stopped = any(kind.stops == "mines" for kind in around)
        yield gain == "gain:stopped", stopped
        if isinstance(gain, list):
            yield {f"gem:{stack.kind.gem}"}, {*gain}


def start(case: Case) -> Iterator[Pair]:
    """The cards to which a dwarf can walk are those offered next."""
    given = case.args["cards"]
    assert isinstance(given, list)
    if not still(case):
        return
    if case.asked() == "move.to":
        yield len(given), sum(ident.startswith(AT) for ident in case.offered())
    else:
        yield len(given), 1  # the only one, not asked for


def crowd(case: Case) -> Iterator[Pair]:
    """The dwarves on a card."""
    dwarves = case.before.state.table[case.name].dwarves
    yield case.args["mine"], dwarves[case.seat]
    yield case.args["enemies"], sum(dwarves) - dwarves[case.seat]
    yield case.args["needed"], case.before.state.table[case.name].kind.needed


def work(case: Case) -> Iterator[Pair]:
    """A completed task: the dwarves come home, and it gives what it says."""
    before = case.before.state
    kind = before.table[case.name].kind
    gems = {gem: before.clans[case.seat].gems[gem] for gem in GEMS}
    ogres, here = len(before.clans[case.seat].ogres), pool(before, case.seat)
    monsters = len(before.clans[case.seat].monsters)
    yield case.args["needed"], kind.needed
    case = case.go_on("trade", "dig")
    now = case.after.state.clans[case.seat]
    gain = case.args["gain"]
    if case.asked() not in ("resolve", "moment"):
        return  # another task followed without a question
    yield kind.needed, pool(case.after.state, case.seat) - here
    if kind.task == "mine":
        brought = [f"gem:{gem}" for gem in GEMS for _ in range(now.gems[gem] - gems[gem])]
        yield gain if isinstance(gain, list) else [], brought
    if kind.task == "hire":
        yield gain == "gain:tavern", len(now.ogres) > ogres
    if kind.task == "defeat":
        yield 1, len(now.monsters) - monsters


def gem(case: Case) -> Iterator[Pair]:
    """A gem in hand: how many of the kind there are; one less after it is discarded."""
    held = case.before.state.clans[case.seat].gems[case.name]
    yield case.args["count"], held
    yield case.args["points"], DATA.gems[case.name].points


def paid(case: Case) -> Iterator[Pair]:
    """An objective: these gems are paid, and they would have been worth so much."""
    before, now = case.before.state.clans[case.seat], case.after.state.clans[case.seat]
    given = case.args["gems"]
    assert isinstance(given, list)
    yield len(given), gem_count(before) - gem_count(now)
    yield case.args["points"], sum(DATA.gems[bare(each)].points for each in given)
    yield [*before.trades, case.name], now.trades


def kept(case: Case) -> Iterator[Pair]:
    """The gems stay in hand, and score this at the end."""
    now = case.after.state.clans[case.seat].gems
    yield case.args["points"], sum(DATA.gems[each].points * count for each, count in now.items())
    yield case.before.state.clans[case.seat].gems, now


def switched(case: Case) -> Iterator[Pair]:
    """The switch of the secret objective: on, it is revealed at once if it holds."""
    now = case.after.state.clans[case.seat]
    yield case.name == "on", now.switch
    if case.name == "on" and case.seen().clans[case.seat].holds:
        yield True, now.revealed


TOLD: dict[str, Check] = {
    "card": built,
    "card.castle": built,
    "card.dragon": built,
    "card.ice_giant": built,
    "place": placed,
    "move": moved,
    "reveal": revealed,
    "switch.on": switched,
    "switch.off": switched,
    "site.own": site,
    "site.rival": site,
    "site.both": site,
    "site.none": site,
    "site.closed": site,
    "site.alone": site,
    "rotation": turned,
    "rotation.rival": turned,
    "target": target,
    "target.over": target,
    "start": start,
    "crowd": crowd,
    "work": work,
    "gem": gem,
    "trade": paid,
    "keep": kept,
}
PLAIN: dict[str, str] = {}
SELDOM = {
    "reveal": "few turn the switch off; see test_secrets.py",
    "crowd": "ogre cards with several targets are rare; see test_effects.py",
    "gem": "few hands are too large",
}
