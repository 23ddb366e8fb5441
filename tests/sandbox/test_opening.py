"""Contents of a new sandbox, before anybody has done anything."""

from pathlib import Path

import pytest

from bot.sandbox.opening import CHANNELS, PEOPLE, PORT, new_world
from bot.sandbox.page import sight
from bot.sandbox.page.page_state import Marks, PageState


def test_everybody_sees_the_channels_and_a_dm_with_the_bot() -> None:
    page_state = PageState(new_world(), Marks())
    assert [user.name for user in page_state.people] == list(PEOPLE)
    for user in page_state.people:
        shown = [(channel["kind"], channel["name"]) for channel in sight.channels(page_state, user)]
        assert shown == [*(("text", name) for name in CHANNELS), ("dm", page_state.world.bot.name)]


def test_the_first_of_the_people_owns_the_server_and_nobody_else_is_there() -> None:
    page_state = PageState(new_world(), Marks())
    ana = page_state.people[0]
    assert page_state.guild.owner_id == ana.id
    here = {user.id for user in page_state.people} | {page_state.world.bot.id}
    assert page_state.guild.members.keys() == here


@pytest.mark.parametrize("guide", ["hosting.md", "hosting.pt-BR.md"])
def test_it_opens_where_the_guides_say(guide: str) -> None:
    docs = Path(__file__).resolve().parents[2] / "docs"
    assert f"http://127.0.0.1:{PORT}" in (docs / guide).read_text(encoding="utf-8")
