"""Armies, ways, wealth and cards that change hands, for all actions (rules R24 to R26, R30, R31)."""

from collections.abc import Callable, Container, Iterable

from rules.core.decisions import Seat
from rules.immortals.components.data import BLANK, CARDS, DATA, Wealth, other, realm_of, steps
from rules.immortals.components.state import Army, ImmortalsContext, ImmortalsState, Player, own_cells

ORDER = {card: i for i, card in enumerate(CARDS)}


def sorted_cards(cards: Iterable[str]) -> list[str]:
    """Cards as a hand shows them: by kind, and in the order of the map."""
    return sorted(cards, key=ORDER.__getitem__)


def first_hand() -> list[str]:
    """The cards of every player at the start (rule R1)."""
    return [*(f"magic:{magic}" for magic in DATA.magics), *[BLANK] * DATA.blanks]


# --- armies and ways


def station(state: ImmortalsState, cell: str, seat: Seat, armies: int) -> None:
    """Put armies of a seat into a cell that is empty or its own; 0 changes nothing."""
    if armies:
        army = state.armies.setdefault(cell, Army(seat, 0))
        army.armies += armies
        state.changed.append(f"cell:{cell}")


def withdraw(state: ImmortalsState, cell: str, armies: int) -> None:
    """Take armies out of a cell, which must have as many; without any it becomes empty."""
    state.armies[cell].armies -= armies
    if not state.armies[cell].armies:
        del state.armies[cell]
    state.changed.append(f"cell:{cell}")


def bury(state: ImmortalsState, cell: str, seat: Seat, armies: int) -> None:
    """Move armies lost at a cell to their owner's limbo of the other realm (rule R39)."""
    state.players[seat].limbo[other(realm_of(cell))] += armies
    state.changed.append(f"limbo:{seat}")


def ways(state: ImmortalsState, cell: str) -> tuple[str, ...]:
    """The cells to which one step leads."""
    return steps(cell, portal=cell in state.portals)


def reachable(state: ImmortalsState, seat: Seat, origin: str) -> list[str]:
    """The other own cells to which a chain of own cells leads from `origin`, in the order of the map."""
    held = own_cells(state, seat)
    found = chained(origin, held, lambda cell: ways(state, cell))
    return [cell for cell in held if cell in found]


def chained(origin: str, held: Container[str], leads: Callable[[str], Iterable[str]]) -> list[str]:
    """The other cells to which a chain of held cells leads from `origin` (rule R30)."""
    found = [origin]
    for here in found:
        found += [cell for cell in leads(here) if cell in held and cell not in found]
    return found[1:]


def own_in(state: ImmortalsState, seat: Seat, realm: str) -> list[str]:
    """The cells of a realm that the seat occupies."""
    return [cell for cell in own_cells(state, seat) if realm_of(cell) == realm]


def arrive(state: ImmortalsState, seat: Seat, realm: str, given: dict[str, int]) -> None:
    """Move armies from the limbo of a realm, which holds as many, to own cells."""
    for cell, armies in given.items():
        state.players[seat].limbo[realm] -= armies
        station(state, cell, seat, armies)
    state.changed.append(f"limbo:{seat}")


# --- wealth


def can_pay(player: Player, cost: Wealth) -> bool:
    """Check whether the player has so much."""
    return player.energy >= cost.energy and player.gold >= cost.gold


def total(*costs: Wealth) -> Wealth:
    """The sum of several costs."""
    return Wealth(energy=sum(cost.energy for cost in costs), gold=sum(cost.gold for cost in costs))


def pay(ctx: ImmortalsContext, seat: Seat, cost: Wealth) -> None:
    """Pay in full, before the effect (rule R25)."""
    gain(ctx.state, seat, energy=-cost.energy, gold=-cost.gold)
    if cost != Wealth():
        ctx.log("immortals.log.paid", seat=f"seat:{seat}", energy=cost.energy, gold=cost.gold)


def gain(state: ImmortalsState, seat: Seat, *, energy: int = 0, gold: int = 0) -> None:
    """Take energy and gold from the supply, which never runs out (ruling A18)."""
    player = state.players[seat]
    player.energy += energy
    player.gold += gold
    state.changed += [f"{kind}:{seat}" for kind, count in (("energy", energy), ("gold", gold)) if count]


# --- cards


def claim(ctx: ImmortalsContext, region: str, seat: Seat) -> None:
    """A region card comes to a seat that does not have it: from the deck or from its owner (rule R41)."""
    state = ctx.state
    owner = state.owners[region]
    ids = {"seat": f"seat:{seat}", "region": f"region:{region}"}
    if owner is None:
        ctx.log("immortals.log.region", **ids)
    else:
        ctx.seal()  # everybody sees now whether the card lay on a space, and on which
        ctx.log("immortals.log.region.from", victim=f"seat:{owner}", **ids)
        _take_away(ctx, region, owner)
    state.owners[region] = seat
    state.players[seat].hand.append(f"region:{region}")
    state.changed.append(f"region:{region}")


def return_to_deck(ctx: ImmortalsContext, region: str) -> None:
    """A region card goes back from its owner to the deck (rule R43)."""
    owner = ctx.state.owners[region]
    assert owner is not None
    ctx.log("immortals.log.region.deck", seat=f"seat:{owner}", region=f"region:{region}")
    _take_away(ctx, region, owner)
    ctx.state.owners[region] = None
    ctx.state.changed.append(f"region:{region}")


def _take_away(ctx: ImmortalsContext, region: str, owner: Seat) -> None:
    """Take the card from the owner's hand or board; its space is empty then and keeps its turn (R26).

    The card of the action in progress is put away at its end, see `put_away`.
    """
    player, card = ctx.state.players[owner], f"region:{region}"
    spaces = [space for space, placed in player.plan.items() if placed == card]
    if card in player.hand:
        player.hand.remove(card)
    for space in spaces:
        del player.plan[space]
        player.taken.append(space)
        ctx.log("immortals.log.region.space", seat=f"seat:{owner}", action=f"action:{space}")


def put_away(state: ImmortalsState, *, done: bool) -> None:
    """The revealed card leaves its space; a conflict card is discarded if its action is done (R21, R24).

    All others return to the hand, but for a region card that the action itself sent to the deck.
    """
    action = state.action
    assert action is not None
    card = CARDS[action.card]
    region = card.id.partition(":")[2]
    if card.conflict and done:
        state.discard.append(card.id)
    elif card.kind != "region" or state.owners[region] == action.seat:
        state.players[action.seat].hand.append(card.id)
    state.action = None


def draw(ctx: ImmortalsContext, seat: Seat, count: int) -> None:
    """Draw up to this many conflict cards; an empty deck is rebuilt from the discard pile (ruling A17)."""
    state = ctx.state
    cards: list[str] = []
    while len(cards) < count and (state.deck or state.discard):
        if ctx.renew(state.deck, state.discard):
            ctx.log("immortals.log.reshuffled")
        cards.append(ctx.take(state.deck))
    if not cards:
        ctx.log("immortals.log.no_card", seat=f"seat:{seat}")
        return
    state.players[seat].hand += cards
    state.changed.append(f"cards:{seat}")
    private, public = "immortals.log.drew", "immortals.log.drew.hidden"
    ctx.log_secret(
        [seat], private, public, secret=("cards",), seat=f"seat:{seat}", cards=cards, count=len(cards)
    )
