"""The permissions that the bot needs, and the address that invites it with them."""

import discord

SCOPES = ("bot", "applications.commands")


def needed(*, in_thread: bool) -> tuple[str, ...]:
    """The names of what the bot needs to play in a channel, or in a thread."""
    writing = "send_messages_in_threads" if in_thread else "send_messages"
    return "view_channel", writing, "embed_links", "attach_files", "read_message_history"


def invited_with() -> discord.Permissions:
    """The permissions that an invitation asks for: for channels, for threads, and to make threads."""
    names = {*needed(in_thread=False), *needed(in_thread=True), "create_public_threads"}
    granted = discord.Permissions.none()
    for name in names:
        setattr(granted, name, True)
    return granted


def invitation(application_id: int) -> str:
    """The address where somebody who manages a server invites the bot."""
    return discord.utils.oauth_url(application_id, permissions=invited_with(), scopes=SCOPES)
