"""Pictures of tables for messages: drawn elsewhere, named for Discord, and always with their words.

A picture that could not be drawn is missing; its words are still there.
"""

import asyncio
import json
import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from bot.discord.errors import traced
from bot.discord.markdown import escape
from bot.discord.screen import Shown
from bot.table.model import Lang, Seen
from render.core.pictures import Picture, Request, Scene
from render.pool import Undrawn
from render.scene import beside
from rules.core.engine import look, run, start
from rules.core.game import AnyGame

log = logging.getLogger(__name__)

Draw = Callable[[Request], Awaitable[Picture | Undrawn]]
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


class Pictures:
    """Draws what one reader sees: `seen` says whose eyes.

    `draw` makes a picture, `describe` its alternative and its full text without drawing.
    """

    def __init__(self, draw: Draw, describe: Describe, games: Mapping[str, AnyGame]) -> None:
        self._draw = draw
        self._describe = describe
        self._games = games

    async def channel(self, seen: Seen, lang: Lang) -> tuple[Drawing, ...]:
        """The board (of a finished game the podium), and what helps to decide now."""
        return await self._all(seen, "end" if seen.table.result else "board", lang)

    async def hand(self, seen: Seen, lang: Lang) -> tuple[Drawing, ...]:
        """What the reader alone holds, and what helps to decide now."""
        return await self._all(seen, "hand", lang)

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

    async def _all(self, seen: Seen, scene: Scene, lang: Lang) -> tuple[Drawing, ...]:
        """The scene first, then the one beside it. That one is left out where it can't be drawn."""
        name = f"{seen.table.game}-{seen.n}"
        second = None if seen.table.result else beside(seen.table.game, seen.look.view)
        drawn = [self._drawn(self._request_of(seen, scene, lang), f"{name}.png")]
        if second is not None:
            drawn.append(self._drawn(self._request_of(seen, second, lang), f"{name}-{second}.png"))
        first, *others = await asyncio.gather(*drawn)
        return (first, *(other for other in others if other.shown))

    def _request_of(self, seen: Seen, scene: Scene, lang: Lang) -> Request:
        info = seen.table
        return self._request(info.game, scene, seen.look.view, info.names, lang, _unfinished(seen))

    def _request(
        self, key: str, scene: Scene, view: object, names: tuple[str, ...], lang: Lang, detail: str = ""
    ) -> Request:
        seen = self._games[key].seen.dump_json(view).decode()
        return Request(game=key, scene=scene, view=seen, names=names, lang=lang, detail=detail)

    async def _drawn(self, request: Request, file_name: str) -> Drawing:
        drawn = await self._draw(request)
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
