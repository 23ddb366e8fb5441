"""The steady computer player: a castle first, then gems for the nearest objective, and its realm between.

It sees only its own view. `prospects.py` says what things are worth to it.
"""

from collections.abc import Callable, Mapping, Sequence

from rules.core.decisions import Answer, Choose, Decision
from rules.core.rng import Dice
from rules.core.text import bare
from rules.dwar7s.components.asks import REVEAL, SWITCH_OFF, SWITCH_ON
from rules.dwar7s.components.data import DATA, Kingdom
from rules.dwar7s.components.grid import kind_of, owner_of, rotations_of
from rules.dwar7s.components.realm import realm
from rules.dwar7s.computer.endgame import behind_after, behind_if_idle, dearest, secret_gain
from rules.dwar7s.computer.prospects import (
    OF_SECRET,
    GameContext,
    Outlook,
    besieged,
    beyond,
    buried,
    gain_of_dwarf,
    gems_by_use,
    loss_of_dwarf,
    outlook,
    progress,
    realm_worth,
    room,
    seeks,
    still_needs,
    task_worth,
    threat,
    with_card,
)
from rules.dwar7s.view import Dwar7sView

ROOM = 2  # cards that it keeps free in its hand for gems
WORTH_PLAYING = 10  # the least worth of an ogre card
BUILD_FOR_ROOM = 25  # added to a card built while the hand is full
ONLY_STORE = 100  # the cost of covering it
KEEP_OWN = 60  # the cost of covering an own card; it may be of this turn
IDLE_MONSTER = -10  # a monster that serves nothing but to make room: mostly an action is worth more
DEAD_END = 3  # walls of a card behind which a realm ends
ELSEWHERE = 10  # places far from the realms that it looks at
QUARRY = 30  # a monster for the seat's secret objective
PAIR = 80  # two of them in one realm, so that a Researcher's dwarves can walk from one to the other
FIRST_BUILD = 1000  # the castle comes before everything
END = "task:end"

Ids = Sequence[str]  # of the options
Plan = Callable[[Outlook, Choose, Ids], str]  # which one to choose


def steady(view: Dwar7sView, decision: Decision, dice: Dice) -> Answer:
    """The answer to a decision of the view's reader. It uses no dice."""
    assert isinstance(decision, Choose)
    ids = [option.id for option in decision.options]
    look = outlook(view)
    return [PLANS[decision.prompt.key.removeprefix("dwar7s.ask.")](look, decision, ids)]


# --- the tasks of a turn


def task(look: Outlook, decision: Choose, ids: Ids) -> str:
    """The secret objective or its switch, an ogre card that promises something, or the best action.

    It hides the objective if that would end a game that it loses, and acts if an idle round would.
    """
    hides = behind_after(look, secret_gain(look)) is not None
    for private in (SWITCH_OFF.id,) if hides else (REVEAL, SWITCH_ON.id):
        if private in ids:
            return private
    ogres = [ident for ident in ids if ident.startswith("ogre:")]
    promised = {ident: PROMISES[bare(ident)](look) for ident in ogres}
    if promised and max(promised.values()) >= WORTH_PLAYING:
        return max(promised, key=lambda ident: promised[ident])
    worths = {o.id: action_worth(look, o.id) for o in decision.options if not o.secret}
    if len(worths) > 1 and behind_if_idle(look) is not None:
        worths.pop(END, None)
    return max(worths, key=lambda ident: worths[ident])


def action_worth(look: Outlook, ident: str) -> int:
    """The worth of an action; ending the tasks is worth next to nothing."""
    kind, _, name = ident.partition(":")
    if kind == "kingdom":
        return build_worth(look, name)
    if name == "place":
        return max(gain_of_dwarf(look, cell) for cell in look.table if look.table[cell].free)
    if name == "move":
        return max((worth for worth, _, _ in moves(look)), default=0)
    return 1


def build_worth(look: Outlook, kind: str) -> int:
    """The castle first; then what is missing, what joins the realm, or room in the hand."""
    printed = DATA.kingdoms[kind]
    if printed.castle:
        return FIRST_BUILD
    crowded = BUILD_FOR_ROOM if room(look) < ROOM else 0
    if printed.monster:
        return crowded + (QUARRY if lacks_monsters(look) else IDLE_MONSTER)
    worth = 4 + crowded + joined_worth(look, printed)
    if look.view.last_round:
        return worth
    if printed.gem in look.wanted and not usable(look, kind):
        worth += 60
    if printed.task == "trade" and not usable(look, kind):
        worth += 50
    if printed.task == "hire" and seeks(look, "ogres") and not usable(look, kind):
        worth += 40
    return worth


def joined_worth(look: Outlook, printed: Kingdom) -> int:
    """The worth that a card adds to the seat's realm; a rival's castle may take a part."""
    edges = beyond(look.table, look.realm)
    if not edges:
        return 0
    shared = any(DATA.kingdoms[kind].castle for kind in kinds_of_rivals(look))
    worth = 10 * printed.points // (3 if shared else 1)
    if seeks(look, "points"):
        worth += OF_SECRET["points"] * printed.points
    if seeks(look, "cards") and (len(edges) > 1 or len(printed.walls) < DEAD_END):
        worth += OF_SECRET["cards"]
    return worth


def kinds_of_rivals(look: Outlook) -> list[str]:
    """The kinds of the rivals' cards in its own realm."""
    tops = [look.table[cell].top.name for cell in look.realm]
    return [top.partition("_")[2] for top in tops if owner_of(top) != look.seat]


def lacks_monsters(look: Outlook) -> bool:
    """Check whether the secret objective needs more monsters than there are on the table."""
    if seeks(look, "sieges"):
        return not look.siege
    there = sum(s.kind.monster and not sum(s.dwarves) - s.dwarves[look.seat] for s in look.table.values())
    return bool(still_needs(look, "monsters")) and there + len(look.clan.monsters) < 2


def usable(look: Outlook, kind: str) -> bool:
    """Check for a card of the kind on the table whose task the seat's dwarves can complete."""
    cells = [cell for cell, stack in look.table.items() if stack.kind.id == kind]
    stacks = look.table
    return any(
        progress(look, cell, max(stacks[cell].dwarves[look.seat], 1), stacks[cell].free) > 0
        or (stacks[cell].kind.task == "trade" and stacks[cell].free >= stacks[cell].kind.needed)
        for cell in cells
    )


def moves(look: Outlook) -> list[tuple[int, str, str]]:
    """List the own dwarves' promising moves: worth, from where, and where to; the best first."""
    found = []
    for cell in look.view.cells:
        if not cell.dwarves[look.seat]:
            continue
        for other in cell.links:
            if look.table[other].free:
                worth = gain_of_dwarf(look, other) - loss_of_dwarf(look, cell.cell)
                found.append((worth, cell.cell, other))
    return sorted((move for move in found if move[0] > 0), key=lambda move: -move[0])


# --- where


def build_cell(look: Outlook, decision: Choose, ids: Ids) -> str:
    """The place by a realm that serves it best; rather than do harm there, an empty one elsewhere."""
    plan = look.view.plan
    assert plan is not None
    likely = [bare(option.id) for option in decision.options if option.group == "group:near"]
    monsters = [cell for cell, stack in look.table.items() if stack.kind.monster]
    around = beyond(
        look.table, monsters if seeks(look, "sieges") and kind_of(plan.card).monster else look.realm
    )
    near = list(dict.fromkeys(cell for cell in (*around, *likely) if cell in plan.cells))
    best = best_place(look, near) if near else ""
    if not best or place_worth(look, best) < realm_worth(look, look.table):
        elsewhere = [cell for cell in plan.cells if cell not in near and cell not in look.table]
        best = best_place(look, [*near, *elsewhere[:ELSEWHERE]] or plan.cells)
    return f"cell:{best}"


def best_place(look: Outlook, cells: Sequence[str]) -> str:
    """The cell in which the card being built serves the realm best."""
    return max(cells, key=lambda cell: place_worth(look, cell))


def place_worth(look: Outlook, cell: str) -> int:
    """The worth of the realms with the card being built in this cell, in its best rotation."""
    assert look.view.plan is not None
    return max(rotation_worths(look, cell, look.view.plan.card))


def rotation_worths(look: Outlook, cell: str, card: str) -> list[int]:
    """The worth of the realms with the card in this cell, for each rotation that may be chosen."""
    covered = look.table.get(cell)
    loss = covering_loss(look, cell) if covered else 0
    tables = [with_card(look, cell, card, turned) for turned in rotations_of(card)]
    hunting = seeks(look, "sieges") and kind_of(card).monster
    pairs = [PAIR if hunting and besieged(table, look.seat) else 0 for table in tables]
    worths = [realm_worth(look, table) + open_sides(look, table) for table in tables]
    return [worth + pair - loss for worth, pair in zip(worths, pairs, strict=True)]


def open_sides(look: Outlook, table: GameContext) -> int:
    """Count the sides over which the seat's realm can grow; none if no other card will be built."""
    return 0 if look.view.last_round else len(beyond(table, realm(table, look.seat)))


def covering_loss(look: Outlook, cell: str) -> int:
    """The cost of covering a card: its task, and more for the only store or an own card."""
    own = KEEP_OWN if owner_of(look.table[cell].top.name) == look.seat else 0
    stores = [other for other, stack in look.table.items() if stack.kind.task == "trade"]
    return own + task_worth(look, cell) + (ONLY_STORE if stores == [cell] else 0)


def build_rotation(look: Outlook, decision: Choose, ids: Ids) -> str:
    """The rotation that serves the realm best."""
    plan = look.view.plan
    assert plan is not None
    worths = rotation_worths(look, plan.cell, plan.card)
    return f"rotation:{rotations_of(plan.card)[worths.index(max(worths))]}"


def place_cell(look: Outlook, decision: Choose, ids: Ids) -> str:
    """The card on which one dwarf more is worth most."""
    assert look.view.plan is not None
    best = max(look.view.plan.cells, key=lambda cell: gain_of_dwarf(look, cell))
    return f"cell:{best}"


def move_from(look: Outlook, decision: Choose, ids: Ids) -> str:
    """The dwarf with the most promising move."""
    promising = moves(look)
    return f"cell:{promising[0][1]}" if promising else ids[0]


def move_to(look: Outlook, decision: Choose, ids: Ids) -> str:
    """Choose the cell where one more dwarf is worth most."""
    return max(ids, key=lambda ident: gain_of_dwarf(look, bare(ident)))


# --- ogre cards


def promise_of_theft(look: Outlook) -> int:
    """A gem or cards for a card: always welcome."""
    return 0 if seeks(look, "ogres") else WORTH_PLAYING


def promise_of_ambush(look: Outlook) -> int:
    """The best card to clear."""
    return 0 if seeks(look, "ogres") else max((ambush_worth(look, cell) for cell in look.table), default=0)


def ambush_worth(look: Outlook, cell: str) -> int:
    """The loss of the rivals on a card, less the seat's own."""
    stack = look.table[cell]
    rivals = sum(threat(look, cell, other) for other in range(len(stack.dwarves)) if other != look.seat)
    return rivals - progress(look, cell, stack.dwarves[look.seat], stack.free)


def promise_of_brute(look: Outlook) -> int:
    """The best enemy dwarf to change places with."""
    if seeks(look, "ogres"):
        return 0
    return max((swap_worth(look, cell) for cell in look.table), default=0)


def swap_worth(look: Outlook, cell: str) -> int:
    """The worth of an own dwarf in the place of an enemy one; -1 if there is no enemy."""
    stack = look.table[cell]
    if not any(count for seat, count in enumerate(stack.dwarves) if seat != look.seat):
        return -1
    mine = stack.dwarves[look.seat]
    return progress(look, cell, mine + 1, stack.free) - progress(look, cell, mine, stack.free)


def promise_of_scare(look: Outlook) -> int:
    """The best enemy dwarf to drive away."""
    return 0 if seeks(look, "ogres") else max((scare_worth(look, cell) for cell in look.table), default=0)


def scare_worth(look: Outlook, cell: str) -> int:
    """The worth of a space freed of an enemy, and half of the greatest threat there; -1 without an enemy."""
    stack = look.table[cell]
    rivals = [threat(look, cell, seat) for seat, n in enumerate(stack.dwarves) if n and seat != look.seat]
    if not rivals:
        return -1
    mine = stack.dwarves[look.seat]
    freed = progress(look, cell, mine, stack.free + 1) - progress(look, cell, mine, stack.free)
    return freed + max(rivals) // 2


def best_cell(worth: Callable[[Outlook, str], int]) -> Plan:
    """The plan that takes the cell of most worth."""

    def choose(look: Outlook, decision: Choose, ids: Ids) -> str:
        assert look.view.plan is not None
        return f"cell:{max(look.view.plan.cells, key=lambda cell: worth(look, cell))}"

    return choose


def leading_victim(look: Outlook, decision: Choose, ids: Ids) -> str:
    """The rival with the most VP that can be seen."""
    return max(ids, key=lambda ident: look.view.clans[int(bare(ident))].score["total"])


def least_useful(look: Outlook, decision: Choose, ids: Ids) -> str:
    """Choose the own dwarf to change places: the one that is missed least."""
    return min(ids, key=lambda ident: loss_of_dwarf(look, bare(ident)))


def far_from_use(look: Outlook, decision: Choose, ids: Ids) -> str:
    """Choose the card for an enemy dwarf that runs: the one whose task is worth least."""
    return min(ids, key=lambda ident: task_worth(look, bare(ident)))


# --- resolution and discard


def resolve(look: Outlook, decision: Choose, ids: Ids) -> str:
    """Complete monsters first, which may free mines; stores after the mines; castles last."""
    order = ("defeat", "mine", "trade", "hire", "dig")
    cells = [ident for ident in ids if ident.startswith("cell:")]
    return min(cells, key=lambda ident: order.index(look.table[bare(ident)].kind.task))


def trade(look: Outlook, decision: Choose, ids: Ids) -> str:
    """The dearest objective, unless it ends a game that the seat loses."""
    names = [bare(ident) for ident in ids if ident.startswith("trade:") and ident != "trade:none"]
    return f"trade:{dearest(look, names) or 'none'}"


def dig(look: Outlook, decision: Choose, ids: Ids) -> str:
    """Dig towards what is missing on the table, or for better realms; else not at all."""
    if missing := buried(look):
        return f"cell:{missing[0]}"
    best, most = "dig:none", realm_worth(look, look.table)
    for ident in (ident for ident in ids if ident.startswith("cell:")):
        stack = look.table[bare(ident)]
        turned = type(stack)([stack.cards[-1], *stack.cards[:-1]], stack.dwarves)
        worth = realm_worth(look, {**look.table, bare(ident): turned})
        if worth > most:
            best, most = ident, worth
    return best


def moment(look: Outlook, decision: Choose, ids: Ids) -> str:
    """The secret objective if it holds, and does not end a game that the seat loses."""
    return REVEAL if REVEAL in ids and behind_after(look, secret_gain(look)) is None else ids[0]


def discard(look: Outlook, decision: Choose, ids: Ids) -> str:
    """An ogre card, unless it collects them; else the gem that can be spared."""
    ogres = [ident for ident in ids if ident.startswith("ogre:")]
    gems = [f"gem:{gem}" for gem in gems_by_use(look)]
    return (gems + ogres if seeks(look, "ogres") else ogres + gems)[0]


PROMISES: Mapping[str, Callable[[Outlook], int]] = {
    "thief": promise_of_theft,
    "confiscate": promise_of_theft,
    "ambush": promise_of_ambush,
    "brute": promise_of_brute,
    "scare": promise_of_scare,
}
PLANS: Mapping[str, Plan] = {
    "task": task,
    "build.cell": build_cell,
    "build.rotation": build_rotation,
    "place.cell": place_cell,
    "move.from": move_from,
    "move.to": move_to,
    "thief": leading_victim,
    "confiscate": leading_victim,
    "ambush.cell": best_cell(ambush_worth),
    "brute.cell": best_cell(swap_worth),
    "brute.whose": leading_victim,
    "brute.own": least_useful,
    "scare.cell": best_cell(scare_worth),
    "scare.whose": leading_victim,
    "scare.to": far_from_use,
    "resolve": resolve,
    "trade": trade,
    "dig": dig,
    "moment": moment,
    "discard": discard,
}
"""The plan for each question `dwar7s.ask.<name>`."""
