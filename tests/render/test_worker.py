"""Requests to a drawing process, and errors while it works."""

import linecache
from collections.abc import Iterator
from dataclasses import replace
from typing import NoReturn

import pytest

from render import scene, worker
from render.bellum import PICTURES
from render.core import film
from render.core.drawing.ground import Grounds
from render.core.film import Frame, encode
from render.scene import draw, icons
from render.worker import READY, IconsOf, Wanted, made, serve
from rules.core.text import Text
from tests.render.asking import request
from tests.render.views import early


@pytest.fixture
def frames() -> list[Frame]:
    return [Frame(draw(request(early(seats))).png, 700) for seats in (2, 3)]


def test_it_makes_pictures_films_and_icons(frames: list[Frame]) -> None:
    grounds = Grounds()
    assert made(request(early(2)), grounds) == draw(request(early(2)))
    assert grounds._kept, "on the grounds of this process"
    assert made(frames, grounds) == encode(frames)
    assert made(IconsOf("bellum"), grounds) == icons("bellum") != {}


def broken(*args: object) -> NoReturn:
    """Fails, and quotes what nobody else may see."""
    raise RuntimeError("Ana holds the Golden Chest")


HERE, FILM, SCENE = __file__, str(film.__file__), str(scene.__file__)
ERRORS: list[tuple[Wanted, str, str, str]] = [
    ([], "ValueError at film.py", FILM, "a film without pictures"),
    (request(early(2)).model_copy(update={"game": "chess"}), "KeyError at scene.py", SCENE, "no pictures"),
    (request(early(2)), "RuntimeError at test_worker.py", HERE, "Golden Chest"),
    (IconsOf("bellum"), "RuntimeError at test_worker.py", HERE, "Golden Chest"),
]


@pytest.mark.parametrize(("wanted", "kind", "file", "line"), ERRORS)
def test_of_an_error_only_kind_and_place_are_told(
    monkeypatch: pytest.MonkeyPatch, wanted: Wanted, kind: str, file: str, line: str
) -> None:
    monkeypatch.setitem(scene.GAMES, "bellum", replace(PICTURES, scenes={"board": broken}))
    monkeypatch.setattr(scene, "drawn", broken)
    told = made(wanted, Grounds())
    assert isinstance(told, Text)
    assert told.key == "picture.undrawn.failed"
    place, _, number = str(told.args["error"]).rpartition(" line ")
    assert place == kind
    assert line in linecache.getline(file, int(number))


def test_it_says_that_it_is_ready_and_answers_until_nobody_asks(
    monkeypatch: pytest.MonkeyPatch, frames: list[Frame]
) -> None:
    asked: list[Wanted] = [[], frames]
    answers: list[object] = []

    class Line:
        """The end of a pipe, whose other end is closed after the last question."""

        send = staticmethod(answers.append)
        poll = staticmethod(lambda: True)

        def recv(self) -> Wanted:
            if not asked:
                raise EOFError
            return asked.pop(0)

    serve(Line(), None)  # type: ignore[arg-type]  # all that is used of a line
    ready, failed, filmed = answers
    assert ready == READY
    assert isinstance(failed, Text)
    assert filmed == encode(frames)


def test_grounds_are_drawn_beforehand_only_while_nothing_is_requested(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    done: list[str] = []
    polls = iter([True, False, True, False, False, False])

    class Line:
        """The end of a pipe that is asked twice, and then closed once all grounds are drawn."""

        def send(self, answer: object) -> None:
            done.append("ready" if answer == READY else "answer")

        def poll(self) -> bool:
            return next(polls)

        def recv(self) -> Wanted:
            if done.count("answer") == 2:
                raise EOFError
            return []

    def warming(grounds: Grounds) -> Iterator[None]:
        for _ in range(3):
            done.append("ground")
            yield

    monkeypatch.setattr(worker, "warming", warming)
    serve(Line(), None, warms=True)  # type: ignore[arg-type]  # all that is used of a line
    assert done == ["ready", "answer", "ground", "answer", "ground", "ground"]
