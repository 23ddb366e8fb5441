"""Look-ups of the page: advice on the person's question, the log in words, and pictures that are late."""

import asyncio
import json
import re
from collections.abc import Awaitable, Callable, Sequence
from typing import TypeVar

from bot.discord.play.advice import alike, heading, parts_of
from bot.discord.questions.typed import said_in_lines
from bot.discord.screens.limits import clip
from bot.discord.screens.speech import Speech
from bot.table.learning.coach import Coaching
from bot.table.model import Lang
from bot.table.past import log
from bot.table.people import profiles
from bot.table.play import advice
from bot.table.runtime.context import Context
from bot.web.table_json import MAX_LINE, Json, coached, unmarked
from rules.core.text import Text
from rules.core.words import Words

PAGE = 40  # lines of the log
PICTURE_TIMEOUT = 10.0  # seconds for a picture; then the page asks again, and its person has the place back
KEPT = 6.0  # seconds for which it keeps its turn to be drawn until the page has asked again
GONE = 0.2  # seconds, at most, for which a picture is drawn on that nobody waits for
T = TypeVar("T")
MENTION = re.compile(r"<@(\d{1,20})>")
Coaches = Callable[[], Awaitable[Coaching]]


async def advised(context: Context, table_id: int, user_id: int, lang: Lang, coaching: Coaches) -> Json:
    """Return the best answers with what speaks for each, to be given by a press. Raises `Rejected`.

    With them goes what the coach of a lesson says now, who knows the advice: both stand on one page.
    """
    found = await advice.advice(context, table_id, user_id)
    words, asked = Words(lang), found.seen.decision
    assert asked is not None, "there is advice on a question"
    same, names = alike(found), found.seen.table.names
    ideas = []
    for each in found.advice.prospects:
        _, *reasons = parts_of(each, found, words, same=same)
        name = "\n".join(said_in_lines(asked, each.answer, words, names))
        ideas.append({"name": name, "why": unmarked(" · ".join(reasons)), "answer": each.answer})
    return {
        "ask": found.seen.asks.get(found.seen.seat or 0),
        "about": unmarked(heading(found, words)),
        "ideas": ideas,
        "coach": coached(found.seen, await coaching(), Speech(words, names)),
    }


async def logged(context: Context, table_id: int, user_id: int, last: int | None, lang: Lang) -> Json:
    """Return a page of the log, as the person may know it."""
    page = await log.page(context, table_id, user_id, last, PAGE)
    words = Words(lang)
    lines = [clip(Speech(words, each.names).plain(each.text), MAX_LINE) for each in page.entries]
    return {"first": page.first, "count": page.count, "lines": lines}


async def named(context: Context, said: str, lang: Lang, players: Sequence[str]) -> str:
    """Put the names of people in the place of mentions in a JSON text: only a chat shows these as names.

    A player who is called like a mention stays so: else a name could be asked for by its id.
    """
    called = {*MENTION.findall(" ".join(players))}
    users = {*MENTION.findall(said)} - called
    former = Words(lang).say(Text(key="table.forgotten"))
    known = {user: await profiles.name_of(context, int(user)) or former for user in users}
    return MENTION.sub(lambda it: json.dumps(known[it[1]])[1:-1] if it[1] in known else it[0], said)


async def awaited(coming: Awaitable[T], wanted: Callable[[], bool]) -> T:
    """Wait for pictures that are late. Raises `TimeoutError` when it takes too long, or nobody wants them."""
    drawing = asyncio.ensure_future(coming)
    try:
        async with asyncio.timeout(PICTURE_TIMEOUT):
            while not (await asyncio.wait([drawing], timeout=GONE))[0]:
                if not wanted():
                    raise TimeoutError
            return drawing.result()
    finally:
        asyncio.get_running_loop().call_later(KEPT if wanted() else 0, drawing.cancel)
