"""Discord's permissions, as its documentation (topics/permissions) computes them."""

from enum import IntFlag

from bot.sandbox.world.state import Channel, Guild


class Permission(IntFlag):
    """The permissions that the double looks at."""

    ADMINISTRATOR = 1 << 3
    MANAGE_CHANNELS = 1 << 4
    VIEW_CHANNEL = 1 << 10
    SEND_MESSAGES = 1 << 11
    MANAGE_MESSAGES = 1 << 13
    EMBED_LINKS = 1 << 14
    ATTACH_FILES = 1 << 15
    READ_MESSAGE_HISTORY = 1 << 16
    MENTION_EVERYONE = 1 << 17
    USE_EXTERNAL_EMOJIS = 1 << 18
    MANAGE_ROLES = 1 << 28
    USE_APPLICATION_COMMANDS = 1 << 31
    MANAGE_THREADS = 1 << 34
    CREATE_PUBLIC_THREADS = 1 << 35
    CREATE_PRIVATE_THREADS = 1 << 36
    SEND_MESSAGES_IN_THREADS = 1 << 38
    PIN_MESSAGES = 1 << 51


ALL = ~Permission(0)

MEMBER = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.USE_APPLICATION_COMMANDS
    | Permission.SEND_MESSAGES_IN_THREADS
)
"""What @everyone has in a new guild."""

BOT = (
    Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.SEND_MESSAGES_IN_THREADS
    | Permission.CREATE_PUBLIC_THREADS
)
"""The permissions of the bot's own role in a new guild: just what its invitation asks for."""


def in_guild(guild: Guild, user_id: int) -> Permission:
    """Return what a member may do in the guild at large; nothing for somebody who is not a member."""
    if user_id not in guild.members:
        return Permission(0)
    if user_id == guild.owner_id:
        return ALL
    granted = guild.roles[guild.id].permissions
    for role_id in guild.members[user_id]:
        granted |= guild.roles[role_id].permissions
    return ALL if granted & Permission.ADMINISTRATOR else Permission(granted)


def in_channel(guild: Guild, channel: Channel, user_id: int) -> Permission:
    """Return what a member may do in a channel of the guild (for a thread: pass the channel it hangs on)."""
    granted = int(in_guild(guild, user_id))
    if granted == ALL or user_id not in guild.members:
        return Permission(granted)
    overwrites = {overwrite.id: overwrite for overwrite in channel.overwrites}
    roles = [overwrites[role] for role in guild.members[user_id] if role in overwrites]
    layers = [
        [overwrites[guild.id]] if guild.id in overwrites else [],
        roles,
        [overwrites[user_id]] if user_id in overwrites else [],
    ]
    for layer in layers:
        for overwrite in layer:
            granted &= ~overwrite.deny
        for overwrite in layer:
            granted |= overwrite.allow
    return Permission(granted) if granted & Permission.VIEW_CHANNEL else Permission(0)
