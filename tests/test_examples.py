"""Examples in docstrings of the code."""

import doctest
import re
from importlib import import_module

import pytest

from tests.contract.places import ROOT
from tests.test_imports import modules

FOLDERS = ("rules", "render", "bot", "games/saideira", "tests", "tools")
EXAMPLE = re.compile(r"^ *>>> ", re.MULTILINE)


def names_of_modules_with_examples() -> list[str]:
    """Read the files for them: to import all modules takes seconds in each worker."""
    found = [file for file in modules(*FOLDERS) if EXAMPLE.search((ROOT / file).read_text(encoding="utf-8"))]
    return [file.removeprefix("games/saideira/").removesuffix(".py").replace("/", ".") for file in found]


MODULES = names_of_modules_with_examples()


@pytest.mark.parametrize("name", MODULES)
def test_examples_in_docstrings_come_out_as_they_say(name: str) -> None:
    results = doctest.testmod(import_module(name))
    assert results.attempted > 0
    assert results.failed == 0


def test_every_layer_has_examples() -> None:
    """So the search for them finds some."""
    assert {name.partition(".")[0] for name in MODULES} >= {"rules", "render", "bot"}
