"""Medians over rounds, in each of which everything that is compared takes its turn."""

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from statistics import median
from time import perf_counter, process_time

ROUNDS = 5


@dataclass(frozen=True)
class Figure:
    """One line of the report. `aim` is what the figure should stay below (None: it is only told)."""

    what: str
    value: float
    unit: str
    aim: float | None = None

    def __str__(self) -> str:
        verdict = (
            "" if self.aim is None else f"   aim {self.aim:g}: {'yes' if self.value <= self.aim else 'NO'}"
        )
        return f"{self.what:58} {self.value:10.2f} {self.unit:12}{verdict}"


async def compare(
    *runs: Callable[[], Awaitable[int]], rounds: int = ROUNDS, clock: Callable[[], float] = perf_counter
) -> list[float]:
    """Return the milliseconds for a piece of work of each run; a run does some, and says how many.

    With `process_time` as the clock only the work of this process counts, on all its threads: if two runs
    differ little, the time that threads wait to be woken would hide the difference.
    """
    times: list[list[float]] = [[] for _ in runs]
    for _ in range(rounds):
        for run, found in zip(runs, times, strict=True):
            began = clock()
            pieces = await run()
            found.append((clock() - began) * 1000 / pieces)
    return [median(found) for found in times]


def clock(step: Callable[[], object]) -> float:
    """Return the milliseconds of processor time that a step takes: other programs do not count."""
    start = process_time()
    step()
    return (process_time() - start) * 1000


def spread(
    what: str, values: Sequence[float], unit: str, aim: float | None = None, p95: float | None = None
) -> list[Figure]:
    """Return median, p95 and worst of many values; `aim` is for the worst, `p95` the aim for that."""
    return [
        Figure(f"{what}: median", median(values), unit),
        Figure(f"{what}: p95", percentile(values, 0.95), unit, p95),
        Figure(f"{what}: worst", max(values), unit, aim),
    ]


def percentile(values: Sequence[float], share: float) -> float:
    """Return the value below which this share of the values lies."""
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))]
