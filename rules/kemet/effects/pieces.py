"""Effects of tiles, cards and creatures, and results of the choices of the set-up."""

from rules.core.decisions import Decision
from rules.core.flow import Argument
from rules.core.text import Text, ids
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, city_named, front, neighbours
from rules.kemet.components.prayers import card_price, teleport_price
from rules.kemet.view import KemetView, own_troops

NOTHING = ("nothing", "none")


def says(key: str, /, **args: Argument) -> Text:
    """A text about what a choice does."""
    return Text(key=key, args=args)


def tile(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe a power tile; also a gold one whose token is played."""
    if name in NOTHING:
        return kept(view, decision, name)
    return says(f"kemet.tile.{DATA.tiles[name].art}.brief")


def beast(view: KemetView, decision: Decision, name: str) -> Text:
    """A creature does what its tile says, but for the fame that came once with the tile."""
    if DATA.tiles[name].power.fame:
        return says("kemet.effect.beast", strength=DATA.beasts[name].strength)
    return says(f"kemet.tile.{name}.brief")


def goes(view: KemetView, decision: Decision, name: str) -> Text | None:
    """Describe a creature's help for the troop with which it goes."""
    named = str(decision.prompt.args["beast"]).partition(":")[2]
    return beast(view, decision, named) if name == "yes" else None


def divine(view: KemetView, decision: Decision, name: str) -> Text:
    """A Divine Intervention card, and what it costs this player."""
    given = int(decision.prompt.key == "kemet.ask.wound")  # for strength, and not for what it does
    return says(f"kemet.effect.divine.{name}", cost=card_price(view.gods[decision.seat], name), given=given)


def battle(view: KemetView, decision: Decision, name: str) -> Text:
    """The figures of a battle card."""
    card = DATA.battle[name]
    return says(
        "kemet.effect.battle",
        strength=card.strength,
        damage=card.damage,
        unblockable=card.unblockable,
        defence=card.defence,
        loss=card.loss,
    )


def kept(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe that nothing is bought."""
    return says("kemet.effect.kept", prayers=view.gods[decision.seat].prayers)


def city(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe the zones before a city."""
    return says("kemet.effect.city", zones=ids("zone", onward(front(city_named(name)), len(view.gods))))


def onward(zone: str, seats: int) -> list[str]:
    """List the zones reached by land from a zone: not into cities, but out of them."""
    near = [CHART.zones[other] for other in neighbours(zone, seats)]
    inside = CHART.zones[zone].kind == "district"
    return [other.id for other in near if other.kind != "district" and (inside or other.city is None)]


def levels(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe how the first pyramids are divided."""
    colours = DATA.start_levels if name == "three" else DATA.start_levels - DATA.start_level_most + 1
    level = 1 if name == "three" else DATA.start_level_most
    return says("kemet.effect.levels", colours=colours, level=level)


def colour(view: KemetView, decision: Decision, name: str) -> Text:
    """Describe a colour: how many tiles are left, and what they are about."""
    left = sum(DATA.tiles[other].colour == name for other in view.tiles)
    return says(f"kemet.effect.colour.{name}", tiles=left)


def start(view: KemetView, decision: Decision, name: str) -> Text:
    """A district that gets the first units."""
    near = onward(name, len(view.gods))
    return says("kemet.effect.start", units=DATA.start_units, near=ids("zone", near))


def site(view: KemetView, decision: Decision, name: str) -> Text:
    """A district that gets a pyramid, from which troops can teleport."""
    troop = own_troops(view, decision.seat).get(name)
    cost = teleport_price(view.gods[decision.seat])
    return says("kemet.effect.site", units=troop.units if troop else 0, cost=cost)
