"""The trial in a channel and with a person; whatever fails, it takes away what it made."""

import asyncio

import pytest

from bot.doctor import command
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import ChannelKind
from rules.core.words import Words
from tests.bot.doctor.conftest import Visit
from tools.driver import Person, Place

ALLOW = "allow the bot's role what the lines about that channel name (Edit Channel, Permissions)"
GONE = "ok  every message of the trial has been deleted"


def left(visit: Visit) -> list[int]:
    """The messages that are still there, and threads that are not archived."""
    state = visit.city.world.state
    threads = [each.id for each in state.channels.values() if each.thread and not each.archived]
    return [*(each.id for each in state.messages.values() if not each.deleted), *threads]


async def trial(visit: Visit, games: Place, *more: str) -> list[str]:
    """The lines of the trial alone."""
    lines = await visit.said("--post", str(games.id), *more)
    [first] = [n for n, line in enumerate(lines) if line.startswith("ok  The Tavern: ")] or [0]
    return lines[first + 1 :]


async def test_all_of_it_goes_away_again(visit: Visit, games: Place, ana: Person) -> None:
    lines = await trial(visit, games, "--person", str(ana.user.id))
    assert [line for line in lines if line.startswith("BAD")] == []
    made = visit.city.world.state.messages.values()
    assert len(made) == 3
    assert left(visit) == []
    message = min(made, key=lambda each: each.id)
    first, edited = message.versions
    assert [each.content_type for each in first.attachments] == ["image/png"]
    posted = next(each for each in visit.city.world.traffic.requests if each.method == "POST")
    assert "'emoji': {'id': '" in str(posted.body)
    assert edited.attachments == []
    assert [version for each in made for version in each.versions if version.pings] == []


async def test_with_manage_threads_the_thread_is_deleted(visit: Visit, games: Place) -> None:
    visit.city.world.allow(games.channel, Permission.MANAGE_THREADS)
    lines = await trial(visit, games)
    assert lines[-1] == GONE
    assert "archived" not in "".join(lines)
    assert [
        each for each in visit.city.world.state.channels.values() if each.thread and not each.deleted
    ] == []


async def test_in_a_channel_for_announcements(visit: Visit, games: Place) -> None:
    news = visit.city.channel("news", kind=ChannelKind.ANNOUNCEMENT)
    assert [line for line in await trial(visit, news) if line.startswith("BAD")] == []
    assert left(visit) == []


async def test_a_channel_that_nobody_knows(visit: Visit) -> None:
    assert await visit.bad("--post", "https://discord.com/channels/1/123") == [
        "BAD the channel to post in: Discord refuses it (404/10003) -> "
        "there is no such channel: copy its link or id again"
    ]


async def test_a_channel_that_is_none_for_text(visit: Visit, ana: Person) -> None:
    direct = visit.city.world.dm(ana.user.id)
    assert await visit.bad("--post", str(direct.id)) == [
        "BAD that is no channel for text -> name a text channel: right-click it, Copy Link"
    ]


async def test_an_upload_that_is_refused(visit: Visit, games: Place) -> None:
    visit.city.world.fail(f"POST /channels/{games.id}/messages", 413, code=40005)
    lines = await trial(visit, games)
    assert lines[0] == (
        "BAD a message with a picture: Discord refuses it (413/40005) -> "
        "the picture is too large for this channel, or a proxy on the way takes no such uploads"
    )
    assert lines[1:3] == ["ok  a thread", "ok  ... with a message in it"]
    assert left(visit) == []


@pytest.mark.parametrize(
    ("lacks", "what"),
    [
        (Permission.ATTACH_FILES, "a message with a picture"),
        (Permission.CREATE_PUBLIC_THREADS, "a thread"),
        (Permission.SEND_MESSAGES_IN_THREADS, "a message in the thread"),
    ],
    ids=str,
)
async def test_what_the_bot_is_not_allowed(visit: Visit, games: Place, lacks: Permission, what: str) -> None:
    visit.city.world.deny(games.channel, lacks)
    lines = await visit.said("--post", str(games.id))
    assert f"BAD {what}: Discord refuses it (403/50013) -> {ALLOW}" in lines
    assert left(visit) == []


async def test_an_edit_that_is_refused(visit: Visit, games: Place) -> None:
    visit.city.world.fail("PATCH /channels/*/messages/*", 400, code=50035)
    lines = await trial(visit, games)
    assert lines[1] == (
        "BAD an edit: Discord refuses it (400/50035) -> "
        "docs/operating.md, “What Discord refuses”, explains these numbers"
    )
    assert lines[-1] == GONE
    assert left(visit) == []


async def test_too_many_threads(visit: Visit, games: Place) -> None:
    visit.city.guild.active_threads = 0
    lines = await trial(visit, games)
    assert lines[2] == (
        "BAD a thread: Discord refuses it (400/160006) -> "
        "this server has too many active threads: archive some"
    )
    assert left(visit) == []


async def test_a_person_who_takes_no_direct_messages(visit: Visit, ana: Person) -> None:
    ana.user.dms_open = False
    assert await visit.bad("--person", str(ana.user.id)) == [
        "BAD a direct message: Discord refuses it (403/50007) -> this person takes no direct messages: "
        "right-click the server, Privacy Settings, Direct Messages; games ask in the channel instead"
    ]


async def test_a_person_who_is_none(visit: Visit) -> None:
    [line] = await visit.bad("--person", "<@12>")
    assert line == (
        "BAD the person to write to: Discord refuses it (400/50033) -> "
        "that is nobody's id, or a bot's: copy the id of a person"
    )


@pytest.mark.parametrize("what", ["messages", "threads"])
async def test_what_was_made_without_an_answer_is_found(visit: Visit, games: Place, what: str) -> None:
    visit.city.world.lose(f"POST /channels/*/{what}")
    lines = await trial(visit, games)
    assert lines[-1] == GONE
    assert left(visit) == []


async def test_a_network_that_goes_away_in_between(visit: Visit, games: Place) -> None:
    visit.city.world.lose("PATCH /channels/*/messages/*", times=3)
    lines = await trial(visit, games)
    assert lines[0] == "ok  a message with layout, picture, icon and button"
    assert "TAVERNA_REST (ServerDisconnectedError); nothing else was looked at" in lines[-1]
    assert left(visit) == []


@pytest.mark.parametrize("what", ["messages", "threads"])
async def test_what_was_made_goes_away_after_ctrl_c(visit: Visit, games: Place, what: str) -> None:
    world = visit.city.world
    world.slow(f"POST /channels/*/{what}", 0.2)
    running = asyncio.create_task(trial(visit, games))

    def made() -> bool | None:
        threads = [each for each in world.state.channels.values() if each.thread]
        return bool(world.state.messages if what == "messages" else threads) or None

    assert await world.until(made, asyncio.sleep(30))
    running.cancel()
    with pytest.raises(asyncio.CancelledError):
        await running
    assert left(visit) == []


async def test_what_may_be_there_without_an_answer_is_said(visit: Visit, games: Place) -> None:
    visit.city.world.lose(f"POST /channels/{games.id}/messages", times=3)
    lines = await trial(visit, games)
    assert lines[0].startswith("-   something of the trial may have been posted all the same")
    assert GONE not in lines


async def test_what_can_not_be_taken_away_is_said(visit: Visit, games: Place) -> None:
    visit.city.world.fail("DELETE /channels/*/messages/*", 500, times=99)
    lines = await trial(visit, games)
    wanted = "BAD something of the trial could not be taken away (500/0) -> delete it by hand in that channel"
    assert lines.count(wanted) == 2
    assert GONE not in lines


@pytest.mark.parametrize("given", ["games", "#games", ""])
def test_what_is_no_id_is_refused(given: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        command.main(["--post", given], None)
    assert ended.value.code == 2
    assert "--post" in capsys.readouterr().err


LINK = "https://discord.com/channels/11/22"


@pytest.mark.parametrize(
    ("option", "given", "wanted"),
    [
        ("post", "22", 22),
        ("post", "<#22>", 22),
        ("post", LINK, 22),
        ("post", f"{LINK}/33", 22),
        ("post", "https://discord.com/channels/@me/22", 22),
        ("server", "11", 11),
        ("server", LINK, 11),
        ("person", "<@44>", 44),
    ],
)
def test_an_id_is_found_in_what_discord_copies(option: str, given: str, wanted: int) -> None:
    assert getattr(command.parser(Words("en")).parse_args([f"--{option}", given]), option) == wanted
