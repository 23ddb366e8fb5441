"""What guests and toasts are worth."""

from collections.abc import Sequence

from taverna_saideira.rules.components.data import DATA, KINDS, kinds
from taverna_saideira.rules.components.state import SaideiraState


def coins_of(table: Sequence[str]) -> dict[str, int]:
    """What the guests at a table are worth, by kind (rule 5)."""
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
    """What all guests at a table are worth."""
    return sum(coins_of(table).values())


def brings(table: Sequence[str], guest: str) -> int:
    """What one more guest adds to a table."""
    return worth((*table, guest)) - worth(table)


def totals(state: SaideiraState) -> tuple[int, ...]:
    """Everybody's coins, as if the game ended now."""
    return tuple(worth(table) + coins for table, coins in zip(state.tables, state.coins, strict=True))


def places(state: SaideiraState) -> tuple[int, ...]:
    """By coins, then by drinks that are left; equal ones share a place (rule 6)."""
    worths = [(coins, len(hand)) for coins, hand in zip(totals(state), state.hands, strict=True)]
    return tuple(1 + sum(other > mine for other in worths) for mine in worths)
