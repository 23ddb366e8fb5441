"""`make` installs nothing on the machine without saying so first, and takes no game for another."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.contract.places import ROOT
from tests.contract.stored import if_meant

LACKING = [  # targets, and settings by which they find nothing on this machine
    ("browser", "CHROMIUM=/nowhere", "chromium-headless-shell"),
    ("postgres", "POSTGRESQL=/nowhere", "postgresql"),
]


def made(folder: Path, target: str, *settings: str) -> list[str]:
    """The lines of `make`, as root, and of an `apt-get` that only says what it was told."""
    for name, script in (("id", "echo 0"), ("apt-get", 'echo "apt-get $*" >&2')):
        (folder / name).write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
        (folder / name).chmod(0o755)
    path = os.pathsep.join([str(folder), "/usr/bin", "/bin"])
    done = subprocess.run(
        ["make", "--no-print-directory", target, *settings],
        cwd=ROOT,
        env={"PATH": path, **dict(setting.split("=") for setting in settings)},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=True,
    )
    return done.stdout.splitlines()


@pytest.mark.parametrize(("target", "lacks", "package"), LACKING)
def test_what_make_installs_it_names_first(tmp_path: Path, target: str, lacks: str, package: str) -> None:
    said, *apt = made(tmp_path, target, lacks)
    assert said.startswith(f"Installing {package} "), said
    assert "TAVERNA_INSTALL=no" in said
    assert [line.split()[:2] for line in apt] == [["apt-get", "update"], ["apt-get", "install"]]
    assert package in apt[1].split()


@pytest.mark.parametrize(("target", "lacks", "package"), LACKING)
def test_make_installs_nothing_where_it_is_told_so(
    tmp_path: Path, target: str, lacks: str, package: str
) -> None:
    said = made(tmp_path, target, lacks, "TAVERNA_INSTALL=no")
    assert [line for line in said if line.startswith(("apt-get", "Installing"))] == []


@pytest.mark.parametrize("target", ["again", "game"])
def test_what_is_about_one_game_asks_which(target: str) -> None:
    run = ["make", "--no-print-directory", "--dry-run", target]
    done = subprocess.run(run, cwd=ROOT, env={"PATH": "/usr/bin:/bin"}, capture_output=True, text=True)
    assert f"Which game? For instance: make {target} GAME=" in done.stderr, done
    assert done.returncode != 0
    assert "pytest" not in done.stdout and "rules record" not in done.stdout, "nothing is begun"


@pytest.mark.parametrize(
    ("file", "command"),
    [
        ("tests/render/dwar7s/golden/words.txt", "make again GAME=dwar7s"),
        ("games/saideira/taverna_saideira/tests/golden/board.webp", "make again GAME=saideira"),
        ("tests/render/golden/leaderboard.webp", "TAVERNA_GOLDEN=write .venv/bin/pytest -m golden"),
    ],
)
def test_what_is_stored_names_the_command_that_stores_it_anew(file: str, command: str) -> None:
    assert (ROOT / file).exists(), file
    assert f"`{command}`" in if_meant(ROOT / file)
