"""The public log of a game, answer by answer, beside the state: for whoever keeps the score by the log."""

from collections.abc import Iterator
from typing import Any

from rules.core.decisions import Rejected
from rules.core.engine import look, start
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import answer_of
from rules.core.text import Text

TRIES = 50  # answers by lot that the rules may refuse in a row


def read_along(
    game: AnyGame, seats: int, kind: str, seed: str, answers: int | None = None
) -> Iterator[tuple[list[Text], Any]]:
    """Play a game, and yield after each answer the public lines that are new, and the state."""
    playing, dice, given = Playing(game, start(game, seats, {}, seed)), Dice(seed), 0
    yield [event.public for _, event in playing.position.events if event.public], playing.position.state
    while playing.position.result is None and (answers is None or given < answers):
        opened, seat = playing.position.opened, playing.position.waiting[0]
        after = _give(playing, seat, kind, dice)
        given += 1
        yield [event.public for at, event in after.events if at > opened and event.public], after.state


def _give(playing: Playing[Any], seat: int, kind: str, dice: Dice) -> Any:
    seen = look(playing.game, playing.position, seat)
    assert seen.decision is not None
    for _ in range(TRIES):
        try:
            return playing.give(
                seat, answer_of(playing.game, kind, seen.view, seen.decision, dice), "computer"
            )
        except Rejected:
            continue
    raise AssertionError(f"{kind} finds no answer to {seen.decision.prompt.key}")
