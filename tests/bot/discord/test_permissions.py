"""Permissions of the invitation: the operator's page names those that the code asks for."""

import re
from pathlib import Path

from bot.discord.permissions import invitation, invited_with
from bot.sandbox.world.permissions import BOT

PAGE = (Path(__file__).parents[3] / "docs" / "operating.md").read_text(encoding="utf-8")


def test_the_page_has_the_address_of_the_invitation() -> None:
    assert invitation(1234).replace("1234", "APPLICATION_ID") in PAGE.splitlines()


def test_the_page_lists_the_permissions_that_make_up_the_number() -> None:
    values = [int(value) for value in re.findall(r"^\| [A-Z][A-Za-z ]+ \| (\d+) \|", PAGE, re.MULTILINE)]
    assert sum(values) == invited_with().value
    assert len(set(values)) == invited_with().value.bit_count()


def test_the_double_gives_the_bot_just_what_its_invitation_asks_for() -> None:
    assert int(BOT) == invited_with().value
