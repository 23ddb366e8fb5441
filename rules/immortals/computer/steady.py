"""The steady computer player: cells and areas for points, wealth into temples and armies.

It sees only its own view.
"""

from collections.abc import Mapping
from functools import partial

from rules.core.decisions import Answer, Decision, Fill, Number, Seat, Split
from rules.core.play.planning import Plan, Weigh, heaviest, ids_of, planned, weighed
from rules.core.text import bare
from rules.immortals.components.asks import DECLINE
from rules.immortals.components.data import BLANK, CARDS, PIECES, deeds_of, wealth_of
from rules.immortals.computer.planner import Means, best_move, best_strike, move_worth, plan, seizable, worth
from rules.immortals.computer.scout import best_piece, danger, holding, piece_worth
from rules.immortals.computer.weights import BLUFF, SHARP, STEADY, Weights
from rules.immortals.play.actions import PASS
from rules.immortals.view import ImmortalsView, tribes


def first(view: ImmortalsView, seat: Seat, decision: Decision) -> Answer:
    """The first option: the biggest group, a card more, energy."""
    return ids_of(decision)[:1]


def cell_worth(view: ImmortalsView, seat: Seat, cell: str, weights: Weights = STEADY) -> int:
    """The worth of a cell in the draft and when choosing the use of a card."""
    wealth = wealth_of(cell)
    return holding(view, seat, cell, weights) + max(wealth.energy, wealth.gold)


def draft_worths(
    view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY
) -> Mapping[str, int]:
    """The worth of the best empty cell of each card."""

    def card_worth(card: str) -> int:
        empty = [cell for cell in CARDS[card].cells if view.cells[cell].seat is None]
        return max((cell_worth(view, seat, cell, weights) for cell in empty), default=0)

    return {ident: card_worth(ident) for ident in ids_of(decision)}


def cell_worths(
    view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY
) -> Mapping[str, int]:
    """The worth of each cell."""
    return {ident: cell_worth(view, seat, bare(ident), weights) for ident in ids_of(decision)}


def halves(view: ImmortalsView, seat: Seat, decision: Decision) -> Answer:
    """Give the same number to each realm."""
    assert isinstance(decision, Split)
    light, dark = decision.parts
    return {light.id: decision.most // 2, dark.id: decision.most - decision.most // 2}


def strengthen(view: ImmortalsView, seat: Seat, decision: Decision) -> Answer:
    """Place all armies that may come, each in the cell most in danger then."""
    assert isinstance(decision, Split)
    given = {part.id: 0 for part in decision.parts}
    for _ in range(decision.most):
        neediest = max(given, key=lambda ident: danger(view, seat, bare(ident)) - given[ident])
        given[neediest] += 1
    return given


def planning(view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY) -> Answer:
    """The sheet."""
    assert isinstance(decision, Fill)
    return plan(view, seat, decision, weights)


def turn(view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY) -> Answer:
    """Choose what brings wealth first, then what costs, attacks last; with nothing but blanks pass."""
    player = view.players[seat]
    assert player.plan is not None
    if set(player.plan.values()) <= {BLANK} and not player.taken:
        return [PASS.id]
    sooner = {f"action:{space}": 0 for space in player.taken}
    for space, card in player.plan.items():
        kinds: list[str] = [deed.kind for deed in deeds_of(space, card, tribes(player))]
        sooner[f"action:{space}"] = min(weights.order[kind] for kind in kinds or [BLUFF])
    return [min(sooner, key=lambda ident: sooner[ident])]


def deed_worths(
    view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY
) -> Mapping[str, int]:
    """The worth of each deed with the revealed card; declining brings the compensation."""
    assert view.revealed is not None
    player, card, by = view.players[seat], view.revealed.card, Means(view, seat, weights)
    deeds = deeds_of(view.revealed.space, card, tribes(player))
    worths = {deed.id: worth(by, deed, card) for deed in deeds if deed.id in ids_of(decision)}
    return {DECLINE.id: by.coin, **worths}


def compensation(view: ImmortalsView, seat: Seat, decision: Decision) -> Answer:
    """Choose what the player has less of."""
    player = view.players[seat]
    return ["wealth:energy" if player.energy <= player.gold else "wealth:gold"]


def named(view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY) -> Answer:
    """Choose by yield for an extraction, by the worth of a piece for building, else by danger."""
    assert view.revealed is not None
    by, revealed = Means(view, seat, weights), view.revealed
    [kind, *_] = [deed.kind for deed in deeds_of(revealed.space, revealed.card, tribes(by.player))]

    def use(ident: str) -> int:
        cell = bare(ident)
        if kind in ("gold", "energy"):
            return wealth_of(cell).gold if kind == "gold" else wealth_of(cell).energy
        if kind in ("construct", "temple"):
            found = best_piece(view, seat, [cell], by.budget)
            return found[0] if found else 0
        if kind == "attack":  # the space where armies may move instead
            move = best_move(by, cell)
            return move[0] if move else -1
        return danger(view, seat, cell)

    return [max(ids_of(decision), key=use)]


def piece(view: ImmortalsView, seat: Seat, decision: Decision) -> Answer:
    """The piece that is worth most in the cell."""
    cell = bare(str(decision.prompt.args["cell"]))
    worths = {f"piece:{name}": piece_worth(view, seat, cell, name) for name in PIECES}
    return [max(ids_of(decision), key=lambda ident: worths[ident])]


def site(view: ImmortalsView, seat: Seat, decision: Decision) -> Answer:
    """Choose the safest cell for a temple."""
    return [min(ids_of(decision), key=lambda ident: danger(view, seat, bare(ident)))]


def goal(view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY) -> Answer:
    """Choose the cell where armies that move are most useful."""
    spare = view.cells[bare(str(decision.prompt.args["cell"]))].armies - 1
    by = Means(view, seat, weights)
    return [max(ids_of(decision), key=lambda ident: move_worth(by, bare(ident), spare, idle=True))]


def origin(view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY) -> Answer:
    """Choose the cell from which the best attack starts."""
    assert view.revealed is not None
    strike = best_strike(Means(view, seat, weights), view.revealed.card)
    assert strike is not None
    return [f"cell:{strike.origin}"]


def target(view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY) -> Answer:
    """Choose the target of the best attack from there."""
    assert view.revealed is not None
    start = bare(str(decision.prompt.args["cell"]))
    strike = best_strike(Means(view, seat, weights), view.revealed.card, start)
    assert strike is not None
    return [f"cell:{strike.target}"]


def attackers(view: ImmortalsView, seat: Seat, decision: Decision, weights: Weights = STEADY) -> Answer:
    """Send the number of armies that the attack was planned with."""
    assert view.revealed is not None
    cells = [bare(str(decision.prompt.args[name])) for name in ("cell", "target")]
    strike = best_strike(Means(view, seat, weights), view.revealed.card, *cells)
    assert strike is not None
    return strike.armies


def most(view: ImmortalsView, seat: Seat, decision: Decision) -> Answer:
    """The highest number."""
    assert isinstance(decision, Number)
    return decision.high


def fuller(view: ImmortalsView, seat: Seat, decision: Decision) -> Answer:
    """The limbo with more armies."""
    limbo = view.players[seat].limbo
    return [max(ids_of(decision), key=lambda ident: limbo[bare(ident)])]


def seize(view: ImmortalsView, seat: Seat, decision: Decision) -> Answer:
    """The best card that comes at once, if there is one."""
    sure = [f"cell:{cell}" for cell in seizable(view, seat)]
    return [next((ident for ident in sure if ident in ids_of(decision)), ids_of(decision)[0])]


def worths_by(weights: Weights) -> Mapping[str, Weigh[ImmortalsView]]:
    """The functions that weigh options, for each question `immortals.ask.<name>` that has one."""
    return {
        "draft": partial(draft_worths, weights=weights),
        "place.cell": partial(cell_worths, weights=weights),
        "deed": partial(deed_worths, weights=weights),
    }


def plans_by(weights: Weights) -> Mapping[str, Plan[ImmortalsView]]:
    """The plan for each question `immortals.ask.<name>`."""
    return {
        **{name: heaviest(weigh) for name, weigh in worths_by(weights).items()},
        "home": first,
        "place.group": first,
        "limbos": halves,
        "draw": first,
        "reinforce": strengthen,
        "plan": partial(planning, weights=weights),
        "turn": partial(turn, weights=weights),
        "compensation": compensation,
        "realm": partial(named, weights=weights),
        "region": partial(named, weights=weights),
        "piece": piece,
        "move.target": partial(goal, weights=weights),
        "move.armies": most,
        "attack.origin": partial(origin, weights=weights),
        "attack.target": partial(target, weights=weights),
        "attack.armies": partial(attackers, weights=weights),
        "attack.stance": first,
        "magic.limbo": fuller,
        "magic.armies": strengthen,
        "magic.temple": site,
        "magic.seize": seize,
    }


PLANS = plans_by(STEADY)
steady = planned("immortals", PLANS)
weighs = weighed("immortals", worths_by(STEADY))
policy = planned("immortals", plans_by(SHARP))
"""Plays on in a search: it wins more games than the steady player (decision record 37)."""
