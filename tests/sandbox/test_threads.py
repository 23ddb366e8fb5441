"""Threads: how they are made, archived and woken."""

import pytest

from bot.sandbox.world.form import Json
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel
from bot.sandbox.world.world import Change, Kind
from tests.sandbox.plain import Api
from tools.driver import City, Place


@pytest.fixture
async def thread(api: Api, city: City, games: Place) -> Channel:
    """Give a thread with the bot in it."""
    _, made = await api.ask(f"POST /channels/{games.id}/threads", {"name": "game", "type": 11})
    return city.world.channel(int(made["id"]))


@pytest.fixture
def heard(city: City, thread: Channel) -> list[Change]:
    changes = list[Change]()
    city.world.listeners.append(changes.append)
    return changes


async def test_a_new_thread_is_told(api: Api, city: City, games: Place, heard: list[Change]) -> None:
    _, made = await api.ask(f"POST /channels/{games.id}/threads", {"name": "game"})
    thread_id = int(made["id"])
    assert Change(Kind.CHANNEL, thread_id, thread_id, city.guild.id) in heard


async def test_a_thread_that_is_awake_needs_no_room_to_stay_so(api: Api, city: City, thread: Channel) -> None:
    city.guild.active_threads, thread.active_at = 1, city.world.clock.now() - 60
    assert (await api.ask(f"PATCH /channels/{thread.id}", {"archived": False, "name": "next"}))[0] == 200
    assert (thread.archived, thread.name) == (False, "next")
    assert city.world.clock.now() - thread.active_at < 60, "its sleep is counted from now on"


@pytest.mark.parametrize("minutes", [60, 1440, 4320, 10080])
async def test_the_span_until_a_thread_sleeps_is_changed_or_stays(
    api: Api, thread: Channel, minutes: int
) -> None:
    body: Json = {"auto_archive_duration": minutes}
    assert (await api.ask(f"PATCH /channels/{thread.id}", body))[0] == 200
    await api.ask(f"PATCH /channels/{thread.id}", {"name": "next"})
    assert (thread.archive_after, thread.name) == (minutes, "next")


@pytest.mark.parametrize(("locked", "status"), [(True, 403), (False, 403), (None, 200)])
async def test_to_lock_a_thread_needs_a_permission_even_of_who_made_it(
    api: Api, city: City, games: Place, thread: Channel, locked: bool | None, status: int
) -> None:
    city.world.deny(games.channel, Permission.MANAGE_THREADS)
    body: Json = {"archived": True} if locked is None else {"archived": True, "locked": locked}
    assert (await api.ask(f"PATCH /channels/{thread.id}", body))[0] == status
    assert thread.archived is (status == 200)
