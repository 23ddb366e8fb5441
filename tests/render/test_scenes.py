"""Every scene draws whatever a game brings, and shows nothing that its reader must not know."""

import io
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

import pytest
from PIL import Image

from render.core.colour import CHANGED, TURN, rgb
from render.core.ground import Grounds
from render.core.pictures import THEMES, Picture, Theme
from render.positions import view_after
from render.scene import GAMES, draw
from rules.bellum.view import BellumView, Chest, LordView
from rules.core.words import LANGS
from tests.render.asking import LONG, request
from tests.render.views import bare_table, choosing, early, over, setting_up, worst

LARGEST_FILE = 500 * 1024
SEATS = (2, 3, 4, 5)


def image(picture: Picture) -> Image.Image:
    return Image.open(io.BytesIO(picture.png)).convert("RGB")


def has_colour(picture: Picture, colour: str) -> bool:
    colours = image(picture).getcolors(maxcolors=256)
    assert colours is not None
    return rgb(colour) in {found for _, found in colours}


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("theme", THEMES)
def test_the_worst_tables_can_be_drawn(seats: int, lang: str, theme: Theme) -> None:
    for scene in ("board", "hand", "sheet"):
        asked = request(worst(seats), scene, lang=lang, theme=theme, names=LONG[:seats])
        picture = draw(asked)
        assert image(picture).size == (picture.width, picture.height)


@pytest.mark.parametrize("seats", SEATS)
@pytest.mark.parametrize("make", [early, setting_up, choosing, bare_table])
def test_tables_with_next_to_nothing_can_be_drawn(seats: int, make: Callable[[int], BellumView]) -> None:
    view = make(seats)
    for scene in ("board", "hand", "sheet"):
        assert draw(request(view, scene)).png


@pytest.mark.parametrize("won", [(1, 2), (1, 1), (2, 1, 3), (1, 1, 1, 1), (3, 3, 1, 2, 5), (1, 2, 2, 4, 5)])
def test_every_end_can_be_drawn(won: tuple[int, ...]) -> None:
    assert draw(request(over(won), "end")).width == 400


@pytest.mark.parametrize("card", GAMES["bellum"].cards)
def test_every_card_can_be_drawn(card: str) -> None:
    picture = draw(request(early(2), "card", detail=card))
    assert (picture.width, picture.height) == (150, 210)


@pytest.mark.parametrize("decisions", [0, 1, 8, 30, 90, None])
def test_positions_of_games_can_be_drawn(decisions: int | None) -> None:
    for seats in SEATS:
        view = GAMES["bellum"].seen.validate_json(view_after("bellum", seats, "scenes", decisions, 1))
        for scene in ("board", "hand", "sheet", *(["end"] if decisions is None else [])):
            assert draw(request(view, scene)).png


def test_a_full_board_is_small_enough_to_be_sent() -> None:
    picture = draw(request(worst(5), scale=1.0))
    assert (picture.width, picture.height) == (1600, 1336)
    assert len(picture.png) < LARGEST_FILE


def test_equal_requests_give_equal_bytes_whatever_was_drawn_before() -> None:
    asked = request(worst(3))
    first = draw(asked, Grounds())
    draw(request(early(5), "hand"))
    assert draw(asked, Grounds()) == first


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
    assert draw(request(replace(table, lords=(mine, changed, table.lords[2])), "hand")) == draw(
        request(table, "hand")
    )
    poorer = replace(mine, values=(Chest("wooden", 1),) * 20)
    assert (
        draw(request(replace(table, lords=(poorer, other, table.lords[2])), "hand")).png
        != draw(request(table, "hand")).png
    )


def test_what_changed_is_marked_and_nothing_else() -> None:
    table = early(3)
    assert not has_colour(draw(request(table, scale=1.0)), CHANGED)
    for ident in ("die", "captain", "food:1", "golden:2", "shield:0", "ready:1", "place:city_8"):
        marked = replace(table, changed=(ident,))
        assert has_colour(draw(request(marked, scale=1.0)), CHANGED), ident


def test_whose_turn_it_is_is_framed_until_the_end() -> None:
    assert has_colour(draw(request(early(3), scale=1.0)), TURN)
    assert not has_colour(draw(request(replace(early(3), acting=None), scale=1.0)), TURN)


def test_a_spectator_has_no_hand() -> None:
    with pytest.raises(ValueError, match="no hand"):
        draw(request(replace(early(2), reader=None), "hand"))


def test_there_is_no_podium_before_the_end() -> None:
    with pytest.raises(ValueError, match="not over"):
        draw(request(early(2), "end"))


@pytest.mark.parametrize("card", ["creature:unicorn", "castle:sand", "orc", "", "spell:reroll"])
def test_an_unknown_card_is_refused(card: str) -> None:
    with pytest.raises(KeyError):
        draw(request(early(2), "card", detail=card))


def test_grounds_are_kept_in_files_of_this_version(tmp_path: Path) -> None:
    first = draw(request(early(2)), Grounds(tmp_path))
    [file] = tmp_path.iterdir()
    before = file.stat().st_mtime_ns
    assert draw(request(early(2)), Grounds(tmp_path)) == first
    assert file.stat().st_mtime_ns == before
    file.write_bytes(file.read_bytes()[:100])
    assert draw(request(early(2)), Grounds(tmp_path)) == first
