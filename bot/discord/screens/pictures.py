"""Pictures of tables for messages: drawn in other processes, and always accompanied by their words.

No message waits long for a picture: a line takes its place until it follows, or words if none can be drawn.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Hashable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Protocol

from bot.discord.screens.icons import UNICODE
from bot.discord.screens.late_pictures import LatePictures
from bot.discord.screens.places import Placed, in_order, placed
from bot.discord.screens.screen import Drawing, Screen, Shown, needed, next_order
from bot.discord.screens.speech import Speech, escape, say_of
from bot.table.model import Lang, TableInfo, TableView, Theme
from bot.table.past.film import Still
from bot.table.past.history import Moment
from bot.traced import traced
from render.core.pictures import Picture, PictureRequest, Scene
from render.core.story import STORY
from render.core.story.view import StoryView
from render.films import Films, Making, Shot
from render.pool import Undrawn
from render.positions import NAMES
from render.scene import GAMES as SCENES
from render.scene import beside, colours
from rules.core.game import AnyGame
from rules.core.search.story import Story
from rules.core.text import Text
from rules.core.words import Words

log = logging.getLogger(__name__)

SMALL = 0.5  # of the usual size: about 800 pixels wide, for films
STORY_STAY = 9_000  # milliseconds at the end of a film

GRACE = 0.6  # seconds that a message waits for its pictures; a warm process needs a tenth of that
LATE = Undrawn(Text(key="picture.undrawn.late"), again=True)  # it is on its way: no words in its place
COMING = Undrawn(Text(key="picture.undrawn.coming"), again=True)
FAILED = Undrawn(Text(key="picture.undrawn.failed"))

Stills = Callable[[], Awaitable[Sequence[Still]]]
DrawIcons = Callable[[str], Awaitable[Mapping[str, bytes] | Undrawn]]  # of a game, as files by name
Describe = Callable[[PictureRequest, Callable[[str], str]], tuple[str, str]]  # and what escapes a name


class Draw(Protocol):
    """Draws as `render.pool.Pool.draw` does."""

    def __call__(
        self, request: PictureRequest, *, owner: Hashable = None, later: bool = False, patient: bool = False
    ) -> Awaitable[Picture | Undrawn]:
        """Return the picture, or why there is none."""


@dataclass(frozen=True, slots=True)
class Drawn:
    """A message's drawings as they are `now`, and how to wait for the missing ones, if any.

    `order` grows with each request, so that an older state never replaces a newer one.
    """

    now: tuple[Drawing, ...]
    coming: Callable[[], Awaitable[tuple[Drawing, ...]]] | None
    order: int

    def screen(self, make: Callable[[Sequence[Drawing]], Screen]) -> Screen:
        """Return the message that `make` builds from them; missing pictures follow (see `Screen.coming`)."""

        def made(drawings: Sequence[Drawing]) -> Screen:
            first, *beside = needed(drawings)
            screen = make((first, *(each for each in beside if each.shown)))
            screen.order = self.order
            return screen

        async def rest(coming: Callable[[], Awaitable[tuple[Drawing, ...]]]) -> Screen:
            return made(await coming())

        screen = made(self.now)
        screen.coming = None if self.coming is None else partial(rest, self.coming)
        return screen


@dataclass(frozen=True, slots=True)
class _Wanted:
    """A request for a picture. `owner`: the server or person in whose turn it is drawn."""

    request: PictureRequest
    file_name: str
    owner: int
    later: bool = False  # nobody's turn waits for it
    more: str = ""  # ends the alternative text


def _board(*, ended: bool) -> Scene:
    return "end" if ended else "board"


def _still(info: TableInfo, still: Still, lang: Lang) -> PictureRequest:
    scene = _board(ended=still.ended)
    return PictureRequest(
        game=info.game,
        scene=scene,
        view=still.view,
        names=info.names,
        lang=lang,
        scale=SMALL,
        theme=info.theme,
    )


def moment_file(info: TableInfo, number: int) -> str:
    """Return the file of the board at a moment of a story, counted from 1."""
    return f"{info.game}-story-{number}.png"


class Pictures:
    """Draws what one reader may see: `seen` is that reader's view.

    `draw` makes a picture, `describe` its alternative text and full text without drawing, and `films` makes
    films. A message waits `grace` seconds for its pictures; `late` adds those that come later. `icons` stand
    in words and on buttons; `draw_icons` draws them, and without it they are characters.
    """

    def __init__(
        self,
        draw: Draw,
        describe: Describe,
        games: Mapping[str, AnyGame],
        films: Films | None = None,
        grace: float = GRACE,
        draw_icons: DrawIcons | None = None,
    ) -> None:
        self._draw = draw
        self._films = films or Films(partial(draw, patient=True))
        self._describe = describe
        self._games = games
        self._grace = grace
        self.late = LatePictures()
        self.icons = UNICODE
        self.draw_icons = draw_icons

    async def channel(self, seen: TableView, lang: Lang) -> Drawn:
        """Draw the board (the podium if the game is over), and the picture that helps with this decision."""
        return await self._all(seen, "end" if seen.table.result else "board", lang, seen.table.theme)

    async def hand(self, seen: TableView, lang: Lang, theme: Theme = "dark") -> Drawn:
        """Return the reader's own hand, and the picture that helps with the current decision."""
        return await self._all(seen, "hand", lang, theme)

    async def lesson(self, seen: TableView, lang: Lang, theme: Theme = "dark") -> Drawn:
        """Return the board, the learner's own hand, and the picture that helps with the current decision."""
        if seen.table.result:
            return await self._all(seen, "end", lang, theme)
        return await self._all(seen, "board", lang, theme, "hand")

    async def one(self, seen: TableView, scene: Scene, lang: Lang, theme: Theme = "dark") -> Drawn:
        """Draw one scene without those that help, in parts; of a finished game the end for the board."""
        scene = "end" if scene == "board" and seen.table.result else scene
        wanted = _Wanted(self._request_of(seen, scene, lang, theme), f"{scene}.png", seen.table.queue)
        return await self._drawn(wanted)

    async def then(self, moment: Moment, lang: Lang, theme: Theme = "dark") -> Drawn:
        """Draw a table at an earlier step: the reader's hand, and the board or, at the end, the podium."""
        info, scene = moment.table, _board(ended=moment.ended)
        name, owner = f"{info.game}-{moment.shown}", info.queue
        board = self._at(info, scene, moment.board, lang, theme)
        wanted = [_Wanted(board, f"{name}.png", owner, later=True)]
        if moment.seat is not None and not moment.ended:
            hand = self._at(info, "hand", moment.view, lang, theme)
            wanted.append(_Wanted(hand, f"{name}-hand.png", owner, later=True))
        return await self._drawn(*wanted)

    async def story(
        self, info: TableInfo, end: Moment, moments: Sequence[Moment], told: Story, lang: Lang, theme: Theme
    ) -> Drawn:
        """Return the story of a finished game, and the board at each of these moments, small."""
        request, owner = self._story(info, end, told, lang, theme), info.queue
        wanted = [_Wanted(request, f"{info.game}-story.png", owner, later=True)]
        for number, moment in enumerate(moments, 1):
            board = self._at(moment.table, "board", moment.board, lang, theme)
            small = board.model_copy(update={"scale": SMALL, "apart": False})
            wanted.append(_Wanted(small, moment_file(info, number), owner, later=True))
        return await self._drawn(*wanted)

    def story_text(self, info: TableInfo, end: Moment, told: Story, lang: Lang) -> str:
        """Return the story in words, as Markdown."""
        return self.text(self._story(info, end, told, lang))

    def _story(
        self, info: TableInfo, end: Moment, told: Story, lang: Lang, theme: Theme = "dark"
    ) -> PictureRequest:
        shown = StoryView(info.game, colours(info.game, end.board, len(info.seats)), told)
        view = STORY.seen.dump_json(shown).decode()
        return PictureRequest(
            game=info.game, scene="story", view=view, names=info.names, lang=lang, theme=theme
        )

    def film(
        self, info: TableInfo, stills: Stills, lang: Lang, told: tuple[Moment, Story] | None = None
    ) -> Making:
        """Return the film of a finished game, in the making. `stills` is called only if there is no film yet.

        `told`: the end of the game and its story, with which the film ends, if it was told.
        """

        async def shots() -> list[Shot]:
            found = [Shot(_still(info, it, lang), it.stay, closing=it.ended) for it in await stills()]
            if told is not None:
                story = self._story(info, *told, lang, info.theme).model_copy(update={"scale": SMALL})
                found.append(Shot(story, STORY_STAY, closing=True))
            return found

        # A finished game never changes; its seed's hash distinguishes it from games of other databases.
        parts = [info.game, info.id, info.seed_hash, info.names, lang, info.theme]
        name = json.dumps(parts if told is None else [*parts, "story"])
        return self._films.make(name, info.queue, shots)

    def cards(self, key: str) -> Sequence[str]:
        """Return the ids of all cards of a game, such as `creature:hydra_1`.

        Empty for a game without pictures.
        """
        return SCENES[key].cards if key in SCENES else ()

    async def card(self, key: str, card: str, lang: Lang, owner: int, theme: Theme = "dark") -> Drawn:
        """Return one card of a game, such as `creature:hydra_1`, for a server or a person."""
        name = f"{key}-{card.partition(':')[2]}.png"
        request = PictureRequest(
            game=key, scene="card", view="", names=(), lang=lang, theme=theme, detail=card
        )
        drawn, text = await self._drawn(_Wanted(request, name, owner, later=True)), self.text(request)
        return replace(drawn, now=tuple(replace(each, text=text) for each in drawn.now))

    async def how(self, key: str, page: str, lang: Lang, owner: int, theme: Theme = "dark") -> Drawn:
        """Return a picture of *How to play* a game: of its `board` or a `hand`."""
        request = PictureRequest(
            game=key, scene="how", view="", names=NAMES, lang=lang, theme=theme, detail=page, apart=True
        )
        return await self._drawn(_Wanted(request, f"{key}-{page}.png", owner, later=True))

    def board_text(self, seen: TableView, lang: Lang) -> str:
        """Describe the board in Markdown, with help for the current decision; at the end, the podium."""
        if seen.table.result:
            return self.text(self._request_of(seen, "end", lang))
        second = beside(seen.table.game, seen.look.view)
        scenes: list[Scene] = ["board", *([second] if second else [])]
        return "\n\n".join(self.text(self._request_of(seen, scene, lang)) for scene in scenes)

    def hand_text(self, seen: TableView, lang: Lang) -> str:
        """Return the reader's own hand in words, as Markdown."""
        return self.text(self._request_of(seen, "hand", lang))

    async def common(self, request: PictureRequest, file_name: str, owner: int) -> Drawn:
        """Return a picture that is alike for all games, such as the standings of a series."""
        return await self._drawn(_Wanted(request, file_name, owner, later=True))

    async def _all(self, seen: TableView, scene: Scene, lang: Lang, theme: Theme, *more: Scene) -> Drawn:
        """Return the scene, and those beside it, which are left out if they can't be drawn."""
        name, owner = f"{seen.table.game}-{seen.n}", seen.table.queue
        second = None if seen.table.result else beside(seen.table.game, seen.look.view)
        wanted = [_Wanted(self._request_of(seen, scene, lang, theme), f"{name}.png", owner)]
        for each in (*more, *([second] if second else [])):
            wanted.append(_Wanted(self._request_of(seen, each, lang, theme), f"{name}-{each}.png", owner))
        if places := placed(seen):
            wanted.append(self._choice(seen, places, lang, theme))
        return await self._drawn(*wanted)

    def _choice(self, seen: TableView, places: Placed, lang: Lang, theme: Theme) -> _Wanted:
        """Return the request for the part of the board with the question's places; it has their ids alone."""
        info, detail = seen.table, json.dumps(places.idents)
        request = self._at(info, "choice", seen.look.view, lang, theme, detail)
        name = f"{info.game}-{seen.n}-choice.png"
        return _Wanted(request, name, info.queue, more=in_order(places, Speech(Words(lang), info.names)))

    def _request_of(self, seen: TableView, scene: Scene, lang: Lang, theme: Theme = "dark") -> PictureRequest:
        return self._at(seen.table, scene, seen.look.view, lang, theme, seen.unfinished)

    def _at(
        self, info: TableInfo, scene: Scene, view: object, lang: Lang, theme: Theme, detail: str = ""
    ) -> PictureRequest:
        """Return the request for a picture of a table, in parts if it is tall."""
        return PictureRequest(
            game=info.game,
            scene=scene,
            view=self._games[info.game].seen.dump_json(view).decode(),
            names=info.names,
            lang=lang,
            theme=theme,
            detail=detail,
            apart=True,
        )

    async def _drawn(self, *wanted: _Wanted) -> Drawn:
        """Return the pictures that are drawn within the grace period; a line for those that are late."""
        order = next_order()
        tasks = [asyncio.create_task(self._try(each)) for each in wanted]
        try:
            await asyncio.wait(tasks, timeout=self._grace)
        except asyncio.CancelledError:
            _cancel(tasks)
            raise
        answers = [task.result() if task.done() else LATE for task in tasks]
        missing = any(isinstance(answer, Undrawn) and answer.again for answer in answers)
        now = tuple(map(self._drawing, wanted, answers))
        return Drawn(now, partial(self._rest, wanted, tasks) if missing else None, order)

    async def _rest(
        self, wanted: Sequence[_Wanted], tasks: "Sequence[asyncio.Task[Picture | Undrawn]]"
    ) -> tuple[Drawing, ...]:
        """Return all pictures, however long they take. Cancelling removes them from the queue."""
        try:
            answers = [await task for task in tasks]
            answers = list(await asyncio.gather(*map(self._insist, wanted, answers)))
        except asyncio.CancelledError:
            _cancel(tasks)
            raise
        return tuple(map(self._drawing, wanted, answers))

    async def _insist(self, wanted: _Wanted, answer: Picture | Undrawn) -> Picture | Undrawn:
        if isinstance(answer, Undrawn) and answer.again:
            return await self._try(wanted, patient=True)
        return answer

    async def _try(self, wanted: _Wanted, *, patient: bool = False) -> Picture | Undrawn:
        request = wanted.request
        try:
            return await self._draw(request, owner=wanted.owner, later=wanted.later, patient=patient)
        except Exception as error:
            log.error("%s %s: can't be drawn: %s", request.game, request.scene, traced(error))
            return FAILED

    def _drawing(self, wanted: _Wanted, answer: Picture | Undrawn) -> Drawing:
        if isinstance(answer, Picture):
            alt = " ".join(part for part in (answer.alt, wanted.more) if part)
            shown = Shown(wanted.file_name, answer.png, alt)
            scene, lower = wanted.request.scene, tuple(_lower(wanted, answer))
            board, pinned = scene == "board", scene == "choice"
            return Drawing(shown, "", board=board, pinned=pinned, below=lower, spares=answer.spares)
        if answer is LATE:
            return Drawing(None, "", answer.why)
        return Drawing(None, self.text(wanted.request), COMING.why if answer.again else answer.why)

    def text(self, request: PictureRequest) -> str:
        """Return the picture in words, with players' names escaped."""
        try:
            return self._describe(request, escape)[1]
        except Exception as error:
            log.error("%s %s: can't be described: %s", request.game, request.scene, traced(error))
            return ""


def _lower(wanted: _Wanted, picture: Picture) -> Iterator[Shown]:
    alt = say_of("picture", Words(wanted.request.lang), "goes-on")
    for number, content in enumerate(picture.more, 2):
        yield Shown(f"{wanted.file_name.removesuffix('.png')}-part-{number}.png", content, alt)


def _cancel(tasks: "Sequence[asyncio.Task[Picture | Undrawn]]") -> None:
    for task in tasks:
        task.cancel()
