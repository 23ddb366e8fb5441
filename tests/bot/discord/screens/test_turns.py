"""In whose turn pictures are drawn, and which of them can wait until those are done that a turn waits for."""

from collections.abc import Awaitable, Hashable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import SimpleNamespace
from typing import Any, NoReturn, cast
from unittest.mock import AsyncMock

import pytest

from bot.discord.people.scores import board_request
from bot.discord.screens.pictures import STORY_STAY, Drawn, Pictures, moment_file
from bot.table.model import TableView
from bot.table.past.film import Still
from bot.table.past.history import Moment
from bot.table.people.statistics import Leaders
from render.core.pictures import Picture, PictureRequest
from render.pool import Undrawn
from render.scene import describe
from rules.core.decisions import Answer, Decision
from rules.core.search.story import Story
from rules.core.text import Text
from rules.games import GAMES
from tests.bot.discord.questions.test_presses import FILL, SPLIT
from tests.bot.discord.screens.test_screens import positions, seen
from tests.render.stories import story_of

GAME = GAMES["bellum"]
LEARNER, SERVER = 10**18, 2  # of the table in `test_screens`


@dataclass
class Drawer:
    """Draws nothing, and notes what was asked for."""

    answer: Undrawn
    asked: list[
        tuple[str, Hashable, bool]
    ]  # the scene, in whose turn, and whether nobody's turn waits for it

    async def __call__(self, request: PictureRequest, *, owner: Hashable = 0, **how: bool) -> Undrawn:
        self.asked.append((request.scene, owner, how["later"]))
        return self.answer


def drawer(*, again: bool = False) -> Drawer:
    return Drawer(Undrawn(Text(key="picture.undrawn.slow"), again=again), [])


def moment(view: TableView, *, seat: int | None = 0, ended: bool = False) -> Moment:
    """The present of this table as a moment of its past."""
    board = view.look.view
    rest: dict[str, Any] = {"told": (), "who": (), "at": None, "round": 1, "steps": (0,), "rounds": ()}
    return Moment(view.table, seat, step=0, shown=0, view=board, board=board, ended=ended, **rest)


async def asked_for(make: Any, *, lesson: bool = False) -> Sequence[tuple[str, Hashable, bool]]:
    noted = drawer()
    view = seen(GAME, next(positions(GAME, 2, "turns")), 0, "en")
    view = replace(view, table=replace(view.table, lesson=lesson))
    await cast(Awaitable[Drawn], make(Pictures(noted, describe, GAMES), view))
    return noted.asked


@pytest.mark.parametrize("lesson", [False, True])
async def test_table_pictures_use_the_servers_turn_and_lessons_the_learners(
    lesson: bool,
) -> None:
    asked = await asked_for(lambda pictures, view: pictures.channel(view, "en"), lesson=lesson)
    assert asked == [("board", LEARNER if lesson else SERVER, False)]


async def test_what_was_is_drawn_when_no_turn_waits() -> None:
    async def then(pictures: Pictures, view: TableView) -> Drawn:
        return await pictures.then(moment(view), "en")

    assert await asked_for(then) == [("board", SERVER, True), ("hand", SERVER, True)]


@pytest.mark.parametrize(("seat", "ended", "scene"), [(None, False, "board"), (0, True, "end")])
async def test_who_has_no_hand_any_more_is_shown_none(seat: int | None, ended: bool, scene: str) -> None:
    async def then(pictures: Pictures, view: TableView) -> Drawn:
        return await pictures.then(moment(view, seat=seat, ended=ended), "en")

    assert [each for each, *_ in await asked_for(then)] == [scene]


async def test_a_story_and_its_moments_are_drawn_when_no_turn_waits() -> None:
    async def story(pictures: Pictures, view: TableView) -> Drawn:
        end = moment(view, ended=True)
        return await pictures.story(view.table, end, [moment(view)], story_of(2), "en", "dark")

    assert await asked_for(story) == [("story", SERVER, True), ("board", SERVER, True)]


async def test_the_boards_of_a_story_are_numbered_from_one_as_in_its_words() -> None:
    view = seen(GAME, next(positions(GAME, 2, "turns")), 0, "en")
    moments, end = [moment(view)] * 2, moment(view, ended=True)
    drawn = await Pictures(
        AsyncMock(return_value=Picture(b"png", "a board", "", 1, 1)), describe, GAMES
    ).story(view.table, end, moments, story_of(2), "en", "dark")
    chart, *boards = [each.shown.file_name for each in drawn.now if each.shown]
    assert chart == "bellum-story.png"
    assert boards == [moment_file(view.table, number) for number in (1, 2)]


async def test_a_card_is_asked_for_without_running_the_rules() -> None:
    """They would run for each press in the process that serves everybody, and could hang there."""

    def hangs(*given: object) -> NoReturn:
        raise AssertionError("the rules run")

    asked: list[PictureRequest] = []

    async def draw(request: PictureRequest, **how: object) -> Picture:
        asked.append(request)
        return Picture(b"png", "a card", "", 1, 1)

    games = {"bellum": replace(GAMES["bellum"], new=hangs, view=hangs)}
    await Pictures(draw, describe, games).card("bellum", "creature:hydra_1", "en", 7)
    assert [(each.scene, each.view, each.detail) for each in asked] == [("card", "", "creature:hydra_1")]


@pytest.mark.parametrize("draws", ["card", "how", "leaderboard"])
async def test_what_belongs_to_no_table_waits_in_the_turn_of_who_asks(draws: str) -> None:
    board = board_request("bellum", Leaders((), 0), 11, "en")
    makes: dict[str, Any] = {
        "card": lambda pictures, view: pictures.card("bellum", "creature:hydra_1", "en", 7),
        "how": lambda pictures, view: pictures.how("bellum", "board", "en", 7),
        "leaderboard": lambda pictures, view: pictures.common(board, "board.png", 7),
    }
    [(_, owner, later)] = await asked_for(makes[draws])
    assert (owner, later) == (7, True)


@pytest.mark.parametrize("closing", [None, story_of(2)])
async def test_a_film_ends_with_the_story_if_it_was_told(closing: Story | None) -> None:
    view = seen(GAME, next(positions(GAME, 2, "turns")), 0, "en")
    made: list[Any] = []
    films = SimpleNamespace(make=lambda name, owner, shots: made.append((name, shots)))
    pictures = Pictures(drawer(), describe, GAMES, films=cast(Any, films))
    board = pictures._at(view.table, "board", view.look.view, "en", "dark").view

    end = moment(view, ended=True)
    pictures.film(
        view.table,
        AsyncMock(return_value=[Still(board, 500), Still(board, 3000, ended=True)]),
        "en",
        None if closing is None else (end, closing),
    )
    [(name, shots)] = made
    shown = [(shot.request.scene, shot.stay, shot.closing) for shot in await shots()]
    story = [("story", STORY_STAY, True)] if closing else []
    assert shown == [("board", 500, False), ("end", 3000, True), *story]
    assert ("story" in name) == bool(closing)


@pytest.mark.parametrize(("again", "why"), [(True, "coming"), (False, "slow")])
async def test_a_picture_that_may_still_come_is_promised(again: bool, why: str) -> None:
    pictures = Pictures(drawer(again=again), describe, GAMES)
    drawn = await pictures.how("bellum", "board", "en", owner=1)
    assert drawn.now[0].why == Text(key=f"picture.undrawn.{why}")


@pytest.mark.parametrize(("again", "tries"), [(True, [False, True]), (False, [False])])
async def test_a_picture_that_was_promised_is_insisted_on(again: bool, tries: list[bool]) -> None:
    tried: list[bool] = []

    async def draw(request: PictureRequest, **how: object) -> Picture | Undrawn:
        tried.append(how["patient"] is True)
        if tried[-1]:
            return Picture(b"png", "the board", "", 1, 1)
        return Undrawn(Text(key="picture.undrawn.slow"), again=again)

    drawn = await Pictures(draw, describe, GAMES).how("bellum", "board", "en", owner=1)
    found = await drawn.coming() if drawn.coming else drawn.now
    assert (found[0].shown is not None) == again
    assert tried == tries


@pytest.mark.parametrize(
    ("seat", "draft", "locked", "drawn"),
    [
        (0, {}, None, ""),
        (0, {"answer": {"slot:0": "card:1"}}, None, '{"slot:0": "card:1"}'),
        (0, {}, {"slot:0": "card:0"}, '{"slot:0": "card:0"}'),
        (0, {"answer": {}}, {"slot:0": "card:0"}, "{}"),
        (0, {"answer": "damaged"}, None, ""),
        (None, {"answer": {"slot:0": "card:1"}}, None, ""),
    ],
)
def test_a_hand_shows_the_sheet_as_it_is_filled_in(
    seat: int | None, draft: Mapping[str, Any], locked: Answer | None, drawn: str
) -> None:
    def sheet(decision: Decision | None) -> str:
        seen = SimpleNamespace(seat=seat, decision=decision, draft=draft, locked=locked)
        return str(cast(Any, TableView.unfinished).fget(seen))

    assert sheet(FILL) == drawn
    assert sheet(SPLIT) == sheet(None) == ""
