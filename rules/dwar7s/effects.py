"""The gain, cost or harm of each option, shown beside its name, from what its reader sees."""

from collections.abc import Iterable, Mapping, Sequence

from rules.core.decisions import Decision
from rules.core.flow import Argument
from rules.core.play.effects import Teller, effects_by_kind
from rules.core.text import Text, ids
from rules.dwar7s.components.data import DATA, GEMS, Kingdom
from rules.dwar7s.components.grid import OPPOSITE, beside, kind_of
from rules.dwar7s.view import CellView, Dwar7sView

Gain = str | list[str]

TASKS = {"place": "dwar7s.effect.place", "move": "dwar7s.effect.move"}


# --- cards --------------------------------------------------------------------------------------------


def kingdom(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """A card in hand: its points, and what its task gives; what it stops, if it is a monster."""
    return _card(DATA.kingdoms[name])


def _card(kind: Kingdom) -> Text:
    special = kind.monster or kind.castle
    key = f"dwar7s.effect.card.{kind.id}" if special else "dwar7s.effect.card"
    args: dict[str, Argument] = {"points": kind.points, "needed": kind.needed, "actions": kind.actions}
    return Text(key=key, args={**args, "gain": _gain(kind)})


def _gain(kind: Kingdom) -> Gain:
    """The gain from the task of a card, as ids."""
    if kind.gem:
        return [f"gem:{kind.gem}"] * kind.amount
    return f"gain:defeat_{DATA.monster_points}" if kind.monster else f"gain:{kind.id}"


def _gain_there(view: Dwar7sView, cell: CellView) -> Gain:
    """The gain from a card in its cell: a monster in the realm, or an empty supply, may leave nothing."""
    kind = _top(cell)
    monsters = [_top(other) for other in view.cells if other.region == cell.region and _top(other).monster]
    if kind.gem:
        if any(monster.stops == "mines" for monster in monsters):
            return "gain:stopped"
        return [f"gem:{kind.gem}"] * min(kind.amount, view.piles[kind.gem]) or "gain:empty"
    if kind.task == "dig" and monsters:
        return "gain:stopped"
    left = {
        "hire": ("ogres", view.decks["ogres"] or view.ogre_discard),
        "trade": ("trades", view.trades),
        "dig": ("stacks", any(_may_be_dug(view, other) for other in view.cells)),
    }
    name, some = left.get(kind.task, ("", True))
    return _gain(kind) if some else f"gain:no_{name}"


def _may_be_dug(view: Dwar7sView, cell: CellView) -> bool:
    """Tell whether it is a stack without dwarves, in a region without a monster."""
    around = (_top(other) for other in view.cells if other.region == cell.region)
    return len(cell.cards) > 1 and not any(cell.dwarves) and not any(kind.monster for kind in around)


def ogre(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """The brief text of an ogre card."""
    return Text(key=f"dwar7s.ogre.{name}.brief")


def gem(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """Describe the gems in hand: how many of the kind, and what each is worth."""
    held = view.clans[decision.seat].gems or {}
    args: dict[str, Argument] = {"points": DATA.gems[name].points, "count": held.get(name, 0)}
    return Text(key="dwar7s.effect.gem", args=args)


def trade(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """The gems of an objective, and what they are worth in hand."""
    if name == "none":
        held = view.clans[decision.seat].gems or {}
        return Text(key="dwar7s.effect.keep", args={"points": _worth(held.items())})
    cost = DATA.trades[name].cost
    gems = [f"gem:{gem}" for gem in GEMS for _ in range(cost.get(gem, 0))]
    return Text(key="dwar7s.effect.trade", args={"gems": gems, "points": _worth(cost.items())})


def _worth(gems: Iterable[tuple[str, int]]) -> int:
    return sum(DATA.gems[gem].points * count for gem, count in gems)


def secret(view: Dwar7sView, decision: Decision, name: str) -> Text | None:
    """The points of the seat's secret objective."""
    own = view.clans[decision.seat].secret
    return Text(key="dwar7s.effect.reveal", args={"points": DATA.secrets[own].points}) if own else None


def switch(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """Describe when the secret objective would be revealed."""
    return Text(key=f"dwar7s.effect.switch.{name}")


def task(view: Dwar7sView, decision: Decision, name: str) -> Text | None:
    """An action with a dwarf; the end of the tasks says all."""
    return Text(key=TASKS[name]) if name in TASKS else None


def rotation(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """Describe the realms with this rotation, and the cards to which one could walk.

    Of the others' realms the one that gains or loses most is named.
    """
    assert view.plan is not None
    turn = next(turn for turn in view.plan.turns if turn.rotation == int(name))
    args: dict[str, Argument] = {"points": turn.realm_points, "count": turn.realm_cards}
    args |= {"ways": len(turn.links), "cards": _kinds(view, turn.links)}
    before = [clan.realm_points for clan in view.clans]
    others = [seat for seat in range(len(before)) if seat != decision.seat]
    rival = max(others, key=lambda seat: abs(turn.realms[seat] - before[seat]))
    if turn.realms[rival] == before[rival]:
        return Text(key="dwar7s.effect.rotation", args=args)
    args |= {"rival": f"seat:{rival}", "before": before[rival], "theirs": turn.realms[rival]}
    return Text(key="dwar7s.effect.rotation.rival", args=args)


THINGS: Mapping[str, Teller[Dwar7sView]] = {
    "kingdom": kingdom,
    "ogre": ogre,
    "gem": gem,
    "trade": trade,
    "secret": secret,
    "switch": switch,
    "task": task,
    "rotation": rotation,
}


# --- places -------------------------------------------------------------------------------------------


def site(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """Describe a building site: neighbours without a wall on this side, and whose realm they are."""
    around = {cell.cell: cell for cell in view.cells}
    near = [
        around[other]
        for edge, other in beside(name).items()
        if other in around and OPPOSITE[edge] not in around[other].cards[-1].walls
    ]
    castles = {castle for cell in near for castle in cell.castles}
    mine, theirs = decision.seat in castles, bool(castles - {decision.seat})
    whose = {(True, True): "both", (True, False): "own", (False, True): "rival"}.get((mine, theirs), "none")
    cards = _kinds(view, [cell.cell for cell in near])
    if not near:
        whose = "closed" if around.keys() & {*beside(name).values()} else "alone"
    return Text(key=f"dwar7s.effect.site.{whose}", args={"cards": cards})


def target(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """Describe a dwarf's goal: the card's gain for its owner, and how many more are needed there."""
    cell, whose = _cell(view, name), decision.seat
    if view.plan and view.plan.step == "scare" and view.plan.seat is not None:
        whose = view.plan.seat
    gain = _gain_there(view, cell)
    if _top(cell).monster and whose != decision.seat:
        gain = f"gain:theirs_{DATA.monster_points}"
    missing = _top(cell).needed - cell.dwarves[whose] - 1
    args: dict[str, Argument] = {"gain": gain, "missing": missing, "free": cell.free - 1}
    return Text(key="dwar7s.effect.target" if missing >= 0 else "dwar7s.effect.target.over", args=args)


def start(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """Describe a dwarf's start by the cards to which it can walk."""
    cell = _cell(view, name)
    near = [other for other in cell.links if _cell(view, other).free]
    return Text(key="dwar7s.effect.start", args={"cards": _kinds(view, near)})


def crowd(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """Describe how many dwarves are there, and for what."""
    cell = _cell(view, name)
    mine = cell.dwarves[decision.seat]
    args: dict[str, Argument] = {"enemies": sum(cell.dwarves) - mine, "mine": mine, **_task(view, cell)}
    if _top(cell).monster:  # the seat with enough dwarves there defeats it
        args["gain"] = f"gain:defeated_{DATA.monster_points}"
    return Text(key="dwar7s.effect.crowd", args=args)


def work(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """Describe a completed task: its gain, and the dwarves that come home."""
    return Text(key="dwar7s.effect.work", args=_task(view, _cell(view, name)))


def _task(view: Dwar7sView, cell: CellView) -> dict[str, Argument]:
    return {"gain": _gain_there(view, cell), "needed": _top(cell).needed}


def stack(view: Dwar7sView, decision: Decision, name: str) -> Text:
    """Describe the card that digging brings to light."""
    return _card(kind_of(_cell(view, name).cards[-2].card))


def _cell(view: Dwar7sView, name: str) -> CellView:
    return next(cell for cell in view.cells if cell.cell == name)


def _top(cell: CellView) -> Kingdom:
    return kind_of(cell.cards[-1].card)


def _kinds(view: Dwar7sView, cells: Sequence[str]) -> list[str]:
    """The top cards of these cells, as arguments of a text."""
    return ids("kingdom", (_top(_cell(view, name)).id for name in cells))


CELLS: Mapping[str, Teller[Dwar7sView]] = {
    "build.cell": site,
    "place.cell": target,
    "move.from": start,
    "move.to": target,
    "brute.cell": crowd,
    "brute.own": crowd,
    "ambush.cell": crowd,
    "scare.cell": crowd,
    "scare.to": target,
    "resolve": work,
    "dig": stack,
}
effects = effects_by_kind("dwar7s", THINGS, {asked: {"cell": teller} for asked, teller in CELLS.items()})
