"""Views of Kemet that games reach seldom or never, to see what pictures can bear."""

from dataclasses import replace

from rules.kemet.components.data import COLOURS, DATA, FIRST_HAND, spaces_for
from rules.kemet.components.map import CHART, cities_in_play, districts, zones_in_play
from rules.kemet.view import BattleView, GodView, KemetView, MarchView, SideView, TroopView, ZoneView

BEASTS = tuple(DATA.beasts)
ALL_DIVINE = tuple(DATA.divine)


def god(city: str, seats: int) -> GodView:
    """A player at the beginning of a day."""
    slots = dict[str, str](
        zip((name for name in spaces_for(seats) if name.startswith("buy")), COLOURS, strict=False)
    )
    return GodView(
        city=city,
        prayers=7,
        supply=2,
        tiles=("priest_1",),
        beasts=(),
        slots=slots,
        spaces=dict.fromkeys(spaces_for(seats), ""),
        tokens={"normal": 5, "silver": 0, "gold": 0},
        bought=(),
        fame={"battle": 0, "divine": 0, "temple": 0, "pyramid": 0},
        total=0,
        veterans=0,
        battle_cards=8,
        divine_cards=2,
        spent=(),
        buried=0,
        hand=None,
        divine=None,
        unseen=None,
        sight=None,
    )


def own(one: GodView) -> GodView:
    """Return the same player as they see themselves."""
    return replace(one, hand=FIRST_HAND, divine=("diversion", "war_fury"), unseen=(), sight=())


def view(seats: int, gods: tuple[GodView, ...], zones: dict[str, ZoneView]) -> KemetView:
    """A day, seen by the first player, with the last player at turn."""
    return KemetView(
        reader=0,
        art_across_colours=True,
        day=3,
        phase="day",
        order=tuple(range(seats)[::-1]),
        places=(),
        turn=seats - 1,
        colours=COLOURS[: DATA.colours[seats]],
        zones=zones,
        gods=gods,
        tiles=tuple(DATA.tiles),
        deck=20,
        discard=("prayer", "glory"),
        veterans=20,
        march=None,
        battle=None,
        buying=False,
        asked=(),
        trail=(),
        changed=(),
        places_won=None,
    )


def early(seats: int) -> KemetView:
    """The beginning: two troops and two pyramids in each city."""
    cities = cities_in_play(seats)
    zones = dict.fromkeys(zones_in_play(seats), ZoneView(None, (), "", 0))
    for seat, city in enumerate(cities):
        first, second, third = districts(city)
        troop = (TroopView(seat, 5, ()),)
        zones |= {
            first: ZoneView(seat, troop, "ruby", 2),
            second: ZoneView(seat, troop, "", 0),
            third: ZoneView(seat, (), "sapphire", 1),
        }
    gods = tuple(god(city, seats) for city in cities)
    return view(seats, (own(gods[0]), *gods[1:]), zones)


def choosing(seats: int) -> KemetView:
    """Before anybody has a city."""
    gods = tuple(replace(god("", seats), tiles=(), slots={}) for _ in range(seats))
    zones = dict.fromkeys(zones_in_play(seats), ZoneView(None, (), "", 0))
    start = view(seats, (own(gods[0]), *gods[1:]), zones)
    return replace(start, phase="cities", turn=None, day=1)


def rich(one: GodView) -> GodView:
    """A player with two digits of all that can have two, many tiles, and all sorts of cards."""
    tiles = tuple(name for name in DATA.tiles if not name.endswith("_2"))[::3]
    return replace(
        one,
        prayers=11,
        supply=15,
        tiles=tiles,
        beasts=("phoenix",),
        spaces=dict.fromkeys(one.spaces, "normal") | {"pray_1": "silver"},
        tokens={"normal": 3, "silver": 1, "gold": 1},
        fame={"battle": 10, "divine": 8, "temple": 4, "pyramid": 3},
        total=25,
        veterans=12,
        divine_cards=38,
        spent=FIRST_HAND[:3],
        buried=3,
    )


def worst(seats: int) -> KemetView:
    """All zones occupied by 12 units, ten creatures on the map, all pyramids of level 4, a battle."""
    start = early(seats)
    zones = {}
    for number, zone in enumerate(start.zones):
        beasts = BEASTS[number : number + 1]
        troops = (TroopView(number % seats, 12, beasts),)
        level = 4 if CHART.zones[zone].kind == "district" else 0
        zones[zone] = ZoneView(number % seats, troops, start.colours[number % 2] if level else "", level)
    attacker = TroopView((list(zones).index("temple_medium") + 1) % seats, 7, ("mummy",))
    held = zones["temple_medium"]
    zones["temple_medium"] = replace(held, troops=(*held.troops, attacker))
    gods = tuple(rich(one) for one in start.gods)
    mine = replace(
        gods[0],
        hand=(*FIRST_HAND[6:], "storm_strike", "stone_barrier"),
        divine=ALL_DIVINE,
        unseen=FIRST_HAND[3:6],
    )
    counts = tuple(f"{kind}:{seat}" for kind in ("prayers", "fame", "veterans") for seat in range(seats))
    trail = ("west_quay", "temple_medium")
    touched = ("zone:west_quay", "zone:temple_medium", "space:pray_1", "order", "tile:charge_1")
    return replace(
        start,
        day=14,
        phase="battle",
        zones=zones,
        gods=(mine, *gods[1:]),
        battle=fight("temple_medium", attacker.seat, held.troops[0].seat),
        changed=(*counts, *touched),
        trail=trail,
    )


def fight(zone: str, attacker: int, defender: int) -> BattleView:
    """A battle before the reveal."""
    attack, defence = {"troop": 9, "tiles": 4, "city": 0}, {"troop": 16, "tiles": 2, "city": 1}
    sides = [
        SideView(seat, "", "", (), sum(parts.values()), parts)
        for seat, parts in ((attacker, attack), (defender, defence))
    ]
    return BattleView(zone, sides[0], sides[1], 0, None)


def shown(table: KemetView, winner: int | None = None) -> KemetView:
    """Return the same battle after the reveal."""
    assert table.battle is not None
    attacker = added(table.battle.attacker, "sacrificial_charge", ("war_fury", "glory"))
    defender = added(table.battle.defender, "defensive_retreat", ())
    return replace(table, battle=replace(table.battle, attacker=attacker, defender=defender, winner=winner))


def knowing(seats: int) -> KemetView:
    """Return a view with its reader's own knowledge, of a battle and by Vision; a temple held by no troop."""
    table = worst(seats)
    mine, *others = table.gods
    battle = fight("temple_medium", 0, 1)
    committed = replace(battle.attacker, play=FIRST_HAND[0], discard=FIRST_HAND[1], divine=("glory",))
    return replace(
        table,
        zones={**table.zones, "temple_small": ZoneView(1, (), "", 0)},
        gods=(replace(mine, hand=FIRST_HAND[2:], unseen=(), divine=(), sight=("prayer", "glory")), *others),
        battle=replace(battle, attacker=committed),
    )


def added(side: SideView, play: str, divine: tuple[str, ...]) -> SideView:
    """A side with its cards."""
    strength = sum(DATA.divine[name].strength for name in divine)
    parts = side.parts | {"card": DATA.battle[play].strength, "divine": strength}
    return replace(side, play=play, divine=divine, strength=sum(parts.values()), parts=parts)


def marching(seats: int) -> KemetView:
    """A troop with two creatures on its way, in a zone with an own troop."""
    table = early(seats)
    troop = TroopView(0, 7, BEASTS[:2])
    start, zone = "anubis_d1", "anubis_front"
    zones = table.zones | {zone: ZoneView(0, (TroopView(0, 1, ()),), "", 0)}
    way = (f"zone:{start}", f"zone:{zone}")
    return replace(
        table,
        turn=0,
        zones=zones,
        march=MarchView(troop, (), start, zone, 2, 0),
        changed=way,
        trail=(start, zone),
    )


def dusk(seats: int, phase: str = "prayers") -> KemetView:
    """A step of the night."""
    table = early(seats)
    places = (None, 0, *(None,) * (seats - 2)) if phase == "destiny" else ()
    return replace(table, phase=phase, turn=None, places=places)


def over(won: tuple[int, ...]) -> KemetView:
    """The end of a game with these places."""
    table = early(len(won))
    gods = tuple(
        replace(rich(own(one)), total=12 - place) for one, place in zip(table.gods, won, strict=True)
    )
    return replace(table, phase="over", turn=won.index(1), gods=gods, places_won=won)


def counted(number: int) -> KemetView:
    """A battle of the reader, who has so many of everything, in a hand, on the board and spent."""
    table = early(2)
    helping = sorted(DATA.tiles, key=lambda tile: "battle" not in DATA.tiles[tile].timing)
    mine = replace(
        rich(table.gods[0]),
        prayers=number,
        supply=number,
        tiles=tuple(helping[:number]),
        tokens={"normal": number % 6, "silver": number % 2, "gold": number % 3 % 2},
        fame=dict.fromkeys(table.gods[0].fame, number // 4),
        total=number,
        veterans=number,
        battle_cards=number,
        divine_cards=number,
        hand=FIRST_HAND[:number],
        spent=FIRST_HAND[number:],
        divine=ALL_DIVINE[:number],
    )
    zone = "temple_medium"
    sides = fight(zone, 0, 1)
    parts = {"troop": number, "tiles": number - 2, "city": 0}
    attacker = replace(sides.attacker, strength=sum(parts.values()), parts=parts)
    troops = (TroopView(1, number, BEASTS[: number % 2]), TroopView(0, number, BEASTS[2 : 2 + number % 3]))
    return replace(
        table,
        day=number,
        phase="battle",
        deck=number,
        tiles=tuple(DATA.tiles)[number:],
        discard=ALL_DIVINE[:number],
        veterans=number,
        zones={**table.zones, zone: ZoneView(1, troops, "", 0)},
        gods=(mine, table.gods[1]),
        battle=replace(sides, attacker=attacker),
    )
