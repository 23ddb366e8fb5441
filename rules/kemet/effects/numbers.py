"""Results of a number or a share of units and veterans."""

from rules.core.decisions import Decision
from rules.core.text import Text, bare
from rules.kemet.components.data import DATA
from rules.kemet.effects.pieces import says
from rules.kemet.effects.zones import ground
from rules.kemet.view import KemetView, at_home, enemy_in, own_troops


def setting_out(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe how many units stay behind, and the loss if none do; in its own city, none."""
    zone = bare(str(decision.prompt.args["zone"]))
    stays = own_troops(view, decision.seat)[zone].units - int(name)
    home = {"ground": "plain"} if at_home(view.gods[decision.seat], zone) else {}
    return says("kemet.effect.units", stays=stays, **(ground(view, zone) | home))


def joining(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe how many units go on, and how many are left in the zone."""
    return _parted(view, decision, -int(name))


def leaving(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the same if units are left behind."""
    return _parted(view, decision, int(name))


def _parted(view: KemetView, decision: Decision, left: int) -> Text:
    assert view.march is not None
    here = own_troops(view, decision.seat).get(view.march.zone)
    stays = (here.units if here else 0) + left
    return says("kemet.effect.parted", moving=view.march.troop.units - left, stays=stays)


def mustered(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe a zone for new units: its troop, and its gain."""
    enemy, mine = enemy_in(view, decision.seat, name), own_troops(view, decision.seat).get(name)
    units = mine.units if mine else 0
    if enemy is None:
        return says("kemet.effect.zone", units=units, **ground(view, name))
    return says("kemet.effect.held", seat=f"seat:{enemy.seat}", enemies=enemy.units, **ground(view, name))


def praying(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the prayer points for veterans, and the veterans that are left."""
    god = view.gods[decision.seat]
    prayers = min(DATA.prayers_most, god.prayers + int(name))
    return says("kemet.effect.veterans.prayers", prayers=prayers, left=god.veterans - int(name))


def drawing(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the veterans left for units after so many cards."""
    left = view.gods[decision.seat].veterans - int(name) * DATA.veterans_per_card
    return says("kemet.effect.veterans.cards", count=int(name), left=left)
