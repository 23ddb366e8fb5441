"""The steady computer player's reasons, as facts of the position that its seat sees."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

from rules.core.decisions import Answer, Choose, Decision, Seat
from rules.core.flow import Argument
from rules.core.play.planning import because
from rules.core.text import Text, bare
from rules.dwar7s.components.asks import REVEAL, SWITCH_OFF, SWITCH_ON, kingdom
from rules.dwar7s.components.data import DATA
from rules.dwar7s.components.dwarves import reading_order
from rules.dwar7s.components.grid import kind_of, open_to, rotations_of
from rules.dwar7s.components.realm import points, realm
from rules.dwar7s.components.state import spoken
from rules.dwar7s.computer.endgame import behind_after, behind_if_idle, secret_gain, trade_gain
from rules.dwar7s.computer.prospects import (
    Outlook,
    besieged,
    beyond,
    buried,
    gain_of_dwarf,
    outlook,
    room,
    seeks,
    with_card,
)
from rules.dwar7s.computer.purposes import aim, purpose, where
from rules.dwar7s.computer.steady import (
    END,
    ROOM,
    action_worth,
    joined_worth,
    lacks_monsters,
    moves,
    rotation_worths,
    usable,
)
from rules.dwar7s.view import Dwar7sView

Reason = Callable[[Outlook, Choose, str], Text]  # what it sees, the question, the id that it chooses


def why(view: Dwar7sView, decision: Decision, answer: Answer) -> Text | None:
    """The reason for an answer of `steady`; None where there is nothing to choose."""
    assert isinstance(decision, Choose) and isinstance(answer, list)
    if len(decision.options) == 1:
        return None
    return REASONS[decision.prompt.key.removeprefix("dwar7s.ask.")](outlook(view), decision, answer[0])


# --- the tasks of a turn


def task(look: Outlook, decision: Choose, chosen: str) -> Text:
    """The secret objective, an ogre card, an errand of a dwarf, a card to build, or the end."""
    kind, _, name = chosen.partition(":")
    lost = behind_after(look, secret_gain(look))
    if chosen == SWITCH_OFF.id and lost is not None:
        return because("dwar7s.coach.hide", **lost.facts())
    if chosen in (REVEAL, SWITCH_ON.id):
        key = "dwar7s.coach.reveal" if chosen == REVEAL else "dwar7s.coach.switch"
        return because(key, **_secret(look))
    if kind == "ogre":
        return because(OGRES[name])
    if chosen != END and action_worth(look, chosen) < 1 and (idle := behind_if_idle(look)):
        return because("dwar7s.coach.idle", **idle.facts())
    if kind == "kingdom":
        return build(look, name)
    if name == "place":
        free = sorted((cell for cell in look.table if look.table[cell].free), key=reading_order)
        return purpose(look, max(free, key=lambda cell: gain_of_dwarf(look, cell)))
    if name == "move" and (promising := moves(look)):
        _, start, end = promising[0]
        return _way(look, start, end)
    if look.actions:
        return because("dwar7s.coach.end")
    if seeks(look, "ogres"):
        cards, needed = look.clan.ogre_count, _needed(look, "ogres")
        return because("dwar7s.coach.end.ogres", **_secret(look), cards=cards, needed=needed)
    return because("dwar7s.coach.end.used")


def _secret(look: Outlook) -> dict[str, Argument]:
    secret = look.clan.secret or ""
    return {"secret": f"secret:{secret}", "points": DATA.secrets[secret].points}


def build(look: Outlook, kind: str) -> Text:
    """Explain the gain from a card, in the order in which `build_worth` looks at it."""
    printed = DATA.kingdoms[kind]
    args: dict[str, Argument] = {"card": f"kingdom:{kind}", "points": printed.points}
    if printed.castle:
        return because("dwar7s.coach.build.castle", actions=DATA.actions + printed.actions)
    if printed.monster and lacks_monsters(look):
        key = "dwar7s.coach.build.siege" if seeks(look, "sieges") else "dwar7s.coach.build.hunt"
        return because(key, **_secret(look), siege=DATA.siege_dwarves)
    if not look.view.last_round and not usable(look, kind) and not printed.monster:
        if printed.gem in look.wanted:
            return because("dwar7s.coach.build.mine", gem=f"gem:{printed.gem}", **aim(look))
        if printed.task == "trade":
            return because("dwar7s.coach.build.store")
        if printed.task == "hire" and seeks(look, "ogres"):
            return because("dwar7s.coach.build.tavern", **_secret(look))
    if not printed.monster and joined_worth(look, printed) > 0:
        if seeks(look, "cards"):
            cards = len(look.realm)
            return because("dwar7s.coach.build.architect", **args, cards=cards, needed=_needed(look, "cards"))
        return because("dwar7s.coach.build.realm", **args)
    if room(look) < ROOM:
        known = {"hand": look.clan.hand, "limit": DATA.hand_limit, "room": max(room(look), 0)}
        return because("dwar7s.coach.build.room", card=f"kingdom:{kind}", **known)
    return because("dwar7s.coach.build.idle")


def _needed(look: Outlook, thing: str) -> int:
    needs: Mapping[str, int] = {
        str(name): count for name, count in DATA.secrets[look.clan.secret or ""].needs.items()
    }
    return needs[thing]


# --- where


def build_cell(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain the cell by the realm with the card there, in its best rotation."""
    plan = look.view.plan
    assert plan is not None
    cell = bare(chosen)
    worths = rotation_worths(look, cell, plan.card)
    then = after(look, cell, plan.card, rotations_of(plan.card)[worths.index(max(worths))])
    kind = kind_of(plan.card)
    if cell in look.table:
        return because("dwar7s.coach.at.cover", **where(look, cell), **then.size)
    if kind.castle:
        return because("dwar7s.coach.at.castle", **then.size, edges=then.edges)
    if not kind.monster:
        return because("dwar7s.coach.at.realm" if then.mine else "dwar7s.coach.at.apart", **then.size)
    if then.pair:
        return because("dwar7s.coach.at.pair", siege=DATA.siege_dwarves)
    if then.rival is not None and not then.mine:
        return because("dwar7s.coach.at.rival", rival=f"seat:{then.rival}", loss=-kind.points)
    return because("dwar7s.coach.at.quarry" if then.mine else "dwar7s.coach.at.away", loss=-kind.points)


def build_rotation(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain the rotation by the walls that it opens or shuts."""
    plan = look.view.plan
    assert plan is not None
    turns = {turned: after(look, plan.cell, plan.card, turned) for turned in rotations_of(plan.card)}
    then = turns[int(bare(chosen))]
    if len(set(rotation_worths(look, plan.cell, plan.card))) == 1:
        alike = all(other.realms == then.realms for other in turns.values())
        return _unjoined(look, plan.cell, plan.card, chosen) if alike else because("dwar7s.coach.turn.equal")
    if then.pair and kind_of(plan.card).monster and not all(other.pair for other in turns.values()):
        return because("dwar7s.coach.turn.pair", siege=DATA.siege_dwarves)
    if not then.mine and any(other.mine for other in turns.values()):
        return because("dwar7s.coach.turn.out", card=kingdom(plan.card))
    if not then.mine:
        return because("dwar7s.coach.turn.rival")
    if any(other.edges < then.edges for other in turns.values() if other.size == then.size):
        return because("dwar7s.coach.turn.open", edges=then.edges)
    return because("dwar7s.coach.turn.realm", **then.size)


def _unjoined(look: Outlook, cell: str, card: str, chosen: str) -> Text:
    """Explain the rotation of a card that changes no realm yet by the sides that it leaves open."""
    free = {
        turned: [spoken(other) for other in open_to(cell, card, turned) if other not in look.table]
        for turned in rotations_of(card)
    }
    cells = free[int(bare(chosen))]
    if len({*map(tuple, free.values())}) == 1:
        return because("dwar7s.coach.turn.same")
    later = because("dwar7s.coach.turn.later", cells=cells, count=len(cells))
    return later if cells else because("dwar7s.coach.turn.shut")


@dataclass(frozen=True, slots=True)
class After:
    """The realms with a card built."""

    mine: bool  # whether it is in the seat's own realm
    rival: Seat | None  # in whose realm it is, if in a rival's
    size: dict[str, Argument]  # of the seat's own realm: cards, points
    edges: int  # by which that realm can grow
    pair: bool  # two monsters can be besieged, as the secret objective asks
    realms: Sequence[frozenset[str]]  # the cells of each seat's


def after(look: Outlook, cell: str, card: str, rotation: int) -> After:
    """Describe the table after building a card in this cell, in this rotation."""
    table = with_card(look, cell, card, rotation)
    own = realm(table, look.seat)
    others = [seat for seat in range(len(look.view.clans)) if seat != look.seat]
    return After(
        mine=cell in own,
        rival=next((seat for seat in others if cell in realm(table, seat)), None),
        size={"cards": len(own), "points": points(table, own)},
        edges=len(beyond(table, own)),
        pair=seeks(look, "sieges") and bool(besieged(table, look.seat)),
        realms=[frozenset(realm(table, seat)) for seat in range(len(look.view.clans))],
    )


def place_cell(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain the cell by the dwarf's task there."""
    return purpose(look, bare(chosen))


def move_from(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain the move by where the dwarf is needed more."""
    ends = [end for _, start, end in moves(look) if start == bare(chosen)]
    return _way(look, bare(chosen), ends[0]) if ends else because("dwar7s.coach.move.none")


def _way(look: Outlook, start: str, end: str) -> Text:
    stack = look.table[end]
    needed, mine = stack.kind.needed, stack.dwarves[look.seat]
    args = {**where(look, end), "left": kingdom(look.table[start].top.name), "start": spoken(start)}
    return because("dwar7s.coach.move", **args, needed=needed, mine=mine + 1)


def _at(look: Outlook, chosen: str) -> dict[str, Argument]:
    return where(look, bare(chosen))


# --- ogre cards


def victim(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain the victim: the rival who leads."""
    seen = look.view.clans[int(bare(chosen))].score["total"]
    return because("dwar7s.coach.ogre.victim", rival=chosen, points=seen)


def target(key: str) -> Reason:
    """The card on which an ogre card does most, by these words."""

    def reason(look: Outlook, decision: Choose, chosen: str) -> Text:
        dwarves = look.table[bare(chosen)].dwarves
        mine = dwarves[look.seat]
        return because(key, **_at(look, chosen), mine=mine, enemies=sum(dwarves) - mine)

    return reason


def spared(look: Outlook, decision: Choose, chosen: str) -> Text:
    """The own dwarf that is missed least."""
    return because("dwar7s.coach.ogre.spared", **_at(look, chosen))


def useless(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain the cell: the enemy dwarf does least there."""
    return because("dwar7s.coach.ogre.useless", **_at(look, chosen))


# --- resolution and discard


def resolve(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain why this task comes before one of the others; or that the order changes nothing."""
    own, others = look.table[bare(chosen)].kind.task, [it.id for it in decision.options if it.id != chosen]
    tasks = {look.table[bare(ident)].kind.task: ident for ident in others if ident.startswith("cell:")}
    after = next((tasks[task] for task in BEFORE[own] if task in tasks), None)
    if after is None:
        return because(f"dwar7s.coach.first.{'castle' if own == 'dig' else 'any'}", **_at(look, chosen))
    other = where(look, bare(after))
    return because(FIRST[own], **_at(look, chosen), other=other["card"], there=other["cell"])


def trade(look: Outlook, decision: Choose, chosen: str) -> Text:
    """The dearest objective, and how many of those that end the game it makes."""
    if chosen == "trade:none":
        names = [bare(option.id) for option in decision.options if bare(option.id) in DATA.trades]
        best = max(names, key=lambda name: DATA.trades[name].points, default=None)
        lost = None if best is None else behind_after(look, trade_gain(look, best))
        if lost is not None:
            return because("dwar7s.coach.trade.last", **lost.facts())
        return because("dwar7s.coach.trade.none")
    made, needed = look.clan.objectives + 1, DATA.objectives_to_end
    value = DATA.trades[bare(chosen)].points
    return because("dwar7s.coach.trade.most", points=value, made=made, needed=needed)


def dig(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain the digging by the card that lies below."""
    if chosen == "dig:none":
        return because("dwar7s.coach.dig.none")
    below = kingdom(look.table[bare(chosen)].cards[-2].name)
    key = "dwar7s.coach.dig.missing" if bare(chosen) in buried(look) else "dwar7s.coach.dig.realm"
    return because(key, **_at(look, chosen), below=below)


def moment(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain the moment by whether the secret objective holds."""
    lost = behind_after(look, secret_gain(look)) if look.clan.holds else None
    if lost is not None and chosen != REVEAL:
        return because("dwar7s.coach.hide", **lost.facts())
    return because("dwar7s.coach.reveal" if chosen == REVEAL else "dwar7s.coach.go_on", **_secret(look))


def discard(look: Outlook, decision: Choose, chosen: str) -> Text:
    """Explain the discard: gems pay for objectives; ogre cards only help on the way."""
    kind, _, name = chosen.partition(":")
    if kind == "ogre":
        return because("dwar7s.coach.discard.ogre")
    held = look.clan.gems or {}
    args: dict[str, Argument] = {"gem": chosen, "points": DATA.gems[name].points}
    cost: Mapping[str, int] = (
        {str(gem): n for gem, n in DATA.trades[look.aim].cost.items()} if look.aim else {}
    )
    if held.get(name, 0) > cost.get(name, 0):
        return because("dwar7s.coach.discard.spare", **args)
    return because("dwar7s.coach.discard.least", **args, trade=f"trade:{look.aim}")


OGRES: Mapping[str, str] = {
    "thief": "dwar7s.coach.ogre.thief",
    "confiscate": "dwar7s.coach.ogre.confiscate",
    "ambush": "dwar7s.coach.ogre.ambush",
    "brute": "dwar7s.coach.ogre.brute",
    "scare": "dwar7s.coach.ogre.scare",
}
FIRST: Mapping[str, str] = {
    "defeat": "dwar7s.coach.first.monster",
    "mine": "dwar7s.coach.first.mine",
    "trade": "dwar7s.coach.first.store",
    "hire": "dwar7s.coach.first.tavern",
}
# the tasks that change if another one is completed before them: see `FIRST`
BEFORE: Mapping[str, tuple[str, ...]] = {
    "defeat": ("mine", "dig"),
    "mine": ("trade",),
    "trade": ("hire", "dig"),
    "hire": ("dig",),
    "dig": (),
}
CLEAR = target("dwar7s.coach.ogre.clear")
SWAP = target("dwar7s.coach.ogre.swap")
FLEE = target("dwar7s.coach.ogre.flee")
REASONS: Mapping[str, Reason] = {
    "task": task,
    "build.cell": build_cell,
    "build.rotation": build_rotation,
    "place.cell": place_cell,
    "move.from": move_from,
    "move.to": place_cell,
    "thief": victim,
    "confiscate": victim,
    "ambush.cell": CLEAR,
    "brute.cell": SWAP,
    "brute.whose": victim,
    "brute.own": spared,
    "scare.cell": FLEE,
    "scare.whose": victim,
    "scare.to": useless,
    "resolve": resolve,
    "trade": trade,
    "dig": dig,
    "moment": moment,
    "discard": discard,
}


def actions(look: Outlook, decision: Choose) -> Mapping[str, int]:
    """The worth of each action, and of ending the tasks."""
    return {o.id: action_worth(look, o.id) for o in decision.options if not o.secret}


def gains(look: Outlook, decision: Choose) -> Mapping[str, int]:
    """The gain of one more dwarf on each of the cells."""
    cells = [option.id for option in decision.options if option.id.startswith("cell:")]
    return {ident: gain_of_dwarf(look, bare(ident)) for ident in cells}


WORTHS: Mapping[str, Callable[[Outlook, Choose], Mapping[str, int]]] = {
    "dwar7s.ask.task": actions,
    "dwar7s.ask.place.cell": gains,
    "dwar7s.ask.move.to": gains,
}


def weighs(view: Dwar7sView, decision: Decision) -> Mapping[str, int]:
    """The worth of the actions, or of the cells for a dwarf; none for an ogre card, played by rule."""
    assert isinstance(decision, Choose)
    weigh = WORTHS.get(decision.prompt.key)
    return {} if weigh is None else weigh(outlook(view), decision)


PUBLIC = ("trades", "secret", "monsters", "realm")  # the points that everybody sees; gems are hidden


def tally(view: Dwar7sView) -> Sequence[Mapping[str, int]]:
    """Each clan's VP by category, without its gems."""
    return [{kind: clan.score[kind] for kind in PUBLIC} for clan in view.clans]
