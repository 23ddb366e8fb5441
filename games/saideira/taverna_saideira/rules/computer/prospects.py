"""Values of guests, places in the order and drinks, in tenths of a coin. All of it comes from a view."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from rules.core.decisions import Seat
from taverna_saideira.rules.components.data import DATA, KINDS, kinds
from taverna_saideira.rules.components.score import brings
from taverna_saideira.rules.components.state import in_order
from taverna_saideira.rules.view import SaideiraView

TENTHS = 10
AVERAGE = 32  # of a guest who is not known yet
DRAWN = 12  # a drink more: a trick more
HOPE = {"sailor": 28, "dancer": 24}  # the worth of more company to come, in the first round
MISSING = 5  # a kind of guest that a bard's table lacks, as far as there are rounds left for it
KEPT = 20  # the strongest drink, kept for a better round, in the first round
RIVAL = 3  # a rival's coin is worth so many tenths of mine


def promise(view: SaideiraView, seat: Seat, guest: str) -> int:
    """The value of a guest to a seat: now, and with the company that may still come."""
    table = view.keepers[seat].table
    now = TENTHS * brings(table, guest)
    kind = DATA.guests[guest].kind
    ahead = view.rounds - view.round
    if kind == "brawler":
        return now + (DRAWN if ahead else 0)
    if kind == "dancer" and kinds(table).count("dancer") % 2:
        return now  # a pair is a pair
    if kind == "bard":
        missing = sum(each not in kinds(table) for each in KINDS if each != "bard")
        return now + MISSING * min(ahead, missing)
    return now + HOPE.get(kind, 0) * ahead // (view.rounds - 1)


@dataclass(frozen=True, slots=True)
class Situation:
    """A round as it might be: the strengths poured, and the guests at the counter."""

    strengths: Sequence[int]
    guests: Sequence[str]


def outcome(view: SaideiraView, seat: Seat, at: Situation) -> int:
    """The value of the round for a seat if all seats take the guest most valuable to them."""
    seats = len(view.keepers)
    left, mine, theirs = [*at.guests], 0, 0
    for each in in_order([*at.strengths], [(view.first + step) % seats for step in range(seats)]):
        promised = {guest: promise(view, each, guest) for guest in left}
        guest = max(left, key=lambda name: promised[name])
        left.remove(guest)
        if each == seat:
            mine = promised[guest]
        else:
            theirs += promised[guest]
    return mine - RIVAL * theirs // (TENTHS * (seats - 1))


def poured(view: SaideiraView, seat: Seat) -> Mapping[str, int]:
    """The value of each drink in hand: the guests it may get, less its value for later."""
    prospects = sorted((promise(view, seat, guest) for guest in view.counter), reverse=True)
    ahead = view.rounds - view.round
    strongest = max(drink.strength for drink in DATA.drinks.values())
    found: dict[str, int] = {}
    for name in dict.fromkeys(view.hand):
        drink = DATA.drinks[name]
        kept = KEPT * drink.strength * ahead // (strongest * (view.rounds - 1))
        found[name] = _hoped(prospects, drink.strength, strongest) - kept
    return found


def _hoped(prospects: Sequence[int], strength: int, strongest: int) -> int:
    """The guest that a drink gets on average, if the others pour any drink; straight lines between places."""
    others = len(prospects) - 1
    before = others * (2 * (strongest - strength) + 1)  # in twentieths: half of the equal ones, as if before
    place, rest = divmod(before, 2 * strongest)
    here, below = prospects[place], prospects[min(place + 1, others)]
    return here - (here - below) * rest // (2 * strongest)
