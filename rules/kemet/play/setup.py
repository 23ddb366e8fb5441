"""Laying out the game and the choices before the first Day (rules R1 to R10; rulebook section 2)."""

from collections.abc import Mapping, Sequence

from rules.core.decisions import Seat, option
from rules.core.play.asking import pick, pick_or_only
from rules.core.rng import Dice
from rules.core.text import bare, ids
from rules.kemet.components.asks import ask, things
from rules.kemet.components.board import city_of, homes, muster
from rules.kemet.components.data import COLOURS, DATA, DIVERSION, divine_deck, spaces_for, tiles_of
from rules.kemet.components.map import cities_in_play
from rules.kemet.components.powers import may_own
from rules.kemet.components.state import God, KemetContext, KemetState, Pyramid, acting
from rules.kemet.play.market import acquire, one_of_each


def new(seats: int, options: Mapping[str, str], dice: Dice) -> KemetState:
    """A new game: everything drawn and dealt, nothing chosen yet.

    `options`: `same_art` is `all_colours` or `each_colour` (sheet 1.1).
    """
    drawn_colours = list(COLOURS)
    dice.shuffle(drawn_colours)
    colours = [colour for colour in COLOURS if colour in drawn_colours[: DATA.colours[seats]]]
    order = list(range(seats))
    dice.shuffle(order)
    deck = divine_deck()
    dice.shuffle(deck)
    gods = [God(divine=sorted([DIVERSION, *_deal(deck)])) for _ in range(seats)]
    return KemetState(
        phase="setup",
        seed=dice.seed,
        seats=seats,
        art_across_colours=options["same_art"] == "all_colours",
        order=order,
        gods=gods,
        colours=[str(colour) for colour in colours],
        tiles=[tile for colour in colours for tile in tiles_of(colour, seats)],
        deck=deck,
        drawn=dice.drawn,
    )


def _deal(deck: list[str]) -> list[str]:
    return [deck.pop() for _ in range(DATA.divine_dealt)]


async def setup(ctx: KemetContext) -> str:
    """Log the turn order, the colours and what was dealt (rules R2, R5, R6)."""
    state = ctx.state
    ctx.log("kemet.log.order", seats=ids("seat", state.order))
    ctx.log("kemet.log.colours", colours=ids("colour", state.colours))
    for seat in state.order:
        cards = ids("divine", state.gods[seat].divine)
        private, public = "kemet.log.dealt", "kemet.log.dealt.hidden"
        ctx.log_secret(
            [seat], private, public, secret=("cards",), seat=f"seat:{seat}", cards=cards, count=len(cards)
        )
    return "cities"


def following(state: KemetState, then: str) -> str:
    """Continue the phase with the next seat in turn order; after the last one, the phase `then`."""
    state.done += 1
    if state.done < state.seats:
        return state.phase
    state.done = 0
    return then


async def cities(ctx: KemetContext) -> str:
    """One player chooses a city (rule R6, ruling A67); the last one takes what is left."""
    state = ctx.state
    seat = acting(state)
    taken = [god.city for god in state.gods]
    free = [city for city in cities_in_play(state.seats) if city not in taken]
    city = bare(await pick_or_only(ctx, seat, ask("city"), things("city", free)))
    state.gods[seat].city = city
    state.changed.append(f"city:{city}")
    ctx.log("kemet.log.city", seat=f"seat:{seat}", city=f"city:{city}")
    return following(state, "troops")


async def troops(ctx: KemetContext) -> str:
    """One player puts the first units into two districts (rule R8)."""
    state = ctx.state
    seat = acting(state)
    prompt = ask("districts", city=f"city:{city_of(state.gods[seat])}", units=DATA.start_units)
    count = DATA.start_districts
    chosen = await ctx.choose(seat, prompt, things("zone", homes(state, seat)), least=count, most=count)
    state.changed.clear()
    zones = [zone for zone in homes(state, seat) if f"zone:{zone}" in chosen]
    for zone in zones:
        muster(state, zone, seat, DATA.start_units)
    ctx.log("kemet.log.troops", seat=f"seat:{seat}", units=DATA.start_units, zones=ids("zone", zones))
    return following(state, "pyramids")


async def pyramids(ctx: KemetContext) -> str:
    """One player builds the first pyramid levels (rule R9)."""
    state = ctx.state
    seat = acting(state)
    for level in await _levels(ctx, seat):
        free = [zone for zone in homes(state, seat) if zone not in state.pyramids]
        zone = bare(await pick_or_only(ctx, seat, ask("found.zone", level=level), things("zone", free)))
        colour = await choose_colour(ctx, seat, "found.colour", zone)
        found(state, seat, zone, colour, level)
        ctx.log(
            "kemet.log.founded",
            seat=f"seat:{seat}",
            colour=f"colour:{colour}",
            level=level,
            zone=f"zone:{zone}",
        )
    return following(state, "first")


async def _levels(ctx: KemetContext, seat: Seat) -> Sequence[int]:
    """Ask how to divide the first levels; with two players there is only one way (sheet 5.2)."""
    two = [DATA.start_level_most, DATA.start_levels - DATA.start_level_most]
    if DATA.pyramids[ctx.state.seats] < DATA.start_levels:
        return two
    options = [
        option("levels", "three", key="kemet.option.levels.three"),
        option("levels", "two", key="kemet.option.levels.two"),
    ]
    chosen = await pick(ctx, seat, ask("levels"), options)
    return two if chosen == "levels:two" else [1] * DATA.start_levels


async def choose_colour(ctx: KemetContext, seat: Seat, prompt: str, zone: str) -> str:
    """Ask for a new pyramid's colour, one whose top the seat still has (ruling A64)."""
    colours = colours_left(ctx.state, seat)
    return bare(await pick_or_only(ctx, seat, ask(prompt, zone=f"zone:{zone}"), things("colour", colours)))


def colours_left(state: KemetState, seat: Seat) -> list[str]:
    """The colours in which the seat has no pyramid; none if it has built all that it may (sheet 5.2)."""
    built = list(state.gods[seat].slots.values())
    if len(built) == DATA.pyramids[state.seats]:
        return []
    return [colour for colour in state.colours if colour not in built]


def found(state: KemetState, seat: Seat, zone: str, colour: str, level: int) -> None:
    """A new pyramid, and its Buy token on the first empty Buy slot (rules R9, R20)."""
    god = state.gods[seat]
    state.pyramids[zone] = Pyramid(colour, level)
    slots = [name for name in spaces_for(state.seats) if DATA.spaces[name].action == "buy"]
    god.slots[next(name for name in slots if name not in god.slots)] = colour
    state.changed.append(f"zone:{zone}")


async def first(ctx: KemetContext) -> str:
    """One player takes a tile of level 1, in reverse turn order (rule R10, ruling A51)."""
    state = ctx.state
    seat = state.order[-1 - state.done]
    god = state.gods[seat]
    tiles = [
        tile
        for tile in state.tiles
        if DATA.tiles[tile].level == 1
        and DATA.tiles[tile].colour in god.slots.values()
        and may_own(state, god, tile)
    ]
    options = [option("tile", tile, group=f"colour:{DATA.tiles[tile].colour}") for tile in one_of_each(tiles)]
    tile = bare(await pick(ctx, seat, ask("first"), options))
    ctx.log("kemet.log.first", seat=f"seat:{seat}", tile=f"tile:{tile}")
    await acquire(ctx, seat, tile)
    return following(state, "dawn")
