"""On the page besides answering: drafts, standing orders, advice and the log, as in the chat."""

import asyncio
from typing import Any, cast

import pytest

from bot.discord.press import decide
from bot.discord.questions.draft import Draft
from bot.discord.requests.request import Request
from bot.discord.screens.ids import Act
from bot.discord.screens.layout import Outcome
from bot.table import reading
from bot.table.learning import lessons
from bot.table.model import Person, TableView
from bot.table.past import log
from bot.table.play import moves
from bot.table.seats import seats
from bot.web import stream, turns
from bot.web.drafts import drafted
from bot.web.looking import named
from rules.core.decisions import Choose, Decision, Fill, Number, Option, Order, Part, Slot, Split
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, Bot, started
from tests.web.test_routes import CHANGED, Json, asked, at_table, events, opened, sign

NAME = Text(key="label", args={"it": "seat:0"})
PEOPLE = tuple(Person(100 + number, f"P{number}", "en") for number in range(13))


def options(*idents: str) -> tuple[Option, ...]:
    return tuple(Option(id=ident, label=NAME) for ident in idents)


async def until_plan(it: Bot, table_id: int) -> None:
    """Play Immortals as computers would, until somebody fills in a sheet."""
    game = it.context.games["immortals"]
    for step in range(200):
        loaded = await it.context.load(table_id)
        seat = loaded.position.waiting[0]
        decision = loaded.position.pending[seat]
        if decision.kind == "fill":
            return
        person = loaded.info.seats[seat].user_id
        seen = await reading.seen(it.context, table_id, person)
        answer = game.computers["steady"](seen.look.view, decision, Dice(str(step)))
        assert person is not None
        await it.answer(table_id, Person(person, "", "en"), answer)
    raise AssertionError("no sheet")


async def test_a_sheet_that_is_half_filled_in_is_kept_for_page_and_chat() -> None:
    async with at_table(ANA, BIA, CAL, game="immortals") as (it, info, pages):
        await until_plan(it, info.id)
        page, question = await asked(pages, info.id, "fill")
        card, slot = next(
            (o["id"], s["id"]) for s in question["slots"] for o in question["options"] if o["id"] in s["fits"]
        )
        in_hand = next(o for o in question["options"] if o["id"] == card)["spots"]["hand"]
        body = {"ask": question["ask"], "answer": {slot: card}}
        status, told = await page.post(f"t/{info.id}/draft", body)
        assert (status, told["question"]["draft"]) == (200, {slot: card})
        seen = await reading.seen(it.context, info.id, page.person.id)
        assert seen.draft["answer"] == {slot: card}
        left = next(o for o in told["question"]["options"] if o["id"] == card).get("spots", {})
        assert left.get("hand") != in_hand, "the card has left its place in the hand"
        for other in pages:
            if other is not page:
                assert (await other.question(info.id) or {}).get("draft") is None
        stale = await page.post(f"t/{info.id}/draft", {**body, "ask": "0" * 12})
        assert (stale[0], list(stale[1])) == (409, ["refused"])


async def test_a_choice_in_the_chat_and_one_on_the_page_are_both_kept(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    async with at_table(ANA, BIA, CAL, game="immortals") as (it, info, pages):
        await until_plan(it, info.id)
        page, question = await asked(pages, info.id, "fill")
        one, other = [{slot["id"]: slot["fits"][n]} for n, slot in enumerate(question["slots"][:2])]

        def add(_: Decision, now: TableView, __: Words) -> Outcome:
            drafted = Draft.from_json(now.draft)
            return drafted.changed({**cast(Json, drafted.answer or {}), **other}, {})

        request = Request(page.runtime, page.person, Words("en"), info.channel_id, 1, "en")
        write = moves.draft
        presses: list[asyncio.Task[Any]] = []

        async def slow(*args: Any) -> TableView:
            if not presses:  # the page is about to write: now comes a press in the chat
                press = decide(request, Act(info.id, question["ask"], "put"), add)
                presses.append(asyncio.create_task(press))
                await asyncio.wait(presses, timeout=0.5)
            return await write(*args)

        monkeypatch.setattr(moves, "draft", slow)
        body = {"ask": question["ask"], "answer": one}
        assert (await page.post(f"t/{info.id}/draft", body))[0] == 200
        await asyncio.gather(*presses)
        seen = await reading.seen(it.context, info.id, page.person.id)
        assert seen.draft["answer"] == one | other


def test_a_draft_that_does_not_fit_any_more_is_left_out() -> None:
    choose = Choose(seat=0, prompt=NAME, options=options("a:b", "a:c"), most=2)
    split = Split(seat=0, prompt=NAME, parts=(Part(id="p:x", label=NAME, high=2),), least=1, most=2)
    slots = (Slot(id="s:1", label=NAME),)
    fill = Fill(seat=0, prompt=NAME, options=options("a:b"), slots=slots)
    assert drafted(choose, ["a:c", "z:z", 3]) == ["a:c"]
    assert drafted(choose, {"a": 1}) is None
    assert drafted(Order(seat=0, prompt=NAME, options=options("a:b")), ["a:b", "a:b"]) == ["a:b"]
    assert drafted(split, {"p:x": 9, "q": 1}) == {"p:x": 2}
    assert drafted(split, {"p:x": True}) == {"p:x": 0}
    assert drafted(fill, {"s:1": "a:b", "s:2": "a:b"}) == {"s:1": "a:b"}
    assert drafted(fill, {"s:1": []}) is None
    assert drafted(Number(seat=0, prompt=NAME, low=1, high=3), True) is None


async def test_standing_orders_are_set_and_lifted_as_in_the_chat() -> None:
    async with at_table(ANA, BIA) as (it, info, (ana, *_)):
        _, told = await ana.get(f"t/{info.id}")
        [window] = [order["id"] for order in told["orders"]]
        assert [order["on"] for order in told["orders"]] == [False]
        _, told = await ana.post(f"t/{info.id}/orders", {"windows": [window, "no-such-window"]})
        assert [order["on"] for order in told["orders"]] == [True]
        assert {*(await reading.seen(it.context, info.id, ANA.id)).orders} == {window}
        _, told = await ana.post(f"t/{info.id}/orders", {"windows": []})
        assert [order["on"] for order in told["orders"]] == [False]


async def test_advice_is_refused_where_the_table_does_not_allow_it() -> None:
    async with at_table(ANA, BIA) as (_, info, pages):
        page, _ = await asked(pages, info.id)
        _, told = await page.get(f"t/{info.id}")
        status, why = await page.post(f"t/{info.id}/advice", {})
        assert (told["advice"], status, list(why)) == (False, 422, ["refused"])


async def test_advice_in_a_lesson_comes_with_what_the_coach_says_then() -> None:
    async with started(workers=True) as it:
        info = await lessons.begin(it.context, CHANNEL, ANA, "bellum", "en")
        await it.computers.idle()
        async with opened(it, ANA) as (ana,):
            _, before = await ana.get(f"t/{info.id}")
            _, told = await ana.post(f"t/{info.id}/advice", {})
            _, after = await ana.get(f"t/{info.id}")
            assert (
                told["coach"] == after["coach"] and told["coach"][0]["answer"] == told["ideas"][0]["answer"]
            )
            assert not before["advice"], "the coach says it anyway"
            assert before["coach"][0]["name"] in [idea["name"] for idea in told["ideas"]]


async def test_the_log_is_the_readers_own_page_by_page() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA, game="bellum")
        async with opened(it, ANA, CAL) as (ana, cal):
            status, told = await ana.get(f"t/{info.id}/log")
            known = await log.page(it.context, info.id, ANA.id, None, 40)
            assert (status, told["first"], len(told["lines"])) == (200, known.first, len(known.entries))
            assert (await cal.get(f"t/{info.id}/log")) == (404, {})


async def test_people_are_named_on_the_page_and_never_numbered() -> None:
    async with started() as it:
        info = await it.table(ANA, BIA, CAL, game="bellum")
        await seats.give_up(it.context, info.id, CAL.id)
        async with opened(it, ANA) as (ana,):
            _, told = await ana.get(f"t/{info.id}")
            _, past = await ana.get(f"t/{info.id}/log")
        left = Words("pt-BR").say(Text(key="table.history.left", args={"user": str(CAL.id), "seat": "C"}))
        for lines in (told["news"], told["brief"], told["lately"], past["lines"]):
            assert lines[-1] == left.replace(f"<@{CAL.id}>", "Cal")
        assert await named(it.context, f'"<@{CAL.id}> <@77>"', "en", ()) == '"Cal Former player"'
        called = f"<@{CAL.id}>"  # as somebody is named
        assert await named(it.context, f'"{called}"', "en", ["Ana", called]) == f'"{called}"'


async def test_what_no_page_of_ours_sends_is_refused() -> None:
    bodies: tuple[dict[str, Any], ...] = (
        {},
        {"ask": 1, "answer": []},
        {"ask": "a", "answer": [1]},
        {"windows": [1]},
    )
    async with at_table(ANA, BIA) as (_, info, (ana, *_)):
        for act in ("draft", "orders", "always"):
            for body in bodies:
                assert await ana.post(f"t/{info.id}/{act}", body) == (400, {}), (act, body)


async def test_what_a_form_of_another_site_can_send_is_refused() -> None:
    async with at_table(ANA, BIA) as (_, info, (ana, *_)):
        for act in ("answer", "undo", "draft", "orders", "always", "advice"):
            for kind in ("text/plain", "application/x-www-form-urlencoded", "multipart/form-data"):
                refused = await ana.post(f"t/{info.id}/{act}", {"ask": "a"}, **{"Content-Type": kind})
                assert refused == (400, {}), (act, kind)


async def test_no_hand_but_ones_own_has_an_address() -> None:
    async with at_table(ANA, BIA) as (_, info, (ana, *_)):
        for name in ("hand-1", "hand/1", "end", "card", "story"):
            assert await ana.get(f"t/{info.id}/{name}.png") == (404, {})
        for scene in ("hand", "sheet", "board"):
            answer = await ana.client.get(f"/board/t/{info.id}/{scene}.png", params={"as": str(ANA.id)})
            assert (answer.status, answer.headers["Cache-Control"]) == (200, "private, no-store")
            assert (await answer.read()).endswith(scene.encode())


async def test_fifty_streams_hear_of_the_same_change() -> None:
    async with started() as it:
        parties = (PEOPLE[:5], PEOPLE[5:9], PEOPLE[9:])
        tables = [await it.table(*party, game="bellum", channel=10 + n) for n, party in enumerate(parties)]
        async with opened(it, *PEOPLE) as pages:
            at = {
                page: next(info for info in tables if info.seat_of(page.person.id) is not None)
                for page in pages
            }
            streams = [await events(page, at[page].id) for page in pages for _ in range(stream.EACH)]
            assert len(streams) >= 50
            assert {*[await sign(each) for each in streams]} == {CHANGED}
            for info in tables:
                page, question = await asked([each for each in pages if at[each] is info], info.id)
                chosen = [option["id"] for option in question["options"][:1]]
                await page.post(f"t/{info.id}/answer", {"ask": question["ask"], "answer": chosen})
            assert {*[await sign(each) for each in streams]} == {CHANGED}
            for each in streams:
                each.close()


async def test_of_all_pages_few_look_at_once_so_that_presses_need_not_wait(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    looking, most, seen = 0, 0, reading.seen

    async def counted(*args: Any) -> TableView:
        nonlocal looking, most
        looking += 1
        most = max(most, looking)
        await asyncio.sleep(0.01)
        view = await seen(*args)
        looking -= 1
        return view

    async with started() as it:
        info = await it.table(*PEOPLE[:5], game="bellum")
        async with opened(it, *PEOPLE[:5]) as pages:
            monkeypatch.setattr("bot.table.reading.seen", counted)
            paths = [f"t/{info.id}{rest}" for rest in ("", "", "/board.png")]
            found = await asyncio.gather(*(page.get(path) for page in pages for path in paths))
            assert ({status for status, _ in found}, most) == ({200}, turns.AT_ONCE)


async def test_a_look_that_waits_holds_up_the_others_for_seconds_only(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(turns, "PATIENCE", 0.01)
    all_turns, stuck, over = turns.Turns(), asyncio.Semaphore(0), asyncio.Event()

    async def wait() -> None:
        async with all_turns.taken():
            stuck.release()
            await over.wait()

    async with asyncio.timeout(5), asyncio.TaskGroup() as waiting:
        for _ in range(turns.AT_ONCE):
            waiting.create_task(wait())
            await stuck.acquire()
        async with all_turns.taken():
            over.set()


async def test_a_stream_that_a_restart_has_cut_says_at_once_to_look_anew() -> None:
    async with at_table(ANA, BIA) as (it, info, _):
        for _ in range(2):
            async with opened(it, ANA) as (ana,):
                assert await sign(await events(ana, info.id)) == CHANGED
