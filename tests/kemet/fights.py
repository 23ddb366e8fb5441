"""Battles for examples: seat 0 stands before seat 1."""

from rules.core.decisions import Answer, Seat
from rules.kemet.components.state import Battle, KemetContext, Side
from rules.kemet.components.strength import Figures, figures
from tests.kemet.small import game, god, sheet

BLITZ, PUSH = sheet("cavalry_blitz", "chariot_raid"), sheet("shield_push", "chariot_raid")
WEAK = sheet("phalanx_defense", "chariot_raid")
CHARGE, PURGE = sheet("sacrificial_charge", "chariot_raid"), sheet("fervent_purge", "shield_push")
RAID = sheet("chariot_raid", "shield_push")
RETREAT: Answer = ["after:retreat"]
HERE = "west_quay"


def field(attackers: int, defenders: int, zone: str = HERE, **options: str) -> KemetContext:
    """Seat 0 stands before seat 1."""
    return game(god(), god(), troops={zone: [(1, defenders), (0, attackers)]}, options=options or None)


def both(attack: Answer, defence: Answer) -> dict[Seat, Answer]:
    return {0: attack, 1: defence}


def counted(ctx: KemetContext, attack: str = "cavalry_blitz", defence: str = "shield_push") -> list[Figures]:
    """Return what both sides count with these battle cards in the zone."""
    [zone] = [zone for zone, troops in ctx.state.troops.items() if len(troops) == 2]
    battle = Battle(zone=zone, sides=[Side(0, play=attack), Side(1, play=defence)])
    return [figures(ctx.state, battle, side) for side in (0, 1)]
