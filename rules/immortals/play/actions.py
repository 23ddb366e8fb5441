"""The phase of actions: reveal a card and do what it allows, or pass (rules R20 to R25)."""

from rules.core.decisions import Option, Seat, option
from rules.core.play.asking import pick
from rules.core.text import bare, ids
from rules.immortals.components.asks import DECLINE, ask, deed_option, space_label
from rules.immortals.components.board import gain, put_away
from rules.immortals.components.data import BLANK, SPACES, Deed, deeds_of
from rules.immortals.components.state import (
    ImmortalsContext,
    ImmortalsState,
    Player,
    RevealedCard,
    acting,
    active,
)
from rules.immortals.play.deeds import DEEDS, possible

PASS = option("pass", "pass", key="immortals.option.pass")


async def actions(ctx: ImmortalsContext) -> str:
    """One player's turn: reveal a card or pass; a player without cards is paid for waiting (ruling A20)."""
    state = ctx.state
    if not any(player.plan or player.taken for player in state.players):
        state.turn = 0
        return "scoring"
    seat = acting(state)
    player = state.players[seat]
    if not (player.plan or player.taken):
        return "compensation"
    prompt = ask("turn", energy=player.energy, gold=player.gold)
    chosen = await pick(ctx, seat, prompt, [*_spaces(player), PASS])
    if chosen == PASS.id:
        pass_turn(ctx, seat)
        return "compensation"
    if bare(chosen) in player.taken:
        return await come_to_taken(ctx, seat, bare(chosen))
    return reveal(ctx, seat, bare(chosen))


def _spaces(player: Player) -> list[Option]:
    """The spaces that still have a turn: with a card, or with one that was taken away (rule R26)."""
    return [
        option("action", space, key="immortals.option.taken", action=f"action:{space}")
        if space in player.taken
        else Option(id=f"action:{space}", label=space_label(space, player.tribes))
        for space in SPACES
        if space in player.plan or space in player.taken
    ]


async def come_to_taken(ctx: ImmortalsContext, seat: Seat, space: str) -> str:
    """A planned action whose card was taken away can't be done, and is compensated (rule R26)."""
    state = ctx.state
    state.battle = None
    state.players[seat].taken.remove(space)
    state.changed.append(f"action:{space}")
    ctx.log("immortals.log.impossible", seat=f"seat:{seat}", action=f"action:{space}")
    await compensate(ctx, seat)
    return end_turn(state)


def pass_turn(ctx: ImmortalsContext, seat: Seat) -> None:
    """Return all cards that are still placed to the hand (rule R22)."""
    player = ctx.state.players[seat]
    ctx.state.battle = None
    ctx.state.changed += ids("action", (*player.plan, *player.taken))
    player.hand += player.plan.values()
    player.plan, player.taken = {}, []
    ctx.log("immortals.log.pass", seat=f"seat:{seat}")


def reveal(ctx: ImmortalsContext, seat: Seat, space: str) -> str:
    """Turn up the card of a space; the next phase. A blank among blanks is a pass (rulings A21 and A33)."""
    state = ctx.state
    ctx.seal()
    player = state.players[seat]
    card = player.plan[space]
    state.battle = None
    state.action = RevealedCard(seat, space, card)
    state.changed.append(f"action:{space}")
    ctx.log("immortals.log.reveals", seat=f"seat:{seat}", action=f"action:{space}", card=card)
    only_blanks = set(player.plan.values()) == {BLANK} and not player.taken
    del player.plan[space]
    if only_blanks:
        pass_turn(ctx, seat)
    return "deed"


async def deed(ctx: ImmortalsContext) -> str:
    """Ask what to do with the revealed card, and do it; what can't be done is compensated (rule R21)."""
    state = ctx.state
    action = active(state)
    deeds = [d for d in revealed_deeds(state) if possible(state, action, d)]
    args = {"seat": f"seat:{action.seat}", "action": f"action:{action.space}"}
    if not deeds:
        if action.card != BLANK:
            ctx.log("immortals.log.impossible", **args)
        return "compensation"
    player = state.players[action.seat]
    wealth = {"energy": player.energy, "gold": player.gold}
    prompt = ask("deed", card=action.card, action=f"action:{action.space}", **wealth)
    options = [*(deed_option(d, d.cost) for d in deeds), DECLINE]
    chosen = await pick(ctx, action.seat, prompt, options)
    if chosen == DECLINE.id:
        ctx.log("immortals.log.declined", **args)
        return "compensation"
    await do(ctx, next(d for d in deeds if d.id == chosen))
    put_away(state, done=True)
    return end_turn(state)


def revealed_deeds(state: ImmortalsState) -> tuple[Deed, ...]:
    """The deeds that the revealed card allows on its space."""
    action = active(state)
    return deeds_of(action.space, action.card, state.players[action.seat].tribes)


async def do(ctx: ImmortalsContext, chosen: Deed) -> None:
    """Carry out a deed that is possible."""
    await DEEDS[chosen.kind].do(ctx, active(ctx.state), chosen)


async def compensation(ctx: ImmortalsContext) -> str:
    """Give energy or gold for a card that did nothing, for a pass, or for waiting (R21 and R22)."""
    state = ctx.state
    await compensate(ctx, acting(state), standing=None if state.action else "wait")
    if state.action:
        put_away(state, done=False)
    return end_turn(state)


async def compensate(ctx: ImmortalsContext, seat: Seat, *, standing: str | None = None) -> None:
    """Let the seat take one energy or gold.

    `standing`: the window for a player who has passed, turn after turn.
    """
    options = [
        option("wealth", kind, key="immortals.option.gain", wealth=f"wealth:{kind}")
        for kind in ("energy", "gold")
    ]
    prompt, energy = ask("compensation"), options[0].id
    chosen = bare(await pick(ctx, seat, prompt, options, default=energy, standing=standing))
    gain(ctx.state, seat, energy=int(chosen == "energy"), gold=int(chosen == "gold"))
    ctx.log("immortals.log.compensation", seat=f"seat:{seat}", wealth=f"wealth:{chosen}")


def end_turn(state: ImmortalsState) -> str:
    """The next seat's turn."""
    state.turn = (state.turn + 1) % state.seats
    return "actions"
