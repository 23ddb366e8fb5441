"""Names of a game's tests, and its page of rules in `docs/rules`, for the tests that hold both alike."""

import re
from collections.abc import Iterable
from pathlib import Path

PAGES = Path(__file__).parents[1] / "docs" / "rules"


class NamedTests:
    """The tests of a game, which are in this folder, by what their names say."""

    def __init__(self, folder: Path, game: str) -> None:
        self.folder = folder
        self.source = "\n".join(file.read_text(encoding="utf-8") for file in sorted(folder.glob("test_*.py")))
        self.names = re.findall(r"^def (test_\w+)", self.source, re.MULTILINE)
        self.page = (PAGES / f"{game}.md").read_text(encoding="utf-8")

    def numbers(self, kind: str) -> set[int]:
        """The numbers that names of tests give to rules, rulings or examples: `rule_07`."""
        return {int(n) for name in self.names for n in re.findall(rf"_{kind}_(\d\d)(?=_|$)", name)}

    def unnamed(self, things: Iterable[str], beginning: str = "test_") -> list[str]:
        """The things that no name of a test has, of those that begin like this."""
        named = " ".join(name for name in self.names if name.startswith(beginning))
        return [thing for thing in things if thing not in named]

    def rows(self, letter: str) -> dict[int, str]:
        """The rulings of the page's table, `| A1 | ... | test |`, each with its test, which exists."""
        rows = re.findall(rf"^\| {letter}(\d+) \|.*\| `(test_\w+)` \|$", self.page, re.MULTILINE)
        assert self.gone([test for _, test in rows]) == []
        return {int(number): test for number, test in rows}

    def gone(self, named: Iterable[str]) -> list[str]:
        """The tests among these that do not exist, as a function or as a module."""
        return [
            name for name in named if name not in self.names and not (self.folder / f"{name}.py").exists()
        ]
