"""The games' icons as the application's own emoji: uploaded once, and again when a drawing has changed.

An emoji is named by its game, its icon and a digest of its file, so that the next start knows it. A failure
is only logged: what is missing stays a character, and the next start tries again.
"""

import asyncio
import logging
import re
from collections.abc import Iterable, Mapping, Sequence
from hashlib import sha256

import discord

from bot.discord.delivery.refusals import REFUSED, RequestKind, patiently
from bot.discord.screens.icons import Icons
from bot.discord.screens.pictures import DrawIcons, Pictures
from bot.traced import traced
from render.pool import Undrawn

log = logging.getLogger(__name__)

DIGEST = 6  # characters of a file's digest in a name; with them no name is longer than Discord's 32
NAME = re.compile(rf"([a-z0-9]+)_([a-z_]+)_[0-9a-f]{{{DIGEST}}}")
PAUSE = 1.0  # seconds between two uploads: nobody waits for them, and Discord allows few of them at once
MAX_EMOJI = 2000  # emoji of one application

Key = tuple[str, str]  # a game and an icon


def name_of(key: Key, file: bytes) -> str:
    """Return the name of an icon's emoji. It says what the icon shows, and nothing else."""
    game, icon = key
    return f"{game}_{icon}_{sha256(file).hexdigest()[:DIGEST]}"


async def keep_uploaded(
    client: discord.Client, games: Iterable[str], pictures: Pictures, pause: float = PAUSE
) -> None:
    """Upload the icons that the application lacks, unless none can be drawn.

    `pictures.icons` has those that are there, also while the others come.
    """
    if pictures.draw_icons is None:
        return
    await client.wait_until_ready()
    try:
        found = await patiently(RequestKind.EMOJI, client.fetch_application_emojis)
        there = {emoji.name: emoji for emoji in found}
        known = newest(there.values(), games := tuple(games))
        pictures.icons = _icons(known)
        wanted = await _drawn(games, pictures.draw_icons)
        missing = [name for name in wanted if name not in there]
        await _make_room(there, wanted, len(missing))
        for name, (key, file) in wanted.items():
            if name not in there:
                there[name] = await _uploaded(client, name, file)
                await asyncio.sleep(pause)
            known[key] = there[name]
            pictures.icons = _icons(known)
    except REFUSED as error:
        log.error("icons could not be uploaded, characters stay in their place: %s", traced(error))
        return
    if missing:
        log.info("icons uploaded: %s", len(missing))


def newest(there: Iterable[discord.Emoji], games: Sequence[str]) -> dict[Key, discord.Emoji]:
    """Return the newest emoji of each icon of these games; the application may have others, too."""
    found: dict[Key, discord.Emoji] = {}
    for emoji in sorted(there, key=lambda emoji: emoji.id):
        match = NAME.fullmatch(emoji.name)
        if match and match[1] in games:
            found[match[1], match[2]] = emoji
    return found


def _icons(known: Mapping[Key, discord.Emoji]) -> Icons:
    own: dict[str, dict[str, str]] = {}
    for (game, icon), emoji in known.items():
        own.setdefault(game, {})[icon] = str(emoji)
    return Icons(own)


async def _drawn(games: Iterable[str], draw: DrawIcons) -> dict[str, tuple[Key, bytes]]:
    """Return all icons by the names of their emoji."""
    wanted: dict[str, tuple[Key, bytes]] = {}
    for game in games:
        files = await draw(game)
        if isinstance(files, Undrawn):
            log.error("icons of %s are not drawn: %s", game, files.why)
            continue
        for icon, file in files.items():
            wanted[name_of((game, icon), file)] = ((game, icon), file)
    return wanted


async def _make_room(there: dict[str, discord.Emoji], wanted: Iterable[str], missing: int) -> None:
    """Remove the oldest superseded icons, but only those without which there is no room.

    Some message may still show any of them, and nobody knows which ones.
    """
    old = [name for name in there if NAME.fullmatch(name) and name not in set(wanted)]
    over = max(0, len(there) + missing - MAX_EMOJI)
    for name in sorted(old, key=lambda name: there[name].id)[:over]:
        await patiently(RequestKind.EMOJI, there.pop(name).delete)


async def _uploaded(client: discord.Client, name: str, file: bytes) -> discord.Emoji:
    return await patiently(RequestKind.EMOJI, lambda: client.create_application_emoji(name=name, image=file))
