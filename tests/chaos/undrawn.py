"""`python -m tests.chaos.undrawn`: the bot as it is, but its pictures are one pixel and cost nothing."""

import sys
from unittest.mock import patch

from bot import __main__, app
from tests.chaos.running import Undrawn

if __name__ == "__main__":
    with patch.object(app, "Pool", Undrawn):
        sys.exit(__main__.main())
