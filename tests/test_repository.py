"""Promises of the repository about itself: its words, links, lock and files."""

import re
import shutil
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest
from PIL import Image, ImageSequence

from bot import VERSION

ROOT = Path(__file__).resolve().parent.parent
LINK = re.compile(r"(?<!`)\[[^\]]*\]\(([^)\s]+)\)")
LARGEST = 1_000_000  # bytes of a file in the repository; the lock is the one exception


def repository_files() -> list[Path]:
    """Return what git holds or would take, without what was deleted."""
    command = ["git", "ls-files", "--cached", "--others", "--exclude-standard", "-z"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    return [ROOT / name for name in listed.split("\0") if name and (ROOT / name).is_file()]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def project() -> dict[str, list[str]]:
    """The packages of each group in `pyproject.toml`, by name alone."""
    settings = tomllib.loads(text("pyproject.toml"))
    groups = {"": settings["project"]["dependencies"], **settings["dependency-groups"]}
    return {group: [re.split(r"[\[<>=~! ]", line)[0] for line in lines] for group, lines in groups.items()}


FILES = repository_files()
PAGES = [path.relative_to(ROOT).as_posix() for path in FILES if path.suffix == ".md"]
TARGETS = set(re.findall(r"^([a-z]+):", text("Makefile"), re.MULTILINE))


# --- files ---------------------------------------------------------------------------------------


def test_the_files_that_people_look_for_are_there() -> None:
    wanted = ["LICENSE", "NOTICE.md", "README.md", "CHANGELOG.md", "CONTRIBUTING.md", "SECURITY.md"]
    wanted += ["PRIVACY.md", "TERMS.md", "CODE_OF_CONDUCT.md"]
    assert [name for name in wanted if not text(name).strip()] == []


def test_no_file_is_large() -> None:
    assert [p.name for p in FILES if p.stat().st_size > LARGEST and p.name != "uv.lock"] == []


def test_nothing_is_left_to_be_done_in_a_comment() -> None:
    marks = re.compile(r"\b(TO" + r"DO|FIX" + r"ME|XX" + r"X|HA" + r"CK)\b")
    unread = (".png", ".webp", ".lock", ".xz")
    marked = [p.name for p in FILES if p.suffix not in unread and marks.search(p.read_text())]
    assert marked == []


def test_toml_files_are_sound() -> None:
    for path in FILES:
        if path.suffix == ".toml":
            tomllib.loads(path.read_text(encoding="utf-8"))


# --- commands ------------------------------------------------------------------------------------


def test_the_four_words_are_there() -> None:
    assert {"run", "test", "check", "bench"} <= TARGETS


def test_every_test_is_run_at_night_and_before_a_release() -> None:
    assert re.findall(r"\brun: (.*)", text(".github/workflows/nightly.yml")) == ["make nightly"]
    assert "uses: ./.github/workflows/nightly.yml" in text(".github/workflows/image.yml")
    assert "needs: [check, nightly]" in text(".github/workflows/image.yml")


def test_continuous_integration_runs_make_check_and_coverage_in_own_job() -> None:
    assert re.findall(r"\bmake .*", text(".ci/run").split("set -x")[1]) == ["make check"]
    assert (ROOT / ".ci/run").stat().st_mode & 0o111
    assert re.findall(r"\brun: (.*)", text(".github/workflows/check.yml")) == [".ci/run", "make coverage"]


@pytest.mark.parametrize("page", PAGES)
def test_pages_name_only_commands_that_exist(page: str) -> None:
    named = re.findall(r"^ *make ([a-z]+)|`make ([a-z]+)", text(page), re.MULTILINE)
    assert {first or second for first, second in named} <= TARGETS


# --- pages ---------------------------------------------------------------------------------------


def anchors(page: str) -> set[str]:
    """The anchors of a page's headings, as GitHub makes them."""
    headings = re.findall(r"^#+ (.+)$", text(page), re.MULTILINE)
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in headings}


def broken(page: str) -> Iterator[str]:
    for link in LINK.findall(text(page)):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, anchor = link.partition("#")
        target = (ROOT / page).parent / path if path else ROOT / page
        known = target.exists()
        if known and anchor:
            known = anchor in anchors(target.resolve().relative_to(ROOT).as_posix())
        if not known:
            yield link


@pytest.mark.parametrize("page", PAGES)
def test_links_lead_somewhere(page: str) -> None:
    assert list(broken(page)) == []


def test_the_readme_begins_with_a_few_seconds_of_a_game() -> None:
    picture = re.search(r"!\[[^\]]{20,}\]\(([^)]+\.webp)\)", text("README.md"))
    assert picture, "an image with alternative text"
    assert text("README.md").index(picture[0]) < 200
    with Image.open(ROOT / picture[1]) as film:
        stays = [frame.copy().info["duration"] for frame in ImageSequence.Iterator(film)]
        assert 480 <= film.width <= 800
    assert len(stays) >= 10
    assert 5_000 <= sum(stays) <= 20_000


def test_every_picture_of_the_documents_is_shown_in_one() -> None:
    """Or nobody notices that it has grown old."""
    shown = "\n".join(text(page) for page in PAGES)
    pictures = sorted(path.name for path in FILES if path.parent == ROOT / "docs" / "pictures")
    assert [name for name in pictures if f"pictures/{name})" not in shown] == []


def test_decision_records_are_numbered_and_listed() -> None:
    records = sorted(page for page in PAGES if page.startswith("docs/adr/"))
    assert [int(Path(page).name[:4]) for page in records] == list(range(1, len(records) + 1))
    for number, page in enumerate(records, 1):
        assert text(page).startswith(f"# {number}. ")
        assert re.search(r"^Status: (accepted|superseded)", text(page), re.MULTILINE), page
        assert f"adr/{Path(page).name}" in text("docs/index.md"), page


def test_every_page_of_the_documents_is_reached_from_the_index() -> None:
    links = LINK.findall(text("docs/index.md"))
    linked = {(ROOT / "docs" / link.partition("#")[0]).resolve() for link in links}
    pages = [page for page in PAGES if page.startswith("docs/") and page != "docs/index.md"]
    assert [page for page in pages if ROOT / page not in linked] == []


def test_the_game_in_the_documents_is_played_as_it_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    """The page's blocks are one module, and its last lines play a whole game under audit."""
    blocks = re.findall(r"^```python\n(.*?)^```", text("docs/writing-a-game.md"), re.MULTILINE | re.DOTALL)
    module = ModuleType("peak")
    monkeypatch.setitem(sys.modules, "peak", module)
    exec(compile("\n".join(blocks), "docs/writing-a-game.md", "exec"), module.__dict__)
    assert module.played.position.result.sheet["total"]


# --- versions ------------------------------------------------------------------------------------


def test_the_changelog_has_a_part_about_this_version() -> None:
    assert f"## [{VERSION}] - " in text("CHANGELOG.md")


def test_the_changelog_keeps_its_form() -> None:
    releases = re.findall(r"^## (.+)$", text("CHANGELOG.md"), re.MULTILINE)
    assert releases[0] == "[Unreleased]"
    assert [r for r in releases[1:] if not re.fullmatch(r"\[\d+\.\d+\.\d+\] - \d{4}-\d\d-\d\d", r)] == []
    kinds = {"Added", "Changed", "Deprecated", "Removed", "Fixed", "Security"}
    assert set(re.findall(r"^### (.+)$", text("CHANGELOG.md"), re.MULTILINE)) <= kinds


def test_the_lock_is_that_of_the_project() -> None:
    locked = tomllib.loads(text("uv.lock"))["package"]
    own = next(package for package in locked if package["name"] == "taverna")
    groups = {"": own["dependencies"], **own["dev-dependencies"]}
    names = {group: {package["name"] for package in packages} for group, packages in groups.items()}
    assert names == {group: {n.replace(".", "-") for n in packages} for group, packages in project().items()}
    from_elsewhere = [p for p in locked if p is not own and "editable" not in p["source"]]
    assert len({p["source"]["registry"] for p in from_elsewhere}) == 1, "all from one registry"


def test_every_dependency_has_its_reason() -> None:
    rows = [line for line in text("docs/adr/0013-dependencies.md").splitlines() if line.startswith("| `")]
    told = {name for row in rows for name in re.findall(r"`([^`]+)`", row.split("|")[1])}
    assert told == {name for names in project().values() for name in names}


# --- the service ---------------------------------------------------------------------------------


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here")
def test_systemd_understands_the_unit(tmp_path: Path) -> None:
    unit = tmp_path / "taverna.service"
    here = text("taverna.service").replace("/opt/taverna/.venv/bin/python", sys.executable)
    unit.write_text(here.replace("/opt/taverna", str(tmp_path)), encoding="utf-8")
    command = ["systemd-analyze", "verify", str(unit)]
    said = subprocess.run(command, check=False, capture_output=True, text=True).stderr
    assert [line for line in said.splitlines() if unit.name in line] == []


# --- settings ------------------------------------------------------------------------------------


def test_every_setting_is_in_the_example_and_explained() -> None:
    setting = re.compile(r"\b(?:TAVERNA_[A-Z_]+|DISCORD_(?:TOKEN|CLIENT_SECRET))\b")
    example = set(re.findall(r"^#?([A-Z_]+)=", text(".env.example"), re.MULTILINE))
    assert set(setting.findall(text("docs/operating.md"))) == example
