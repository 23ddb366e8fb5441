"""Threads: who comes and goes, and how they are archived and woken."""

import pytest

from bot.sandbox.people.driver import City, Person, Place
from bot.sandbox.server.payloads import channel_json
from bot.sandbox.world.form import Json
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Channel
from bot.sandbox.world.world import Change, Kind
from tests.sandbox.plain import Api


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


def moves(heard: list[Change]) -> list[tuple[int, ...]]:
    return [change.people for change in heard if change.kind is Kind.THREAD_MEMBERS]


async def test_a_new_thread_is_told_whether_it_hangs_on_a_message_or_not(
    api: Api, city: City, ana: Person, games: Place, heard: list[Change]
) -> None:
    said = ana.write("hello", games)
    for where in (f"/channels/{games.id}/threads", f"/channels/{games.id}/messages/{said.id}/threads"):
        _, made = await api.ask(f"POST {where}", {"name": "game"})
        thread_id = int(made["id"])
        assert Change(Kind.CHANNEL, thread_id, thread_id, city.guild.id) in heard


async def test_who_is_there_is_not_added_again_and_who_is_not_does_not_leave(
    api: Api, ana: Person, thread: Channel, heard: list[Change]
) -> None:
    request, bot = f"/channels/{thread.id}/thread-members/{ana.id}", api.world.bot.id
    for method, there in (
        ("DELETE", list[int]()),
        ("PUT", [ana.id]),
        ("PUT", [ana.id]),
        ("DELETE", []),
        ("DELETE", []),
    ):
        assert await api.ask(f"{method} {request}") == (204, None)
        assert thread.members == [bot, *there]
    assert moves(heard) == [(ana.id,), (ana.id,)]


async def test_removing_others_takes_a_permission_that_leaving_does_not(
    api: Api, city: City, ana: Person, games: Place, thread: Channel, heard: list[Change]
) -> None:
    await api.ask(f"PUT /channels/{thread.id}/thread-members/{ana.id}")
    city.world.deny(games.channel, Permission.MANAGE_THREADS)
    assert await api.refusal(f"DELETE /channels/{thread.id}/thread-members/{ana.id}") == (403, 50013)
    assert await api.ask(f"DELETE /channels/{thread.id}/thread-members/@me") == (204, None)
    assert thread.members == [ana.id]
    assert moves(heard) == [(ana.id,), (city.world.bot.id,)]


async def test_a_thread_says_of_the_bot_that_it_is_in_it_as_long_as_it_is(
    city: City, thread: Channel
) -> None:
    told = channel_json(city.world, thread)
    assert (told["member_count"], isinstance(told["member"], dict)) == (1, True)
    thread.members.clear()
    told = channel_json(city.world, thread)
    assert (told["member_count"], "member" in told) == (0, False)


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


@pytest.mark.parametrize(
    ("privacy", "taken", "status"),
    [
        ("public", Permission.MANAGE_THREADS, 200),
        ("public", Permission.READ_MESSAGE_HISTORY, 403),
        ("private", Permission(0), 200),
        ("private", Permission.MANAGE_THREADS, 403),
        ("private", Permission.READ_MESSAGE_HISTORY, 403),
    ],
)
async def test_the_archive_of_private_threads_needs_one_permission_more(
    api: Api, city: City, games: Place, thread: Channel, privacy: str, taken: Permission, status: int
) -> None:
    _, made = await api.ask(f"POST /channels/{games.id}/threads", {"name": "secret", "type": 12})
    for each in (thread, city.world.channel(int(made["id"]))):
        city.world.archive(each)
    city.world.deny(games.channel, taken)
    told, page = await api.ask(f"GET /channels/{games.id}/threads/archived/{privacy}")
    names = [each["name"] for each in page.get("threads", ())]
    assert (told, names) == (status, [{"public": "game", "private": "secret"}[privacy]] * (status == 200))


@pytest.mark.parametrize(("locked", "status"), [(True, 403), (False, 403), (None, 200)])
async def test_to_lock_a_thread_needs_a_permission_even_of_who_made_it(
    api: Api, city: City, games: Place, thread: Channel, locked: bool | None, status: int
) -> None:
    city.world.deny(games.channel, Permission.MANAGE_THREADS)
    body: Json = {"archived": True} if locked is None else {"archived": True, "locked": locked}
    assert (await api.ask(f"PATCH /channels/{thread.id}", body))[0] == status
    assert thread.archived is (status == 200)
