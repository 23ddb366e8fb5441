"""Checks of the lines beside options of Kemet: see `tests/contract/truth.py`."""

from collections.abc import Iterator

from rules.core.text import bare, ids
from rules.kemet.components.board import enemy_at, troop_at, units_at
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, city_named, districts, front
from rules.kemet.components.routes import can_teleport, known_ways
from rules.kemet.components.state import KemetState
from rules.kemet.play.market import reach
from tests.contract.truth import Case, Check, Pair
from tests.kemet import truth_battle as battle
from tests.kemet.truth_tools import before, by_land, costs, fact, ground, here, listed, mine


def city(case: Case) -> Iterator[Pair]:
    """The zones before its gate."""
    near = by_land(case.after.state, case.seat, front(city_named(case.name)))
    yield sorted(listed(case.args["zones"])), sorted(ids("zone", near))


def start(case: Case) -> Iterator[Pair]:
    """So many units stand there, and so they go on."""
    yield case.args["units"], units_at(case.after.state, case.name, case.seat)
    near = by_land(case.after.state, case.seat, case.name)
    yield sorted(listed(case.args["near"])), sorted(ids("zone", near))


def site(case: Case) -> Iterator[Pair]:
    """So many units stand there, and so much a teleport costs."""
    yield case.args["units"], units_at(case.after.state, case.name, case.seat)
    case = case.go_on("found.colour")
    leaps = list(known_ways(case.after.state, here(case.after.state, case.seat, case.name)))
    yield {case.args["cost"]}, {way.cost for way in leaps if way.kind == "teleport"}


def levels(case: Case) -> Iterator[Pair]:
    """So many pyramids, and the highest of them."""
    case = case.go_on("found.zone", "found.colour")
    built = [case.after.state.pyramids[zone] for zone in _own(case) if zone in case.after.state.pyramids]
    yield case.args["colours"], len({pyramid.colour for pyramid in built})
    yield case.args["level"], max(pyramid.level for pyramid in built)


def _own(case: Case) -> tuple[str, ...]:
    return districts(city_named(mine(case).city))


def colour(case: Case) -> Iterator[Pair]:
    """So many tiles are left."""
    yield (
        case.args["tiles"],
        sum(DATA.tiles[tile].colour == case.name for tile in case.before.state.tiles),
    )


# --- actions ----------------------------------------------------------------------------------------------


def recruit(case: Case) -> Iterator[Pair]:
    """So many units can come, for so much."""
    yield case.args["supply"], before(case).supply
    found = case.after.pending.get(case.seat)
    if found is None or found.kind != "split" or case.asked() != "recruit":
        yield case.args["units"], 0
        return
    yield case.args["units"], found.most
    given: dict[str, int] = {}
    left = found.most
    for part in found.parts:
        given[part.id] = min(part.high, left)
        left -= given[part.id]
    yield case.args["cost"], before(case).prayers - mine(case.answer(given)).prayers


def move(case: Case) -> Iterator[Pair]:
    """A troop without a creature goes so far, and a teleport costs so much."""
    yield case.args["prayers"], mine(case).prayers
    for ident in case.offered():
        troop = troop_at(case.after.state, bare(ident), case.seat) if ident.startswith("zone:") else None
        if troop and not troop.beasts:
            out = case.answer([ident]).go_on("units", "goes")
            if out.after.state.march:
                yield case.args["moves"], out.after.state.march.left
                yield from _fares(out, {*costs(out, "teleport")})


def _fares(out: Case, offered: set[str]) -> Iterator[Pair]:
    """The price of a teleport to a zone without an enemy, where there may be a toll."""
    free = [one for one in offered if enemy_at(out.after.state, bare(one), out.seat) is None]
    for one in free:
        yield out.args["cost"], costs(out, "teleport")[one]


def raised(case: Case) -> Iterator[Pair]:
    """The cheapest level, and the highest that can be paid."""
    yield case.args["prayers"], mine(case).prayers
    found = [prices(case.answer([one])) for one in case.offered() if one in costs(case, "pyramid")]
    found = [each for each in found if each]
    yield case.args["level"], max((max(each) for each in found), default=0)
    if found:
        yield case.args["cost"], min(min(each.values()) for each in found)


def prices(chosen: Case) -> dict[int, int]:
    """The levels to which a pyramid that was just chosen can be raised, and their prices."""
    if bare(chosen.ident) == "nothing" or not chosen.after.pending:
        return {}
    had = chosen.after.state.gods[chosen.seat].prayers
    chosen = chosen.go_on("raise.colour")
    if chosen.asked() == "raise.level":
        return {int(bare(ident)): cost for ident, cost in costs(chosen, "level").items()}
    told = [event.public for _, event in chosen.after.events if event.public is not None]
    last = [text for text in told if text.key.startswith("kemet.log.raised")][-1:]
    if not last or "level" not in last[0].args:
        return {}
    assert had >= 0
    return {int(str(last[0].args["level"])): int(str(last[0].args["cost"]))}


def pyramid(case: Case) -> Iterator[Pair]:
    """The price of the next level, and of the highest that can be paid."""
    found = prices(case)
    yield case.args["next"], min(found)
    yield case.args["cost"], found[min(found)]
    yield case.args["level"], max(found)
    yield case.args["most"], found[max(found)]
    yield case.args["more"], int(len(found) > 1)


def hand(case: Case) -> Iterator[Pair]:
    """A level more, for nothing."""
    had = before(case).prayers
    case = case.go_on("raise.colour")
    yield case.args["level"], case.after.state.pyramids[case.name].level
    yield had, mine(case).prayers


def level(case: Case) -> Iterator[Pair]:
    """A pyramid of this level; the highest one is fame."""
    found = [case.after.state.pyramids[zone] for zone in _own(case) if zone in case.after.state.pyramids]
    yield True, case.args["level"] in [pyramid.level for pyramid in found]
    high = [each.level == DATA.pyramid_levels for each in found]
    yield case.args["level"] == DATA.pyramid_levels, case.name == str(DATA.pyramid_levels) and any(high)


def pray(case: Case) -> Iterator[Pair]:
    """Prayer points, and perhaps a unit."""
    yield case.args["gain"], mine(case).prayers - before(case).prayers
    yield case.args["prayers"], mine(case).prayers
    found = case.after.pending.get(case.seat)
    placing = found is not None and found.kind == "split" and case.asked() == "place.pray"
    yield case.args["units"], found.most if placing and found is not None and found.kind == "split" else 0


def buy(case: Case) -> Iterator[Pair]:
    """The tiles for sale: what the cheapest costs, and how high they go."""
    yield case.args["prayers"], before(case).prayers
    offered = {ident: cost for ident, cost in costs(case, "tile").items() if ident != "tile:nothing"}
    if case.asked() != "buy":
        offered = {}
    yield case.args["now"], int(bool(offered))
    yield bool(case.args["level"] and case.args["tiles"] and not case.args["missing"]), bool(offered)
    if offered:
        yield case.args["cost"], min(offered.values())
        best = max(DATA.tiles[bare(ident)].level for ident in offered)
        yield True, best <= fact(case, "level")
    levels = reach(case.before.state, case.seat, case.name).values()
    if case.args["level"]:
        yield True, case.args["level"] in levels
    elif not case.args["closed"]:
        yield [], list(levels)


def silver(case: Case) -> Iterator[Pair]:
    """One more action, and the normal one stays to be done or is done."""
    turn = case.before.state.turn
    yield (
        1,
        len(case.after.state.gods[case.seat].spaces) - len(before(case).spaces) + (case.asked() == "silver"),
    )
    yield turn.placed, case.after.state.turn.placed


def kept(case: Case) -> Iterator[Pair]:
    """The prayer points are not spent."""
    yield case.args["prayers"], before(case).prayers
    if case.after.state.turn and case.before.state.turn:
        yield case.args["prayers"], mine(case).prayers


# --- creatures and moving troops --------------------------------------------------------------------------


def unused(case: Case) -> Iterator[Pair]:
    """The creature stays in the supply."""
    yield before(case).beasts, mine(case).beasts


def beast(case: Case) -> Iterator[Pair]:
    """A creature goes along with its strength, and brings no fame: that came once, with its tile."""
    name = case.name if case.name in DATA.beasts else bare(str(case.decision.prompt.args["beast"]))
    yield case.args["strength"], DATA.beasts[name].strength
    yield before(case).fame, mine(case).fame


def nest(case: Case) -> Iterator[Pair]:
    """The creature stands with so many units."""
    yield case.args["units"], units_at(case.after.state, case.name, case.seat)
    yield 1, len(before(case).beasts) - len(mine(case).beasts)


def stays(case: Case) -> Iterator[Pair]:
    """Nobody leaves; the token lies where it was."""
    yield case.before.state.troops, case.after.state.troops
    yield before(case).spaces, mine(case).spaces


def troop(case: Case) -> Iterator[Pair]:
    """A troop that sets out as a whole goes so far, and perhaps teleports."""
    held = case.name
    found = case.after.pending.get(case.seat)
    out = case.answer(found.high) if found is not None and found.kind == "number" else case
    moving = out.after.state.march
    if moving is None:
        return  # there was no way on
    yield case.args["moves"], moving.left
    could = bool(can_teleport(out.after.state, moving))
    yield bool(case.args["leaps"]), could
    yield from _fares(out, {*costs(out, "teleport")})
    if CHART.zones[held].city != mine(case).city or CHART.zones[held].kind != "district":
        yield from ground(case, held)


def units(case: Case) -> Iterator[Pair]:
    """So many units stay."""
    zone = bare(str(case.decision.prompt.args["zone"]))
    case = case.go_on("goes")
    yield case.args["stays"], units_at(case.after.state, zone, case.seat)


def parted(case: Case) -> Iterator[Pair]:
    """So many go on, so many stay."""
    case = case.go_on("goes")
    moving = case.after.state.march
    if moving is None:
        return
    yield case.args["moving"], moving.units
    yield case.args["stays"], units_at(case.after.state, moving.zone, case.seat)


def zone(case: Case) -> Iterator[Pair]:
    """A zone for a moving troop or for new units: how many of the seat are there, and no enemy."""
    state: KemetState = case.before.state
    passing = state.march.units if state.march and state.march.zone == case.name else 0
    yield case.args["units"], units_at(state, case.name, case.seat)
    yield None, enemy_at(state, case.name, case.seat)
    if case.decision.kind == "choose":
        moving = case.after.state.march
        yield True, moving is None or moving.zone == case.name
    elif not passing:
        yield True, units_at(case.after.state, case.name, case.seat) > fact(case, "units")
    yield from ground(case, case.name)


def held(case: Case) -> Iterator[Pair]:
    """An enemy to fight."""
    enemy = troop_at(case.before.state, case.name, int(bare(str(case.args["seat"]))))
    yield case.args["enemies"], enemy.units if enemy else 0
    yield from ground(case, case.name)


def pausing(case: Case) -> Iterator[Pair]:
    """The troop on its way, and who stands there."""
    march = case.before.state.march
    standing = troop_at(case.before.state, march.zone, case.seat)
    yield case.args["units"], standing.units if standing else 0
    yield case.args["moving"], march.units
    every = {*march.beasts, *(standing.beasts if standing else [])}
    yield {*listed(case.args["beasts"])}, {f"beast:{beast}" for beast in every}
    if case.name == "stop":
        yield None, case.after.state.march
    yield from ground(case, march.zone)


DIVINE = [f"divine.{name}" for name in DATA.divine]
TOLD: dict[str, Check] = {
    "city": city,
    "levels": levels,
    **{f"colour.{name}": colour for name in ("ruby", "sapphire", "diamond", "onyx")},
    "start": start,
    "site": site,
    "recruit": recruit,
    "move": move,
    "raise": raised,
    "pray": pray,
    "buy": buy,
    "silver": silver,
    "kept": kept,
    "unused": unused,
    "stays": stays,
    "beast": beast,
    "nest": nest,
    "pyramid": pyramid,
    "hand": hand,
    "level": level,
    "zone": zone,
    "meeting": battle.meeting,
    "troop": troop,
    "units": units,
    "parted": parted,
    "held": held,
    "veterans.prayers": battle.veterans_prayers,
    "veterans.cards": battle.veterans_cards,
    **{f"step.{name}": pausing for name in ("stop", "take", "leave", "beasts")},
    "battle": battle.card,
    "fight": battle.fight,
    "flee": battle.flee,
    **{f"after.{name}": battle.after for name in ("stay", "recall", "retreat")},
    "fled": battle.fled,
    "rain": battle.rain,
    "offering": battle.offering,
    "delta": battle.delta,
    "destiny": battle.destiny,
    **dict.fromkeys(DIVINE, battle.divine),
}
PLAIN: dict[str, str] = {}
SELDOM: dict[str, str] = {}
