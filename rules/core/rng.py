"""Random numbers from a hash of seed and counter: the same on every machine and Python version."""

from collections.abc import MutableSequence
from hashlib import sha256
from typing import TypeVar

T = TypeVar("T")
_SPAN = 1 << 256


class Dice:
    """A stream of fair draws. `drawn` counts the hashes used; (`seed`, `drawn`) is the whole state.

    >>> Dice("demo").below(6) == Dice("demo").below(6)
    True
    """

    __slots__ = ("drawn", "seed")

    def __init__(self, seed: str, drawn: int = 0) -> None:
        self.seed = seed
        self.drawn = drawn

    def below(self, n: int) -> int:
        """Return a whole number from 0 to `n - 1`, all equally likely; `n` is from 1 to 2**256."""
        if not 1 <= n <= _SPAN:
            raise ValueError(f"below({n})")
        limit = _SPAN - _SPAN % n
        while True:
            drawn = int.from_bytes(sha256(f"{self.seed}:{self.drawn}".encode()).digest(), "big")
            self.drawn += 1
            if drawn < limit:
                return drawn % n

    def shuffle(self, pile: MutableSequence[T]) -> None:
        """Shuffle the pile in place (Fisher-Yates)."""
        for i in range(len(pile) - 1, 0, -1):
            j = self.below(i + 1)
            pile[i], pile[j] = pile[j], pile[i]
