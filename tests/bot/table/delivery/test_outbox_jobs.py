"""Jobs of the outbox: what is said, to whom, and in which order."""

import asyncio
from pathlib import Path

import pytest

from bot.table.delivery import outbox
from bot.table.delivery.voice import Later
from bot.table.jobs import AskPrivately, Job, Notice, Queued, ShowLobby, ShowPanel
from bot.table.past import rewind
from bot.table.play import moves
from bot.table.runtime import keyed_tasks
from tests.bot.table.scene import ANA, BIA, CAL, Bot, started

PRIVATE = ("private", "private")  # one for each of two seats


async def said(bot: Bot) -> list[tuple[object, ...]]:
    """Return what was said since the last call: the kind, and for seats which, if aloud and to whom."""
    await bot.outbox.idle()
    kinds, jobs = bot.voice.kinds(), bot.voice.in_lanes()
    bot.voice.said.clear()
    return [(kind, *_to_whom(job)) for kind, job in zip(kinds, jobs, strict=True)]


def _to_whom(job: Job) -> tuple[object, ...]:
    if isinstance(job, ShowPanel):
        return job.anew, job.seats
    return (job.loud, job.seats) if isinstance(job, AskPrivately) else ()


async def test_a_game_is_told_from_the_lobby_to_its_end(live: Bot) -> None:
    info = await live.table(ANA, BIA, length="1")
    assert await said(live) == [
        ("lobby",),
        ("notice",),
        ("panel", True, (0, 1)),
        ("private", True, (0,)),
        ("private", True, (1,)),
    ]
    await live.plan(info.id, ANA)
    told = [
        ("panel", False, ()),
        ("private", False, (0,)),
    ]  # somebody is ready, and their messages say so
    assert await said(live) == told
    await live.plan(info.id, BIA)
    assert await said(live) == [("panel", True, (0,)), ("private", True, (0,))]  # Ana's turn
    await live.answer(info.id, ANA, ["action:work"])
    assert await said(live) == [("panel", False, ()), ("private", False, (0,))]  # it goes on
    await live.answer(info.id, ANA, 1)
    assert await said(live) == [("panel", True, (1,)), ("private", True, (1,))]
    await live.answer(info.id, BIA, ["action:rest"])
    last = [("private", False, (0,)), ("private", False, (1,))]  # whose questions are taken away
    assert await said(live) == [("notice",), ("panel", True, ()), *last], "the podium is at the bottom"


async def test_who_has_just_moved_is_not_pinged_for_the_own_next_question(live: Bot, table: int) -> None:
    await live.plan(table, BIA, ANA)
    await live.answer(table, ANA, ["action:rest"])
    await said(live)
    await live.answer(table, BIA, ["action:rest"])
    # but the secret question is sent to both, to Bia without a noise
    assert await said(live) == [("panel", True, (0,)), ("private", True, (0,)), ("private", False, (1,))]


async def test_computers_are_never_pinged_and_do_not_flood_the_channel(bot: Bot) -> None:
    info = await bot.table(ANA, computers=3)
    await bot.plan(info.id, ANA)
    await bot.computers.start()
    await bot.computers.idle()
    await bot.answer(info.id, ANA, ["action:rest"])
    await bot.computers.idle()
    await bot.outbox.start()
    [first, *then] = await said(bot)
    assert first == ("lobby",)  # alone, since an earlier run may have said it
    asked, sealed = ("private", True, (0,)), ("private", False, (0,))  # of these the first alone, too
    assert then == [("lobby",), ("notice",), ("panel", True, (0,)), asked, sealed, asked]


async def test_undo_pings_nobody(live: Bot) -> None:
    info = await live.table(ANA, BIA, CAL)
    await live.plan(info.id, ANA, BIA, CAL)
    await live.answer(info.id, ANA, ["action:rest"])
    await said(live)
    await moves.undo(live.context, info.id, ANA.id)
    assert await said(live) == [("panel", False, ()), ("private", False, (0,))]


async def test_a_sealed_sheet_that_is_taken_back_is_asked_again_without_a_noise(
    live: Bot, table: int
) -> None:
    await live.plan(table, ANA)
    await said(live)
    await moves.undo(live.context, table, ANA.id)
    assert await said(live) == [("panel", False, ()), ("private", False, (0,))]


async def test_a_rewind_calls_people_and_no_computer(live: Bot) -> None:
    info = await live.table(ANA, computers=1)
    await live.plan(info.id, ANA)
    await live.computers.start()
    await live.computers.idle()
    await said(live)
    await live.computers.stop()
    await rewind.propose(live.context, info.id, ANA.id, 0)
    panels = [them for kind, *them in await said(live) if kind == "panel"]
    assert [True, (0,)] in panels
    assert [True, (0, 1)] not in panels


async def test_seats_that_have_answered_meanwhile_are_not_pinged(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA)
    await bot.outbox.start()
    [_, *then] = await said(bot)
    [begun, *private] = [each for each in then if each[0] in ("panel", "private")]
    assert begun == ("panel", True, (1,))
    assert sorted(private) == [("private", False, (0,)), ("private", True, (1,))]


async def test_a_draft_is_nobody_elses_business(live: Bot, table: int) -> None:
    await said(live)
    ask = (await live.seen(table, ANA)).asks[0]
    await moves.draft(live.context, table, ANA.id, ask, {"page": 1})
    assert await said(live) == []


async def test_what_a_crash_left_unsaid_is_said_at_the_next_start(database: Path) -> None:
    async with started(database) as bot:
        await bot.table(ANA, BIA)
    async with started(database, workers=True) as bot:
        await bot.outbox.idle()
        assert bot.voice.kinds() == ["lobby", "lobby", "notice", "panel", *PRIVATE]
    async with started(database, workers=True) as bot:
        await bot.outbox.idle()
        assert bot.voice.said == []


async def test_ids_are_never_used_again(database: Path) -> None:
    ids: list[int] = []
    for channel in (2, 3, 4):
        async with started(database, workers=True) as bot:
            await bot.table(ANA, BIA, channel=channel)
            await bot.outbox.idle()
            ids += [queued.id for queued in bot.voice.said]
    assert len(ids) == len(set(ids))


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "PAUSES", (0.0,))


@pytest.mark.usefixtures("hurried")
async def test_what_can_not_be_said_now_is_said_later_in_the_same_order(bot: Bot) -> None:
    await bot.table(ANA, BIA)
    bot.voice.troubles = [Later(0.0), Later(0.0)]
    await bot.outbox.start()
    await bot.outbox.idle()
    assert bot.voice.kinds() == ["lobby", "lobby", "notice", "panel", *PRIVATE]


async def test_a_table_speaks_within_a_minute_of_the_end_of_an_outage(
    bot: Bot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pauses: list[float] = []
    sleep = asyncio.sleep

    async def slept(seconds: float) -> None:
        pauses.append(seconds)
        await sleep(0)

    await bot.table(ANA, BIA)
    bot.voice.troubles = [Later(0.0) for _ in range(1200)]
    monkeypatch.setattr(asyncio, "sleep", slept)
    await bot.outbox.start()
    await bot.outbox.idle()
    assert bot.voice.kinds() == ["lobby", "lobby", "notice", "panel", *PRIVATE]
    assert max(pauses) <= 60
    assert sum(pauses) >= 19 * 3600


@pytest.mark.usefixtures("hurried")
async def test_what_can_never_be_said_is_dropped_and_the_rest_goes_on(
    bot: Bot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await bot.table(ANA, BIA)
    plain = bot.voice.deliver

    async def deliver(queued: Queued) -> None:
        if isinstance(queued.job, ShowLobby):
            raise Later(0.0) if queued.id == 1 else ValueError("a secret")
        await plain(queued)

    bot.voice.deliver = deliver  # type: ignore[method-assign]
    await bot.outbox.start()
    await bot.outbox.idle()
    assert bot.voice.kinds() == ["notice", "panel", *PRIVATE]
    assert await bot.rows("outbox") == []
    assert f"lobby 1 is dropped after {outbox.MAX_TRIES} tries" in caplog.text
    assert "ValueError" in caplog.text
    assert "secret" not in caplog.text


async def test_a_database_that_fails_while_a_job_is_ticked_off_repeats_it(
    bot: Bot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(keyed_tasks, "SOONEST", 0.0)
    monkeypatch.setattr(keyed_tasks, "RETRY_PAUSE", 0.0)
    await bot.table(ANA, BIA)
    await bot.execute("CREATE TRIGGER once BEFORE DELETE ON outbox BEGIN SELECT RAISE(ABORT, 'broken'); END")
    plain, again = bot.voice.deliver, asyncio.Event()

    async def deliver(queued: Queued) -> None:
        await plain(queued)
        if len(bot.voice.said) == 2:
            again.set()

    monkeypatch.setattr(bot.voice, "deliver", deliver)
    await bot.outbox.start()
    await again.wait()
    await bot.execute("DROP TRIGGER once")
    await bot.outbox.idle()
    assert bot.voice.kinds()[:2] == ["lobby", "lobby"]  # at least once
    assert list(dict.fromkeys(bot.voice.kinds())) == ["lobby", "notice", "panel", "private"]


@pytest.mark.usefixtures("hurried")
async def test_a_voice_that_does_not_come_back_holds_up_one_table_only(
    bot: Bot,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    first, second = await bot.table(ANA, BIA), await bot.table(ANA, BIA, channel=3)
    done: list[Queued] = []

    async def deliver(queued: Queued) -> None:
        if queued.table_id == first.id:
            await asyncio.Event().wait()
        done.append(queued)

    monkeypatch.setattr(bot.voice, "deliver", deliver)
    monkeypatch.setattr(outbox, "MESSAGE_TIMEOUT", 0.01)
    monkeypatch.setattr(outbox, "MAX_TRIES", 2)
    await bot.outbox.start()
    await bot.outbox.idle()
    assert {queued.table_id for queued in done} == {second.id}


async def test_a_move_while_a_panel_is_being_said_is_told_after_it(bot: Bot, table: int) -> None:
    await bot.outbox.start()
    await bot.outbox.idle()
    speaking, go_on = asyncio.Event(), asyncio.Event()
    plain = bot.voice.deliver

    async def slowly(queued: Queued) -> None:
        speaking.set()
        await go_on.wait()
        await plain(queued)

    bot.voice.said = []
    bot.voice.deliver = slowly  # type: ignore[method-assign]
    await bot.plan(table, ANA)
    await speaking.wait()
    await bot.plan(table, BIA)
    go_on.set()
    panels = [each for each in await said(bot) if each[0] == "panel"]
    assert panels == [("panel", False, ()), ("panel", True, (0,))]


# --- somebody, or something, that Discord refuses --------------------------------------------------------


@pytest.mark.usefixtures("hurried")
async def test_nobody_waits_for_a_person_who_can_not_be_reached(bot: Bot) -> None:
    await bot.table(ANA, BIA)
    plain, reached, open_again = bot.voice.deliver, asyncio.Event(), asyncio.Event()

    async def deliver(queued: Queued) -> None:
        if isinstance(queued.job, AskPrivately) and queued.job.seats == (0,):
            await open_again.wait()
        await plain(queued)
        if {"panel", "private"} <= set(bot.voice.kinds()):
            reached.set()

    bot.voice.deliver = deliver  # type: ignore[method-assign]
    await bot.outbox.start()
    await asyncio.wait_for(reached.wait(), 5)
    assert ("private", True, (1,)) in [(k, j.loud, j.seats) for k, j in _private(bot)]
    open_again.set()
    await bot.outbox.idle()
    assert len(_private(bot)) == 2


def _private(bot: Bot) -> list[tuple[str, AskPrivately]]:
    return [("private", job) for job in bot.voice.jobs(AskPrivately)]


@pytest.mark.usefixtures("hurried")
async def test_an_answer_that_nobody_knows_is_tried_a_few_times_and_logged(
    bot: Bot,
    caplog: pytest.LogCaptureFixture,
) -> None:
    await bot.table(ANA, BIA)
    tried: list[int] = []
    plain = bot.voice.deliver

    async def deliver(queued: Queued) -> None:
        if isinstance(queued.job, Notice | ShowPanel):
            tried.append(queued.id)
            raise Later(0.0, "403/99999", unknown=True)
        await plain(queued)

    bot.voice.deliver = deliver  # type: ignore[method-assign]
    await bot.outbox.start()
    await bot.outbox.idle()
    assert [tried.count(row) for row in dict.fromkeys(tried)] == [outbox.FEW, outbox.FEW]
    assert caplog.text.count(f"is dropped after {outbox.FEW} tries: 403/99999") == 2
    assert [(type(queued.job), said) for queued, said in bot.voice.complaints] == [(ShowPanel, "403/99999")]


@pytest.mark.usefixtures("hurried")
async def test_after_an_hour_the_host_is_told_once(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outbox, "LONG", 0.0)
    await bot.table(ANA, BIA)
    bot.voice.troubles = [Later(0.0, "403/20026") for _ in range(9)]
    await bot.outbox.start()
    await bot.outbox.idle()
    told = [queued.id for queued, _ in bot.voice.complaints]
    assert sorted(set(told)) == sorted(told), "each row once"
    assert {said for _, said in bot.voice.complaints} == {"403/20026"}
    assert bot.voice.kinds() == ["lobby", "lobby", "notice", "panel", *PRIVATE]
