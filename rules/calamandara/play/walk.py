"""Phase 3, Walk: up to two steps, one after the other (sheet rule 4.5)."""

from collections.abc import Sequence
from typing import cast

from rules.calamandara.components.asks import act, ask, memories
from rules.calamandara.components.cells import CENTRE_CELL
from rules.calamandara.components.movement import Kind, Step, steps
from rules.calamandara.components.movement import walk as take_step
from rules.calamandara.components.state import CalamandaraContext, acting, said, steps_left
from rules.calamandara.play.memories import play_memory, playable
from rules.core.decisions import Option, option
from rules.core.play.asking import pick

STAY = act("end", "walk.end", None)


async def walk(ctx: CalamandaraContext) -> str:
    """One step, one Memory Card, or the end of the phase.

    A traveller with a card in hand is asked even without steps left, as long as there is one to take: nobody
    should learn whether the card is Passos Emprestados.
    """
    state = ctx.state
    turn = state.turn
    seat = turn.seat
    ways = steps(state, seat, leap=not turn.leaped)
    cards = bool(acting(state).hand) and seat not in turn.played
    if not ways or not (steps_left(state) > 0 or cards):
        turn.played.clear()
        return "remember"
    offered = step_options(ways) if steps_left(state) > 0 else []
    hidden = memories(playable(state, seat, "phase_3")) if cards else []
    prompt = ask("walk", left=max(0, steps_left(state)))
    chosen = await pick(ctx, seat, prompt, [STAY, *offered, *hidden], default=STAY.id)
    kind, _, name = chosen.partition(":")
    if chosen == STAY.id:
        turn.played.clear()
        return "remember"
    if kind == "memory":
        turn.played.append(seat)
        await play_memory(ctx, seat, name)
        return "walk"
    step = taken(chosen)
    turn.steps += 1
    turn.leaped = turn.leaped or step.kind == "leap"
    take_step(ctx, seat, step)
    return "walk"


def step_options(ways: Sequence[Step]) -> list[Option]:
    """Steps as options: `walk:b3`, `tunnel:c2`, `leap:b4`."""
    return [_step_option(way) for way in ways]


def _step_option(way: Step) -> Option:
    words = "centre" if way.cell == CENTRE_CELL else way.kind
    key, group = f"calamandara.option.{words}", f"group:{way.kind}s"
    return option(way.kind, way.cell, key=key, group=group, cell=said(way.cell))


def taken(ident: str) -> Step:
    """The step of an option."""
    kind, _, cell = ident.partition(":")
    return Step(cast(Kind, kind), cell)
