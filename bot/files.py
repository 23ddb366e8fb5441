"""Files that nobody else on the machine may read: they hold hands, seeds, the world of the sandbox."""

import logging
import os
from contextlib import suppress
from pathlib import Path

OURS = 0o600  # the mode of a file for its owner alone
OTHERS = 0o077  # the mode bits of everybody else
log = logging.getLogger(__name__)


def make_folder(folder: Path) -> None:
    """Make a folder that only its owner can enter, and its parents as needed. Raises `OSError`.

    An existing folder stays as it is: others may have reasons to enter it.
    """
    missing = [each for each in (folder, *folder.parents) if not each.exists()]
    for each in reversed(missing):
        with suppress(FileExistsError):  # two processes may start at once
            each.mkdir(mode=0o700)
    folder.mkdir(exist_ok=True)  # raises if a file is in the way


def make_file(path: Path) -> None:
    """Make an empty file that only its owner can read, or restrict an existing one in this way.

    Raises `OSError` if it can't be made.
    """
    try:
        os.close(_new(path))
    except FileExistsError:
        tighten(path)


def write_file(path: Path, content: bytes) -> None:
    """Write a file that only its owner can read, whole or not at all. Raises `OSError`."""
    part = path.with_name(f"{path.name}.new")
    part.unlink(missing_ok=True)
    with os.fdopen(_new(part), "wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def _new(path: Path) -> int:
    """Open a new file. If root creates it, it belongs to the folder's owner, who has to read it later."""
    opened = os.open(path, os.O_CREAT | os.O_EXCL | os.O_WRONLY, OURS)
    if os.geteuid() == 0:
        about = path.parent.stat()
        os.fchown(opened, about.st_uid, about.st_gid)
    return opened


def tighten(*paths: Path) -> None:
    """Restrict files, if they exist, to their owner.

    Somebody else's file stays as it is, with a line in the log.
    """
    for path in paths:
        try:
            if path.is_file() and path.stat().st_mode & OTHERS:
                path.chmod(OURS)
        except OSError as error:
            log.warning("%s can be read by others: %s", path, error.strerror)
