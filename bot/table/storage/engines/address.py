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
    """Return the address in a setting or on the command line; `sqlite:` before a path may be left out.

    Raises `ValueError` for anything else. The message has nothing of the text, in which a password may be.
    """
    if text.startswith(PREFIXES):
        return Server(text)
    path = text.removeprefix("sqlite:")
    if not path:
        raise ValueError("is empty: a file, or postgresql://...")
    if re.match(r"[\w+]+://", path):
        raise ValueError("is of an unknown kind: a file, or postgresql://...")
    if Path(path).is_dir():
        raise ValueError("is a folder: the file in it, such as var/taverna.db")
    return Path(path)
