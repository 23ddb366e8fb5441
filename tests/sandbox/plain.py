"""The double's REST without discord.py: one request, and what was answered."""

import json
from typing import Any

import aiohttp

from bot.sandbox.world.world import World


class Api:
    """A program that speaks HTTP with the bot's token."""

    def __init__(self, world: World, session: aiohttp.ClientSession) -> None:
        self.world = world
        self.session = session

    async def ask(self, request: str, body: object = None) -> tuple[int, Any]:
        """Return the status and the JSON of an answer to `"GET /users/@me"`; `{bot}` is the bot's id."""
        method, path = request.format(bot=self.world.bot.id).split()
        async with self.session.request(method, f"/api/v10{path}", json=body) as response:
            words = await response.text()
        return response.status, json.loads(words) if words else None

    async def refusal(self, request: str, body: object = None) -> tuple[int, int]:
        """Return the status and Discord's code of a request that is refused."""
        status, answer = await self.ask(request, body)
        return status, answer["code"]
