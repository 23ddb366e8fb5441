"""The page of bounds, and the record of budgets, say what the code does."""

import re
from fractions import Fraction
from importlib import import_module
from pathlib import Path

from bot.discord.requests.budgets import Budget, Rate, Work

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/bounds.md"
ROW = re.compile(r"^\| ([\d .]+) \| (.+) \| `([\w/]+)\.py`: `(\w+)` \|$", re.MULTILINE)


def rows() -> dict[str, tuple[float, str]]:
    """Return what the page says: the number and its words, by module and name."""
    found = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return {f"{file}:{name}": (float(number.replace(" ", "")), words) for number, words, file, name in found}


def test_each_number_on_the_page_is_the_one_in_the_code() -> None:
    found = {key: number for key, (number, _) in rows().items()}
    names = {key: key.replace("/", ".").split(":") for key in found}
    assert found == {key: getattr(import_module(module), name) for key, (module, name) in names.items()}


def test_every_row_of_the_page_is_read() -> None:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.endswith("` |")]
    assert len(lines) == len(rows())
    assert [words for _, words in rows().values() if len(words) <= len("days")] == []


RATE = re.compile(r"(\d+), ([\d./]+) s")


def rate(text: str) -> Rate | None:
    """`160, 1/8 s` of the record of budgets: a burst, then one each so many seconds."""
    found = RATE.fullmatch(text)
    return Rate(int(found[1]), float(Fraction(found[2]))) if found else None


def test_the_record_of_budgets_has_those_of_the_code() -> None:
    found = set()
    for line in (ROOT / "docs/adr/0026-budgets.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 7 and (person := rate(cells[3])) is not None:
            none = Budget("", person).own
            found.add(Budget(cells[0], person, rate(cells[4]), rate(cells[5]) or none, int(cells[6])))
    assert found == {work.budget for work in Work}
