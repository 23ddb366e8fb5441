"""Pictures of tables for messages: drawn elsewhere, named for Discord, and always with their words.

A picture that could not be drawn is missing; its words are still there.
"""

import logging
from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass, replace

from bot.discord.errors import traced
from bot.discord.markdown import escape
from bot.discord.screen import Shown
from bot.table.model import Lang, Seen
from render.core.pictures import Picture, Request, Scene
from render.pool import Undrawn
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


class Pictures:
    """Draws what one reader sees: `seen` says whose eyes.

    `draw` makes a picture, `describe` its alternative and its full text without drawing.
    """

    def __init__(self, draw: Draw, describe: Describe, games: Mapping[str, AnyGame]) -> None:
        self._draw = draw
        self._describe = describe
        self._games = games

    async def board(self, seen: Seen, lang: Lang) -> Drawing:
        """The board; of a finished game the podium."""
        return await self._of(seen, "end" if seen.table.result else "board", lang)

    async def hand(self, seen: Seen, lang: Lang) -> Drawing:
        """What the reader alone holds."""
        return await self._of(seen, "hand", lang)

    async def card(self, key: str, card: str, lang: Lang) -> Drawing:
        """One card of a game, such as `creature:hydra_1`."""
        game = self._games[key]
        view = look(game, run(game, start(game, game.seats[0], {}, "")), None).view  # any view will do
        name = f"{key}-{card.partition(':')[2]}.png"
        request = self._request(key, "card", view, (), lang, {"card": card})
        return replace(await self._drawn(request, name), text=self._text(request))

    def board_text(self, seen: Seen, lang: Lang) -> str:
        """The board in words, as Markdown; of a finished game the podium."""
        return self._text(self._request_of(seen, "end" if seen.table.result else "board", lang))

    def hand_text(self, seen: Seen, lang: Lang) -> str:
        """What the reader alone holds, in words, as Markdown."""
        return self._text(self._request_of(seen, "hand", lang))

    async def _of(self, seen: Seen, scene: Scene, lang: Lang) -> Drawing:
        return await self._drawn(self._request_of(seen, scene, lang), f"{seen.table.game}-{seen.n}.png")

    def _request_of(self, seen: Seen, scene: Scene, lang: Lang) -> Request:
        info = seen.table
        return self._request(info.game, scene, seen.look.view, info.names, lang, {})

    def _request(
        self, key: str, scene: Scene, view: object, names: tuple[str, ...], lang: Lang, extra: dict[str, str]
    ) -> Request:
        seen = self._games[key].seen.dump_json(view).decode()
        return Request(game=key, scene=scene, view=seen, names=names, lang=lang, extra=extra)

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
