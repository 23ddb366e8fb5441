"""How the steady computer player fights: its cards in the War Council, and its choices around a battle."""

from collections.abc import Sequence
from dataclasses import dataclass

from rules.core.decisions import Answer, Choose, Decision, Fill, Seat
from rules.kemet.asks import bare
from rules.kemet.data import DATA, FIRST_HAND
from rules.kemet.map import CHART
from rules.kemet.view import BattleView, GodView, KemetView, SideView

WIN_ATTACK, WIN_DEFENCE = 12, 8  # in units: what a victory is worth
ADDED_WORTH = 2  # what an added card must promise


@dataclass(frozen=True, slots=True)
class Arms:
    """What a side would lay down."""

    play: str
    divine: tuple[str, ...] = ()

    @property
    def strength(self) -> int:
        """Of the battle card and the cards added."""
        return DATA.battle[self.play].strength + sum(DATA.divine[card].strength for card in self.divine)

    @property
    def damage(self) -> int:
        """Likewise, what can be defended."""
        return DATA.battle[self.play].damage + sum(DATA.divine[card].damage for card in self.divine)

    @property
    def defence(self) -> int:
        """Likewise."""
        return DATA.battle[self.play].defence + sum(DATA.divine[card].defence for card in self.divine)


def sides(view: KemetView, seat: Seat) -> tuple[BattleView, SideView, SideView]:
    """The battle, the own side, and the enemy's."""
    battle = view.battle
    assert battle is not None
    mine, theirs = battle.attacker, battle.defender
    return (battle, mine, theirs) if mine.seat == seat else (battle, theirs, mine)


def council(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """The card that promises most against all that the enemy may still hold; added cards where they pay."""
    assert isinstance(decision, Fill)
    _, _, theirs = sides(view, seat)
    cards = [bare(o.id) for o in decision.options if o.id.startswith("battle:")]
    enemy = [theirs.play] if theirs.play else possible(view.gods[theirs.seat])
    play = max(cards, key=lambda card: promise(view, seat, Arms(card), enemy))
    added = reinforcements(view, seat, decision, play, enemy)
    rest = [card for card in cards if card != play]
    discard = min(rest, key=card_worth)
    sheet = {"slot:play": f"battle:{play}", "slot:discard": f"battle:{discard}"}
    return sheet | {f"slot:divine_{i}": ident for i, ident in enumerate(added, 1)}


def possible(god: GodView) -> list[str]:
    """The battle cards that a player may still hold, as far as others know."""
    left = [card for card in FIRST_HAND if card not in god.spent]
    return left or list(FIRST_HAND)


def reinforcements(view: KemetView, seat: Seat, decision: Fill, play: str, enemy: Sequence[str]) -> list[str]:
    """Divine Intervention cards that can be paid and make the battle better, one after the other."""
    budget = view.gods[seat].prayers
    chosen: list[str] = []
    names: tuple[str, ...] = ()
    value = promise(view, seat, Arms(play), enemy)
    for offered in decision.options:
        card = bare(offered.id)
        if not offered.id.startswith("divine:") or DATA.divine[card].cost > budget:
            continue
        better = promise(view, seat, Arms(play, (*names, card)), enemy)
        useful = better >= value + ADDED_WORTH * len(enemy) or special_use(view, seat, card, value)
        if useful:
            chosen.append(offered.id)
            names, value = (*names, card), better
            budget -= DATA.divine[card].cost
    return chosen


def special_use(view: KemetView, seat: Seat, card: str, value: int) -> bool:
    """Cards without numbers help a likely winner; Tactical Choice always keeps a way out."""
    if card == "tactical_choice":
        return True
    row = DATA.divine[card]
    return value > 0 and not (row.strength or row.damage or row.defence)


def promise(view: KemetView, seat: Seat, arms: Arms, enemy: Sequence[str]) -> int:
    """The sum, over the enemy's cards, of what the battle would bring, in units."""
    return sum(outcome(view, seat, arms, Arms(card)) for card in enemy)


def outcome(view: KemetView, seat: Seat, mine: Arms, theirs: Arms) -> int:
    """What a battle with these cards would bring: victory, enemy losses, own losses."""
    battle, me, other = sides(view, seat)
    attacking = battle.attacker.seat == seat
    left, right = me.strength + mine.strength, other.strength + theirs.strength
    won = left > right if attacking else left >= right
    units = units_of(view, battle.zone, seat)
    own = min(units, losses(mine, theirs))
    enemy = min(units_of(view, battle.zone, other.seat), losses(theirs, mine))
    prize = WIN_ATTACK if attacking else WIN_DEFENCE
    if won and own >= units:
        prize //= 4
    return (prize if won else 0) + enemy - own


def losses(mine: Arms, theirs: Arms) -> int:
    """Units that cards cost their own side."""
    card, enemy = DATA.battle[mine.play], DATA.battle[theirs.play]
    return enemy.unblockable + card.loss + max(0, theirs.damage - mine.defence)


def units_of(view: KemetView, zone: str, seat: Seat) -> int:
    """The units of a seat in a zone."""
    return sum(troop.units for troop in view.zones[zone].troops if troop.seat == seat)


def card_worth(card: str) -> int:
    """How good a battle card is in general."""
    row = DATA.battle[card]
    return 3 * row.strength + row.damage + 2 * row.unblockable + row.defence - 2 * row.loss


def diversion(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Flee from a much stronger enemy, best into the own city."""
    assert isinstance(decision, Choose)
    _, mine, theirs = sides(view, seat)
    zones = [o.id for o in decision.options if o.id != "zone:none"]
    if not zones or theirs.strength - mine.strength < 3:
        return ["zone:none"]
    return [max(zones, key=lambda ident: CHART.zones[bare(ident)].kind == "district")]


def tactics(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Swap where that turns a defeat into a victory."""
    assert isinstance(decision, Choose)
    battle, mine, theirs = sides(view, seat)
    played, other = (bare(o.id) for o in decision.options)
    gain = DATA.battle[other].strength - DATA.battle[played].strength
    needed = theirs.strength - mine.strength + (battle.attacker.seat == seat)
    return [decision.options[1 if 0 < needed <= gain else 0].id]


def wound(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Just as many cards as turn a defeat into a victory."""
    assert isinstance(decision, Choose)
    battle, mine, theirs = sides(view, seat)
    needed = theirs.strength - mine.strength + (battle.attacker.seat == seat)
    ids = [o.id for o in decision.options]
    return ids[:needed] if 0 < needed <= len(ids) else []


def beaten(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Stay if possible; recall a big troop when prayer points are short, else retreat."""
    assert isinstance(decision, Choose)
    ids = [o.id for o in decision.options]
    battle, _, _ = sides(view, seat)
    big = units_of(view, battle.zone, seat) >= 3 and view.gods[seat].prayers <= 6
    return [next(ident for ident in ids if (ident == "after:recall") == (big and "after:stay" not in ids))]


def winner(view: KemetView, seat: Seat, decision: Decision) -> Answer:
    """Hold the zone."""
    return ["after:stay"]
