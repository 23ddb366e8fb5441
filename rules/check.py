"""`python -m rules check PACKAGE`: run the whole contract suite on a game from a package.

The package is installed and given by the game's key, or it is a folder with a `pyproject.toml`.
"""

import subprocess
import sys
import tomllib
from collections.abc import Mapping
from functools import partial
from importlib import invalidate_caches
from importlib.util import find_spec
from os import environ, pathsep  # noqa: TID251 - for the process that runs the tests
from pathlib import Path
from tempfile import TemporaryDirectory

from pydantic import BaseModel, Field

from rules.packages import RULES, SETTING, Unfit, entry_of, home_of

ROOT = Path(__file__).resolve().parents[1]
CHECKED = "TAVERNA_CHECKED"  # the game over which alone the contract's tests run
SUITE = (
    "tests/contract",
    "tests/render/test_every_game.py",
    "tests/render/test_every_look.py",
    "tests/render/test_every_text.py",
    "tests/render/test_golden.py",
    "tests/render/test_icons.py",
    "tests/bot/discord/questions/test_games.py",
)


LEFT_OUT = """
from render.scene import leave_out_unpainted
from rules.games import LEFT_OUT
leave_out_unpainted()
print(*LEFT_OUT.values())
"""


class Uncheckable(Exception):  # noqa: N818 - of this machine
    """The tests can't run here. The message is one line."""


class _Project(BaseModel):
    """The keys of the table `project` that we need."""

    name: str = Field(pattern=r"^[\w.-]{1,100}$")  # part of a path
    version: str = Field("0", pattern=r"^[\w.+!-]{1,100}$")
    groups: dict[str, dict[str, str]] = Field(default_factory=dict, alias="entry-points")


def check(package: str, *wishes: str) -> int:
    """Run the tests, whose output goes where ours goes; 1 if one fails.

    `wishes` are given to pytest. Raises `Uncheckable`, and `Unfit` if the package can't even be loaded.
    """
    if find_spec("pytest") is None:
        raise Uncheckable("pytest is missing: install it, as `make test` does")
    if missing := [path for path in SUITE if not (ROOT / path).exists()]:
        raise Uncheckable(f"{missing[0]} is missing: check it in a whole copy of the project")
    with TemporaryDirectory() as site:
        folder = Path(package).resolve()
        is_folder = (folder / "pyproject.toml").is_file()
        paths = [site, str(folder)] if is_folder else []
        sys.path[:0] = paths
        try:
            key = describe(folder, Path(site)) if is_folder else package
            return _tested(key, paths, wishes)
        finally:
            del sys.path[: len(paths)]


def describe(folder: Path, site: Path) -> str:
    """Write what pip would about the package in a folder, so that its entry points are found; the game's key.

    Raises `Unfit`.
    """
    try:
        about = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))
        project = _Project.model_validate(about.get("project", {}))
    except ValueError as error:  # of all three: not UTF-8, not TOML, not a project
        reason = str(error).partition("\n")[0]
        raise Unfit(f"{folder}: pyproject.toml describes no package: {reason}") from error
    groups = project.groups
    keys = [*groups.get(RULES, {})]
    if len(keys) != 1:
        raise Unfit(f"{folder}: pyproject.toml names {len(keys)} games in {RULES}: it must be one")
    name, version = project.name, project.version
    home = site / f"{name.replace('-', '_')}-{version}.dist-info"
    home.mkdir()
    (home / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: {version}\n", "utf-8")
    lines = [line for group, named in groups.items() for line in (f"[{group}]", *_pairs(named))]
    (home / "entry_points.txt").write_text("\n".join(lines), "utf-8")
    invalidate_caches()
    return str(keys[0])


def _pairs(named: Mapping[str, str]) -> list[str]:
    return [f"{key} = {value}" for key, value in named.items()]


def _tested(key: str, paths: list[str], wishes: tuple[str, ...]) -> int:
    home = home_of(entry_of(RULES, key))
    known = [path for path in environ.get("PYTHONPATH", "").split(pathsep) if path]
    found = {**environ, SETTING: key, CHECKED: key, "PYTHONPATH": pathsep.join([*paths, *known])}
    run = partial(subprocess.run, cwd=ROOT, env=found, check=False)
    if unfit := run([sys.executable, "-c", LEFT_OUT], stdout=subprocess.PIPE, text=True).stdout.strip():
        raise Unfit(unfit)
    options = ("-c", str(ROOT / "pyproject.toml"), "-p", "no:cacheprovider", "-q", *wishes)
    tests = (*SUITE, "--pyargs", f"{home}.tests")
    return int(run([sys.executable, "-m", "pytest", *options, *tests]).returncode != 0)
