"""`python -m bot <command>`: the operator's commands. `docs/operating.md` explains each one.

Output is plain text, one line for each item. A failure is one line on standard error and exit code 1. No
output holds a seed, a hand, a name or an answer to a question.
"""

import argparse
import asyncio
import logging
import os
import secrets
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from pathlib import Path

from bot.settings import Settings
from bot.table.following import FOLLOWERS
from bot.table.learning import lessons
from bot.table.model import Player, Shards
from bot.table.operations import control
from bot.table.runtime.context import Context, refusal
from bot.table.storage import moving, upkeep
from bot.table.storage.database import BadStore, InUse
from bot.table.storage.engines.address import Address, Server, address
from bot.table.storage.inspection import Inspected, every, inspected
from bot.table.storage.store import Store
from rules.core.decisions import Rejected
from rules.core.game import letter
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES

MILESTONES = (1, 2, 3, 5, 8, 12, 20, 30, 50)  # answers of a learner
DOCTOR = "doctor"  # a command too; it reads the settings itself, and does not come here
Run = Callable[["_Asked"], list[str]]


class _Asked:
    """A command from the command line, and the means to carry it out."""

    def __init__(self, given: argparse.Namespace, settings: Settings, words: Words) -> None:
        self.database = database = settings.database
        self.shards = settings.shards
        self.file: Path = getattr(given, "file", Path())
        self.source: Address = getattr(given, "source", database)
        self.target: Address = getattr(given, "target", None) or database
        self.table: int = getattr(given, "table", 0)
        self.words = words
        self.failed = False

    def say(self, key: str, **args: int | str | list[str]) -> str:
        return self.words.say(Text(key=f"operator.{key}", args=args))


def main(arguments: Sequence[str], settings: Settings) -> int:
    """Run one command on the bot's database. Returns the exit code."""
    words = Words(os.environ.get("LANG", "en").partition(".")[0])
    given = _parser(words).parse_args(arguments)
    logging.getLogger().addHandler(logging.NullHandler())  # failures are reported below, in one line
    asked = _Asked(given, settings, words)
    try:
        lines = COMMANDS[given.command](asked)
    except BadStore as problem:
        sys.stderr.write(f"{problem}\n")
        return 1
    except Rejected as refused:
        sys.stderr.write(f"{words.say(refused.text)}\n")
        return 1
    sys.stdout.write("".join(f"{line}\n" for line in lines))
    return int(asked.failed)


def _parser(words: Words) -> argparse.ArgumentParser:
    def say(key: str) -> str:
        return words.say(Text(key=f"operator.about.{key}"))

    parser = argparse.ArgumentParser(prog="python -m bot", description=say("all"))
    commands = parser.add_subparsers(dest="command", required=True, metavar="COMMAND")
    for name in (*COMMANDS, DOCTOR):
        command = commands.add_parser(name, help=say(name), description=say(name))
        if name in ("backup", "restore"):
            command.add_argument("file", metavar="FILE", type=Path)
        if name == "move":
            command.add_argument("source", metavar="FROM", type=_address)
            command.add_argument("target", metavar="TO", type=_address, nargs="?")
        if name in ("freeze", "thaw", "show"):
            command.add_argument("table", metavar="TABLE", type=int)
    return parser


def _address(text: str) -> Address:
    """Read an address. The parser's own message would repeat it, with its password."""
    try:
        return address(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(str(error)) from None


def _health(asked: _Asked) -> list[str]:
    findings = upkeep.health(asked.database, int(time.time()), asked.shards)
    asked.failed = not all(finding.well for finding in findings)
    return [
        f"{'ok ' if each.well else 'BAD'} {asked.say(f'health.{each.key}', **each.args)}" for each in findings
    ]


def _check(asked: _Asked) -> list[str]:
    finding = upkeep.check(asked.database)
    asked.failed = not finding.well
    return [asked.say(f"health.{finding.key}", **finding.args)]


def _backup(asked: _Asked) -> list[str]:
    size = upkeep.backup(asked.database, asked.file)
    return [asked.say("backed-up", file=str(asked.file), size=max(1, size // 1000))]


def _restore(asked: _Asked) -> list[str]:
    kept = upkeep.restore(asked.database, asked.file, datetime.now(UTC).strftime("%Y%m%d-%H%M%S"))
    done = [asked.say("restored", file=str(asked.file))]
    return done if kept is None else [*done, asked.say("kept", file=str(kept))]


def _move(asked: _Asked) -> list[str]:
    found = asyncio.run(moving.move(asked.source, asked.target))
    done = asked.say("moved", source=str(asked.source), target=str(asked.target))
    return [*(asked.say("moved-rows", table=each.table, count=each.count) for each in found), done]


def _tables(asked: _Asked) -> list[str]:
    with upkeep.inspecting(asked.database) as db:
        found = every(db)
    return [_line(asked, each) for each in found] or [asked.say("no-tables")]


def _show(asked: _Asked) -> list[str]:
    with upkeep.inspecting(asked.database) as db:
        found = inspected(db, asked.table)
    if found is None:
        raise refusal("no-table")
    info = found.info
    lines = [
        _line(asked, found),
        asked.say("place", server=str(info.guild_id), channel=str(info.channel_id), host=str(info.host_id)),
        asked.say("times", created=_time(info.created), last=_time(found.last), answers=found.answers),
        *(_seat(asked, player) for player in info.seats),
        *(asked.say("unsaid", kind=kind, count=count) for kind, count in found.unsaid),
        *(asked.say("due", kind=kind, due=_time(due)) for kind, due in found.due),
    ]
    return [*lines, asked.say("why", why=found.why)] if found.why else lines


def _line(asked: _Asked, it: Inspected) -> str:
    game = asked.words.title(it.info.game)
    why = "held" if it.info.held else "without-game" if it.info.without_game else it.info.status
    status = asked.say(f"status.{why}")
    last, seats = _time(it.last), len(it.info.seats)
    return asked.say("table", number=it.info.id, game=game, status=status, seats=seats, last=last)


def _seat(asked: _Asked, player: Player) -> str:
    who = str(player.user_id) if player.user_id is not None else asked.say("computer")
    return asked.say("seat", letter=letter(player.seat), who=who)


def _time(moment: int) -> str:
    return datetime.fromtimestamp(moment, UTC).strftime("%Y-%m-%d %H:%M")


def _lessons(asked: _Asked) -> list[str]:
    """Say how far people get in the lessons of each game: if many give up, a lesson needs mending."""
    with upkeep.inspecting(asked.database) as db:
        found = lessons.reached(db)
    return [_lesson(asked, game, counts) for game, counts in found.items()] or [asked.say("no-lessons")]


def _lesson(asked: _Asked, game: str, counts: Mapping[int, int]) -> str:
    reached = [f"{answers}: {count}" for answers, count in counts.items() if answers in MILESTONES]
    name = asked.words.title(game)
    return asked.say("lesson", game=name, begun=counts.get(0, 0), reached=", ".join(reached))


def _freeze(asked: _Asked) -> list[str]:
    _change(asked, "freeze")
    return [asked.say("frozen", number=asked.table)]


def _thaw(asked: _Asked) -> list[str]:
    _change(asked, "thaw")
    return [asked.say("thawed", number=asked.table)]


def _change(asked: _Asked, command: control.Command) -> None:
    """Change a table, or ask the running bot to: only the process that holds the database writes to it."""
    with upkeep.inspecting(asked.database):
        pass  # the bot's next start migrates an older schema, and says so
    if isinstance(asked.database, Server):
        return asyncio.run(_changed(asked, command))  # beside the bot, under the table's fence
    for _ in range(2):  # the process that held the database may have ended meanwhile
        try:
            return asyncio.run(_changed(asked, command))
        except InUse:
            pass
        try:
            return control.ask(asked.database, command, asked.table)
        except OSError as error:
            raise BadStore(f"{asked.database}: the bot can't be asked: {error.strerror}") from error
        except control.Unanswered as silence:
            if silence.taken:
                raise Rejected(Text(key="operator.half-answered")) from silence
    raise Rejected(Text(key="operator.unanswered"))


async def _changed(asked: _Asked, command: control.Command) -> None:
    store = await Store.open(asked.database, shards=Shards() if isinstance(asked.database, Path) else None)
    try:
        context = Context(store, GAMES, time.time, lambda: secrets.token_hex(16), FOLLOWERS)
        await control.COMMANDS[command](context, asked.table)
        await store.announce(asked.table)
    finally:
        await store.close()


COMMANDS: dict[str, Run] = {
    "health": _health,
    "check": _check,
    "backup": _backup,
    "restore": _restore,
    "move": _move,
    "tables": _tables,
    "show": _show,
    "lessons": _lessons,
    "freeze": _freeze,
    "thaw": _thaw,
}
