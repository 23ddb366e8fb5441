"""`python -m render.palettes GAME` writes a palette of the game for each theme."""

from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest
from PIL import Image

from render import palettes
from render.core.drawing import palette
from render.core.drawing.style import Style
from render.core.pictures import THEMES, GamePictures, Theme
from render.scene import GAMES
from rules.games import GAMES as RULES
from rules.kemet.view import KemetView

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


@pytest.mark.parametrize("theme", ["dark", "contrast"])
def test_a_palette_comes_from_scenes_cards_and_ends_for_each_player_count(
    theme: Theme, monkeypatch: pytest.MonkeyPatch
) -> None:
    shown: list[tuple[KemetView, str, str, Style]] = []

    def noted(self: object, view: KemetView, scene: str, detail: str, style: Style) -> SimpleNamespace:
        shown.append((view, scene, detail, style))
        return SimpleNamespace(image=len(shown))

    monkeypatch.setattr(GamePictures, "draw", noted)
    images = [*palettes.samples("kemet", theme)]
    assert images == [*range(1, len(shown) + 1)]
    cards = Counter(GAMES["kemet"].cards)
    for seats in RULES["kemet"].seats:
        here = [each for each in shown if len(each[0].gods) == seats]
        assert Counter(detail for _, scene, detail, _ in here if scene == "card") == cards
        assert [view.places_won is not None for view, scene, _, _ in here if scene == "end"] == [True]
        for scene in ("board", "hand", "sheet"):
            views = [view for view, drawn, _, _ in here if drawn == scene]
            assert len({repr(view) for view in views}) == len(views) > 2, "early and late"
            assert {view.reader for view in views} == {seats - 1}
            assert [view for view in views if view.places_won is not None] == []
        looks = {(scene == "card", style.scale, len(style.names)) for _, scene, _, style in here}
        assert looks == {(True, 0.5, 0), (False, 1.0, seats)}
    assert {style.theme for *_, style in shown} == {theme}
    assert [style for *_, style in shown if style.instead != GAMES["kemet"].instead(theme)] == []


def test_a_palette_that_is_missing_says_how_it_is_made() -> None:
    with pytest.raises(
        FileNotFoundError, match=r"no kemet-sepia.txt; make it with `python -m render.palettes"
    ):
        palette.palette("kemet", "sepia")
