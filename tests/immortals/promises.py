"""Checks of what the coach of Immortals promises: see `tests/contract/promises.py`."""

from collections.abc import Iterator

from rules.core.text import bare
from rules.immortals.components.data import DATA, REALMS
from rules.immortals.components.state import ImmortalsState, Player, armies_in
from tests.contract.truth import Case, Check, Pair
from tests.immortals.truth import FIND_OUT


def _two(case: Case) -> tuple[Player, Player]:
    before, now = case.before.state, case.after.state
    return before.players[case.seat], now.players[case.seat]


def limbos(case: Case) -> Iterator[Pair]:
    """The armies in the limbos then, and of each realm those that come back."""
    _, now = _two(case)
    for realm in REALMS:
        yield case.args[realm], now.limbo[realm]
        yield case.args[f"{realm}_back"], now.limbo[realm] // DATA.reinforcement


def built(case: Case) -> Iterator[Pair]:
    """The points at once."""
    before, now = _two(case.go_on(*FIND_OUT))
    if now.score["built"] != before.score["built"]:
        yield case.args["points"], now.score["built"] - before.score["built"]


def extracted(case: Case) -> Iterator[Pair]:
    """The region gives so much, and the seat had so much before."""
    kind = case.kind.rpartition(".")[2]
    before, now = _two(case.go_on(*FIND_OUT))
    had, has = (getattr(player, kind) for player in (before, now))
    yield case.args["has"], had
    if has != had:
        yield case.args["count"], has - had


def compensated(case: Case) -> Iterator[Pair]:
    """The seat has so much of both, and gets that of which it has less."""
    before, now = _two(case)
    yield (case.args["energy"], case.args["gold"]), (before.energy, before.gold)
    yield True, (now.energy > before.energy) == (before.energy <= before.gold)


def stays(case: Case) -> Iterator[Pair]:
    """So many armies go; one stays, or as many as are told."""
    state: ImmortalsState = case.before.state
    there = armies_in(state, bare(str(case.args["cell"])), case.seat)
    yield case.args["armies"], there - int(str(case.args.get("kept", 1)))


PROMISED: dict[str, Check] = {
    "limbos": limbos,
    "build.most": built,
    "extract.gold": extracted,
    "extract.energy": extracted,
    "compensation": compensated,
    "attackers.all": stays,
    "attackers.enough": stays,
}
