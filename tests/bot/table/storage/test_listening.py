"""Listeners to a PostgreSQL server that is away: they wait a little, and connect anew."""

import threading
from collections.abc import Iterator
from typing import Any

import psycopg

from bot.table.storage.engines.session import Listener


class Line:
    """A connection that breaks at once."""

    closed = False

    def execute(self, statement: str) -> None:
        raise psycopg.OperationalError("the server is away")

    def close(self) -> None:
        self.closed = True


class Patience(threading.Event):
    """An event that is never set; it notes how long it was waited for."""

    def __init__(self) -> None:
        super().__init__()
        self.waited: list[float | None] = []

    def wait(self, timeout: float | None = None) -> bool:
        self.waited.append(timeout)
        return False


def test_each_time_the_server_is_away_it_waits_and_connects_anew() -> None:
    lines = [Line(), Line()]
    left: Iterator[Any] = iter(lines)
    listener = Listener(lambda: next(left))
    listener.stopped = patience = Patience()
    for times in (1, 2):
        assert listener.heard(5.0) == set()
        assert patience.waited == [1.0] * times
        assert [line.closed for line in lines] == [number < times for number in range(2)]
