"""The view of a game of Kemet that one reader may have (rule R50)."""

from dataclasses import dataclass

from rules.core.decisions import Seat
from rules.kemet.components.board import controlled_homes, controller, homes
from rules.kemet.components.data import DATA, spaces_for
from rules.kemet.components.map import CHART, city_named, districts, zones_in_play
from rules.kemet.components.score import fame, leads, ranks, totals
from rules.kemet.components.state import Battle, God, KemetState, March, acting, active
from rules.kemet.components.strength import ATTACKER, DEFENDER, parts_of_strength
from rules.kemet.components.tokens import gold_left, silver_left, tokens_left
from rules.kemet.hidden import committed

BATTLE = ("diversion", "council", "spying", "clash", "resolution", "aftermath")
NIGHT = ("night", "offering", "delta", "temples", "prayers", "intervention", "conscription", "awakening")
CHOOSING = ("setup", "cities", "troops", "pyramids", "first")


@dataclass(frozen=True, slots=True)
class TroopView:
    """All units of one player in a zone, with their creatures (more than one only during a move)."""

    seat: Seat
    units: int  # 0 or more: a side of a battle may have lost all of its own
    beasts: tuple[str, ...]


@dataclass(frozen=True, slots=True)
class ZoneView:
    """A zone in play."""

    controller: Seat | None
    troops: tuple[TroopView, ...]  # the holder's first, then an attacker's
    colour: str  # of the pyramid; empty: none
    level: int  # of the pyramid, 1 to 4; 0: none


@dataclass(frozen=True, slots=True)
class GodView:
    """One player, as everybody sees them, and their cards as the reader may know them."""

    city: str  # empty until it is chosen
    prayers: int  # 0 to 11
    supply: int  # units
    tiles: tuple[str, ...]  # in the order gained
    beasts: tuple[str, ...]  # creatures in the supply
    slots: dict[str, str]  # Buy space -> colour of its Buy token
    spaces: dict[str, str]  # every space of the board -> `normal`, `silver`, or empty
    tokens: dict[str, int]  # still to be played today: normal, silver, gold
    bought: tuple[str, ...]  # colours of tiles bought today
    fame: dict[str, int]  # battle, divine (permanent), temple, pyramid (temporary)
    total: int  # of fame
    veterans: int
    battle_cards: int  # in hand; cards committed to a battle count until they are revealed
    divine_cards: int  # likewise
    spent: tuple[str, ...]  # battle cards played, face up
    buried: int  # battle cards discarded unseen
    hand: tuple[str, ...] | None  # battle cards; the reader's own, everybody's after the end, else None
    divine: tuple[str, ...] | None  # Divine Intervention cards, likewise
    unseen: tuple[str, ...] | None  # battle cards discarded face down or removed from the game, likewise
    sight: tuple[str, ...] | None  # cards looked at with Vision, likewise


@dataclass(frozen=True, slots=True)
class SideView:
    """One side of a battle. Before the reveal, cards are known to their owner and, one of them, to a spy."""

    seat: Seat
    play: str  # battle card; empty: not known
    discard: str  # battle card; its owner's alone
    divine: tuple[str, ...]
    strength: int  # without cards until the reveal, whole after it, and what decided from the Resolution on
    parts: dict[str, int]  # of the strength: troop, tiles, city; card and divine from the reveal on


@dataclass(frozen=True, slots=True)
class BattleView:
    """The battle in progress."""

    zone: str
    attacker: SideView
    defender: SideView
    bonus: int  # of the attacker's strength, from the gold action that brought them
    winner: Seat | None  # after the Resolution


@dataclass(frozen=True, slots=True)
class MarchView:
    """The Move action in progress. The moving units are not among the troops of a zone."""

    troop: TroopView
    dropped: tuple[str, ...]  # creatures that stay in `zone` when it goes on
    start: str
    zone: str
    left: int  # land moves
    bonus: int  # strength more in a battle that this action starts


@dataclass(frozen=True, slots=True)
class KemetView:
    """A game of Kemet as `reader` may see it (None: the channel and spectators)."""

    reader: Seat | None
    art_across_colours: bool  # the table's setting `same_art`
    day: int  # from 1
    phase: str  # setup, cities, troops, pyramids, first, day, battle, a step of the Night, destiny, over
    order: tuple[Seat, ...]  # the turn-order track, from the left
    places: tuple[Seat | None, ...]  # the next track while it is chosen, else empty
    turn: Seat | None  # whose turn of the Day it is
    colours: tuple[str, ...]  # of tiles in play
    zones: dict[str, ZoneView]  # those in play, in the order of the map
    gods: tuple[GodView, ...]  # by seat
    tiles: tuple[str, ...]  # in the supply
    deck: int  # Divine Intervention cards
    discard: tuple[str, ...]  # Divine Intervention, open, the last one on top
    veterans: int  # in the supply
    march: MarchView | None
    battle: BattleView | None
    buying: bool  # a tile is being chosen
    asked: tuple[str, ...]  # districts among which somebody chooses
    trail: tuple[str, ...]  # the zones through which a troop went last in this action; empty: none did
    # what the last answer changed, as ids: `zone:x`, `prayers:0` (also fame, veterans; with a seat),
    # `tile:x`, `space:x`, `token:gold`, `divine:x` and `battle:x` (cards shown), `city:x`, and `order`
    changed: tuple[str, ...]
    places_won: tuple[int, ...] | None  # after the end, by seat: 1 = won, equal = shared


def view_of(state: KemetState, seat: Seat | None) -> KemetView:
    """Return the view of `seat`; `None` is a spectator. Once the phase is `over`, it shows everything."""
    return KemetView(
        reader=seat,
        art_across_colours=state.art_across_colours,
        day=state.day,
        phase=phase_of(state),
        order=tuple(state.order),
        places=tuple(None if taken < 0 else taken for taken in state.places),
        turn=state.turn.seat if state.turn else None,
        colours=tuple(state.colours),
        zones={zone: _zone(state, zone) for zone in zones_in_play(state.seats)},
        gods=tuple(_god(state, i, kinds, mine=i == seat) for i, kinds in enumerate(fame(state))),
        tiles=tuple(state.tiles),
        deck=len(state.deck),
        discard=tuple(state.discard),
        veterans=DATA.veterans - sum(god.veterans for god in state.gods),
        march=_march(state.march, state.turn.tile if state.turn else "") if state.march else None,
        battle=_battle(state, seat),
        buying=_buying(state),
        asked=_asked(state),
        trail=tuple(state.trail),
        changed=tuple(dict.fromkeys(state.changed)),
        places_won=_places_won(state),
    )


def phase_of(state: KemetState) -> str:
    """The phase as people know it: all of a turn is `day`, all of a fight `battle`."""
    if state.battle and state.phase in BATTLE:
        return "battle"
    if state.phase in (*CHOOSING, *NIGHT, "destiny", "over"):
        return state.phase
    return "day"


def _asked(state: KemetState) -> tuple[str, ...]:
    if state.phase == "troops":
        return homes(state, acting(state))
    if state.phase == "pyramids":
        return tuple(zone for zone in homes(state, acting(state)) if zone not in state.pyramids)
    if state.phase == "raise":
        return tuple(controlled_homes(state, active(state).seat))
    if state.phase == "recruit":
        return homes(state, active(state).seat)
    return ()


def _buying(state: KemetState) -> bool:
    gold = state.turn.tile if state.turn else ""
    return state.phase in ("first", "buy") or bool(gold and DATA.tiles[gold].power.surcharge)


def _zone(state: KemetState, zone: str) -> ZoneView:
    pyramid = state.pyramids.get(zone)
    return ZoneView(
        controller=controller(state, zone),
        troops=tuple(
            TroopView(troop.seat, troop.units, tuple(troop.beasts)) for troop in state.troops.get(zone, ())
        ),
        colour=pyramid.colour if pyramid else "",
        level=pyramid.level if pyramid else 0,
    )


def _march(march: March, tile: str) -> MarchView:
    troop = TroopView(march.seat, march.units, tuple(march.beasts))
    bonus = DATA.tiles[tile].power.gold_strength if tile else 0
    return MarchView(troop, tuple(march.dropped), march.start, march.zone, march.left, bonus)


def _god(state: KemetState, seat: Seat, kinds: dict[str, int], *, mine: bool) -> GodView:
    god = state.gods[seat]
    shown = mine or state.phase == "over"
    side = committed(state, seat)
    return GodView(
        city=god.city,
        prayers=god.prayers,
        supply=god.supply,
        tiles=tuple(god.tiles),
        beasts=tuple(god.beasts),
        slots=dict(god.slots),
        spaces={space: god.spaces.get(space, "") for space in spaces_for(state.seats)},
        tokens=_tokens(god),
        bought=tuple(god.bought),
        fame=kinds,
        total=sum(kinds.values()),
        veterans=god.veterans,
        battle_cards=len(god.hand) + (2 if side else 0),
        divine_cards=len(god.divine) + (len(side.divine) if side else 0),
        spent=tuple(god.spent),
        buried=len(god.buried),
        hand=tuple(god.hand) if shown else None,
        divine=tuple(god.divine) if shown else None,
        unseen=tuple(sorted((*god.buried, *god.removed))) if shown else None,
        sight=tuple(god.sight) if shown else None,
    )


def _tokens(god: God) -> dict[str, int]:
    return {"normal": tokens_left(god), "silver": silver_left(god), "gold": len(gold_left(god))}


def _battle(state: KemetState, reader: Seat | None) -> BattleView | None:
    battle = state.battle
    if battle is None:
        return None
    sides = [_side(state, battle, i, reader) for i in (ATTACKER, DEFENDER)]
    winner = battle.sides[battle.winner].seat if battle.winner >= 0 else None
    return BattleView(battle.zone, sides[0], sides[1], battle.bonus, winner)


def _side(state: KemetState, battle: Battle, i: int, reader: Seat | None) -> SideView:
    side = battle.sides[i]
    mine, spied = side.seat == reader, battle.spy == reader
    parts = parts_of_strength(state, battle, i)
    return SideView(
        seat=side.seat,
        play=side.play if battle.revealed or mine or spied else "",
        discard=side.discard if mine else "",
        divine=tuple(side.divine) if battle.revealed or mine else (),
        strength=sum(parts.values()),
        parts=parts,
    )


def _places_won(state: KemetState) -> tuple[int, ...] | None:
    if state.phase != "over" or state.turn is None or not leads(state, state.turn.seat):
        return None
    return ranks(totals(state), state.turn.seat)


# --- what can be read off a view -------------------------------------------------------------------------


def enemy_in(view: KemetView, seat: Seat, zone: str) -> TroopView | None:
    """The opponent's troop in a zone."""
    return next((troop for troop in view.zones[zone].troops if troop.seat != seat), None)


def own_troops(view: KemetView, seat: Seat) -> dict[str, TroopView]:
    """The seat's troops by zone."""
    return {zone: troop for zone, place in view.zones.items() for troop in place.troops if troop.seat == seat}


def home_zones(view: KemetView, seat: Seat) -> tuple[str, ...]:
    """The districts of the seat's city."""
    return districts(city_named(view.gods[seat].city))


def foreign(god: GodView, zone: str) -> bool:
    """Check whether the zone is a district of another city."""
    return CHART.zones[zone].kind == "district" and CHART.zones[zone].city != god.city


def at_home(god: GodView, zone: str) -> bool:
    """Check whether the zone is a district of the seat's city, which helps there."""
    return CHART.zones[zone].kind == "district" and CHART.zones[zone].city == god.city
