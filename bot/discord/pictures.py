"""Pictures of tables for messages: drawn elsewhere, named for Discord, and always with their words.

A picture that could not be drawn is missing; its words are still there.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import dataclass, replace

from bot.discord.errors import traced
from bot.discord.markdown import escape
from bot.discord.screen import Shown
from bot.table.film import Still
from bot.table.history import Moment
from bot.table.model import Lang, Seen, TableInfo
from bot.table.statistics import Leaders
from render.core.leaderboard import LEADERBOARD, Leaderboard, Line
from render.core.pictures import Picture, Request, Scene
from render.films import Films, Making, Shot
from render.pool import Undrawn
from render.scene import beside
from rules.core.engine import look, run, start
from rules.core.game import AnyGame

log = logging.getLogger(__name__)

SMALL = 0.5  # of the usual size: some 800 pixels wide, for films

Draw = Callable[[Request], Awaitable[Picture | Undrawn]]
Stills = Callable[[], Awaitable[Sequence[Still]]]
Describe = Callable[[Request], tuple[str, str]]


@dataclass(frozen=True, slots=True)
class Drawing:
    """What a reader gets: the picture; where it could not be drawn, and of any card, the same in words."""

    shown: Shown | None
    text: str


def _unfinished(seen: Seen) -> str:
    """What the reader has filled in of a sheet so far, or has locked in, as JSON; nothing in other cases."""
    if seen.seat is None or seen.decision is None or seen.decision.kind != "fill":
        return ""
    answer = seen.draft.get("answer")
    answer = seen.locked if answer is None else answer
    return json.dumps(answer) if isinstance(answer, dict) else ""


def _board(*, ended: bool) -> Scene:
    return "end" if ended else "board"


def _still(info: TableInfo, still: Still, lang: Lang) -> Request:
    """The picture of a film that is wanted."""
    scene = _board(ended=still.ended)
    return Request(game=info.game, scene=scene, view=still.view, names=info.names, lang=lang, scale=SMALL)


def _leaderboard(game: str, leaders: Leaders, reader: int, lang: Lang) -> Request:
    mine = [number for number, row in enumerate(leaders.rows) if row.user_id == reader]
    rows = tuple(Line(r.rank, r.points, r.provisional, r.games, r.won, r.form) for r in leaders.rows)
    view = Leaderboard(game, rows, mine[0] if mine else None, leaders.others)
    seen = LEADERBOARD.seen.dump_json(view).decode()
    names = tuple(row.name for row in leaders.rows)
    return Request(game=game, scene="leaderboard", view=seen, names=names, lang=lang)


class Pictures:
    """Draws what one reader sees: `seen` says whose eyes.

    `draw` makes a picture, `describe` its alternative and its full text without drawing. `later` draws what
    nobody's turn waits for (else `draw` does), and `films` makes films.
    """

    def __init__(
        self,
        draw: Draw,
        describe: Describe,
        games: Mapping[str, AnyGame],
        later: Draw | None = None,
        films: Films | None = None,
    ) -> None:
        self._draw = draw
        self._later = later or draw
        self._films = films or Films(self._later)
        self._describe = describe
        self._games = games

    async def channel(self, seen: Seen, lang: Lang) -> tuple[Drawing, ...]:
        """The board (of a finished game the podium), and what helps to decide now."""
        return await self._all(seen, "end" if seen.table.result else "board", lang)

    async def hand(self, seen: Seen, lang: Lang) -> tuple[Drawing, ...]:
        """What the reader alone holds, and what helps to decide now."""
        return await self._all(seen, "hand", lang)

    async def then(self, moment: Moment, lang: Lang) -> tuple[Drawing, ...]:
        """How a table stood: the board (at the end the podium), and before it what the reader held."""
        info, scene = moment.table, _board(ended=moment.ended)
        name = f"{info.game}-{moment.shown}"
        drawn = [self._drawn(self._at(info, scene, moment.board, lang), f"{name}.png", self._later)]
        if moment.seat is not None and not moment.ended:
            hand = self._at(info, "hand", moment.view, lang)
            drawn.append(self._drawn(hand, f"{name}-hand.png", self._later))
        return tuple(await asyncio.gather(*drawn))

    def film(self, info: TableInfo, stills: Stills, lang: Lang) -> Making:
        """The film of a finished game, in the making. `stills` is asked only if there is none yet."""

        async def shots() -> list[Shot]:
            return [Shot(_still(info, still, lang), still.stay) for still in await stills()]

        # A finished game does not change any more; its seed's hash tells it from those of other databases.
        name = json.dumps([info.game, info.id, info.seed_hash, info.names, lang])
        return self._films.make(name, info.guild_id, shots)

    async def card(self, key: str, card: str, lang: Lang) -> Drawing:
        """One card of a game, such as `creature:hydra_1`."""
        game = self._games[key]
        view = look(game, run(game, start(game, game.seats[0], {}, "")), None).view  # any view will do
        name = f"{key}-{card.partition(':')[2]}.png"
        request = self._request(key, "card", view, (), lang, card)
        return replace(await self._drawn(request, name), text=self._text(request))

    def board_text(self, seen: Seen, lang: Lang) -> str:
        """The board in words, as Markdown, and what helps to decide now; of a finished game the podium."""
        if seen.table.result:
            return self._text(self._request_of(seen, "end", lang))
        second = beside(seen.table.game, seen.look.view)
        scenes: list[Scene] = ["board", *([second] if second else [])]
        return "\n\n".join(self._text(self._request_of(seen, scene, lang)) for scene in scenes)

    def hand_text(self, seen: Seen, lang: Lang) -> str:
        """What the reader alone holds, in words, as Markdown."""
        return self._text(self._request_of(seen, "hand", lang))

    async def leaderboard(self, game: str, leaders: Leaders, reader: int, lang: Lang) -> Drawing:
        """Who leads in a game on a server; the reader's own row is marked."""
        request = _leaderboard(game, leaders, reader, lang)
        return await self._drawn(request, f"leaderboard-{game}.png")

    def leaderboard_text(self, game: str, leaders: Leaders, reader: int, lang: Lang) -> str:
        """The leaderboard in words, as Markdown."""
        return self._text(_leaderboard(game, leaders, reader, lang))

    async def _all(self, seen: Seen, scene: Scene, lang: Lang) -> tuple[Drawing, ...]:
        """The scene first, then the one beside it. That one is left out where it can't be drawn."""
        name = f"{seen.table.game}-{seen.n}"
        second = None if seen.table.result else beside(seen.table.game, seen.look.view)
        drawn = [self._drawn(self._request_of(seen, scene, lang), f"{name}.png")]
        if second is not None:
            drawn.append(self._drawn(self._request_of(seen, second, lang), f"{name}-{second}.png"))
        first, *others = await asyncio.gather(*drawn)
        return (first, *(other for other in others if other.shown))

    def _at(self, info: TableInfo, scene: Scene, view: object, lang: Lang) -> Request:
        return self._request(info.game, scene, view, info.names, lang)

    def _request_of(self, seen: Seen, scene: Scene, lang: Lang) -> Request:
        info = seen.table
        return self._request(info.game, scene, seen.look.view, info.names, lang, _unfinished(seen))

    def _request(
        self, key: str, scene: Scene, view: object, names: tuple[str, ...], lang: Lang, detail: str = ""
    ) -> Request:
        seen = self._games[key].seen.dump_json(view).decode()
        return Request(game=key, scene=scene, view=seen, names=names, lang=lang, detail=detail)

    async def _drawn(self, request: Request, file_name: str, draw: Draw | None = None) -> Drawing:
        drawn = await (draw or self._draw)(request)
        if isinstance(drawn, Picture):
            return Drawing(Shown(file_name, drawn.png, drawn.alt), "")
        return Drawing(None, self._text(request))

    def _text(self, request: Request) -> str:
        """In words; a player's name can't format anything there."""
        names = tuple(escape(name) for name in request.names)
        try:
            return self._describe(request.model_copy(update={"names": names}))[1]
        except Exception as error:
            log.error("%s %s: can't be described: %s", request.game, request.scene, traced(error))
            return ""
