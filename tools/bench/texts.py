"""The highest cost of a text from outside: hostile ones, through each parser, question and autocomplete.

In processor time, between two points at which others can run.
"""

import asyncio
from collections.abc import Awaitable
from time import process_time

from bot.discord.requests import bounds
from bot.discord.requests.actions import Typing
from bot.discord.requests.request import Runtime
from bot.discord.requests.slash import suggestions
from bot.discord.screens.pictures import Pictures
from bot.table.following import FOLLOWERS
from bot.table.runtime.context import Context
from bot.table.storage.store import Store
from render.core.pictures import PictureRequest
from render.pool import Undrawn
from rules.core.text import Text
from rules.games import GAMES
from tests.bot.discord.conftest import Notebook
from tests.bot.discord.screens.test_texts import PARSERS, QUESTIONS, WORDS, cost, seated, typeable, works
from tests.bot.discord.speaking import ANA
from tests.bot.texts import LONG, hostile
from tools.bench.stopwatch import Figure

AIM = 20.0  # milliseconds
EVERY = 5  # of the texts, for each option of each command


async def figures() -> list[Figure]:
    """Return the worst of each kind."""
    allowed, long = [*hostile(bounds.CHAIN)], [*hostile(LONG)]
    for parser in PARSERS.values():
        cost(parser, "x")  # the words of a language are read once, whoever comes first
    named = max(cost(parser, text) for parser in PARSERS.values() for text in long)
    answers = [works(decision) for decision in QUESTIONS.values()]
    read, suggested = (max(cost(each[n], text) for each in answers for text in allowed) for n in (0, 1))
    return [
        Figure(f"worst text of {LONG} for a parser of anything else", named * 1000, "ms", AIM),
        Figure(f"worst text of {bounds.CHAIN}, read as an answer", read * 1000, "ms", AIM),
        Figure(f"worst text of {bounds.CHAIN}, suggestions for it alone", suggested * 1000, "ms", AIM),
        Figure("worst text while typing, any command", await _typed() * 1000, "ms", AIM),
    ]


async def _typed() -> float:
    """Return the longest time for which suggestions for an option hold the loop, at a table of each game."""
    store = await Store.open(None)
    context = Context(store, GAMES, lambda: 1_000_000.0, lambda: "seed", FOLLOWERS)
    runtime = Runtime(context, GAMES, Pictures(_undrawn, lambda request, mark: ("", ""), GAMES), Notebook([]))
    channels = dict(zip(GAMES, await seated(context), strict=True))
    worst = 0.0
    for slash, option in typeable():
        channel = channels.get(slash.path.split()[0], next(iter(channels.values())))
        await suggestions(slash, option, Typing(runtime, WORDS, ANA.id, channel, "x", {}))
        for text in [*hostile(LONG), *hostile(option.most)][::EVERY]:
            given = {other.name: text[: other.most] for other in slash.options if other is not option}
            typing = Typing(runtime, WORDS, ANA.id, channel, text, given)
            worst = max(worst, await _held(suggestions(slash, option, typing)))
    await store.close()
    return worst


async def _held(work: Awaitable[object]) -> float:
    """Return the longest processor time from which the loop does not come back while the work is done."""
    task = asyncio.ensure_future(work)
    longest = 0.0
    while not task.done():
        began = process_time()
        await asyncio.sleep(0)
        longest = max(longest, process_time() - began)
    return longest


async def _undrawn(request: PictureRequest, **how: object) -> Undrawn:
    return Undrawn(Text(key="picture.undrawn.slow"))
