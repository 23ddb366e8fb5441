"""Whoever breaks a data file of a game is told in one line where and how."""

from pathlib import Path

import pytest

from rules.core.data import FOLDER, BadData, load
from rules.core.text import Value
from rules.games import GAMES
from tests.contract.mistakes import files

MISTAKES = [
    (path, file.model, *mistake)
    for game in GAMES
    for path, file in files(game).items()
    for mistake in file.mistakes
]


def test_every_game_has_mistakes() -> None:
    assert {path.partition("/")[0] for path, *_ in MISTAKES} == set(GAMES)


@pytest.mark.parametrize(("path", "model", "there", "instead", "line"), MISTAKES)
def test_a_wrong_file_is_told_in_one_line(
    tmp_path: Path, path: str, model: type[Value], there: str, instead: str, line: str
) -> None:
    good = (FOLDER / path).read_text(encoding="utf-8")
    assert good.count(there) == 1
    (tmp_path / path).parent.mkdir()
    (tmp_path / path).write_text(good.replace(there, instead), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load(path, model, tmp_path)
    assert str(caught.value).startswith(f"{path}: {line}")
    assert "\n" not in str(caught.value)
