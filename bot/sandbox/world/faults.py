"""Faults on demand: what goes wrong on the way between the bot and Discord, as often as a test asks."""

from dataclasses import dataclass, field
from fnmatch import fnmatchcase
from typing import Literal


@dataclass
class Fault:
    """One thing that goes wrong with the next `times` requests that fit `pattern`.

    `refuse` answers with `status` and does nothing; `slow` does what was asked and answers `seconds` later
    (real time); `lose` does what was asked and cuts the connection without an answer. `everywhere`: the rate
    limit is that of all requests together.
    """

    pattern: str
    kind: Literal["refuse", "slow", "lose"]
    times: int = 1
    status: int = 500
    code: int = 0
    words: str = ""
    retry_after: float = 0.0
    everywhere: bool = False
    seconds: float = 0.0


@dataclass
class Faults:
    """The faults that are still to happen, in the order in which they were asked for."""

    waiting: list[Fault] = field(default_factory=list)

    def add(self, fault: Fault) -> None:
        """Arrange for `fault` to happen."""
        self.waiting.append(fault)

    def take(self, method: str, path: str) -> Fault | None:
        """Return the fault that strikes this request, and count it.

        The pattern is `"METHOD /path"` with `*` for anything (`"POST /channels/*/messages"`, `"* *"`); the
        path is the one after `/api/v10`.
        """
        for fault in self.waiting:
            if fnmatchcase(f"{method} {path}", fault.pattern):
                fault.times -= 1
                if fault.times <= 0:
                    self.waiting.remove(fault)
                return fault
        return None
