"""Meanings of Discord's refusals, and the ids under which messages are posted."""

from contextlib import nullcontext
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock, Mock

import discord
import pytest
from discord import ui

from bot.discord.delivery import messages, refusals
from bot.discord.delivery.nonces import nonce, renewed
from bot.discord.delivery.refusals import Barred, Closed, Gone, RequestKind, Wrong
from bot.discord.screens.limits import NONCE
from bot.discord.screens.screen import Screen, Shown, enclosed, illustrated, note
from bot.table.delivery.voice import Later
from bot.table.jobs import Queued, ShowPanel
from bot.traced import traced
from tests.depth import one_in

TOO_LARGE, INVALID = 40005, 50035  # codes


class Channel:
    """Refuses what is posted, in turn."""

    def __init__(self, *refusals: Exception) -> None:
        self.refusals = list(refusals)
        self.nonces: list[str | None] = []
        self.done: object = SimpleNamespace(id=1)
        self.sent: list[tuple[Screen, int, list[int]]] = []  # each try: its view, files, and who is called

    async def send(
        self,
        *,
        nonce: str | None,
        view: Screen,
        files: list[discord.File],
        allowed_mentions: discord.AllowedMentions,
        silent: bool,
    ) -> object:
        self.nonces.append(nonce)
        assert isinstance(allowed_mentions.users, list)
        called = [user.id for user in allowed_mentions.users]
        self.sent.append((view, len(files), called))
        assert dict(allowed_mentions.to_dict()) == {"parse": [], "users": called}
        assert silent == (not called)
        if self.refusals:
            raise self.refusals.pop(0)
        return self.done


def refused(status: int, code: int) -> discord.HTTPException:
    kinds = {403: discord.Forbidden, 404: discord.NotFound, 503: discord.DiscordServerError}
    response = cast(Any, SimpleNamespace(status=status, reason="", headers={}))
    return kinds.get(status, discord.HTTPException)(response, {"code": code, "message": ""})


async def posted(channel: Channel) -> object:
    return await messages.post(cast(Any, channel), note("x"), "7-table")


@pytest.mark.parametrize(
    ("refusal", "meaning"),
    [
        (refused(404, 10008), Gone),
        (refused(404, 10003), Barred),
        (refused(403, 50013), Barred),
        (refused(400, 160006), Barred),
        (refused(403, 50007), Later),
        (refused(503, 0), Later),
        (refused(403, 0), Later),
        (OSError(), Later),
    ],
)
async def test_each_refusal_of_a_new_message_has_a_meaning(
    refusal: Exception, meaning: type[Exception]
) -> None:
    with pytest.raises(meaning):
        await posted(Channel(refusal))


@pytest.mark.parametrize(("code", "lasting"), [(50007, True), (50278, False)])
async def test_only_a_person_who_takes_no_messages_is_closed_for_good(code: int, lasting: bool) -> None:
    person = Mock(spec=discord.DMChannel, send=AsyncMock(side_effect=refused(403, code)))
    with pytest.raises(Closed) as closed:
        await messages.post(person, note("x"))
    assert closed.value.lasting is lasting


@pytest.mark.parametrize("code", [0, 40333, 20026, 50001, 99999])
@pytest.mark.parametrize("status", [403, 404])
async def test_a_passing_refusal_closes_nobody(status: int, code: int) -> None:
    person = Mock(spec=discord.DMChannel, send=AsyncMock(side_effect=refused(status, code)))
    with pytest.raises(Later):
        await messages.post(person, note("x"))


@pytest.mark.parametrize(
    ("code", "why"), [(30033, "thread-crowded"), (160005, "locked"), (160006, "threads-full"), (50013, "")]
)
async def test_why_nothing_may_be_posted_is_told_as_far_as_discord_says_it(code: int, why: str) -> None:
    with pytest.raises(Barred) as barred:
        await posted(Channel(refused(403, code)))
    assert barred.value.why == why


@pytest.mark.parametrize(
    ("refusal", "seconds"),
    [
        (discord.RateLimited(45.0), 45.0),
        (discord.RateLimited(0.5), refusals.SOON),
        (refused(500, 0), refusals.SOON),
        (refused(503, 0), refusals.SOON),
        (OSError(), refusals.SOON),
        (refused(400, 40003), refusals.CALM),
        (refused(400, 20028), refusals.CALM),
    ],
)
async def test_how_long_until_the_next_try_depends_on_what_was_in_the_way(
    refusal: Exception, seconds: float
) -> None:
    with pytest.raises(Later) as later:
        await posted(Channel(refusal))
    assert later.value.seconds == seconds


@pytest.mark.parametrize(("code", "deleted"), [(10008, True), (30046, False), (50083, False)])
async def test_a_message_that_can_not_be_edited_is_deleted_or_still_there(code: int, deleted: bool) -> None:
    with pytest.raises(Gone) as gone:
        await edited(note("x"), refused(400, code))
    assert gone.value.deleted is deleted


async def test_what_is_needed_and_was_deleted_is_posted_under_another_id() -> None:
    channel = Channel(refused(404, 10008))
    await messages.post_needed(cast(Any, channel), note("x"), "7-table")
    assert channel.nonces == ["7-table", "7-table.1"]


async def test_who_deletes_it_each_time_is_not_answered_for_ever() -> None:
    channel = Channel(*(refused(404, 10008) for _ in range(9)))
    with pytest.raises(Later):
        await messages.post_needed(cast(Any, channel), note("x"), "7-table")
    assert len(channel.nonces) == messages.RENEWALS


@pytest.mark.parametrize(
    ("refusals", "nonces"),
    [
        ([], ["7-table"]),
        ([refused(404, 10008)], ["7-table", "7-table.1"]),
        ([refused(400, 50083)], ["7-table"]),
    ],
    ids=["there", "deleted", "in an archived thread"],
)
async def test_a_message_of_an_earlier_try_is_edited_or_posted_anew(
    refusals: list[Exception], nonces: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    channel, edit, screen = Channel(), AsyncMock(side_effect=[*refusals, None]), note("now")
    sent = Mock(edit=edit)
    monkeypatch.setattr(channel, "done", sent)
    assert await messages.post_needed(cast(Any, channel), screen, "7-table", again=True) is sent
    assert channel.nonces == nonces
    assert [call.kwargs["view"] for call in edit.await_args_list] == [screen] * max(1, len(nonces))


async def test_what_has_no_id_is_posted_without_one() -> None:
    channel = Channel(refused(404, 10008))
    await messages.post_needed(cast(Any, channel), note("x"))
    assert channel.nonces == [None, None]


def test_ids_are_short_and_tell_jobs_purposes_and_people_apart() -> None:
    jobs = [Queued(number, 1, ShowPanel()) for number in (1, 11, 10**10)]
    made = [
        nonce(job, what, whom)
        for job in jobs
        for what, whom in (("table", None), ("private", 1), ("private", 11), ("mention", 1), ("vote", 999))
    ]
    assert len(set(made)) == len(made)
    assert max(len(renewed(each, messages.RENEWALS - 1)) for each in made) <= NONCE


PICTURE = Shown("board.png", b"png", "the board")


@pytest.mark.parametrize("screen", [illustrated("x", PICTURE), enclosed("x", "game.json", b"{}")])
async def test_what_is_too_large_for_the_server_is_said_in_words_alone(screen: Screen) -> None:
    channel = Channel(refused(413, TOO_LARGE))
    await messages.post(cast(Any, channel), screen, "7-table", [11])
    (_, first, _), (shown, files, called) = channel.sent
    assert (first, shown.said, files, called) == (1, "x", 0, [11])
    assert channel.nonces == ["7-table"] * 2


async def test_a_message_that_discord_refuses_for_an_icon_is_posted_without_it() -> None:
    screen, seen = with_icon(), list[list[bool]]()

    async def send(**what: Any) -> None:
        seen.append(icons(what["view"]))
        if len(seen) == 1:
            raise refused(400, INVALID)

    await messages.post(cast(Any, SimpleNamespace(send=send)), screen, "7-table")
    assert seen == [[True], [False]]


def with_icon() -> Screen:
    """A button with an emoji that somebody has removed from the application."""
    return Screen(ui.ActionRow(ui.Button(label="Feast", emoji="<:food:1111111111111111>", custom_id="x")))


def icons(screen: Screen) -> list[bool]:
    """Tell for each button whether it has an icon."""
    return [item.emoji is not None for item in screen.walk_children() if isinstance(item, ui.Button)]


async def edited(screen: Screen, *refusals: Exception) -> list[dict[str, Any]]:
    """Return what was sent, each time that this message was edited."""
    tries: list[dict[str, Any]] = []
    left = list(refusals)

    async def edit(**what: Any) -> None:
        tries.append({**what, "icons": icons(what["view"])})
        if left:
            raise left.pop(0)

    await messages.edit(cast(Any, SimpleNamespace(edit=edit)), screen)
    return tries


async def test_an_edit_that_discord_refuses_for_an_icon_is_made_without_it(
    caplog: pytest.LogCaptureFixture,
) -> None:
    tries = await edited(with_icon(), refused(400, INVALID))
    assert [each["icons"] for each in tries] == [[True], [False]]
    assert "a message is shown more plainly: Wrong 400/50035" in caplog.text


def whole() -> Screen:
    """A panel with all that Discord may object to."""
    items: list[ui.Item[Screen]] = [
        ui.TextDisplay("### Toy"),
        PICTURE.gallery(),
        ui.TextDisplay("see https://example.com"),
        ui.ActionRow(ui.Button(label="Feast", emoji="<:food:1111111111111111>", custom_id="x")),
    ]
    return Screen(ui.Container(*items), uploads=[PICTURE])


@pytest.mark.parametrize(("status", "code"), [(400, INVALID), (400, 20009), (403, 240000), (400, 0)])
async def test_what_discord_objects_to_goes_step_by_step_and_the_buttons_stay(status: int, code: int) -> None:
    steps: list[tuple[bool, int, str]] = []
    screen = whole()

    async def send(**what: Any) -> None:
        steps.append((icons(screen) == [True], len(what["files"]), screen.said))
        raise refused(status, code)

    with pytest.raises(Wrong) as wrong:
        await messages.post(cast(Any, SimpleNamespace(send=send)), screen)
    said = "### Toy\nsee https://example.com"
    assert steps == [
        (True, 1, said),
        (False, 1, said),
        (False, 0, said),
        (False, 0, f"### Toy\n-# ⚠️ Discord {status}/{code}"),
    ]
    assert icons(screen) == [False], "a table without buttons would be lost"
    assert (wrong.value.status, wrong.value.code) == (status, code)


@pytest.mark.parametrize("status", [400, 401, 403, 404, 409, 413, 429, 500, 503])
@pytest.mark.parametrize("asked", list(RequestKind))
@pytest.mark.parametrize("code", one_in(5, [0, 50007, 50035, 10008, 99999]))
def test_no_exception_is_its_own_cause_whatever_discord_answers(
    asked: RequestKind, status: int, code: int
) -> None:
    with pytest.raises(refusals.REFUSED) as raised, refusals.asking(asked):
        raise refused(status, code)
    assert raised.value is not raised.value.__cause__
    assert f"{status}/{code}" in traced(raised.value)


async def test_an_edit_replaces_the_files_and_calls_nobody() -> None:
    [edit] = await edited(illustrated("<@11>", PICTURE))
    assert [file.filename for file in edit["attachments"]] == ["board.png"]
    assert edit["allowed_mentions"].to_dict() == {"parse": []}


REFUSALS = [
    (refused(404, 10003), Gone, Barred),
    (refused(403, 50001), Later, Barred),
    (refused(403, 50007), Closed, Later),
    (refused(503, 0), Later, Later),
    (discord.RateLimited(45.0), Later, Later),
    (OSError(), Later, Later),
]


@pytest.mark.parametrize(("refusal", "opened", "read"), REFUSALS)
async def test_what_can_not_be_opened_or_read_has_its_own_meanings(
    refusal: Exception, opened: type[Exception], read: type[Exception]
) -> None:
    client = cast(Any, Mock(create_dm=AsyncMock(side_effect=refusal)))
    with pytest.raises(opened):
        await messages.open_dm(client, 11)
    client.create_dm.assert_awaited_once_with(discord.Object(11))
    client = cast(Any, Mock(fetch_channel=AsyncMock(side_effect=refusal)))
    with pytest.raises(read):
        await messages.fetch(client, 3)
    client.fetch_channel.assert_awaited_once_with(3)


async def test_a_channel_of_a_kind_that_nobody_knows_is_no_place_to_speak() -> None:
    client = cast(Any, Mock(fetch_channel=AsyncMock(side_effect=discord.InvalidData)))
    with pytest.raises(Barred):
        await messages.fetch(client, 3)


def knowing(channel: object) -> Any:
    """A client that knows this channel."""
    return Mock(get_channel=Mock(return_value=channel))


@pytest.mark.parametrize(("news", "kind"), [(True, "news_thread"), (False, "public_thread")])
async def test_a_thread_is_open_to_all_who_see_its_channel(news: bool, kind: str) -> None:
    opened = AsyncMock(return_value=SimpleNamespace(id=4))
    channel = Mock(spec=discord.TextChannel, create_thread=opened, is_news=Mock(return_value=news))
    assert await messages.open_thread(knowing(channel), 3, "Saideira") == 4
    opened.assert_awaited_once_with(
        name="Saideira", type=discord.ChannelType[kind], auto_archive_duration=messages.WEEK
    )


@pytest.mark.parametrize("place", [None, Mock(spec=discord.VoiceChannel), Mock(spec=discord.Thread)])
async def test_where_no_thread_is_possible_that_is_what_people_read(place: object) -> None:
    with pytest.raises(Barred) as barred:
        await messages.open_thread(knowing(place), 3, "Saideira")
    assert barred.value.why == "thread"


@pytest.mark.parametrize(
    ("refusal", "why"), [(refused(403, 50013), "thread"), (refused(400, 160006), "threads-full")]
)
async def test_a_thread_that_cannot_be_opened_gives_its_own_or_the_usual_reason(
    refusal: Exception, why: str
) -> None:
    channel = Mock(spec=discord.TextChannel, create_thread=AsyncMock(side_effect=refusal))
    with pytest.raises(Barred) as barred:
        await messages.open_thread(knowing(channel), 3, "Saideira")
    assert barred.value.why == why


@pytest.mark.parametrize(
    ("refusal", "archived"),
    [(None, False), (refused(403, 50013), True), (refused(404, 10003), False), (refused(503, 0), False)],
)
async def test_a_thread_that_cannot_be_deleted_is_archived_without_a_failure(
    refusal: Exception | None, archived: bool
) -> None:
    again = AsyncMock(side_effect=refused(503, 0))
    thread = Mock(spec=discord.Thread, delete=AsyncMock(side_effect=refusal), edit=again)
    await messages.drop_thread(knowing(thread), 3)
    thread.delete.assert_awaited_once_with()
    assert [call.kwargs for call in again.await_args_list] == [{"archived": True}] * archived


@pytest.mark.parametrize("place", [None, Mock(spec=discord.TextChannel)])
async def test_only_threads_are_dropped(place: Any) -> None:
    await messages.drop_thread(knowing(place), 3)
    assert place is None or not place.delete.called


@pytest.mark.parametrize(("refusal", "told"), [(refused(404, 10008), False), (refused(503, 0), True)])
async def test_an_undeletable_message_is_reported_only_if_it_may_go_later(
    refusal: Exception, told: bool
) -> None:
    message = cast(Any, SimpleNamespace(delete=AsyncMock(side_effect=refusal)))
    with pytest.raises(Later) if told else nullcontext():
        await messages.delete(message)
