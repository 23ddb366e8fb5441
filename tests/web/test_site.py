"""The boards on a host's own name: one's own tables alone, and nothing from other hosts' pages."""

import asyncio
from typing import Any, cast

import pytest

from bot.discord.requests.budgets import Budgets
from bot.table import reading
from bot.table.model import Shards
from bot.web.login import BACK
from bot.web.site import HEADERS
from tests.bot.table.scene import ANA, BIA, CAL, Bot, started
from tests.web.guest import LOGIN, SESSION, Guest, at_home, housed

PATHS = "/t/{}", "/board/t/{}", "/board/t/{}/board.png", "/board/t/{}/hand.png", "/board/t/{}/events"


async def test_a_table_of_others_is_as_unknown_as_none_at_all() -> None:
    async with at_home(ANA, CAL) as (house, info):
        cal = await house.logged_in(CAL)
        for path in PATHS:
            forbidden, unknown = [await cal.get(path.format(number)) for number in (info.id, 999)]
            assert (forbidden.status, unknown.status) == (404, 404)
            assert forbidden.text == unknown.text
        answers = [
            await cal.post(f"/board/t/{number}/answer", {"ask": "0" * 12, "answer": []})
            for number in (info.id, 999)
        ]
        assert [(each.status, each.text) for each in answers] == [(404, answers[1].text)] * 2


async def test_before_login_every_table_says_the_same() -> None:
    async with at_home(ANA) as (house, info):
        for path in PATHS:
            mine, none = [await house.guest().get(path.format(number)) for number in (info.id, 999)]
            link = f'?to=/t/{info.id}"', '?to=/t/999"'
            assert (mine.status, mine.text.replace(*link)) == (401, none.text)


FORGED: list[dict[str, str]] = [
    {"Origin": "https://evil.example"},
    {"Origin": "https://games.example.org.evil.example"},
    {"Origin": "http://games.example.org"},
    {"Origin": "null"},
    {"Origin": ""},
    {"X_Taverna": ""},
    {"X_Taverna": "2"},
    {"Content_Type": "text/plain"},
    {"Content_Type": "application/x-www-form-urlencoded"},
]


async def test_only_a_page_of_ours_can_change_something() -> None:
    answer = {"ask": "0" * 12, "answer": []}
    async with at_home(ANA, BIA) as (house, info):
        ana = await house.logged_in(ANA)
        assert (await ana.post(f"/board/t/{info.id}/answer", answer)).status in (409, 422)
        for headers in FORGED:
            assert (await ana.post(f"/board/t/{info.id}/answer", answer, **headers)).status == 403, headers
            assert (await ana.post("/logout", {}, **headers)).status == 403, headers
            assert (await ana.get("/")).status == 200, "still logged in"


async def test_no_page_may_be_framed_or_read_by_other_hosts() -> None:
    async with at_home(ANA) as (house, info):
        ana = await house.logged_in(ANA)
        stranger = house.guest()
        paths = ("/", "/login", "/login/back", "/nowhere", "/site/site.css")
        for guest in (ana, stranger):
            for path in (*paths, *(path.format(info.id) for path in PATHS[:-1])):
                found = await guest.get(path, Origin="https://evil.example")
                assert {name: found.headers.get(name) for name in HEADERS} == HEADERS, path
                assert "Access-Control-Allow-Origin" not in found.headers
                assert "frame-ancestors 'none'" in found.headers["Content-Security-Policy"]


def counted(it: Bot, monkeypatch: pytest.MonkeyPatch) -> list[object]:
    """Note whatever is read from the database from now on."""
    found: list[object] = []
    read = it.context.store.read

    async def note(*args: Any, **more: Any) -> Any:
        found.append(args[0])
        return await read(*args, **more)

    monkeypatch.setattr(it.context.store, "read", note)
    return found


@pytest.mark.parametrize("path", ["/", "/t/{}", "/board/t/{}", "/board/at/2", "/board/t/999", "/t/999"])
async def test_nothing_is_read_for_what_is_put_off(path: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async with at_home(ANA, budgets=Budgets(lambda: 0.0)) as (house, info):
        ana = await house.logged_in(ANA)
        for _ in range(1000):
            if (answer := await ana.get(path.format(info.id))).status == 429:
                break
        assert (answer.status, answer.headers["Retry-After"] >= "1") == (429, True)
        reads = counted(house.it, monkeypatch)
        assert (await ana.get(path.format(info.id))).status == 429
        assert {each.__name__ for each in cast(list[Any], reads)} <= {"_found"}, "the session alone"
        for _ in range(1000):
            await ana.get("/nowhere")
        reads.clear()
        assert (await ana.get(path.format(info.id))).status == 429
        assert reads == [], "nor that of somebody who asks for anything without end"


async def test_whoever_looks_without_end_can_still_move() -> None:
    async with at_home(ANA, budgets=Budgets(lambda: 0.0)) as (house, info):
        ana = await house.logged_in(ANA)
        found = [(await ana.get(f"/board/t/{info.id}")).status for _ in range(200)]
        answer = await ana.post(f"/board/t/{info.id}/answer", {"ask": "0" * 12, "answer": []})
        assert (found[-1], answer.status) == (429, 409)


async def test_invented_cookies_are_limited_by_address(monkeypatch: pytest.MonkeyPatch) -> None:
    async with started() as it, housed(it, ANA, BIA) as house:
        ana, forger = await house.logged_in(ANA), house.guest()
        reads, found = counted(house.it, monkeypatch), []
        for number in range(100):
            forger.cookies[SESSION] = f"invented {number}"
            found.append((await forger.get("/")).status)
        assert found == [401] * 20 + [429] * 80
        assert len(reads) == 20
        assert (await ana.get("/")).status == 200, "at the same address, with a session that was good before"
        house.clock.now += 1000
        assert (await forger.get("/")).status == 401


@pytest.mark.parametrize(("path", "status"), [("/", 401), ("/login", 303), (f"{BACK}?state=a&code=b", 403)])
async def test_a_cookie_that_is_no_text_is_none(path: str, status: int) -> None:
    async with started() as it, housed(it, ANA) as house:
        url = (await house.client.get("/")).url
        reader, writer = await asyncio.open_connection(url.host, url.port)
        cookies = f"{SESSION}=\xff; {LOGIN}=\xff"
        request = f"GET {path} HTTP/1.1\r\nHost: a\r\nConnection: close\r\nCookie: {cookies}\r\n\r\n"
        writer.write(request.encode("latin-1"))
        assert (await reader.read()).startswith(f"HTTP/1.1 {status}".encode())
        writer.close()


async def test_a_table_of_another_process_says_where_to_go() -> None:
    shards = Shards(0, 0, 2)
    async with started() as it:
        here = await it.table(ANA, BIA, game="bellum", guild=2 << 22)
        there = await it.table(ANA, BIA, game="bellum", channel=3, guild=1 << 22)
        it.context.shards, it.context.pages = shards, "https://games.example.org"
        async with housed(it, ANA) as house:
            ana = await house.logged_in(ANA)
            for info, status in ((here, 200), (there, 421)):
                assert (await ana.get(f"/t/{info.id}")).status == status
                assert (await ana.get(f"/board/t/{info.id}")).status == status
                seen = await reading.seen(it.context, info.id, ANA.id)
                assert (seen.page != "") == (status == 200)
            listed = (await ana.get("/")).text
            assert (f'"/t/{here.id}"' in listed, f'"/t/{there.id}"' in listed) == (True, False)


async def in_language(guest: Guest, path: str, lang: str) -> str:
    return (await guest.get(path, **{"Accept-Language": f"{lang},fr;q=0.9"})).text


async def test_strangers_are_spoken_to_as_their_browser_wishes() -> None:
    async with started() as it, housed(it, ANA) as house:
        guest = house.guest()
        found = [await in_language(guest, "/t/5", lang) for lang in ("en-GB", "pt-PT", "es", "fr")]
        assert [text.partition("<h1>")[2].partition("</h1>")[0] for text in found] == [
            "Log in first",
            "Entre primeiro",
            "Primero, entra",
            "Log in first",
        ]


async def test_names_of_people_are_words_and_no_markup() -> None:
    async with started() as it:
        await it.table(ANA, type(BIA)(BIA.id, "<b>Bia</b>", "en"), game="bellum")
        async with housed(it, ANA) as house:
            listed = (await (await house.logged_in(ANA)).get("/")).text
            assert ("&lt;b&gt;" in listed, "<b>" in listed) == (True, False)


async def test_a_lobby_and_a_closed_table_have_no_page() -> None:
    async with at_home(ANA) as (house, info):
        ana = await house.logged_in(ANA)
        assert (await ana.get(f"/t/{info.id}")).status == 200
        await house.it.ended(info.id, ANA)
        assert (await ana.get(f"/t/{info.id}")).status == 404
