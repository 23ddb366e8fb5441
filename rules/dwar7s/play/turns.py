"""The round and the turn around tasks and resolution, and how the game ends (sheet rules 9, 13 and 15)."""

from rules.core.decisions import option
from rules.core.text import Text, bare, ids
from rules.dwar7s.components.asks import ask, decide
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.objectives import reveal_held
from rules.dwar7s.components.score import result
from rules.dwar7s.components.state import Dwar7sContext, Dwar7sState, acting, hand_size, objectives


async def setup(ctx: Dwar7sContext) -> str:
    """Tell who begins, and which objectives are open (rules 5 and 9)."""
    ctx.log("dwar7s.log.first", seat=f"seat:{ctx.state.first}")
    ctx.log("dwar7s.log.trades", trades=ids("trade", ctx.state.trades))
    return "begin"


async def begin(ctx: Dwar7sContext) -> str:
    """Begin a turn.

    A player who comes again, because the others had nothing to choose, cannot take back anything of the turn
    before.
    """
    state = ctx.state
    if state.asked == acting(state):
        ctx.seal()
    state.used = 0
    state.switched = False
    ctx.log("dwar7s.log.turn", seat=f"seat:{acting(state)}", round=state.round)
    return "tasks"


async def discard(ctx: Dwar7sContext) -> str:
    """One gem or ogre card of a hand above nine; never kingdom cards (rule 13). Closes undo: it is shown."""
    state = ctx.state
    seat = acting(state)
    clan = state.clans[seat]
    excess = hand_size(clan) - DATA.hand_limit
    if excess <= 0:
        return "finish"
    options = [option("gem", gem) for gem in GEMS if clan.gems[gem]]
    options += [option("ogre", ogre) for ogre in dict.fromkeys(clan.ogres)]
    chosen = await decide(ctx, ask("discard", count=excess), options, secret=True)
    name = bare(chosen)
    if chosen.startswith("gem:"):
        clan.gems[name] -= 1
        state.changed += [f"gems:{seat}", f"pile:{name}"]
        ctx.log("dwar7s.log.discard.gem", seat=f"seat:{seat}", gem=chosen)
    else:
        clan.ogres.remove(name)
        state.ogre_discard.append(name)
        state.changed += [f"ogres:{seat}", f"ogre:{name}"]
        ctx.log("dwar7s.log.discard.ogre", seat=f"seat:{seat}", ogre=chosen)
    ctx.seal()
    reveal_held(ctx)
    return "discard"


async def finish(ctx: Dwar7sContext) -> str:
    """The next turn, or the end of the round and perhaps of the game (rule 15, ruling R19)."""
    state = ctx.state
    if state.turn + 1 < state.seats:
        state.turn += 1
        return "begin"
    why = over(state)
    if why:
        return ctx.end(result(ctx, why))
    state.turn = 0
    state.round += 1
    state.stirred = False
    return "begin"


def over(state: Dwar7sState) -> Text | None:
    """The reason why the game ends with this round; None if it goes on."""
    if state.ending:
        done = [seat for seat, clan in enumerate(state.clans) if objectives(clan) >= DATA.objectives_to_end]
        return Text(key="dwar7s.over.objectives", args={"seats": ids("seat", done)})
    if not state.stirred:
        return Text(key="dwar7s.over.idle", args={"round": state.round})
    if state.round >= DATA.max_rounds:
        return Text(key="dwar7s.over.rounds", args={"rounds": state.round})
    return None
