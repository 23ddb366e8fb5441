"""Worths of guests and toasts."""

from collections.abc import Sequence

from taverna_saideira.rules.components.data import DATA, KINDS, kinds
from taverna_saideira.rules.components.state import SaideiraState


def coins_of(table: Sequence[str]) -> dict[str, int]:
    """The worth of the guests at a table, by kind (rule 5)."""
    company = DATA.company
    there = kinds(table)
    count = {kind: there.count(kind) for kind in KINDS}
    return {
        "merchant": sum(DATA.guests[guest].coins for guest in table),
        "sailor": count["sailor"] ** 2,
        "bard": count["bard"] * sum(count[kind] > 0 for kind in KINDS),
        "dancer": count["dancer"] // 2 * company.pair,
        "brawler": count["brawler"] * company.brawler,
    }


def worth(table: Sequence[str]) -> int:
    """The worth of all guests at a table."""
    return sum(coins_of(table).values())


def brings(table: Sequence[str], guest: str) -> int:
    """The worth that one more guest adds to a table."""
    return worth((*table, guest)) - worth(table)


def totals(state: SaideiraState) -> tuple[int, ...]:
    """The coins of each seat, as if the game ended now."""
    return tuple(worth(table) + coins for table, coins in zip(state.tables, state.coins, strict=True))


def places(state: SaideiraState) -> tuple[int, ...]:
    """The places by coins, then by drinks that are left; equal seats share a place (rule 6)."""
    worths = [(coins, len(hand)) for coins, hand in zip(totals(state), state.hands, strict=True)]
    return tuple(1 + sum(other > mine for other in worths) for mine in worths)
