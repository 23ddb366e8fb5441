"""Requests of the page in a user's name, and what it is told. No browser: the words are the same."""

import asyncio
from pathlib import Path

import aiohttp
import pytest

from bot.sandbox.opening import new_world, open_sandbox
from bot.sandbox.page import sight
from bot.sandbox.page.doing import ACTIONS
from bot.sandbox.page.page_state import Marks, PageState
from bot.sandbox.people.filling import Impossible
from bot.sandbox.server.interactions import ask
from bot.sandbox.server.responses import respond
from bot.sandbox.world import posting, registry
from bot.sandbox.world.form import Json, Refused, item, items
from bot.sandbox.world.permissions import Permission
from bot.sandbox.world.state import Asked, Channel, ChannelKind, User
from bot.sandbox.world.world import Change, Kind
from rules.core.words import LANGS
from tests.sandbox.test_limits import code_at, field, label, modal


@pytest.fixture
def page() -> PageState:
    return PageState(new_world(), Marks())


@pytest.fixture
def ana(page: PageState) -> User:
    return page.people[0]


@pytest.fixture
def table(page: PageState) -> Channel:
    return next(channel for channel in page.world.state.channels.values() if channel.name == "table-1")


async def do(page: PageState, user: User, action: str, **body: object) -> Json:
    return await ACTIONS[action](page, user, body)


@pytest.mark.parametrize(
    ("words", "fits"), [("", False), (" ", False), ("x", True), ("x" * 2000, True), ("x" * 2001, False)]
)
async def test_a_message_has_one_to_2000_characters(
    page: PageState, ana: User, table: Channel, words: str, fits: bool
) -> None:
    if fits:
        await do(page, ana, "write", channel=table.id, words=f" {words}\n")
        [message] = page.world.messages(table.id)
        assert (message.now.content, page.marks.read) == (words, {ana.id: {table.id: message.id}})
    else:
        with pytest.raises(Impossible, match="1 to 2000 characters"):
            await do(page, ana, "write", channel=table.id, words=words)
        assert page.fresh


async def test_one_writes_where_one_may(page: PageState, table: Channel) -> None:
    ana, bia, *_ = page.people
    thread = Channel(
        page.world.next_id(), ChannelKind.PUBLIC_THREAD, "game", page.guild.id, parent_id=table.id
    )
    thread.active_at = page.world.clock.now()
    page.world.state.channels[thread.id] = thread

    async def may(user: User, channel: Channel) -> bool:
        try:
            return bool(await do(page, user, "write", channel=channel.id, words="hello"))
        except Impossible as refusal:
            assert str(refusal) == "this person may not write here"
            return False

    assert [await may(bia, place) for place in (table, thread)] == [True, True]
    page.world.deny(table, Permission.SEND_MESSAGES, bia)
    assert [await may(bia, place) for place in (table, thread)] == [False, True]
    page.world.deny(table, Permission.SEND_MESSAGES_IN_THREADS, bia)
    assert [await may(bia, place) for place in (table, thread)] == [False, False]
    assert [await may(ana, place) for place in (table, thread)] == [True, True]
    thread.locked = True
    assert not await may(ana, thread)


async def test_values_of_options_are_plain(page: PageState, ana: User, table: Channel) -> None:
    strange: list[object] = [[], {}, None]
    for action, more in (("command", {}), ("complete", {"focus": "it"})):
        for value in strange:
            with pytest.raises(Refused) as refusal:
                body = {"channel": table.id, "words": "play", "options": {"it": value}, **more}
                await do(page, ana, action, **body)
            assert code_at(refusal.value.errors, "options.it") == "BASE_TYPE_BAD_TYPE"


@pytest.mark.parametrize("everybody", [True, False])
@pytest.mark.parametrize("lang", LANGS)
async def test_a_language_is_ones_own_or_everybodys(
    page: PageState, ana: User, lang: str, everybody: bool
) -> None:
    before = page.guild.locale
    told = await do(page, ana, "speak", lang=lang, everybody=everybody)
    mine = ana.locale
    assert mine.startswith(lang.split("-")[0])
    others = {user.locale for user in page.people[1:]} | {page.guild.locale}
    assert others == {mine if everybody else before}
    assert [person["locale"] for person in items(told, "people")] == [user.locale for user in page.people]


async def test_whoever_has_chosen_a_language_keeps_it(page: PageState, ana: User) -> None:
    bruno, clara = page.people[1:3]
    await do(page, ana, "speak", lang="es", everybody=True, guess=True)
    await do(page, ana, "speak", lang="pt-BR", everybody=True)
    await do(page, bruno, "speak", lang="en", everybody=True)
    assert [user.locale for user in (ana, bruno, clara)] == ["pt-BR", "en-US", "en-US"]
    assert page.guild.locale == "pt-BR", "the server speaks as the first who chose"


async def test_a_table_under_way_names_its_channel(page: PageState, ana: User) -> None:
    channel = next(c for c in page.world.state.channels.values() if c.name == "table-1")
    parts: list[Json] = [
        {"type": 10, "content": f"### Kemet · <#{channel.id}>"},
        {"type": 1, "components": [{"type": 2, "style": 2, "label": "My hand", "custom_id": "t:1:hand"}]},
    ]
    body: Json = {"flags": 32768, "components": parts}
    posting.post(page.world, page.world.dm(ana.id), body, [])
    [table] = sight.tables(page, ana)
    assert table["title"] == "Kemet · #table-1"


async def test_lessons_that_rest_are_under_way_beside_the_one_that_runs(page: PageState, ana: User) -> None:
    for heading, act in (
        ("### Kemet", "t:1:golesson"),
        ("**Begin Immortals?**", "t:1:golesson"),
        ("### Immortals, before it rested", "t:2:golesson"),
        ("### Immortals", "t:2:endlesson"),
    ):
        row: Json = {"type": 1, "components": [{"type": 2, "style": 2, "label": "Go on", "custom_id": act}]}
        body: Json = {"flags": 32768, "components": [{"type": 10, "content": heading}, row]}
        posting.post(page.world, page.world.dm(ana.id), body, [])
    found = [(table["title"], "resume" in table) for table in sight.tables(page, ana)]
    assert found == [("Immortals", False), ("Kemet", True)], found


async def test_a_language_is_one_of_the_pages(page: PageState, ana: User) -> None:
    with pytest.raises(Refused) as refusal:
        await do(page, ana, "speak", lang="tlh")
    assert code_at(refusal.value.errors, "lang") == "BASE_TYPE_CHOICES"


async def test_ones_own_direct_messages_are_closed_and_opened(page: PageState, ana: User) -> None:
    for opened in (False, True):
        told = await do(page, ana, "dms", open=opened)
        assert [person["dms"] for person in items(told, "people")] == [opened, True, True, True, True]
        assert ana.dms_open is opened


@pytest.mark.parametrize(
    ("given", "name"), [("Room", "room"), ("  The  Back Room ", "the-back-room"), ("x" * 101, "x" * 100)]
)
async def test_a_channel_gets_a_name_as_channels_have_them(
    page: PageState, ana: User, given: str, name: str
) -> None:
    told = await do(page, ana, "add_channel", name=given)
    made = page.world.channel(int(str(told["channel"])))
    assert (made.name, made.kind, made.guild_id) == (name, ChannelKind.TEXT, page.guild.id)


@pytest.mark.parametrize("given", ["", "  "])
async def test_a_channel_has_a_name(page: PageState, ana: User, given: str) -> None:
    before = len(page.world.state.channels)
    with pytest.raises(Impossible, match="a channel has a name"):
        await do(page, ana, "add_channel", name=given)
    assert len(page.world.state.channels) == before


async def test_a_form_that_was_not_answered_can_be_sent_again(
    page: PageState, ana: User, table: Channel
) -> None:
    world = page.world
    opening = ask(world, Asked.COMMAND, ana.id, table, {"name": "name"})
    respond(world, opening.id, opening.token, {"type": 9, "data": modal(label(field()))}, [])
    page.modals.add(opening.id)

    def answer(change: Change) -> None:
        if change.kind is Kind.ASK:
            asked = world.state.interactions[change.subject]
            respond(world, asked.id, asked.token, {"type": 4, "data": {"content": "thanks"}}, [])

    sending = asyncio.ensure_future(do(page, ana, "submit", modal=opening.id, answers={"field": "x"}))
    await asyncio.sleep(0)
    world.clock.advance(4)
    assert ((await sending)["answer"], page.modals) == ("nothing", {opening.id})
    world.listeners.append(answer)
    told = await do(page, ana, "submit", modal=opening.id, answers={"field": "x"})
    assert (told["answer"], page.modals) == ("message", set())
    with pytest.raises(Impossible, match="sent already, or never opened"):
        await do(page, ana, "submit", modal=opening.id, answers={"field": "x"})


async def test_a_note_of_ones_own_is_dismissed(page: PageState, table: Channel) -> None:
    ana, bia, *_ = page.people
    body: Json = {"content": "psst"}
    note = posting.post(page.world, table, body, [], only=ana.id)
    said = posting.post(page.world, table, body, [])
    for user, message in ((bia, note), (ana, said)):
        with pytest.raises(Impossible, match="only a note of one's own"):
            await do(page, user, "dismiss", message=message.id)
    await do(page, ana, "dismiss", message=note.id)
    told = await do(page, ana, "look", channel=table.id)
    assert [message["id"] for message in items(told, "messages")] == [str(said.id)]


async def test_an_unanswered_command_says_so_and_a_missing_one_is_not_used(
    page: PageState, ana: User, table: Channel
) -> None:
    registry.overwrite(page.world, None, [{"name": "play", "description": "play"}])
    using = asyncio.ensure_future(do(page, ana, "command", channel=table.id, words="play"))
    await asyncio.sleep(0)
    page.world.clock.advance(4)
    assert await using == {"answer": "nothing"}
    with pytest.raises(Impossible, match="no command /other"):
        await do(page, ana, "command", channel=table.id, words="other")


async def test_a_browser_is_told_of_typing_and_of_the_sandbox_closing(tmp_path: Path) -> None:
    async with aiohttp.ClientSession() as session:
        async with open_sandbox(tmp_path, 0) as sandbox:
            page = sandbox.page_state
            table = next(iter(page.world.state.channels.values()))
            feed = await session.ws_connect(f"{sandbox.url}/page/feed?as={page.people[0].id}")
            assert (await feed.receive_json())["type"] == "hello"
            other = posting.post(page.world, table, {"content": "gone"}, [], only=page.people[0].id)
            page.marks.dismissed.add(other.id)
            said = posting.post(page.world, table, {"content": "hello"}, [])
            page.world.publish(Change(Kind.TYPING, page.world.bot.id, table.id, table.guild_id))
            first, second = [await feed.receive_json(timeout=5) for _ in range(2)]
            assert (first["type"], (item(first, "message") or {})["id"]) == ("message", str(said.id))
            assert second == {"type": "typing", "channel": str(table.id)}
        while (last := await feed.receive()).type is aiohttp.WSMsgType.TEXT:
            pass
        assert (last.type, last.data) == (aiohttp.WSMsgType.CLOSE, aiohttp.WSCloseCode.GOING_AWAY)


async def test_the_page_has_its_icon_where_browsers_look_for_it(tmp_path: Path) -> None:
    async with (
        open_sandbox(tmp_path, 0) as sandbox,
        aiohttp.ClientSession(sandbox.url) as session,
        session.get("/favicon.ico") as answer,
    ):
        assert (answer.status, answer.content_type) == (200, "image/svg+xml")
        assert (await answer.text()).startswith("<svg")
