"""The score of a game of Kemet, kept by somebody who reads nothing but the public log."""

from collections import Counter
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules.core.text import Text, bare
from rules.kemet.components.data import DATA, FIRST_HAND
from rules.kemet.components.map import DELTA, SANCTUARY

Args = Mapping[str, int | str | list[str]]


@dataclass
class Troop:
    """Units of one seat in one place, and their creatures."""

    units: int = 0
    beasts: set[str] = field(default_factory=set)


@dataclass
class Ledger:
    """The score after the lines so far; lists are by seat."""

    seats: int
    prayers: list[int] = field(init=False)
    supply: list[int] = field(init=False)
    tiles: list[list[str]] = field(init=False)
    cards: list[int] = field(init=False)  # Divine Intervention
    battle_cards: list[int] = field(init=False)
    veterans: list[int] = field(init=False)
    fame: list[Counter[str]] = field(init=False)
    resting: list[set[str]] = field(init=False)  # creatures in the supply
    order: list[int] = field(default_factory=list)
    troops: dict[tuple[str, int], Troop] = field(default_factory=dict)  # by zone and seat
    pyramids: dict[str, tuple[str, int]] = field(default_factory=dict)
    passing: tuple[str, int] = ("", -1)  # where the moving troop is, and whose it is
    going: set[str] = field(default_factory=set)  # the creatures with it
    told: set[str] | None = None  # the creatures that were said to go on from there
    battle: str = ""  # where it is fought
    places: dict[int, int] = field(default_factory=dict)  # of the next day
    awaited: str = ""  # the tile that comes with a special card

    def __post_init__(self) -> None:
        """Begin as the box says."""
        every = range(self.seats)
        self.prayers, self.supply = [DATA.prayers_start for _ in every], [DATA.units for _ in every]
        self.cards, self.veterans = [0 for _ in every], [0 for _ in every]
        self.battle_cards = [len(FIRST_HAND) for _ in every]
        self.tiles, self.resting = [[] for _ in every], [set() for _ in every]
        self.fame = [Counter() for _ in every]

    def read(self, line: Text) -> None:
        """Take one line of the public log into account."""
        deed = DEEDS.get(line.key.removeprefix("kemet.log."))
        if deed is not None:
            deed(self, line.args)

    def troop(self, zone: str, seat: int) -> Troop:
        """The seat's troop in a zone; none has no units."""
        return self.troops.setdefault((zone, seat), Troop())

    def lose(self, zone: str, seat: int, units: int) -> None:
        """Units go from the map to their owner's supply."""
        self.troop(zone, seat).units -= units
        self.supply[seat] += units

    def walk(self, seat: int, start: str, zone: str, units: int) -> None:
        """So many units go one step, with the creatures that were said to go, else with all of them there."""
        troop = self.troop(start, seat)
        if self.passing != (start, seat):
            self.going = {*troop.beasts} if self.told is None else self.told
        elif self.told is not None:
            self.going = self.told
        self.told, self.passing = None, (zone, seat)
        troop.units -= units
        troop.beasts -= self.going
        there = self.troop(zone, seat)
        there.units += units
        there.beasts |= self.going

    def all_of(self, seat: int, start: str, zone: str) -> None:
        """A whole troop goes somewhere else."""
        troop = self.troops.pop((start, seat))
        there = self.troop(zone, seat)
        there.units += troop.units
        there.beasts |= troop.beasts

    def summary(self) -> dict[str, object]:
        """Return the score from the log, to be compared with `summary.py`."""
        return {
            "prayers": self.prayers,
            "supply": self.supply,
            "tiles": [sorted(tiles) for tiles in self.tiles],
            "cards": self.cards,
            "battle cards": self.battle_cards,
            "veterans": self.veterans,
            "fame": [{kind: count for kind, count in sorted(kinds.items()) if count} for kinds in self.fame],
            "resting": [sorted(beasts) for beasts in self.resting],
            "order": self.order,
            "troops": {
                place: (troop.units, sorted(troop.beasts))
                for place, troop in sorted(self.troops.items())
                if troop.units
            },
            "pyramids": dict(sorted(self.pyramids.items())),
        }


def who(args: Args, name: str = "seat") -> int:
    """The seat that a line names."""
    return int(bare(str(args[name])))


def at(args: Args, name: str = "zone") -> str:
    """The zone that a line names."""
    return bare(str(args[name]))


def count(args: Args, name: str) -> int:
    """A number of a line."""
    value = args[name]
    assert isinstance(value, int)
    return value


def names(args: Args, name: str) -> list[str]:
    """The names in a list of a line."""
    value = args[name]
    assert isinstance(value, list)
    return [bare(each) for each in value]


def gained(ledger: Ledger, args: Args) -> None:
    """Prayer points come."""
    ledger.prayers[who(args)] += count(args, "prayers")


def paid(ledger: Ledger, args: Args) -> None:
    """Prayer points go."""
    ledger.prayers[who(args)] -= count(args, "cost")


def robbed(ledger: Ledger, args: Args) -> None:
    """Each loses the prayer point that Mana Theft takes."""
    for seat in names(args, "seats"):
        ledger.prayers[int(seat)] -= 1


def tile(ledger: Ledger, args: Args) -> None:
    """A tile, and its creature."""
    seat, name = who(args), bare(str(args["tile"]))
    if DATA.tiles[name].special:  # not theirs before the card in hand is chosen
        ledger.awaited = name
        hand(ledger, args)
        return
    ledger.tiles[seat].append(name)
    if name in DATA.beasts:
        ledger.resting[seat].add(name)


def first_troops(ledger: Ledger, args: Args) -> None:
    """Units of the set-up."""
    for zone in names(args, "zones"):
        placed(ledger, {**args, "zone": f"zone:{zone}"})


def placed(ledger: Ledger, args: Args) -> None:
    """Units go from the supply to the map."""
    ledger.lose(at(args), who(args), -count(args, "units"))


def stepped(ledger: Ledger, args: Args) -> None:
    """A moving troop takes a step."""
    ledger.walk(who(args), at(args, "start"), at(args), count(args, "units"))


def creatures(ledger: Ledger, args: Args) -> None:
    """It is said which creatures go on."""
    ledger.told = {*names(args, "beasts")}


def halted(ledger: Ledger, args: Args) -> None:
    """Another action begins: no troop moves."""
    ledger.passing, ledger.told = ("", -1), None


def went(ledger: Ledger, args: Args) -> None:
    """A whole troop flees or retreats."""
    ledger.all_of(who(args), at(args, "start"), at(args))


def diverted(ledger: Ledger, args: Args) -> None:
    """The card is played, and the troop goes."""
    ledger.cards[who(args)] -= 1
    went(ledger, args)


def for_a_price(deed: "Deed") -> "Deed":
    """The same, for prayer points."""

    def change(ledger: Ledger, args: Args) -> None:
        paid(ledger, args)
        deed(ledger, args)

    return change


def in_battle(ledger: Ledger, args: Args) -> None:
    """Remember where it is fought."""
    ledger.battle = at(args)


def killed(ledger: Ledger, args: Args) -> None:
    """Units fall in the battle."""
    ledger.lose(ledger.battle, who(args), count(args, "units"))


def lost(ledger: Ledger, args: Args) -> None:
    """Units leave a zone."""
    ledger.lose(at(args), who(args), count(args, "units"))


def burnt(ledger: Ledger, args: Args) -> None:
    """Rain of Fire takes one unit."""
    ledger.lose(at(args), who(args, "victim"), 1)


def given(zone: str) -> "Deed":
    """Units are given at night, in this zone."""
    return lambda ledger, args: ledger.lose(zone, who(args), count(args, "units"))


def put(ledger: Ledger, args: Args) -> None:
    """A creature comes into play."""
    name = bare(str(args["beast"]))
    ledger.resting[who(args)].remove(name)
    ledger.troop(at(args), who(args)).beasts.add(name)


def rested(ledger: Ledger, args: Args) -> None:
    """A creature returns to the supply."""
    name = bare(str(args["beast"]))
    for troop in ledger.troops.values():
        troop.beasts.discard(name)
    ledger.resting[who(args)].add(name)


def mercenaries(ledger: Ledger, args: Args) -> None:
    """More units in the supply."""
    ledger.supply[who(args)] += count(args, "count")


def pyramid(ledger: Ledger, args: Args) -> None:
    """A pyramid of this level."""
    ledger.pyramids[at(args)] = (bare(str(args["colour"])), count(args, "level"))


def fame(sign: int) -> "Deed":
    """Fame comes or goes."""

    def change(ledger: Ledger, args: Args) -> None:
        for kind in names(args, "fame"):
            ledger.fame[who(args)][kind] += sign

    return change


def cards(number: int | str) -> "Deed":
    """Divine Intervention cards come to a hand, or leave it: so many, or as a list of the line says."""

    def change(ledger: Ledger, args: Args) -> None:
        named = args.get(str(number))
        change = number if isinstance(number, int) else named if isinstance(named, int) else -len(named or "")
        ledger.cards[who(args)] += int(change)

    return change


def special(ledger: Ledger, args: Args) -> None:
    """A special card comes into the hand, and its tile with it."""
    ledger.tiles[who(args)].append(ledger.awaited)


def revealed(ledger: Ledger, args: Args) -> None:
    """Two battle cards leave the hand, and those that are added."""
    ledger.battle_cards[who(args)] -= 2
    if "cards" in args:
        cards("cards")(ledger, args)
        paid(ledger, args)


def hand(ledger: Ledger, args: Args) -> None:
    """Take all battle cards back into the hand."""
    ledger.battle_cards[who(args)] = len(FIRST_HAND)


def veterans(sign: int) -> "Deed":
    """Veterans come or go; those that are spent may bring prayer points."""

    def change(ledger: Ledger, args: Args) -> None:
        ledger.veterans[who(args)] += sign * count(args, "count")
        if "prayers" in args:
            gained(ledger, args)

    return change


def ordered(ledger: Ledger, args: Args) -> None:
    """The first order of turns."""
    ledger.order = [int(seat) for seat in names(args, "seats")]


def destined(ledger: Ledger, args: Args) -> None:
    """A place in the next one; it counts when all are taken."""
    ledger.places[count(args, "place")] = who(args)
    if len(ledger.places) == ledger.seats:
        ledger.order = [seat for _, seat in sorted(ledger.places.items())]
        ledger.places.clear()


Deed = Callable[[Ledger, Args], None]
DEEDS: Mapping[str, Deed] = {
    **dict.fromkeys(("prayers", "prayers.full", "prayers.night", "prayers.night.full"), gained),
    **dict.fromkeys(("effect", "effect.full", "worship", "worship.full"), gained),
    **dict.fromkeys(("recruit", "toll"), paid),
    **dict.fromkeys(("land", "port", "teleport"), stepped),
    **dict.fromkeys(("turn", "space", "silver", "gold"), halted),
    **dict.fromkeys(("initiative", "losses"), killed),
    **dict.fromkeys(("trap", "recall"), lost),
    **dict.fromkeys(("revealed", "revealed.divine"), revealed),
    **dict.fromkeys(("raised", "raised.new"), for_a_price(pyramid)),
    **dict.fromkeys(("founded", "hand_of_god"), pyramid),
    **dict.fromkeys(("fame", "reward"), fame(1)),
    **dict.fromkeys(("vision.hidden", "memory"), cards(1)),
    **dict.fromkeys(
        (
            "veterans.prayers",
            "veterans.prayers.full",
            "veterans.cards",
            "veterans.units",
            "veterans.gone",
        ),
        veterans(-1),
    ),
    "hand": hand,
    "special.hidden": special,
    "veterans": veterans(1),
    "fame.lost": fame(-1),
    "theft": robbed,
    "first": tile,
    "tile": for_a_price(tile),
    "troops": first_troops,
    "placed": placed,
    "creatures": creatures,
    "retreat": went,
    "diversion": diverted,
    "diversion.paid": for_a_price(diverted),
    "teleport.paid": for_a_price(stepped),
    "battle": in_battle,
    "rain": burnt,
    "offering": given(SANCTUARY),
    "delta": given(DELTA),
    "put": put,
    "swap": put,
    "supply": rested,
    "mercenaries": mercenaries,
    "dealt.hidden": cards("count"),
    "divine": cards(-1),
    "divine.paid": for_a_price(cards(-1)),
    "wound": cards("cards"),
    "order": ordered,
    "destiny": destined,
}
"""The part of the score that each line `kemet.log.<...>` tells; no other line tells any."""
