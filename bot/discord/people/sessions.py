"""`/me`: where one is logged in at the page of the boards, told by its times alone, and logging out there."""

from collections.abc import Sequence

from discord import ui

from bot.discord.requests.actions import GeneralButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.screen import Item, Screen, note
from bot.discord.screens.speech import say_of
from bot.table.people import sessions
from rules.core.text import Text


async def shown(request: Request) -> tuple[list[str], list[Item]]:
    """Return the person's sessions in lines, and the button that ends them; nothing if there are none."""
    found = await sessions.of_person(request.context, request.person.id)
    if not found:
        return [], []
    say = request.words.say
    lines = [say(Text(key="site.session.list", args={"count": len(found)}))]
    for each in found:
        args: dict[str, int | str | list[str]] = {
            "created": f"<t:{each.created}:f>",
            "seen": f"<t:{each.seen}:R>",
        }
        lines.append(f"- {say(Text(key='site.session.one', args=args))}")
    label = say(Text(key="site.session.end"))
    return lines, [ui.Button(label=label, custom_id=ids.general_button("logout"))]


async def _log_out(request: Request, rest: str) -> Sequence[Screen]:
    await sessions.end_all(request.context, request.person.id)
    return [note(say_of("site", request.words, "session.ended"))]


ACTIONS = (GeneralButton("logout", _log_out, Work.CHANGE, Manner.PLACE, "site.session.end"),)
