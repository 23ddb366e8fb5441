"""The application's commands: registering them, and finding the one that a user means."""

from bot.sandbox.world.form import Json, Problems, Refused, items, text
from bot.sandbox.world.limits import commands
from bot.sandbox.world.state import Command
from bot.sandbox.world.world import Change, Kind, World

CREATIONS_A_DAY = 200
DAY = 86400.0
DEFAULTS: Json = {
    "type": 1,
    "name_localizations": None,
    "description": "",
    "description_localizations": None,
    "default_member_permissions": None,
    "dm_permission": True,
    "contexts": None,
    "integration_types": [0],
    "nsfw": False,
}


def command_json(world: World, command: Command) -> Json:
    """Return a command as Discord answers with it."""
    found: Json = {
        **DEFAULTS,
        **command.body,
        "id": str(command.id),
        "application_id": str(world.bot.id),
        "version": str(command.version),
    }
    return found if command.guild_id is None else {**found, "guild_id": str(command.guild_id)}


def listed(world: World, guild_id: int | None) -> list[Command]:
    """Return the commands of a guild, or the global ones (None)."""
    return [command for command in world.state.commands.values() if command.guild_id == guild_id]


def usable(world: World, guild_id: int | None) -> list[Command]:
    """Return the commands seen in a guild, or in a DM with the bot (None); a guild's own come first."""
    context = 1 if guild_id is None else 0
    own = listed(world, guild_id) if guild_id is not None else []
    shared = [c for c in listed(world, None) if context in _contexts(c)]
    return own + [c for c in shared if not any(_same(c, other.body) for other in own)]


def _contexts(command: Command) -> list[object]:
    contexts = command.body.get("contexts")
    if isinstance(contexts, list):
        return contexts
    return [0] if command.body.get("dm_permission") is False else [0, 1]


def _same(command: Command, body: Json) -> bool:
    return text(command.body, "name") == text(body, "name") and commands.kind(command.body) == commands.kind(
        body
    )


def overwrite(world: World, guild_id: int | None, bodies: list[Json]) -> list[Command]:
    """Replace all commands of a scope; the ones of the same type and name keep their ids. All, or none."""
    problems = Problems()
    for n, body in enumerate(bodies):
        commands.check(body, (n,), problems)
        if any(
            commands.kind(other) == commands.kind(body) and other.get("name") == body.get("name")
            for other in bodies[:n]
        ):
            words = "Application command names must be unique"
            problems.add((n, "name"), "APPLICATION_COMMANDS_DUPLICATE_NAME", words)
    problems.refuse()
    _check_counts(bodies)
    old = listed(world, guild_id)
    new = [body for body in bodies if not any(_same(command, body) for command in old)]
    _count_creations(world, guild_id, len(new))
    for command in old:
        if not any(_same(command, body) for body in bodies):
            del world.state.commands[command.id]
    kept = [_keep(world, guild_id, body) for body in bodies]
    _tell(world, guild_id)
    return kept


def _check_counts(bodies: list[Json]) -> None:
    for kind, most in commands.COUNTS.items():
        if sum(commands.kind(body) == kind for body in bodies) > most:
            raise Refused(400, 30032, f"Maximum number of application commands reached ({most})")


def _count_creations(world: World, guild_id: int | None, count: int) -> None:
    today = world.clock.now() - DAY
    creations = world.state.creations
    recent = sum(1 for at, guild in creations if guild == guild_id and at > today)
    if count and recent + count > CREATIONS_A_DAY:
        words = f"Max number of daily application command creates has been reached ({CREATIONS_A_DAY})"
        raise Refused(400, 30034, words)
    creations += [(world.clock.now(), guild_id)] * count


def _keep(world: World, guild_id: int | None, body: Json) -> Command:
    for command in listed(world, guild_id):
        if _same(command, body):
            if command.body != body:
                command.body, command.version = body, world.next_id()
            return command
    command = Command(world.next_id(), guild_id, world.next_id(), body)
    world.state.commands[command.id] = command
    return command


def _tell(world: World, guild_id: int | None) -> None:
    world.publish(Change(Kind.COMMANDS, guild_id or 0, guild_id=guild_id))


def find(world: World, guild_id: int | None, words: str) -> tuple[Command, list[str], Json] | None:
    """Return the slash command that "table open" means, the names below it, and the part with the options.

    None when there is no such command here.
    """
    first, *rest = words.split() or [""]
    for command in usable(world, guild_id):
        if commands.kind(command.body) != commands.CHAT or text(command.body, "name") != first:
            continue
        part = command.body
        for name in rest:
            inner = [o for o in items(part, "options") if text(o, "name") == name and o.get("type") in (1, 2)]
            if not inner:
                return None
            part = inner[0]
        return None if any(o.get("type") in (1, 2) for o in items(part, "options")) else (command, rest, part)
    return None
