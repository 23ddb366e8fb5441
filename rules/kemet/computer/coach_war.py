"""The steady computer player's reasons for moving its troops, and for fighting."""

from collections.abc import Sequence
from dataclasses import replace

from rules.core.decisions import Answer, Decision, Seat
from rules.core.flow import Argument
from rules.core.play.asking import chosen_of
from rules.core.play.planning import Facts, because
from rules.core.text import Text, bare
from rules.kemet.components.data import DATA
from rules.kemet.components.map import CHART, DELTA, SANCTUARY, temples_in_play
from rules.kemet.components.powers import movement
from rules.kemet.components.prayers import card_price, teleport_price
from rules.kemet.computer import tactics
from rules.kemet.computer.scout import Trip, best_trip, best_troop, ground, pair
from rules.kemet.computer.steady import best_step, guards
from rules.kemet.computer.unseen import can_swap, most_added
from rules.kemet.effects.zones import strengths as before_cards
from rules.kemet.view import KemetView, TroopView, at_home, enemy_in, own_troops

# --- moving -----------------------------------------------------------------------------------------------


def journey(view: KemetView, seat: Seat, bonus: int = 0) -> Text | None:
    """Explain why a Move is worth its token: the best trip of the best troop; None if there is none.

    `bonus`: the strength that a gold action adds.
    """
    start = best_troop(view, seat)[0]
    if not start:
        return None
    troop = own_troops(view, seat)[start]
    trip = best_trip(view, troop, start, start, movement(view.gods[seat], troop.beasts))
    going = replace(troop, units=troop.units - guards(view, start, troop.units))
    return destination(view, going, start, trip, bonus) if trip else None


def destination(view: KemetView, troop: TroopView, start: str, trip: Trip, bonus: int) -> Text:
    """Explain a trip by the troop's aim at its end."""
    zone, seat = trip.zone, troop.seat
    teleport = teleport_price(view.gods[seat]) if trip.teleports else 0
    way: Facts = {"start": f"zone:{start}", "zone": f"zone:{zone}", "teleport": teleport}
    place = CHART.zones[zone]
    enemy = enemy_in(view, seat, zone)
    if enemy is not None:
        fought = "temple" if place.kind == "temple" else "zone"
        mine, theirs = before_cards(view, troop, enemy, zone, entering=True)
        who: Facts = {"seat": f"seat:{enemy.seat}", "mine": mine + bonus, "theirs": theirs}
        return because(f"kemet.coach.fight.{fought}", zone=f"zone:{zone}", teleport=teleport, **who)
    if place.kind == "temple":
        if pair(view, seat, zone):
            return because("kemet.coach.go.pair", **way, temples=DATA.temples_for_fame)
        if zone == DELTA:
            return because("kemet.coach.go.delta", **way, prayers=place.prayers)
        return because("kemet.coach.go.temple", **way, prayers=place.prayers)
    if zone == SANCTUARY:
        return because("kemet.coach.go.sanctuary", **way, units=DATA.offering_units)
    if view.zones[zone].level == DATA.pyramid_levels:
        return because("kemet.coach.go.high", **way, level=DATA.pyramid_levels)
    colour = f"colour:{view.zones[zone].colour}"
    return because("kemet.coach.go.pyramid", **way, colour=colour, level=view.zones[zone].level)


def move(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice of a troop."""
    there = None if chosen_of(answer) == "zone:nothing" else journey(view, seat)
    return there or because("kemet.coach.move.nothing")


def units(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain how many of its units set out."""
    zone = str(decision.prompt.args["zone"])
    all_of_them = tactics.units_of(view, bare(zone), seat)
    going = answer if isinstance(answer, int) else all_of_them
    if going < all_of_them:
        return because("kemet.coach.units.guard", zone=zone, count=all_of_them - going)
    if at_home(view.gods[seat], bare(zone)):
        return because("kemet.coach.units.home", zone=zone, count=going)
    if bare(zone) in temples_in_play(len(view.gods)):
        return because("kemet.coach.units.few", zone=zone, count=going)
    return because("kemet.coach.units.all", count=going)


def goes(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whether a creature goes along."""
    return creature("goes", str(decision.prompt.args["beast"]))


def creature(key: str, ident: str, **here: Argument) -> Text:
    """Describe the gain from a creature for the troop to which it belongs."""
    beast = DATA.beasts[bare(ident)]
    if beast.gift == "cancels":
        return because("kemet.coach.beast.cancels", beast=f"beast:{beast.id}", **here)
    numbers = {"strength": beast.strength, "damage": beast.damage, "movement": beast.movement}
    return because(f"kemet.coach.beast.{key}", beast=f"beast:{beast.id}", **numbers, **here)


def step(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the moving troop's step, or why it stays."""
    march = view.march
    assert march is not None and decision.kind == "choose"
    best = best_step(view, [option.id for option in decision.options])
    if best and best.step == chosen_of(answer):
        if bare(best.step) != best.zone:
            return because("kemet.coach.step.way", zone=f"zone:{best.zone}", step=best.step)
        return destination(view, march.troop, march.zone, best, march.bonus)
    if march.zone in temples_in_play(len(view.gods)):
        return because("kemet.coach.stop.temple", zone=f"zone:{march.zone}")
    if ground(view, march.troop, march.zone):
        return because("kemet.coach.stop.ground", zone=f"zone:{march.zone}")
    return because("kemet.coach.stop.end", zone=f"zone:{march.zone}")


def take(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain how many units join on the way, or stay behind."""
    count = answer if isinstance(answer, int) else 0
    key = "take" if decision.prompt.key == "kemet.ask.take" else "leave"
    return because(f"kemet.coach.units.{key}", count=count)


# --- battles ----------------------------------------------------------------------------------------------


def diversion(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text | None:
    """Explain the choice of flight or battle."""
    assert view.battle is not None
    here, attacker = view.battle.zone, view.battle.attacker.seat
    troops = own_troops(view, attacker)[here], own_troops(view, seat)[here]
    theirs, mine = before_cards(view, *troops, here, entering=False)  # Initiative strikes after this
    theirs += view.battle.bonus
    known: Facts = {"mine": mine, "theirs": theirs}
    zone = chosen_of(answer)
    if zone != "zone:none":
        return because("kemet.coach.diversion.flee", zone=zone, **known)
    if decision.kind == "choose" and len(decision.options) == 1:
        return None
    key = "even" if mine >= theirs else "near"
    return because(f"kemet.coach.diversion.{key}", **known)


def council(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The card to play: how many of the enemy's it beats, and what else speaks for it."""
    assert isinstance(answer, dict) and decision.kind == "fill"
    play, discard = bare(str(answer["slot:play"])), bare(str(answer["slot:discard"]))
    added = [str(ident) for slot, ident in answer.items() if slot.startswith("slot:divine_")]
    _, _, theirs = tactics.sides(view, seat)
    enemy = [theirs.play] if theirs.play else tactics.possible(view.gods[theirs.seat])
    arms = tactics.Arms(play, tuple(bare(ident) for ident in added))
    here = tactics.front(view, seat)
    wins = sum(tactics.wins(here, arms, tactics.Arms(card)) for card in enemy)
    cards = [bare(option.id) for option in decision.options if option.id.startswith("battle:")]
    told: Facts = {
        "card": f"battle:{play}",
        "discard": f"battle:{discard}",
        "mine": here.mine.strength + arms.strength,
        "theirs": here.theirs.strength,
        "wins": wins,
        "cards": len(enemy),
        "left": len(enemy) - wins,
        "sure": int(sure(view, seat, arms, enemy)),
        "more": int(most_added(view, theirs.seat) > 0 or can_swap(view, theirs.seat)),
    }
    if not wins:
        arsenal = [tactics.Arms(card) for card in cards]
        best = max(sum(tactics.wins(here, own, tactics.Arms(card)) for card in enemy) for own in arsenal)
        return beaten_anyway(play, told | {"best": best})
    if added:
        cost = sum(card_price(view.gods[seat], bare(ident)) for ident in added)
        return because("kemet.coach.council.added", added=added, cost=cost, **told)
    if theirs.play:
        return because("kemet.coach.council.seen", seen=f"battle:{theirs.play}", **told)
    stronger = max(cards, key=lambda card: DATA.battle[card].strength)
    if DATA.battle[play].strength == DATA.battle[stronger].strength:
        return because("kemet.coach.council.strongest", **told)
    return because(f"kemet.coach.council.{instead(play, stronger)}", kept=f"battle:{stronger}", **told)


def sure(view: KemetView, seat: Seat, arms: tactics.Arms, enemy: Sequence[str]) -> bool:
    """Check whether these cards win whatever the enemy plays, adds, or swaps after the reveal."""
    here, (_, _, theirs) = tactics.front(view, seat), tactics.sides(view, seat)
    cards = [*enemy, *tactics.possible(view.gods[theirs.seat])] if can_swap(view, theirs.seat) else enemy
    added = most_added(view, theirs.seat)
    stronger = replace(here, theirs=replace(here.theirs, strength=here.theirs.strength + added))
    return all(tactics.wins(stronger, arms, tactics.Arms(card)) for card in cards)


def beaten_anyway(play: str, told: Facts) -> Text:
    """Explain why a card that can't win is played."""
    row = DATA.battle[play]
    damage = row.damage + row.unblockable
    key = "damage" if damage > row.defence else "defence"
    return because(f"kemet.coach.lost.{key}", damage=damage, defence=row.defence, **told)


def instead(play: str, stronger: str) -> str:
    """The advantage of a card over a stronger one: `cheaper`, `harder` or `safer`."""
    mine, other = DATA.battle[play], DATA.battle[stronger]
    if other.loss > mine.loss:
        return "cheaper"
    return "harder" if mine.damage + mine.unblockable > other.damage + other.unblockable else "safer"


def tactical_choice(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whether the discarded card is played instead."""
    assert decision.kind == "choose"
    swapped = chosen_of(answer) != decision.options[0].id
    how, known = ("turn" if swapped else standing(view, seat)), strengths(view, seat)
    return because(f"kemet.coach.tactics.{how}", **known)


def wound(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain how many cards are given for strength."""
    how, known = ("turn" if chosen_of(answer) else standing(view, seat)), strengths(view, seat)
    return because(f"kemet.coach.wound.{how}", **known)


def standing(view: KemetView, seat: Seat) -> str:
    """The end of the battle as it is: `won` or `lost`."""
    return "lost" if tactics.shortfall(view, seat) > 0 else "won"


def strengths(view: KemetView, seat: Seat) -> Facts:
    """The strengths of a battle, as far as the seat sees them."""
    _, mine, theirs = tactics.sides(view, seat)
    return {"mine": mine.strength, "theirs": theirs.strength}


def loser(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whether the rest of a beaten troop stays, goes home or retreats."""
    keys = {"stay": "alone", "recall": "recall", "retreat": "retreat"}
    return after(view, seat, decision, keys[bare(chosen_of(answer))])


def winner(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The winners stay, or go home for prayer points."""
    battle, _, _ = tactics.sides(view, seat)
    held = "temple" if battle.zone in temples_in_play(len(view.gods)) else "hold"
    if at_home(view.gods[seat], battle.zone):
        held = "home"
    return after(view, seat, decision, held if chosen_of(answer) == "after:stay" else "recall")


def after(view: KemetView, seat: Seat, decision: Decision, key: str) -> Text:
    """Explain a choice after a battle; a recall also names the prayer points it brings."""
    assert decision.kind == "choose"
    battle, _, _ = tactics.sides(view, seat)
    [recall] = [option for option in decision.options if option.id == "after:recall"]
    known: Facts = {"zone": f"zone:{battle.zone}", "units": tactics.units_of(view, battle.zone, seat)}
    gain = recall.label.args["prayers"]
    return because(f"kemet.coach.after.{key}", **known, gain=gain, prayers=view.gods[seat].prayers)


def retreat(view: KemetView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the zone to which the beaten enemy goes."""
    battle, _, theirs = tactics.sides(view, seat)
    return because(
        "kemet.coach.retreat", seat=f"seat:{theirs.seat}", zone=f"zone:{battle.zone}", there=chosen_of(answer)
    )
