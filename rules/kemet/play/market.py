"""Buying power tiles, and what happens once when one is gained (rule R18, rulings A8 to A12, A51)."""

from collections.abc import Iterable
from dataclasses import dataclass

from rules.core.decisions import Option, Seat, option
from rules.core.play.asking import pick
from rules.core.text import bare
from rules.kemet.components.asks import ask, things
from rules.kemet.components.board import controlled_homes, controller, homes
from rules.kemet.components.data import DATA
from rules.kemet.components.placing import place
from rules.kemet.components.powers import may_own
from rules.kemet.components.prayers import spend, tile_price
from rules.kemet.components.score import award
from rules.kemet.components.state import KemetContext, KemetState, active
from rules.kemet.play.divine import pick_or_play

NOTHING = option("tile", "nothing", key="kemet.option.buy.nothing")


@dataclass(frozen=True, slots=True)
class Purchase:
    """The terms on which a tile is bought."""

    slot: str  # the Buy space
    surcharge: int = 0  # PP more
    again: bool = False  # even if a tile of the colour was bought today (Twin Ceremony)


def one_of_each(tiles: Iterable[str]) -> list[str]:
    """Leave out second copies."""
    kept: dict[tuple[str, str], str] = {}
    for tile in tiles:
        kept.setdefault((DATA.tiles[tile].art, DATA.tiles[tile].colour), tile)
    return list(kept.values())


def reach(state: KemetState, seat: Seat, slot: str) -> dict[str, int]:
    """The highest level that can be bought through a Buy space, by colour (ruling A9).

    Way 1: the colour of the space, by one's own pyramid. Way 2: by any pyramid controlled in another city.
    """
    levels: dict[str, int] = {}
    for zone, pyramid in state.pyramids.items():
        mine = zone in homes(state, seat)
        if controller(state, zone) != seat or (mine and pyramid.colour != state.gods[seat].slots[slot]):
            continue
        levels[pyramid.colour] = max(levels.get(pyramid.colour, 0), pyramid.level)
    return levels


def wares(state: KemetState, seat: Seat, terms: Purchase) -> dict[str, int]:
    """The tiles that the seat can buy on these terms, and their prices (rule R18)."""
    god = state.gods[seat]
    levels = reach(state, seat, terms.slot)
    open_to = [
        tile
        for tile in state.tiles
        if DATA.tiles[tile].level <= levels.get(DATA.tiles[tile].colour, 0)
        and (terms.again or DATA.tiles[tile].colour not in god.bought)
        and may_own(state, god, tile)
    ]
    prices = {tile: tile_price(god, tile, terms.surcharge) for tile in one_of_each(open_to)}
    return {tile: price for tile, price in prices.items() if price <= god.prayers}


async def buy(ctx: KemetContext) -> str:
    """A Buy action through the space of the token just placed."""
    await purchase(ctx, active(ctx.state).seat, Purchase(active(ctx.state).space))
    return "acted"


async def purchase(ctx: KemetContext, seat: Seat, terms: Purchase) -> None:
    """Choose a tile, pay and gain it; or nothing (ruling A4)."""
    state = ctx.state
    god = state.gods[seat]

    def tiles() -> list[Option]:
        return [tile_option(tile, cost) for tile, cost in wares(state, seat, terms).items()]

    chosen = await pick_or_play(ctx, seat, "buy", tiles, NOTHING)
    if chosen == NOTHING.id:
        ctx.log("kemet.log.tile.nothing", seat=f"seat:{seat}")
        return
    tile = bare(chosen)
    cost = wares(state, seat, terms)[tile]
    spend(state, seat, cost)
    god.bought.append(DATA.tiles[tile].colour)
    ctx.log("kemet.log.tile", seat=f"seat:{seat}", tile=f"tile:{tile}", cost=cost)
    await acquire(ctx, seat, tile)


def tile_option(tile: str, cost: int) -> Option:
    """A tile to buy, with its price."""
    group = f"colour:{DATA.tiles[tile].colour}"
    return option("tile", tile, key="kemet.option.buy.tile", group=group, tile=f"tile:{tile}", cost=cost)


async def acquire(ctx: KemetContext, seat: Seat, tile: str) -> None:
    """Give the seat the tile for the whole game, with its one-time effects (ruling A12)."""
    state = ctx.state
    god = state.gods[seat]
    row = DATA.tiles[tile]
    if row.special:
        await take_special(ctx, seat, row.special)
    state.tiles.remove(tile)
    god.tiles.append(tile)
    state.changed.append(f"tile:{tile}")
    award(ctx, seat, "divine", row.power.fame)
    if row.token:
        ctx.log("kemet.log.token", seat=f"seat:{seat}", token=f"token:{row.token}")
    if tile in DATA.beasts:
        god.beasts.append(tile)
    if row.power.mercenaries:
        god.supply += row.power.mercenaries
        ctx.log("kemet.log.mercenaries", count=row.power.mercenaries, seat=f"seat:{seat}")
        await place(ctx, seat, "mercenaries", row.power.mercenaries, controlled_homes(state, seat))


async def take_special(ctx: KemetContext, seat: Seat, card: str) -> None:
    """Swap a special battle card for one of the eight, which stays secret (sheet 1.2, Wyyrt Storm)."""
    god = ctx.state.gods[seat]
    god.hand = sorted(god.hand + god.spent + god.buried)
    god.spent.clear()
    god.buried.clear()
    prompt = ask("special", card=f"battle:{card}")
    removed = bare(await pick(ctx, seat, prompt, things("battle", god.hand), secret=True))
    ctx.state.changed.append(f"battle:{card}")
    god.hand.remove(removed)
    god.removed.append(removed)
    god.hand = sorted([*god.hand, card])
    ctx.log_secret(
        [seat],
        "kemet.log.special",
        "kemet.log.special.hidden",
        secret=("removed",),
        seat=f"seat:{seat}",
        removed=f"battle:{removed}",
        card=f"battle:{card}",
    )
