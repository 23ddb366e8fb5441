"""The phases around attack and recruiting, in the order of the rulebook (sheet rules 2 to 8, 10 and 11)."""

from rules.bellum.components.asks import ask
from rules.bellum.components.data import DATA, FACES
from rules.bellum.components.realm import finders
from rules.bellum.components.score import result
from rules.bellum.components.state import BellumContext, BellumState, acting, active_row, change, chest_count
from rules.bellum.components.supply import draw_chest, give
from rules.core.decisions import Option, Seat, option
from rules.core.play.asking import pick
from rules.core.play.turns import clockwise, following
from rules.core.text import Text, bare, ids

LEFT = option("side", "left", key="bellum.option.left")
RIGHT = option("side", "right", key="bellum.option.right")
PASS = option("reroll", "pass", key="bellum.option.reroll.pass")
BARREL = option("reroll", "barrel", key="bellum.option.reroll.barrel")
SPELL = option("reroll", "spell", key="bellum.option.reroll.spell")


async def setup(ctx: BellumContext) -> str:
    """Log the set-up (rules 1 to 4); castles are dealt, or chosen next (ruling R2)."""
    state = ctx.state
    ctx.log("bellum.log.captain", seat=f"seat:{state.captain}")
    ctx.log("bellum.log.places", places=ids("place", state.places))
    if state.castles_chosen:
        return "castles"
    for seat in clockwise(state.seats, state.captain):
        ctx.log("bellum.log.castle.dealt", seat=f"seat:{seat}", castle=f"castle:{state.lords[seat].castle}")
    deal_goblins(ctx)
    return "goblins"


async def castles(ctx: BellumContext) -> str:
    """One player takes a castle; the last of five takes the one that is left (ruling R2)."""
    state = ctx.state
    seat = acting(state)
    castle = state.castles[0]
    if len(state.castles) > 1:
        options = [option("castle", name) for name in state.castles]
        castle = bare(await pick(ctx, seat, ask("castle"), options))
    state.castles.remove(castle)
    state.lords[seat].castle = castle
    ctx.log("bellum.log.castle.chosen", seat=f"seat:{seat}", castle=f"castle:{castle}")
    then = following(state, "goblins")
    if then == "goblins":
        state.castles.clear()
        deal_goblins(ctx)
    return then


def deal_goblins(ctx: BellumContext) -> None:
    """Deal two face-up goblins to each player; the others leave the game (rule 2)."""
    state = ctx.state
    for seat in clockwise(state.seats, state.captain):
        dealt = [ctx.take(state.goblins) for _ in range(DATA.goblins_each)]
        state.lords[seat].unplaced = dealt
        ctx.log("bellum.log.goblins", seat=f"seat:{seat}", goblins=ids("creature", dealt))
    state.goblins.clear()


async def goblins(ctx: BellumContext) -> str:
    """One player puts each goblin to the left or to the right (rule 2)."""
    state = ctx.state
    seat = acting(state)
    for goblin in list(state.lords[seat].unplaced):
        prompt = ask("goblin", creature=f"creature:{goblin}")
        side = await pick(ctx, seat, prompt, [LEFT, RIGHT])
        put(state, seat, goblin, side)
        ctx.log("bellum.log.goblin", seat=f"seat:{seat}", goblin=f"creature:{goblin}", side=side)
    return following(state, "roll")


def put(state: BellumState, seat: Seat, creature: str, side: str) -> None:
    """Place a creature for good: `side:left` or `side:right` (rule 13)."""
    lord = state.lords[seat]
    lord.unplaced.remove(creature)
    (lord.left if side == LEFT.id else lord.right).append(creature)
    state.changed.append(f"creature:{creature}")


async def roll(ctx: BellumContext) -> str:
    """A day begins with the Captain's roll (rule 6)."""
    ctx.log("bellum.log.day", day=ctx.state.day, seat=f"seat:{ctx.state.captain}")
    throw(ctx)
    return "horde"


def throw(ctx: BellumContext) -> None:
    """The die decides the active row of the day (rule 6)."""
    ctx.state.die = ctx.roll(len(FACES))
    ctx.state.changed.append("die")
    ctx.log("bellum.log.rolled", seat=f"seat:{ctx.state.captain}", die=ctx.state.die)


async def horde(ctx: BellumContext) -> str:
    """One player may force a reroll; then all are asked again, from the Captain on (rule 6)."""
    state = ctx.state
    seat = acting(state)
    ways = rerolls(state, seat)
    if ways:
        prompt = ask("reroll", die=state.die)
        how = await pick(ctx, seat, prompt, [PASS, *ways], default=PASS.id, standing="reroll")
        ctx.log(f"bellum.log.{how.replace(':', '.')}", seat=f"seat:{seat}")
        if how != PASS.id:
            spend(state, seat, how)
            throw(ctx)
            state.turn = 0
            return "horde"
    return following(state, "resources")


def rerolls(state: BellumState, seat: Seat) -> list[Option]:
    """List the ways to force a reroll: anybody for a barrel, the Captain also with a ready spell (rule 6)."""
    lord = state.lords[seat]
    ways = [BARREL] if lord.tokens["barrel"] else []
    if seat == state.captain and lord.exhausted < lord.tokens["reroll"]:
        ways.append(SPELL)
    return ways


def spend(state: BellumState, seat: Seat, how: str) -> None:
    """A barrel goes back to the tray; a spell is exhausted until the end of the day (rule 6)."""
    if how == BARREL.id:
        change(state, "barrel", seat, -1)
    else:
        state.lords[seat].exhausted += 1
        state.changed.append(f"ready:{seat}")


async def resources(ctx: BellumContext) -> str:
    """Let all seats, from the Captain on, gather the food and glyphs of the active row (rule 7)."""
    state = ctx.state
    gathered = False
    for seat in clockwise(state.seats, state.captain):
        row = active_row(state, seat)
        gained = give(ctx, seat, {"food": row["food"], "glyph": row["glyph"]})
        if gained:
            gathered = True
            ctx.log("bellum.log.resources", seat=f"seat:{seat}", gained=gained)
    if not gathered:
        ctx.log("bellum.log.resources.none")
    return "scouts"


async def scouts(ctx: BellumContext) -> str:
    """Give a metal chest for the most maps; if tied, a wooden one to each of them (rule 8)."""
    state = ctx.state
    maps = {seat: active_row(state, seat)["map"] for seat in clockwise(state.seats, state.captain)}
    best, kind = finders(maps)
    if not best:
        ctx.log("bellum.log.scouts.none")
    elif len(best) == 1:
        ctx.log("bellum.log.scouts.most", seat=f"seat:{best[0]}", maps=maps[best[0]])
    else:
        ctx.log("bellum.log.scouts.tied", seats=ids("seat", best), maps=maps[best[0]])
    for seat in best:
        draw_chest(ctx, seat, kind)
    return "attack"


async def verdict(ctx: BellumContext) -> str:
    """End the game with ten chests after all attacks, or with the last day (rule 10, ruling R16)."""
    state = ctx.state
    rich = [seat for seat in range(state.seats) if chest_count(state.lords[seat]) >= DATA.chests_to_end]
    if rich:
        why = Text(key="bellum.over.chests", args={"seats": ids("seat", rich), "count": DATA.chests_to_end})
    elif state.day >= DATA.max_days:
        why = Text(key="bellum.over.days", args={"days": DATA.max_days})
    else:
        return "recruit"
    return ctx.end(result(ctx, why))


async def evening(ctx: BellumContext) -> str:
    """Show new places, ready the spells, and pass the Captain to the left (rule 11)."""
    state = ctx.state
    deck = state.decks["places"]
    gaps = state.seats - len(state.places)
    fresh = [ctx.take(deck) for _ in range(min(gaps, len(deck)))]
    if fresh:
        state.places += fresh
        state.changed += ids("place", fresh)
        ctx.log("bellum.log.refill", places=ids("place", fresh))
        if not deck:  # told once, with its last card
            ctx.log("bellum.log.empty", deck="deck:places")
    for lord in state.lords:
        lord.exhausted = 0
    state.captain = (state.captain + 1) % state.seats
    state.changed.append("captain")
    state.day += 1
    state.die = 0
    return "roll"
