"""Looks at servers and their channels: which of the permissions that the bot needs it lacks, and where."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from http import HTTPStatus

import discord

from bot.discord.permissions import invitation, needed, needed_for_threads
from bot.doctor.report import Line, Mark, Report
from bot.doctor.rest import Refused, Rest
from bot.doctor.shapes import (
    CHANNELS,
    COMMANDS,
    GUILDS,
    MEMBER,
    ROLES,
    Channel,
    Guild,
    Member,
    Overwrite,
    Role,
)
from bot.settings import Settings

PAGE = 200  # servers that Discord lists at once
SERVERS = 100  # servers that are looked at
CHANNELS_SAID = 20  # channels of a server that get lines of their own
TEXT = (0, 5)  # Discord's types of channels for text: ordinary ones, and for announcements
GAMES, THREADS = needed(in_thread=False), needed_for_threads()


@dataclass(frozen=True, slots=True)
class Place:
    """A server as the bot's member sees it."""

    guild: Guild
    ident: int
    roles: Sequence[Role]
    member: Member

    def granted(self, user_id: int, roles: Iterable[int]) -> int:
        """Return the permissions of a member with these roles, in the server at large."""
        by_role = {role.id: role.permissions for role in self.roles}
        granted = by_role.get(self.guild.id, 0)
        for role in roles:
            granted |= by_role.get(role, 0)
        return granted

    @property
    def at_large(self) -> discord.Permissions:
        """The permissions that the bot's roles give it."""
        granted = discord.Permissions(self.granted(self.ident, self.member.roles))
        return discord.Permissions.all() if granted.administrator else granted

    def within(self, channel: Channel) -> discord.Permissions:
        """Return the bot's permissions in a channel, as Discord computes them."""
        if self.at_large.administrator:
            return discord.Permissions.all()
        roles, own = self.member.roles, self.ident
        granted = _overwritten(self.at_large.value, channel, [[self.guild.id], roles, [own]])
        return discord.Permissions(granted)

    def of_everybody(self, channel: Channel) -> discord.Permissions:
        """Return the permissions of people without roles in a channel."""
        return discord.Permissions(_overwritten(self.granted(0, ()), channel, [[self.guild.id]]))


def _overwritten(granted: int, channel: Channel, layers: Iterable[Iterable[int]]) -> int:
    there: dict[int, Overwrite] = {each.id: each for each in channel.permission_overwrites}
    for layer in layers:
        found = [there[ident] for ident in layer if ident in there]
        for each in found:
            granted &= ~each.deny
        for each in found:
            granted |= each.allow
    return granted if discord.Permissions(granted).view_channel else 0


def lacking(granted: discord.Permissions, wanted: Iterable[str]) -> list[str]:
    """Return the wanted permissions that are not granted, as names that words have."""
    return [f"permission:{name}" for name in wanted if not getattr(granted, name)]


async def servers(rest: Rest, ident: int, settings: Settings, only: int | None, report: Report) -> None:
    """Check each server, or one alone."""
    guilds = await _guilds(rest)
    if not guilds:
        report.bad("no-server", url=invitation(ident))
        return
    chosen = [each for each in guilds if only in (None, each.id)]
    if not chosen:
        report.bad("other-server", server=str(only), url=invitation(ident))
    for guild in chosen[:SERVERS]:
        try:
            await _server(rest, guild, ident, settings, report)
        except Refused as refused:
            report.bad("server-unseen", server=guild.name)
            report.add(refused.line)
    if len(chosen) > SERVERS:
        report.note("more-servers", count=len(chosen) - SERVERS)


async def _guilds(rest: Rest) -> list[Guild]:
    found: list[Guild] = []
    while True:
        after = found[-1].id if found else 0
        page = await rest.get("servers", f"/users/@me/guilds?limit={PAGE}&after={after}", GUILDS)
        found += page
        if len(page) < PAGE:
            return found


async def _server(rest: Rest, guild: Guild, ident: int, settings: Settings, report: Report) -> None:
    await _usable(rest, guild, ident, settings, report)
    roles = await rest.get("roles", f"/guilds/{guild.id}/roles", ROLES)
    member = await rest.get("member", f"/guilds/{guild.id}/members/{ident}", MEMBER)
    channels = await rest.get("channels", f"/guilds/{guild.id}/channels", CHANNELS)
    texts = [channel for channel in channels if channel.type in TEXT]
    place = Place(guild, ident, roles, member)
    seen = [channel for channel in texts if place.within(channel).view_channel]
    if not texts:
        report.note("no-text", server=guild.name)
        return
    if not seen:
        lacks = lacking(place.at_large, GAMES[:1])
        report.bad("sees-none-role" if lacks else "sees-none", server=guild.name, count=len(texts))
        return
    lines = [*_at_large(place, seen), *(line for each in seen for line in _channel(place, each))]
    for line in lines[:CHANNELS_SAID]:
        report.add(line)
    if len(lines) > CHANNELS_SAID:
        report.note("more-channels", server=guild.name, count=len(lines) - CHANNELS_SAID)
    fit = [each for each in seen if not lacking(place.within(each), (*GAMES, *THREADS))]
    if fit:
        report.ok("server", server=guild.name, count=len(fit), total=len(texts))


async def _usable(rest: Rest, guild: Guild, ident: int, settings: Settings, report: Report) -> None:
    """Check that the server was invited with commands, and whether it has some of its own besides."""
    try:
        own = await rest.get("commands", f"/applications/{ident}/guilds/{guild.id}/commands", COMMANDS)
    except Refused as refused:
        if refused.status != HTTPStatus.FORBIDDEN:
            raise
        report.bad("no-commands-here", server=guild.name, url=invitation(ident))
        return
    if own and guild.id != settings.guild:
        report.note("commands-twice", server=guild.name, count=len(own))


def _at_large(place: Place, seen: Sequence[Channel]) -> list[Line]:
    """Name the permissions that the bot's role lacks, where they are missed in some channel."""
    lines: list[Line] = []
    for key, wanted in (("server-lacks", GAMES), ("server-threadless", THREADS)):
        role = lacking(place.at_large, wanted)
        missed = {name for each in seen for name in lacking(place.within(each), wanted)}
        if found := [name for name in role if name in missed]:
            args: dict[str, int | str | list[str]] = {"server": place.guild.name, "missing": found}
            lines.append(Line(Mark.BAD, key, args, "server-lacks"))
    return lines


def _channel(place: Place, channel: Channel) -> list[Line]:
    """Name the permissions that a channel takes away from the bot."""
    granted, lines = place.within(channel), list[Line]()
    read_only = _only_read(place, channel)
    for key, wanted in (("channel-lacks", GAMES), ("channel-threadless", THREADS)):
        role = lacking(place.at_large, wanted)
        missing = [name for name in lacking(granted, wanted) if name not in role]
        args: dict[str, int | str | list[str]] = {
            "server": place.guild.name,
            "channel": channel.name or str(channel.id),
            "missing": missing,
        }
        if missing and read_only:
            return [Line(Mark.NOTE, "channel-read-only", args)]
        if missing:
            lines.append(Line(Mark.BAD, key, args, "channel-lacks"))
    return lines


def _only_read(place: Place, channel: Channel) -> bool:
    """Return whether people can see a channel but not write there: nobody plays in it."""
    people = place.of_everybody(channel)
    return people.view_channel and not people.send_messages
