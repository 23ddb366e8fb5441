"""Compare what the coach promises of an answer with what then happens.

Each game declares in `promises.py` of its tests, as `PROMISED`, one function for each reason that promises
something: like those of lines beside options (see `truth.py`), it yields pairs that must be equal.
"""

from collections import Counter
from collections.abc import Iterator
from typing import Any

from rules.core import moves
from rules.core.engine import look
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.search.sharp import usual
from rules.core.selfplay.playout import play, seed_of
from tests.contract.listed import GAMES
from tests.contract.places import declaration
from tests.contract.truth import ENOUGH, Case, Check
from tests.depth import LONG

GAMES_AT_MOST = 40 if LONG else 6
KINDS = (("steady",), ("steady", "random"))


def promised(game: str) -> dict[str, Check]:
    """Return the checks that the game declares, by the key of the reason without the game."""
    found: dict[str, Check] = declaration(
        game, "promises", "PROMISED: what its coach says will come"
    ).PROMISED
    return found


def promises(key: str) -> Iterator[Case]:
    """Play games, and yield some of the coach's own answers of each kind and question, with their reasons."""
    game, wanted, met = GAMES[key], promised(key), Counter[tuple[str, str]]()
    for number in range(GAMES_AT_MOST):
        found: list[Case] = []

        def watch(playing: Playing[Any], found: list[Case] = found) -> None:
            for seat in playing.position.waiting:
                found.extend(_promise(playing, seat, met))

        kinds, seats = KINDS[number % len(KINDS)], game.seats[number % len(game.seats)]
        play(game, seats, seed_of("promises", key, number), kinds, watch=watch)
        yield from (case for case in found if case.kind in wanted)
        often = Counter(kind for _, kind in met.elements())
        if all(often[kind] >= ENOUGH for kind in wanted):
            return


def _promise(playing: Playing[Any], seat: int, met: Counter[tuple[str, str]]) -> Iterator[Case]:
    game, seen = playing.game, look(playing.game, playing.position, seat)
    if seen.decision is None:
        return
    answer = game.computers[usual(game)](seen.view, seen.decision, Dice("promises"))
    why = game.why(seen.view, seen.decision, answer)
    if why is None:
        return
    kind = seen.decision.prompt.key, why.key.split(".", 2)[2]
    if met[kind] >= ENOUGH:
        return
    met[kind] += 1
    record = playing.record
    before = run(game, record)
    longer, after = moves.submit(game, record, before, seat, before.asks[seat], answer)
    ident = answer[0] if isinstance(answer, list) and answer else str(answer)
    yield Case(game, seat, seen.decision, ident, why, before, longer, after)
