"""A complete game in a file: how it was set up, every answer, and how it ended."""

from collections.abc import Mapping, Sequence
from typing import Any, Self

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import Position, Record, run, start
from rules.core.flow import Result
from rules.core.game import AnyGame
from rules.core.moves import submit
from rules.core.playout import play
from rules.core.text import Text, Value


class Recorded(Value):
    """A recorded game. It must replay, from the first answer, to the same result under the same `version`."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    seed: str
    players: list[str]
    answers: list[tuple[Seat, Answer]]
    result: Result

    @classmethod
    def of(
        cls, game: AnyGame, seats: int, seed: str, players: Sequence[str], options: Mapping[str, str]
    ) -> Self:
        """Play a game by computer players and record it."""
        played = play(game, seats, seed, players, options)
        assert played.position.result is not None
        return cls(
            game=game.key,
            version=game.version,
            seats=seats,
            options=dict(options),
            seed=seed,
            players=list(players),
            answers=list(played.answers),
            result=played.position.result,
        )

    def replay(self, game: AnyGame) -> tuple[Record, Position[Any]]:
        """Play it again. Raises `Rejected` where the rules no longer allow it."""
        record = start(game, self.seats, self.options, self.seed)
        position = run(game, record)
        for seat, answer in self.answers:
            if seat not in position.asks:
                raise Rejected(Text(key="core.refused.replay", args={"step": position.n}))
            record, position = submit(game, record, position, seat, position.asks[seat], answer, "computer")
        return record, position
