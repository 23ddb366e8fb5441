"""What came of many playouts, as one JSON object."""

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from timeit import default_timer
from typing import Any

from rules.core.audit import Audit
from rules.core.game import JSON, AnyGame
from rules.core.playout import Failed, Playout, play, seed_of


@dataclass(frozen=True)
class Plan:
    """Which playouts.

    The kinds of players are seated one further at each game, so that no kind keeps the best seat.
    """

    game: AnyGame
    seats: int
    seed: str
    players: tuple[str, ...]
    options: Mapping[str, str]
    audit: int = 0  # one position in so many is audited in full, and the end; 0: none

    def kinds(self, number: int) -> list[str]:
        """The kind of player in each seat of game `number`."""
        return [self.players[(seat + number) % len(self.players)] for seat in range(self.seats)]

    def seed_of(self, number: int) -> str:
        """The seed of game `number`."""
        return seed_of(self.game.key, self.seed, self.seats, number)

    def play(self, number: int) -> Playout:
        """Play game `number`. Raises `Failed`."""
        watch = Audit(self.game, self.seats, one_in=self.audit) if self.audit else None
        return play(
            self.game, self.seats, self.seed_of(number), self.kinds(number), self.options, watch=watch
        )


def report(plan: Plan, games: int, folder: Path) -> JSON:
    """Play `games` games.

    Failed ones are written to `folder` as records that `python -m rules play FILE` opens.
    """
    decisions = tail = refused = 0
    rounds: list[int] = []
    scores: list[int] = []
    ended, wins, failures = Counter[str](), Counter[str](), []
    began = default_timer()
    for number in range(games):
        try:
            played = plan.play(number)
        except Failed as failed:
            failures.append(_failure(plan, number, failed, folder))
            continue
        result = played.position.result
        assert result is not None
        decisions += len(played.answers)
        tail = max(tail, played.longest_tail)
        refused += played.refused
        rounds.append(plan.game.rounds(played.position.state))
        scores += result.sheet["total"]
        ended[result.why.key.rpartition(".")[2]] += 1
        wins.update(kind for kind, place in zip(plan.kinds(number), result.places, strict=True) if place == 1)
    seconds = default_timer() - began
    return {
        "game": plan.game.key,
        "seats": plan.seats,
        "games": games,
        "decisions": decisions,
        "decisions_per_s": round(decisions / seconds, 1),
        "longest_tail": tail,
        "refused": refused,
        "rounds": {**_spread(rounds), "max": max(rounds, default=0)},
        "scores": _spread(scores),
        "ended_by": dict(ended),
        "wins": dict(wins),
        "failures": failures,
    }


def _spread(values: Sequence[int]) -> dict[str, int]:
    """The values below which 5, 50 and 95 in a hundred lie; 0 where there are none."""
    ordered = sorted(values) or [0]
    return {f"p{p}": ordered[min(len(ordered) - 1, len(ordered) * p // 100)] for p in (5, 50, 95)}


def _failure(plan: Plan, number: int, failed: Failed, folder: Path) -> dict[str, Any]:
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / f"{plan.game.key}-{plan.seats}-{plan.seed_of(number)}.json"
    file.write_text(failed.record.model_dump_json(), encoding="utf-8")
    return {"seed": plan.seed_of(number), "error": str(failed), "file": str(file)}
