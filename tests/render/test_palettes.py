"""`python -m render.palettes GAME` writes a palette of the game for each theme."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from PIL import Image

from render import palettes
from render.core.drawing import palette
from render.core.pictures import THEMES
from render.scene import GAMES

RED, GREEN = "#ff0000", "#00ff00"


def test_each_theme_has_a_file_with_its_reserved_colours_first(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def samples(game: str, theme: str) -> Iterator[Image.Image]:
        yield Image.new("RGB", (8, 8), RED)
        yield Image.new("RGB", (8, 8), GREEN)

    monkeypatch.setattr(palettes, "samples", samples)
    monkeypatch.setattr(palette, "palettes_of", lambda game: tmp_path / "new")
    assert palettes.main(["kemet"]) == 0
    assert {file.name for file in (tmp_path / "new").iterdir()} == {f"kemet-{theme}.txt" for theme in THEMES}
    for theme in THEMES:
        reserved = GAMES["kemet"].kept(theme)
        first, *colours = (tmp_path / "new" / f"kemet-{theme}.txt").read_text(encoding="utf-8").splitlines()
        assert int(first) == len(reserved)
        assert colours[: len(reserved)] == [colour.lower() for colour in reserved]
        assert {RED, GREEN} <= {*colours}
