"""The round and the turn around tasks and resolution, and how the game ends (sheet rules 9, 13 and 15)."""

from rules.core.decisions import option
from rules.core.text import Text, bare, ids
from rules.dwar7s.components.asks import ask, decide
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.objectives import reveal_held
from rules.dwar7s.components.score import result
from rules.dwar7s.components.state import Dwar7sState, Dwar7sTable, acting, hand_size, objectives


async def setup(t: Dwar7sTable) -> str:
    """Tell who begins, and which objectives are open (rules 5 and 9)."""
    t.log("dwar7s.log.first", seat=f"seat:{t.state.first}")
    t.log("dwar7s.log.trades", trades=ids("trade", t.state.trades))
    return "begin"


async def begin(t: Dwar7sTable) -> str:
    """Begin a turn.

    A player who comes again, because the others had nothing to choose, cannot take back anything of the turn
    before.
    """
    state = t.state
    if state.asked == acting(state):
        t.seal()
    state.used = 0
    state.switched = False
    t.log("dwar7s.log.turn", seat=f"seat:{acting(state)}", round=state.round)
    return "tasks"


async def discard(t: Dwar7sTable) -> str:
    """One gem or ogre card of a hand above nine; never kingdom cards (rule 13). Closes undo: it is shown."""
    state = t.state
    seat = acting(state)
    clan = state.clans[seat]
    excess = hand_size(clan) - DATA.hand_limit
    if excess <= 0:
        return "finish"
    options = [option("gem", gem) for gem in GEMS if clan.gems[gem]]
    options += [option("ogre", ogre) for ogre in dict.fromkeys(clan.ogres)]
    chosen = await decide(t, ask("discard", count=excess), options, secret=True)
    name = bare(chosen)
    if chosen.startswith("gem:"):
        clan.gems[name] -= 1
        state.changed += [f"gems:{seat}", f"pile:{name}"]
        t.log("dwar7s.log.discard.gem", seat=f"seat:{seat}", gem=chosen)
    else:
        clan.ogres.remove(name)
        state.ogre_discard.append(name)
        state.changed += [f"ogres:{seat}", f"ogre:{name}"]
        t.log("dwar7s.log.discard.ogre", seat=f"seat:{seat}", ogre=chosen)
    t.seal()
    reveal_held(t)
    return "discard"


async def finish(t: Dwar7sTable) -> str:
    """The next turn, or the end of the round and perhaps of the game (rule 15, ruling R19)."""
    state = t.state
    if state.turn + 1 < state.seats:
        state.turn += 1
        return "begin"
    why = over(state)
    if why:
        return t.end(result(t, why))
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
