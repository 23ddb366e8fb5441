"""A whole finished game as one animated picture, for the person who asks, and to share."""

from functools import partial

from discord import ButtonStyle, ui

from bot.discord.delivery.panel import button
from bot.discord.play.hands import by_button, by_command
from bot.discord.requests.actions import Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens.screen import Screen, Shown, note
from bot.discord.screens.speech import say
from bot.table.model import Lang, TableInfo
from bot.table.past import film, history
from bot.table.past.story import kept_story
from render.core.film import length
from render.pool import Undrawn
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words

PROGRESS = 3.0  # seconds between two progress messages
LOOKS = 200  # ten minutes in all; Discord accepts an answer for fifteen


async def replay_of(request: Request, table_id: int) -> Screen:
    """Return the finished game as a film, in the person's language. Raises `Rejected` before its end."""
    info = await film.finished(request.context, table_id)
    shown = await _made(request, info, request.person.lang)
    told = say(request.words, "replay")
    share = button(info.id, "share", request.words, ButtonStyle.primary)
    return Screen(shown.gallery(), ui.TextDisplay(told), ui.ActionRow(share), uploads=[shown])


async def share(request: Request, table_id: int) -> Screen:
    """Show the film to the channel, in the table's language, replacing an earlier one."""
    info = await film.finished(request.context, table_id)
    shown = await _made(request, info, info.lang)
    told = say(Words(info.lang), "replay")
    screen = Screen(shown.gallery(), ui.TextDisplay(told), uploads=[shown])
    posted = await request.runtime.poster.publish(table_id, "replay", screen)
    link = f"https://discord.com/channels/{info.guild_id}/{posted.channel_id}/{posted.message_id}"
    return note(say(request.words, "replay.shared", link=link))


async def _made(request: Request, info: TableInfo, lang: Lang) -> Shown:
    """Return the film, once it is made; meanwhile the person is told how far it is.

    Raises `Rejected` if it can't be made, or takes too long: it is then finished for the next request.
    """
    context = request.context
    stills = partial(film.stills, context, info.id, request.person.id)
    story = await kept_story(context, info.id)
    told = None if story is None else (await history.moment(context, info.id, None), story)
    making = request.runtime.pictures.film(info, stills, lang, told)
    for _ in range(LOOKS):
        made = await making.film(PROGRESS)
        if isinstance(made, Undrawn):
            raise Rejected(made.why)
        if made is not None:
            alt = say(Words(lang), "replay.alt", count=length(made))
            return Shown(f"{info.game}-{info.id}-replay.webp", made, alt)
        drawn, total = making.drawn, making.total
        key = "waiting" if not total else "progress" if drawn < total else "joining"
        await request.meanwhile(note(say(request.words, f"replay.{key}", drawn=drawn, total=total)))
    raise Rejected(Text(key="discord.refused.film"))


ACTIONS = (
    Slash("table replay", by_command(replay_of), Work.REPLAY),
    TableButton("replay", by_button(replay_of), Work.REPLAY, Manner.FRESH),
    TableButton("share", by_button(share), Work.CALL, Manner.FRESH),
)
