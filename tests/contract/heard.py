"""Reads the public log of whole games, line by line, as somebody who keeps the score from it would."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rules.core.engine import Position
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.selfplay.playout import play
from rules.core.text import Text

Read = Callable[[Position[Any], Sequence[Text]], None]  # the position, and the lines since the one before


def read_aloud(
    game: AnyGame,
    seats: int,
    seed: str,
    players: Sequence[str],
    read: Read,
    options: Mapping[str, str] | None = None,
) -> int:
    """Play a game and hand on what a spectator hears of each answer. Returns the number of answers."""
    heard = -1

    def watch(playing: Playing[Any]) -> None:
        nonlocal heard
        position = playing.position
        assert position.n >= heard, "an answer was taken back"
        read(position, _lines(event.public for n, event in position.events if n > heard))
        heard = position.n

    return len(play(game, seats, seed, players, options, watch=watch).answers)


def _lines(texts: Iterable[Text | None]) -> list[Text]:
    return [text for text in texts if text is not None]
