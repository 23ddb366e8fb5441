"""Every scene draws whatever a game brings, and shows nothing that its reader must not know."""

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest

from render import scene as scenes
from render.bellum import PICTURES
from render.core.drawing.colour import CHANGED, TURN
from render.core.drawing.ground import Grounds, version, version_of
from render.core.pictures import THEMES, GamePictures, pointed_at
from render.scene import draw
from rules.bellum.view import BellumView, Chest, LordView
from rules.core.data import BROUGHT
from rules.core.ui import ui
from rules.core.words import LANGS
from tests.render.asking import request
from tests.render.drawing import has_colour
from tests.render.views import bare_table, choosing, early, setting_up, worst

SEATS = (2, 3, 4, 5)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("make", [early, setting_up, choosing, bare_table])
def test_tables_with_next_to_nothing_can_be_drawn(seats: int, make: Callable[[int], BellumView]) -> None:
    view = make(seats)
    for scene in ("board", "hand", "sheet"):
        assert draw(request(view, scene)).png


@pytest.mark.parametrize("scene", ["board", "sheet"])
def test_what_only_another_reader_knows_changes_no_pixel_and_no_word(scene: str) -> None:
    table = worst(4)
    seen = replace(table, reader=1, lords=tuple(without_values(table, but=1)))
    other = replace(table, reader=None, lords=tuple(without_values(table, but=None)))
    assert draw(request(seen, scene)) == draw(request(other, scene))


def without_values(table: BellumView, but: int | None) -> list[LordView]:
    return [lord if seat == but else replace(lord, values=None) for seat, lord in enumerate(table.lords)]


def test_a_hand_shows_the_readers_own_values_only() -> None:
    table = worst(3)
    mine, other = table.lords[0], table.lords[1]
    changed = replace(other, values=(Chest("golden", 6),) * 20)
    found = draw(request(replace(table, lords=(mine, changed, table.lords[2])), "hand"))
    assert found == draw(request(table, "hand"))
    poorer = replace(mine, values=(Chest("wooden", 1),) * 20)
    assert (
        draw(request(replace(table, lords=(poorer, other, table.lords[2])), "hand")).png
        != draw(request(table, "hand")).png
    )


def test_whose_turn_it_is_is_framed_until_the_end() -> None:
    assert has_colour(draw(request(early(3), scale=1.0)), TURN)
    assert not has_colour(draw(request(replace(early(3), acting=None), scale=1.0)), TURN)


def test_the_place_that_was_just_looted_leaves_a_marked_gap() -> None:
    empty = bare_table(3)
    assert not has_colour(draw(request(empty, scale=1.0)), CHANGED)
    assert has_colour(draw(request(replace(empty, changed=("place:city_1",)), scale=1.0)), CHANGED)


def test_grounds_are_kept_in_files_of_this_version(tmp_path: Path) -> None:
    first = draw(request(early(2)), Grounds(tmp_path))
    [file] = tmp_path.iterdir()
    assert file.name.startswith("bellum-") and file.name.endswith(f"-{version('bellum')}.png")
    before = file.stat().st_mtime_ns
    assert draw(request(early(2)), Grounds(tmp_path)) == first
    assert file.stat().st_mtime_ns == before
    file.write_bytes(file.read_bytes()[:100])
    assert draw(request(early(2)), Grounds(tmp_path)) == first


def test_boards_are_drawn_ahead_once_for_each_version(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Or each process that starts would load dozens of them, and keep eight."""
    asked: list[str] = []
    loaded: list[tuple[str, str]] = []
    bellum = replace(PICTURES, warm=lambda style: asked.append(style.lang))
    monkeypatch.setattr(scenes, "GAMES", {"bellum": bellum})
    monkeypatch.setattr(scenes, "palette", lambda game, theme: loaded.append((game, theme)))
    for grounds in (Grounds(tmp_path), Grounds(tmp_path), Grounds(), Grounds()):
        assert len([*scenes.warming(grounds)]) in (0, len(LANGS))
    assert asked == [*LANGS] * 3  # without a folder each process has its own
    assert loaded == [("bellum", theme) for theme in THEMES] * 3


def test_a_changed_package_has_a_version_of_its_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or its old grounds would be shown after an update. Games of ours do not depend on it."""
    (tmp_path / "data").mkdir()
    (tmp_path / "scene.py").write_text("WIDE = 1\n", encoding="utf-8")
    alone, ours = version(), version("bellum")
    monkeypatch.setitem(BROUGHT, "peak", tmp_path / "data")
    before, own = version(), version("peak")
    version_of.cache_clear()
    (tmp_path / "scene.py").write_text("WIDE = 2\n", encoding="utf-8")
    assert len({alone, ours, before, own, version(), version("peak")}) == 6
    assert version("bellum") == ours
    assert version("leaderboard") == version(), "which names all games"
    monkeypatch.undo()
    assert version() == alone


def test_pictures_without_cards_and_without_teaching_refuse_to_show_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    bare = GamePictures(
        key="bellum",
        views=BellumView,
        scenes=PICTURES.scenes,
        told=PICTURES.told,
        brief={},
        reserved=(),
        warm=lambda style: None,
    )
    monkeypatch.setitem(scenes.GAMES, "bellum", bare)
    card = request(early(2), "card", detail="castle:skull_keep")
    board = card.model_copy(update={"scene": "how", "detail": "board"})
    with pytest.raises(KeyError, match="skull_keep"):
        bare.draw(early(2), "card", card.detail, scenes.style_of(card, Grounds()))
    with pytest.raises(KeyError, match="skull_keep"):
        scenes.describe(card)
    for page in ("board", "hand"):
        with pytest.raises(KeyError, match=pointed_at("bellum", page)[0]):
            draw(board.model_copy(update={"detail": page}))
    hints = ui("bellum").model_copy(update={"teaching": None})
    monkeypatch.setattr("render.core.pictures.ui", lambda game: hints)
    with pytest.raises(KeyError, match="`teaching` is missing"):
        scenes.describe(board)
    assert draw(request(early(2), "hand")).png, "and show all else"
    assert bare.beside(early(2)) is None and bare.colours(early(2))[:2] == range(2)
