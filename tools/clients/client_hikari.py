"""hikari as a client: see `tools.clients`."""

import sys

import hikari

from tools.clients.listening import begun, until_the_end

_, url, token = sys.argv
found = begun()
intents = hikari.Intents.GUILDS | hikari.Intents.GUILD_MESSAGES | hikari.Intents.DM_MESSAGES
bot = hikari.GatewayBot(token, intents=intents, rest_url=f"{url}/api/v10", banner=None, logs=None)


def parse(message: hikari.PartialMessage) -> None:
    """Touch all that a message has, so that what is parsed late is parsed."""
    repr((message, message.components, message.attachments, message.flags, message.author))


@bot.listen()
async def _payload(_: hikari.ShardPayloadEvent) -> None:
    found.events += 1


@bot.listen()
async def _message(event: hikari.MessageCreateEvent) -> None:
    parse(event.message)
    found.messages += 1


@bot.listen()
async def _edit(event: hikari.MessageUpdateEvent) -> None:
    parse(event.message)
    found.edits += 1


@bot.listen()
async def _interaction(event: hikari.InteractionCreateEvent) -> None:
    repr(event.interaction)


@bot.listen()
async def _trouble(event: hikari.ExceptionEvent[hikari.Event]) -> None:
    found.troubles.append(repr(event.exception))


async def look_round() -> None:
    """Ask by REST for what there is."""
    rest, me = bot.rest, bot.get_me()
    assert me is not None
    await rest.fetch_application()
    await rest.fetch_application_commands(me.id)
    await rest.fetch_application_emojis(me.id)
    async for own in rest.fetch_my_guilds():
        guild = await rest.fetch_guild(own.id)
        await rest.fetch_member(guild.id, me.id)
        await rest.fetch_guild_emojis(guild.id)
        await rest.fetch_guild_stickers(guild.id)
        await rest.fetch_roles(guild.id)
        for channel in await rest.fetch_guild_channels(guild.id):
            async for message in rest.fetch_messages(channel.id).limit(100):
                parse(message)
                found.read += 1


async def _main() -> None:
    await bot.start(check_for_updates=False)
    await until_the_end(found, look_round)
    await bot.close()


hikari.internal.aio.get_or_make_loop().run_until_complete(_main())
