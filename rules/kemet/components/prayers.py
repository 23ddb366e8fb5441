"""Prayer points: what things cost, paying, and gaining (rule R48; sheet section 6, "Order of modifiers")."""

from collections.abc import Mapping, Sequence

from rules.core.decisions import Seat
from rules.core.flow import Argument
from rules.kemet.components.data import DATA
from rules.kemet.components.powers import Owner, has_gift, power
from rules.kemet.components.state import KemetContext, KemetState

# The line of each gain of which the limit cuts off a part.
FULL: Mapping[str, str] = {
    "kemet.log.prayers": "kemet.log.prayers.full",
    "kemet.log.prayers.night": "kemet.log.prayers.night.full",
    "kemet.log.effect": "kemet.log.effect.full",
    "kemet.log.worship": "kemet.log.worship.full",
    "kemet.log.veterans.prayers": "kemet.log.veterans.prayers.full",
}

# The line of each deed that has a price, where one is paid.
PAID: Mapping[str, str] = {
    "kemet.log.diversion": "kemet.log.diversion.paid",
    "kemet.log.divine": "kemet.log.divine.paid",
    "kemet.log.teleport": "kemet.log.teleport.paid",
}


def price(god: Owner, printed: int, off: int = 0) -> int:
    """The price of one payment: less `off`, then less the discount on every payment; never below 0."""
    return max(0, printed - off - power(god, lambda tile: tile.discount))


def card_price(god: Owner, card: str) -> int:
    """A player's price for playing a Divine Intervention card; each card is its own payment."""
    return price(god, DATA.divine[card].cost, power(god, lambda tile: tile.card_discount))


def tile_price(god: Owner, tile: str, surcharge: int = 0) -> int:
    """A player's price of a power tile."""
    off = power(god, lambda owned: owned.tile_discount)
    return price(god, DATA.tiles[tile].level + surcharge, off)


def level_sum(before: int, after: int, off: int = 0) -> int:
    """The sum of the numbers of the levels between, each less `off`."""
    return sum(max(0, level - off) for level in range(before + 1, after + 1))


def levels_price(god: Owner, before: int, after: int) -> int:
    """The price of raising a pyramid (R20): the sum of the levels added; level 0 is no pyramid yet."""
    off = power(god, lambda tile: tile.level_discount)
    return price(god, level_sum(before, after, off))


def teleport_price(god: Owner) -> int:
    """A player's price of a teleport (rule R24)."""
    return price(god, DATA.teleport)


def toll_price(god: Owner, coming: Sequence[str], standing: Sequence[str]) -> int:
    """A player's price to enter where such creatures are; 0 if a `coming` one cancels it (A57)."""
    asked = sum(DATA.beasts[beast].toll for beast in standing)
    return 0 if not asked or has_gift(coming, "cancels") else price(god, asked)


def fitting(prayers: int, more: int) -> int:
    """The part of `more` prayer points for which there is room (rule R48)."""
    return min(more, DATA.prayers_most - prayers)


def spend(state: KemetState, seat: Seat, cost: int) -> None:
    """Pay a price that was offered because it can be paid."""
    assert cost <= state.gods[seat].prayers
    state.gods[seat].prayers -= cost
    if cost:
        state.changed.append(f"prayers:{seat}")


def pay(ctx: KemetContext, line: str, seat: Seat, cost: int, /, **args: Argument) -> None:
    """Pay for a deed, and tell of it in its line; if anything is paid, in that of `PAID`, with the price."""
    spend(ctx.state, seat, cost)
    if cost:
        ctx.log(PAID[line], seat=f"seat:{seat}", cost=cost, **args)
    else:
        ctx.log(line, seat=f"seat:{seat}", **args)


def yields(state: KemetState, seat: Seat, prayers: int) -> int:
    """The size of a gain: each gain in the Day may bring more (Divine Might)."""
    if prayers <= 0:
        return 0
    return prayers + (power(state.gods[seat], lambda tile: tile.day_prayers) if state.turn else 0)


def gain(
    ctx: KemetContext, seat: Seat, prayers: int, why: str | None = None, line: str = "kemet.log.prayers"
) -> None:
    """Gain prayer points up to the limit (rule R48), and tell of it; `why`: the id of a tile or card.

    `line`: the line of a gain without one.
    """
    wanted = yields(ctx.state, seat, prayers)
    god = ctx.state.gods[seat]
    gained = fitting(god.prayers, wanted)
    if not wanted:
        return
    god.prayers += gained
    ctx.state.changed.append(f"prayers:{seat}")
    if why:
        tell_gain(ctx, "kemet.log.effect", seat, gained, wanted, why=why)
    else:
        tell_gain(ctx, line, seat, gained, wanted)


def tell_gain(
    ctx: KemetContext, line: str, seat: Seat, gained: int, wanted: int, /, **args: Argument
) -> None:
    """Tell of a gain in one line; if some was cut off, in the line of `FULL`, with what was lost."""
    if gained < wanted:
        ctx.log(FULL[line], seat=f"seat:{seat}", prayers=gained, lost=wanted - gained, **args)
    else:
        ctx.log(line, seat=f"seat:{seat}", prayers=gained, **args)
