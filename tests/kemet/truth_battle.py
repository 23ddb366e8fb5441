"""Checks of the lines of Kemet's battles, cards and nights."""

from collections.abc import Iterator

from rules.core.text import bare
from rules.kemet.components import score
from rules.kemet.components.board import holder, troop_at, units_at
from rules.kemet.components.data import DATA
from rules.kemet.components.map import DELTA, SANCTUARY
from rules.kemet.components.state import KemetState
from rules.kemet.components.strength import ATTACKER, DEFENDER, parts_of_strength, strength_before_cards
from tests.contract.truth import Case, Pair
from tests.kemet.truth_tools import anyone, before, fact, ground, mine

SECRET = ("council", "council.seen", "tactics", "wound")
WARNING = ("diversion", "put", "between", "keep")


def meeting(case: Case) -> Iterator[Pair]:
    """A battle: the strengths before cards; and fame, if it is won with a unit left."""
    zone, seat, enemy = case.name, case.seat, int(bare(str(case.args["seat"])))
    yield True, troop_at(case.before.state, zone, enemy) is not None
    case = anyone(case, *WARNING)
    state: KemetState = case.after.state
    if state.battle is None or state.battle.zone != zone:
        return  # a trap has left nobody, or another battle comes before
    yield case.args["mine"], strength_before_cards(state, state.battle, ATTACKER)
    yield case.args["theirs"], strength_before_cards(state, state.battle, DEFENDER)
    fame = state.gods[seat].fame["battle"]
    state = anyone(case, *SECRET).after.state
    if state.battle is None or state.battle.winner < 0:
        return  # what followed has ended the battle
    won = state.battle.winner == ATTACKER and units_at(state, zone, seat) > 0
    yield won, state.gods[seat].fame["battle"] > fame


def fight(case: Case) -> Iterator[Pair]:
    """The same from the side of the defender, who wins ties."""
    case = anyone(case, *WARNING)
    state: KemetState = case.after.state
    if state.battle is None:
        return
    yield case.args["theirs"], strength_before_cards(state, state.battle, ATTACKER)
    yield case.args["mine"], strength_before_cards(state, state.battle, DEFENDER)
    state = anyone(case, *SECRET).after.state
    if state.battle is not None and state.battle.winner >= 0:
        attack, defence = (side.strength for side in state.battle.sides)
        yield attack <= defence, state.battle.sides[state.battle.winner].seat == case.seat


def flee(case: Case) -> Iterator[Pair]:
    """No battle, and the troop stands elsewhere."""
    zone = case.before.state.battle.zone
    yield 0, units_at(case.after.state, zone, case.seat)
    battle = case.after.state.battle
    yield True, battle is None or battle.zone != zone
    yield from ground(case, case.name)


def card(case: Case) -> Iterator[Pair]:
    """The numbers of a battle card that is chosen: they count when all is revealed."""
    row = DATA.battle[case.name]
    said = [case.args[name] for name in ("damage", "unblockable", "defence", "loss")]
    yield said, [row.damage, row.unblockable, row.defence, row.loss]
    yield True, case.name in before(case).hand or case.decision.kind != "fill"
    if case.before.state.battle is None:
        return  # it leaves the game
    side = [side.seat for side in case.before.state.battle.sides].index(case.seat)
    case = anyone(case, "council", "council.seen")
    state: KemetState = case.after.state
    battle = state.battle
    if battle is None or not battle.revealed or battle.sides[side].play != case.name:
        return
    yield case.args["strength"], parts_of_strength(state, battle, side)["card"]


PLAYED = ("kemet.log.divine", "kemet.log.divine.paid")


def divine(case: Case) -> Iterator[Pair]:
    """A Divine Intervention card: its price, in the line that tells that it was played."""
    name, kind = case.text.key.rpartition(".")[2], case.decision.kind
    yield bool(case.args["given"]), case.decision.prompt.key == "kemet.ask.wound"
    if kind == "fill":
        case = anyone(case, "council", "council.seen")
    lines = [event.public for answers, event in case.after.events if answers > case.before.opened]
    told = [line for line in lines if line is not None and line.args.get("seat") == f"seat:{case.seat}"]
    if kind == "fill":
        shown = [line for line in told if line.key == "kemet.log.revealed.divine"]
        if shown and shown[-1].args["cards"] == [f"divine:{name}"]:
            yield case.args["cost"], shown[-1].args["cost"]
        return
    if case.ident.startswith("divine:"):
        yield from ((case.args["cost"], line.args.get("cost", 0)) for line in told if line.key in PLAYED)


def after(case: Case) -> Iterator[Pair]:
    """The troop stays, goes home, or retreats."""
    zone = case.before.state.battle.zone
    had, supply = units_at(case.before.state, zone, case.seat), before(case).supply
    yield case.args["units"], had
    if case.name == "stay":
        yield had, units_at(case.after.state, zone, case.seat)
        yield from ground(case, zone)
        return
    yield case.args["supply"], supply + had
    if case.name == "recall":
        yield case.args["supply"], mine(case).supply
        return
    case = anyone(case, "retreat")
    yield supply, mine(case).supply
    yield 0, units_at(case.after.state, zone, case.seat)


def fled(case: Case) -> Iterator[Pair]:
    """The beaten troop holds the zone."""
    yield case.args["seat"], f"seat:{holder(case.after.state, case.name)}"
    yield from ground(case, case.name)


def rain(case: Case) -> Iterator[Pair]:
    """A troop loses a unit."""
    enemy = int(bare(str(case.args["seat"])))
    yield case.args["units"], units_at(case.before.state, case.name, enemy)
    yield case.args["left"], units_at(case.after.state, case.name, enemy)
    yield from ground(case, case.name)


def offering(case: Case) -> Iterator[Pair]:
    """So many units stay in the Sanctuary."""
    yield case.args["units"], units_at(case.after.state, SANCTUARY, case.seat)
    if fact(case, "units") < units_at(case.before.state, SANCTUARY, case.seat):
        yield True, mine(case).fame["divine"] > before(case).fame["divine"]


def delta(case: Case) -> Iterator[Pair]:
    """Prayer points for a unit; the temple is held while one is left."""
    gave = case.name == "yes"
    told = [event.public for answers, event in case.after.events if answers > case.before.opened]
    more = [
        line.args["prayers"]
        for line in told
        if line is not None and line.key.startswith("kemet.log.prayers") and gave
    ]
    gain = int(str(more[0])) if more and gave else 0
    yield case.args["prayers"], before(case).prayers + gain
    yield case.args["units"], units_at(case.after.state, DELTA, case.seat)
    yield bool(case.args["units"]), score.sources(case.after.state).get(DELTA) == case.seat


def veterans_prayers(case: Case) -> Iterator[Pair]:
    """Prayer points, and the veterans that are left."""
    yield case.args["prayers"], mine(case).prayers
    yield case.args["left"], mine(case).veterans


def veterans_cards(case: Case) -> Iterator[Pair]:
    """Cards, and the veterans that are left."""
    if case.after.state.phase == case.before.state.phase:  # else they have become units, or are gone
        yield case.args["left"], mine(case).veterans
    deck = len(case.before.state.deck)
    if deck >= fact(case, "count"):
        yield case.args["count"], len(mine(case).divine) - len(before(case).divine)


def destiny(case: Case) -> Iterator[Pair]:
    """So many play before, so many after."""
    case = anyone(case, "destiny")
    order = case.after.state.order
    place = order.index(case.seat)
    yield (case.args["before"], case.args["after"]), (place, len(order) - place - 1)
