"""Laying out the game (rules R1 to R4; rulebook, preparation)."""

from collections.abc import Mapping

from rules.core.rng import Dice
from rules.core.text import ids
from rules.immortals.components.board import first_hand
from rules.immortals.components.data import DATA, REALMS, Realm, conflict_deck, groups_of
from rules.immortals.components.state import ImmortalsContext, ImmortalsState, Player


def new(seats: int, options: Mapping[str, str], dice: Dice) -> ImmortalsState:
    """Tribes, first player and draft decks are drawn in this order (sheet section 8); nothing is chosen yet.

    `options`: `rounds` is `standard` (ruling A1) or a number, at least the suggested one (rule R3);
    `tower` is `standard`, `flat` or `shelves`.
    """
    tribes = {realm: _tribes(realm, dice) for realm in REALMS}
    first = dice.below(seats)
    decks = {realm: conflict_deck(realm) for realm in REALMS}
    for realm in reversed(REALMS):
        dice.shuffle(decks[realm])
    suggested = DATA.rounds[seats]
    shelves = DATA.tower.shelves if options["tower"] == "shelves" else 1
    return ImmortalsState(
        phase="setup",
        seed=dice.seed,
        drawn=dice.drawn,
        seats=seats,
        rounds=suggested if options["rounds"] == "standard" else max(suggested, int(options["rounds"])),
        model=options["tower"],
        first=first,
        marker=first,
        players=[_player({realm: tribes[realm][seat] for realm in REALMS}, seats) for seat in range(seats)],
        owners=dict.fromkeys(DATA.regions),
        draft_decks={realm: decks[realm] for realm in REALMS},
        draft_realms=[],
        tower=[[0] * (seats + 1) for _ in range(shelves)],
        tray=[0] * (seats + 1),
        inhabitants=DATA.inhabitants,
    )


def _tribes(realm: Realm, dice: Dice) -> list[str]:
    tribes = [tribe.id for tribe in DATA.tribes.values() if tribe.realm == realm]
    dice.shuffle(tribes)
    return tribes


def _player(tribes: dict[str, str], seats: int) -> Player:
    """A player whose groups lie on their boards (rule R4)."""
    groups = {realm: sorted(groups_of(tribe, seats), reverse=True) for realm, tribe in tribes.items()}
    supply = DATA.armies - sum(map(sum, groups.values()))
    return Player(tribes=tribes, groups=groups, supply=supply, hand=first_hand())


async def setup(ctx: ImmortalsContext) -> str:
    """Tell who begins, and with which tribes."""
    state = ctx.state
    for seat, player in enumerate(state.players):
        tribes = ids("tribe", player.tribes.values())
        ctx.log("immortals.log.tribes", seat=f"seat:{seat}", tribes=tribes)
    ctx.log("immortals.log.first", seat=f"seat:{state.first}")
    return "home"
