"""`python -m rules new` writes a game that plays; `python -m rules check` runs the contract's tests on it."""

from pathlib import Path

import pytest

from rules import check, skeleton
from rules.command_line import main
from rules.packages import Unfit
from tests.command import rules
from tests.packaged import install


@pytest.mark.nightly
@pytest.mark.slow
def test_a_skeleton_passes_the_contracts_tests(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "hut"
    assert main(["new", "hut", str(folder)]) == 0
    assert not [path for path in folder.rglob("*") if "peak" in path.name]
    assert main(["check", str(folder), "-m", "not slow"]) == 0
    said = capfd.readouterr().out
    assert f"python -m rules check {folder}" in said
    assert "failed" not in said and " passed" in said


@pytest.mark.nightly
@pytest.mark.slow
def test_a_package_that_breaks_the_contract_is_told_where(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    words = "taverna_ferry/data/locale/en/ferry.ftl"
    install(tmp_path, {words: ("ferry-help-quay =", "ferry-help-quai =")})
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    assert main(["check", str(tmp_path), "-k", "help_and_a_command"]) == 1
    assert "ferry: ferry-ask-quay has no ferry-help-quay: add it" in capfd.readouterr().out


def refused(*words: str | Path) -> str:
    """Return why a command is refused, which is all that it says."""
    said = rules(*words)
    assert (said.code, said.out) == (2, "")
    return said.err


PROJECT = """
[project]
name = "taverna-ferry"
version = "1.0"
[project.entry-points."taverna.games"]
ferry = "taverna_ferry.rules:GAME"
[project.entry-points."taverna.pictures"]
ferry = "taverna_ferry.pictures:PICTURES"
"""


def test_a_package_that_does_not_even_load_is_told_in_one_line(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["check", "raft"]) == 2
    found = capsys.readouterr().err
    assert found == "raft: no installed package brings it: install one, or take it out of TAVERNA_GAMES\n"
    (tmp_path / "pyproject.toml").write_text('[project]\nname = "raft"\n', encoding="utf-8")
    assert main(["check", str(tmp_path)]) == 2
    told = capsys.readouterr().err
    assert told == f"{tmp_path}: pyproject.toml names 0 games in taverna.games: it must be one\n"


def test_a_package_that_does_not_fit_is_told_in_one_line_and_no_test_runs(
    capfd: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    install(tmp_path, {"taverna_ferry/__init__.py": ("CONTRACT = 2", "CONTRACT = 3")})
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    assert refused("check", tmp_path) == (
        "ferry (taverna-ferry 1.0): made for contract 3, and this bot has 2: "
        "install a version of it for contract 2\n"
    )
    assert capfd.readouterr().out == ""


def test_a_folder_is_described_as_if_it_were_installed(tmp_path: Path) -> None:
    site = tmp_path / "site"
    site.mkdir()
    (tmp_path / "pyproject.toml").write_text(PROJECT, encoding="utf-8")
    assert check.describe(tmp_path, site) == "ferry"
    assert (site / "taverna_ferry-1.0.dist-info/entry_points.txt").read_text(encoding="utf-8").split(
        "\n"
    ) == [
        *("[taverna.games]", "ferry = taverna_ferry.rules:GAME"),
        *("[taverna.pictures]", "ferry = taverna_ferry.pictures:PICTURES"),
    ]
    (tmp_path / "pyproject.toml").write_text(PROJECT.replace("ferry =", "a = 'x'\nb ="), encoding="utf-8")
    with pytest.raises(Unfit, match="names 2 games"):
        check.describe(tmp_path, site)


@pytest.mark.parametrize(
    "content", [b"\xff", b"[project", b"project = 1", b"[project]\nname = '../../x'", b"[project]\nname = 3"]
)
def test_a_folder_that_describes_no_package_is_told_in_one_line(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "pyproject.toml").write_bytes(content)
    with pytest.raises(Unfit, match=r"describes no package: [^\n]+\Z"):
        check.describe(tmp_path, tmp_path)


@pytest.mark.parametrize(
    ("name", "value", "line"),
    [
        ("find_spec", lambda name: None, "pytest is missing: install it, as `make test` does"),
        ("ROOT", Path("/nowhere"), "tests/contract is missing: check it in a whole copy of the project"),
    ],
)
def test_what_the_machine_lacks_is_told_in_one_line(
    monkeypatch: pytest.MonkeyPatch, name: str, value: object, line: str
) -> None:
    monkeypatch.setattr(check, name, value)
    assert refused("check", "ferry") == f"{line}\n"


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("Hut", "Hut: a game's key has 2 to 11 small letters and digits, a letter first"),
        ("kemet", "kemet: the bot has messages like commands-kemet,"),
        ("table", "table: the bot has messages like "),
        ("core", "core: the bot has messages like core-"),
    ],
)
def test_a_name_must_be_free(tmp_path: Path, name: str, line: str) -> None:
    assert refused("new", name, tmp_path / "new").startswith(line)
    assert not (tmp_path / "new").exists()


def test_a_skeleton_is_written_only_from_a_whole_copy_of_the_project(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(skeleton, "TEMPLATE", tmp_path / "gone")
    assert main(["new", "hut", str(tmp_path / "new")]) == 2
    found = capsys.readouterr().err
    assert found == f"{tmp_path / 'gone'} is missing: write a skeleton in a whole copy of the project\n"
    assert not (tmp_path / "new").exists()


def test_nothing_is_overwritten(tmp_path: Path) -> None:
    assert refused("new", "hut", tmp_path) == f"{tmp_path} is already there: name another folder\n"
