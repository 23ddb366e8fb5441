"""Count how steady players end games: wins in one answer that were missed, and lost games ended for no need.

    python -m tools.measure.endings                 all games
    python -m tools.measure.endings kemet --games 200

Of each game the last answers are looked at. Each option of each question is tried: one that ends the game at
once with the seat in front is a win in one answer. It was missed if another option was taken and the seat did
not win after all. A game was ended for no need if the answer ended it at once, the seat was not first, and
after another option somebody else would still have had a say. A round that is the last anyway ends after the
seat's turn whatever it does: which of its own answers is the last makes no difference.
"""

import argparse
import sys
from collections import deque
from dataclasses import dataclass
from typing import Any, cast

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import Position, Record, look
from rules.core.flow import Bug
from rules.core.game import AnyGame
from rules.core.moves import submit
from rules.core.playing import Playing, run
from rules.core.rng import Dice
from rules.core.search.sharp import usual
from rules.core.selfplay.playout import play, seed_of
from rules.games import GAMES

LAST = 12  # answers of each game


@dataclass
class Report:
    """The counts over the games so far."""

    games: int = 0
    wins: int = 0  # questions where an option wins at once
    missed: int = 0
    needless: int = 0

    def line(self) -> str:
        """Return the counts in words."""
        return (
            f"{self.games} games: {self.wins} wins in one answer, {self.missed} missed; "
            f"{self.needless} lost games ended for no need"
        )


@dataclass(frozen=True)
class Given:
    """A question, and the answer that was given."""

    record: Record
    seat: Seat
    answer: Answer


def measured(key: str, games: int) -> Report:
    """Play so many games of steady players, with each number of seats in turn."""
    game, report = GAMES[key], Report()
    for number in range(games):
        seats = game.seats[number % len(game.seats)]
        last: deque[Record] = deque(maxlen=LAST)

        def watch(playing: Playing[Any], last: deque[Record] = last) -> None:
            if playing.position.result is None:
                last.append(playing.record)

        ended = play(game, seats, seed_of("endings", key, number), [usual(game)], watch=watch)
        given = ended.answers[-len(last) :]
        report.games += 1
        places = ended.position.result.places if ended.position.result else ()
        for record, (seat, answer) in zip(last, given, strict=True):
            _look(game, Given(record, seat, answer), places, report)
    return report


def _look(game: AnyGame, given: Given, places: tuple[int, ...], report: Report) -> None:
    position = run(game, given.record)
    decision = position.pending.get(given.seat)
    if decision is None or decision.kind != "choose" or decision.least != 1:
        return
    results = {ident: _result(game, given, position, [ident]) for ident in _ids(decision)}
    own = _result(game, given, position, given.answer)
    won = [ident for ident, found in results.items() if found and found[given.seat] == 1]
    if won:
        report.wins += 1
        report.missed += places[given.seat] != 1
    if own and own[given.seat] != 1 and any(_goes_on(game, given, ident) for ident in _ids(decision)):
        report.needless += 1


def _ids(decision: Decision) -> list[str]:
    return [option.id for option in decision.options] if decision.kind == "choose" else []


def _goes_on(game: AnyGame, given: Given, ident: str) -> bool:
    """Check whether another seat is asked after this answer and what the seat then answers as usual."""
    record, position, answer = given.record, run(game, given.record), cast("Answer", [ident])
    steady = game.computers[usual(game)]
    try:
        while given.seat in position.pending:
            ask = position.asks[given.seat]
            record, position = submit(game, record, position, given.seat, ask, answer)
            if position.result is not None or given.seat not in position.pending:
                break
            seen = look(game, position, given.seat)
            answer = steady(seen.view, position.pending[given.seat], Dice("endings"))
    except (Rejected, Bug):
        return False
    return position.result is None


def _result(game: AnyGame, given: Given, position: Position[Any], answer: Answer) -> tuple[int, ...] | None:
    """Return the places if this answer ends the game at once."""
    try:
        _, after = submit(game, given.record, position, given.seat, position.asks[given.seat], answer)
    except (Rejected, Bug):
        return None
    return after.result.places if after.result else None


def main() -> None:
    """Print a line for each game."""
    parser = argparse.ArgumentParser(prog="python -m tools.measure.endings", description=__doc__)
    parser.add_argument("games", nargs="*", metavar="GAME")
    parser.add_argument("--games", dest="number", type=int, default=200)
    given = parser.parse_args()
    for key in given.games or [key for key, game in GAMES.items() if game.computers]:
        sys.stdout.write(f"{key}: {measured(key, given.number).line()}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    main()
