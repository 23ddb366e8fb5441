"""Objectives: the conditions of the secret ones, and what the third one brings (sheet rules 14 and 15)."""

from rules.core.decisions import Seat
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.realm import points, realm
from rules.dwar7s.components.state import Dwar7sContext, Dwar7sState, from_active, objectives


def progress(state: Dwar7sState, seat: Seat) -> dict[str, int]:
    """Count a seat's things of each kind that secret objectives ask for (see `Secret.needs`)."""
    clan = state.clans[seat]
    mine = realm(state.table, seat)
    sieges = [s for s in state.table.values() if s.kind.monster and s.dwarves[seat] >= DATA.siege_dwarves]
    return {
        "cards": len(mine),
        "points": points(state.table, mine),
        "monsters": len(clan.monsters),
        "sieges": len(sieges),
        "ogres": len(clan.ogres),
        **{gem: clan.gems[gem] for gem in GEMS},
    }


def holds(state: Dwar7sState, seat: Seat) -> bool:
    """Check whether the condition of the seat's secret objective holds now."""
    has = progress(state, seat)
    return all(has[thing] >= count for thing, count in DATA.secrets[state.clans[seat].secret].needs.items())


def reveals_himself(state: Dwar7sState, seat: Seat) -> bool:
    """Check whether the seat has turned the switch off, so that it decides when to reveal its objective.

    It is asked whether or not the objective holds: a question asked only then would tell everybody that it
    does.
    """
    clan = state.clans[seat]
    return not clan.switch and not clan.revealed


def reveal_held(ctx: Dwar7sContext) -> None:
    """Reveal the secret objectives that hold, if the switch is on, from the active player on (ruling R10)."""
    for seat in from_active(ctx.state):
        clan = ctx.state.clans[seat]
        if clan.switch and not clan.revealed and holds(ctx.state, seat):
            reveal(ctx, seat)


def reveal(ctx: Dwar7sContext, seat: Seat) -> None:
    """The secret objective is completed, for ever (ruling R11). Its condition holds. Closes undo."""
    clan = ctx.state.clans[seat]
    clan.revealed = True
    ctx.seal()
    ctx.state.changed.append(f"objectives:{seat}")
    ctx.log("dwar7s.log.reveal", seat=f"seat:{seat}", secret=f"secret:{clan.secret}")
    completed(ctx, seat)


def completed(ctx: Dwar7sContext, seat: Seat) -> None:
    """Make this round the last one if the seat has its third objective (rule 15)."""
    enough = objectives(ctx.state.clans[seat]) >= DATA.objectives_to_end
    if enough and not ctx.state.ending and ctx.state.phase != "over":
        ctx.state.ending = True
        ctx.log("dwar7s.log.last", seat=f"seat:{seat}")
