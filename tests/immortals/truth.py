"""Checks of the lines beside options of Immortals: see `tests/contract/truth.py`."""

from collections.abc import Iterator

from rules.core.text import bare
from rules.immortals.components.data import CARDS, DATA, REALMS, cells_in, realm_of, region_of, twin
from rules.immortals.components.state import ImmortalsState, Player, armies_in, own_cells
from rules.immortals.play.attack import targets
from tests.contract.truth import Case, Check, Pair

FIND_OUT = ("realm", "region", "piece", "magic.limbo", "magic.temple", "magic.seize", "magic.armies")


def _me(case: Case) -> Player:
    player: Player = case.before.state.players[case.seat]
    return player


def _now(case: Case) -> Player:
    player: Player = case.after.state.players[case.seat]
    return player


def _conflicts(player: Player) -> int:
    """The conflict cards that a player has, on spaces too; a wild one is one of them."""
    cards = [*player.hand, *player.plan.values()]
    return sum(card.partition(":")[0] in ("conflict", "wild") for card in cards)


def region(case: Case) -> Iterator[Pair]:
    """A region card: the own armies in its two cells."""
    for realm in REALMS:
        there = armies_in(case.before.state, f"{realm}_{case.name}", case.seat)
        yield case.args[f"{realm}_armies"], there


def place(case: Case) -> Iterator[Pair]:
    """A cell: who stands there, how much of its area is one's own, and whether its region card is free."""
    state, name = case.before.state, case.name
    army = state.armies.get(name)
    who = "empty" if army is None else "own" if army.seat == case.seat else "other"
    near = cells_in(DATA.regions[region_of(name)].area, realm_of(name))
    yield case.args["who"], who
    yield case.args["armies"], 0 if army is None else army.armies
    yield (
        (case.args["own"], case.args["cells"]),
        (sum(own in near for own in own_cells(state, case.seat)), len(near)),
    )
    yield case.args["free"], int(state.owners[region_of(name)] is None)


def wild(case: Case) -> Iterator[Pair]:
    """A wild card: its regions, one's own and the empty ones among them."""
    cells, state = CARDS[case.ident].cells, case.before.state
    yield case.args["cells"], len(cells)
    yield case.args["own"], len({*cells} & {*own_cells(state, case.seat)})
    yield case.args["empty"], sum(cell not in state.armies for cell in cells)


def magic(case: Case) -> Iterator[Pair]:
    """A magic card: each deed that it allows costs what the line says."""
    if case.asked() != "deed":
        return
    for deed in [ident for ident in case.offered() if ident.startswith("deed:")]:
        then = case.answer([deed]).go_on(*FIND_OUT, "move.target", "move.armies")
        paid = _now(case).energy - _now(then).energy, _now(case).gold - _now(then).gold
        if then.after.state.round == case.after.state.round:
            yield (case.args["energy"], case.args["gold"]), paid


def group(case: Case) -> Iterator[Pair]:
    """A group: all but one of its armies can go on."""
    yield case.args["armies"], int(case.name) - 1


def draw(case: Case) -> Iterator[Pair]:
    """A conflict card, or none: so many the player has then."""
    yield case.args["cards"], _conflicts(_me(case)) + (case.name == "yes")
    if not case.after.locked and case.after.state.phase != "draw":  # else the cards come with the last answer
        yield case.args["cards"], _conflicts(_now(case))


def blank(case: Case) -> Iterator[Pair]:
    """A blank card on a space, or an action that is not done: one energy or one gold."""
    wealth = {ident: case.answer([ident]) for ident in case.offered() if ident.startswith("wealth:")}
    for ident, then in wealth.items():
        gained = _now(then).energy - _now(case).energy, _now(then).gold - _now(case).gold
        yield (1, 0) if ident == "wealth:energy" else (0, 1), gained


def passing(case: Case) -> Iterator[Pair]:
    """A pass: the cards come back, and there is one energy or gold."""
    yield sorted([*_me(case).hand, *_me(case).plan.values()]), sorted(_now(case).hand)
    yield from blank(case)


def wealth(case: Case) -> Iterator[Pair]:
    """So much the player has then, unless a new round has begun with the answer."""
    if case.after.state.round == case.before.state.round:
        yield case.args["count"], getattr(_now(case), case.name)


def extracted(case: Case) -> Iterator[Pair]:
    """Count what a card extracts at most, over the regions that it stands for."""
    kind = "gold" if case.kind.endswith("gold") else "energy"
    start = case
    if case.asked() == "deed":
        deeds = [ident for ident in case.offered() if ident.startswith(f"deed:{kind}")]
        if not deeds:
            return
        start = case.answer([deeds[0]])
    ways = [start]
    if start.asked() in ("realm", "region"):
        ways = [start.answer([ident]) for ident in start.offered() if ident.startswith("cell:")]
    gains = [getattr(_now(way), kind) - getattr(_now(case), kind) for way in ways]
    if start is case and case.asked() not in ("realm", "region"):
        gains = [getattr(_now(case), kind) - getattr(_me(case), kind)]
    if case.after.state.round == case.before.state.round:
        yield case.args[kind], max(gains)


def spaced(case: Case) -> Iterator[Pair]:
    """A space: the card that is turned up there."""
    action = case.after.state.action
    yield case.args["card"], _me(case).plan[case.name]
    if action is not None and action.seat == case.seat and action.space == case.name:
        yield case.args["card"], action.card
    if "cells" in case.args:
        held = [
            cell
            for cell in CARDS[_me(case).plan[case.name]].cells
            if cell in own_cells(case.before.state, case.seat)
        ]
        yield case.args["cells"], len(held)


def transition(case: Case) -> Iterator[Pair]:
    """The armies in the player's limbos."""
    yield (case.args["light"], case.args["dark"]), (_me(case).limbo["light"], _me(case).limbo["dark"])


def cards(case: Case) -> Iterator[Pair]:
    """The conflict cards in hand now."""
    yield case.args["cards"], _conflicts(_me(case))


def first(case: Case) -> Iterator[Pair]:
    """The first-player marker."""
    yield case.seat, case.after.state.marker


def temple(case: Case) -> Iterator[Pair]:
    """A temple: its points now."""
    then = case.go_on("magic.temple", "realm", "region")
    yield case.args["built"], _now(then).score["built"] - _me(case).score["built"]


def piece(case: Case) -> Iterator[Pair]:
    """A piece: its points now."""
    yield case.args["built"], _now(case).score["built"] - _me(case).score["built"]


def limbo(case: Case) -> Iterator[Pair]:
    """The regions of the realm to which the armies can go."""
    yield (
        case.args["cells"],
        sum(realm_of(cell) == case.name for cell in own_cells(case.before.state, case.seat)),
    )


def ground(case: Case) -> Iterator[Pair]:
    """An own cell: its armies, the limbo of its realm, its building, and what is extracted there."""
    state = case.before.state
    yield case.args["armies"], armies_in(state, case.name, case.seat)
    yield case.args["limbo"], _me(case).limbo[realm_of(case.name)]
    building = state.buildings.get(case.name)
    yield case.args["building"], f"piece:{building}" if building else ""
    gained = _now(case).energy - _me(case).energy, _now(case).gold - _me(case).gold
    if any(gain > 0 for gain in gained) and state.round == case.after.state.round:
        kind = 0 if gained[0] > 0 else 1
        yield (case.args["energy"], case.args["gold"])[kind], gained[kind]


def _enemies(state: ImmortalsState, seat: int, cell: str) -> int:
    """The most armies that could come to a cell from one region of somebody else."""
    found = [0]
    for start, army in state.armies.items():
        if army.seat != seat and army.armies > 1 and cell in _reached(state, start):
            found.append(army.armies - 1)
    return max(found)


def _reached(state: ImmortalsState, start: str) -> set[str]:
    """The cells beside one, and its twin if there is a portal in it."""
    realm, name = realm_of(start), region_of(start)
    beside = {f"{realm}_{other}" for other in DATA.regions[name].near}
    return beside | ({twin(start)} if start in state.portals else set())


def guarded(case: Case) -> Iterator[Pair]:
    """The armies in an own cell, and those that could come."""
    state = case.before.state
    yield case.args["armies"], armies_in(state, case.name, case.seat)
    yield case.args["enemies"], _enemies(state, case.seat, case.name)


def origin(case: Case) -> Iterator[Pair]:
    """The armies that can go, and the targets that are then offered."""
    state = case.before.state
    yield case.args["armies"], armies_in(state, case.name, case.seat) - 1
    action = case.after.state.action
    if action is not None and case.asked() == "attack.target":
        found = [bare(ident) for ident in case.offered() if ident.startswith("cell:")]
        yield sorted(targets(case.after.state, action, case.name)), sorted(found)
        held = sum(cell in state.armies for cell in found)
        yield (case.args["empty"], case.args["held"]), (len(found) - held, held)


def target(case: Case) -> Iterator[Pair]:
    """The defender, and whom the inhabitants help."""
    army, then = case.before.state.armies.get(case.name), case.go_on("attack.armies")
    yield case.args["armies"], 0 if army is None else army.armies
    yield case.args["stance"] == "chosen", then.asked() == "attack.stance"
    battle = then.after.state.battle
    if case.args["stance"] != "chosen" and battle is not None:
        shown = "free" if battle.stance == "attacker" and army is None else battle.stance
        yield case.args["stance"], shown


def stance(case: Case) -> Iterator[Pair]:
    """The inhabitants on the tray and in the tower."""
    state = case.before.state
    yield (case.args["tray"], case.args["tower"]), (state.tray[-1], sum(shelf[-1] for shelf in state.tower))


def seized(case: Case) -> Iterator[Pair]:
    """The card of a region is taken, or it is not."""
    now = case.after.state.owners[region_of(case.name)]
    yield not case.kind.endswith("lost"), now == case.seat


TOLD: dict[str, Check] = {
    "region": region,
    "cell": place,
    "site": place,
    "wild": wild,
    **{f"magic.{name}": magic for name in DATA.magics},
    "group": group,
    "draw": draw,
    "blank": blank,
    "instead": blank,
    "pass": passing,
    "wealth.energy": wealth,
    "wealth.gold": wealth,
    "action.gold": extracted,
    "action.energy": extracted,
    "action.transition3": spaced,
    "action.construct": spaced,
    "action.attack": spaced,
    "action.attack_move": spaced,
    **{f"tribe.{name}": spaced for name in DATA.tribes},
    "deed.gold": extracted,
    "deed.energy": extracted,
    "deed.transition": transition,
    "deed.draw": cards,
    "deed.first": first,
    "deed.temple": temple,
    "piece.portal": piece,
    "piece.temple": piece,
    "piece.capital": piece,
    "limbo": limbo,
    "ground": ground,
    "guarded": guarded,
    "origin": origin,
    "target": target,
    "stance.attacker": stance,
    "stance.free": stance,
    "stance.neutral": stance,
    "stance.defender": stance,
    "stance.against": stance,
    "seize.free": seized,
    "seize.won": seized,
    "seize.lost": seized,
}
PLAIN = {
    "staying": "a number, see test_effects.py",
    "deed.construct": "the prices are in the next question",
    "deed.seize": "the next question says where it can be, see seize.won",
    "deed.attack": "what the cards allow, see attack.origin",
    "deed.move": "what the cards allow, see move.target",
}
SELDOM = {"region": "stands on the sheet of the plan, see test_effects.py"}
