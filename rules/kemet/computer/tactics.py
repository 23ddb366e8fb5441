"""The steady computer player's fighting: cards in the War Council, and choices around a battle."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.decisions import Answer, Choose, Decision, Fill, Seat
from rules.core.text import bare
from rules.kemet.components.data import DATA, FIRST_HAND
from rules.kemet.components.map import CHART
from rules.kemet.components.powers import has_gift
from rules.kemet.computer.scout import ground
from rules.kemet.view import BattleView, GodView, KemetView, SideView

WIN_ATTACK, WIN_DEFENCE = 12, 8  # in units: what a victory is worth
WORTH_RECALLING, POOR = 3, 6  # units, and prayer points up to which more are wanted
ADDED_WORTH = 1  # least worth of an added card beyond its price


@dataclass(frozen=True, slots=True)
class Arms:
    """The cards that a side would lay down."""

    play: str
    divine: tuple[str, ...] = ()

    @property
    def strength(self) -> int:
        """The strength of the battle card and the cards added."""
        return DATA.battle[self.play].strength + sum(DATA.divine[card].strength for card in self.divine)

    @property
    def damage(self) -> int:
        """The damage of the cards that can be defended against."""
        return DATA.battle[self.play].damage + sum(DATA.divine[card].damage for card in self.divine)

    @property
    def defence(self) -> int:
        """The defence of the cards."""
        return DATA.battle[self.play].defence + sum(DATA.divine[card].defence for card in self.divine)


def sides(view: KemetView, seat: Seat) -> tuple[BattleView, SideView, SideView]:
    """The battle, its own side, and the enemy's."""
    battle = view.battle
    assert battle is not None
    mine, theirs = battle.attacker, battle.defender
    return (battle, mine, theirs) if mine.seat == seat else (battle, theirs, mine)


def shortfall(view: KemetView, seat: Seat) -> int:
    """The strength that the seat would need more to win the battle as it stands; 0 or less: it wins."""
    battle, mine, theirs = sides(view, seat)
    return theirs.strength - mine.strength + (battle.attacker.seat == seat)  # the defender wins ties


@dataclass(frozen=True, slots=True)
class Force:
    """The numbers of a side of a battle before any card."""

    strength: int
    units: int
    damage: int
    defence: int


@dataclass(frozen=True, slots=True)
class Front:
    """A battle as one side sees it."""

    attacking: bool
    mine: Force
    theirs: Force


def front(view: KemetView, seat: Seat) -> Front:
    """The battle in progress, without cards."""
    battle, mine, theirs = sides(view, seat)
    ours, enemies = force(view, battle.zone, mine, theirs), force(view, battle.zone, theirs, mine)
    return Front(battle.attacker.seat == seat, ours, enemies)


def force(view: KemetView, zone: str, side: SideView, other: SideView) -> Force:
    """Units, tiles and creature, unless the enemy's Snake cancels that."""
    troops = {troop.seat: troop for troop in view.zones[zone].troops}
    mine, enemy = troops.get(side.seat), troops.get(other.seat)
    cancelled = enemy is not None and has_gift(enemy.beasts, "cancels")
    beasts = [DATA.beasts[beast] for beast in mine.beasts] if mine and not cancelled else []
    powers = [DATA.tiles[tile].power for tile in view.gods[side.seat].tiles]
    return Force(
        strength=side.strength,
        units=mine.units if mine else 0,
        damage=sum(beast.damage for beast in beasts) + sum(power.damage for power in powers),
        defence=sum(beast.defence for beast in beasts) + sum(power.defence for power in powers),
    )


def council(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The card that promises most against all that the enemy may still hold; added cards where they pay."""
    assert isinstance(decision, Fill)
    _, _, theirs = sides(view, seat)
    cards = [bare(o.id) for o in decision.options if o.id.startswith("battle:")]
    enemy = [theirs.play] if theirs.play else possible(view.gods[theirs.seat])
    here = front(view, seat)
    play = max(cards, key=lambda card: promise(here, Arms(card), enemy))
    added = reinforcements(here, view.gods[seat].prayers, decision, play, enemy)
    rest = [card for card in cards if card != play]
    discard = min(rest, key=card_worth)
    sheet = {"slot:play": f"battle:{play}", "slot:discard": f"battle:{discard}"}
    return sheet | {f"slot:divine_{i}": ident for i, ident in enumerate(added, 1)}


def possible(god: GodView) -> list[str]:
    """The battle cards that a player may still hold, as far as others know."""
    special = [card for tile in god.tiles if (card := DATA.tiles[tile].special)]
    left = [card for card in (*FIRST_HAND, *special) if card not in god.spent]
    return left or [*FIRST_HAND, *special]


def reinforcements(here: Front, budget: int, decision: Fill, play: str, enemy: Sequence[str]) -> list[str]:
    """Divine Intervention cards that can be paid and bring more than they cost, one after the other."""
    chosen: list[str] = []
    names: tuple[str, ...] = ()
    value = promise(here, Arms(play), enemy)
    for offered in decision.options:
        card = bare(offered.id)
        if not offered.id.startswith("divine:") or DATA.divine[card].cost > budget:
            continue
        better = promise(here, Arms(play, (*names, card)), enemy)
        wanted = ADDED_WORTH + DATA.divine[card].cost
        if better >= value + wanted * len(enemy) or special_use(card, value):
            chosen.append(offered.id)
            names, value = (*names, card), better
            budget -= DATA.divine[card].cost
    return chosen


def special_use(card: str, value: int) -> bool:
    """Cards without numbers help a likely winner; Tactical Choice always keeps a way out."""
    if card == "tactical_choice":
        return True
    row = DATA.divine[card]
    return value > 0 and not (row.strength or row.damage or row.defence)


def promise(here: Front, arms: Arms, enemy: Sequence[str]) -> int:
    """The sum, over the enemy's cards, of what the battle would bring, in units."""
    return sum(outcome(here, arms, Arms(card)) for card in enemy)


def outcome(here: Front, mine: Arms, theirs: Arms) -> int:
    """The value of a battle with these cards: victory, enemy losses, own losses."""
    won = wins(here, mine, theirs)
    own = losses(here.mine, mine, here.theirs, theirs)
    enemy = losses(here.theirs, theirs, here.mine, mine)
    prize = WIN_ATTACK if here.attacking else WIN_DEFENCE
    if won and own >= here.mine.units:
        prize //= 4
    return (prize if won else 0) + enemy - own


def wins(here: Front, mine: Arms, theirs: Arms) -> bool:
    """Check whether these cards would win; the defender wins ties."""
    left, right = here.mine.strength + mine.strength, here.theirs.strength + theirs.strength
    return left > right if here.attacking else left >= right


def losses(side: Force, arms: Arms, enemy: Force, other: Arms) -> int:
    """Units that one side would lose."""
    damage = max(0, enemy.damage + other.damage - side.defence - arms.defence)
    sure = DATA.battle[other.play].unblockable + DATA.battle[arms.play].loss
    return min(side.units, sure + damage)


def units_of(view: KemetView, zone: str, seat: Seat) -> int:
    """The units of a seat in a zone."""
    return sum(troop.units for troop in view.zones[zone].troops if troop.seat == seat)


def card_worth(card: str) -> int:
    """The general worth of a battle card."""
    row = DATA.battle[card]
    return 3 * row.strength + row.damage + 2 * row.unblockable + row.defence - 2 * row.loss


def diversion(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Flee from a much stronger enemy, best into its own city."""
    assert isinstance(decision, Choose)
    _, mine, theirs = sides(view, seat)
    zones = [o.id for o in decision.options if o.id != "zone:none"]
    if not zones or theirs.strength - mine.strength < 3:
        return ["zone:none"]
    return [max(zones, key=lambda ident: CHART.zones[bare(ident)].kind == "district")]


def tactics(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Swap where that turns a defeat into a victory."""
    assert isinstance(decision, Choose)
    played, other = (bare(o.id) for o in decision.options)
    gain = DATA.battle[other].strength - DATA.battle[played].strength
    return [decision.options[1 if 0 < shortfall(view, seat) <= gain else 0].id]


def wound(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Give just as many cards as turn a defeat into a victory."""
    assert isinstance(decision, Choose)
    needed = shortfall(view, seat)
    ids = [o.id for o in decision.options]
    return ids[:needed] if 0 < needed <= len(ids) else []


def beaten(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Stay if possible; recall a big troop when prayer points are short, else retreat."""
    assert isinstance(decision, Choose)
    ids = [o.id for o in decision.options]
    battle, _, _ = sides(view, seat)
    big = units_of(view, battle.zone, seat) >= WORTH_RECALLING and view.gods[seat].prayers <= POOR
    return [next(ident for ident in ids if (ident == "after:recall") == (big and "after:stay" not in ids))]


def winner(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Hold the zone, unless nothing is there to hold and the units bring prayer points at home."""
    battle, _, _ = sides(view, seat)
    [troop] = [troop for troop in view.zones[battle.zone].troops if troop.seat == seat]
    idle = ground(view, troop, battle.zone) == 0 and view.gods[seat].prayers <= POOR
    return ["after:recall" if idle and troop.units >= WORTH_RECALLING else "after:stay"]
