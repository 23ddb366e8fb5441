"""The gain from a zone, and the battle there: for troops that move, fight, flee and stay."""

from collections.abc import Iterable

from rules.core.decisions import Decision
from rules.core.play.planning import Facts
from rules.core.text import Text, ids
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, DELTA, SANCTUARY
from rules.kemet.components.powers import PORTAL, has_gift, movement, owns, power
from rules.kemet.components.prayers import teleport_price
from rules.kemet.effects.pieces import NOTHING, onward, says
from rules.kemet.view import KemetView, TroopView, at_home, enemy_in, own_troops


def ground(view: KemetView, zone: str) -> Facts:
    """The gain from holding a zone, as arguments of `kemet-ground`."""
    place, spot = view.zones[zone], CHART.zones[zone]
    found = "plain"
    if spot.kind == "temple":
        found = "delta" if zone == DELTA else "temple"
    elif zone == SANCTUARY:
        found = "sanctuary"
    elif place.level:
        found = "high" if place.level == DATA.pyramid_levels else "pyramid"
    return {
        "ground": found,
        "prayers": spot.prayers,
        "level": place.level,
        "colour": f"colour:{place.colour}" if place.colour else "",
        "near": ids("zone", onward(zone, len(view.gods))),
        "price": DATA.delta_units if zone == DELTA else DATA.offering_units,
    }


def step(view: KemetView, decision: Decision, name: str) -> Text:
    """A zone to which the moving troop can go."""
    assert view.march is not None
    troop = view.march.troop
    enemy, mine = enemy_in(view, troop.seat, name), own_troops(view, troop.seat).get(name)
    if enemy is not None:
        return meeting(view, troop, enemy, name, bonus=view.march.bonus, entering=True)
    units = mine.units if mine else 0
    return says("kemet.effect.zone", units=units, **ground(view, name))


def meeting(
    view: KemetView, troop: TroopView, enemy: TroopView, zone: str, *, bonus: int = 0, entering: bool = False
) -> Text:
    """A battle that a troop would begin: the strengths before cards, and what stands there."""
    mine, theirs = strengths(view, troop, enemy, zone, entering=entering)
    return says(
        "kemet.effect.meeting",
        seat=f"seat:{enemy.seat}",
        mine=mine + bonus,
        theirs=theirs,
        **ground(view, zone),
    )


def strengths(
    view: KemetView, troop: TroopView, enemy: TroopView, zone: str, *, entering: bool
) -> tuple[int, int]:
    """Attacker's and defender's strength before cards, after Deadly Trap and Initiative."""
    attacker, defender = view.gods[troop.seat], view.gods[enemy.seat]
    trap = power(defender, lambda owned: owned.trap) if entering else 0
    mine = troop.units - (0 if has_gift(troop.beasts, "devours") else trap)
    immune = has_gift(enemy.beasts, "devours") and not has_gift(troop.beasts, "cancels")
    theirs = enemy.units - (0 if immune else power(attacker, lambda owned: owned.initiative))
    mine, theirs = max(0, mine), max(0, theirs)
    standing = enemy.beasts if theirs else ()
    coming = troop.beasts if mine else ()
    mine += _beasts(coming, standing) + at_home(attacker, zone)
    theirs += _beasts(standing, coming) + at_home(defender, zone)
    return (
        mine + power(attacker, lambda owned: owned.strength + owned.attack_strength),
        theirs + power(defender, lambda owned: owned.strength + owned.defend_strength),
    )


def _beasts(helping: Iterable[str], against: tuple[str, ...]) -> int:
    return 0 if has_gift(against, "cancels") else sum(DATA.beasts[name].strength for name in helping)


def setting_out(view: KemetView, decision: Decision, name: str) -> Text:
    """A troop that can move: how far, and what is lost if nobody stays; in its own city, nothing."""
    if name in NOTHING:
        return says("kemet.effect.stays")
    god, troop = view.gods[decision.seat], own_troops(view, decision.seat)[name]
    by_obelisk = owns(god, PORTAL) or has_gift(troop.beasts, "teleports")
    leaps = bool(view.zones[name].level) or (CHART.zones[name].obelisk and by_obelisk)
    return says(
        "kemet.effect.troop",
        moves=movement(god, troop.beasts),
        cost=teleport_price(god),
        leaps=int(leaps),
        **(ground(view, name) | ({"ground": "plain"} if at_home(god, name) else {})),
    )


def pausing(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe what the moving troop can do in its zone."""
    assert view.march is not None
    zone = view.march.zone
    here = own_troops(view, decision.seat).get(zone)
    units = here.units if here else 0
    moving = view.march.troop
    beasts = ids("beast", (*moving.beasts, *(here.beasts if here else ())))
    facts: Facts = {"units": units, "moving": moving.units, "beasts": beasts}
    return says(f"kemet.effect.step.{name}", **facts, **ground(view, zone))


def nest(view: KemetView, decision: Decision, name: str) -> Text:
    """A district where a creature comes into play."""
    if name in NOTHING:
        return says("kemet.effect.unused")
    return says("kemet.effect.nest", units=own_troops(view, decision.seat)[name].units)


def recruited(view: KemetView, decision: Decision, name: str) -> Text:
    """A battle among one's own new units."""
    enemy = enemy_in(view, decision.seat, name)
    assert enemy is not None
    return meeting(view, own_troops(view, decision.seat)[name], enemy, name)


def diversion(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the fight, or the zone to which to flee."""
    assert view.battle is not None
    if name in NOTHING:
        zone, attacker = view.battle.zone, view.battle.attacker
        troops = own_troops(view, attacker.seat)[zone], own_troops(view, decision.seat)[zone]
        theirs, mine = strengths(view, *troops, zone, entering=False)  # after Initiative
        return says("kemet.effect.fight", mine=mine, theirs=theirs + view.battle.bonus)
    return says("kemet.effect.flee", **ground(view, name))


def after(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the choice for a troop after the battle."""
    assert view.battle is not None
    zone, god = view.battle.zone, view.gods[decision.seat]
    units = own_troops(view, decision.seat)[zone].units
    facts: Facts = {"units": units, "supply": god.supply + units}
    return says(f"kemet.effect.after.{name}", **facts, **ground(view, zone))


def fled(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the zone to which a beaten troop is sent and which it then holds."""
    return says("kemet.effect.fled", seat=str(decision.prompt.args["seat"]), **ground(view, name))


def rain(view: KemetView, decision: Decision, name: str) -> Text:
    """An enemy troop that loses a unit."""
    enemy = enemy_in(view, decision.seat, name)
    assert enemy is not None
    left = max(0, enemy.units - DATA.divine["rain_of_fire"].units)
    facts: Facts = {"seat": f"seat:{enemy.seat}", "units": enemy.units}
    return says("kemet.effect.rain", left=left, **facts, **ground(view, name))


def offering(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the units of the Sanctuary given for fame."""
    units = own_troops(view, decision.seat)[SANCTUARY].units
    return says("kemet.effect.offering", units=units - (DATA.offering_units if name == "yes" else 0))


def delta(view: KemetView, decision: Decision, name: str) -> Text:
    """A unit of the Delta Temple for prayer points."""
    god, units = view.gods[decision.seat], own_troops(view, decision.seat)[DELTA].units
    left = units - (DATA.delta_units if name == "yes" else 0)
    gained = CHART.zones[DELTA].prayers if name == "yes" else 0
    prayers = min(DATA.prayers_most, god.prayers + gained)
    return says("kemet.effect.delta", units=left, prayers=prayers, most=DATA.prayers_most)


def destiny(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe how many play before, and how many after."""
    return says("kemet.effect.destiny", before=int(name), after=len(view.places) - int(name) - 1)
