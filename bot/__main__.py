"""`python -m bot`: run the bot; without a token, in the sandbox on this machine.

With a command it does that one thing instead: `bot.operator`.

Settings come from the environment: `docs/operating.md`. What keeps it from running is said in one line; the
exit code is then 1.
"""

import asyncio
import os
import sys

from bot import operator
from bot.settings import BadSettings, Settings
from bot.table.storage.store import BadStore
from rules.core.words import Words


def main() -> int:
    """Run until stopped, or do a command; the exit code."""
    try:
        settings = Settings.read()
        if len(sys.argv) > 1:
            return operator.main(sys.argv[1:], settings.database)
        return _run(settings)
    except (BadSettings, BadStore) as error:
        print(error, file=sys.stderr)
        return 1


def _run(settings: Settings) -> int:
    from bot import app  # a command, such as a check of health each minute, need not wait for all of it
    from bot.discord.errors import set_up

    token = settings.token.get_secret_value().strip() if settings.token else ""
    try:
        if token:
            set_up(settings.log)
            asyncio.run(app.run(settings, token))
        else:
            set_up("warning")
            asyncio.run(app.play_in_sandbox(settings, Words(os.environ.get("LANG", "en"))))
    except app.Unstartable as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
