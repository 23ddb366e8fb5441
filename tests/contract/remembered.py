"""What everybody saw, was asked and could be advised in the recorded games, as digests.

So no rule and no weight of a computer player changes that nobody meant to change.
"""

from collections.abc import Iterable, Iterator
from typing import Any

from rules.core.engine import start
from rules.core.game import AnyGame
from rules.core.play.planning import nearly_as_good
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.recorded import Recorded
from tests.contract.digests import digest
from tests.contract.listed import GAMES

ANSWERS = 25  # of each digest
LOOKS = 3  # answers from one look at the views of all seats to the next
Digests = dict[str, list[str]]  # of what is `seen` and of what is `thought`, one for each `ANSWERS` answers


def positions(recorded: Recorded) -> Iterator[Playing[Any]]:
    """The game before each answer, and at its end. It must have no branches."""
    game = GAMES[recorded.game]
    playing = Playing(game, start(game, recorded.seats, recorded.options, recorded.seed))
    for n, (seat, answer) in enumerate(recorded.answers):
        yield playing
        playing.give(seat, answer, "clock" if n in recorded.late else "computer")
    yield playing


def digests(recorded: Recorded) -> Digests:
    """What is seen: questions, what their options do, events, the public view, and at times all others.

    What is thought: see `thoughts`.
    """
    game, told = GAMES[recorded.game], 0
    kinds = {"seen": list[str](), "thought": list[str]()}
    for n, playing in enumerate(positions(recorded)):
        position = playing.position
        asked = [f"{seat} {decision.model_dump_json()}" for seat, decision in position.pending.items()]
        events = [f"{at} {event.model_dump_json()}" for at, event in position.events if at >= told]
        told = position.n + 1
        readers = (None, *range(recorded.seats if n % LOOKS == 0 else 0))
        views = [game.seen.dump_json(game.view(position.state, reader)).decode() for reader in readers]
        parts = {
            "seen": [*asked, *events, *views, *beside(game, playing)],
            "thought": thoughts(game, playing),
        }
        for kind, lines in parts.items():
            if n % ANSWERS == 0:
                kinds[kind].append("")
            kinds[kind][-1] = digest([kinds[kind][-1], *lines])
    return kinds


def beside(game: AnyGame, playing: Playing[Any]) -> list[str]:
    """What stands beside the options of each question, and what everybody has of what wins."""
    position, found = playing.position, list[str]()
    for seat, decision in position.pending.items():
        view = game.view(position.state, seat)
        found += [f"{ident} {text}" for ident, text in sorted(game.effects(view, decision).items())]
        found += [f"{each}" for each in game.tally(view)]
    return found


def thoughts(game: AnyGame, playing: Playing[Any]) -> list[str]:
    """How each answer is weighed, what the computer player answers, why its good answers are good, and who is
    how far ahead.
    """
    position, found = playing.position, list[str]()
    player = next(iter(game.computers.values()))
    for seat, decision in position.pending.items():
        view = game.view(position.state, seat)
        weights, answer = game.weighs(view, decision), player(view, decision, Dice("remembered"))
        whys = [game.why(view, decision, good) for good in (answer, *nearly_as_good(weights, answer))]
        found.append(f"{seat} {_rounded(weights.values())} {answer} {whys}")
    if game.standing is not None and position.result is None:
        found.append(_rounded(game.standing(position.state)))
    return found


def _rounded(numbers: Iterable[float]) -> str:
    """Machines differ in the last digits of a number."""
    return " ".join(f"{number:.6g}" for number in numbers)
