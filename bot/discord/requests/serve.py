"""Serving an interaction: always acknowledge first, then work, then show the result.

Discord allows three seconds for the first response; after that the interaction is void. One that arrives
late, for example after the gateway was resumed, can't be acknowledged any more, and is dropped before
anything is done.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from enum import Enum
from functools import partial

import discord

from bot.discord.delivery.messages import as_taken
from bot.discord.delivery.refusals import LOST, REFUSED, Gone, RequestKind, asking
from bot.discord.permissions import missing_to_open, needed, needed_for_threads
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import say
from bot.metrics.measures import timed
from bot.table.delivery.voice import Later
from bot.table.lobby.servers import ANYBODY, Rights
from bot.table.model import Lang, Person
from bot.table.people import names, profiles
from bot.traced import traced
from rules.core.decisions import Rejected
from rules.core.flow import Stale
from rules.core.words import Words, nearest
from rules.naming import shortened, tidy

log = logging.getLogger(__name__)

Interaction = discord.Interaction[discord.Client]
Body = Callable[[Request], Awaitable[Sequence[Screen]]]

BUTTON = discord.ComponentType.button.value
ACKNOWLEDGED = 40060  # Discord's code for an interaction that has been acknowledged already
TOKEN = 14 * 60.0  # seconds for which an answer can be edited, with a minute to spare
NAME = 32  # characters of a player's name


class Manner(Enum):
    """The place of the response to a press or a command."""

    FRESH = "a new message for this person alone"
    PLACE = "in the place of the private message that was pressed"
    QUIET = "nowhere: the channel's panel follows by itself; words to this person alone"
    PUBLIC = "a new message for everybody in the channel"


async def serve(runtime: Runtime, interaction: Interaction, manner: Manner, about: str, body: Body) -> None:
    """Acknowledge, run `body`, and show the screens that it returns. Never raises.

    `about` names the matter in the log.
    """
    kind = kind_of(interaction)
    with _noted(runtime.serving), timed("visible", kind):
        with timed("first_response", kind):
            acknowledged = await acknowledge(interaction, manner)
        if acknowledged:
            await _answer(runtime, interaction, manner, about, body)


def kind_of(interaction: Interaction) -> str:
    """Name the kind of interaction: a command, a form, a button or a menu."""
    if interaction.type is discord.InteractionType.application_command:
        return "command"
    if interaction.type is discord.InteractionType.modal_submit:
        return "form"
    data = {**(interaction.data or {})}
    return "button" if data.get("component_type") == BUTTON else "menu"


@contextmanager
def _noted(serving: set[asyncio.Task[object]]) -> Iterator[None]:
    """Register the block's task, so that the bot waits for it when it stops."""
    task = asyncio.current_task()
    assert task is not None
    serving.add(task)
    try:
        yield
    finally:
        serving.discard(task)


async def _answer(runtime: Runtime, interaction: Interaction, manner: Manner, about: str, body: Body) -> None:
    words = Words(nearest(str(interaction.locale)))
    try:
        request = await greet(runtime, interaction)
        if manner is Manner.FRESH:
            request = replace(request, meanwhile=partial(_meanwhile, runtime, interaction, about))
        words = request.words
        screens = await body(request)
    except Rejected as refusal:
        manner, screens = _aside(manner), [note(words.say(refusal.text))]
    except Stale:
        manner, screens = _aside(manner), [note(say(words, "stale"))]
    except Exception as error:
        log.error("%s: %s", about, traced(error))
        manner, screens = _aside(manner), [note(say(words, "broken"))]
    await _reachable_again(runtime, interaction)
    if not await show(runtime, interaction, manner, screens, about):
        broken = note(say(words, "broken"))
        await show(runtime, interaction, _aside(manner), [broken], about)


async def _reachable_again(runtime: Runtime, interaction: Interaction) -> None:
    """Write to this person again from now on: who is here may have opened their direct messages."""
    try:
        await profiles.reopen_dm(runtime.context, interaction.user.id)
    except Exception as error:
        log.error("direct messages could not be opened again: %s", traced(error))


async def _meanwhile(runtime: Runtime, interaction: Interaction, about: str, screen: Screen) -> None:
    await show(runtime, interaction, Manner.FRESH, [screen], about)


def _aside(manner: Manner) -> Manner:
    """Return the place for a refusal: it must not replace the private message that was pressed."""
    return Manner.FRESH if manner is Manner.FRESH else Manner.QUIET


async def acknowledge(interaction: Interaction, manner: Manner) -> bool:
    """Send the first response. False if it is too late or somebody else has: then nothing may be done."""
    for again in (False, True):
        try:
            if manner is Manner.FRESH:
                await interaction.response.defer(ephemeral=True, thinking=True)
            else:
                await interaction.response.defer()
            return True
        except discord.HTTPException as error:
            if again and error.code == ACKNOWLEDGED:
                return True  # the first try arrived, but its response was lost
            log.info("not acknowledged: %s", traced(error))
            return False
        except LOST as error:
            log.info("the connection was lost: %s", traced(error))
    return False


def is_private(interaction: Interaction) -> bool:
    """Return whether only this person reads the message that was pressed."""
    message = interaction.message
    return interaction.guild_id is None or (message is not None and message.flags.ephemeral)


def name_of(user: discord.User | discord.Member) -> str:
    """Return the person's name: their display name here, else their user name, else their id."""
    return shortened(tidy(user.display_name), NAME) or shortened(tidy(user.name), NAME) or str(user.id)


async def greet(runtime: Runtime, interaction: Interaction) -> Request:
    """Make the request of an interaction, and remember the person's name and language.

    Tables on this server call the person by that name from now on.
    """
    seen = Person(interaction.user.id, name_of(interaction.user), lang_at(interaction.locale))
    person = await profiles.see(runtime.context, seen)
    await names.follow(runtime.context, person, interaction.guild_id)
    granted = interaction.app_permissions
    wanted = needed(in_thread=isinstance(interaction.channel, discord.Thread))
    return Request(
        runtime,
        person,
        Words(person.lang),
        channel_id=interaction.channel_id or 0,
        guild_id=interaction.guild_id,
        guild_lang=lang_at(interaction.guild_locale or interaction.locale),
        private=is_private(interaction),
        missing=tuple(name for name in wanted if not getattr(granted, name)),
        threadless=tuple(name for name in needed_for_threads() if not getattr(granted, name)),
        moderates=interaction.guild_id is not None and interaction.permissions.manage_channels,
        threads=interaction.guild_id is not None and interaction.permissions.create_public_threads,
        rights=_rights(interaction),
        sees=partial(_sees, interaction),
        has=partial(_has, interaction.guild),
        lacks=partial(missing_to_open, interaction.guild),
    )


def _rights(interaction: Interaction) -> Rights:
    member, channel = interaction.user, interaction.channel
    if not isinstance(member, discord.Member):
        return ANYBODY
    return Rights(
        roles=frozenset(role.id for role in member.roles),
        manages=interaction.permissions.manage_guild,
        below=channel.parent_id if isinstance(channel, discord.Thread) else None,
    )


def _has(guild: discord.Guild | None, ident: int) -> bool:
    return guild is not None and (guild.get_channel(ident) or guild.get_role(ident)) is not None


def _sees(interaction: Interaction, channel_id: int) -> bool:
    """Return whether the person sees a channel of this server. The bot does not know archived threads."""
    channel = interaction.guild.get_channel_or_thread(channel_id) if interaction.guild else None
    if channel is None or not isinstance(interaction.user, discord.Member):
        return False
    if isinstance(channel, discord.Thread) and (channel.is_private() or channel.parent is None):
        return False
    return channel.permissions_for(interaction.user).view_channel


def lang_at(locale: discord.Locale) -> Lang:
    """Return the nearest language that the bot speaks."""
    return nearest(str(locale))


async def show(
    runtime: Runtime, interaction: Interaction, manner: Manner, screens: Sequence[Screen], about: str
) -> bool:
    """Show the screens: the first in its place, others after it; privately unless `PUBLIC`.

    False if Discord refused one; later ones are then not shown. One that was lost on the way may have
    arrived.
    """
    first = manner in (Manner.FRESH, Manner.PLACE)
    private = manner is not Manner.PUBLIC
    for screen in screens:
        try:
            if first:
                await _put(runtime, interaction, screen, fresh=manner is Manner.FRESH)
            else:
                await _send(runtime, interaction, screen, private=private)
        except REFUSED as error:
            log.warning("%s: an answer could not be shown: %s", about, traced(error))
            return isinstance(error, Later) and not error.said
        first = False
    return True


async def _put(runtime: Runtime, interaction: Interaction, screen: Screen, *, fresh: bool) -> None:
    """Show the screen in its place, unless something newer is shown there. Its pictures follow."""
    edit, late, user = partial(_edit, interaction), runtime.pictures.late, interaction.user.id
    if fresh or interaction.message is None:  # nobody else knows the message yet
        shown = await edit(screen)
        runtime.hands.note(user, shown.id, screen, edit, TOKEN)
        late.follow(shown.id, screen, edit, TOKEN)
        return
    place = interaction.message.id
    async with late.editing(place, screen.order) as newest:
        if not newest:
            return
        try:
            await edit(screen)
        except Gone as gone:
            if not gone.deleted:
                raise
            return  # it was replaced by a newer one, or deleted
        if interaction.message.flags.ephemeral:
            runtime.hands.note(user, place, screen, edit, TOKEN)
        late.follow(place, screen, edit, TOKEN)


async def _edit(interaction: Interaction, screen: Screen) -> discord.InteractionMessage:
    """Edit the answer. Repeating an edit is harmless, so a lost one is sent again."""

    async def send() -> discord.InteractionMessage:
        with asking(RequestKind.FOLLOW_UP):
            return await interaction.edit_original_response(view=screen, attachments=screen.files())

    try:
        return await as_taken(screen, send)
    except Later as later:
        if later.said:
            raise
        return await as_taken(screen, send)


async def _send(runtime: Runtime, interaction: Interaction, screen: Screen, *, private: bool) -> None:
    """Send the screen as another message. Its pictures follow."""

    async def edit(screen: Screen) -> None:
        async def put() -> None:
            with asking(RequestKind.FOLLOW_UP):
                await sent.edit(view=screen, attachments=screen.files())

        await as_taken(screen, put)

    async def send() -> discord.WebhookMessage:
        with asking(RequestKind.FOLLOW_UP):
            return await interaction.followup.send(
                view=screen, ephemeral=private, wait=True, files=screen.files()
            )

    sent = await as_taken(screen, send)
    if private:
        runtime.hands.note(interaction.user.id, sent.id, screen, edit, TOKEN)
    runtime.pictures.late.follow(sent.id, screen, edit, TOKEN)
