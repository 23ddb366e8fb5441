"""disnake as a client: see `tools.clients`."""

import asyncio
import sys

import disnake
from disnake.http import Route

from tools.clients.listening import begun, until_the_end

_, url, token = sys.argv
found = begun()
Route.BASE = f"{url}/api/v10"
disnake.VoiceClient.warn_nacl = disnake.VoiceClient.warn_dave = False


def parse(message: disnake.Message) -> None:
    """Touch all that a message has, so that what is parsed late is parsed."""
    repr((message, message.components, message.attachments, message.flags, message.author))


class Listener(disnake.Client):
    """Parses what it hears."""

    async def on_socket_event_type(self, _: str) -> None:
        found.events += 1

    async def on_message(self, message: disnake.Message) -> None:
        parse(message)
        found.messages += 1

    async def on_raw_message_edit(self, event: disnake.RawMessageUpdateEvent) -> None:
        if event.cached_message is not None:
            parse(event.cached_message)
        found.edits += 1

    async def on_interaction(self, interaction: disnake.Interaction) -> None:
        repr(interaction)

    async def on_error(self, event_method: str, *_: object, **__: object) -> None:
        found.troubles.append(f"{event_method}: {sys.exc_info()[1]!r}")

    async def look_round(self) -> None:
        """Ask by REST for what there is."""
        await self.application_info()
        await self.fetch_global_commands()
        async for own in self.fetch_guilds():
            guild = await self.fetch_guild(own.id)
            await guild.fetch_member(self.user.id)
            await guild.fetch_emojis()
            await guild.fetch_stickers()
            await guild.fetch_roles()
            for channel in await guild.fetch_channels():
                async for message in channel.history(limit=100):
                    parse(message)
                    found.read += 1


async def _main() -> None:
    intents = disnake.Intents(guilds=True, guild_messages=True, dm_messages=True)
    client = Listener(intents=intents, enable_debug_events=True)
    running = asyncio.create_task(client.start(token))
    ready = asyncio.create_task(client.wait_until_first_connect())
    await asyncio.wait((running, ready), return_when=asyncio.FIRST_COMPLETED)
    if running.done():
        running.result()
    await client.wait_until_ready()
    await until_the_end(found, client.look_round)
    await client.close()
    await running


asyncio.run(_main())
