"""Keeping a world in a file, so that games go on after the sandbox is restarted.

`<folder>/sandbox.json` holds everything except the contents of files and emoji, which are in
`sandbox-files/<id>`. The JSON is first written to another name, so that a crash leaves either the old file or
the new one.
"""

import asyncio
import json
import logging
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Literal

from pydantic import BaseModel
from pydantic.main import IncEx

from bot.files import make_folder, tighten, write_file
from bot.sandbox.forgetting import files, forget
from bot.sandbox.page.page_state import Marks, PageState
from bot.sandbox.world.form import Json
from bot.sandbox.world.state import State
from bot.sandbox.world.world import Change
from rules.core.text import Text

log = logging.getLogger(__name__)

NAME = "sandbox.json"
FILES = "sandbox-files"
DELAY = 1.0
"""Seconds (real time) from a change until it is written; further changes are written with it."""

OURS = re.compile(rb'\s*(\{\s*"version"\s*:\s*\d+\s*,\s*"state"|.{0,4}\Z)', re.DOTALL)
"""How a file of ours begins, also one that was damaged; what holds next to nothing is nobody's."""

CONTENTS: Mapping[str, IncEx] = {
    "messages": {"__all__": {"versions": {"__all__": {"attachments": {"__all__": {"content"}}}}}},
    "emojis": {"__all__": {"image"}},
}
"""Where a state holds the contents of files, for pydantic."""


class CannotKeep(Exception):  # noqa: N818 - said of the folder
    """The world's file cannot be read or written. `text` says so to the operator."""

    def __init__(self, text: Text) -> None:
        super().__init__(text)
        self.text = text


class Kept(BaseModel):
    """The content of the world's file."""

    version: Literal[1] = 1
    state: State
    marks: Marks


def load(folder: Path) -> Kept | None:
    """Return the world that a folder keeps; None when it keeps none.

    An unreadable file is renamed, and `CannotKeep` says to what. A file that is not the sandbox's stays as it
    is. A picture whose file is missing is empty.
    """
    path = folder / NAME
    try:
        content = path.read_bytes()
        if not OURS.match(content):
            raise CannotKeep(Text(key="sandbox.foreign", args={"file": str(path)}))
        raw = json.loads(content)
        _fill(raw, folder / FILES)
        return Kept.model_validate(raw)
    except FileNotFoundError:
        return None
    except OSError as error:
        raise _unreadable(path, error) from error
    except (ValueError, RecursionError, TypeError, KeyError, AttributeError, AssertionError) as error:
        aside = path.with_name(f"sandbox.broken-{datetime.now(UTC):%Y%m%d-%H%M%S}.json")
        path.rename(aside)
        names: dict[str, int | str | list[str]] = {"file": str(path), "aside": str(aside)}
        raise CannotKeep(Text(key="sandbox.broken", args=names)) from error


def _unreadable(path: Path, error: OSError) -> CannotKeep:
    reason = error.strerror or str(error)
    return CannotKeep(Text(key="sandbox.folder", args={"file": str(path), "reason": reason}))


def _fill(raw: Json, folder: Path) -> None:
    """Put the contents of files back into the JSON of a `Kept`."""
    state = raw["state"]
    assert isinstance(state, dict)
    for message in state["messages"].values():
        for version in message["versions"]:
            for attachment in version["attachments"]:
                file = folder / str(int(attachment["id"]))
                attachment["content"] = file.read_bytes() if file.is_file() else b""
    for emoji in state.get("emojis", {}).values():
        if "image" not in emoji:  # older files hold it themselves
            file = folder / str(int(emoji["id"]))
            emoji["image"] = file.read_text(encoding="ascii") if file.is_file() else ""


@dataclass(frozen=True)
class Snapshot:
    """The data to write: the JSON, and the contents of files by id."""

    content: bytes
    files: dict[int, bytes]


def snapshot(page_state: PageState) -> Snapshot:
    """Return a world as it is now, after forgetting what nobody can see any more (see `forgetting`)."""
    forget(page_state.world)
    kept = Kept(state=page_state.world.state, marks=page_state.marks)
    contents = {file.id: file.content for file in files(page_state.world) if file.content}
    contents |= {emoji.id: emoji.image.encode() for emoji in page_state.world.state.emojis.values()}
    return Snapshot(kept.model_dump_json(exclude={"state": CONTENTS}).encode(), contents)


def write(taken: Snapshot, folder: Path) -> None:
    """Write a snapshot; files that are there already are left alone. Raises `OSError`."""
    make_folder(folder / FILES)
    known = {int(file.name) for file in (folder / FILES).iterdir() if file.name.isdigit()}
    for file_id in taken.files.keys() - known:
        write_file(folder / FILES / str(file_id), taken.files[file_id])
    write_file(folder / NAME, taken.content)
    for file_id in known - taken.files.keys():
        (folder / FILES / str(file_id)).unlink(missing_ok=True)


@asynccontextmanager
async def kept(page_state: PageState, folder: Path) -> AsyncIterator[None]:
    """Write the world to `folder` a moment after each change, and once more at the end.

    Raises `CannotKeep` at once if the folder cannot be written to; later failures are logged.
    """
    try:
        write(snapshot(page_state), folder)
        tighten(*(file for file in (folder / FILES).iterdir() if file.name.isdigit()))
    except OSError as error:
        raise _unreadable(folder / NAME, error) from error
    changed, over = asyncio.Event(), asyncio.Event()

    def hear(change: Change) -> None:
        changed.set()

    page_state.world.listeners.append(hear)
    keeping = asyncio.ensure_future(_keep(page_state, folder, changed, over))
    try:
        yield
    finally:
        page_state.world.listeners.remove(hear)
        over.set()
        changed.set()
        await keeping


async def _keep(page_state: PageState, folder: Path, changed: asyncio.Event, over: asyncio.Event) -> None:
    while True:
        await changed.wait()
        with suppress(TimeoutError):
            await asyncio.wait_for(over.wait(), DELAY)
        last = over.is_set()
        changed.clear()
        try:
            await asyncio.to_thread(write, snapshot(page_state), folder)
        except OSError as error:
            log.warning("the sandbox's world was not written: %s", error)
        if last:
            return
