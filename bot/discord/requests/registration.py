"""Registers the commands with Discord, if they have changed since the last time.

A failure is logged, the old commands stay, and it is tried again, sooner at first and then once an hour.
"""

import asyncio
import json
import logging
import re
from collections.abc import Callable
from hashlib import sha256
from itertools import chain, repeat
from pathlib import Path

import discord
from discord import app_commands

from bot.discord.delivery.refusals import REFUSED, RequestKind, patiently
from bot.files import make_folder, write_file
from bot.traced import traced

PLACE = re.compile(r"\d+:(\d+|everywhere)")  # what our file has as keys
RETRY_PAUSES = (60.0, 600.0, 3600.0)  # seconds until the next tries
log = logging.getLogger(__name__)

Tree = app_commands.CommandTree[discord.Client]


async def keep_registering(
    tree: Tree, known: Path, application_id: int, guild_id: int | None, refused: Callable[[bool], None]
) -> None:
    """Register the tree's commands, again until Discord takes them; tell `refused` whether it has refused."""
    for pause in chain(RETRY_PAUSES, repeat(RETRY_PAUSES[-1])):
        told = await register(tree, known, application_id, guild_id)
        refused(told is None)
        if told is not None:
            return
        await asyncio.sleep(pause)


async def register(tree: Tree, known: Path, application_id: int, guild_id: int | None) -> bool | None:
    """Register the tree's commands, in one server if given. True: Discord was told; None: it refused.

    `known` is a file that remembers what was registered; the tree's translator must be set.
    """
    place = f"{application_id}:{guild_id or 'everywhere'}"
    digest = sha256(json.dumps(await payload(tree), sort_keys=True).encode()).hexdigest()
    remembered = _read(known)
    if remembered and remembered.get(place) == digest:
        return False
    guild = discord.Object(guild_id) if guild_id else None
    try:
        if guild is not None:
            tree.copy_global_to(guild=guild)
        await patiently(RequestKind.COMMANDS, lambda: tree.sync(guild=guild))
    except (discord.DiscordException, *REFUSED) as error:
        log.error(
            "Discord did not take the commands, those of the last start stay; again later: %s", traced(error)
        )
        return None
    _write(known, None if remembered is None else {**remembered, place: digest})
    log.info("commands registered: %s", place)
    return True


async def payload(tree: Tree) -> list[dict[str, object]]:
    """Return the commands with their translations, as they are sent to Discord."""
    assert tree.translator is not None
    return [await each.get_translated_payload(tree, tree.translator) for each in tree.get_commands()]


def _read(known: Path) -> dict[str, str] | None:
    """Read the file of registered commands; None if a file of that name is not ours."""
    try:
        found = json.loads(known.read_bytes() or b"{}")
    except (FileNotFoundError, NotADirectoryError):
        return {}
    except (OSError, ValueError):
        return None
    if not found:
        return {}
    return found if isinstance(found, dict) and all(map(PLACE.fullmatch, found)) else None


def _write(known: Path, told: dict[str, str] | None) -> None:
    if told is None:
        log.warning("%s is not this bot's and stays as it is, so each start registers again", known.name)
        return
    try:
        make_folder(known.parent)
        write_file(known, json.dumps(told).encode())
    except OSError as error:
        log.warning("%s can't be written, so the next start registers again: %s", known.name, traced(error))
