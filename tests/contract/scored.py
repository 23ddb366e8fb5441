"""The score of a game, kept from its public log alone, held against the state after every answer."""

from collections.abc import Callable, Mapping
from typing import Any, Protocol

from rules.core.engine import Position
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.selfplay.playout import play
from rules.core.text import Text


class Ledger(Protocol):
    """The score as somebody keeps it who reads only the log."""

    def read(self, line: Text) -> None:
        """Take one line into account."""

    def summary(self) -> Mapping[str, object]:
        """Return the score from the lines."""


def keep_score(
    game: AnyGame,
    seats: int,
    seed: str,
    kind: str,
    ledger: Ledger,
    true: Callable[[Position[Any]], Mapping[str, object]],
    *,
    options: Mapping[str, str] | None = None,
    decisions: int | None = None,
) -> None:
    """Play a game with one kind of player, and compare after each answer.

    `true` is the summary of the position itself: what can be compared there, and nothing while a deed is half
    told. Raises `Failed`, with the first difference.
    """
    last, compared = -1, 0

    def watch(playing: Playing[Any]) -> None:
        nonlocal last, compared
        position = playing.position
        fresh = [event.public for answers, event in position.events if answers > last]
        last = max([last, *(answers for answers, _ in position.events)])
        for line in fresh:
            if line is not None:
                ledger.read(line)
        told, came = ledger.summary(), true(position)
        compared += bool(came)
        wrong = {name: (told[name], came[name]) for name in came if told[name] != came[name]}
        assert not wrong, f"the log and the state differ after {fresh}: {wrong}"

    play(game, seats, seed, [kind], options, decisions=decisions, watch=watch)
    assert compared, "nothing was compared"
