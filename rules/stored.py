"""Games and reported problems in files, which may come from anybody.

They are read within bounds, and told without signs that would do something to a terminal.
"""

import signal
import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Annotated, Any, Self

from pydantic import Field, ValidationError, model_validator

from rules.core.decisions import Answer, Rejected, Seat
from rules.core.engine import Record, Step, load, look, migrate
from rules.core.flow import Result
from rules.core.game import LETTERS, AnyGame
from rules.core.moves import mend
from rules.core.rewind import Branch
from rules.core.selfplay.recorded import Recorded
from rules.core.text import Text
from rules.core.words import BIDI
from rules.games import find
from rules.problem import Problem

MOST = 2_000_000  # bytes of a file; the longest of our games takes 35,000
ANSWERS = 20_000  # of a game: a playout gives up after as many
SECONDS = 1.0  # of work to open a file, and for each answer in it:
FOR_EACH = 0.02
AGAIN = 0.05  # seconds of work between two alarms, since one may be lost in a garbage collection
BOUNDS = {"greater_than_equal", "less_than", "less_than_equal", "string_too_long", "too_long", "value_error"}

Short = Annotated[str, Field(max_length=100)]
Line = Annotated[str, Field(max_length=4_000)]  # as long as a message on Discord may be
Lines = Annotated[tuple[Line, ...], Field(max_length=1_000)]
Count = Annotated[int, Field(ge=0, le=10**9)]
AnySeat = Annotated[int, Field(ge=0, lt=len(LETTERS))]


class _Step(Step):
    prompt: Short
    seat: AnySeat
    drawn: Count


class _Record(Record):
    game: Short
    version: Count
    checkpoint: Annotated[str, Field(max_length=MOST)]
    steps: Annotated[tuple[_Step, ...], Field(max_length=ANSWERS)] = ()
    at: Count = 0
    head: Short = ""


class _Recorded(Recorded):
    game: Short
    version: Count
    seats: Annotated[int, Field(ge=1, le=len(LETTERS))]
    options: Annotated[dict[Short, Short], Field(max_length=100)]
    seed: Short
    players: Annotated[list[Short], Field(max_length=len(LETTERS))]
    answers: Annotated[list[tuple[Seat, Answer]], Field(max_length=ANSWERS)]
    branches: Annotated[tuple[Branch, ...], Field(max_length=ANSWERS)] = ()
    late: Annotated[tuple[int, ...], Field(max_length=ANSWERS)] = ()

    @model_validator(mode="after")
    def _of_all_seats(self) -> Self:
        result: Result = self.result
        if "total" not in result.sheet or any(
            len(each) != self.seats for each in (result.places, *result.sheet.values())
        ):
            raise ValueError("the result is not one of all seats")
        return self


class _Problem(Problem):
    versions: Annotated[dict[Short, Short], Field(max_length=100)]
    game: Short
    table: int
    status: Short
    seat: AnySeat | None
    lang: Short
    question: Lines
    log: Lines
    draft: Annotated[dict[Short, Any], Field(max_length=100)] = Field(default_factory=dict)
    record: _Record | None = None


def read_file(path: Path) -> Record | Recorded | Problem:
    """A game to go on with, a whole one, or a problem, from a file. Raises `Rejected` and `OSError`."""
    if not path.is_file() and not path.is_dir():  # a pipe, a device: it could have no end
        raise unreadable(path, "no-game")
    with path.open("rb") as file:
        content = file.read(MOST + 1)
    if len(content) > MOST:
        raise unreadable(path, "too-large", most=MOST)
    text = content.decode("utf-8-sig", errors="replace")
    kinds = (('"answers"', _Recorded), ('"versions"', _Problem))
    kind = next((kind for mark, kind in kinds if mark in text[:20_000]), _Record)
    try:
        return kind.model_validate_json(text)
    except ValidationError as error:
        raise _unfit(path, error) from error


def ready(path: Path, found: Record | Problem) -> tuple[AnyGame, Record, int]:
    """The game of a file, at its position under today's rules, and how many answers were left out.

    Raises `Rejected`.
    """
    record = found.record if isinstance(found, Problem) else found
    if record is None:
        raise unreadable(path, "no-position")
    game = find(record.game)
    if record.version > game.version:
        raise unreadable(path, "other-rules", version=record.version, known=game.version)
    with careful(path, len(record.steps)):
        record = migrate(game, record)
        if load(game, record.checkpoint).seats not in game.seats:
            raise unreadable(path, "damaged")
        kept, position, cut = mend(game, record)
        for seat in (None, *position.pending):
            look(game, position, seat)
    return game, kept, len(cut)


@contextmanager
def careful(path: Path, answers: int, why: str = "damaged", **args: int) -> Iterator[None]:
    """Guard a block that runs rules on what a file says, for so many answers.

    Any failure is due to a state that nobody could have played to, so it becomes a `Rejected` with this
    reason; and so does a run that takes too long.
    """
    try:
        with _timed(SECONDS + FOR_EACH * answers):
            yield
    except ValidationError as error:
        raise _unfit(path, error) from error
    except (Exception, _Overtime) as error:
        raise unreadable(path, why, **args) from error


class _Overtime(BaseException):
    """Raised after too long. Not an `Exception`, or a script could catch it and go on."""


@contextmanager
def _timed(seconds: float) -> Iterator[None]:
    """Raise `_Overtime` in the block if it computes longer. Does nothing off the main thread."""
    if threading.current_thread() is not threading.main_thread() or not hasattr(signal, "setitimer"):
        yield
        return

    def stop(number: int, frame: FrameType | None) -> None:
        raise _Overtime

    before = signal.signal(signal.SIGVTALRM, stop)
    signal.setitimer(signal.ITIMER_VIRTUAL, seconds, AGAIN)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_VIRTUAL, 0)
        signal.signal(signal.SIGVTALRM, before)


def unreadable(path: Path, why: str, **args: int) -> Rejected:
    """A refusal of the file: one of `core.refused.file`."""
    return Rejected(Text(key=f"core.refused.file.{why}", args={"file": str(path), **args}))


def _unfit(path: Path, error: ValidationError) -> Rejected:
    kinds = {each["type"] for each in error.errors(include_url=False)}
    if "extra_forbidden" in kinds:
        return unreadable(path, "other-form")
    return unreadable(path, "damaged" if kinds <= BOUNDS else "no-game")


def plain(text: str, keep: str = "") -> str:
    r"""The text with its control characters written out, but for those that are to `keep`.

    They could change a terminal's title, its clipboard, or what stands above.

    >>> plain("a\x1b]0;b\x07\n")
    'a\\x1b]0;b\\x07\\n'
    """
    return "".join(c if c in keep or not _acts(c) else repr(c)[1:-1] for c in text)


def _acts(character: str) -> bool:
    return character in BIDI or unicodedata.category(character) in ("Cc", "Cs", "Zl", "Zp")
