"""`python -m bot`: run the bot, or, without a token, the sandbox on this machine.

With a command, run only that: see `bot.operator`.

Settings come from the environment: see `docs/operating.md`. If it can't run, it says why in one line, and the
exit code is 1, 3 if it was at work and has lost its database, or 4 if a setting has to be mended first.
"""

import asyncio
import gc
import logging
import os
import sys

from bot.settings import BadSettings, Settings
from bot.table.storage.database import BadStore, Lost
from bot.unstartable import Unstartable
from rules.core.words import Words
from rules.packages import SETTING

log = logging.getLogger("bot")
LOST = 3  # the exit code after the database was lost; a supervisor should not start the bot again
MEND = 4  # the exit code if no new start helps before somebody has mended a setting


def main() -> int:
    """Run until stopped, or run a command. Returns the exit code."""
    try:
        if sys.argv[1:2] == ["doctor"]:
            return _doctor()
        settings = Settings.from_environment()
        os.environ[SETTING] = settings.games  # for whoever imports the games, here and in child processes
        if len(sys.argv) > 1:
            from bot import operator

            return operator.main(sys.argv[1:], settings)
        return _run(settings)
    except BadSettings as error:
        _complain(error, as_json=os.environ.get("TAVERNA_LOG_AS", "").lower() == "json")
        return MEND
    except BadStore as error:
        _complain(error, as_json=settings.log_as == "json")
        return LOST if isinstance(error, Lost) else 1


def _doctor() -> int:
    """Examine all, also settings with which nothing else would run."""
    settings: Settings | None = None
    problems: tuple[str, ...] = ()
    try:
        settings = Settings.from_environment()
        os.environ[SETTING] = settings.games
    except BadSettings as error:
        problems = error.every
    from bot.doctor import command

    return command.main(sys.argv[2:], settings, problems)


def _run(settings: Settings) -> int:
    gc.disable()  # nothing of what is loaded now becomes garbage
    from bot import app  # imported here, so that commands, such as a health check each minute, start fast
    from bot.discord.errors import set_up

    gc.enable()

    token = settings.token.get_secret_value().strip() if settings.token else ""
    words = Words(os.environ.get("LANG", "en"))
    try:
        if token:
            set_up(settings.log, as_json=settings.log_as == "json")
            _warn()
            asyncio.run(app.run(settings, token, words))
        else:
            set_up("warning")
            _warn()
            asyncio.run(app.play_in_sandbox(settings, words))
    except Unstartable as error:
        _complain(error, as_json=bool(token) and settings.log_as == "json")
        return MEND if error.lasting else 1
    return 0


def _complain(error: Exception, *, as_json: bool) -> None:
    """Say in one line why it ends: as all other lines of the log, if they are JSON."""
    if as_json:
        from bot.discord.errors import set_up

        set_up("info", as_json=True)
        log.critical("%s", error)
    else:
        print(error, file=sys.stderr)


def _warn() -> None:
    for line in Settings.unknown():
        log.warning("no such setting: %s", line)


if __name__ == "__main__":
    sys.exit(main())
