"""The steady computer player: temples and battles for fame, and prayer points turned into tiles and pyramids.

It sees only its own view. Values are integers; 10 is about a fame point.
"""

from collections.abc import Mapping, Sequence

from rules.core.decisions import Answer, Choose, Decision, Number, Seat, Split
from rules.core.play.planning import Plan, Weigh, heaviest, ids_of, planned, weighed
from rules.core.text import bare
from rules.kemet.components.data import COLOURS, DATA, Colour
from rules.kemet.components.map import CITIES, DELTA, SANCTUARY, temples_in_play
from rules.kemet.components.placing import OCCASIONS
from rules.kemet.components.prayers import fitting
from rules.kemet.computer import tactics
from rules.kemet.computer.goods import buy_worth, from_the_delta, raises, tile_worth
from rules.kemet.computer.scout import Trip, best_trip, best_troop, ground, held_worth, worth
from rules.kemet.play.turns import TWIN
from rules.kemet.view import KemetView, enemy_in, own_troops

# Plans, and the colours that each raises first.
PREFERRED: Mapping[str, tuple[Colour, ...]] = {
    "warrior": ("ruby", "onyx", "sapphire", "diamond"),
    "settler": ("ruby", "onyx", "sapphire", "diamond"),
    "raider": ("onyx", "ruby", "sapphire", "diamond"),
}
DAY_CARDS: Mapping[str, int] = {"prayer": 30, "mana_theft": 30, "enlistment": 25, "rain_of_fire": 8}
RICH = 8  # prayer points that need no more
WORTH_A_UNIT = 3  # prayer points
NEAR = 3  # fame points from which the end is in sight


def turn_worths(view: KemetView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The worth of each choice of a turn."""
    return {ident: turn_worth(view, seat, ident) for ident in ids_of(decision)}


def turn_worth(view: KemetView, seat: Seat, ident: str) -> int:
    """The worth of a choice of a turn; creatures and silver are played as soon as they can be."""
    kind, name = ident.partition(":")[0], bare(ident)
    if kind == "space":
        return action_worth(view, seat, DATA.spaces[name].action, name)
    if kind == "tile":
        return best_troop(view, seat)[1] if name != TWIN else max(twins(view, seat).values()) + 1
    if kind == "divine":
        return day_card_worth(view, seat, name)
    return {"put": 40, "token": 35, "turn": 2, "swap": -1}[kind]


def day_card_worth(view: KemetView, seat: Seat, card: str) -> int:
    """The worth of a Day card: these are played early, while there is room for their gains."""
    god = view.gods[seat]
    if card in ("prayer", "mana_theft") and god.prayers + DATA.pray > DATA.prayers_most:
        return 0
    if card == "enlistment" and god.supply < DATA.divine[card].units:
        return 0
    if card == "divine_memory":
        return 4 if god.prayers > RICH else 0
    return DAY_CARDS[card]


def action_worth(view: KemetView, seat: Seat, action: str, space: str) -> int:
    """The worth of an action now."""
    god = view.gods[seat]
    if action == "pray":
        return 6 if god.prayers <= RICH - 3 else 3 if god.prayers < RICH + 2 else 0
    if action == "move":
        return best_troop(view, seat)[1]
    if action == "recruit":
        units = min(god.supply, god.prayers - 1)
        return 2 * units if units >= 3 else units // 2
    if action == "raise":
        return max((worth for worth in raises(view, seat).values()), default=0)
    return buy_worth(view, seat, space)


def buy_worths(view: KemetView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The worth of each tile."""
    tiles = [ident for ident in ids_of(decision) if ident.startswith("tile:")]
    return {ident: 0 if ident == "tile:nothing" else tile_worth(bare(ident)) for ident in tiles}


def twins(view: KemetView, seat: Seat) -> Mapping[str, int]:
    """The worth of Twin Ceremony with each Buy space that was used today."""
    god, surcharge = view.gods[seat], DATA.tiles[TWIN].power.surcharge
    used = [slot for slot in god.slots if god.spaces[slot]]
    return {f"space:{slot}": buy_worth(view, seat, slot, surcharge) for slot in used}


def twin_worths(view: KemetView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The worth of Twin Ceremony with each Buy space on offer."""
    worths = twins(view, seat)
    return {ident: worths[ident] for ident in ids_of(decision)}


def raise_worths(view: KemetView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The worth of raising each pyramid."""
    worths = raises(view, seat)
    return {ident: worths.get(bare(ident), 0) for ident in ids_of(decision)}


def last(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The last option: the highest level, the last place."""
    return ids_of(decision)[-1:]


def any_city(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Choose any city, by the cards that were dealt: the plan depends on it."""
    offered, cards = ids_of(decision), [*DATA.divine]
    dealt = sum(cards.index(card) for card in view.gods[seat].divine or ())
    return [offered[dealt % len(offered)]]


def plan(view: KemetView, seat: Seat) -> str:
    """The seat's plan for winning. City and colours in play decide, so that no two games begin alike."""
    colours = sum(COLOURS.index(name) for name in view.colours)
    names = list(PREFERRED)
    return names[(CITIES.index(view.gods[seat].city) + colours + seat) % len(names)]


def levels(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The settler begins with three colours, the others with a pyramid of level 2."""
    return ["levels:three" if plan(view, seat) == "settler" else "levels:two"]


def first(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The first options, as many as needed."""
    assert isinstance(decision, Choose)
    return ids_of(decision)[: decision.least]


def colour(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Choose the colour that the plan prefers."""
    return [min(ids_of(decision), key=lambda ident: PREFERRED[plan(view, seat)].index(bare(ident)))]


def muster(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Place as many units as possible, in the biggest troops first."""
    assert isinstance(decision, Split)
    troops = own_troops(view, seat)
    sizes = {
        part.id: troops[bare(part.id)].units if bare(part.id) in troops else 0 for part in decision.parts
    }
    left = decision.most
    placed: dict[str, int] = {}
    for part in sorted(decision.parts, key=lambda part: -sizes[part.id]):
        fought = enemy_in(view, seat, bare(part.id))
        high = 0 if fought and left <= fought.units else part.high
        placed[part.id] = min(high, left)
        left -= placed[part.id]
    return {part.id: placed[part.id] for part in decision.parts}


def move(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The troop with the most to gain."""
    zone = best_troop(view, seat)[0]
    return [f"zone:{zone}" if f"zone:{zone}" in ids_of(decision) else "zone:nothing"]


def units(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Choose all units, but for a guard in a temple."""
    assert isinstance(decision, Number)
    return decision.high - guards(view, bare(str(decision.prompt.args["zone"])), decision.high)


def guards(view: KemetView, zone: str, units: int) -> int:
    """Count the units of a troop that stay behind: one in a temple, if enough are left to go."""
    return int(zone in temples_in_play(len(view.gods)) and units >= 4)


def step(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The way to the best target, by a card if that brings more than its worth."""
    offered = ids_of(decision)
    best = best_step(view, offered)
    return [best.step if best else "step:stop" if "step:stop" in offered else offered[0]]


def best_step(view: KemetView, offered: Sequence[str]) -> Trip | None:
    """The trip of the moving troop that promises most, if that is more than where it stands."""
    march = view.march
    assert march is not None
    trip = best_trip(view, march.troop, march.start, march.zone, march.left, offered)
    by_card = [ident for ident in offered if ident.startswith("card:")]
    cards = [Trip(worth(view, march.troop, bare(ident)) - 3, ident, bare(ident)) for ident in by_card]
    swift = "divine:swiftness" in offered
    faster = best_trip(view, march.troop, march.start, march.zone, march.left + 1) if swift else None
    more = [Trip(faster.worth - 3, "divine:swiftness", faster.zone, faster.teleports)] if faster else []
    known = [trip] if trip else []
    best = max([*known, *cards, *more], key=lambda trip: trip.worth, default=None)
    return best if best and best.worth > held_worth(view, march.troop, march.zone) else None


def most(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The highest number."""
    assert isinstance(decision, Number)
    return decision.high


def least(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The lowest number."""
    assert isinstance(decision, Number)
    return decision.low


def veterans_prayers(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Turn veterans into units while the supply has any, else into prayer points while there is room."""
    assert isinstance(decision, Number)
    god = view.gods[seat]
    return fitting(god.prayers, max(0, decision.high - god.supply))


def tile_worths(view: KemetView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The worth of each tile or creature."""
    return {ident: tile_worth(bare(ident)) for ident in ids_of(decision)}


def put(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Put it with the biggest troop."""
    troops = own_troops(view, seat)
    zones = [ident for ident in ids_of(decision) if ident != "zone:none"]
    return [max(zones, key=lambda ident: troops[bare(ident)].units)]


def remove(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The weakest battle card."""
    return [min(ids_of(decision), key=lambda ident: tactics.card_worth(bare(ident)))]


def order(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Keep the order of the options."""
    return ids_of(decision)


def rain(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Choose the zone where it takes the last unit of a good place, else the biggest troop."""

    def harm(ident: str) -> int:
        enemy = enemy_in(view, seat, bare(ident))
        assert enemy is not None
        return ground(view, enemy, bare(ident)) if enemy.units == 1 else enemy.units

    return [max(ids_of(decision), key=harm)]


def divine_gains(ident: str) -> dict[str, int]:
    """The worth of each gain from a Divine Intervention card."""
    row = DATA.divine[bare(ident)]
    return {
        "strength": 3 * row.strength,
        "damage": 2 * row.damage,
        "defence": 2 * row.defence,
        "prayers": 2 * row.prayers,
        "units": row.units,
    }


def card_worths(view: KemetView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The general worth of each card."""
    return {
        ident: sum(divine_gains(ident).values()) - DATA.divine[bare(ident)].cost for ident in ids_of(decision)
    }


def destiny(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The last place, from which one can react to everybody; the first when the end is near.

    There a player with enough fame wins, and one who is about to have enough is kept out.
    """
    close = max(god.total for god in view.gods) >= DATA.fame_to_win - NEAR
    return [ids_of(decision)[0 if close else -1]]


def delta(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """A unit for prayer points, unless the temple would be lost or the night brings them anyway."""
    kept = tactics.units_of(view, DELTA, seat) > DATA.delta_units
    return ["delta:yes" if kept and from_the_delta(view, seat) >= WORTH_A_UNIT else "delta:no"]


def offering(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Give units for fame whenever possible."""
    assert tactics.units_of(view, SANCTUARY, seat) >= DATA.offering_units
    return ["offering:yes"]


WORTHS: Mapping[str, Weigh[KemetView]] = {
    "first": tile_worths,
    "turn": turn_worths,
    "extra": turn_worths,
    "silver": turn_worths,
    "keep": tile_worths,
    "buy": buy_worths,
    "twin": twin_worths,
    "raise": raise_worths,
    "memory": card_worths,
    "hand": raise_worths,
    "vision": card_worths,
}
PLANS: Mapping[str, Plan[KemetView]] = {
    **{name: heaviest(weigh) for name, weigh in WORTHS.items()},
    "city": any_city,
    "districts": first,
    "levels": levels,
    "found.zone": first,
    "found.colour": colour,
    "will": last,
    "put": put,
    "swap": first,
    "special": remove,
    "raise.colour": colour,
    "raise.level": last,
    "recruit": muster,
    "between": first,
    "battles": order,
    **{f"place.{why}": muster for why in OCCASIONS},
    "move": move,
    "units": units,
    "goes": first,
    "step": step,
    "take": most,
    "leave": least,
    "diversion": tactics.diversion,
    "council": tactics.council,
    "council.seen": tactics.council,
    "tactics": tactics.tactics,
    "wound": tactics.wound,
    "loser": tactics.beaten,
    "retreat": first,
    "winner": tactics.winner,
    "rain": rain,
    "offering": offering,
    "delta": delta,
    "veterans.prayers": veterans_prayers,
    "veterans.cards": least,
    "destiny": destiny,
}
"""The plan for each question `kemet.ask.<name>`."""
steady = planned("kemet", PLANS)
weighs = weighed("kemet", WORTHS)
