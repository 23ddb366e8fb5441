"""A mistake in a game's data file is reported in one line that says where and what."""

from pathlib import Path

import pytest

from rules.core.data import BadData, load
from rules.core.text import Value
from tests.contract.listed import GAMES
from tests.contract.mistakes import files
from tests.contract.places import data_of

MISTAKES = [
    (data_of(game), path, file.model, *mistake)
    for game in GAMES
    for path, file in files(game).items()
    for mistake in file.mistakes
]
ENOUGH = [
    (data_of(game), path, file.model, *change)
    for game in GAMES
    for path, file in files(game).items()
    for change in file.enough
]


def test_every_game_has_mistakes() -> None:
    assert [file for game in GAMES for file in files(game).values() if not file.mistakes] == []


@pytest.mark.parametrize(("folder", "path", "model", "there", "instead", "line"), MISTAKES)
def test_a_wrong_file_is_told_in_one_line(
    tmp_path: Path, folder: Path, path: str, model: type[Value], there: str, instead: str, line: str
) -> None:
    changed(tmp_path, folder, path, there, instead)
    with pytest.raises(BadData) as caught:
        load(path, model, tmp_path)
    assert str(caught.value).startswith(f"{path}: {line}")
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize(("folder", "path", "model", "there", "instead"), ENOUGH)
def test_a_file_with_just_enough_is_read(
    tmp_path: Path, folder: Path, path: str, model: type[Value], there: str, instead: str
) -> None:
    changed(tmp_path, folder, path, there, instead)
    load(path, model, tmp_path)


def changed(into: Path, folder: Path, path: str, there: str, instead: str) -> None:
    """Write the file with one change."""
    good = (folder / path).read_text(encoding="utf-8")
    assert good.count(there) == 1
    (into / path).parent.mkdir(exist_ok=True)
    (into / path).write_text(good.replace(there, instead), encoding="utf-8")
