"""A cache of limited size: what has not been used for longest goes first."""

from collections import OrderedDict
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

T = TypeVar("T")


class Bounded(Generic[T]):
    """Keeps values by key, up to `most` in total weight. By default each value weighs one."""

    def __init__(self, most: int, weight: Callable[[T], int] = lambda _: 1) -> None:
        self._most = most
        self._weight = weight
        self._kept: OrderedDict[Hashable, T] = OrderedDict()
        self._sum = 0

    def get(self, key: Hashable) -> T | None:
        """Return the value for this key, or None."""
        if key in self._kept:
            self._kept.move_to_end(key)
        return self._kept.get(key)

    def drop(self, key: Hashable) -> None:
        """Forget the value for this key, if there is one."""
        if key in self._kept:
            self._sum -= self._weight(self._kept.pop(key))

    def put(self, key: Hashable, value: T) -> T:
        """Keep a value, unless it alone is too heavy, and return it."""
        self.drop(key)
        if self._weight(value) > self._most:
            return value
        self._kept[key] = value
        self._sum += self._weight(value)
        while self._sum > self._most:
            _, old = self._kept.popitem(last=False)
            self._sum -= self._weight(old)
        return value
