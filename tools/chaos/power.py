"""The leavings of a power loss: everything synced, and any part of the later writes, in any order.

A small library (`journal.c`) that is loaded before the C library keeps a journal of what the process writes
to the database's files. It is compiled on demand; without a compiler there is no journal.
"""

import ctypes
import os
import shutil
import struct
import subprocess
from bisect import bisect_right
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import NamedTuple

from tests.bot.e2e.inside import DATABASE
from tools.chaos.recording import Left, Recorder

SOURCE = Path(__file__).with_name("journal.c")
PRELOAD = "LD_PRELOAD"
SECTOR = 512  # bytes that a disk writes whole
HEAD = struct.Struct("<ccqq")
NAMES = {b"d": DATABASE, b"w": f"{DATABASE}-wal"}


class Op(NamedTuple):
    """An operation on a file: `w`ritten or cut (`t`) at an offset, `s`ynced, or `u`nlinked."""

    kind: bytes
    name: str
    offset: int
    data: bytes


def compiled(folder: Path) -> Path | None:
    """Make the library; None without a compiler."""
    compiler = shutil.which("gcc") or shutil.which("cc")
    if compiler is None:
        return None
    made = folder / "journal.so"
    command = [compiler, "-O2", "-shared", "-fPIC", "-o", str(made), str(SOURCE), "-ldl"]
    return made if subprocess.run(command, check=False).returncode == 0 else None


def library() -> ctypes.CDLL | None:
    """Return the library, if this process was started with it."""
    path = os.environ.get(PRELOAD, "")
    if Path(path).name != "journal.so":
        return None
    found = ctypes.CDLL(path)
    found.journal_length.restype = ctypes.c_long
    return found


@contextmanager
def journalled(recorder: Recorder, file: Path) -> Iterator[None]:
    """Keep a journal of what is written in the recorder's folder, if that can be."""
    found = library()
    if found is None:
        yield
        return
    found.journal_begin(str(recorder.folder).encode(), str(file).encode())
    recorder.position = found.journal_length
    try:
        yield
    finally:
        found.journal_end()


def read_journal(file: Path) -> list[Op]:
    """Return the operations of a journal."""
    whole, at, found = file.read_bytes(), 0, []
    while at < len(whole):
        kind, name, offset, size = HEAD.unpack_from(whole, at)
        at += HEAD.size + size
        found.append(Op(kind, NAMES.get(name, ""), offset, whole[at - size : at]))
    return found


class Disk:
    """A disk that loses power: for each file, what is safe and what is still to be written."""

    def __init__(self, files: dict[str, bytes]) -> None:
        self.safe = {name: bytearray(content) for name, content in files.items()}
        self.late: dict[str, list[Op]] = {name: [] for name in files}

    def do(self, op: Op) -> None:
        """Apply one operation of the journal."""
        if op.name not in self.safe:
            return
        if op.kind == b"s":
            for each in self.late[op.name]:
                apply(self.safe[op.name], each)
            self.late[op.name] = []
        else:
            self.late[op.name].append(op)

    def dropped(self) -> dict[str, bytes]:
        """Return the files if only synced writes arrived."""
        return {name: bytes(content) for name, content in self.safe.items()}

    def torn(self, chance: Random) -> dict[str, bytes]:
        """Return files in which some of it has arrived, in any order, and some in part."""
        found = {}
        for name, content in self.safe.items():
            whole = bytearray(content)
            some = [op for op in self.late[name] if chance.random() < 0.6]
            chance.shuffle(some)
            for op in some:
                apply(whole, _part(op, chance))
            found[name] = bytes(whole)
        return found


def apply(content: bytearray, op: Op) -> None:
    """Apply to a file's content what was done to the file."""
    if op.kind == b"u":
        del content[:]
    elif op.kind == b"t":
        content[:] = content[: op.offset].ljust(op.offset, b"\0")
    elif op.kind == b"w":
        content.extend(bytes(max(0, op.offset + len(op.data) - len(content))))
        content[op.offset : op.offset + len(op.data)] = op.data


def _part(op: Op, chance: Random) -> Op:
    """Cut a write, now and then, to its first or its last sectors."""
    if op.kind != b"w" or chance.random() < 0.6 or len(op.data) < 2 * SECTOR:
        return op
    at = SECTOR * chance.randrange(1, len(op.data) // SECTOR)
    if chance.random() < 0.5:
        return op._replace(data=op.data[:at])
    return op._replace(offset=op.offset + at, data=op.data[at:])


def losses(
    recorder: Recorder, ops: Sequence[Op], base: int, commands: bytes, chance: Random, most: int
) -> Iterator[tuple[str, Left]]:
    """Yield the states that a power loss may leave after `most` of the operations, chosen by chance.

    Each has a name; equal states come once.
    """
    if not recorder.files:
        return
    wanted = set(chance.sample(range(1, len(ops) + 1), min(most, len(ops))))
    disk = Disk({name: b"".join(pieces) for name, pieces in recorder.files[0].pieces.items()})
    seen: set[int] = set()
    for number, op in enumerate(ops, 1):
        disk.do(op)
        if number not in wanted:
            continue
        done = max(bisect_right(recorder.returned, number) - 1, 0)
        world = max(bisect_right(recorder.happened, number) - 1, 0)
        for how, files in (("dropped", disk.dropped()), ("torn", disk.torn(chance))):
            mark = hash((tuple(files.values()), done, world))
            if mark not in seen:
                seen.add(mark)
                allowed = recorder.allowed(done, done + 1)
                yield f"{number}-{how}", Left(files, commands, recorder.worlds[world], base, *allowed)
