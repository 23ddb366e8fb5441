"""The numbers in Prometheus' form: what was measured, and the present state when somebody asks."""

import asyncio
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from time import monotonic

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, ProcessCollector, generate_latest

from bot.metrics.measures import Measure
from bot.table.runtime.context import Context
from bot.table.storage.inspection import Census, census

FAST = (0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)  # seconds of a transaction
HUMAN = (0.05, 0.1, 0.2, 0.5, 1, 1.5, 2, 3, 5, 10, 30, 60, 300)  # seconds that a person waits
FRESH = 5.0  # seconds for which the state of the database is not asked for again


@dataclass(frozen=True, slots=True)
class Present:
    """The state that only memory knows.

    `age`: for how long the table that has waited longest has had something to say, in seconds. `pending`:
    pictures that are being drawn or wait for it.
    """

    connected: bool
    age: float
    pending: int


class Numbers:
    """Listens to `measures` and answers with everything."""

    def __init__(self, context: Context, present: Callable[[], Present]) -> None:
        self._context = context
        self._present = present
        self._registry = registry = CollectorRegistry()
        ProcessCollector(registry=registry)
        self._times: Mapping[Measure, Histogram] = {
            "first_response": _histogram(registry, "first_response", "To the first response", HUMAN),
            "visible": _histogram(registry, "visible", "To the end of the answer", HUMAN),
            "said": _histogram(registry, "said", "From due to said, by kind of message", HUMAN),
            "database": _histogram(registry, "database", "A transaction, with the wait for its turn", FAST),
        }
        self._limits = Counter(
            "taverna_rate_limits", "Waits that Discord asked for", ["kind"], registry=registry
        )
        self._tables = Gauge("taverna_tables", "Tables that have not ended", ["status"], registry=registry)
        self._people = _gauge(registry, "people", "People who sit at open tables")
        self._outbox = _gauge(registry, "outbox_rows", "Messages that wait to be said")
        self._age = _gauge(registry, "outbox_age_seconds", "How long the oldest of them has waited")
        self._pending = _gauge(registry, "pictures_pending", "Pictures that are being drawn or wait for it")
        self._connected = _gauge(registry, "connected", "Whether Discord is connected")
        self._counted = -FRESH
        self._lock = asyncio.Lock()

    def hear(self, measure: Measure, kind: str, value: float) -> None:
        """Record one measurement."""
        if measure == "rate_limit":
            self._limits.labels(kind).inc(value)
        else:
            self._times[measure].labels(kind).observe(value)

    async def text(self) -> bytes:
        """Return all numbers, in Prometheus's text format."""
        async with self._lock:
            if monotonic() >= self._counted + FRESH:
                self._count(await self._context.store.study(census))
                self._counted = monotonic()
        present = self._present()
        self._connected.set(present.connected)
        self._age.set(present.age)
        self._pending.set(present.pending)
        return generate_latest(self._registry)

    def _count(self, found: Census) -> None:
        for status, count in found.tables.items():
            self._tables.labels(status).set(count)
        self._people.set(found.people)
        self._outbox.set(found.unsaid)


def _histogram(registry: CollectorRegistry, name: str, about: str, buckets: tuple[float, ...]) -> Histogram:
    return Histogram(f"taverna_{name}_seconds", about, ["kind"], registry=registry, buckets=buckets)


def _gauge(registry: CollectorRegistry, name: str, about: str) -> Gauge:
    return Gauge(f"taverna_{name}", about, registry=registry)
