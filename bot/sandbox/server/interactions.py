"""Interactions on their way to the bot: a user's action, in Discord's format.

Nothing is checked here: the driver checks what a client would allow, and tests may forge the rest.
"""

from bot.sandbox.server.payloads import (
    interaction_channel_json,
    member_json,
    message_json,
    role_json,
    user_json,
)
from bot.sandbox.world.form import Json
from bot.sandbox.world.state import Asked, Channel, Interaction
from bot.sandbox.world.world import Change, Kind, World


def ask(
    world: World, kind: Asked, user_id: int, channel: Channel, data: Json, *, message_id: int | None = None
) -> Interaction:
    """Send an interaction with Discord's `data` to the bot; `message_id` is the message that was pressed."""
    interaction_id = world.next_id()
    interaction = Interaction(
        id=interaction_id,
        token=f"interaction-{interaction_id:x}-token",
        kind=kind,
        user_id=user_id,
        channel_id=channel.id,
        guild_id=channel.guild_id,
        at=world.clock.now(),
        data=data,
        message_id=message_id,
    )
    world.state.interactions[interaction.id] = interaction
    world.publish(Change(Kind.ASK, interaction.id, channel.id, channel.guild_id, user_id))
    return interaction


def resolved(world: World, channel: Channel, data: Json) -> Json:
    """Return the `resolved` part for lists of ids under `users`, `roles` and `channels`."""
    found: Json = {}
    guild = world.state.guilds.get(channel.guild_id or 0)
    users = [world.state.users[user] for user in _numbers(data.get("users")) if user in world.state.users]
    if users:
        found["users"] = {str(user.id): user_json(user) for user in users}
    if users and guild is not None:
        members = {
            str(u.id): member_json(world, guild, u.id, channel) for u in users if u.id in guild.members
        }
        found["members"] = {
            key: {k: v for k, v in one.items() if k != "user"} for key, one in members.items()
        }
    roles = _numbers(data.get("roles"))
    if roles and guild is not None:
        found["roles"] = {
            str(r): role_json(guild.roles[r], n) for n, r in enumerate(roles) if r in guild.roles
        }
    channels = _numbers(data.get("channels"))
    if channels:
        user = world.bot.id
        there = [world.state.channels[one] for one in channels if one in world.state.channels]
        found["channels"] = {str(one.id): interaction_channel_json(world, one, user) for one in there}
    return found


def _numbers(value: object) -> list[int]:
    return [one for one in value if isinstance(one, int)] if isinstance(value, list) else []


def interaction_json(world: World, interaction: Interaction) -> Json:
    """Return the body of INTERACTION_CREATE."""
    channel = world.state.channels[interaction.channel_id]
    user = world.state.users[interaction.user_id]
    guild = world.state.guilds.get(interaction.guild_id or 0)
    found: Json = {
        "id": str(interaction.id),
        "application_id": str(world.bot.id),
        "type": int(interaction.kind),
        "token": interaction.token,
        "version": 1,
        "data": interaction.data,
        "channel_id": str(channel.id),
        "channel": interaction_channel_json(world, channel, user.id),
        "locale": user.locale,
        "app_permissions": str(int(world.permissions(channel, world.bot.id))),
        "entitlements": [],
        "entitlement_sku_ids": [],
        "authorizing_integration_owners": {"0": str(interaction.guild_id or 0)},
        "attachment_size_limit": 10 * 1024 * 1024 if guild is None else guild.upload_limit,
        "context": 1 if guild is None else 0,
    }
    if guild is None:
        found["user"] = user_json(user)
    else:
        found |= {
            "guild_id": str(guild.id),
            "guild": {"id": str(guild.id), "locale": guild.locale, "features": []},
            "guild_locale": guild.locale,
            "member": member_json(world, guild, user.id, channel),
        }
    if interaction.message_id is not None:
        found["message"] = message_json(world, world.state.messages[interaction.message_id])
    return found
