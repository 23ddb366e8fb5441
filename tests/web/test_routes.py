"""The board in the browser: one's own tables and questions alone, and answers as on Discord."""

import asyncio
import io
import json
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager
from dataclasses import replace
from typing import Any

import pytest
from aiohttp import ClientResponse, ClientSession, web
from PIL import Image

from bot.discord.requests.budgets import PAGES, Budgets
from bot.discord.requests.request import Runtime
from bot.discord.screens.pictures import Pictures
from bot.listening import listening
from bot.table import reading
from bot.table.learning import coach
from bot.table.lobby import lobby
from bot.table.model import Person, TableInfo
from bot.table.runtime.context import refusal
from bot.table.seats import seats
from bot.web import stream
from bot.web.routes import MAX_BYTES, Board, lay
from render.core.pictures import Picture, PictureRequest
from render.core.png import encode
from rules.games import GAMES
from tests.bot.discord.conftest import Notebook
from tests.bot.table.scene import ANA, BIA, CAL, Bot, started

PNG = b"picture of "
CHANGED = b"data: {}\n\n"
Json = dict[str, Any]
Draw = Callable[..., Awaitable[Picture]]


class Browser:
    """The page of one person, and the parts of the bot that serves it."""

    def __init__(self, client: ClientSession, person: Person, runtime: Runtime) -> None:
        self.client, self.person, self.runtime = client, person, runtime
        self.streams: list[ClientResponse] = []

    async def get(self, rest: str) -> tuple[int, Json]:
        return await self._answer("GET", rest)

    async def post(self, rest: str, body: object, **headers: str) -> tuple[int, Json]:
        data = body if isinstance(body, str) else json.dumps(body)
        return await self._answer("POST", rest, data, {"Content-Type": "application/json", **headers})

    async def _answer(
        self, method: str, rest: str, data: str | None = None, headers: Mapping[str, str] | None = None
    ) -> tuple[int, Json]:
        reader = {"as": str(self.person.id)}
        asked = self.client.request(method, f"/board/{rest}", params=reader, data=data, headers=headers)
        async with asked as answer:
            return answer.status, await answer.json() if answer.content_type == "application/json" else {}

    async def question(self, table_id: int) -> Json:
        _, told = await self.get(f"t/{table_id}")
        found: Json = told["question"]
        return found


async def draw(request: PictureRequest, **_: object) -> Picture:
    return Picture(PNG + request.scene.encode(), "", "", 1, 1)


@asynccontextmanager
async def opened(
    it: Bot, *people: Person, budgets: Budgets | None = None, drawing: Draw = draw
) -> AsyncIterator[list[Browser]]:
    """The pages of these people, at the bot's tables."""
    pictures = Pictures(drawing, lambda request, mark: ("", ""), GAMES)
    runtime = Runtime(it.context, GAMES, pictures, Notebook([]), budgets or Budgets(scale=1000))
    known = {str(person.id): person.id for person in people}
    board = Board(lambda request: known.get(request.query.get("as", "")))
    application = web.Application()
    lay(application, board)
    board.begin(runtime)
    async with (
        listening(application, ("127.0.0.1", 0), "TEST") as url,  # aiohttp's own test server cancels more
        ClientSession(url) as client,
    ):
        pages = [Browser(client, person, runtime) for person in people]
        yield pages
        for each in (stream for page in pages for stream in page.streams):
            each.close()


@asynccontextmanager
async def at_table(
    *people: Person, game: str = "bellum", **more: Any
) -> AsyncIterator[tuple[Bot, TableInfo, list[Browser]]]:
    """A bot, a table of these people, and the page of each."""
    async with started() as it:
        info = await it.table(*people, game=game)
        async with opened(it, *people, **more) as pages:
            yield it, info, pages


async def asked(pages: Iterable[Browser], table_id: int, kind: str = "") -> tuple[Browser, Json]:
    """The first page with a question of this kind, and that question."""
    for page in pages:
        question = await page.question(table_id)
        if question and question["kind"].startswith(kind):
            return page, question
    raise AssertionError(f"nobody is asked {kind}")


async def events(page: Browser, table_id: int) -> ClientResponse:
    """A stream of a table."""
    opened = await page.client.get(f"/board/t/{table_id}/events", params={"as": str(page.person.id)})
    page.streams.append(opened)
    return opened


async def sign(answer: ClientResponse, seconds: float = 10) -> bytes:
    """The next sign of a stream."""
    return await asyncio.wait_for(answer.content.readuntil(b"\n\n"), seconds)


async def test_a_tapped_place_is_the_answer_that_is_stored() -> None:
    async with at_table(ANA, BIA, CAL, game="saideira") as (it, info, pages):
        page, question = await asked(pages, info.id)
        chosen = [option["id"] for option in question["options"][: max(question.get("least", 1), 1)]]
        status, told = await page.post(f"t/{info.id}/answer", {"ask": question["ask"], "answer": chosen})
        assert status == 200
        seen = await reading.seen(it.context, info.id, page.person.id)
        assert (told["n"], seen.n, seen.locked or chosen) == (seen.n, told["n"], chosen)
        again, why = await page.post(f"t/{info.id}/answer", {"ask": "0" * 12, "answer": chosen})
        assert (again, list(why)) == (409, ["refused"])


async def test_a_wrong_answer_is_refused_in_words_and_changes_nothing() -> None:
    async with at_table(ANA, BIA) as (_, info, pages):
        page, question = await asked(pages, info.id)
        before = await page.get(f"t/{info.id}")
        status, why = await page.post(f"t/{info.id}/answer", {"ask": question["ask"], "answer": ["no:thing"]})
        assert status == 422
        assert why["refused"]
        assert await page.get(f"t/{info.id}") == before


async def test_whoever_has_no_seat_learns_as_little_as_of_no_table_at_all() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA, game="bellum")
        async with opened(it, ANA, CAL) as (ana, cal):
            assert (await ana.get(f"t/{info.id}"))[0] == 200
            for rest in (
                f"t/{info.id}",
                f"t/{info.id}/hand.png",
                f"t/{info.id}/board.png",
                f"t/{info.id}/events",
            ):
                assert await cal.get(rest) == await cal.get(rest.replace(str(info.id), "999")) == (404, {})
            posted = await cal.post(f"t/{info.id}/answer", {"ask": "0" * 12, "answer": []})
            assert posted == await cal.post("t/999/answer", {"ask": "0" * 12, "answer": []}) == (404, {})
            assert (await cal.get(f"at/{info.channel_id}"))[1] == {"table": None}
            assert (await ana.get(f"at/{info.channel_id}"))[1] == {"table": info.id}


async def test_the_board_is_drawn_for_all_and_the_hand_for_its_owner_alone() -> None:
    wanted = list[PictureRequest]()

    async def note(request: PictureRequest, **_: object) -> Picture:
        wanted.append(request)
        return await draw(request)

    async with at_table(ANA, BIA, drawing=note) as (_, info, pages):
        for page in pages:
            for scene in ("board", "hand"):
                answer = await page.client.get(
                    f"/board/t/{info.id}/{scene}.png", params={"as": str(page.person.id)}
                )
                assert answer.status == 200
        readers = [(each.scene, json.loads(each.view)["reader"]) for each in wanted]
        assert readers == [("board", None), ("hand", 0), ("board", None), ("hand", 1)]


async def test_a_picture_is_whole_where_a_chat_has_it_in_parts() -> None:
    async def in_parts(request: PictureRequest, **_: object) -> Picture:
        assert request.apart
        return Picture(png(40), "", "", 30, 100, (png(35), png(25)))

    async with at_table(ANA, BIA, drawing=in_parts) as (_, info, (ana, *_)):
        answer = await ana.client.get(f"/board/t/{info.id}/hand.png", params={"as": str(ANA.id)})
        assert Image.open(io.BytesIO(await answer.read())).size == (30, 100)


def png(high: int) -> bytes:
    return encode(Image.new("P", (30, high)))


async def test_a_table_that_was_closed_is_no_error_to_its_people() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA, game="bellum")
        async with opened(it, ANA, CAL) as (ana, cal):
            await lobby.close(it.context, info.id, ANA.id)
            for rest in (f"t/{info.id}", f"t/{info.id}/board.png"):
                assert ((await ana.get(rest))[0], (await cal.get(rest))[0]) == (204, 404)


async def test_nobody_is_asked_or_shown_what_is_anothers() -> None:
    async with at_table(ANA, BIA, CAL, game="saideira") as (it, info, pages):
        for page in pages:
            seen = await reading.seen(it.context, info.id, page.person.id)
            asked = await page.question(info.id)
            assert (asked or {}).get("ask") == seen.asks.get(seen.seat if seen.seat is not None else -1)
            others = {seen.asks[seat] for seat in seen.asks if seat != seen.seat}
            assert (asked or {}).get("ask") not in others


async def test_what_is_no_answer_is_refused_before_anything_is_read() -> None:
    fine, plain = '{"ask": "a", "answer": []}', {"Content-Type": "text/plain"}
    async with at_table(ANA, BIA) as (_, info, (ana, *_)):
        assert await ana.post(f"t/{info.id}/answer", fine, **plain) == (400, {})
        for body in (
            *("{", "[]", "[" * 4000, " " * (MAX_BYTES + 1), '{"ask": 1, "answer": []}'),
            *(f'{{"ask": "a", "answer": {answer}}}' for answer in ("[1]", "true", "null", '{"b": []}')),
        ):
            assert await ana.post(f"t/{info.id}/answer", body) == (400, {}), body[:40]


async def test_a_page_that_asks_without_end_is_put_off() -> None:
    async with at_table(ANA, BIA, budgets=Budgets(lambda: 0.0)) as (_, info, (ana, *_)):
        answers = [await ana.get(f"t/{info.id}") for _ in range(int(PAGES.person.burst))]
        assert {status for status, _ in answers} == {200}
        status, told = await ana.get(f"t/{info.id}")
        assert (status, [*told]) == (429, ["refused"])


async def test_a_stream_says_that_something_changed_and_not_what() -> None:
    async with at_table(ANA, BIA) as (_, info, pages):
        page, question = await asked(pages, info.id)
        other = next(each for each in pages if each is not page)
        heard = await events(other, info.id)
        assert await sign(heard) == CHANGED
        chosen = [option["id"] for option in question["options"][:1]]
        assert (await page.post(f"t/{info.id}/answer", {"ask": question["ask"], "answer": chosen}))[0] == 200
        assert await sign(heard) == CHANGED
        heard.close()


async def test_a_stream_never_tells_when_something_happened_unseen() -> None:
    async with at_table(ANA, BIA) as (it, info, pages):
        page, question = await asked(pages, info.id)
        heard = await events(page, info.id)
        assert await sign(heard) == CHANGED
        it.context.table_changed(info.id)
        with pytest.raises(TimeoutError):
            await sign(heard, 0.5)
        chosen = [option["id"] for option in question["options"][:1]]
        assert (await page.post(f"t/{info.id}/answer", {"ask": question["ask"], "answer": chosen}))[0] == 200
        assert await sign(heard) == CHANGED
        heard.close()


async def test_signs_of_life_keep_their_time_whatever_happens(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stream, "SIGN", 0.1)
    streams = stream.Streams()

    async def change() -> None:
        while True:
            streams.changed(1)
            await asyncio.sleep(0.01)

    with streams.open(1, ANA.id) as opened:
        changing = asyncio.create_task(change())
        async with asyncio.timeout(5):
            async for changed in opened:
                if not changed:
                    break
        changing.cancel()


async def test_a_stream_ends_with_the_seat() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA, CAL, game="bellum")
        async with opened(it, CAL) as (cal,):
            heard = await events(cal, info.id)
            assert await sign(heard) == CHANGED
            await seats.give_up(it.context, info.id, CAL.id)
            assert await asyncio.wait_for(heard.content.read(), 5.0) == b""


async def test_a_number_that_no_table_can_have_is_not_found() -> None:
    async with started() as it, opened(it, ANA) as (ana,):
        for number in (2**63, 10**19 - 1, "9" * 300, "x", "-1"):
            for rest in (f"t/{number}", f"at/{number}", f"t/{number}/events"):
                assert await ana.get(rest) == (404, {}), rest


async def test_what_breaks_is_said_in_words(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(*_: object) -> None:
        raise KeyError("the hand of Bia")

    async with at_table(ANA, BIA) as (_, info, (ana, *_)):
        monkeypatch.setattr(reading, "seen", broken)
        status, told = await ana.get(f"t/{info.id}")
        assert (status, list(told)) == (500, ["refused"])
        assert "KeyError" in caplog.text
        assert "hand of Bia" not in caplog.text


async def test_a_table_that_cannot_be_shown_has_no_picture(monkeypatch: pytest.MonkeyPatch) -> None:
    async def refused(*_: object) -> None:
        raise refusal("frozen")

    async with at_table(ANA, BIA) as (_, info, (ana, *_)):
        monkeypatch.setattr(reading, "seen", refused)
        assert [await ana.get(f"t/{info.id}/{scene}.png") for scene in ("board", "hand")] == [(503, {})] * 2


async def test_an_answer_is_told_as_stored_even_if_the_coach_is_refused(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async def refused(*_: object) -> None:
        raise refusal("frozen")

    async with at_table(ANA, BIA) as (_, info, (ana, *_)):
        monkeypatch.setattr(coach, "coaching", refused)
        real = reading.info

        async def lesson(*args: Any) -> Any:
            found = await real(*args)
            return found and replace(found, lesson=True)

        monkeypatch.setattr(reading, "info", lesson)
        status, told = await ana.get(f"t/{info.id}")
        assert (status, told["coach"]) == (200, [])


async def test_one_person_has_four_streams_at_most() -> None:
    async with at_table(ANA, BIA) as (_, info, (ana, *_)):
        path, who = f"/board/t/{info.id}/events", {"as": str(ANA.id)}
        streams = [await ana.client.get(path, params=who) for _ in range(stream.EACH + 1)]
        assert [each.status for each in streams] == [200] * stream.EACH + [429]
        for each in streams:
            each.close()
