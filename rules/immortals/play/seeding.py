"""From the draft to the first round (rules R13 to R16; rulebook, feeding the tower)."""

from rules.core.decisions import Seat, part
from rules.core.play.turns import following
from rules.immortals.components.asks import ask, split
from rules.immortals.components.board import gain
from rules.immortals.components.data import DATA, REALMS
from rules.immortals.components.state import ImmortalsContext, acting
from rules.immortals.components.tower import drop
from rules.immortals.play.draft import groups_left


async def rest(ctx: ImmortalsContext) -> str:
    """Move groups that could never be placed to one player's limbos (ruling A26)."""
    seat = acting(ctx.state)
    player = ctx.state.players[seat]
    armies = sum(groups_left(player))
    if armies:
        given = await _split(ctx, seat, armies, fell=False)
        player.groups = {realm: [] for realm in REALMS}
        ctx.log("immortals.log.rest", seat=f"seat:{seat}", armies=armies, **given)
    return following(ctx.state, "seeding")


async def _split(ctx: ImmortalsContext, seat: Seat, armies: int, *, fell: bool = True) -> dict[str, int]:
    """The seat divides armies over its limbos; how many go to each. `fell`: out of the tower."""
    prompt = ask("limbos", armies=armies, fell=int(fell))
    given = await split(ctx, seat, prompt, [part("limbo", name, armies) for name in REALMS], armies, armies)
    for realm, count in given.items():
        ctx.state.players[seat].limbo[realm] += count
    ctx.state.changed.append(f"limbo:{seat}")
    return given


async def seeding(ctx: ImmortalsContext) -> str:
    """Start values, the conflict deck, the first armies in limbo, and the first drop (rules R13 to R15)."""
    state = ctx.state
    _end_draft(ctx)
    for seat, player in enumerate(state.players):
        starts = [DATA.tribes[tribe].start for tribe in player.tribes.values()]
        energy, gold = sum(start.energy for start in starts), sum(start.gold for start in starts)
        gain(state, seat, energy=energy, gold=gold)
        ctx.log("immortals.log.start", seat=f"seat:{seat}", energy=energy, gold=gold)
        for realm in REALMS:
            player.limbo[realm] += DATA.limbo_start
        player.supply -= len(REALMS) * DATA.limbo_start + DATA.seed_armies
    ctx.log("immortals.log.limbo", armies=DATA.limbo_start)
    state.inhabitants -= DATA.seed_inhabitants
    fell = drop(ctx, [DATA.seed_armies] * state.seats + [DATA.seed_inhabitants], told="seeded")
    ctx.log("immortals.log.tray", inhabitants=min(fell[-1], DATA.seed_tray))
    for player, count in zip(state.players, fell, strict=False):
        player.fallen = count
    state.tray[-1] = min(fell[-1], DATA.seed_tray)
    state.inhabitants += fell[-1] - state.tray[-1]
    return "limbos"


def _end_draft(ctx: ImmortalsContext) -> None:
    """Make one deck of all conflict cards that are in no hand."""
    state = ctx.state
    drafted = [card for player in state.players for card in player.draft]
    decks = [card for deck in state.draft_decks.values() for card in deck]
    state.deck = [*decks, *state.discard, *drafted]
    ctx.shuffle(state.deck)
    state.discard, state.draft_realms, state.drafts = [], [], 0
    state.draft_decks = {realm: [] for realm in REALMS}
    for player in state.players:
        player.draft = []


async def limbos(ctx: ImmortalsContext) -> str:
    """One player divides their fallen armies over their limbos (rule R15)."""
    state = ctx.state
    seat = acting(state)
    player = state.players[seat]
    if player.fallen:
        given = await _split(ctx, seat, player.fallen)
        player.fallen = 0
        ctx.log("immortals.log.limbos", seat=f"seat:{seat}", **given)
    return following(state, "round")
