"""The ogre cards: when each may be played and what it does (sheet rule 11; rulebook, "Cartas de ogro").

The questions while a card is carried out are secret, so that the player can still take it back unseen. A card
can't be taken back once it is played, so its player names at least one target, even an only one.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass

from rules.core.decisions import Option, Seat, option
from rules.core.text import Text, bare, ids
from rules.dwar7s.components.asks import ask, kingdom, pick_cell
from rules.dwar7s.components.data import DATA, GEMS
from rules.dwar7s.components.dwarves import card_options, cells_of, crowd_options, in_order, shift, within
from rules.dwar7s.components.state import Dwar7sContext, Dwar7sState, Plan, Stack, acting, gem_count, spoken


@dataclass(frozen=True, slots=True)
class Effect:
    """The effect of an ogre card, and whether it would do anything now (ruling R9)."""

    may: Callable[[Dwar7sState, Seat], bool]
    play: Callable[[Dwar7sContext, Seat], Awaitable[None]]


def playable(state: Dwar7sState, seat: Seat) -> list[Option]:
    """The ogre cards in hand that have a target, one option for each kind."""
    key = "dwar7s.option.ogre"
    return [
        option("ogre", ogre, key=key, group="group:ogres", secret=True, ogre=f"ogre:{ogre}")
        for ogre in dict.fromkeys(state.clans[seat].ogres)
        if OGRES[ogre].may(state, seat)
    ]


def _spend(ctx: Dwar7sContext, seat: Seat, ogre: str) -> None:
    """Put a card that was carried out face up on the discard pile."""
    state = ctx.state
    state.clans[seat].ogres.remove(ogre)
    state.ogre_discard.append(ogre)
    state.changed += [f"ogre:{ogre}", f"ogres:{seat}"]
    ctx.seal()


# --- Brute


def brute_targets(state: Dwar7sState, seat: Seat) -> list[str]:
    """Cards with an enemy dwarf, while an own one stands on another card (rulings R8 and R23)."""
    mine = cells_of(state, seat)
    return [c for c in in_order(state) if enemies(state.table[c], seat) and any(o != c for o in mine)]


async def brute(ctx: Dwar7sContext, seat: Seat) -> None:
    """An enemy dwarf and an own one change places, wherever they are."""
    state = ctx.state
    plan = Plan("brute")
    chosen = await _enemy(ctx, seat, plan, brute_targets(state, seat))
    own = [cell for cell in cells_of(state, seat) if cell != plan.cell]
    args = {"seat": f"seat:{plan.seat}", "cell": spoken(plan.cell)}
    options = card_options(state, own, seat)
    cell = await pick_cell(ctx, plan, "brute.own", options, secret=True, always=not chosen, **args)
    shift(state, plan.seat, plan.cell, cell)
    shift(state, seat, cell, plan.cell)
    _spend(ctx, seat, "brute")
    ctx.log(
        "dwar7s.log.brute",
        seat=f"seat:{seat}",
        victim=f"seat:{plan.seat}",
        cell=spoken(plan.cell),
        start=spoken(cell),
    )


def enemies(stack: Stack, seat: Seat) -> list[Seat]:
    """The seats, other than this one, that have dwarves on a card."""
    return [other for other, count in enumerate(stack.dwarves) if count and other != seat]


async def _enemy(ctx: Dwar7sContext, seat: Seat, plan: Plan, cells: list[str]) -> bool:
    """Ask for an enemy dwarf in one of these cells, and note its cell and owner in the plan.

    Returns whether there was a choice.
    """
    state = ctx.state
    plan.cell = await pick_cell(ctx, plan, f"{plan.step}.cell", crowd_options(state, cells), secret=True)
    whose = enemies(state.table[plan.cell], seat)
    options = [option("seat", other, key="dwar7s.option.dwarf", seat=f"seat:{other}") for other in whose]
    plan.seat = await _pick_seat(ctx, ask(f"{plan.step}.whose", cell=spoken(plan.cell)), options)
    return len(cells) > 1 or len(whose) > 1


async def _pick_seat(
    ctx: Dwar7sContext, prompt: Text, options: list[Option], *, always: bool = False
) -> Seat:
    """Ask for a player; not asked if there is only one, unless `always`."""
    seat = acting(ctx.state)
    if len(options) == 1 and not always:
        return int(bare(ctx.only(seat, prompt, options[0])))
    return int(bare(await ctx.pick(seat, prompt, options, secret=True)))


# --- Ambush


def ambush_targets(state: Dwar7sState) -> list[str]:
    """Cards with a dwarf of anybody, own ones too."""
    return [cell for cell in in_order(state) if any(state.table[cell].dwarves)]


async def ambush(ctx: Dwar7sContext, seat: Seat) -> None:
    """Return all dwarves on a card to their owners."""
    state = ctx.state
    options = crowd_options(state, ambush_targets(state))
    cell = await pick_cell(ctx, Plan("ambush"), "ambush.cell", options, secret=True, always=True)
    stack = state.table[cell]
    gone = [other for other, count in enumerate(stack.dwarves) if count]
    count = sum(stack.dwarves)
    stack.dwarves = [0] * state.seats
    state.changed += [f"cell:{cell}", *(f"pool:{other}" for other in gone)]
    _spend(ctx, seat, "ambush")
    ctx.log(
        "dwar7s.log.ambush",
        seat=f"seat:{seat}",
        card=kingdom(stack.top.name),
        cell=spoken(cell),
        count=count,
        seats=ids("seat", gone),
    )


# --- Confiscate


def ogre_holders(state: Dwar7sState, seat: Seat) -> list[Seat]:
    """Opponents with an ogre card in hand."""
    return [other for other, clan in enumerate(state.clans) if other != seat and clan.ogres]


async def confiscate(ctx: Dwar7sContext, seat: Seat) -> None:
    """Take all ogre cards of an opponent (ruling R27); only the two of them see which."""
    state = ctx.state
    key = "dwar7s.option.victim.ogres"
    options = [
        option("seat", other, key=key, seat=f"seat:{other}", count=len(state.clans[other].ogres))
        for other in ogre_holders(state, seat)
    ]
    victim = await _pick_seat(ctx, ask("confiscate"), options, always=True)
    taken = list(state.clans[victim].ogres)
    state.clans[victim].ogres.clear()
    _spend(ctx, seat, "confiscate")
    state.clans[seat].ogres = sorted(state.clans[seat].ogres + taken)
    state.changed.append(f"ogres:{victim}")
    ctx.log_secret(
        [seat, victim],
        "dwar7s.log.confiscate.own",
        "dwar7s.log.confiscate",
        secret=("ogres",),
        seat=f"seat:{seat}",
        victim=f"seat:{victim}",
        count=len(taken),
        ogres=ids("ogre", taken),
    )


# --- Scare


def scare_targets(state: Dwar7sState, seat: Seat) -> list[str]:
    """Cards with an enemy dwarf that can walk away."""
    crowded = [cell for cell in in_order(state) if enemies(state.table[cell], seat)]
    return [cell for cell in crowded if within(state, cell, DATA.scare_steps)]


async def scare(ctx: Dwar7sContext, seat: Seat) -> None:
    """An enemy dwarf goes one or two steps, through no wall, each to a free space (ruling R17)."""
    state = ctx.state
    plan = Plan("scare")
    chosen = await _enemy(ctx, seat, plan, scare_targets(state, seat))
    args = {"seat": f"seat:{plan.seat}", "cell": spoken(plan.cell)}
    options = card_options(state, within(state, plan.cell, DATA.scare_steps), plan.seat)
    cell = await pick_cell(ctx, plan, "scare.to", options, secret=True, always=not chosen, **args)
    shift(state, plan.seat, plan.cell, cell)
    _spend(ctx, seat, "scare")
    ctx.log(
        "dwar7s.log.scare",
        seat=f"seat:{seat}",
        victim=f"seat:{plan.seat}",
        card=kingdom(state.table[cell].top.name),
        cell=spoken(cell),
        start=spoken(plan.cell),
    )


# --- Thief


def gem_holders(state: Dwar7sState, seat: Seat) -> list[Seat]:
    """Opponents with a gem in hand."""
    return [other for other, clan in enumerate(state.clans) if other != seat and gem_count(clan)]


async def thief(ctx: Dwar7sContext, seat: Seat) -> None:
    """A gem at random from an opponent's hand, which only the two of them see."""
    state = ctx.state
    key = "dwar7s.option.victim.gems"
    options = [
        option("seat", other, key=key, seat=f"seat:{other}", count=gem_count(state.clans[other]))
        for other in gem_holders(state, seat)
    ]
    victim = await _pick_seat(ctx, ask("thief"), options, always=True)
    hand = [gem for gem in GEMS for _ in range(state.clans[victim].gems[gem])]
    gem = hand[ctx.below(len(hand))]
    state.clans[victim].gems[gem] -= 1
    state.clans[seat].gems[gem] += 1
    _spend(ctx, seat, "thief")
    state.changed += [f"gems:{seat}", f"gems:{victim}"]
    ctx.log_secret(
        [seat, victim],
        "dwar7s.log.thief.own",
        "dwar7s.log.thief",
        secret=("gem",),
        seat=f"seat:{seat}",
        victim=f"seat:{victim}",
        gem=f"gem:{gem}",
    )


OGRES: Mapping[str, Effect] = {
    "brute": Effect(lambda state, seat: bool(brute_targets(state, seat)), brute),
    "ambush": Effect(lambda state, seat: bool(ambush_targets(state)), ambush),
    "confiscate": Effect(lambda state, seat: bool(ogre_holders(state, seat)), confiscate),
    "scare": Effect(lambda state, seat: bool(scare_targets(state, seat)), scare),
    "thief": Effect(lambda state, seat: bool(gem_holders(state, seat)), thief),
}
