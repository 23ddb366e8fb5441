"""Guilds as Discord writes them."""

from bot.sandbox.server.payloads import born, channel_json, member_json, role_json
from bot.sandbox.world import permissions
from bot.sandbox.world.form import Json
from bot.sandbox.world.state import Guild
from bot.sandbox.world.world import World

ABSENT = (
    *("home_header", "discovery_splash", "banner", "application_id", "afk_channel_id", "widget_channel_id"),
    *("system_channel_id", "rules_channel_id", "safety_alerts_channel_id", "public_updates_channel_id"),
    *("vanity_url_code", "incidents_data"),
)
"""What a guild of the double never has."""

LISTED = ("id", "name", "icon", "banner", "features")
"""What the list of the bot's own guilds says of each."""


def guild_json(guild: Guild) -> Json:
    """Return a guild without its channels and members."""
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "description": None,
        "owner_id": str(guild.owner_id),
        "preferred_locale": guild.locale,
        "roles": [role_json(role, n) for n, role in enumerate(guild.roles.values())],
        "emojis": [],
        "stickers": [],
        "features": [],
        "verification_level": 0,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "mfa_level": 0,
        "nsfw_level": 0,
        "afk_timeout": 300,
        "premium_tier": 0,
        "premium_progress_bar_enabled": False,
        "system_channel_flags": 0,
        **dict.fromkeys(ABSENT),
        "region": "deprecated",
        "nsfw": False,
        "widget_enabled": False,
        "max_presences": None,
        "max_members": 500_000,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "premium_subscription_count": 0,
    }


def my_guild_json(world: World, guild: Guild) -> Json:
    """Return a guild as the bot's own list has it: what it is called, and what the bot may do there."""
    granted = permissions.in_guild(guild, world.bot.id)
    return {
        **{key: value for key, value in guild_json(guild).items() if key in LISTED},
        "owner": guild.owner_id == world.bot.id,
        "permissions": str(int(granted)),
    }


def counts_json(guild: Guild) -> Json:
    """Return how many are in a guild, and there at the moment."""
    many = len(guild.members)
    return {"approximate_member_count": many, "approximate_presence_count": many}


def guild_create_json(world: World, guild: Guild) -> Json:
    """Return a guild as GUILD_CREATE has it: channels, the active threads seen, and the bot's own member."""
    channels = [c for c in world.state.channels.values() if c.guild_id == guild.id and not c.deleted]
    threads = [c for c in channels if c.thread and not c.archived and world.can_view(c, world.bot.id)]
    return {
        **guild_json(guild),
        "joined_at": born(guild.id),
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member_json(world, guild, world.bot.id)],
        "channels": [channel_json(world, c) for c in channels if not c.thread],
        "threads": [channel_json(world, c) for c in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }
