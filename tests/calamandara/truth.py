"""Checks of the lines beside options of Calamandara: see `tests/contract/truth.py`."""

from collections import Counter
from collections.abc import Iterator

from rules.calamandara.components.cells import (
    CENTRE_CELL,
    START,
    cells_of_row,
    is_central,
    neighbours,
    row_of,
    step_value,
)
from rules.calamandara.components.data import DATA
from rules.calamandara.components.state import (
    CalamandaraState,
    Traveller,
    fragments,
    home,
    is_event,
    step_of,
)
from rules.core.flow import Argument
from rules.core.text import bare
from tests.contract.truth import Case, Check, Pair

CELLS = ("insert.own", "insert.central", "insert.other")
STEPS = ("walk:", "leap:", "tunnel:")


def _state(case: Case, *, after: bool = True) -> CalamandaraState:
    found: CalamandaraState = (case.after if after else case.before).state
    return found


def _me(case: Case, *, after: bool = True) -> Traveller:
    return _state(case, after=after).travellers[case.seat]


def _same_turn(case: Case) -> bool:
    return _state(case).turns == _state(case, after=False).turns and case.after.result is None


def _names(idents: Argument) -> Counter[str]:
    """Count each id of a list."""
    assert isinstance(idents, list)
    return Counter(idents)


def _more(before: dict[str, int], now: dict[str, int]) -> dict[str, int]:
    """Count what has changed in a Reserve or Depot."""
    return {symbol: now[symbol] - before[symbol] for symbol in now if now[symbol] != before[symbol]}


# --- actions -----------------------------------------------------------------------------------------


def remembered(case: Case) -> Iterator[Pair]:
    """A Memory Card comes, at a Cave or for two symbols: so many then count, and so many symbols are left."""
    yield case.args["fragments"], fragments(_me(case))
    yield case.args["needed"], DATA.fragments
    paid = _more(_me(case, after=False).reserve, _me(case).reserve)
    if case.text.key.endswith("price"):
        yield case.args["left"], _me(case).reserve[case.name]
        yield {case.name: -DATA.price}, paid
    elif _same_turn(case):
        yield {}, paid


def _hidden(state: CalamandaraState) -> Counter[str]:
    """The Event cards in all decks, by type."""
    return Counter(DATA.events[card].type for one in state.travellers for card in one.deck if is_event(card))


def revealed(case: Case) -> Iterator[Pair]:
    """One of the hidden cards comes to light, and Phase 1 is lost or can still come."""
    before = _hidden(_state(case, after=False))
    yield (case.args["hope"], case.args["fear"]), (before["hope"], before["fear"])
    yield 1, before.total() - _hidden(_state(case)).total()
    yield bool(case.args["lost"]), _state(case, after=False).turn.lost
    if _same_turn(case):
        yield bool(case.args["lost"]), _state(case).turn.lost


def refused(case: Case) -> Iterator[Pair]:
    """The card stays on top, and Phase 1 is lost, by this or before."""
    yield bool(case.args["lost"]), _state(case, after=False).turn.lost
    yield _me(case, after=False).deck, _me(case).deck
    yield {}, _more(_me(case, after=False).reserve, _me(case).reserve)
    if _same_turn(case):
        yield True, _state(case).turn.lost


def excavated(case: Case) -> Iterator[Pair]:
    """A Cave of the Reserve and an insertion are spent; on the own board the Cave lies there then."""
    case = case.go_on("excavate")
    if not _same_turn(case):
        return
    yield {"cave": -1}, _more(_me(case, after=False).reserve, _me(case).reserve)
    yield 1, _state(case).turn.inserted - _state(case, after=False).turn.inserted
    gone = {cell for cell in _state(case, after=False).central if cell not in _state(case).central}
    own = {
        (before, _me(case).board.get(cell))
        for cell, before in _me(case, after=False).board.items()
        if _me(case).board.get(cell) != before
    }
    yield True, (len(gone), own) in ((1, set()), (0, {("mountain", "cave")}))


def cleared(case: Case) -> Iterator[Pair]:
    """A symbol of the own board goes to the Depot, for an insertion."""
    case = case.go_on("clear")
    if not _same_turn(case):
        return
    gone = {
        cell: symbol for cell, symbol in _me(case, after=False).board.items() if cell not in _me(case).board
    }
    yield dict.fromkeys(gone.values(), 1), _more(_me(case, after=False).depot, _me(case).depot)
    yield 1, _state(case).turn.inserted - _state(case, after=False).turn.inserted


def transmuted(case: Case) -> Iterator[Pair]:
    """So many symbols of the Depot become one, for no insertion, once in a turn."""
    case = case.go_on("transmute.pay", "transmute.kind")
    if not _same_turn(case):
        return
    yield case.args["count"], -sum(_more(_me(case, after=False).depot, _me(case).depot).values())
    yield [1], list(_more(_me(case, after=False).reserve, _me(case).reserve).values())
    yield 0, _state(case).turn.inserted - _state(case, after=False).turn.inserted
    yield False, "act:transmute" in case.offered()


def board(case: Case) -> Iterator[Pair]:
    """A board for a symbol: how many lie there, and one more then."""
    symbol = bare(str(case.decision.prompt.args["symbol"]))
    owner = {"own": case.seat, "central": None}.get(case.name, -1)
    owner = int(case.name) if owner == -1 else owner
    before = _count(_state(case, after=False), owner, symbol)
    if case.text.key.endswith("mountain"):
        yield case.args["count"], before
        yield case.args["most"], DATA.mountains_central if owner is None else DATA.mountains_own
        yield True, before < int(str(case.args["most"]))
    else:
        yield _names(case.args["symbol"]), Counter({f"symbol:{symbol}": before} if before else {})
    case = case.go_on(*CELLS)
    if _same_turn(case):
        yield before + 1, _count(_state(case), owner, symbol)


def _count(state: CalamandaraState, owner: int | None, symbol: str) -> int:
    cells = state.central if owner is None else state.travellers[owner].board
    return [*cells.values()].count(symbol)


# --- travellers --------------------------------------------------------------------------------------


def near_the_end(case: Case) -> Iterator[Pair]:
    """Measure how near a traveller is to winning."""
    state = _state(case, after=False)
    yield case.args["fragments"], fragments(state.travellers[int(case.name)])
    yield case.args["needed"], DATA.fragments
    yield case.args["step"], step_of(state, int(case.name))


def robbed(case: Case) -> Iterator[Pair]:
    """The symbols of a deck's top card come to the Reserve."""
    gained = _more(_me(case, after=False).reserve, _me(case).reserve)
    yield _names(case.args["symbols"]), Counter({f"symbol:{name}": count for name, count in gained.items()})


def turned(case: Case) -> Iterator[Pair]:
    """The top card of a neighbour's deck comes to the own deck, if there is one."""
    giver = _state(case, after=False).travellers[int(bare(str(case.args["seat"])))]
    if case.text.key.endswith("none"):
        yield [], giver.deck
        return
    acquired = len(_me(case).discard) > len(_me(case, after=False).discard)  # in a Phase 1 that followed
    top = _me(case).discard[-1] if acquired else _me(case).deck[-1]
    yield giver.deck[-1], top
    yield case.text.key.endswith("event"), is_event(top)
    if not is_event(top):
        shows = DATA.symbol_cards[top].shows
        yield _names(case.args["symbols"]), Counter(f"symbol:{symbol}" for symbol in shows)


# --- cells -------------------------------------------------------------------------------------------


def cell(case: Case) -> Iterator[Pair]:
    """A cell: its row or ring and what is around it, and that the token or the symbol is there then."""
    state = _state(case, after=False)
    owner, name = _whose(case), case.name.rpartition("_")[2]
    near = _around(state, owner, name)
    if case.ident.startswith(STEPS):
        near -= Counter({f"seat:{case.seat}": 1})
        if _same_turn(case):
            yield name, _me(case).token
    yield _names(case.args["near"]), near
    yield case.args["beside"], near.total()
    if is_central(name):
        yield case.args["step"], step_value(name)
        gates = [other for other in neighbours(home(state, owner), name) if not is_central(other)]
        yield case.args["gate"], gates[0].upper() if gates else "none"
    else:
        yield case.args["row"], row_of(name)
        along = [
            state.travellers[owner].board.get(other) for other in cells_of_row(row_of(name)) if other != name
        ]
        found = Counter(f"symbol:{symbol}" for symbol in along if symbol in ("tower", "wing"))
        yield (_names(case.args["along"]), case.args["count"]), (found, found.total())
    if (asked := case.decision.prompt.key.removeprefix("calamandara.ask.")).startswith(
        "insert"
    ) and _same_turn(case):
        now = _state(case).central if is_central(name) else _state(case).travellers[owner].board
        yield case.decision.prompt.args["symbol"], f"symbol:{now.get(name)}"
        yield None, {**state.central, **state.travellers[owner].board}.get(name)
    elif asked == "clear" and _same_turn(case):
        yield None, _me(case).board.get(name)


def _whose(case: Case) -> int:
    """The seat on whose board the cell is, or from whose side the central board is looked at."""
    if case.ident.startswith("rival:"):
        return int(case.name.partition("_")[0])
    asked = _state(case, after=False).asked
    return case.seat if asked is None or case.ident.startswith(STEPS) else asked


def _around(state: CalamandaraState, owner: int, name: str) -> Counter[str]:
    """The symbols on the cells beside one, and the tokens there."""
    side, board = home(state, owner), state.travellers[owner].board
    beside = [other for other in neighbours(side, name) if other != START]
    found = [(state.central if is_central(other) else board).get(other) for other in beside]
    tokens = [
        f"seat:{seat}"
        for seat, each in enumerate(state.travellers)
        for other in beside
        if each.token == other and (is_central(other) or seat == owner)
    ]
    if state.travellers[owner].token == START and not is_central(name) and row_of(name) == 1:
        tokens.append(f"seat:{owner}")
    return Counter([*(f"symbol:{symbol}" for symbol in found if symbol), *tokens])


def won(case: Case) -> Iterator[Pair]:
    """The step into the Centre ends the game at once."""
    yield CENTRE_CELL, case.name
    yield (case.seat, "centre"), (_state(case).winner, _state(case).ending)
    yield False, case.after.result is None


TOLD: dict[str, Check] = {
    "price": remembered,
    "cave": remembered,
    "reveal": revealed,
    "refuse": refused,
    "excavate": excavated,
    "clear": cleared,
    "transmute": transmuted,
    "board.own": board,
    "board.central": board,
    "board.mountain": board,
    "deck": robbed,
    "rival": near_the_end,
    "direction": turned,
    "direction.event": turned,
    "direction.none": turned,
    "row": cell,
    "ring": cell,
    "centre": won,
}
PLAIN: dict[str, str] = {}
SELDOM = {
    "excavate": "few have a Cave to spare where a Mountain lies; see test_insert.py",
    "deck": "of twelve kinds of Memory Cards one; see test_memories.py",
    "direction": "of twelve kinds of Memory Cards one; see test_memories.py",
    "direction.event": "of twelve kinds of Memory Cards one; see test_memories.py",
    "direction.none": "a deck without a Symbol Card is rare; see test_memories.py",
    "centre": "one answer of a game",
}
