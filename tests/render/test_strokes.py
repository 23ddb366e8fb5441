"""Every picture of every game has the strokes that are stored: nothing has moved that nobody moved."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from render.core.drawing.canvas import Canvas, Ink
from render.core.drawing.colour import OUTLINE, WHITE
from render.core.drawing.geometry import Rect
from render.core.drawing.ground import Grounds
from render.core.pictures import THEMES, PictureRequest
from rules.core.engine import look
from rules.core.selfplay.recorded import Recorded
from rules.core.ui import ui
from rules.core.words import LANGS
from tests.contract.digests import stored
from tests.contract.listed import GAMES, PICTURES
from tests.contract.places import folder_of_tests
from tests.contract.remembered import positions
from tests.render.asking import LONG
from tests.render.drawing import SCENES, drawn
from tests.render.stories import NAMES, STORIES
from tests.render.stories import asked as asked_story
from tests.render.stories import request as story
from tests.render.strokes import digest_of, noted
from tests.render.test_leaderboard import FULL, LEADERS
from tests.render.test_leaderboard import request as leaderboard

ONE_IN = 30  # positions of a game
STORED = "strokes.json"
LOOK = "look at these pictures; if all is well, store them: see digests.py"
Named = tuple[str, PictureRequest]

pytestmark = [pytest.mark.usefixtures("toy_listed"), pytest.mark.golden]


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_has_the_strokes_that_are_stored(game: str) -> None:
    assert changed_since(folder_of_tests(game, "tests/render") / STORED, pictures(game)) == [], LOOK


def test_pictures_that_all_games_share_have_the_strokes_that_are_stored() -> None:
    assert changed_since(Path(__file__).with_name(STORED), shared()) == [], LOOK


def changed_since(file: Path, asked: Iterable[Named]) -> list[str]:
    """The names of the pictures that have changed since they were stored."""
    grounds = Grounds()
    found = {name: digest_of(each, grounds) for name, each in asked}
    return changed(found, stored(file, found))


def changed(found: Mapping[str, str], known: Mapping[str, str]) -> list[str]:
    """The names of the pictures that are not as they were, or are there no more."""
    return [name for name in {**known, **found} if known.get(name) != found.get(name)]


def pictures(game: str) -> Iterator[Named]:
    """All kinds of pictures of a game."""
    for of_a_kind in (of_tables, of_cards, of_games, of_all_games, of_marks):
        yield from of_a_kind(game)


def shared() -> Iterator[Named]:
    """Stories of games, and leaders."""
    for name, each in STORIES.items():
        yield f"story {name}", asked_story(each)
    for name, leaders in LEADERS.items():
        yield f"leaders {name}", leaderboard(leaders)


def of_tables(game: str) -> Iterator[Named]:
    """All that a table may be like, with short and long names, in each language and theme."""
    declared = drawn(game)
    for seats in GAMES[game].seats:
        makers = [declared.early, *declared.worst]
        views = [*(make(seats) for make in makers), *declared.told(seats)]
        for n, view in enumerate(views):
            for scene in SCENES:
                yield f"{scene} {seats} {n}", declared.request(view, scene)
                if n == 1:
                    yield from in_all_looks(game, view, scene, LONG[:seats], f"{scene} {seats} {n}")
    for n, view in enumerate(declared.counted):
        for scene in SCENES:
            yield f"{scene} with {n}", declared.request(view, scene)
    for n, view in enumerate(declared.ends):
        yield from in_all_looks(game, view, "end", None, f"end {n}")
    for name, asked in declared.golden.items():
        yield f"golden {name}", asked


def in_all_looks(game: str, view: Any, scene: str, names: Any, name: str) -> Iterator[Named]:
    more = {} if names is None else {"names": names}
    for n, lang in enumerate(LANGS):
        theme = THEMES[n % len(THEMES)]
        yield f"{name} {lang} {theme}", drawn(game).request(view, scene, lang=lang, theme=theme, **more)


def of_cards(game: str) -> Iterator[Named]:
    """Each card alone, in each language: some texts need smaller letters."""
    table = drawn(game).early(GAMES[game].seats[0])
    for card, lang in product(PICTURES[game].cards, LANGS):
        yield f"{card} {lang}", drawn(game).request(table, "card", detail=card, lang=lang)


def of_games(game: str) -> Iterator[Named]:
    """Positions of the recorded games of steady players, as one after the other sees them."""
    for file in sorted((folder_of_tests(game) / "games").glob("steady-*.json")):
        recorded = Recorded.model_validate_json(file.read_bytes())
        for n, playing in enumerate(positions(recorded)):
            if n % ONE_IN == 0 and n < len(recorded.answers):
                view = look(GAMES[game], playing.position, n // ONE_IN % recorded.seats).view
                for scene in SCENES:
                    yield f"{file.stem} {n} {scene}", drawn(game).request(view, scene)


def of_all_games(game: str) -> Iterator[Named]:
    """*How to play*, the story of a game, and its leaders, which are drawn for each game in the same way."""
    if ui(game).teaching is not None:
        for page in ("board", "hand"):
            yield f"how {page}", PictureRequest(game=game, scene="how", view="", names=NAMES, detail=page)
    for seats in {min(GAMES[game].seats), max(GAMES[game].seats)}:
        yield f"story {seats}", story(seats, game)
    yield "leaders", leaderboard(replace(FULL, game=game))


def of_marks(game: str) -> Iterator[Named]:
    """What has changed: each mark alone on the board, all together in the other scenes."""
    marks = tuple(drawn(game).marks)
    for ident in marks:
        yield f"board {ident}", drawn(game).request(replace(drawn(game).early(3), changed=(ident,)))
    for seats in GAMES[game].seats:
        table = replace(drawn(game).early(seats), changed=marks)
        for scene in SCENES:
            yield f"{scene} {seats} all marks", drawn(game).request(table, scene)


def test_a_stroke_that_moves_is_noticed() -> None:
    """By a tenth of a unit, and not by less: machines differ in the last digits of a number."""

    def strokes(x: float, words: str = "Ana") -> list[str]:
        canvas = Canvas(200, 100, 0.25)
        with noted() as found:
            canvas.framed(Rect(x, 10, 50, 50), WHITE, 8)
            canvas.fitted(x, 20, words, Ink("body", 30, OUTLINE), 60)
        return found

    once = strokes(10.5)
    assert len(once) == 4
    assert strokes(10.5 + 1e-9) == once
    assert [a == b for a, b in zip(once, strokes(10.6), strict=True)] == [False] * 4
    assert [a == b for a, b in zip(once, strokes(10.5, "Bia"), strict=True)] == [True, True, False, False]


def test_what_is_not_drawn_any_more_is_named_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file, found = tmp_path / STORED, {"a": "1", "b": "2"}
    monkeypatch.delenv("TAVERNA_GOLDEN", raising=False)
    assert changed(found, stored(file, found)) == ["a", "b"]
    file.write_text('{"a": "1", "c": "3"}', encoding="utf-8")
    assert changed(found, stored(file, found)) == ["c", "b"]
