"""The Day: turns, tokens and what goes with them (rules R12 to R16; rulebook 3.2 and 3.3)."""

from collections.abc import Awaitable, Callable, Mapping

from rules.core.decisions import Option, Seat, option
from rules.core.play.asking import pick, pick_or_only
from rules.core.text import bare
from rules.kemet.components.asks import ask, things
from rules.kemet.components.board import homes, send_home, troop_at
from rules.kemet.components.data import DATA
from rules.kemet.components.placing import nests, put_beast
from rules.kemet.components.score import leads, result, tell_temporary
from rules.kemet.components.state import God, KemetContext, KemetState, Turn, active
from rules.kemet.components.tokens import (
    empty_spaces,
    gold_left,
    may_end,
    silver_left,
    spaces_open,
    tokens_left,
)
from rules.kemet.play.divine import card_options, play_day_card, playable
from rules.kemet.play.market import Purchase, purchase

DONE = option("turn", "done", key="kemet.option.done")
SILVER = option("token", "silver", key="kemet.option.silver", group="group:extras")
TWIN = "twin_ceremony"
WILL = (
    option("will", "recruit", key="kemet.option.will.recruit"),
    option("will", "move", key="kemet.option.will.move"),
)


async def dawn(ctx: KemetContext) -> str:
    """A Day begins (rule R11)."""
    ctx.state.arrived.clear()
    ctx.log("kemet.log.day", day=ctx.state.day)
    tell_temporary(ctx)
    begin(ctx)
    return "turn"


def begin(ctx: KemetContext) -> None:
    """The turn of the next seat in turn order."""
    state = ctx.state
    seat = state.order[state.done]
    god = state.gods[seat]
    state.turn = Turn(seat, silver=silver_left(god) > 0, gold=bool(gold_left(god)), owned=len(god.tiles))
    ctx.log("kemet.log.turn", seat=f"seat:{seat}")


async def turn(ctx: KemetContext) -> str:
    """One choice of a turn: a token, a creature, a Day card, or the end of the turn (rule R12)."""
    state = ctx.state
    now = active(state)
    god = state.gods[now.seat]
    if not now.started and leads(state, now.seat):
        return ctx.end(result(ctx, now.seat))
    options = [*token_options(state), *beast_options(state)]
    if now.placed:
        if not options and not god.divine:
            return end_turn(ctx)
        if may_end(state, now.seat):
            options.insert(0, DONE)
    options += card_options(playable(state, now.seat))
    if now.placed:
        prompt = ask("extra", prayers=god.prayers)
        default, standing = (DONE.id, "extra") if DONE in options else (None, None)
        chosen = await pick(ctx, now.seat, prompt, options, default=default, standing=standing)
    else:
        prompt = ask("turn", left=tokens_left(god), prayers=god.prayers)
        chosen = await pick(ctx, now.seat, prompt, options)
    kind = chosen.partition(":")[0]
    return await CHOICES[kind](ctx, bare(chosen))


def token_options(state: KemetState) -> list[Option]:
    """The tokens that can be placed now, and where (rules R12, R15)."""
    now = active(state)
    god = state.gods[now.seat]
    found: list[Option] = []
    if not now.placed:
        found += [space_option(god, name) for name in spaces_open(state, now.seat)]
    if now.silver and silver_spaces(state, now.seat):
        found.append(SILVER)
    if now.gold:
        key, group = "kemet.option.gold", "group:extras"
        usable = [
            tile
            for tile in gold_left(god)
            if tile in god.tiles[: now.owned] and (tile != TWIN or used_slots(god))
        ]
        found += [option("tile", tile, key=key, group=group, tile=f"tile:{tile}") for tile in usable]
    return found


def silver_spaces(state: KemetState, seat: Seat) -> list[str]:
    """List the spaces for silver (R15); one space is left for every normal token of the Day."""
    god = state.gods[seat]
    if len(empty_spaces(state, god)) <= tokens_left(god):
        return []
    return spaces_open(state, seat)


def space_option(god: God, name: str) -> Option:
    """An action space; a Buy space is called by its colour."""
    if name in god.slots:
        key = "kemet.option.space.buy"
        return option("space", name, key=key, group="group:spaces", colour=f"colour:{god.slots[name]}")
    return option("space", name, group="group:spaces")


def called(god: God, space: str) -> str:
    """The id that names an action space in the log: a Buy space goes by its colour."""
    return f"buy:{god.slots[space]}" if space in god.slots else f"space:{space}"


def used_slots(god: God) -> list[str]:
    """The Buy spaces through which a tile can be bought once more today (Twin Ceremony)."""
    return [name for name in god.slots if name in god.spaces]


def beast_options(state: KemetState) -> list[Option]:
    """Creatures of the supply that can come into play (ruling A13); each is swapped in once in a turn."""
    now = active(state)
    god = state.gods[now.seat]
    found: list[Option] = []
    for beast in god.beasts:
        name, group = f"beast:{beast}", "group:beasts"
        if nests(state, now.seat):
            found.append(option("put", beast, key="kemet.option.put", group=group, beast=name))
        if not now.started and beast not in now.swapped and housed(state, now.seat):
            found.append(option("swap", beast, key="kemet.option.swap", group=group, beast=name))
    return found


def housed(state: KemetState, seat: Seat) -> list[str]:
    """The seat's creatures that stand in its own districts."""
    troops = [troop_at(state, zone, seat) for zone in homes(state, seat)]
    return [beast for troop in troops if troop for beast in troop.beasts]


async def place_normal(ctx: KemetContext, space: str) -> str:
    """The normal token of this turn."""
    now = active(ctx.state)
    now.placed = True
    ctx.log("kemet.log.space", seat=f"seat:{now.seat}", space=called(ctx.state.gods[now.seat], space))
    return lay(ctx, space, "normal")


async def place_silver(ctx: KemetContext, name: str) -> str:
    """The silver token, on an empty space (rule R15)."""
    now = active(ctx.state)
    god = ctx.state.gods[now.seat]
    spaces = [space_option(god, space) for space in silver_spaces(ctx.state, now.seat)]
    space = bare(await pick(ctx, now.seat, ask("silver"), spaces))
    now.silver = False
    ctx.log("kemet.log.silver", seat=f"seat:{now.seat}", space=called(god, space))
    return lay(ctx, space, "silver")


def lay(ctx: KemetContext, space: str, token: str) -> str:
    """Put a token on a space; the phase that does its action."""
    now = active(ctx.state)
    ctx.state.gods[now.seat].spaces[space] = token
    start_action(ctx, now)
    now.space = space
    ctx.state.changed.append(f"space:{space}")
    return DATA.spaces[space].action


def start_action(ctx: KemetContext, now: Turn) -> None:
    """Start an action. Each is completed before the next (rule R12), and can't be taken back then."""
    if now.started:
        ctx.seal()
    now.started = True
    ctx.state.trail.clear()


async def place_gold(ctx: KemetContext, tile: str) -> str:
    """The gold token of a tile, for what that tile does (rule R15, sheet 5.3)."""
    now = active(ctx.state)
    ctx.state.gods[now.seat].gold_used.append(tile)
    now.gold, now.tile = False, tile
    start_action(ctx, now)
    ctx.state.changed.append("token:gold")
    ctx.log("kemet.log.gold", seat=f"seat:{now.seat}", tile=f"tile:{tile}")
    return await GOLD[tile](ctx)


async def march(ctx: KemetContext) -> str:
    """Surprise Attack and Forced March: a Move action."""
    return "move"


async def divine_will(ctx: KemetContext) -> str:
    """A Recruit or a Move action."""
    return bare(await pick(ctx, active(ctx.state).seat, ask("will"), WILL))


async def twin_ceremony(ctx: KemetContext) -> str:
    """Buy one more tile through a Buy space that was used today."""
    now = active(ctx.state)
    god = ctx.state.gods[now.seat]
    slots = [space_option(god, name) for name in used_slots(god)]
    slot = bare(await pick_or_only(ctx, now.seat, ask("twin"), slots))
    surcharge = DATA.tiles[now.tile].power.surcharge
    await purchase(ctx, now.seat, Purchase(slot, surcharge, again=True))
    return "acted"


GOLD: Mapping[str, Callable[[KemetContext], Awaitable[str]]] = {
    "surprise_attack": march,
    "forced_march": march,
    "divine_will": divine_will,
    TWIN: twin_ceremony,
}
"""What each gold tile does with its token; returns the next phase."""


async def put(ctx: KemetContext, beast: str) -> str:
    """A creature comes into play."""
    seat = active(ctx.state).seat
    zones = nests(ctx.state, seat)
    zone = bare(await pick_or_only(ctx, seat, ask("put", beast=f"beast:{beast}"), things("zone", zones)))
    put_beast(ctx, seat, beast, zone)
    return "turn"


async def swap(ctx: KemetContext, beast: str) -> str:
    """A creature takes the place of another one in an own district (ruling A13)."""
    now = active(ctx.state)
    others = housed(ctx.state, now.seat)
    prompt = ask("swap", beast=f"beast:{beast}")
    other = bare(await pick_or_only(ctx, now.seat, prompt, things("beast", others)))
    zone = next(zone for zone in homes(ctx.state, now.seat) if _stands(ctx.state, zone, now.seat, other))
    troop = troop_at(ctx.state, zone, now.seat)
    assert troop is not None
    troop.beasts = [beast]
    now.swapped.append(beast)
    ctx.state.changed.append(f"zone:{zone}")
    ctx.state.gods[now.seat].beasts.remove(beast)
    args = {"seat": f"seat:{now.seat}", "other": f"beast:{other}", "zone": f"zone:{zone}"}
    ctx.log("kemet.log.swap", beast=f"beast:{beast}", **args)
    send_home(ctx, now.seat, [other])
    return "turn"


def _stands(state: KemetState, zone: str, seat: Seat, beast: str) -> bool:
    troop = troop_at(state, zone, seat)
    return troop is not None and beast in troop.beasts


async def intervene(ctx: KemetContext, card: str) -> str:
    """A Day card (rule R16)."""
    await play_day_card(ctx, active(ctx.state).seat, card)
    return "turn"


async def stop(ctx: KemetContext, name: str) -> str:
    """The turn is over."""
    return end_turn(ctx)


CHOICES: Mapping[str, Callable[[KemetContext, str], Awaitable[str]]] = {
    "space": place_normal,
    "token": place_silver,
    "tile": place_gold,
    "put": put,
    "swap": swap,
    "divine": intervene,
    "turn": stop,
}
"""What each kind of option of a turn does; returns the next phase."""


async def acted(ctx: KemetContext) -> str:
    """An action is over (rule R27): temporary fame changes hands."""
    tell_temporary(ctx)
    now = active(ctx.state)
    now.space = now.tile = ""
    return "turn"


def end_turn(ctx: KemetContext) -> str:
    """The next seat's turn; after all tokens are played, the Night (rule R12)."""
    state = ctx.state
    state.turn = None
    state.done = (state.done + 1) % state.seats
    if any(tokens_left(god) for god in state.gods):
        begin(ctx)
        return "turn"
    return "night"
