"""`python -m render` draws, and says in one line what is wrong."""

from pathlib import Path

import pytest
from PIL import Image

from render.__main__ import main


def test_a_position_is_drawn_into_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    sizes = []
    for scale in ("1", "0.5"):
        file = tmp_path / f"board-{scale}.png"
        assert (
            main(["bellum", "--seats", "3", "--decisions", "20", "--scale", scale, "--out", str(file)]) == 0
        )
        with Image.open(file) as drawn:
            sizes.append(drawn.size)
        assert "{} x {}".format(*sizes[-1]) in capsys.readouterr().out
    assert sizes[1] == tuple(side // 2 for side in sizes[0])


def test_the_same_words_give_the_same_file(tmp_path: Path) -> None:
    files = [tmp_path / "one.png", tmp_path / "two.png"]
    for file in files:
        main(["bellum", "--seed", "x", "--scene", "end", "--scale", "0.25", "--out", str(file)])
    assert files[0].read_bytes() == files[1].read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--seats", "6"], "bellum has 2 to 5 seats, not 6"),
        (["--seats", "2", "--seat", "2"], "there is no seat 2: they are 0 to 1"),
        (["--decisions", "-1"], "-1 decisions"),
        (["--scale", "9"], "the scale is 0.1 to 4, not 9"),
        (["--scene", "hand", "--decisions", "9"], "no hand here: a spectator has no hand"),
        (["--scene", "end", "--decisions", "9"], "no end here: the game is not over"),
        (["--scene", "card"], "which card?"),
        (["--scene", "card", "--card", "creature:unicorn"], "no such card: unicorn"),
    ],
)
def test_a_wrong_value_ends_in_one_line(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["bellum", *words, "--out", str(tmp_path / "x.png")]) == 2
    errors = capsys.readouterr().err
    assert said in errors
    assert errors.count("\n") == 1


def test_an_unwritable_file_is_one_line_too(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = main(["bellum", "--decisions", "1", "--scale", "0.25", "--out", str(tmp_path / "no" / "x.png")])
    assert found == 2
    assert capsys.readouterr().err.count("\n") == 1
