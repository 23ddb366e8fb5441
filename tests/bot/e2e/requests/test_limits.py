"""Open tables, threads and public posts have limits, through the double, in English and Portuguese."""

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.discord.client import Client
from bot.discord.requests.budgets import POSTING, Budgets
from bot.sandbox.world.permissions import Permission
from bot.settings import Settings
from bot.table.lobby import lobby
from tests.bot.discord.requests.test_budgets import Clock
from tests.bot.e2e.conftest import with_toy
from tests.bot.e2e.inside import unanswered
from tests.bot.e2e.players import seated
from tools.driver import City, Person, Place

TOYS = "toy.name"
THREADS = Permission.CREATE_PUBLIC_THREADS


@pytest.fixture
def clock() -> Clock:
    """Provide the clock of the budgets."""
    return Clock()


@pytest.fixture
async def bot(city: City, url: str, tmp_path: Path, toy_hints: None, clock: Clock) -> AsyncIterator[Client]:
    """The bot with the limits of every day."""
    quotas = Settings.model_construct().quotas
    async with with_toy(city, url, tmp_path, budgets=Budgets(clock), quotas=quotas) as client:
        yield client
    assert unanswered(city) == []


@pytest.fixture
def owner(city: City) -> Person:
    """Return the owner of the server."""
    return Person(city, city.world.state.users[city.guild.owner_id])


pytestmark = pytest.mark.usefixtures("bot")


async def test_a_table_in_a_thread_is_for_who_may_make_threads(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    assert (
        "Criar tópicos públicos" in (await ana.command("table open", games, game=TOYS, place="thread")).text
    )
    assert "Create Public Threads" in (await bia.command("table open", games, game=TOYS, place="thread")).text
    assert games.threads == []
    city.world.allow(games.channel, THREADS, bia.user)
    await bia.command("table open", games, game=TOYS, place="thread")
    [thread] = games.threads
    await thread.until(lambda post: "1. Bia" in post.text)


@pytest.mark.parametrize("manages", [True, False])
async def test_a_thread_whose_table_is_refused_after_all_is_not_left(
    manages: bool, city: City, bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another user was faster between the two looks at the limits."""
    city.world.allow(games.channel, THREADS, bia.user)
    if manages:
        city.world.allow(games.channel, Permission.MANAGE_THREADS)
    for number in range(3):
        await bia.command("table open", city.channel(f"games-{number}"), game=TOYS)

    async def unaware(*given: object) -> None:
        """Allow everything."""

    monkeypatch.setattr(lobby, "require_opening", unaware)
    assert "3 lobbies" in (await bia.command("table open", games, game=TOYS, place="thread")).text
    assert [thread.channel.archived for thread in games.threads] == ([] if manages else [True])


async def test_the_panel_is_reposted_for_seated_users_and_shown_alone_to_others(
    city: City, ana: Person, bia: Person, games: Place, clock: Clock
) -> None:
    await seated(ana, [bia], games, game=TOYS)
    eve = city.person("Eve")

    def posted() -> int:
        """Count what was posted, with what is gone again."""
        every = city.world.state.messages.values()
        return sum(each.channel_id == games.id and each.only is None for each in every)

    before = posted()
    for _ in range(5):
        shown = await eve.command("table show", games)
        assert shown.ephemeral
        assert "Waiting for" in shown.text
    assert posted() == before
    for _ in range(int(POSTING.burst)):
        await bia.command("table show", games)
    assert posted() == before + POSTING.burst
    for person, words in ((bia, "posted again here a moment ago"), (ana, "acabou de ser postado de novo")):
        again = await person.command("table show", games)
        assert again.ephemeral
        await again.until(lambda reply, words=words: any(words in post.text for post in reply.followups))  # type: ignore[misc]
    assert posted() == before + POSTING.burst
    clock.now += POSTING.each
    await ana.command("table show", games)
    assert posted() == before + POSTING.burst + 1


async def test_the_lobby_is_shown_alone_to_strangers_and_posted_for_moderators(
    owner: Person, ana: Person, bia: Person, games: Place
) -> None:
    await ana.command("table open", games, game=TOYS)
    lobby = await games.until(lambda post: "1. Ana" in post.text)
    alone = await bia.command("table show", games)
    assert alone.ephemeral
    assert "Players: 1 of 4" in alone.text
    assert games.last.id == lobby.id
    await bia.press(alone.shown, "Join")
    await games.until(lambda post: "2. Bia" in post.text)
    await owner.command("table show", games)
    assert games.last.id != lobby.id
