"""Reasons for sending a dwarf to a card: what it does there for the steady computer player."""

from rules.core.flow import Argument
from rules.core.play.planning import because
from rules.core.text import Text
from rules.dwar7s.components.asks import kingdom
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.realm import castle_cell, region
from rules.dwar7s.components.state import spoken
from rules.dwar7s.computer.prospects import (
    SIEGE,
    Outlook,
    buried,
    effect_worth,
    hindrance,
    progress,
    siege_worth,
    still_needs,
    task_worth,
    threat,
)


def where(look: Outlook, cell: str) -> dict[str, Argument]:
    """A card on the table as arguments of a text: what it is, and where."""
    return {"card": kingdom(look.table[cell].top.name), "cell": spoken(cell)}


def purpose(look: Outlook, cell: str) -> Text:
    """Explain one more dwarf on a card by what weighs most in `gain_of_dwarf`."""
    stack = look.table[cell]
    mine = stack.dwarves[look.seat]
    more = progress(look, cell, mine + 1, stack.free - 1) - progress(look, cell, mine, stack.free)
    siege = siege_worth(look, cell) if mine < SIEGE else 0
    if max(hindrance(look, cell), more + siege) <= 0:
        return because("dwar7s.coach.dwarf.idle", **where(look, cell))
    if hindrance(look, cell) > more + siege:
        return _in_the_way(look, cell)
    if siege > more:
        needed = max(SIEGE - mine, 1)
        return because("dwar7s.coach.dwarf.siege", **where(look, cell), siege=SIEGE, more=needed)
    if 2 * effect_worth(look, cell) < task_worth(look, cell):
        return because("dwar7s.coach.dwarf.home", **_step(look, cell), pool=look.clan.pool)
    return _task(look, cell)


def _step(look: Outlook, cell: str) -> dict[str, Argument]:
    """The card, and how many dwarves of the seat complete its task, the next one among them."""
    stack = look.table[cell]
    return {**where(look, cell), "more": max(stack.kind.needed - stack.dwarves[look.seat], 1)}


def _task(look: Outlook, cell: str) -> Text:
    """Explain the dwarf by the effect of the card's task."""
    match look.table[cell].kind.task:
        case "mine":
            return _mine(look, cell)
        case "trade":
            facts = {"points": look.prize, "awaited": int(look.awaited)}
            return because("dwar7s.coach.dwarf.store", **_step(look, cell), **facts)
        case "hire":
            secret = still_needs(look, "ogres")
            key = "dwar7s.coach.dwarf.ogres" if secret else "dwar7s.coach.dwarf.tavern"
            return because(key, **_step(look, cell))
        case "defeat":
            return _monster(look, cell)
        case "dig":
            return because("dwar7s.coach.dwarf.dig", **_step(look, cell), stack=spoken(buried(look)[0]))


def _mine(look: Outlook, cell: str) -> Text:
    kind = look.table[cell].kind
    gem = kind.gem
    assert gem is not None
    args = {**_step(look, cell), "gems": [f"gem:{gem}"] * min(kind.amount, look.view.piles[gem])}
    if gem in look.wanted and not look.view.last_round:
        key = "dwar7s.coach.dwarf.gems" if _in_time(look, cell) else "dwar7s.coach.dwarf.gems.later"
        return because(key, **args, **aim(look))
    if still_needs(look, gem):
        return because("dwar7s.coach.dwarf.secret", **args, secret=f"secret:{look.clan.secret}")
    return because("dwar7s.coach.dwarf.points", **args, points=DATA.gems[gem].points)


def _in_time(look: Outlook, cell: str) -> bool:
    """Check whether this turn can complete the task: enough actions left, and dwarves in the pool."""
    stack, plan = look.table[cell], look.view.plan
    walking = plan is not None and plan.step == "move"
    return stack.kind.needed - stack.dwarves[look.seat] <= min(look.actions, look.clan.pool + walking)


def aim(look: Outlook) -> dict[str, Argument]:
    """The trade objective that the seat aims at, and the gems that it lacks, as arguments of a text."""
    wanted = [f"gem:{gem}" for gem, count in look.wanted.items() for _ in range(count)]
    prize, awaited = DATA.trades[look.aim].points, int(look.awaited)
    return {"trade": f"trade:{look.aim}", "prize": prize, "wanted": wanted, "awaited": awaited}


def _monster(look: Outlook, cell: str) -> Text:
    args = {**_step(look, cell), "points": DATA.monster_points}
    if still_needs(look, "monsters"):
        return because("dwar7s.coach.dwarf.hunt", **args, secret=f"secret:{look.clan.secret}")
    if castle_cell(look.table, look.seat) in region(look.table, cell):
        return because("dwar7s.coach.dwarf.realm", **args)
    return because("dwar7s.coach.dwarf.monster", **args)


def _in_the_way(look: Outlook, cell: str) -> Text:
    """Explain the dwarf by the rival with most to lose there, and the dwarves that rival still needs."""
    stack = look.table[cell]
    rivals = [seat for seat, count in enumerate(stack.dwarves) if count and seat != look.seat]
    rival = max(rivals, key=lambda seat: threat(look, cell, seat))
    missing = max(stack.kind.needed - stack.dwarves[rival], 1)
    return because("dwar7s.coach.dwarf.block", **where(look, cell), rival=f"seat:{rival}", missing=missing)
