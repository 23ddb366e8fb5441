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


def test_every_game_has_mistakes() -> None:
    assert all(file.mistakes for game in GAMES for file in files(game).values())


@pytest.mark.parametrize(("folder", "path", "model", "there", "instead", "line"), MISTAKES)
def test_a_wrong_file_is_told_in_one_line(
    tmp_path: Path, folder: Path, path: str, model: type[Value], there: str, instead: str, line: str
) -> None:
    good = (folder / path).read_text(encoding="utf-8")
    assert good.count(there) == 1
    (tmp_path / path).parent.mkdir(exist_ok=True)
    (tmp_path / path).write_text(good.replace(there, instead), encoding="utf-8")
    with pytest.raises(BadData) as caught:
        load(path, model, tmp_path)
    assert str(caught.value).startswith(f"{path}: {line}")
    assert "\n" not in str(caught.value)
