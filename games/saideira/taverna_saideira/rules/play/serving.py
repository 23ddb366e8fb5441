"""The second half of a round: each in order serves a guest."""

from rules.core.decisions import Seat
from rules.core.flow import GameContext, Result
from rules.core.play.asking import pick
from rules.core.text import Text, bare
from taverna_saideira.rules.components import asks
from taverna_saideira.rules.components.data import DATA, KINDS
from taverna_saideira.rules.components.score import brings, coins_of, places, totals
from taverna_saideira.rules.components.state import SaideiraState

T = GameContext[SaideiraState]


async def serve(ctx: T) -> str:
    """Let one seat choose a guest; the last one gets the guest who is left (rule 4)."""
    state = ctx.state
    seat = state.waiting[0]
    options = asks.cards("guest", state.counter)
    guest = bare(await pick(ctx, seat, asks.ask("serve"), options))
    _seated(ctx, seat, guest)
    state.waiting.pop(0)
    if len(state.waiting) == 1:
        _seated(ctx, state.waiting.pop(), state.counter[0])
    return "serve" if state.waiting else _evening(ctx)


def _seated(ctx: T, seat: Seat, guest: str) -> None:
    """A guest moves from the counter to a table; with a brawler a drink is drawn (rule 4)."""
    state = ctx.state
    brought = brings(state.tables[seat], guest)
    state.counter.remove(guest)
    state.tables[seat].append(guest)
    state.changed += [f"table:{seat}", f"guest:{guest}"]
    facts = {"more": max(0, brought), "less": max(0, -brought), "total": totals(state)[seat], "told": 1}
    ctx.log("saideira.log.serves", seat=f"seat:{seat}", guest=f"guest:{guest}", **facts)
    if DATA.guests[guest].kind == "brawler":
        drink = ctx.take(state.cellar)
        state.hands[seat].append(drink)
        state.changed.append(f"hand:{seat}")
        told = {"seat": f"seat:{seat}", "drink": f"drink:{drink}"}
        ctx.log_secret([seat], "saideira.log.draws.own", "saideira.log.draws", secret=["drink"], **told)


def _evening(ctx: T) -> str:
    """Clear the counter. The next guests sit down, or it is time to go (rule 6)."""
    state = ctx.state
    state.gone += [*state.poured, *filter(None, state.spent)]
    if state.round == DATA.rounds:
        state.phase = "over"
        ctx.end(result(state))
    state.poured, state.strengths, state.spent = [], [], []
    state.round += 1
    state.first = (state.first + 1) % state.seats
    state.counter = [ctx.take(state.queue) for _ in range(state.seats)]
    state.changed.append("counter")
    return "pour"


def result(state: SaideiraState) -> Result:
    """The result of the game."""
    scores = [coins_of(table) for table in state.tables]
    sheet = {kind: tuple(score[kind] for score in scores) for kind in KINDS}
    sheet |= {"toast": tuple(state.coins), "total": totals(state)}
    why = Text(key="saideira.over.rounds", args={"count": DATA.rounds})
    return Result(places=places(state), sheet=sheet, why=why)
