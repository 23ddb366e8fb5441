"""One run of a scenario: recorded once; then each different state that a crash could leave is tried."""

import asyncio
import gc
import re
import time
import traceback
from collections import Counter
from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Literal, NamedTuple
from zlib import crc32

from tools.chaos import power
from tools.chaos.crash import in_memory, recovery, survives, survives_two
from tools.chaos.mutants import MUTANTS
from tools.chaos.power import Op
from tools.chaos.recording import Left, Moment, Recorder
from tools.chaos.scenarios import SCENARIOS
from tools.chaos.stage import Stage, nothing_yet, stage

START = "start"  # the scenario of a bot that starts for the first time
TWO = "-two"  # ends the name of a point from which two bots start
KEPT = 3  # states that are written down, of those in which one process found the same thing wrong
Kind = Literal["killed", "killed again", "two bots", "power lost"]


class Task(NamedTuple):
    """A worker's task.

    `again` and `twice`: the number of states to try with a second crash, and with two bots. `lost`: the
    number of writes and syncs, chosen by chance, after each of which a loss of power is tried. `mutant`: a
    fault that is put into the bot, to see whether it is found.
    """

    scenario: str
    seed: int
    again: int
    twice: int
    lost: int
    keep: Path | None  # the folder for states in which something is wrong
    mutant: str = ""


class Failure(NamedTuple):
    """A failed check after a crash."""

    point: str  # its name, for `make chaos POINT=`
    kind: Kind
    label: str  # what the process was doing
    what: str

    @property
    def alike(self) -> str:
        """The failure's sort: equal for all failures that differ only in names and numbers."""
        return re.sub(r"\d+|\b(Ana|Bia|Cal|Dora|Eva|Fay)\b|\[.*\]", "#", self.what)


@dataclass
class Report:
    """The results of a run.

    `points`: moments at which the bot could have died. Those with the same bytes in the files and the same
    world share one of the `states`, and from each of these a bot was started.
    """

    task: Task
    points: Counter[Kind] = field(default_factory=Counter)
    states: Counter[Kind] = field(default_factory=Counter)
    labels: Counter[str] = field(default_factory=Counter)  # what the process was doing, at how many points
    failures: list[Failure] = field(default_factory=list)
    broken: str = ""  # why the scenario itself did not come to its end
    seconds: float = 0.0


_kept: Counter[str] = Counter()


def run(task: Task) -> Report:
    """Record a scenario and try all that a crash could leave of it."""
    report, began = Report(task), time.monotonic()
    if not gc.get_freeze_count():
        gc.collect()
        gc.freeze()  # or each collection looks through the whole program, on the time of the rules
    try:
        asyncio.run(_run(report))
    except Exception as error:  # one run must not end the others
        report.broken = "".join(traceback.format_exception(error)[-3:])
    report.seconds = time.monotonic() - began
    return report


async def _run(report: Report) -> None:
    if report.task.scenario == START:
        await _again(report, nothing_yet(), f"{START}-{report.task.seed}")
        return
    with TemporaryDirectory(prefix="chaos-", dir=in_memory()) as name:
        on_stage = await _recorded(report, Path(name))
        ops = power.read_journal(on_stage.journal) if on_stage.journal.exists() else []
    await _tried(report, on_stage.recorder, on_stage.base, on_stage.commands, ops)


async def _recorded(report: Report, folder: Path) -> Stage:
    """Play the scenario, to its end and to that of the bot."""
    task = report.task
    mutant = MUTANTS[task.mutant]() if task.mutant else nullcontext()
    async with stage(folder, task.seed, mutant) as made:
        try:
            await SCENARIOS[task.scenario](made)
        except Exception as error:
            report.broken = "".join(traceback.format_exception(error)[-3:])
    return made


async def _tried(report: Report, recorder: Recorder, base: int, commands: bytes, ops: Sequence[Op]) -> None:
    """Try all different states, and as many of the expensive trials as requested."""
    task, chance = report.task, Random(report.task.seed)
    every = labelled(recorder)
    lefts = [recorder.left_at(moment, base, commands) for moment in every]
    report.points["killed"] += len(recorder.points)
    report.labels.update(point.label for point in recorder.points)
    for number, (left, label) in enumerate(zip(lefts, every.values(), strict=True)):
        await _try(report, left, "killed", f"{task.scenario}-{task.seed}-{number}", label)
    for number in chance.sample(range(len(lefts)), min(task.again, len(lefts))):
        await _again(report, lefts[number], f"{task.scenario}-{task.seed}-{number}")
    for number in chance.sample(range(len(lefts)), min(task.twice, len(lefts))):
        name = f"{task.scenario}-{task.seed}-{number}{TWO}"
        report.points["two bots"] += 1
        await _try(report, lefts[number], "two bots", name, "two bots start")
    for loss, left in power.losses(recorder, ops, base, commands, chance, task.lost):
        report.points["power lost"] += 1
        name = f"{task.scenario}-{task.seed}-{loss}"
        await _try(report, left, "power lost", name, "after a write or a sync")


def labelled(recorder: Recorder) -> dict[Moment, str]:
    """Return the different moments, in their order, with what the process was doing first."""
    found: dict[Moment, str] = {}
    for point in recorder.points:
        found.setdefault(point.moment, point.label)
    return found


async def _again(report: Report, left: Left, name: str) -> None:
    """Crash while the bot gets up after a crash, wherever that may be."""
    recorder = await recovery(left)
    report.points["killed again"] += len(recorder.points)
    for number, (moment, label) in enumerate(labelled(recorder).items()):
        second = recorder.left_at(moment, left.base, left.commands)
        await _try(report, second, "killed again", f"{name}-{number}", label)


async def tried(left: Left, name: str) -> list[str]:
    """List the checks that fail after this crash. People act by chance, seeded with the point's name."""
    trial = survives_two if name.endswith(TWO) else survives
    return list(dict.fromkeys(await trial(left, crc32(name.encode()))))


async def _try(report: Report, left: Left, kind: Kind, name: str, label: str) -> None:
    report.states[kind] += 1
    for what in await tried(left, name):
        failure = Failure(name, kind, label, what)
        report.failures.append(failure)
        _kept[failure.alike] += 1
        if report.task.keep is not None and _kept[failure.alike] <= KEPT:
            left.keep(report.task.keep / name)
