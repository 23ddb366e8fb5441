"""The bot's requests to the double, so that tests can check for unwanted ones."""

from dataclasses import dataclass, field

from bot.sandbox.world.form import Json


@dataclass
class Request:
    """One request of the bot: its path after `/api/v10`, its JSON, and how it was answered.

    `status` is 0 until it is answered, and when the answer was lost on the way.
    """

    at: float
    method: str
    path: str
    body: Json | list[Json] | None = None
    status: int = 0
    code: int = 0


@dataclass
class Traffic:
    """All requests, those without a route (`unknown`), and bodies that violate Discord's schema."""

    requests: list[Request] = field(default_factory=list)
    unknown: list[str] = field(default_factory=list)
    violations: list[str] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """What the double could not do, such as reading a schema that is not there."""

    def of(self, method: str, start: str) -> list[Request]:
        """Return the requests of one method whose path begins with `start`."""
        return [r for r in self.requests if r.method == method and r.path.startswith(start)]
