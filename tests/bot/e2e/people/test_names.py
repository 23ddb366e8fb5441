"""A new display name, through the double: everybody reads it as soon as the person does something."""

import pytest

from bot.sandbox.people.driver import Person, Place
from tests.bot.e2e.players import in_words, seated

pytestmark = pytest.mark.usefixtures("tavern")


async def test_panel_picture_and_log_follow_a_new_name(ana: Person, bia: Person, games: Place) -> None:
    panel = await seated(ana, [bia], games)
    assert "Ana" in panel.alts[0]
    ana.user.name = "Aninha"
    assert (await in_words(ana, panel)).ephemeral
    shown = await games.until(lambda post: bool(post.alts) and "Aninha" in post.alts[0])
    assert shown.message.id == panel.message.id
    assert "Aninha" in (await in_words(bia, shown)).text
    bia.user.name = "Bianca"
    told = await bia.command("table log", games)
    assert "Aninha" in told.text or "Bianca" in told.text
    assert not {"Ana", "Bia"} & {*told.text.replace("*", " ").split()}
