"""Commands that are registered as usual once in each process of tests: a short test takes less than that."""

import json
from pathlib import Path

from bot.discord.requests.registration import Tree, register
from bot.files import write_file
from bot.sandbox.world.form import Json
from bot.sandbox.world.registry import listed
from bot.sandbox.world.state import Command
from bot.sandbox.world.world import Change, Kind, World

_taken: dict[str, tuple[str, list[Json]]] = {}
"""By all commands, as they are in English: their digest, and what the double has taken."""


async def registered(
    world: World, tree: Tree, known: Path, application_id: int, guild_id: int | None
) -> bool | None:
    """Do what `register` does. In a new world, commands that another one has taken are there at once."""
    english = json.dumps([command.to_dict(tree) for command in tree.get_commands()])
    if guild_id is not None or english not in _taken or world.state.commands:
        told = await register(tree, known, application_id, guild_id)
        if told and guild_id is None:
            _taken[english] = _digest(known), [command.body for command in listed(world, None)]
        return told
    digest, bodies = _taken[english]
    write_file(known, json.dumps({f"{application_id}:everywhere": digest}).encode())
    for body in bodies:
        command = Command(world.next_id(), None, world.next_id(), body)
        world.state.commands[command.id] = command
    world.publish(Change(Kind.COMMANDS, 0))
    return True


def _digest(known: Path) -> str:
    [digest] = json.loads(known.read_text(encoding="utf-8")).values()
    return str(digest)
