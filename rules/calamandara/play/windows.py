"""Windows in which several travellers may react with a Memory Card (sheet rules 4.0, 4.2, 9.3 and 14.1a)."""

from collections.abc import Mapping

from rules.calamandara.components.affected import affected_by_block
from rules.calamandara.components.asks import act, ask, memories
from rules.calamandara.components.data import DATA, Window
from rules.calamandara.components.state import CalamandaraContext, CalamandaraState, left_of, shown
from rules.calamandara.play.memories import play_memory, playable
from rules.core.decisions import Choose, Seat
from rules.core.play.asking import chosen_of
from rules.core.play.turns import clockwise
from rules.core.text import Text, bare

WINDOWS: Mapping[str, Window] = {"opening": "turn_start", "reaction": "event", "last_call": "before_phase_1"}
PASS = act("pass", "pass", None)


async def round_of_offers(ctx: CalamandaraContext, window: Window) -> bool:
    """Ask everybody who may still play in this window; the first offer is played, others are returned.

    False if nobody offered a card, which closes the window. Otherwise ask again, because the position has
    changed.
    """
    state = ctx.state
    asked = askable(state, window)
    answers = await ctx.together({seat: _question(state, seat, window) for seat in asked})
    if answers:
        state.changed.clear()
    for seat in asked:
        card = bare(chosen_of(answers[seat]))
        if card != "pass":
            state.turn.played.append(seat)
            await play_memory(ctx, seat, card)
            return True
    state.turn.played.clear()
    return False


def askable(state: CalamandaraState, window: Window) -> list[Seat]:
    """The seats that may still play, in the order in which cards take effect: all with any card in hand."""
    return [
        seat
        for seat in _order(state, window)
        if state.travellers[seat].hand and seat not in state.turn.played
    ]


def _order(state: CalamandaraState, window: Window) -> list[Seat]:
    first, *others = clockwise(state.seats, state.turn.seat)
    if window == "event":
        return [first, *others]
    return [*others, first] if window == "turn_start" else others


def _question(state: CalamandaraState, seat: Seat, window: Window) -> Choose:
    return Choose(
        seat=seat,
        prompt=_prompt(state, seat, window),
        options=(PASS, *memories(playable(state, seat, window))),
        secret=True,
        default=[PASS.id],
        standing=_standing(state, seat, window),
    )


def _prompt(state: CalamandaraState, seat: Seat, window: Window) -> Text:
    active = f"seat:{state.turn.seat}"
    if window == "event":
        return ask("event", event=f"event:{shown(state).event}", seat=active)
    if seat == state.turn.seat:
        return ask("turn_start.own")
    return ask(window, seat=active, lost=int(state.turn.lost))


def _standing(state: CalamandaraState, seat: Seat, window: Window) -> str:
    if window == "event":
        return "event" if concerned(state, seat) else "event_far"
    return "turn_own" if seat == state.turn.seat else window


def concerned(state: CalamandaraState, seat: Seat) -> bool:
    """Check whether the Event card affects a traveller now, or lets the right neighbour touch their board."""
    reveal = shown(state)
    for block, found in zip(DATA.events[reveal.event].blocks, affected_by_block(state, reveal), strict=True):
        if seat in found:
            return True
        if block.reaches_left and seat in [left_of(state, other) for other in found]:
            return True
    return False
