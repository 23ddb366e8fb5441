"""What these tests share: the games are listed, and with that the words of this one are known."""

import rules.games  # noqa: F401 - importing it lists them
