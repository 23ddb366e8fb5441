"""The tasks of a turn: actions, and ogre cards between them (sheet rules 10 and 11; rulebook, "Tarefas")."""

from rules.core.decisions import Option, Seat, option
from rules.core.text import bare
from rules.dwar7s.components.asks import ask, decide, kingdom, pick_cell
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.dwarves import card_options, cells_of, in_order, shift, steps
from rules.dwar7s.components.objectives import reveal_held, reveals_himself
from rules.dwar7s.components.realm import castle_cell, realm, region, stopped
from rules.dwar7s.components.state import Dwar7sContext, Dwar7sState, Plan, acting, pool, spoken
from rules.dwar7s.play.building import build
from rules.dwar7s.play.ogres import OGRES, playable

END = option("task", "end", key="dwar7s.option.end")
MOVE = option("task", "move", key="dwar7s.option.move", group="group:dwarves")


def actions_allowed(state: Dwar7sState) -> int:
    """Count the actions that the active player has in this turn as the table stands: three or four.

    The fourth is for one's own castle on the table with no ice giant in its region (rulings R2 and R3).
    """
    home = castle_cell(state.table, acting(state))
    if home is None or stopped(state.table, region(state.table, home), "actions"):
        return DATA.actions
    return DATA.actions + state.table[home].kind.actions


async def tasks(ctx: Dwar7sContext) -> str:
    """One action or ogre card; the tasks are over when nothing is left to be done or the player says so.

    A player who holds an ogre card is asked even without an action left, so that the pause reveals nothing
    about the card. So is a player who reveals the secret objective by hand, whether or not it holds (ruling
    R10).
    """
    state = ctx.state
    seat = acting(state)
    left = max(actions_allowed(state) - state.used, 0)
    actions = possible_actions(state, seat) if left else []
    own_moment = reveals_himself(state, seat)
    if not actions and not state.clans[seat].ogres and not own_moment:
        return "resolution"
    end = [END] if state.opened else []  # the first card must be built (ruling R16)
    offered = [*actions, *end, *playable(state, seat)]
    prompt = ask("task", left=left, pool=pool(state, seat))
    window = None if actions or own_moment else "ogres"  # nothing but ogre cards is left
    chosen = await decide(ctx, prompt, offered, default=END.id if end else None, standing=window)
    state.asked = seat
    if chosen == END.id:
        state.stirred = state.stirred or seat in ctx.late
        ctx.log("dwar7s.log.end", seat=f"seat:{seat}")
        return "resolution"
    await _do(ctx, seat, chosen)
    state.stirred = True
    state.plan = None
    reveal_held(ctx)
    return "tasks"


async def _do(ctx: Dwar7sContext, seat: Seat, chosen: str) -> None:
    """Carry out a choice: an ogre card is free, all else is an action."""
    kind, name = chosen.partition(":")[0], bare(chosen)
    if kind == "ogre":
        await OGRES[name].play(ctx, seat)
        return
    if kind == "kingdom":
        await build(ctx, seat, name)
    elif name == "place":
        await place(ctx, seat)
    else:
        await move(ctx, seat)
    ctx.state.used += 1
    if ctx.state.used > DATA.actions:
        ctx.log("dwar7s.log.extra", seat=f"seat:{seat}")


def possible_actions(state: Dwar7sState, seat: Seat) -> list[Option]:
    """A card to build (there is always a place for it), a dwarf to place, a dwarf to move."""
    key = "dwar7s.option.build"
    found = [
        option("kingdom", kind, key=key, group="group:cards", card=f"kingdom:{kind}")
        for kind in state.clans[seat].kingdom
    ]
    waiting = pool(state, seat)
    if waiting and any(stack.free for stack in state.table.values()):
        key = "dwar7s.option.place"
        found.append(option("task", "place", key=key, group="group:dwarves", pool=waiting))
    if any(steps(state, cell) for cell in cells_of(state, seat)):
        found.append(MOVE)
    return found


async def place(ctx: Dwar7sContext, seat: Seat) -> None:
    """A dwarf from the pool on any free space, whoever owns the card (rule 10b, ruling R28)."""
    state = ctx.state
    places = card_options(state, [cell for cell in in_order(state) if state.table[cell].free], seat)
    near = [*cells_of(state, seat), *realm(state.table, seat)]
    cell = await pick_cell(ctx, Plan("place"), "place.cell", places, near=near, pool=pool(state, seat))
    stack = state.table[cell]
    stack.dwarves[seat] += 1
    state.changed += [f"cell:{cell}", f"pool:{seat}"]
    ctx.log("dwar7s.log.place", seat=f"seat:{seat}", card=kingdom(stack.top.name), cell=spoken(cell))


async def move(ctx: Dwar7sContext, seat: Seat) -> None:
    """A dwarf goes to a linked neighbouring card with a free space (rule 10c)."""
    state = ctx.state
    plan = Plan("move", seat=seat)
    movable = [cell for cell in cells_of(state, seat) if steps(state, cell)]
    plan.cell = await pick_cell(ctx, plan, "move.from", card_options(state, movable, seat))
    start = kingdom(state.table[plan.cell].top.name)
    ends = card_options(state, steps(state, plan.cell), seat)
    cell = await pick_cell(ctx, plan, "move.to", ends, card=start, cell=spoken(plan.cell))
    shift(state, seat, plan.cell, cell)
    ctx.log(
        "dwar7s.log.move",
        seat=f"seat:{seat}",
        card=kingdom(state.table[cell].top.name),
        cell=spoken(cell),
        left=start,
        start=spoken(plan.cell),
    )
