"""The steady computer player's reasons, as facts of the position: the words of a coach."""

from collections.abc import Mapping, Sequence

from rules.core.decisions import Answer, Decision, Seat
from rules.core.play.asking import chosen_of
from rules.core.play.planning import Facts, Reason, because, explained
from rules.core.text import Text, bare
from rules.immortals.components.asks import DECLINE
from rules.immortals.components.data import BLANK, CARDS, DATA, Deed, deeds_of, wealth_of
from rules.immortals.computer import coach_map as wanted
from rules.immortals.computer.planner import Means, best_strike, choices, hand_size, named, worth
from rules.immortals.computer.scout import best_piece, danger
from rules.immortals.computer.steady import cell_worth
from rules.immortals.computer.weights import BLUFF
from rules.immortals.play.actions import PASS
from rules.immortals.view import ImmortalsView, tribes

# --- draft and reinforcement ------------------------------------------------------------------------------


def home(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The biggest group in the home region."""
    return because("immortals.coach.home", armies=int(bare(chosen_of(answer))))


def group(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The biggest group that is left."""
    cell = str(decision.prompt.args["cell"])
    return because("immortals.coach.group", armies=int(bare(chosen_of(answer))), cell=cell)


def draft(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The best empty cell of a card, or the card itself."""
    if not decision.prompt.args["groups"]:
        held = [f"cell:{cell}" for cell in CARDS[chosen_of(answer)].cells if view.cells[cell].seat == seat]
        return because("immortals.coach.keep", cells=held, held=len(held))
    empty = [cell for cell in CARDS[chosen_of(answer)].cells if view.cells[cell].seat is None]
    if not empty:
        return because("immortals.coach.taken")
    return wanted.place(view, seat, max(empty, key=lambda cell: cell_worth(view, seat, cell)))


def place(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the cell chosen for a wild card."""
    return wanted.place(view, seat, bare(chosen_of(answer)))


def limbos(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the division by what the limbos hold then, and what comes back in the first round."""
    given = {bare(ident): int(count) for ident, count in answer.items()} if isinstance(answer, dict) else {}
    held = {realm: count + given.get(realm, 0) for realm, count in view.players[seat].limbo.items()}
    back = {f"{realm}_back": count // DATA.reinforcement for realm, count in held.items()}
    return because("immortals.coach.limbos", count=DATA.reinforcement, **held, **back)


def draw(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """A card for nothing."""
    spaces = sum(not action.magic for action in DATA.actions.values())
    has = hand_size(view.players[seat])
    return because(f"immortals.coach.draw.{'short' if has < spaces else 'choice'}", has=has, spaces=spaces)


def strengthen(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain where armies from a limbo are needed most."""
    given = {bare(ident): int(count) for ident, count in answer.items()} if isinstance(answer, dict) else {}
    helped = [cell for cell, count in given.items() if count]
    return wanted.guarded(view, seat, max(helped, key=lambda cell: (danger(view, seat, cell), given[cell])))


# --- the sheet, and the order of its actions --------------------------------------------------------------


def sheet(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the sheet by its income, which pays for the rest."""
    assert decision.kind == "fill" and isinstance(answer, dict)
    planned = choices(view, seat, decision)
    income = {"energy": 0, "gold": 0}
    for choice in planned:
        if choice.deed.kind in income:
            gives = [wealth_of(cell) for cell in named(Means(view, seat), choice.card)]
            most = max((getattr(wealth, choice.deed.kind) for wealth in gives), default=0)
            income[choice.deed.kind] += most
    if all(choice.deed.kind in income for choice in planned):
        return because("immortals.coach.plan.save", **income)
    blanks = sum(str(card).startswith(BLANK) for card in answer.values())
    key = "pays" if any(income.values()) else "spends"
    return because(f"immortals.coach.plan.{key}", blanks=blanks, **income)


def turn(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the choice of this space now."""
    if chosen_of(answer) == PASS.id:
        return because("immortals.coach.pass")
    player, space = view.players[seat], bare(chosen_of(answer))
    assert player.plan is not None
    left = len(player.plan) + len(player.taken) - 1
    if space in player.taken:
        return because("immortals.coach.turn.taken", left=left)
    wealth: Facts = {"energy": player.energy, "gold": player.gold}
    limbo = sum(player.limbo.values())
    others = sum(len(other.placed) + len(other.taken) for other in view.players) - left - 1
    what = occasion(Means(view, seat), space, player.plan[space])
    return because(f"immortals.coach.turn.{what}", **wealth, armies=limbo, left=left, others=others)


def occasion(by: Means, space: str, card: str) -> str:
    """The purpose of a card on a space, as far as it decides when the card is revealed."""
    worths = {deed.kind: worth(by, deed, card) for deed in deeds_of(space, card, tribes(by.player))}
    if not worths:
        return BLUFF
    if {"attack", "move"} <= worths.keys():
        return "either"
    best = max(worths, key=lambda kind: worths[kind])
    return best if worths[best] > by.coin else "useless"


def revealed(view: ImmortalsView, seat: Seat) -> tuple[Means, tuple[Deed, ...], str]:
    """The seat's means, the deeds that its revealed card allows, and the card."""
    assert view.revealed is not None
    by, space, card = Means(view, seat), view.revealed.space, view.revealed.card
    return by, deeds_of(space, card, tribes(by.player)), card


def deed(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the use of the revealed card."""
    by, deeds, card = revealed(view, seat)
    if chosen_of(answer) != DECLINE.id:
        [done] = [each for each in deeds if each.id == chosen_of(answer)]
        return wanted.use(by, done, card)
    return because("immortals.coach.decline", energy=by.player.energy, gold=by.player.gold)


def compensation(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the compensation: the player has less of it."""
    player = view.players[seat]
    return because("immortals.coach.compensation", energy=player.energy, gold=player.gold)


# --- where, and with how many -----------------------------------------------------------------------------


def stands_for(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the cell that a card stands for."""
    by, deeds, _ = revealed(view, seat)
    cell, kind = bare(chosen_of(answer)), deeds[0].kind
    wealth = wealth_of(cell)
    if kind in ("gold", "energy"):
        count = wealth.gold if kind == "gold" else wealth.energy
        has = by.player.gold if kind == "gold" else by.player.energy
        return because(f"immortals.coach.extract.{kind}", cell=f"cell:{cell}", count=count, has=has)
    if kind == "temple":
        return wanted.site(view, seat, cell)
    if kind == "construct" and (found := best_piece(view, seat, [cell], by.budget)):
        return wanted.built(view, found[2], cell)
    if kind == "attack":
        return because("immortals.coach.from", cell=f"cell:{cell}", armies=view.cells[cell].armies - 1)
    return wanted.guarded(view, seat, cell)


def piece(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the piece that is built."""
    [name] = [name for name in DATA.pieces if name == bare(chosen_of(answer))]
    return wanted.best_built(view, seat, name, bare(str(decision.prompt.args["cell"])))


def site(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The safest cell for a temple."""
    return wanted.site(view, seat, bare(chosen_of(answer)))


def goal(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain why armies are useful in this cell."""
    return wanted.guarded(view, seat, bare(chosen_of(answer)))


def movers(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the number of movers: all but one."""
    return because("immortals.coach.movers", cell=str(decision.prompt.args["cell"]))


def strike(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The best attack from where, or to where."""
    by, _, card = revealed(view, seat)
    picked = bare(chosen_of(answer))
    if decision.prompt.key == "immortals.ask.attack.origin":
        best = best_strike(by, card, picked)
        assert best is not None
        facts: Facts = {"target": f"cell:{best.target}", "armies": best.armies, "chance": best.chance}
        return because("immortals.coach.attack.origin", cell=f"cell:{picked}", **facts)
    best = best_strike(by, card, bare(str(decision.prompt.args["cell"])), picked)
    assert best is not None
    return wanted.struck(view, seat, best)


def attackers(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the number of attackers."""
    by, _, card = revealed(view, seat)
    cell, target = (str(decision.prompt.args[name]) for name in ("cell", "target"))
    best = best_strike(by, card, bare(cell), bare(target))
    assert best is not None and isinstance(answer, int)
    kept = view.cells[bare(cell)].armies - answer
    facts: Facts = {"armies": answer, "cell": cell, "chance": best.chance}
    if kept > 1:
        return because("immortals.coach.attackers.enough", **facts, kept=kept)
    enemies = wanted.peril(view, seat, bare(cell))["enemies"]
    return because("immortals.coach.attackers.all", **facts, enemies=enemies)


def stance(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain whom the inhabitants help: the attacker or nobody, where there is a choice."""
    name = bare(chosen_of(answer))
    held = view.cells[bare(str(decision.prompt.args["target"]))].seat is not None
    if name == "attacker" and not held:
        return because("immortals.coach.stance.free")
    return because(f"immortals.coach.stance.{name}", tray=view.tray["inhabitants"])


def limbo(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """The limbo with more armies, if there is one."""
    limbo = view.players[seat].limbo
    armies = limbo[bare(chosen_of(answer))]
    even = all(count == armies for count in limbo.values())
    return because("immortals.coach.limbo.even" if even else "immortals.coach.limbo", armies=armies)


def seize(view: ImmortalsView, seat: Seat, decision: Decision, answer: Answer) -> Text:
    """Explain the seizure by the owner of the card."""
    return wanted.claimed(view, bare(chosen_of(answer)))


REASONS: Mapping[str, Reason[ImmortalsView]] = {
    "home": home,
    "draft": draft,
    "place.cell": place,
    "place.group": group,
    "limbos": limbos,
    "draw": draw,
    "reinforce": strengthen,
    "plan": sheet,
    "turn": turn,
    "compensation": compensation,
    "realm": stands_for,
    "region": stands_for,
    "deed": deed,
    "piece": piece,
    "move.target": goal,
    "move.armies": movers,
    "attack.origin": strike,
    "attack.target": strike,
    "attack.armies": attackers,
    "attack.stance": stance,
    "magic.limbo": limbo,
    "magic.armies": strengthen,
    "magic.temple": site,
    "magic.seize": seize,
}
"""The reason for the answer to each question `immortals.ask.<name>`."""
why = explained("immortals", REASONS)


def tally(view: ImmortalsView) -> Sequence[Mapping[str, int]]:
    """Each player's points by kind."""
    return [player.score for player in view.players]
