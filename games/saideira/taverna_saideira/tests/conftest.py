"""Shared by these tests: the games are listed, so that the words of this one are known."""

import rules.games  # noqa: F401 - importing it lists them
