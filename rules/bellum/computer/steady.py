"""The steady computer player: production first, an army later, and always the richest loot it can win.

It sees only its own view. All values are integers, in tenths of gold.
"""

from collections.abc import Mapping
from functools import partial

from rules.bellum.components.data import CHESTS, DATA, FACES
from rules.bellum.computer.scout import Outlook, added, haul, hope, rows_of
from rules.bellum.computer.weights import CHEST_WORTH, SHARP, STEADY, Weights
from rules.bellum.effects import paid
from rules.bellum.view import BellumView
from rules.core.decisions import Answer, Decision, Seat, Split
from rules.core.play.planning import Plan, Weigh, heaviest, ids_of, planned, weighed
from rules.core.text import bare

WIN = 10_000  # more than any loot is worth


def castle_worths(view: BellumView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The worth of each castle: all are equally strong."""
    return dict.fromkeys(ids_of(decision), 1)


def reroll(view: BellumView, seat: Seat, decision: Decision, weights: Weights = STEADY) -> Answer:
    """Reroll if the row of the day is poor compared with the others; with a spell rather than a barrel."""
    rows = rows_of(view, weights)
    hopes = [hope(rows, seat, row) for row in FACES]
    promise = sum(hopes) // len(hopes) - hopes[view.die - 1]
    ids = ids_of(decision)
    if "reroll:spell" in ids and promise > weights.spell:
        return ["reroll:spell"]
    if "reroll:barrel" in ids and promise > weights.barrel:
        return ["reroll:barrel"]
    return ["reroll:pass"]


def attack_worths(
    view: BellumView, seat: Seat, decision: Decision, weights: Weights = STEADY
) -> Mapping[str, int]:
    """The worth of each loot, a rival's counting more; none that ends the game while a rival is richer."""
    worths = {"attack:pass": 0}
    for ident in ids_of(decision):
        loot, victim = loot_of(view, seat, ident)
        if richer(view, seat, loot, victim) is None:
            worth = weights.worth(loot)
            worths[ident] = worth if victim is None else worth * 3 // 2
            if won_with(view, seat, ident) is not None:
                worths[ident] += WIN
    return worths


def won_with(view: BellumView, seat: Seat, ident: str) -> int | None:
    """The least gold of the seat if this attack surely wins the game at once; else None.

    It is the last attack of the day, it brings the tenth chest, and no rival's chests can hold as much.
    """
    loot, victim = loot_of(view, seat, ident)
    chests = paid(view, loot) if victim is None else loot
    lords, me = view.lords, view.lords[seat]
    held = sum(me.chests.values())
    last = (seat + 1) % len(lords) == view.captain
    if not last or held >= DATA.chests_to_end or held + _count(chests) < DATA.chests_to_end:
        return None
    gold = sum(chest.value for chest in me.values or ()) + sum(
        min(DATA.chests[kind]) * chests.get(kind, 0) for kind in CHESTS
    )
    most = [sum(max(DATA.chests[kind]) * lord.chests[kind] for kind in CHESTS) for lord in lords]
    return gold if all(gold > most[other] for other in range(len(lords)) if other != seat) else None


def _count(loot: Mapping[str, int]) -> int:
    return sum(loot.get(kind, 0) for kind in CHESTS)


def loot_of(view: BellumView, seat: Seat, ident: str) -> tuple[Mapping[str, int], Seat | None]:
    """The loot of an option of the attack, and the rival from whom it comes, if any."""
    kind, _, name = ident.partition(":")
    if kind == "seat":
        return haul(view.lords[int(name)], view.lords[seat].icons["thief"]), int(name)
    return DATA.places[name].loot if kind == "place" else {}, None


def rob(view: BellumView, seat: Seat, decision: Decision) -> Answer:
    """Take as many chests as there are thieves, or fewer if so many end the game while a rival is richer."""
    assert isinstance(decision, Split)
    victim = int(bare(str(decision.prompt.args["victim"])))
    hauls = [dearest(decision, count) for count in range(decision.most, 0, -1)]
    chosen = next((haul for haul in hauls if richer(view, seat, haul, victim) is None), hauls[0])
    return {part.id: chosen[bare(part.id)] for part in decision.parts}


def dearest(decision: Split, count: int) -> dict[str, int]:
    """Split off so many chests, the dearest kinds first."""
    taken: dict[str, int] = {}
    for part in sorted(decision.parts, key=lambda part: -CHEST_WORTH[bare(part.id)]):
        taken[bare(part.id)] = min(part.high, count - sum(taken.values()))
    return taken


def recruit_worths(
    view: BellumView, seat: Seat, decision: Decision, weights: Weights = STEADY
) -> Mapping[str, int]:
    """The worth of each creature on its better side."""
    rows = rows_of(view, weights)

    def worth(ident: str) -> int:
        token = DATA.creatures[bare(ident)].bonus
        return max(sides(rows, seat, ident).values()) + (weights.bonus[token] if token else 0)

    return {ident: worth(ident) for ident in ids_of(decision) if ident != "recruit:pass"}


def side_worths(
    view: BellumView, seat: Seat, decision: Decision, weights: Weights = STEADY
) -> Mapping[str, int]:
    """The worth of a goblin or a recruit on either side."""
    return sides(rows_of(view, weights), seat, str(decision.prompt.args["creature"]))


def pay(view: BellumView, seat: Seat, decision: Decision) -> Answer:
    """Keep glyphs, which are worth more."""
    return ["pay:mixed"]


def richer(view: BellumView, seat: Seat, loot: Mapping[str, int], victim: Seat | None) -> Seat | None:
    """The rival who seems to be richer if these chests end the game.

    None if nobody does, or if the chests do not end it: they are too few, or it ends without them.
    """
    taken = {kind: loot.get(kind, 0) for kind in CHESTS}
    me = view.lords[seat]
    held = sum(me.chests.values())
    if not held < DATA.chests_to_end <= held + _count(loot):
        return None
    mine = STEADY.worth(taken) + 10 * sum(chest.value for chest in me.values or ())
    others = {
        other: STEADY.worth(lord.chests) - (STEADY.worth(taken) if other == victim else 0)
        for other, lord in enumerate(view.lords)
        if other != seat
    }
    richest = max(others, key=lambda other: others[other])
    return richest if others[richest] > mine else None


def sides(rows: Outlook, seat: Seat, ident: str) -> dict[str, int]:
    """The worth of a creature to the seat on either side today."""
    creature, weights = DATA.creatures[bare(ident)], rows.weights
    left = weights.left_early if rows.view.day <= weights.early else weights.left_late
    worths = {
        "side:left": sum(left[icon] for row in creature.left.values() for icon in row),
        "side:right": sum(weights.right[icon] for row in creature.right.values() for icon in row),
    }
    if weights.ahead:
        lacking = DATA.chests_to_end - max(sum(lord.chests.values()) for lord in rows.view.lords)
        often = weights.ahead * max(1, lacking)
        for side, printed in (("side:left", creature.left), ("side:right", creature.right)):
            worths[side] += often * added(rows, seat, printed) // (100 * len(FACES))
    return worths


def worths_by(weights: Weights) -> Mapping[str, Weigh[BellumView]]:
    """The functions that weigh the options of each question, using these weights."""
    return {
        "castle": castle_worths,
        "goblin": partial(side_worths, weights=weights),
        "attack": partial(attack_worths, weights=weights),
        "recruit": partial(recruit_worths, weights=weights),
        "side": partial(side_worths, weights=weights),
    }


def plans_by(weights: Weights) -> Mapping[str, Plan[BellumView]]:
    """The plan for answering each question, using these weights."""
    return {
        **{name: heaviest(weigh) for name, weigh in worths_by(weights).items()},
        "reroll": partial(reroll, weights=weights),
        "rob": rob,
        "pay": pay,
    }


PLANS = plans_by(STEADY)
weighs = weighed("bellum", worths_by(STEADY))
steady = planned("bellum", PLANS)
policy = planned("bellum", plans_by(SHARP))
