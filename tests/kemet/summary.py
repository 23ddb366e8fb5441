"""The score that the log of Kemet should give, from the state itself."""

from rules.core.engine import Position
from rules.kemet.components import score
from rules.kemet.components.state import KemetState


def true_summary(position: Position[KemetState]) -> dict[str, object]:
    """The state's own `Ledger.summary`."""
    state = position.state
    gods, moving = state.gods, state.march
    troops = {(zone, t.seat): (t.units, {*t.beasts}) for zone, held in state.troops.items() for t in held}
    if moving:
        units, beasts = troops.get((moving.zone, moving.seat), (0, set[str]()))
        beasts = beasts | {*moving.beasts, *moving.dropped}
        troops[moving.zone, moving.seat] = (units + moving.units, beasts)
    sides = {side.seat: side for side in state.battle.sides} if state.battle else {}
    shown = state.battle is not None and state.battle.revealed
    down = {seat: side for seat, side in sides.items() if side.play and not shown}
    return {
        "prayers": [god.prayers for god in gods],
        "supply": [god.supply for god in gods],
        "tiles": [sorted(god.tiles) for god in gods],
        "cards": [
            len(god.divine) + (len(down[seat].divine) if seat in down else 0) for seat, god in enumerate(gods)
        ],
        "battle cards": [len(god.hand) + 2 * (seat in down) for seat, god in enumerate(gods)],
        "veterans": [god.veterans for god in gods],
        "fame": [{kind: count for kind, count in sorted(kinds.items()) if count} for kinds in fame(state)],
        "resting": [sorted(god.beasts) for god in gods],
        "order": state.order,
        "troops": {place: (units, sorted(beasts)) for place, (units, beasts) in sorted(troops.items())},
        "pyramids": {z: (pyramid.colour, pyramid.level) for z, pyramid in sorted(state.pyramids.items())},
    }


def fame(state: KemetState) -> list[dict[str, int]]:
    """The fame of each seat; temples and pyramids change hands in the log when an action is over."""
    if not state.turn or not (state.turn.space or state.turn.tile):
        return score.fame(state)
    kinds = [{**god.fame, "temple": 0, "pyramid": 0} for god in state.gods]
    for zone, seat in state.told.items():
        kinds[seat]["pyramid" if zone in state.pyramids else "temple"] += 1
    return kinds
