"""Keeping what was drawn in files, so that it need not be drawn again."""

import logging
import os
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

log = logging.getLogger(__name__)


def keep(file: Path, write: Callable[[Path], object], what: str) -> bool:
    """Make a file, whole or not at all, with `write`. Returns whether it is kept.

    If it can't be kept the log says so of `what`: a full disk must not cost anybody what was drawn.
    """
    fresh = file.with_suffix(f".{os.getpid()}")  # another process may be writing the same one
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write(fresh)
        fresh.replace(file)
    except OSError as error:
        log.warning("%s could not be kept: %s", what, type(error).__name__)
        with suppress(OSError):  # half a file would take the room that is left
            fresh.unlink(missing_ok=True)
        return False
    return True
