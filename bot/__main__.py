"""`python -m bot`: run the bot; without a token, in the sandbox on this machine.

Settings come from the environment: `docs/operating.md`. What keeps it from running is said in one line; the
exit code is then 1.
"""

import asyncio
import os
import sys

from bot import app
from bot.discord.errors import set_up
from bot.settings import BadSettings, Settings
from bot.table.store import BadStore
from rules.core.words import Words


def main() -> int:
    """Run until stopped; the exit code."""
    try:
        settings = Settings.read()
        token = settings.token.get_secret_value().strip() if settings.token else ""
        if token:
            set_up(settings.log)
            asyncio.run(app.run(settings, token))
        else:
            set_up("warning")
            asyncio.run(app.play_in_sandbox(settings, Words(os.environ.get("LANG", "en"))))
    except (BadSettings, BadStore, app.Unstartable) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
