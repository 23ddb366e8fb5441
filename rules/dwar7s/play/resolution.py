"""The resolution: completed tasks and their effects (sheet rule 12; rulebook, "Resolução")."""

from bisect import insort
from collections.abc import Awaitable, Callable, Mapping

from rules.core.decisions import Seat, option
from rules.core.flow import Argument
from rules.core.text import bare
from rules.dwar7s.components.asks import ask, decide, kingdom
from rules.dwar7s.components.data import DATA, Task
from rules.dwar7s.components.dwarves import card_options, in_order
from rules.dwar7s.components.objectives import completed, reveal_held, reveals_himself
from rules.dwar7s.components.realm import monster_in, region, stopped
from rules.dwar7s.components.state import Dwar7sContext, Dwar7sState, Plan, acting, gem_count, pile, spoken

NO_TRADE = option("trade", "none", key="dwar7s.option.trade.none")
GO_ON = option("task", "go_on", key="dwar7s.option.go_on")
NO_DIG = option("dig", "none", key="dwar7s.option.dig.none")


async def resolution(ctx: Dwar7sContext) -> str:
    """One completed task, in the player's own order: the dwarves go home, then its effect if it can be."""
    state = ctx.state
    seat = acting(state)
    complete = completed_tasks(state, seat)
    if not complete:
        return "discard"
    options = card_options(state, complete, seat)
    if len(options) == 1:
        cell = bare(ctx.only(seat, ask("resolve"), options[0]))
    else:
        cell = bare(await decide(ctx, ask("resolve"), options))
    stack = state.table[cell]
    stack.dwarves[seat] -= stack.kind.needed
    state.changed += [f"cell:{cell}", f"pool:{seat}"]
    state.stirred = True
    await EFFECTS[stack.kind.task](ctx, seat, cell)
    state.plan = None
    reveal_held(ctx)
    if reveals_himself(state, seat) and len(completed_tasks(state, seat)) <= 1:
        # no other question is certain to come here
        await decide(ctx, ask("moment"), [GO_ON], default=GO_ON.id, once=True)
    return "resolution"


def completed_tasks(state: Dwar7sState, seat: Seat) -> list[str]:
    """The cells in which the seat has as many dwarves as the task needs."""
    return [c for c in in_order(state) if state.table[c].dwarves[seat] >= state.table[c].kind.needed]


def _where(state: Dwar7sState, seat: Seat, cell: str) -> dict[str, Argument]:
    """The arguments of the log for a completed task: the seat, the card and its cell."""
    card = kingdom(state.table[cell].top.name)
    return {"seat": f"seat:{seat}", "card": card, "cell": spoken(cell)}


async def mine(ctx: Dwar7sContext, seat: Seat, cell: str) -> None:
    """Take gems, as far as the pile has them (ruling R13), unless a dragon is in the realm."""
    state = ctx.state
    kind = state.table[cell].kind
    gem = kind.gem
    assert gem is not None
    where = _where(state, seat, cell)
    if stopped(state.table, region(state.table, cell), "mines"):
        ctx.log("dwar7s.log.mine.dragon", **where)
        return
    count = min(kind.amount, pile(state, gem))
    if not count:
        ctx.log("dwar7s.log.mine.empty", gem=f"gem:{gem}", **where)
        return
    state.clans[seat].gems[gem] += count
    state.changed += [f"gems:{seat}", f"pile:{gem}"]
    ctx.log("dwar7s.log.mine", gems=[f"gem:{gem}"] * count, **where)


async def hire(ctx: Dwar7sContext, seat: Seat, cell: str) -> None:
    """An ogre card, which only its drawer sees; the discard pile becomes the deck where that is empty."""
    state = ctx.state
    if ctx.renew(state.ogre_deck, state.ogre_discard):
        ctx.log("dwar7s.log.tavern.shuffle")
    if not state.ogre_deck:
        ctx.log("dwar7s.log.tavern.empty", seat=f"seat:{seat}", cell=spoken(cell))
        return
    ogre = ctx.take(state.ogre_deck)
    insort(state.clans[seat].ogres, ogre)
    state.changed.append(f"ogres:{seat}")
    ctx.log_secret(
        [seat],
        "dwar7s.log.tavern.own",
        "dwar7s.log.tavern",
        secret=("ogre",),
        seat=f"seat:{seat}",
        cell=spoken(cell),
        ogre=f"ogre:{ogre}",
    )


async def trade(ctx: Dwar7sContext, seat: Seat, cell: str) -> None:
    """Pay exactly the gems of an open objective and take it, if the player can and will (rulings R5 and R14).

    A player with as many gems as the cheapest objective costs is asked, whatever their kinds: only the player
    knows those.
    """
    state = ctx.state
    clan = state.clans[seat]
    prices = {name: sum(DATA.trades[name].cost.values()) for name in state.trades}
    if not prices or gem_count(clan) < min(prices.values()):
        ctx.log("dwar7s.log.store", seat=f"seat:{seat}", cell=spoken(cell))
        return
    key = "dwar7s.option.trade"
    options = [
        option("trade", name, key=key, trade=f"trade:{name}", points=DATA.trades[name].points)
        for name in affordable(state, seat)
    ]
    name = bare(await decide(ctx, ask("trade"), [*options, NO_TRADE], secret=True, default=NO_TRADE.id))
    if name == "none":
        ctx.log("dwar7s.log.store", seat=f"seat:{seat}", cell=spoken(cell))
    else:
        _pay(ctx, seat, name, cell)
        _open_trade(ctx)
        completed(ctx, seat)


def affordable(state: Dwar7sState, seat: Seat) -> list[str]:
    """The open objectives for which the seat has the gems."""
    gems = state.clans[seat].gems
    return [n for n in state.trades if all(gems[gem] >= c for gem, c in DATA.trades[n].cost.items())]


def _pay(ctx: Dwar7sContext, seat: Seat, name: str, cell: str) -> None:
    """The gems go back to the piles, and the objective is the seat's for good."""
    state = ctx.state
    cost = DATA.trades[name].cost
    for gem, count in cost.items():
        state.clans[seat].gems[gem] -= count
        state.changed.append(f"pile:{gem}")
    state.trades.remove(name)
    state.clans[seat].trades.append(name)
    state.changed += [f"gems:{seat}", f"objectives:{seat}"]
    gems = [f"gem:{gem}" for gem, count in cost.items() for _ in range(count)]
    told = {"seat": f"seat:{seat}", "trade": f"trade:{name}", "cell": spoken(cell)}
    ctx.log("dwar7s.log.trade", gems=gems, **told)


def _open_trade(ctx: Dwar7sContext) -> None:
    """The next objective of the deck, which may serve the next store at once."""
    state = ctx.state
    if not state.trade_deck:
        ctx.log("dwar7s.log.trade.none")
        return
    fresh = ctx.take(state.trade_deck)
    state.trades.append(fresh)
    state.changed.append(f"trade:{fresh}")
    ctx.log("dwar7s.log.trade.new", trade=f"trade:{fresh}")


async def dig(ctx: Dwar7sContext, seat: Seat, cell: str) -> None:
    """The top card of a stack goes to its bottom and keeps its rotation (rulings R5, R6 and R26)."""
    state = ctx.state
    if monster_in(state.table, region(state.table, cell)):
        ctx.log("dwar7s.log.castle.monster", seat=f"seat:{seat}", cell=spoken(cell))
        return
    cells = diggable(state)
    target = "none"
    if cells:
        state.plan = Plan("dig", cells=cells)
        key = "dwar7s.option.cell.stack"
        options = [
            option("cell", c, key=key, cell=spoken(c), below=kingdom(state.table[c].cards[-2].name))
            for c in cells
        ]
        chosen = await decide(ctx, ask("dig", cell=spoken(cell)), [*options, NO_DIG], default=NO_DIG.id)
        target = bare(chosen)
    if target == "none":
        ctx.log("dwar7s.log.castle", seat=f"seat:{seat}", cell=spoken(cell))
        return
    stack = state.table[target]
    sunk = stack.cards.pop()
    stack.cards.insert(0, sunk)
    state.changed.append(f"cell:{target}")
    ctx.log(
        "dwar7s.log.dig",
        seat=f"seat:{seat}",
        cell=spoken(target),
        home=spoken(cell),
        card=kingdom(sunk.name),
        shown=kingdom(stack.top.name),
    )


def diggable(state: Dwar7sState) -> list[str]:
    """Stacks of two or more cards without dwarves, in regions without a monster."""
    stacks = [c for c in in_order(state) if len(state.table[c].cards) > 1 and not any(state.table[c].dwarves)]
    return [cell for cell in stacks if not monster_in(state.table, region(state.table, cell))]


async def defeat(ctx: Dwar7sContext, seat: Seat, cell: str) -> None:
    """The monster leaves the table and lies with its victor; what it covered shows again (ruling R26)."""
    state = ctx.state
    ctx.log("dwar7s.log.monster", **_where(state, seat, cell))
    stack = state.table[cell]
    state.clans[seat].monsters.append(stack.cards.pop().name)
    if not stack.cards:
        del state.table[cell]
    state.changed.append(f"monsters:{seat}")


EFFECTS: Mapping[Task, Callable[[Dwar7sContext, Seat, str], Awaitable[None]]] = {
    "mine": mine,
    "hire": hire,
    "trade": trade,
    "dig": dig,
    "defeat": defeat,
}
