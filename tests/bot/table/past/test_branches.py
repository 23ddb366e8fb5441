"""Rewinds: what they take, draw anew, and can bring back."""

from pathlib import Path

import pytest

from bot.table import reading
from bot.table.jobs import ShowVotes
from bot.table.past import finished, rewind, rewind_archive
from bot.table.play import moves
from bot.table.seats import seats
from bot.table.storage.database import one
from bot.table.votes import deciding
from rules.core.rewind import root
from rules.core.rng import Dice
from rules.core.selfplay.recorded import Recorded
from tests.bot.table.past.test_rewind import REST, WORK, a_round, back, state, stored
from tests.bot.table.scene import ALL, ANA, BIA, CAL, PEOPLE, Bot, refused, started
from tests.bot.table.storage.test_crash import Crashes, random_press, trace
from tests.bot.toy import TOY


async def called(bot: Bot) -> list[int]:
    """The seats of those who will be reminded of their turn."""
    return sorted(seat for kind, seat in await bot.rows("reminders", "kind, number") if kind == "call")


async def test_what_came_after_is_gone_and_what_nobody_had_seen_is_drawn_anew(bot: Bot, table: int) -> None:
    await bot.plan(table, ANA, BIA)
    then = await bot.seen(table, ANA)
    deck = list((await state(bot, table)).deck)  # type: ignore[attr-defined]
    log = await bot.log(table, ANA.id)
    await bot.answer(table, ANA, WORK)
    await bot.answer(table, ANA, 3)
    await back(bot, table, 2)
    now = await bot.seen(table, ANA)
    assert (now.look.view, now.look.waiting, now.n) == (then.look.view, then.look.waiting, 2)
    assert now.asks != then.asks, "a button of the lost future does not answer the same question"
    after = await state(bot, table)
    assert sorted(after.deck) == sorted(deck)  # type: ignore[attr-defined]
    assert after.deck != deck  # type: ignore[attr-defined]
    assert after.seed == "seed0:1"  # type: ignore[attr-defined]
    told = [text for _, text in await bot.log(table, ANA.id)]
    assert told[:-1] == [text for _, text in log]
    assert (told[-1].key, told[-1].args) == ("table.history.rewound", {"count": 1, "lost": 2})
    assert len(await bot.rows("steps")) == 2
    assert await bot.rows("gone", "n, seat, branch") == [(2, 0, 1), (3, 0, 1)]


async def test_nobody_can_tell_what_the_lost_future_held() -> None:
    """Two tables alike but for what Bia drew, and did, in the turns that are gone back from."""
    views: list[object] = []
    for sold in (0, 1):
        async with started() as bot:
            table = (await bot.table(ANA, BIA, CAL)).id
            await bot.plan(table, ANA, BIA, CAL)
            await bot.answer(table, ANA, REST)
            hand = (await bot.seen(table, BIA)).look.view.hand
            await bot.answer(table, BIA, [f"ware:{hand[sold]}"])
            seen = await bot.seen(table, CAL)
            await moves.draft(bot.context, table, CAL.id, seen.asks[2], {"answer": [f"ware:{sold}"]})
            await rewind.propose(bot.context, table, BIA.id, 3)
            await bot.agree(table, 1, ANA)
            await bot.agree(table, 1, CAL)
            readers = (None, ANA.id, BIA.id, CAL.id, 99)
            views.append([await bot.seen(table, reader) for reader in readers])
            views.append([await bot.log(table, reader) for reader in readers])
            views.append([await rewind.turns_of(bot.context, table, reader) for reader in readers])
    assert views[:3] == views[3:]


async def test_the_computers_do_not_answer_as_before(bot: Bot, table: int) -> None:
    """Or whoever saw their last answers would know the next ones."""
    await a_round(bot, table)
    before = (await bot.context.load(table)).computer_seed
    await back(bot, table, 2)
    assert (await bot.context.load(table)).computer_seed == f"{before}:1"


async def test_the_questions_before_the_first_answer_are_asked_anew(bot: Bot, table: int) -> None:
    """A rewind to the beginning: the hands stay, the log of the deal is written once."""
    hand = (await bot.seen(table, ANA)).look.view.hand
    log = await bot.log(table, ANA.id)
    await a_round(bot, table)
    await back(bot, table, 0)
    seen = await bot.seen(table, ANA)
    assert (seen.look.view.hand, seen.n, seen.look.waiting) == (hand, 0, (0, 1))
    assert (await bot.log(table, ANA.id))[:-1] == log
    await a_round(bot, table)


async def test_it_can_be_brought_back_exactly_as_it_was(live: Bot, table: int) -> None:
    await a_round(live, table)
    seen = await live.seen(table, BIA)
    await moves.draft(live.context, table, BIA.id, seen.asks[1], {"answer": REST})
    before, position = await stored(live), await state(live, table)
    assert await called(live) == [1]
    live.context.forget(table)
    seen = await live.seen(table, BIA)
    await back(live, table, 0)
    assert await stored(live) != before
    assert await called(live) == [0, 1]
    assert not await rewind.propose_restore(live.context, table, BIA.id, 1)
    await live.agree(table, 2, ANA)
    assert await stored(live) == before
    assert await called(live) == [1]
    assert await state(live, table) == position
    assert await live.seen(table, BIA) == seen
    assert await live.rows("gone") == []
    assert [p.restorable for p in await deciding.shown(live.context, table)] == [False, False]
    await live.outbox.idle()
    assert "restored" in live.voice.notices()
    assert await refused(rewind.propose_restore(live.context, table, ANA.id, 1)) == "restored"


async def test_an_answer_settles_it(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await back(bot, table, 2)
    await rewind.propose_restore(bot.context, table, BIA.id, 1)
    await bot.answer(table, ANA, REST)
    assert await refused(rewind.propose_restore(bot.context, table, ANA.id, 1)) == "no-restore"
    assert await refused(bot.agree(table, 2, ANA)) == "vote-over"
    assert await bot.rows("rewinds", "kept") == [(None,)]
    assert [p.ended for p in await deciding.shown(bot.context, table)] == ["passed", "moved"]


async def test_a_sealed_answer_settles_it_too(bot: Bot, table: int) -> None:
    """The question to all stays open, so that nothing else overtakes the proposal."""
    await a_round(bot, table)
    await back(bot, table, 0)
    await rewind.propose_restore(bot.context, table, BIA.id, 1)
    await bot.plan(table, ANA)
    assert await bot.rows("rewinds", "kept") == [(None,)]
    assert [p.ended for p in await deciding.shown(bot.context, table)] == ["passed", "moved"]


async def test_the_message_of_a_rewind_says_when_it_can_not_be_undone_any_more(live: Bot, table: int) -> None:
    await a_round(live, table)
    await back(live, table, 0)
    assert [p.restorable for p in await deciding.shown(live.context, table)] == [True]
    for said in (1, 0):
        await live.hush()
        await live.plan(table, ANA if said else BIA)
        await live.outbox.idle()
        assert len(live.voice.jobs(ShowVotes)) == said, "once"
        assert [p.restorable for p in await deciding.shown(live.context, table)] == [False]


async def test_a_sealed_answer_does_not_overtake_a_proposal_to_go_back(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await bot.answer(table, BIA, REST)
    await rewind.propose(bot.context, table, ANA.id, 2)
    await bot.plan(table, ANA)
    assert [p.ended for p in await deciding.shown(bot.context, table)] == [None]
    await bot.plan(table, BIA)
    assert [p.ended for p in await deciding.shown(bot.context, table)] == ["moved"]


async def test_what_the_host_brings_back_alone_was_what_others_had_proposed(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    before = await stored(bot)
    await back(bot, table, 2)
    await rewind.propose_restore(bot.context, table, BIA.id, 1)
    await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
    assert await rewind.propose_restore(bot.context, table, ANA.id, 1)
    assert [p.ended for p in await deciding.shown(bot.context, table)] == ["passed", "passed", "passed"]
    assert await stored(bot) == before


async def test_what_is_brought_back_overtakes_a_proposal_to_go_back_further(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await back(bot, table, 2)
    await rewind.propose(bot.context, table, BIA.id, 0)
    await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
    assert await rewind.propose_restore(bot.context, table, ANA.id, 1)
    assert [p.ended for p in await deciding.shown(bot.context, table)] == ["passed", "moved", "passed"]
    assert await bot.store.read(rewind_archive.newest, table) is None


async def test_what_an_earlier_version_took_away_comes_back_with_todays_columns(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    before = await stored(bot)
    await back(bot, table, 2)
    taken = await bot.store.read(rewind_archive.newest, table)
    assert taken is not None
    for row in taken.rows["events"]:
        del row["source"], row["readers"]
    sql = "UPDATE rewinds SET kept = $1"
    await bot.store.write(one, sql, rewind_archive._packed(taken))
    await rewind.propose_restore(bot.context, table, ANA.id, 1)
    await bot.agree(table, 2, BIA)
    assert await stored(bot) == before


async def test_drafts_of_the_new_future_do_not_outlive_it(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    before = await stored(bot)
    await back(bot, table, 2)
    ask = (await bot.seen(table, ANA)).asks[0]
    await moves.draft(bot.context, table, ANA.id, ask, {"answer": REST})
    await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
    assert await rewind.propose_restore(bot.context, table, ANA.id, 1)
    assert await stored(bot) == before


async def test_an_answer_ends_no_other_proposal(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await back(bot, table, 2)
    await rewind.propose_restore(bot.context, table, BIA.id, 1)
    await seats.offer(bot.context, table, BIA.id, CAL.id, free=False)
    await bot.answer(table, ANA, REST)
    assert [p.ended for p in await deciding.shown(bot.context, table)] == ["passed", "moved", None]


async def test_a_seat_that_is_freed_settles_it_and_stays_in_the_log(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL)).id
    await bot.plan(table, ANA, BIA, CAL)
    await seats.lend(bot.context, table, CAL.id)
    await bot.answer(table, ANA, WORK)
    await bot.answer(table, ANA, 3)
    await back(bot, table, 3)
    await seats.free(bot.context, table, ANA.id, 2)
    assert await refused(rewind.propose_restore(bot.context, table, ANA.id, 1)) == "no-restore"
    assert "table.history.removed" in [text.key for _, text in await bot.log(table, None)]


async def test_what_a_computer_answers_does_not_settle_it(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, computers=1)).id
    await seats.give_up(bot.context, table, ANA.id)
    await seats.take(bot.context, table, CAL)
    await seats.lend(bot.context, table, CAL.id)
    await bot.computers.start()
    await bot.plan(table, BIA)
    await bot.computers.idle()
    await bot.answer(table, BIA, REST)
    await bot.computers.idle()
    before = await stored(bot)
    turns = await rewind.turns_of(bot.context, table, BIA.id)
    assert await rewind.propose(bot.context, table, BIA.id, turns[-1].step_no), "nobody else need agree"
    await bot.computers.idle()
    assert await bot.rows("steps") != [], "the computers have planned again"
    assert await rewind.propose_restore(bot.context, table, BIA.id, 1)
    assert await stored(bot) == before


async def test_two_rewinds_are_brought_back_one_after_the_other(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    first = await stored(bot)
    await back(bot, table, 2)
    second = await stored(bot)
    await back(bot, table, 0)
    assert await refused(rewind.propose_restore(bot.context, table, ANA.id, 1)) == "no-restore"
    await rewind.propose_restore(bot.context, table, ANA.id, 2)
    await bot.agree(table, 3, BIA)
    assert await stored(bot) == second
    await rewind.propose_restore(bot.context, table, ANA.id, 1)
    await bot.agree(table, 4, BIA)
    assert await stored(bot) == first
    await back(bot, table, 2)
    assert (await state(bot, table)).seed == "seed0:3"  # type: ignore[attr-defined]


async def test_a_game_with_branches_is_fair_and_replays_from_its_file(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await bot.answer(table, BIA, REST)
    await bot.plan(table, ANA, BIA)
    await back(bot, table, 5)  # this branch is given up with all that comes after the second answer
    await back(bot, table, 2)
    await bot.answer(table, ANA, REST)
    await back(bot, table, 2)
    await bot.answer(table, ANA, WORK)
    await bot.answer(table, ANA, 2)
    await bot.answer(table, BIA, REST)
    await bot.plan(table, ANA, BIA)
    await back(bot, table, 5)
    await bot.plan(table, BIA, ANA)
    await bot.answer(table, ANA, WORK)
    await bot.answer(table, ANA, 1)
    await bot.answer(table, BIA, REST)
    info = await bot.info(table)
    assert (info.status, info.seed) == ("over", root(info.seed or ""))
    whole = Recorded.model_validate_json(
        (await finished.recorded(bot.context, table, ANA.id)).model_dump_json()
    )
    assert whole.branches == ((2, 2), (2, 3), (5, 4))
    _, position = whole.replay(TOY)
    assert position.result == info.result
    verdict = await finished.verified(bot.context, table, ANA.id)
    assert (verdict.hashed, verdict.fair, verdict.rewinds) == (True, True, 3)


async def test_after_a_crash_the_table_has_gone_back_or_has_not(database: Path) -> None:
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        await a_round(bot, table)
        await rewind.propose(bot.context, table, ANA.id, 2)
        before = await stored(bot)
        crashes = Crashes(database)
        await trace(bot, crashes)
        await bot.agree(table, 1, BIA)
        await trace(bot, None)
        after = await stored(bot)
    assert len(crashes.copies) > 30
    for copy in crashes.copies:
        async with started(copy) as bot:
            assert await stored(bot) == before
            await bot.agree(table, 1, BIA)
            assert await stored(bot) == after


@pytest.mark.parametrize("game", ALL)
async def test_every_game_goes_back_and_forth(database: Path, game: str) -> None:
    """Random answers; now and then back to some turn, and then on from there or forth again."""
    dice = Dice(f"back and forth {game}")
    async with started(database, seeds="5eed") as bot:
        people = PEOPLE[: ALL[game].seats[0]]
        table = (await bot.table(*people, game=game, length="5")).id
        await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
        gone_back = 0
        for _ in range(60):
            await random_press(bot, table, people[dice.below(len(people))], dice)
            turns = await rewind.turns_of(bot.context, table, ANA.id)
            if not turns or dice.below(8):
                continue
            before, shown = await stored(bot), await deciding.shown(bot.context, table)
            assert await rewind.propose(bot.context, table, ANA.id, turns[dice.below(len(turns))].step_no)
            gone_back += 1
            for reader in (None, *(person.id for person in people)):
                assert (await bot.seen(table, reader)).table.status == "running"
            if dice.below(2):
                number = (await deciding.shown(bot.context, table))[len(shown)].number
                assert await rewind.propose_restore(bot.context, table, ANA.id, number)
                assert await stored(bot) == before
        assert gone_back > 2


@pytest.mark.nightly
@pytest.mark.slow
@pytest.mark.usefixtures("unfolded")
@pytest.mark.parametrize("game", ["bellum", "dwar7s"])
async def test_a_whole_game_that_went_back_is_found_fair(game: str) -> None:
    dice = Dice(f"whole {game}")
    async with started(seeds="5eed") as bot:
        people = PEOPLE[: ALL[game].seats[0]]
        table = (await bot.table(*people, game=game)).id
        await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
        presses, gone_back = 0, 0
        while (await bot.seen(table)).table.status == "running":
            await random_press(bot, table, people[dice.below(len(people))], dice)
            presses += 1
            turns = await rewind.turns_of(bot.context, table, ANA.id) if presses % 150 == 0 else ()
            if turns and gone_back < 5:
                step_no = turns[min(3, len(turns) - 1)].step_no
                gone_back += await rewind.propose(bot.context, table, ANA.id, step_no)
        verdict = await finished.verified(bot.context, table, ANA.id)
        assert (verdict.hashed, verdict.fair, verdict.older) == (True, True, 0)
        assert 0 < verdict.rewinds <= gone_back
        info = await reading.info(bot.context, table)
        _, position = (await finished.recorded(bot.context, table, ANA.id)).replay(ALL[game])
        assert info is not None
        assert position.result == info.result
