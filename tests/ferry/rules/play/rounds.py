"""A round: all load in secret, whoever wants adds a second crate, then each seat has a turn at the quay."""

from collections.abc import Mapping

from rules.core.decisions import Answer, Seat
from rules.core.flow import GameContext, Result
from rules.core.text import Text
from tests.ferry.rules.components import asks
from tests.ferry.rules.components.state import FerryState, places, weight

T = GameContext[FerryState]


async def load(ctx: T) -> str:
    """All at once, in secret (rule 2). How many crates a hand holds is known to all."""
    state = ctx.state
    answers = await ctx.together({seat: asks.load(state, seat) for seat in holders(state)})
    state.sailed += [crate for crates in state.loaded for crate in crates]
    state.loaded = [[] for _ in range(state.seats)]
    aboard(ctx, answers, "ferry.log.loads")
    return "second"


async def second(ctx: T) -> str:
    """Let a seat that still holds a crate send it after the first (rule 3); the heaviest load scores."""
    state = ctx.state
    answers = await ctx.together({seat: asks.second(state, seat) for seat in holders(state)})
    aboard(ctx, answers, "ferry.log.adds")
    weights = [weight(crates) for crates in state.loaded]
    if max(weights):
        winner = weights.index(max(weights))
        state.points[winner] += 1
        state.changed.append(f"points:{winner}")
        ctx.log("ferry.log.scores", seat=f"seat:{winner}", weight=max(weights))
    state.turn = 0
    return "quay"


async def quay(ctx: T) -> str:
    """One seat draws or rests, in public (rule 4)."""
    state, seat = ctx.state, ctx.state.turn
    chosen = await ctx.pick(seat, asks.ask("quay"), asks.quay(state), default=asks.REST)
    state.changed = []
    if chosen == asks.DRAW:
        draw(ctx, seat)
    else:
        ctx.log("ferry.log.rests", seat=f"seat:{seat}")
    return following(ctx)


def holders(state: FerryState) -> list[Seat]:
    """The seats that hold a crate."""
    return [seat for seat in range(state.seats) if state.hands[seat]]


def aboard(ctx: T, answers: Mapping[Seat, Answer], key: str) -> None:
    """Put down the crates that were chosen, for all to see."""
    ctx.state.changed = []
    for seat, answer in answers.items():
        assert isinstance(answer, list)
        if answer != [asks.PASS]:
            crate = answer[0].removeprefix("crate:")
            ctx.state.hands[seat].remove(crate)
            ctx.state.loaded[seat].append(crate)
            ctx.state.changed.append(answer[0])
            ctx.log(key, seat=f"seat:{seat}", crate=answer[0])


def draw(ctx: T, seat: Seat) -> None:
    """The top of the pile; only the drawer learns which crate it is."""
    crate = ctx.take(ctx.state.pile)
    ctx.state.hands[seat].append(crate)
    ctx.state.changed = [f"hand:{seat}", "pile"]
    told = {"seat": f"seat:{seat}", "crate": f"crate:{crate}"}
    ctx.log_secret([seat], "ferry.log.drew.own", "ferry.log.drew", secret=["crate"], **told)


def following(ctx: T) -> str:
    """The next seat, the next round, or the end (rule 5)."""
    state = ctx.state
    state.turn += 1
    if state.turn < state.seats:
        return "quay"
    if state.round == state.rounds:
        state.phase = "over"
        ctx.end(result(state))
    state.round += 1
    return "load"


def result(state: FerryState) -> Result:
    """Return the winner."""
    kept = tuple(len(hand) for hand in state.hands)
    why = Text(key="ferry.over.rounds", args={"count": state.rounds})
    return Result(places=places(state), sheet={"kept": kept, "total": tuple(state.points)}, why=why)
