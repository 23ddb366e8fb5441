"""The results of many playouts, as one JSON object."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from timeit import default_timer
from typing import Any

from rules.core.game import JSON, AnyGame
from rules.core.selfplay.audit import Audit
from rules.core.selfplay.playout import Failed, Playout, play, seed_of


@dataclass(frozen=True)
class GameSeries:
    """A series of games, and their players.

    The kinds of players move one seat on with each game, so that no kind keeps the best seat.
    """

    game: AnyGame
    seats: int
    seed: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    audit: int = 0  # one position in this many is audited in full, and the end; 0: none

    def kinds(self, number: int) -> list[str]:
        """Return the kind of player in each seat of game `number`."""
        return [self.players[(seat + number) % len(self.players)] for seat in range(self.seats)]

    def seed_of(self, number: int) -> str:
        """Return the seed of game `number`."""
        return seed_of(self.game.key, self.seed, self.seats, number)

    def play(self, number: int) -> Playout:
        """Play game `number`. Raises `Failed`."""
        watch = Audit(self.game, self.seats, one_in=self.audit) if self.audit else None
        return play(
            self.game, self.seats, self.seed_of(number), self.kinds(number), self.options, watch=watch
        )


def report(series: GameSeries, games: int, folder: Path) -> JSON:
    """Play `games` games.

    Failed ones are written to `folder` as records that `python -m rules play FILE` opens.
    """
    tally = _Tally()
    failures = []
    began = default_timer()
    for number in range(games):
        try:
            tally.count(series, number, series.play(number))
        except Failed as failed:
            failures.append(_failure(series, number, failed, folder))
    return {
        "game": series.game.key,
        "seats": series.seats,
        "games": games,
        "decisions": tally.decisions,
        "decisions_per_s": round(tally.decisions / (default_timer() - began), 1),
        "longest_tail": tally.tail,
        "refused": tally.refused,
        "rounds": {**_spread(tally.rounds), "max": max(tally.rounds, default=0)},
        "scores": _spread(tally.scores),
        "ended_by": dict(tally.ended),
        "wins": dict(tally.wins),
        "failures": failures,
    }


@dataclass
class _Tally:
    """The results so far."""

    decisions: int = 0
    tail: int = 0
    refused: int = 0
    rounds: list[int] = field(default_factory=list)
    scores: list[int] = field(default_factory=list)
    ended: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)

    def count(self, series: GameSeries, number: int, played: Playout) -> None:
        result = played.position.result
        assert result is not None
        self.decisions += len(played.answers)
        self.tail = max(self.tail, played.longest_tail)
        self.refused += played.refused
        self.rounds.append(series.game.rounds(played.position.state))
        self.scores += result.sheet["total"]
        self.ended[result.why.key.rpartition(".")[2]] += 1
        places = zip(series.kinds(number), result.places, strict=True)
        self.wins.update(kind for kind, place in places if place == 1)


def _spread(values: Sequence[int]) -> dict[str, int]:
    """Return the 5th, 50th and 95th percentiles; 0 if there are no values."""
    ordered = sorted(values) or [0]
    return {f"p{p}": ordered[min(len(ordered) - 1, len(ordered) * p // 100)] for p in (5, 50, 95)}


def _failure(series: GameSeries, number: int, failed: Failed, folder: Path) -> dict[str, Any]:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{series.game.key}-{series.seats}-{series.seed_of(number)}.json"
    file.write_text(failed.record.model_dump_json(), encoding="utf-8")
    return {"seed": series.seed_of(number), "error": str(failed), "file": str(file)}
