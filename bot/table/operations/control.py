"""Requests by the operator's command line to a running bot: files beside the database.

While the bot runs, nothing else writes to the database. A command leaves a small file, the request. The bot
removes it, does what it asks, and leaves a reply. So if the request is still there when the command gives up,
nothing has changed, and nothing will.
"""

import asyncio
import json
import logging
import os
import secrets
import stat
import time
from collections.abc import Awaitable, Callable, Mapping
from pathlib import Path
from typing import Any, Literal

from bot.files import write_file
from bot.table.lobby import archive
from bot.table.model import TableInfo
from bot.table.runtime.context import Context
from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.text import Text

Command = Literal["freeze", "thaw"]
COMMANDS: Mapping[str, Callable[[Context, int], Awaitable[TableInfo]]] = {
    "freeze": archive.freeze,
    "thaw": archive.thaw,
}
COMMAND_TIMEOUT = 15.0  # seconds until a command gives up; as long again if its request was taken
STALE = 60.0  # seconds after which nobody waits for a request any more
MAX_BYTES = 1000  # bytes of a request
MAX_REQUESTS = 8  # requests that are done in one round
POLL = 0.05  # seconds between two checks for the reply
log = logging.getLogger(__name__)


class Unanswered(Exception):  # noqa: N818 - what happened
    """The bot did not reply. `taken`: it has taken the request, and may have carried it out."""

    def __init__(self, *, taken: bool) -> None:
        super().__init__("taken, but not replied to" if taken else "not taken")
        self.taken = taken


def ask(database: Path, command: Command, table_id: int) -> None:
    """Ask the bot that uses the database to change a table, and wait until it has.

    Raises `Rejected` if the bot refuses, `Unanswered`, and `OSError` if the folder can't be written.
    """
    number = secrets.token_hex(8)
    request, reply = (_beside(database, f"{kind}-{number}") for kind in ("request", "reply"))
    write_file(request, json.dumps({"command": command, "table": table_id}).encode())
    try:
        said = _wait_for(reply)
        if said is None:
            if _take_away(request):
                raise Unanswered(taken=False)
            said = _wait_for(reply)
    finally:
        for each in (request, reply):
            _take_away(each)
    if said is None or "failed" in said:
        raise Unanswered(taken=True)
    if said["refused"] is not None:
        raise Rejected(Text.model_validate(said["refused"]))


async def serve(context: Context) -> None:
    """Carry out the commands' requests since the last call; a running bot calls it regularly."""
    database = context.store.path
    if database is None:
        return
    for number, asked in await asyncio.to_thread(_taken, database):
        said = json.dumps(await _done(context, asked)).encode()
        await asyncio.to_thread(write_file, _beside(database, f"reply-{number}"), said)


async def _done(context: Context, asked: Any) -> dict[str, Any]:
    try:
        command, table_id = COMMANDS[asked["command"]], int(asked["table"])
        log.info("the operator asks: %s table %d", asked["command"], table_id)
        await command(context, table_id)
    except Rejected as refusal:
        return {"refused": refusal.text.model_dump()}
    except Exception as error:
        log.error("what the operator asked for failed: %s", traced(error))
        return {"failed": True}
    return {"refused": None}


def _taken(database: Path) -> list[tuple[str, Any]]:
    """Read and remove the waiting requests, by number; delete files that are too old, leave odd ones."""
    found: list[tuple[str, Any]] = []
    names = {kind: f"{database.name}.{kind}-" for kind in ("request", "reply")}
    for path in sorted(database.parent.iterdir()):
        if not path.name.startswith(tuple(names.values())) or path.suffix == ".new":
            continue
        try:
            content = _content(path)
            if content is not None and path.name.startswith(names["request"]) and _take_away(path):
                found.append((path.name.removeprefix(names["request"]), json.loads(content)))
        except (OSError, ValueError) as error:  # a link, a file of somebody else, no JSON
            log.debug("%s is no request: %s", path.name, type(error).__name__)
        if len(found) == MAX_REQUESTS:
            break
    return found


def _content(path: Path) -> bytes | None:
    """Return a file's content, if it is small, fresh, and owned by the bot's own user or by root."""
    opened = os.open(path, os.O_RDONLY | os.O_NOFOLLOW | os.O_NONBLOCK)
    with os.fdopen(opened, "rb") as file:
        about = os.fstat(opened)
        if not stat.S_ISREG(about.st_mode) or about.st_uid not in (os.geteuid(), 0):
            return None
        if time.time() - about.st_mtime > STALE:
            _take_away(path)
            return None
        content = file.read(MAX_BYTES + 1)
        return content if len(content) <= MAX_BYTES else None


def _wait_for(reply: Path) -> dict[str, Any] | None:
    until = time.monotonic() + COMMAND_TIMEOUT
    while time.monotonic() < until:
        if reply.exists():
            said: dict[str, Any] = json.loads(reply.read_bytes())
            return said
        time.sleep(POLL)
    return None


def _take_away(path: Path) -> bool:
    """Delete a file; False if somebody else was faster."""
    try:
        path.unlink()
    except FileNotFoundError:
        return False
    return True


def _beside(database: Path, suffix: str) -> Path:
    return database.with_name(f"{database.name}.{suffix}")
