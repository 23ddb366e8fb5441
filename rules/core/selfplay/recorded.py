"""A complete game in a file: how it was set up, every answer, and how it ended."""

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import By, Position, Record, start
from rules.core.flow import Event, Result
from rules.core.game import AnyGame
from rules.core.playing import Playing, run
from rules.core.rewind import Branch, rejoined
from rules.core.selfplay.playout import play
from rules.core.text import Text, Value


class Recorded(Value):
    """A recorded game. It must replay, from the first answer, to the same result under the same `version`.

    `branches`: where the table went back and played on with other dice; the answers lost there are not
    recorded. `late`: the indices of the `answers` that the clock gave, because a game may depend on it
    (`GameContext.late`).
    """

    game: str
    version: int
    seats: int
    options: dict[str, str]
    seed: str
    players: list[str]
    answers: list[tuple[Seat, Answer]]
    result: Result
    branches: tuple[Branch, ...] = ()
    late: tuple[int, ...] = ()

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

    def replay(
        self, game: AnyGame, tell: Callable[[Sequence[Event]], None] | None = None
    ) -> tuple[Record, Position[Any]]:
        """Play it again; `tell` is given the events. Raises `Rejected` if the rules no longer allow it."""
        playing = Playing(game, start(game, self.seats, self.options, self.seed))
        tell = tell or (lambda events: None)
        tell([event for _, event in playing.position.events])
        late = set(self.late)
        for n, (seat, answer) in enumerate(self.answers):
            before, position = playing, playing.position
            playing = self._rejoined(playing)
            if before is not playing:
                position = playing.position
                tell([event for _, event in position.events])
            if seat not in position.pending:
                raise Rejected(Text(key="core.refused.replay", args={"step": position.n}))
            by: By = "clock" if n in late else "computer"
            after = playing.give(seat, answer, by)
            tell([event for n, event in after.events if n > position.opened])
        return playing.record, playing.position

    def _rejoined(self, playing: Playing[Any]) -> Playing[Any]:
        """Return the game, moved to its branch if one begins here."""
        game, step = playing.game, playing.position.n
        if all(at != step for at, _ in self.branches):
            return playing
        try:
            record = playing.record
            record, _ = rejoined(game, record, run(game, record), self.branches)
        except LookupError as error:
            raise Rejected(Text(key="core.refused.replay", args={"step": step})) from error
        return Playing(game, record)
