"""The page of bounds says what the code does: each number is there, and each is the one in the code."""

import ast
import importlib
import re
from collections.abc import Iterator
from fractions import Fraction
from pathlib import Path

from bot.discord.requests.budgets import Budget, Rate, Work

ROOT = Path(__file__).parents[2]
PAGE = ROOT / "docs/bounds.md"
ROW = re.compile(r"^\| ([\d .]+) \| (.+) \| `([\w/]+)\.py`: `(\w+)` \|$", re.MULTILINE)
FOLDERS = ("bot/discord", "bot/table", "bot/metrics", "bot/doctor", "bot/web")
CONSTANT = re.compile(r"_?[A-Z][A-Z_]*")

# Names of numbers that bound nothing: ids, codes of others, colours, units, and how things are counted.
NO_BOUNDS = {
    *("NONE", "NO_NUMBER", "NO_SERVER", "NO_SEAT", "NOBODY", "LOCK", "NUMBER", "KNOWS", "MIGRATION"),
    *("DELETED", "UNFORESEEN", "ACKNOWLEDGED", "BUTTON"),
    *("RESTING", "QUIET", "OURS", "OTHERS", "DAY", "WEEK", "LAST_PORT", "INEXACT", "_TEXTS", "_TICKS"),
    *("LOST", "MEND", "MARK", "HEADER", "OUTGROWN"),
    *(f"bot/doctor/trial:{name}" for name in ("NEWS", "PUBLIC", "NOTICE", "SILENT", "LAYOUT")),
    "bot/doctor/application:HOUR",
    *("bot/table/people/sessions:HOUR", "bot/web/login:LARGEST_ID"),
    *("bot/discord/screens/ids:MOST", "bot/discord/past/story:PARTS", "bot/discord/play/advice:PARTS"),
    *("bot/table/storage/skill:START", "bot/table/storage/skill:SCALE"),
    # costs and points are counted, not limited; and no season ends by itself
    *(f"bot/table/series/{name}" for name in ("draw:APART", "draw:AGAIN", "standings:WIN", "standings:BYE")),
    *("bot/table/series/seating:UNKNOWN", "bot/table/people/statistics:FOREVER"),
}


def rows() -> dict[str, tuple[float, str]]:
    """Return what the page says: the number and its words, by module and name."""
    found = ROW.findall(PAGE.read_text(encoding="utf-8"))
    return {f"{file}:{name}": (float(number.replace(" ", "")), words) for number, words, file, name in found}


def constants() -> Iterator[tuple[str, float]]:
    """The numbers at the top of the bot's modules."""
    files = [*(ROOT / "bot").glob("*.py"), *(file for one in FOLDERS for file in (ROOT / one).rglob("*.py"))]
    for file in files:
        path = file.relative_to(ROOT).with_suffix("")
        names = list(_assigned(ast.parse(file.read_text(encoding="utf-8"))))
        module = importlib.import_module(".".join(path.parts))
        for name in names:
            if type(value := getattr(module, name)) in (int, float):
                yield f"{path.as_posix()}:{name}", value


def _assigned(tree: ast.Module) -> Iterator[str]:
    """The names of constants."""
    for node in tree.body:
        targets = node.targets if isinstance(node, ast.Assign) else ()
        target = node.target if isinstance(node, ast.AnnAssign) else targets[0] if targets else None
        if isinstance(target, ast.Name) and CONSTANT.fullmatch(target.id):
            yield target.id


def test_every_bound_is_on_the_page_with_the_number_of_the_code() -> None:
    bounds = {key: value for key, value in constants() if not {key, key.partition(":")[2]} & NO_BOUNDS}
    assert len(bounds) > 150
    assert {key: number for key, (number, _) in rows().items()} == bounds


def test_every_row_of_the_page_is_read() -> None:
    lines = [line for line in PAGE.read_text(encoding="utf-8").splitlines() if line.endswith("` |")]
    assert len(lines) == len(rows())
    assert all(len(words) > len("days") for _, words in rows().values())


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
