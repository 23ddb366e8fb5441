"""What is under way is at the bottom of the channel, and little else is there."""

from pathlib import Path

import pytest

from tests.bot.e2e.history import present
from tests.bot.e2e.inside import DATABASE
from tests.bot.e2e.players import asks, own, panel_in, seated, until
from tests.bot.e2e.pressing import Presser
from tests.bot.e2e.tables import all_said
from tools.driver import Person, Place, Post

pytestmark = pytest.mark.usefixtures("tavern")
ANSWERS = 35
MOST = 12  # messages


def asking(games: Place) -> list[Post]:
    """The messages in which a question can be answered."""
    return [post for post in games.posts if asks(post)]


@pytest.mark.parametrize(
    ("words", "options", "told"),
    [("table pace", {"answer": "2 days"}, "changed the clock"), ("table pause", {}, "stopped")],
    ids=["pace", "pause"],
)
async def test_after_what_the_host_sets_the_question_is_at_the_bottom_again(
    ana: Person,
    bia: Person,
    games: Place,
    tmp_path: Path,
    words: str,
    options: dict[str, str],
    told: str,
) -> None:
    before = await seated(bia, [ana], games, "kemet")
    if words == "table pause":
        await bia.command("table pace", games, answer="1 day")
    pinged = len(ana.pinged_by), len(bia.pinged_by)
    await bia.command(words, games, **options)
    await until(games, lambda: any(told in post.text for post in games.posts))
    await all_said(tmp_path / DATABASE)
    assert asking(games) == [games.last], "below the notice"
    assert games.last.id != before.id
    assert told in games.posts[-2].text
    assert (len(ana.pinged_by), len(bia.pinged_by)) == pinged, "nobody is called again"


async def test_of_a_game_of_many_answers_the_channel_keeps_few_messages(
    ana: Person, bia: Person, games: Place, tmp_path: Path
) -> None:
    database = tmp_path / DATABASE
    await seated(bia, [ana], games, "bellum")
    players = {each.id: Presser(each, games, database) for each in (ana, bia)}
    for _ in range(ANSWERS):
        now = present(database)
        if not now.position.waiting:
            break
        user = now.stored.info.seats[now.position.waiting[0]].user_id
        assert user is not None
        await players[user].answer()
        await all_said(database)
    told = [post.text.splitlines()[:2] for post in games.posts]
    assert len(told) <= MOST, told
    assert asking(games) in ([], [panel_in(games)])
    assert own(panel_in(games), "hand")
