"""Limits on what one person and one server may ask of the bot, and the token buckets for them.

`docs/adr/0026-budgets.md` says why there are these budgets, and where the numbers come from.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from enum import Enum

MAX_BUCKETS = 50_000  # most buckets that are kept
BUSY = 2.0  # seconds to wait for a person with too much in progress
INEXACT = 1e-6  # seconds of tolerance for rounding errors


@dataclass(frozen=True, slots=True)
class Rate:
    """A bucket of `burst` tokens that gains one every `each` seconds."""

    burst: float
    each: float


@dataclass(frozen=True, slots=True)
class Budget:
    """The limits for one person, and for all people of a server together (None: no limit).

    `own`: the rate that each person still has when the server's budget is spent. `at_once`: the number of
    requests of one person that may be in progress at the same time.
    """

    name: str
    person: Rate
    server: Rate | None = None
    own: Rate = Rate(0, 1)
    at_once: int = 4


MOVES = Budget("moves", Rate(30, 0.5), at_once=8)
UNDOS = Budget("undos", Rate(12, 10))
LOOKS = Budget("looks", Rate(30, 0.5), server=Rate(160, 0.125), own=Rate(6, 10))
PAGES = Budget("pages", Rate(60, 0.1), server=Rate(800, 0.02), own=Rate(30, 0.5))
DRAWINGS = Budget("drawings", Rate(30, 0.2), server=Rate(400, 0.04), own=Rate(15, 1), at_once=8)
WHOLE = Budget("whole", Rate(4, 10), server=Rate(12, 2), own=Rate(1, 60), at_once=2)
CHANGES = Budget("changes", Rate(20, 2), server=Rate(100, 0.25), own=Rate(5, 10))
CALLS = Budget("calls", Rate(8, 60), server=Rate(30, 6), own=Rate(2, 120), at_once=2)
OPENINGS = Budget("openings", Rate(4, 60), server=Rate(15, 15), own=Rate(1, 300), at_once=1)
TYPING = Budget("typing", Rate(30, 0.3), server=Rate(200, 0.05), own=Rate(5, 1))

TELLING = Rate(1, 10)  # of messages to one person that it was too much
POSTING = Rate(2, 60)  # of panels posted again because somebody at the table asks for it


class Work(Enum):
    """A kind of request: the budget that pays for it, and how many tokens it costs."""

    ANSWER = MOVES, 1, "answers a question"
    TAKE_BACK = UNDOS, 1, "takes an answer back"
    LOOK = LOOKS, 1, "shows something of the present"
    STUDY = LOOKS, 2, "reads, or draws, much"
    FOLLOW = PAGES, 1, "keeps a board in the browser in step"
    DRAW = DRAWINGS, 1, "draws for a board in the browser"
    REPLAY = WHOLE, 1, "goes through a whole game, or thinks"
    CHANGE = CHANGES, 1, "changes what everybody reads, in its place"
    CALL = CALLS, 1, "posts, or pings, in public"
    OPEN = OPENINGS, 1, "opens a table"
    TYPE = TYPING, 1, "wants suggestions"

    @property
    def budget(self) -> Budget:
        """The budget that pays for it."""
        return self.value[0]

    @property
    def cost(self) -> int:
        """The cost in tokens."""
        return self.value[1]


Bill = tuple[tuple[Hashable, Rate], ...]  # the buckets that have paid


class Buckets:
    """Token buckets by key. Each is stored as the time at which it will be full again; full ones are dropped.

    At most `most` are kept. Beyond that, the least recently used one is dropped, and counts as full.
    """

    def __init__(self, clock: Callable[[], float], most: int = MAX_BUCKETS) -> None:
        self._clock = clock
        self._most = most
        self._full_at: OrderedDict[Hashable, float] = OrderedDict()  # the most recently used one comes last

    def __len__(self) -> int:
        return len(self._full_at)

    def wait(self, key: Hashable, rate: Rate, cost: float = 1) -> float:
        """Return seconds until the bucket has this many tokens; 0 if it has them now."""
        now = self._clock()
        missing = max(self._full_at.get(key, now) - now, 0.0) + (cost - rate.burst) * rate.each
        return missing if missing > INEXACT else 0.0

    def take(self, key: Hashable, rate: Rate, cost: float = 1) -> None:
        """Take tokens, which must be there."""
        now = self._clock()
        self._full_at[key] = max(self._full_at.get(key, now), now) + cost * rate.each
        self._full_at.move_to_end(key)
        for _ in range(2):  # checks two old buckets for each new one, so that full ones get dropped
            oldest, full_at = next(iter(self._full_at.items()))
            if full_at <= now or len(self._full_at) > self._most:
                del self._full_at[oldest]

    def give_back(self, key: Hashable, rate: Rate, cost: float = 1) -> None:
        """Put tokens back that were taken."""
        if key in self._full_at:
            self._full_at[key] -= cost * rate.each


class Budgets:
    """Decides who may do what now. `clock` gives seconds; every budget is multiplied by `scale`."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, scale: float = 1.0) -> None:
        self._buckets = Buckets(clock)
        self._scale = scale
        self._at_work: Counter[tuple[str, int]] = Counter()
        self._paid: dict[tuple[str, int], Bill] = {}  # by the last request of each kind that is in progress

    @contextmanager
    def admitted(self, user_id: int, guild_id: int | None, work: Work) -> Iterator[float]:
        """Charge a request, and count it as in progress inside the block. Yields 0, or seconds to wait."""
        place = work.budget.name, user_id
        busy = self._busy(user_id, work)
        wait, paid = (BUSY, ()) if busy else self._billed(user_id, guild_id, work)
        self._at_work[place] += not wait
        if not wait:
            self._paid[place] = paid
        try:
            yield wait
        finally:
            self._at_work[place] -= not wait
            if not self._at_work[place]:
                del self._at_work[place]
                self._paid.pop(place, None)

    def wait(self, user_id: int, work: Work) -> float:
        """Return the seconds until the person's own budget can pay for the work; 0 if it can. Costs nothing.

        For requests whose server is not known before something has been read.
        """
        if self._busy(user_id, work):
            return BUSY
        return self._buckets.wait((work.budget.name, user_id), self._scaled(work.budget.person), work.cost)

    def spend(self, user_id: int, guild_id: int | None, work: Work) -> float:
        """Pay for it from the person's and the server's budget. Returns 0, or seconds until that is possible.

        A person's `own` share is used only when the server's budget is empty.
        """
        return self._billed(user_id, guild_id, work)[0]

    def _busy(self, user_id: int, work: Work) -> bool:
        return self._at_work[work.budget.name, user_id] >= work.budget.at_once * self._scale

    def _billed(self, user_id: int, guild_id: int | None, work: Work) -> tuple[float, Bill]:
        """Charge the work. Returns the seconds to wait, or 0 and the buckets that have paid."""
        budget, cost, buckets = work.budget, work.cost, self._buckets
        bill: list[tuple[Hashable, Rate]] = [((budget.name, user_id), self._scaled(budget.person))]
        if wait := buckets.wait(*bill[0], cost):
            return wait, ()
        if budget.server is not None and guild_id is not None:
            server = (budget.name, "server", guild_id), self._scaled(budget.server)
            own = (budget.name, guild_id, user_id), self._scaled(budget.own)
            if not (wait := buckets.wait(*server, cost)):
                bill.append(server)
            elif not (late := buckets.wait(*own, cost)):
                bill.append(own)
            else:
                return min(wait, late), ()
        for key, rate in bill:
            buckets.take(key, rate, cost)
        return 0.0, tuple(bill)

    def forgive(self, user_id: int, work: Work) -> None:
        """Charge a refused request that is in progress as a change, and give back what `work` has cost.

        The server gets back what it has paid, or one person could use up everybody's. Nothing is given back
        to somebody without a budget for a change.
        """
        if not self.spend(user_id, None, Work.CHANGE):
            for key, rate in self._paid.pop((work.budget.name, user_id), ()):
                self._buckets.give_back(key, rate, work.cost)

    def may(self, key: Hashable, rate: Rate) -> bool:
        """Take a token from a separate bucket; False if there is none."""
        scaled = self._scaled(rate)
        if self._buckets.wait(key, scaled):
            return False
        self._buckets.take(key, scaled)
        return True

    def may_tell(self, user_id: int) -> bool:
        """Return whether the person may be told again that it was too much; else nothing is said."""
        return self.may(("told", user_id), TELLING)

    def may_post(self, table_id: int) -> bool:
        """Return whether somebody may have the table's panel posted again."""
        return self.may(("post", table_id), POSTING)

    def _scaled(self, rate: Rate) -> Rate:
        return Rate(rate.burst * self._scale, rate.each / self._scale)
