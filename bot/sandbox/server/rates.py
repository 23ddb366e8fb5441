"""Rate limits: the headers that discord.py goes by. Generous: buckets hold far more than Discord's."""

import hashlib
import time
from dataclasses import dataclass, field

LIMIT = 50
WINDOW = 1.0
"""Seconds (real time, because clients wait in real time)."""


@dataclass(frozen=True)
class Rate:
    """The state of a bucket after one request; `over` if it was one too many."""

    bucket: str
    remaining: int
    reset_after: float
    over: bool

    def headers(self) -> dict[str, str]:
        """Return Discord's headers for it."""
        return {
            "X-RateLimit-Limit": str(LIMIT),
            "X-RateLimit-Remaining": str(self.remaining),
            "X-RateLimit-Reset": f"{time.time() + self.reset_after:.3f}",
            "X-RateLimit-Reset-After": f"{self.reset_after:.3f}",
            "X-RateLimit-Bucket": self.bucket,
        }


@dataclass
class Rates:
    """The buckets: one for each method, route and major part of the path (channel, guild or webhook)."""

    windows: dict[tuple[str, str], tuple[float, int]] = field(default_factory=dict)
    second: tuple[float, int] = (0.0, 0)  # when the present one ends, and how many requests it has had

    def wait(self, most: int) -> float:
        """Count a request towards `most` of all together; for how many seconds it has to wait."""
        now = time.monotonic()
        ends, used = self.second
        if now >= ends:
            ends, used = now + WINDOW, 0
        self.second = (ends, used + 1)
        return round(ends - now, 3) if used >= most else 0.0

    def take(self, route: str, major: str) -> Rate:
        """Count a request."""
        now = time.monotonic()
        ends, used = self.windows.get((route, major), (0.0, 0))
        if now >= ends:
            ends, used = now + WINDOW, 0
        self.windows[route, major] = (ends, used + 1)
        bucket = hashlib.sha256(route.encode()).hexdigest()[:32]
        return Rate(bucket, max(LIMIT - used - 1, 0), round(ends - now, 3), used >= LIMIT)
