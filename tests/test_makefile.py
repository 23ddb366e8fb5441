"""`make` installs nothing on the machine without saying so first."""

import os
import subprocess
from pathlib import Path

import pytest

from tests.contract.places import ROOT

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
