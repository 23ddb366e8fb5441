"""Numbers of each side of a battle (R31, R32): strength, damage, defence, and what changes them."""

from dataclasses import dataclass

from rules.core.decisions import Seat
from rules.kemet.components.board import owner, troop_at
from rules.kemet.components.data import DATA, Beast
from rules.kemet.components.powers import has_gift, power
from rules.kemet.components.state import Battle, KemetState, Troop

ATTACKER, DEFENDER = 0, 1


@dataclass(frozen=True, slots=True)
class Figures:
    """The values of one side at the Resolution; they stay whatever is lost afterwards (ruling A35)."""

    strength: int
    damage: int
    unblockable: int
    defence: int
    loss: int  # units that one's own battle card costs


def troop_of(state: KemetState, battle: Battle, side: int) -> Troop | None:
    """The troop of a side, as long as it has one."""
    return troop_at(state, battle.zone, battle.sides[side].seat)


def beasts_of(state: KemetState, battle: Battle, side: int) -> list[Beast]:
    """The creature of a side; none if the enemy's cancels it (ruling A57)."""
    troop, enemy = troop_of(state, battle, side), troop_of(state, battle, 1 - side)
    if troop is None or (enemy is not None and has_gift(enemy.beasts, "cancels")):
        return []
    return [DATA.beasts[beast] for beast in troop.beasts]


def strength_before_cards(state: KemetState, battle: Battle, side: int) -> int:
    """The strength of units, tiles, creature and city (rule R31)."""
    return _troop_strength(state, battle, side) + sum(_lasting(state, battle, side).values())


def parts_of_strength(state: KemetState, battle: Battle, side: int) -> dict[str, int]:
    """The parts of the strength: `troop` with its creature, `tiles`, `city`; `card`, `divine` once revealed.

    From the Resolution on, the parts of the strength that decided, whatever was lost afterwards.
    """
    mine, lasting = battle.sides[side], _lasting(state, battle, side)
    if not battle.revealed:
        return {"troop": _troop_strength(state, battle, side), **lasting}
    divine = sum(DATA.divine[name].strength for name in mine.divine) + mine.bonus
    added = {**lasting, "card": DATA.battle[mine.play].strength, "divine": divine}
    if battle.winner < 0:
        return {"troop": _troop_strength(state, battle, side), **added}
    return {"troop": mine.strength - sum(added.values()), **added}


def _troop_strength(state: KemetState, battle: Battle, side: int) -> int:
    troop = troop_of(state, battle, side)
    return (troop.units if troop else 0) + sum(beast.strength for beast in beasts_of(state, battle, side))


def _lasting(state: KemetState, battle: Battle, side: int) -> dict[str, int]:
    """The strength that no loss takes away: tiles, with the attacker's action, and the city."""
    seat = battle.sides[side].seat
    god = state.gods[seat]
    if side == ATTACKER:
        tiles = power(god, lambda tile: tile.strength + tile.attack_strength) + battle.bonus
    else:
        tiles = power(god, lambda tile: tile.strength + tile.defend_strength)
    return {"tiles": tiles, "city": at_home(state, battle.zone, seat)}


def at_home(state: KemetState, zone: str, seat: Seat) -> int:
    """The bonus of 1 in a district of the own city, else 0 (ruling A34)."""
    return int(owner(state, zone) == seat)


def figures(state: KemetState, battle: Battle, side: int) -> Figures:
    """All values of a side once its cards are revealed."""
    mine = battle.sides[side]
    god = state.gods[mine.seat]
    card = DATA.battle[mine.play]
    divine = [DATA.divine[name] for name in mine.divine]
    beasts = beasts_of(state, battle, side)
    damage = power(god, lambda tile: tile.damage) + sum(beast.damage for beast in beasts)
    defence = power(god, lambda tile: tile.defence) + sum(beast.defence for beast in beasts)
    strength = strength_before_cards(state, battle, side) + mine.bonus
    return Figures(
        strength=strength + card.strength + sum(added.strength for added in divine),
        damage=damage + card.damage + sum(added.damage for added in divine),
        unblockable=card.unblockable,
        defence=defence + card.defence + sum(added.defence for added in divine),
        loss=card.loss,
    )
