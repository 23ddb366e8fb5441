"""A person's Discord that still has the commands of an older version."""

import pytest

from bot.discord.client import Client
from bot.sandbox.people.driver import Person, Place


@pytest.fixture
def older(bot: Client) -> None:
    """The bot has no `/help` any more, but Discord does not know that yet."""
    bot._tree.remove_command("help")


@pytest.mark.usefixtures("older")
async def test_who_types_a_command_that_is_gone_is_told_alone_what_to_do(
    ana: Person, bia: Person, games: Place, caplog: pytest.LogCaptureFixture
) -> None:
    told = {person: await person.command("help", games) for person in (ana, bia)}
    assert "Este comando mudou." in told[ana].text
    assert "This command has changed." in told[bia].text
    assert all(reply.ephemeral and not reply.failed for reply in told.values())
    assert games.posts == []
    assert "a command could not be run: CommandNotFound" in caplog.text
