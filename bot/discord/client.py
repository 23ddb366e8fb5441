"""The connection to Discord: what it subscribes to, and where its events go."""

import asyncio
import logging
from pathlib import Path
from typing import Any, cast

import discord
from discord import app_commands

from bot.discord import actions
from bot.discord.connection import SteadyClient
from bot.discord.learning import written
from bot.discord.press import pressed
from bot.discord.requests import slash
from bot.discord.requests.actions import Games
from bot.discord.requests.registration import keep_registering, payload
from bot.discord.requests.request import Runtime
from bot.discord.requests.serve import Interaction, lang_at
from bot.discord.requests.translator import Translator
from bot.discord.screens.screen import note
from bot.discord.screens.speech import say
from bot.table.lobby import lobby
from bot.table.model import Shards
from bot.table.people import profiles
from bot.traced import traced
from rules.core.words import Words

log = logging.getLogger(__name__)

FAREWELL = 5.0  # seconds to finish current answers when the bot stops
READY = 0.2  # seconds without a further server until it counts as connected; nothing depends on this
RATE_LIMIT_TIMEOUT = 30.0  # seconds that a request waits for a rate limit; beyond this, `Later`
PRESSES = (discord.InteractionType.component, discord.InteractionType.modal_submit)


class Tree(app_commands.CommandTree[discord.Client]):
    """The slash commands."""

    async def on_error(self, interaction: Interaction, error: app_commands.AppCommandError, /) -> None:
        """Handle an error before a command runs: most likely the client knows an older version of it."""
        log.error("a command could not be run: %s", traced(error))
        text = say(Words(lang_at(interaction.locale)), "old-command")
        if (
            interaction.type is discord.InteractionType.application_command
            and not interaction.response.is_done()
        ):
            await interaction.response.send_message(view=note(text), ephemeral=True)


class Client(SteadyClient):
    """Sees servers and channels but no members, and of messages only those that are written to it directly.

    All that counts comes as an interaction. It opens these connections (shards), or as many as Discord asks
    for. Call `furnish` before it logs in. It notifies nobody unless a message lists them explicitly.
    """

    def __init__(self, shards: Shards | None = None) -> None:
        discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # the bot does not speak aloud
        super().__init__(
            shard_ids=[*shards.ids] if shards else None,
            shard_count=shards.count if shards else None,
            intents=discord.Intents(guilds=True, dm_messages=True),
            allowed_mentions=discord.AllowedMentions.none(),
            member_cache_flags=discord.MemberCacheFlags.none(),
            chunk_guilds_at_startup=False,
            guild_ready_timeout=READY,
            max_messages=None,
            max_ratelimit_timeout=RATE_LIMIT_TIMEOUT,
        )
        self._tree = Tree(self)
        self._runtime: Runtime | None = None
        self.registering: asyncio.Task[None] | None = None
        self.ill: tuple[str, ...] = ()  # the parts that do not work now, as in `Heartbeat`

    @property
    def runtime(self) -> Runtime:
        """The parts with which commands and presses work, once they are set."""
        assert self._runtime is not None, "it is furnished"
        return self._runtime

    def furnish(self, runtime: Runtime) -> None:
        """Set what commands and presses work with."""
        self._runtime = runtime
        slash.add(self._tree, runtime, actions.commands(runtime.games))

    async def announce(self, known: Path, guild_id: int | None, *, ours: bool = True) -> None:
        """Register changed commands in the background, because Discord may take long. One process does it."""
        await self._tree.set_translator(Translator())
        if not ours:
            return
        assert self.application_id is not None
        work = keep_registering(self._tree, known, self.application_id, guild_id, self._note_refused)
        self.registering = asyncio.create_task(work)

    def _note_refused(self, refused: bool) -> None:
        self.ill = ("commands",) if refused else ()

    async def on_interaction(self, interaction: Interaction) -> None:
        """Serve presses and submitted forms; commands go to the tree."""
        if interaction.type in PRESSES and self._runtime is not None:
            await pressed(self._runtime, interaction)

    async def on_message(self, message: discord.Message) -> None:
        """Answer what somebody writes to the bot directly; other messages do not come here."""
        if self._runtime is not None and message.guild is None and not message.author.bot:
            await written.answer(self._runtime, message.author.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Write again to the people of a server that the bot has come (back) to, and show its tables."""
        if self._runtime is not None:
            await profiles.reopen_dms_of(self._runtime.context, guild.id)
            await lobby.show_again(self._runtime.context, guild.id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Tell the people of a table that its channel has been deleted."""
        if self._runtime is not None:
            await lobby.show_again(self._runtime.context, channel.id)

    async def on_raw_thread_delete(self, deleted: discord.RawThreadDeleteEvent) -> None:
        """Tell the people of a table that its thread has been deleted, by itself or with its channel."""
        if self._runtime is not None:
            await lobby.show_again(self._runtime.context, deleted.thread_id)

    def is_connected(self) -> bool:
        """Return whether every connection to Discord is up right now."""
        return self.is_ready() and not any(shard.is_closed() for shard in self.shards.values())

    async def retire(self) -> None:
        """Accept nothing new, and finish the current answers if that does not take too long."""
        await asyncio.gather(*(shard.disconnect() for shard in self.shards.values()))
        serving = set() if self._runtime is None else self._runtime.serving
        if serving:
            _, late = await asyncio.wait(serving, timeout=FAREWELL)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def close(self) -> None:
        """Close the connections to Discord."""
        if self.registering is not None:
            self.registering.cancel()
        await super().close()


async def offered(games: Games) -> list[dict[str, object]]:
    """Return the commands as this version would register them, without connecting."""
    nobody = cast(Any, None)  # only a command that runs looks at more than the games
    client = Client()
    client.furnish(Runtime(nobody, games, nobody, nobody))
    await client._tree.set_translator(Translator())
    return await payload(client._tree)
