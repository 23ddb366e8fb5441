"""The effect of each choice, in a few words beside its name. It tells only what its reader sees anyway."""

from rules.core.decisions import Decision, Seat
from rules.core.flow import Argument
from rules.core.play.effects import effects_by_kind
from rules.core.play.planning import Facts
from rules.core.text import Text, bare
from rules.immortals.components.data import (
    BLANK,
    CARDS,
    DATA,
    PIECES,
    REALMS,
    Wealth,
    cell,
    cells_in,
    deeds_of,
    realm_of,
    region_of,
    twin,
    wealth_of,
)
from rules.immortals.play.attack import stances
from rules.immortals.view import INHABITANTS, ImmortalsView, own, threats, tribes, ways


def says(key: str, /, **args: Argument) -> Text:
    """A text about what a choice does."""
    return Text(key=key, args=args)


# --- cards ------------------------------------------------------------------------------------------------


def region(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe a region card: the yields of its two cells, and the own armies there."""
    facts: Facts = {}
    for realm in REALMS:
        here = cell(realm, name)
        wealth = wealth_of(here)
        facts |= {f"{realm}_energy": wealth.energy, f"{realm}_gold": wealth.gold}
        facts |= {f"{realm}_armies": armies(view, decision.seat, here)}
    return says("immortals.effect.region", **facts)


def place(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe a cell, or its conflict card: its yield, its holder, and the own cells of its area.

    Where a group is to be placed, only empty ones are chosen from.
    """
    free, facts = int(view.owners[region_of(name)] is None), holder(view, decision.seat, name)
    key = "site" if view.phase in ("draft", "placing") and facts["who"] == "empty" else "cell"
    return says(f"immortals.effect.{key}", free=free, **yields(name), **facts)


def wild(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """A wild card: any cell of an area of one realm."""
    cells = CARDS[f"wild:{name}"].cells
    mine = sum(view.cells[here].seat == decision.seat for here in cells)
    empty = sum(view.cells[here].seat is None for here in cells)
    return says("immortals.effect.wild", own=mine, empty=empty, cells=len(cells))


def magic(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """A magic card, with its cost."""
    return says(f"immortals.effect.magic.{name}", **costs(DATA.magics[name].cost))


def blank(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """A blank card."""
    return says("immortals.text.blank.brief")


def costs(cost: Wealth) -> dict[str, int]:
    """Energy and gold as arguments."""
    return {"energy": cost.energy, "gold": cost.gold}


def yields(here: str) -> dict[str, int]:
    """The yield of an extraction in a cell, as arguments."""
    return costs(wealth_of(here))


def armies(view: ImmortalsView, seat: Seat, here: str) -> int:
    """The number of the seat's armies in a cell."""
    return view.cells[here].armies if view.cells[here].seat == seat else 0


def holder(view: ImmortalsView, seat: Seat, here: str) -> Facts:
    """The holder of a cell, and the seat's part of its area, as arguments."""
    seen = view.cells[here]
    near = cells_in(DATA.regions[region_of(here)].area, realm_of(here))
    who = "empty" if seen.seat is None else "own" if seen.seat == seat else "other"
    return {
        "who": who,
        "seat": "" if seen.seat is None else f"seat:{seen.seat}",
        "armies": seen.armies,
        "own": sum(view.cells[beside].seat == seat for beside in near),
        "cells": len(near),
    }


# --- the first round, and what comes before the actions ---------------------------------------------------


def group(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """A group: all but one of its armies can go on from where it is placed."""
    return says("immortals.effect.group", armies=int(name) - 1)


def draw(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """A conflict card, or none."""
    cards = view.players[decision.seat].cards
    return says("immortals.effect.draw", cards=cards + (name == "yes"))


# --- a turn -----------------------------------------------------------------------------------------------


def space(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """An action space, with the card that its owner has placed on it; others see the space alone."""
    player = view.players[decision.seat]
    if name in player.taken:
        return says("immortals.effect.instead")
    tribe = DATA.actions[name].tribe
    if player.plan is None:
        owner = tribes(player)[tribe] if tribe else ""
        return says(f"immortals.tribe.{owner}.brief" if tribe else f"immortals.action.{name}.brief")
    card = player.plan[name]
    if card == BLANK:
        return says("immortals.effect.blank")
    if CARDS[card].magic is not None:
        return magic(view, decision, bare(card))
    if tribe:
        return says(f"immortals.effect.tribe.{tribes(player)[tribe]}", card=card)
    return says(f"immortals.effect.action.{name}", card=card, **reach(view, decision.seat, card))


def reach(view: ImmortalsView, seat: Seat, card: str) -> Facts:
    """The most that a card can extract, and the number of its cells with own armies, as arguments."""
    held = [here for here in CARDS[card].cells if armies(view, seat, here)]
    return {
        "energy": max((wealth_of(here).energy for here in held), default=0),
        "gold": max((wealth_of(here).gold for here in held), default=0),
        "cells": len(held),
    }


def instead(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe the compensation for an action that is not done."""
    return says("immortals.effect.instead")


def passing(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe passing: no action is left in this round."""
    return says("immortals.effect.pass")


def wealth(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe how much the player then has."""
    player = view.players[decision.seat]
    has = player.energy if name == "energy" else player.gold
    return says(f"immortals.effect.wealth.{name}", count=has + 1)


def deed(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe the use of the revealed card; its cost is in the label."""
    kind, _, _ = name.partition("_")
    player = view.players[decision.seat]
    card = str(decision.prompt.args["card"])
    facts: Facts = {
        **reach(view, decision.seat, card),
        "light": player.limbo["light"],
        "dark": player.limbo["dark"],
        "cards": player.cards,
        "built": DATA.pieces["temple"].built,
        "scored": DATA.pieces["temple"].scored,
    }
    return says(f"immortals.effect.deed.{kind}", **facts)


def piece(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """The points of a piece; what a portal opens."""
    [found] = [known for known in PIECES if known == name]
    points = DATA.pieces[found]
    return says(f"immortals.effect.piece.{name}", built=points.built, scored=points.scored)


def limbo(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe how many regions of that realm the armies can go to."""
    mine = [here for here in own(view, decision.seat) if realm_of(here) == name]
    return says("immortals.effect.limbo", cells=len(mine))


# --- regions for an action --------------------------------------------------------------------------------


def ground(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """An own cell that the revealed card can stand for: what is extracted there, or who and what is there."""
    assert view.revealed is not None
    player, realm = view.players[decision.seat], realm_of(name)
    here, done = view.cells[name], deeds_of(view.revealed.space, view.revealed.card, tribes(player))[0].kind
    if done in ("gold", "energy"):
        return says(f"immortals.effect.deed.{done}", **yields(name), cells=1)
    return says(
        "immortals.effect.ground",
        **yields(name),
        armies=here.armies,
        limbo=player.limbo[realm],
        building=f"piece:{here.building}" if here.building else "",
        built=int(bool(here.building)),
    )


def guarded(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """An own cell: the armies there, and those that could come."""
    enemies = max((seen.armies - 1 for seen in threats(view, decision.seat, name)), default=0)
    return says("immortals.effect.guarded", armies=view.cells[name].armies, enemies=enemies)


def staying(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """The armies that stay where others leave, and those that could come."""
    cell = bare(str(decision.prompt.args["cell"]))
    enemies = max((seen.armies - 1 for seen in threats(view, decision.seat, cell)), default=0)
    return says("immortals.effect.staying", armies=view.cells[cell].armies - int(name), enemies=enemies)


def origin(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe the cell from which to attack: all but one army can go."""
    here = view.cells[name]
    beside = [view.cells[near] for near in ways(view, name)]
    empty = sum(seen.seat is None for seen in beside)
    held = sum(seen.seat not in (None, decision.seat) for seen in beside)
    return says("immortals.effect.origin", armies=here.armies - 1, empty=empty, held=held)


def target(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe a target: the defenders, whom the inhabitants help, and what the cell yields."""
    assert view.revealed is not None
    start, card = bare(str(decision.prompt.args["cell"])), view.revealed.card
    allowed = stances(card, start, name, held=view.cells[name].seat is not None)
    stance = _shown(view, name, allowed[0]) if len(allowed) == 1 else "chosen"
    return says("immortals.effect.target", stance=stance, **yields(name), **holder(view, decision.seat, name))


def stance(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Describe the help of the inhabitants, and how many there are."""
    tray, tower = view.tray[INHABITANTS], view.tower[INHABITANTS]
    shown = _shown(view, bare(str(decision.prompt.args["target"])), name)
    return says(f"immortals.effect.stance.{shown}", tray=tray, tower=tower)


def _shown(view: ImmortalsView, target: str, stance: str) -> str:
    """The stance in words: in an empty cell nobody is to be beaten, so friends only do not resist (R36)."""
    return "free" if stance == "attacker" and view.cells[target].seat is None else stance


def seized(view: ImmortalsView, decision: Decision, name: str) -> Text:
    """Tell whether the region card can be seized: more armies than its owner has in the twin."""
    owner = view.owners[region_of(name)]
    mine = view.cells[name].armies
    if owner is None:
        return says("immortals.effect.seize.free", armies=mine)
    theirs = armies(view, owner, twin(name))
    key = "immortals.effect.seize.won" if mine > theirs else "immortals.effect.seize.lost"
    return says(key, armies=mine, theirs=theirs, seat=f"seat:{owner}")


THINGS = {
    "region": region,
    "conflict": place,
    "wild": wild,
    "magic": magic,
    "card": blank,
    "armies": group,
    "draw": draw,
    "action": space,
    "pass": passing,
    "decline": instead,
    "wealth": wealth,
    "deed": deed,
    "piece": piece,
    "limbo": limbo,
    "stance": stance,
}
ASKED = {
    "place.cell": {"cell": place},
    "realm": {"cell": ground},
    "region": {"cell": ground},
    "move.target": {"cell": guarded},
    "attack.origin": {"cell": origin},
    "attack.target": {"cell": target},
    "magic.temple": {"cell": guarded},
    "reinforce": {"cell": guarded},
    "magic.armies": {"cell": guarded},
    "move.armies": {"number": staying},
    "attack.armies": {"number": staying},
    "magic.seize": {"cell": seized},
}
effects = effects_by_kind("immortals", THINGS, ASKED)
