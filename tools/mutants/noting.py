"""Notes of a test run in a probed copy of the tree, made in any of its processes.

Probed modules import it, so it imports nothing of ours.
"""

import json
import os
from pathlib import Path

NOTED = "noted"  # a folder in the tree, with a file for each process
_known: set[tuple[int, str]] = set()


def seen(place: int) -> None:
    """Note that the running test came by this place; `""`: no test runs, or this process does not know it."""
    test = os.environ.get("PYTEST_CURRENT_TEST", "")
    if (place, test) not in _known:
        _known.add((place, test))
        note(place, test)


def note(*what: int | float | str) -> None:
    """Add a line to the notes of this process."""
    tree = next(folder for folder in Path(__file__).parents if (folder / NOTED).is_dir())
    with (tree / NOTED / f"{os.getpid()}").open("a", encoding="utf-8") as file:
        file.write(json.dumps(what) + "\n")
