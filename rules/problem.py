"""A problem at a table, as reported by a player: what they know of the table, and nothing else.

Its position is one that the person may be in: what they can't see is dealt anew, from dice of its own
(`rules.core.search.knowledge`). So the file can go to strangers, but for the person's own hand.
"""

import platform
from typing import Any, NamedTuple

from pydantic import Field

from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import Record, Step, migrate
from rules.core.flow import Bug, Diverged
from rules.core.game import CONTRACT, AnyGame, letter
from rules.core.rng import Dice
from rules.core.search.knowledge import world
from rules.core.text import Value


class Problem(Value):
    """The file. People are named by their seats.

    `question`: what is asked, as far as the person may know. `draft`: their own unfinished answer, or one
    with which the rules broke. `log`: what was told to everybody since the turn began. `record` leads to the
    position before the last `lost` answers; None if there is none to show. `apart`: how many facts are
    otherwise there than the person sees them.
    """

    versions: dict[str, str]
    game: str
    table: int
    step: int
    status: str
    seat: Seat | None  # None: a spectator
    lang: str
    question: tuple[str, ...]
    log: tuple[str, ...]
    draft: dict[str, Any] = Field(default_factory=dict)
    lost: int = 0
    apart: int = 0
    record: Record | None = None

    def summary(self) -> list[str]:
        """The text of the report, line by line, before its position is opened."""
        seat = "spectator" if self.seat is None else f"seat {letter(self.seat)}"
        head = f"{self.game}, table {self.table}, step {self.step}, {self.status}, {seat}, {self.lang}"
        about = [head, ", ".join(f"{name} {version}" for name, version in self.versions.items())]
        about += [f"{self.lost} answers before that"] if self.lost else []
        about += [f"{self.apart} facts are otherwise here"] if self.apart else []
        return [*about, *self.log, *self.question]


class Shown(NamedTuple):
    """A position that a reader may be in; see `Problem`."""

    record: Record
    lost: int
    apart: int


def shown(game: AnyGame, record: Record, reader: Seat | None) -> Shown | None:
    """Find a position that looks to the reader like the one at the end of the record.

    If the rules break on the way, it is the last one before. None if they break at once.
    """
    try:
        record = migrate(game, record)
    except (Bug, ValueError):
        return None
    steps = tuple(_public(step, reader) for step in record.steps)
    for lost in range(len(steps) + 1):
        before = record.model_copy(update={"steps": steps[: len(steps) - lost]})
        found = _drawn(game, before, reader)
        if found is not None:
            return found._replace(lost=lost)
    return None


def versions(bot: str, game: AnyGame | None) -> dict[str, str]:
    """The versions of the bot, the contract, the rules of the game if it is installed, and Python."""
    rules = {} if game is None else {"rules": str(game.version)}
    return {"taverna": bot, "contract": str(CONTRACT), **rules, "python": platform.python_version()}


def _public(step: Step, reader: Seat | None) -> Step:
    """The step without the trace of a standing order, which only its owner knows."""
    hides = step.by == "order" and step.seat != reader
    return step.model_copy(update={"by": "player", "passed": False}) if hides else step


def _drawn(game: AnyGame, record: Record, reader: Seat | None) -> Shown | None:
    policy = next(iter(game.computers.values()), _sampled)
    dice = Dice(f"problem:{game.key}:{reader}")  # not the game's: they would tell its seed
    try:
        found = world(game, record, reader, policy, dice)
    except (Bug, Diverged, ValueError):
        return None
    return None if found is None else Shown(found.record, 0, found.apart)


def _sampled(view: Any, decision: Decision, dice: Dice) -> Answer:
    """The policy of a game without a computer player."""
    return decision.sample(dice)
