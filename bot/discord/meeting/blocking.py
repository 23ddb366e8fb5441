"""`/me`: whom one is kept apart from. Nobody but the person who wants it is ever told."""

from collections.abc import Sequence

from discord import ui

from bot.discord.requests.actions import CommandOption, GeneralButton, Given
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.screen import Item, Screen, menu, menu_entry
from bot.discord.screens.speech import say
from bot.table.people import blocks, profiles
from rules.core.decisions import Rejected
from rules.core.text import Text


def option() -> CommandOption:
    """Return the option of `/me`."""
    return CommandOption("block", kind="person")


async def change(request: Request, given: Given) -> tuple[list[str], list[Item]]:
    """Block who is given. Returns the list of all in words, with a menu to take somebody off it."""
    context, me = request.context, request.person.id
    if "block" in given:
        if not given["block"]:
            raise Rejected(Text(key="discord.refused.block-bot"))
        await blocks.block(context, me, int(given["block"]))
    return await _listed(request)


async def _listed(request: Request) -> tuple[list[str], list[Item]]:
    words, context = request.words, request.context
    others = await blocks.blocked_by(context, request.person.id)
    if not others:
        return [], []
    options = [
        menu_entry(await profiles.name_of(context, other) or str(other), str(other)) for other in others
    ]
    chosen = menu(ids.general_button("unblock"), say(words, "blocks.menu"), options)
    return [say(words, "blocks", who=[f"<@{other}>" for other in others])], [chosen]


async def _unblock(request: Request, rest: str) -> Sequence[Screen]:
    if (other := ids.number(rest)) is not None:
        await blocks.unblock(request.context, request.person.id, other)
    lines, menus = await _listed(request)
    if not menus:
        return reply(request, "blocks.none")
    return [Screen(ui.TextDisplay("\n".join(lines)), *(ui.ActionRow(menu) for menu in menus))]


ACTIONS = (GeneralButton("unblock", _unblock, Work.CHANGE, Manner.PLACE, "discord.blocks.menu"),)
