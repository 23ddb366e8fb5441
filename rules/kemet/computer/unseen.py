"""The strength that a rival may still add to a battle by cards that nobody else sees."""

from collections import Counter

from rules.core.decisions import Seat
from rules.kemet.components.data import DATA, DIVERSION
from rules.kemet.components.powers import power
from rules.kemet.components.prayers import card_price
from rules.kemet.view import KemetView


def most_added(view: KemetView, rival: Seat) -> int:
    """The most strength that the rival's Divine Intervention cards can add, as far as the reader knows."""
    god = view.gods[rival]
    each = power(god, lambda owned: owned.card_strength)  # Divine Wound: any card, unpaid
    best = {(0, 0): 0}  # strength, by how many cards and prayer points are spent on it
    for card in unseen(view).elements():
        row, price = DATA.divine[card], card_price(god, card)
        if row.timing != "battle" or not row.strength:
            continue
        for (count, spent), strength in [*best.items()]:
            more = count + 1, spent + price
            if more[0] <= god.divine_cards and more[1] <= god.prayers:
                best[more] = max(best.get(more, 0), strength + row.strength)
    return max(strength + each * (god.divine_cards - count) for (count, _), strength in best.items())


def unseen(view: KemetView) -> Counter[str]:
    """The Divine Intervention cards that lie neither open nor in the reader's hand."""
    every = Counter({card: row.copies for card, row in DATA.divine.items()})
    every[DIVERSION] = len(view.gods)
    mine = view.gods[view.reader].divine if view.reader is not None else None
    every.subtract([*view.discard, *(mine or ())])
    return +every


def can_swap(view: KemetView, rival: Seat) -> bool:
    """Check whether the rival may hold and pay for the card that swaps a battle card after the reveal."""
    god = view.gods[rival]
    known = unseen(view)["tactical_choice"] > 0
    return bool(god.divine_cards) and known and card_price(god, "tactical_choice") <= god.prayers
