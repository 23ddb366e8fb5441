"""The steady computer player's reasons, as facts of the position that its seat sees."""

from collections.abc import Mapping, Sequence

from rules.bellum.components.data import CHESTS, DATA, FACES, Rows, pieces
from rules.bellum.components.realm import PRODUCTION, beats, icons
from rules.bellum.computer.scout import gains_of_day, hope, rows_of
from rules.bellum.computer.steady import dearest, loot_of, richer, sides, won_with
from rules.bellum.computer.weights import CHEST_WORTH, STEADY
from rules.bellum.effects import by_row, icons_of, paid, today
from rules.bellum.view import BellumView
from rules.core.decisions import Answer, Decision, Seat, Split
from rules.core.flow import Argument
from rules.core.play.asking import chosen_of
from rules.core.play.planning import NEAR, Facts, Reason, because, explained, ids_of
from rules.core.text import Text, bare

MEAN = {kind: worth // 10 for kind, worth in CHEST_WORTH.items()}  # gold in a chest of a kind

BONUS = {
    "reroll": "bellum.coach.recruit.spell",
    "shield": "bellum.coach.recruit.shield",
    "magic_shield": "bellum.coach.recruit.magic",
}

POOR_ROW = {
    "reroll:pass": "bellum.coach.keep.dear",
    "reroll:spell": "bellum.coach.spell.poor",
    "reroll:barrel": "bellum.coach.barrel.poor",
}
GOOD_ROW = {  # for the seat; a reroll takes it from others
    "reroll:pass": "bellum.coach.keep.good",
    "reroll:spell": "bellum.coach.spell.rivals",
    "reroll:barrel": "bellum.coach.barrel.rivals",
}


def castle(view: BellumView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the castle: all are equally strong, but on other rows."""
    chosen = chosen_of(answer)
    printed = DATA.castles[bare(chosen)]
    [row] = [row for row, shown in printed.left.items() if "map" in shown]
    return because("bellum.coach.castle", castle=chosen, row=row)


def side(view: BellumView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the side chosen for a goblin or a recruit: what it shows there, and on the other side."""
    return _side(view, str(decision.prompt.args["creature"]), chosen_of(answer))


def _side(view: BellumView, ident: str, side: str) -> Text:
    """Explain a side: for production by its dearest icon, for the army by the defences it is to beat."""
    creature = DATA.creatures[bare(ident)]
    rows, others = creature.left, creature.right
    if side == "side:right":
        rows, others = others, rows
    shown, args = icons_of(rows), _shown(rows)
    other = icons_of(others)
    if side == "side:left":
        if "icon:map" in shown:
            return because("bellum.coach.left.map", **args, metal=MEAN["metal"], other=other)
        if "icon:glyph" in shown:
            return because("bellum.coach.left.glyph", **args, other=other)
        price = DATA.costs["evil"][0]["food"]
        return because("bellum.coach.left.food", **args, price=price, day=view.day, other=other)
    if "icon:thief" in shown:
        return because("bellum.coach.right.thief", **args, other=other)
    if "icon:magic_sword" in shown:
        return because("bellum.coach.right.magic", **args, other=other)
    return because("bellum.coach.right.sword", **args, shield=_highest(view), other=other)


def _shown(rows: Rows) -> dict[str, Argument]:
    """The rows of a side with their icons, and how many rows there are."""
    return {**by_row(rows), "count": len(rows)}


def _highest(view: BellumView) -> int:
    """The highest shield in sight beside the tavern."""
    return max(DATA.places[name].shield for name in ("tavern", *view.places))


def reroll(view: BellumView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whether the row is poor for the seat or too good for the others, and what a reroll costs."""
    how = chosen_of(answer)
    rows = rows_of(view)
    gains = [gains_of_day(rows, row)[seat] for row in FACES]
    hopes = [hope(rows, seat, row) for row in FACES]
    gained = gains[view.die - 1]
    if len(gains) * gained < sum(gains):
        helps_rivals = len(hopes) * hopes[view.die - 1] < sum(hopes)
        key = POOR_ROW[how] if how != "reroll:pass" or helps_rivals else "bellum.coach.keep.rivals"
    else:
        key = GOOD_ROW[how]
    better = sum(gain > gained for gain in gains)
    args: Facts = {"row": view.die, "icons": today(view, seat), "better": better}
    return because(key, **args, rivals=len(view.lords) - 1, barrels=view.lords[seat].barrel)


def attack(view: BellumView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the attack by loot and army, or why to stop. Whatever beats anything beats the tavern."""
    target = chosen_of(answer)
    loot, victim = _loot(view, seat, target)
    if (gold := won_with(view, seat, target)) is not None:
        chests = DATA.chests_to_end
        return because("bellum.coach.attack.win", loot=pieces(loot), chests=chests, gold=gold)
    if victim is not None:
        key = "bellum.coach.attack.castle"
        return because(key, victim=target, thieves=sum(loot.values()), loot=pieces(loot))
    if (rival := _spoiler(view, seat, decision)) is not None:
        chests = DATA.chests_to_end
        return because("bellum.coach.attack.wait", loot=pieces(loot), rival=f"seat:{rival}", chests=chests)
    return _raid(view, decision, target, loot)


def _raid(view: BellumView, decision: Decision, target: str, loot: Mapping[str, int]) -> Text:
    """The loot of a place, and what it is good for."""
    place, army = DATA.places[bare(target)], view.lords[decision.seat].icons
    if gold := sum(MEAN[kind] * loot[kind] for kind in CHESTS):
        return because(
            "bellum.coach.attack.chest",
            loot=pieces(loot),
            swords=army["sword"] + army["magic_sword"],
            shield=place.shield,
            magic=place.magic_shield,
            gold=gold,
        )
    facts: Facts = {
        "targets": len(ids_of(decision)) - 1,  # one option is not to attack
        "richer": _richer_target(view, decision, STEADY.worth(loot)),
    }
    if loot["food"] or loot["glyph"]:
        return because("bellum.coach.attack.resources", **facts, loot=pieces(loot))
    if loot["barrel"]:
        return because("bellum.coach.attack.barrel", **facts, loot=pieces(loot))
    return because("bellum.coach.attack.short", **facts, loot=pieces(place.loot))


def _loot(view: BellumView, seat: Seat, target: str) -> tuple[Mapping[str, int], Seat | None]:
    """The actual loot of an option of the attack, and the rival from whom it comes, if any."""
    loot, victim = loot_of(view, seat, target)
    return (paid(view, loot) if victim is None else loot), victim


def _richer_target(view: BellumView, decision: Decision, worth: int) -> int:
    """Compare the best other target with `worth`: 0 if it brings no more, 1 if a little more, 2 if more."""
    seat = decision.seat
    most = max(STEADY.worth(_loot(view, seat, ident)[0]) for ident in ids_of(decision))
    if most <= worth:
        return 0
    return 1 if 100 * worth >= most * NEAR else 2


def _spoiler(view: BellumView, seat: Seat, decision: Decision) -> Seat | None:
    """The rival who would profit if the seat ended the game with one of its targets."""
    found = (richer(view, seat, *loot_of(view, seat, ident)) for ident in ids_of(decision))
    return next((rival for rival in found if rival is not None), None)


def rob(view: BellumView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the robbery: the gold in the dearest kinds, or why one chest more would be one too many."""
    assert isinstance(decision, Split) and isinstance(answer, dict)
    taken = {bare(ident): int(count) for ident, count in answer.items()}
    args: Facts = {"loot": pieces(taken), "gold": sum(MEAN[kind] * count for kind, count in taken.items())}
    victim = int(bare(str(decision.prompt.args["victim"])))
    rival = richer(view, seat, dearest(decision, decision.most), victim)
    if rival is not None and sum(taken.values()) < decision.most:
        return because("bellum.coach.rob.few", **args, rival=f"seat:{rival}", chests=DATA.chests_to_end)
    return because("bellum.coach.rob", **args, victim=f"seat:{victim}")


def recruit(view: BellumView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the recruit: what it shows on its better side, and its token."""
    chosen = chosen_of(answer)
    creature = DATA.creatures[bare(chosen)]
    worths = sides(rows_of(view), seat, chosen)
    left = worths["side:left"] >= worths["side:right"]
    args = _shown(creature.left if left else creature.right)
    if creature.bonus:
        return because(BONUS[creature.bonus], **args, side="side:left" if left else "side:right")
    if left:
        return because("bellum.coach.recruit.left", **args, fed=_fed(view, seat, creature.left))
    return because("bellum.coach.recruit.right", **args, **_beaten(view, seat, bare(chosen)))


def _fed(view: BellumView, seat: Seat, more: Rows) -> int:
    """The numbers of the die that bring the seat food, glyphs or maps, with these rows too."""
    lord = view.lords[seat]
    shown = {row: icons(lord.castle, lord.left, lord.right, row) for row in FACES}
    return sum(row in more or any(shown[row][icon] for icon in PRODUCTION) for row in FACES)


def _beaten(view: BellumView, seat: Seat, creature: str) -> dict[str, Argument]:
    """The strongest row of a recruit on the right, and how many of the places in sight it would beat."""
    lord = view.lords[seat]
    rows = {row: icons(lord.castle, lord.left, (*lord.right, creature), row) for row in FACES}
    row = max(DATA.creatures[creature].right, key=lambda row: rows[row]["sword"] + rows[row]["magic_sword"])
    places = [DATA.places[name] for name in ("tavern", *view.places)]
    twice = view.magic_counts_twice
    falls = sum(beats(rows[row], place.shield, place.magic_shield, twice=twice) for place in places)
    swords = rows[row]["sword"] + rows[row]["magic_sword"]
    return {"row": row, "swords": swords, "falls": falls, "places": len(places)}


def pay(view: BellumView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the payment: what is left after the price with food."""
    mixed, glyphs = DATA.costs["super_evil"]
    left = view.lords[seat].glyph - mixed["glyph"]
    return because("bellum.coach.pay", glyph=left, whole=glyphs["glyph"])


REASONS: Mapping[str, Reason[BellumView]] = {
    "castle": castle,
    "goblin": side,
    "reroll": reroll,
    "attack": attack,
    "rob": rob,
    "recruit": recruit,
    "pay": pay,
    "side": side,
}
why = explained("bellum", REASONS)


def tally(view: BellumView) -> Sequence[Mapping[str, int]]:
    """The gold that each lord's chests hold by kind: what the reader knows of it, else on average."""
    return [
        {kind: MEAN[kind] * count for kind, count in lord.chests.items()}
        if lord.values is None
        else {kind: sum(chest.value for chest in lord.values if chest.kind == kind) for kind in CHESTS}
        for lord in view.lords
    ]
