"""The steady computer player: production first, an army later, and always the richest loot it can win.

It sees only its own view. All values are integers, in tenths of gold.
"""

from collections.abc import Mapping

from rules.bellum.components.data import CHESTS, DATA, FACES
from rules.bellum.components.realm import beats, icons
from rules.bellum.view import BellumView, LordView
from rules.core.decisions import Answer, Decision, Seat, Split
from rules.core.play.planning import Plan, Weigh, heaviest, ids_of, planned, weighed

CHEST_WORTH: Mapping[str, int] = {
    kind: 10 * sum(value * copies for value, copies in values.items()) // sum(values.values())
    for kind, values in DATA.chests.items()
}
WORTH: Mapping[str, int] = {"food": 5, "glyph": 12, "barrel": 5, **CHEST_WORTH}
EARLY = 4  # the last day on which production comes first
LEFT_EARLY: Mapping[str, int] = {"food": 10, "glyph": 18, "map": 18}
LEFT_LATE: Mapping[str, int] = {"food": 3, "glyph": 5, "map": 14}
RIGHT: Mapping[str, int] = {"sword": 8, "magic_sword": 12, "thief": 12}
SPELL_WORTH = 2  # what a reroll must promise: a spell comes back, a barrel does not
BARREL_WORTH = 8


def castle_worths(view: BellumView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """All are equally strong."""
    return dict.fromkeys(ids_of(decision), 1)


def reroll(view: BellumView, seat: Seat, decision: Decision) -> Answer:
    """Reroll if the row of the day is poor compared with the others; with a spell rather than a barrel."""
    hopes = [hope(view, seat, row) for row in FACES]
    promise = sum(hopes) // len(hopes) - hopes[view.die - 1]
    ids = ids_of(decision)
    if "reroll:spell" in ids and promise > SPELL_WORTH:
        return ["reroll:spell"]
    if "reroll:barrel" in ids and promise > BARREL_WORTH:
        return ["reroll:barrel"]
    return ["reroll:pass"]


def hope(view: BellumView, seat: Seat, row: int) -> int:
    """What a row is worth to a seat, less half of what it is worth to one of the others on average."""
    gains = [gain_of_day(view, other, row) for other in range(len(view.lords))]
    others = sum(gains) - gains[seat]
    return gains[seat] - others // (2 * (len(gains) - 1))


def gain_of_day(view: BellumView, seat: Seat, row: int) -> int:
    """What a seat gathers, finds and plunders on a row if nobody attacks before it."""
    shown = [icons(lord.castle, lord.left, lord.right, row) for lord in view.lords]
    mine, maps = shown[seat], [other["map"] for other in shown]
    found = 0
    if maps[seat] and maps[seat] == max(maps):
        found = CHEST_WORTH["metal" if maps.count(maps[seat]) == 1 else "wooden"]
    spoils, twice = [0], view.magic_counts_twice
    for name in ("tavern", *view.places):
        place = DATA.places[name]
        if beats(mine, place.shield, place.magic_shield, twice=twice):
            spoils.append(worth(place.loot))
    for other, lord in enumerate(view.lords):
        if other != seat and mine["thief"] and beats(mine, lord.shield, lord.magic_shield, twice=twice):
            spoils.append(worth(haul(lord, mine["thief"])))
    return worth({"food": mine["food"], "glyph": mine["glyph"]}) + found + max(spoils)


def attack_worths(view: BellumView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """The loot, a rival's rather than the humans'; not the tenth chest while somebody is richer."""
    worths = {"attack:pass": 0}
    for ident in ids_of(decision):
        loot, victim = loot_of(view, seat, ident)
        if richer(view, seat, loot, victim) is None:
            worths[ident] = worth(loot) if victim is None else worth(loot) * 3 // 2
    return worths


def loot_of(view: BellumView, seat: Seat, ident: str) -> tuple[Mapping[str, int], Seat | None]:
    """What an option of the attack brings, and the rival from whom it comes, if from one."""
    kind, _, name = ident.partition(":")
    if kind == "seat":
        return haul(view.lords[int(name)], view.lords[seat].icons["thief"]), int(name)
    return DATA.places[name].loot if kind == "place" else {}, None


def rob(view: BellumView, seat: Seat, decision: Decision) -> Answer:
    """As many chests as there are thieves, the dearest kinds first."""
    assert isinstance(decision, Split)
    taken: dict[str, int] = {}
    for part in sorted(decision.parts, key=lambda part: -CHEST_WORTH[part.id.removeprefix("chest:")]):
        taken[part.id] = min(part.high, decision.most - sum(taken.values()))
    return taken


def recruit_worths(view: BellumView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """What each creature is worth on its better side."""
    creatures = [ident for ident in ids_of(decision) if ident != "recruit:pass"]
    return {ident: max(sides(view, ident).values()) for ident in creatures}


def side_worths(view: BellumView, seat: Seat, decision: Decision) -> Mapping[str, int]:
    """What a goblin or a recruit is worth on either side."""
    args = decision.prompt.args
    return sides(view, str(args.get("creature", args.get("goblin"))))


def pay(view: BellumView, seat: Seat, decision: Decision) -> Answer:
    """Keep glyphs, which are worth more."""
    return ["pay:mixed"]


def worth(loot: Mapping[str, int]) -> int:
    """What resources and chests are worth."""
    return sum(WORTH[name] * count for name, count in loot.items())


def haul(lord: LordView, thieves: int) -> dict[str, int]:
    """What this many thieves take from a lord, the dearest kinds first."""
    taken: dict[str, int] = {}
    for kind in CHESTS:
        taken[kind] = min(chests(lord)[kind], thieves - sum(taken.values()))
    return taken


def chests(lord: LordView) -> dict[str, int]:
    """How many chests of each kind a lord has."""
    return {"golden": lord.golden, "metal": lord.metal, "wooden": lord.wooden}


def richer(view: BellumView, seat: Seat, loot: Mapping[str, int], victim: Seat | None) -> Seat | None:
    """The rival who seems to be richer if these chests end the game.

    None if nobody does, or if the chests do not end it: they are too few, or it ends without them.
    """
    taken = {kind: loot.get(kind, 0) for kind in CHESTS}
    me = view.lords[seat]
    held = sum(chests(me).values())
    if not held < DATA.chests_to_end <= held + sum(taken.values()):
        return None
    mine = worth(taken) + 10 * sum(chest.value for chest in me.values or ())
    others = {
        other: worth(chests(lord)) - (worth(taken) if other == victim else 0)
        for other, lord in enumerate(view.lords)
        if other != seat
    }
    richest = max(others, key=lambda other: others[other])
    return richest if others[richest] > mine else None


def sides(view: BellumView, ident: str) -> dict[str, int]:
    """What a creature is worth on either side today."""
    creature = DATA.creatures[ident.removeprefix("creature:")]
    left = LEFT_EARLY if view.day <= EARLY else LEFT_LATE
    return {
        "side:left": sum(left[icon] for row in creature.left.values() for icon in row),
        "side:right": sum(RIGHT[icon] for row in creature.right.values() for icon in row),
    }


WORTHS: Mapping[str, Weigh[BellumView]] = {
    "castle": castle_worths,
    "goblin": side_worths,
    "attack": attack_worths,
    "recruit": recruit_worths,
    "side": side_worths,
}
PLANS: Mapping[str, Plan[BellumView]] = {
    **{name: heaviest(weigh) for name, weigh in WORTHS.items()},
    "reroll": reroll,
    "rob": rob,
    "pay": pay,
}
weighs = weighed("bellum", WORTHS)
steady = planned("bellum", PLANS)
