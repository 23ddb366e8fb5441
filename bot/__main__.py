"""`python -m bot`: run the bot. Settings come from the environment: `docs/operating.md`.

What keeps it from running is said in one line. Exit codes: 1 for that, 2 without a token.
"""

import asyncio
import sys

from bot import app
from bot.discord.errors import set_up
from bot.settings import BadSettings, Settings
from bot.table.store import BadStore

WITHOUT = """\
DISCORD_TOKEN is not set. How to get a token from Discord, and where to put it: docs/operating.md
To try the game without Discord, in this terminal: python -m rules play bellum"""


def main() -> int:
    """Run until stopped; the exit code."""
    try:
        settings = Settings.read()
        token = settings.token.get_secret_value().strip() if settings.token else ""
        if not token:
            print(WITHOUT, file=sys.stderr)
            return 2
        set_up(settings.log)
        asyncio.run(app.run(settings, token))
    except (BadSettings, BadStore, app.Unstartable) as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
