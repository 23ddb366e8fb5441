"""The address of a database: a file, or a PostgreSQL server."""

import re
from dataclasses import dataclass, field
from pathlib import Path

PREFIXES = ("postgresql://", "postgres://")


@dataclass(frozen=True, slots=True)
class Server:
    """A database on a PostgreSQL server. As a string it has no password."""

    url: str = field(repr=False)

    def __str__(self) -> str:
        plain = re.sub(r"^(\w+://[^/@:]*):[^/]*@", r"\1@", self.url)
        return re.sub(r"([?&]password=)[^&]*", r"\1...", plain)


Address = Path | Server


def address(text: str) -> Address:
    """The address in a setting or on the command line; `sqlite:` before a path may be left out."""
    if text.startswith(PREFIXES):
        return Server(text)
    return Path(text.removeprefix("sqlite:"))
