"""The steady computer player's reasons, as facts of the position: the words of a coach."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rules.core.decisions import Answer, Decision, Seat
from rules.core.play.asking import chosen_of
from rules.core.play.planning import Facts, Reason, because, explained, ids_of
from rules.core.text import Text, bare
from rules.kemet.components.data import DATA
from rules.kemet.components.map import temples_in_play
from rules.kemet.components.placing import OCCASIONS
from rules.kemet.components.powers import power
from rules.kemet.components.prayers import card_price, fitting, levels_price, tile_price
from rules.kemet.computer import coach_setup as setup
from rules.kemet.computer import coach_war as war
from rules.kemet.computer.coach_war import creature
from rules.kemet.computer.goods import dawn, from_the_delta, given, raises, tile_gains, tile_worth
from rules.kemet.computer.steady import WORTH_A_UNIT, action_worth, divine_gains
from rules.kemet.computer.tactics import card_worth
from rules.kemet.effects import actions
from rules.kemet.view import KemetView, at_home, enemy_in, home_zones, own_troops


def tile(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain a tile or a creature by its best gain."""
    name = bare(chosen_of(answer))
    if name == "nothing":
        return because("kemet.coach.buy.nothing", prayers=view.gods[seat].prayers)
    gains = {gain: worth for gain, worth in tile_gains(name).items() if gain != "level"}
    best = max(gains, key=lambda gain: gains[gain])
    if not gains[best]:
        return because("kemet.coach.tile.other", tile=f"tile:{name}", level=DATA.tiles[name].level)
    if best == "beast":
        return creature("tile", chosen_of(answer), **position_facts(view, seat))
    return because(f"kemet.coach.tile.{best}", count=given(name, best), **position_facts(view, seat))


def position_facts(view: KemetView, seat: Seat) -> Facts:
    """Return what reasons for a tile say of the position: the seat's means, and the biggest troops."""
    god, troops = view.gods[seat], own_troops(view, seat)
    enemies = [troop for place in view.zones.values() for troop in place.troops if troop.seat != seat]
    return {
        "prayers": god.prayers,
        "supply": god.supply,
        "fame": god.total,
        "most": DATA.fame_to_win,
        "cards": god.divine_cards,
        "troops": len(troops),
        "temples": len([zone for zone in temples_in_play(len(view.gods)) if zone in troops]),
        "units": max((troop.units for troop in troops.values()), default=0),
        "enemies": max((troop.units for troop in enemies), default=0),
        "creatures": sum(len(troop.beasts) for troop in enemies),
        "level": max(view.zones[zone].level for zone in home_zones(view, seat)),
    }


# --- a turn -----------------------------------------------------------------------------------------------


def turn(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text | None:
    """The choice of a turn."""
    kind, name = chosen_of(answer).partition(":")[0], bare(chosen_of(answer))
    if kind == "space":
        return action(view, seat, decision, name)
    if kind == "tile":
        if DATA.tiles[name].power.surcharge:
            god = view.gods[seat]
            return _again(view, seat, [slot for slot in god.slots if god.spaces[slot]])
        bonus = DATA.tiles[name].power.gold_strength
        return war.journey(view, seat, bonus) or because("kemet.coach.gold")
    if kind == "divine":
        return day_card(view, seat, name)
    if kind in ("put", "swap"):
        return creature("put", f"beast:{name}")
    if kind == "token":
        return because("kemet.coach.silver")
    return done(view, seat, decision)


def day_card(view: KemetView, seat: Seat, name: str) -> Text:
    """Explain why a card that costs no action is played."""
    god = view.gods[seat]
    whole = DATA.divine[name].prayers + power(god, lambda owned: owned.day_prayers)
    gain = fitting(god.prayers, whole)
    cost = card_price(god, name)
    return because(f"kemet.coach.day.{name}", prayers=god.prayers, cost=cost, gain=gain, lost=whole - gain)


def done(view: KemetView, seat: Seat, decision: Decision) -> Text | None:
    """Explain why nothing more is played."""
    cards = [ident for ident in ids_of(decision) if ident.startswith("divine:")]
    if not cards:
        others, prayers = len(ids_of(decision)) - 1, view.gods[seat].prayers
        return because("kemet.coach.done.nothing", count=others, prayers=prayers) if others else None
    if any(bare(card) in ("prayer", "mana_theft") for card in cards):
        return because("kemet.coach.done.full", prayers=view.gods[seat].prayers, most=DATA.prayers_most)
    return because("kemet.coach.done.cards", cards=cards, count=len(cards))


def action(view: KemetView, seat: Seat, decision: Decision, space: str) -> Text:
    """Explain why the token goes on this space."""
    row = DATA.spaces[space]
    if not action_worth(view, seat, row.action, space):
        offered = {DATA.spaces[bare(i)].level for i in ids_of(decision) if i.startswith("space:")}
        key = "balance" if offered == {row.level} else "nothing"
        return because(f"kemet.coach.idle.{key}", level=row.level)
    if row.action == "buy":
        best = max(actions.payable(view, seat, space), key=tile_worth)
        return because("kemet.coach.buy.best", tile=f"tile:{best}", **purse(view, seat, best))
    if row.action == "raise":
        return taller(view, seat, max(raises(view, seat), key=lambda zone: raises(view, seat)[zone]))
    if row.action == "recruit":
        return because("kemet.coach.recruit", **actions.recruit(view, seat).args)
    return (
        pray(view, seat) if row.action == "pray" else war.journey(view, seat) or because("kemet.coach.gold")
    )


def purse(view: KemetView, seat: Seat, name: str) -> dict[str, int]:
    """A tile's price, and the prayer points to pay with."""
    god = view.gods[seat]
    return {"cost": tile_price(god, name), "prayers": god.prayers}


def pray(view: KemetView, seat: Seat) -> Text:
    """Explain a Pray action by what its prayer points are for."""
    god = view.gods[seat]
    gain = DATA.pray + power(god, lambda owned: owned.pray_prayers + owned.day_prayers)
    later = god.prayers + fitting(god.prayers, gain)
    known: Facts = {"prayers": god.prayers, "later": later}
    for when in ("tile", "tomorrow"):
        best = max(paid_then(view, seat, later, today=when == "tile"), key=tile_worth, default="")
        if best:
            level = DATA.tiles[best].level
            return because(f"kemet.coach.pray.{when}", tile=f"tile:{best}", level=level, **known)
    if god.supply > god.prayers:
        return because("kemet.coach.pray.units", units=min(god.supply, later), **known)
    if raises(replaced(view, seat, later), seat) != raises(view, seat):
        return because("kemet.coach.pray.raise", **known)
    return because("kemet.coach.pray.more", most=DATA.prayers_most, **known)


def paid_then(view: KemetView, seat: Seat, later: int, *, today: bool) -> list[str]:
    """The tiles for which so many prayer points are enough, and those in hand are not: today, by a slot that
    is free and with a token that is left after this one; or tomorrow, by any slot.
    """
    god = view.gods[seat]
    if today and god.tokens["normal"] + min(1, god.tokens["silver"]) < 2:
        return []
    slots = [slot for slot in god.slots if not (today and god.spaces[slot])]
    tiles = [tile for slot in slots for tile in actions.wares(view, seat, slot, again=not today)]
    return [tile for tile in tiles if god.prayers < tile_price(god, tile) <= later]


def replaced(view: KemetView, seat: Seat, prayers: int) -> KemetView:
    """Return the same view with other prayer points."""
    gods = tuple(replace(god, prayers=prayers) if i == seat else god for i, god in enumerate(view.gods))
    return replace(view, gods=gods)


def taller(view: KemetView, seat: Seat, zone: str) -> Text:
    """Explain why a pyramid is raised."""
    god, place = view.gods[seat], view.zones[zone]
    level = actions.highest(god, place.level)
    known: Facts = {"level": level, "cost": levels_price(god, place.level, level), "prayers": god.prayers}
    if not place.level:
        return because("kemet.coach.raise.new", zone=f"zone:{zone}", **known)
    key = "fame" if level == DATA.pyramid_levels else "level"
    return because(f"kemet.coach.raise.{key}", colour=f"colour:{place.colour}", before=place.level, **known)


def pyramid(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice of a pyramid to raise."""
    zone = bare(chosen_of(answer))
    if [ident for ident in ids_of(decision) if ident.startswith("pyramid:")] == ["pyramid:nothing"]:
        return because("kemet.coach.raise.none")
    if zone == "nothing" or zone not in raises(view, seat):
        return because("kemet.coach.raise.nothing", prayers=view.gods[seat].prayers)
    level = actions.highest(view.gods[seat], view.zones[zone].level)
    key = "higher" if view.zones[zone].level else "more"
    return because(f"kemet.coach.which.{key}", level=level, prayers=view.gods[seat].prayers)


def free_level(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice of a pyramid to raise free of charge."""
    place = view.zones.get(bare(chosen_of(answer)))
    level = place.level + 1 if place else 0
    key = "fame" if level == DATA.pyramid_levels else "level"
    return because(f"kemet.coach.hand.{key}", level=level)


def level(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the level to which a pyramid is raised."""
    reached = int(bare(chosen_of(answer)))
    key = "fame" if reached == DATA.pyramid_levels else "tiles"
    return because(f"kemet.coach.level.{key}", level=reached, prayers=view.gods[seat].prayers)


def muster(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain where new units go: to the biggest troop."""
    placed = {bare(ident): int(count) for ident, count in answer.items()} if isinstance(answer, dict) else {}
    count = sum(placed.values())
    if not count:
        return because("kemet.coach.place.none", prayers=view.gods[seat].prayers)
    zone = max(placed, key=lambda zone: placed[zone])
    troop, enemy = own_troops(view, seat).get(zone), enemy_in(view, seat, zone)
    known: Facts = {"zone": f"zone:{zone}", "count": count, "units": troop.units if troop else 0}
    if enemy is not None and decision.prompt.key != "kemet.ask.place.battle":  # that one is over
        return because("kemet.coach.place.fight", enemy=enemy.units, **known)
    most = placed[zone]
    if troop is None:
        return because("kemet.coach.place.empty", zone=f"zone:{zone}", count=most)
    known |= {"most": most, "rest": count - most}
    if decision.prompt.key == "kemet.ask.recruit":
        return because("kemet.coach.place.paid", **known)
    veterans = int(decision.prompt.key == "kemet.ask.place.conscription")
    return because("kemet.coach.place.free", veterans=veterans, **known)


def put(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice of the troop that a creature joins."""
    troop = own_troops(view, seat)[bare(chosen_of(answer))]
    return because("kemet.coach.put", zone=chosen_of(answer), units=troop.units)


def special(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The battle card that leaves the game."""
    row = DATA.battle[bare(chosen_of(answer))]
    better = sum(card_worth(bare(ident)) > card_worth(row.id) for ident in ids_of(decision))
    return because("kemet.coach.special", card=f"battle:{row.id}", strength=row.strength, better=better)


# --- night, and what never is a choice --------------------------------------------------------------------


def card(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain a Divine Intervention card by its best gain."""
    gains = divine_gains(chosen_of(answer))
    best = max(gains, key=lambda gain: gains[gain])
    row = DATA.divine[bare(chosen_of(answer))]
    key = best if gains[best] else "other"
    cost = card_price(view.gods[seat], row.id)
    return because(f"kemet.coach.card.{key}", count=int(getattr(row, best)), cost=cost)


def rain(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice of the troop that burns."""
    enemy = enemy_in(view, seat, bare(chosen_of(answer)))
    assert enemy is not None
    known: Facts = {"zone": chosen_of(answer), "units": enemy.units, "seat": f"seat:{enemy.seat}"}
    home = at_home(view.gods[enemy.seat], bare(chosen_of(answer)))
    key = "biggest" if enemy.units > 1 else "home" if home else "last"
    return because(f"kemet.coach.rain.{key}", **known)


def offering(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain giving units for fame."""
    return because("kemet.coach.offering", units=DATA.offering_units)


def delta(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain giving units for prayer points, or not."""
    gain = from_the_delta(view, seat)
    known: Facts = {
        "units": DATA.delta_units,
        "prayers": view.gods[seat].prayers,
        "dawn": dawn(view, seat),
        "most": DATA.prayers_most,
        "gain": gain,
    }
    key = "yes" if chosen_of(answer) == "delta:yes" else "full" if gain < WORTH_A_UNIT else "lost"
    return because(f"kemet.coach.delta.{key}", **known)


def veterans_prayers(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain preferring units to prayer points, as long as there are any; or that there is no room."""
    god = view.gods[seat]
    if answer == 0 and not god.supply:
        return because("kemet.coach.veterans.full", prayers=god.prayers)
    if answer == 0:
        back = min(god.veterans, god.supply)
        return because("kemet.coach.veterans.units", veterans=god.veterans, units=back)
    return because("kemet.coach.veterans.prayers", supply=god.supply)


def veterans_cards(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain preferring units to cards."""
    god = view.gods[seat]
    units = min(god.veterans, god.supply)
    return because("kemet.coach.veterans.cards", price=DATA.veterans_per_card, units=units)


def destiny(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the place in the turn order: last, until a player can win."""
    fame = max(god.total for god in view.gods)
    key = "last" if chosen_of(answer) == ids_of(decision)[-1] else "first"
    return because(f"kemet.coach.destiny.{key}", fame=fame, most=DATA.fame_to_win)


def twin(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice of the slot that is used again."""
    return _again(view, seat, [bare(chosen_of(answer))])


def _again(view: KemetView, seat: Seat, slots: Sequence[str]) -> Text:
    """The best tile to buy through one of these slots once more; any action is better than none."""
    surcharge = DATA.tiles["twin_ceremony"].power.surcharge
    tiles = [tile for slot in slots for tile in actions.payable(view, seat, slot, surcharge)]
    best = max(tiles, key=tile_worth, default="")
    return because("kemet.coach.twin", tile=f"tile:{best}") if best else because("kemet.coach.gold")


def will(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """A Move."""
    return war.journey(view, seat) or because("kemet.coach.gold")


def between(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text | None:
    """Explain going on to the next battle; None without a choice."""
    return because("kemet.coach.between") if len(ids_of(decision)) > 1 else None


def battles(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the order of battles: any will do."""
    return because("kemet.coach.battles", zone=chosen_of(answer))


REASONS: Mapping[str, Reason[KemetView]] = {
    "city": setup.city,
    "districts": setup.districts,
    "levels": setup.levels,
    "found.zone": setup.found,
    "found.colour": setup.colour,
    "first": tile,
    "turn": turn,
    "extra": turn,
    "silver": turn,
    "will": will,
    "put": put,
    "swap": tile,
    "keep": tile,
    "buy": tile,
    "twin": twin,
    "special": special,
    "raise": pyramid,
    "raise.colour": setup.colour,
    "raise.level": level,
    "recruit": muster,
    "between": between,
    "battles": battles,
    **{f"place.{why}": muster for why in OCCASIONS},
    "move": war.move,
    "units": war.units,
    "goes": war.goes,
    "step": war.step,
    "take": war.take,
    "leave": war.take,
    "diversion": war.diversion,
    "council": war.council,
    "council.seen": war.council,
    "tactics": war.tactical_choice,
    "wound": war.wound,
    "loser": war.loser,
    "retreat": war.retreat,
    "winner": war.winner,
    "rain": rain,
    "memory": card,
    "offering": offering,
    "delta": delta,
    "veterans.prayers": veterans_prayers,
    "veterans.cards": veterans_cards,
    "hand": free_level,
    "vision": card,
    "destiny": destiny,
}
"""The reason for the answer to each question `kemet.ask.<name>`."""
why = explained("kemet", REASONS)


def tally(view: KemetView) -> Sequence[Mapping[str, int]]:
    """Each god's fame by kind."""
    return [god.fame for god in view.gods]
