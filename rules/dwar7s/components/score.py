"""The end: what counts, who wins, and how it is told (sheet rules 16 and 17; rulebook, "Vencendo o Jogo")."""

from rules.core.decisions import Seat
from rules.core.flow import Result
from rules.core.text import Text
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.objectives import holds, reveal
from rules.dwar7s.components.realm import points, realm
from rules.dwar7s.components.state import Dwar7sContext, Dwar7sState, from_active, on_table

CATEGORIES = ("trades", "secret", "monsters", "gems", "realm")


def scores(state: Dwar7sState, seat: Seat) -> dict[str, int]:
    """The VP of a seat by category as things stand; a secret objective counts once it is revealed."""
    clan = state.clans[seat]
    return {
        "trades": sum(DATA.trades[trade].points for trade in clan.trades),
        "secret": DATA.secrets[clan.secret].points if clan.revealed else 0,
        "monsters": DATA.monster_points * len(clan.monsters),
        "gems": sum(DATA.gems[gem].points * count for gem, count in clan.gems.items()),
        "realm": points(state.table, realm(state.table, seat)),
    }


def marks(state: Dwar7sState) -> list[tuple[int, int, int]]:
    """The marks of each seat: all VP, then cards of the realm, then dwarves on the table (rule 17)."""
    return [
        (sum(scores(state, seat).values()), len(realm(state.table, seat)), on_table(state, seat))
        for seat in range(state.seats)
    ]


def ranks(state: Dwar7sState) -> tuple[int, ...]:
    """The place of each seat; seats that are equal in everything share it."""
    found = marks(state)
    return tuple(1 + sum(other > mine for other in found) for mine in found)


def result(ctx: Dwar7sContext, why: Text) -> Result:
    """Reveal what secret objectives still hold, count, and tell of it; `why` the game is over."""
    state = ctx.state
    state.phase = "over"
    for seat in from_active(state):
        if not state.clans[seat].revealed and holds(state, seat):
            reveal(ctx, seat)
    counted = [scores(state, seat) for seat in range(state.seats)]
    found = marks(state)
    for seat, (total, _, _) in enumerate(found):
        ctx.log("dwar7s.log.score", seat=f"seat:{seat}", points=total)
    _tell_tie(ctx, found)
    sheet = {name: tuple(score[name] for score in counted) for name in CATEGORIES}
    sheet["cards"] = tuple(cards for _, cards, _ in found)
    sheet["dwarves"] = tuple(dwarves for _, _, dwarves in found)
    sheet["total"] = tuple(total for total, _, _ in found)
    return Result(places=ranks(state), sheet=sheet, why=why)


def _tell_tie(ctx: Dwar7sContext, found: list[tuple[int, int, int]]) -> None:
    """Log the tie-breaker that decided among players with equal VP, if one did."""
    best = max(found)
    level = [mark for mark in found if mark[0] == best[0]]
    if len(level) == 1 or level.count(best) > 1:
        return
    seat = f"seat:{found.index(best)}"
    if [mark[1] for mark in level].count(best[1]) == 1:
        ctx.log("dwar7s.over.tie.realm", seat=seat, cards=best[1])
    else:
        ctx.log("dwar7s.over.tie.dwarves", seat=seat, dwarves=best[2])
