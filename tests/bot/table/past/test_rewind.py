"""Going back to an earlier turn: which ones there are, and who decides."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest

from bot.table.jobs import HandOver, ShowPanel
from bot.table.lobby import lobby
from bot.table.past import rewind
from bot.table.votes import deciding
from rules.core.decisions import Rejected
from rules.core.flow import Bug, Stale
from tests.bot.table.scene import ANA, BIA, CAL, Bot, refused, started
from tests.bot.toy import TOY, ToyState, ToyView

REST, WORK = ["action:rest"], ["action:work"]
KEPT = ("steps", "checkpoints", "events", "drafts")


async def a_round(bot: Bot, table: int) -> None:
    """Both plan; Ana works, and the die is cast; Bia has yet to act."""
    await bot.plan(table, ANA, BIA)
    await bot.answer(table, ANA, WORK)
    await bot.answer(table, ANA, 3)


async def stored(bot: Bot) -> list[object]:
    return [sorted(await bot.rows(table), key=repr) for table in KEPT]


async def state(bot: Bot, table: int) -> object:
    return (await bot.context.load(table)).position.state


async def back(bot: Bot, table: int, step_no: int) -> None:
    """Ana proposes, and Bia agrees."""
    assert not await rewind.propose(bot.context, table, ANA.id, step_no)
    [*_, proposal] = [p for p in await deciding.shown(bot.context, table) if p.ended is None]
    await bot.agree(table, proposal.number, BIA)


async def test_the_turns_are_told_in_words_the_newest_first(bot: Bot, table: int) -> None:
    assert await rewind.turns_of(bot.context, table, ANA.id) == ()
    await a_round(bot, table)
    turns = await rewind.turns_of(bot.context, table, ANA.id)
    assert [(turn.step_no, turn.seats, turn.lost) for turn in turns] == [(2, (0,), 2), (0, (0, 1), 4)]
    assert [turn.told and turn.told.key for turn in turns] == ["toy.acts.work", "toy.planned"]
    await bot.answer(table, BIA, REST)
    turns = await rewind.turns_of(bot.context, table, None)
    assert [(turn.step_no, turn.seats) for turn in turns] == [(4, (1,)), (2, (0,)), (0, (0, 1))]


async def test_who_only_passed_did_not_act_and_what_one_cannot_read_is_not_told(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await bot.execute("UPDATE steps SET passed = 1 WHERE seat = 1")
    secret = '{"public": null, "private": {"key": "toy.secret"}, "seats": [1]}'
    columns = "(table_id, n, step_no, source, readers, event)"
    await bot.execute(f"INSERT INTO events {columns} VALUES ({table}, 0, 2, 'rules', 'some', '{secret}')")
    for reader, key in ((ANA.id, "toy.planned"), (BIA.id, "toy.secret"), (None, "toy.planned")):
        [*_, first] = await rewind.turns_of(bot.context, table, reader)
        assert (first.seats, first.told and first.told.key) == ((0,), key)


async def test_a_turn_where_nobody_acted_is_of_the_player_an_order_answered_for(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await bot.execute("UPDATE steps SET passed = 1 WHERE n >= 2")
    [newest, *_] = await rewind.turns_of(bot.context, table, BIA.id)
    assert newest.seats == (0,)


async def test_the_channel_reads_of_a_turn_what_everybody_knows(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await bot.execute("DELETE FROM events WHERE event NOT LIKE '%drew%'")
    [*_, own] = await rewind.turns_of(bot.context, table, ANA.id)
    [*_, public] = await rewind.turns_of(bot.context, table, None)
    assert own.told is not None
    assert public.told is not None
    assert (own.told.key, public.told.key) == ("toy.drew", "toy.drew_hidden")
    assert "it" not in public.told.args


async def test_all_people_must_agree(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL, computers=1)).id
    await bot.plan(table, ANA, BIA, CAL)
    assert await rewind.turns_of(bot.context, table, ANA.id) == (), "the computer has not planned"
    await bot.computers.start()
    await bot.computers.idle()
    await bot.answer(table, ANA, WORK)
    await bot.answer(table, ANA, 1)
    assert await rewind.propose(bot.context, table, BIA.id, 4) is False
    await bot.agree(table, 1, CAL)
    assert await refused(bot.agree(table, 1, CAL)) == "voted"
    assert await refused(bot.agree(table, 1, BIA)) == "voted"
    assert (await bot.seen(table)).n == 6
    await bot.agree(table, 1, ANA)
    assert (await bot.seen(table, ANA)).n == 4
    assert await refused(bot.agree(table, 1, ANA)) == "vote-over"
    [proposal] = await deciding.shown(bot.context, table)
    assert (proposal.ended, proposal.lost, proposal.restorable) == ("passed", 2, True)


async def test_a_proposal_names_its_target_and_a_passed_one_does_not_lapse(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await rewind.propose(bot.context, table, ANA.id, 2)
    [it] = await deciding.shown(bot.context, table)
    assert (it.kind, it.by_id, it.seat, it.user_id, it.step_no, it.lost) == (
        "rewind",
        ANA.id,
        None,
        None,
        2,
        2,
    )
    assert it.told is not None and it.told.key == "toy.acts.work"
    assert (it.due - it.opened, it.ballots) == (48 * 3600, {ANA.id: True})
    assert await bot.rows("reminders WHERE kind = 'vote'", "number, due") == [(1, it.due)]
    await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
    assert await rewind.propose(bot.context, table, ANA.id, 0)
    assert await bot.rows("reminders WHERE kind = 'vote'") == []


async def test_one_refusal_ends_it_and_the_proposer_may_withdraw(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await rewind.propose(bot.context, table, ANA.id, 2)
    assert await refused(rewind.propose(bot.context, table, BIA.id, 0)) == "open-vote"
    await deciding.refuse(bot.context, table, 1, BIA.id)
    await rewind.propose(bot.context, table, BIA.id, 0)
    await deciding.refuse(bot.context, table, 2, BIA.id)
    assert [proposal.ended for proposal in await deciding.shown(bot.context, table)] == [
        "refused",
        "withdrawn",
    ]
    assert await refused(deciding.refuse(bot.context, table, 2, BIA.id)) == "vote-over"
    assert (await bot.seen(table)).n == 4


async def test_only_who_sits_there_may_propose_or_vote(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    assert await refused(rewind.propose(bot.context, table, CAL.id, 2)) == "not-seated"
    await rewind.propose(bot.context, table, ANA.id, 2)
    assert await refused(bot.agree(table, 1, CAL)) == "not-asked"
    assert await refused(deciding.refuse(bot.context, table, 1, CAL.id)) == "not-asked"
    assert await refused(bot.agree(table, 9, BIA)) == "vote-over"
    assert await refused(deciding.refuse(bot.context, table, 9, BIA.id)) == "vote-over"
    assert (await deciding.shown(bot.context, table))[0].ended is None


async def test_the_host_decides_alone_where_the_table_is_set_so(bot: Bot, table: int) -> None:
    assert await refused(rewind.set_rewind_by(bot.context, table, BIA.id, "host")) == "host-only"
    assert (await rewind.set_rewind_by(bot.context, table, ANA.id, "host")).rewind_by == "host"
    notices = await bot.rows("outbox WHERE kind = 'notice'", "text")
    assert "rewind-by.host" in notices[-1][0], "in a running game the channel is told"
    await a_round(bot, table)
    assert await rewind.propose(bot.context, table, ANA.id, 2)
    assert (await bot.seen(table)).n == 2
    await bot.answer(table, ANA, REST)
    assert not await rewind.propose(bot.context, table, BIA.id, 0), "anybody else asks the others"


async def test_a_turn_that_is_not_there_and_a_list_that_is_old_are_refused(bot: Bot, table: int) -> None:
    assert await refused(rewind.propose(bot.context, table, ANA.id, 0)) == "no-turn"
    await a_round(bot, table)
    for wrong in (1, 3, 4, 99, -1):
        assert await refused(rewind.propose(bot.context, table, ANA.id, wrong)) == "no-turn"
    with pytest.raises(Stale):
        await rewind.propose(bot.context, table, ANA.id, 2, shown=3)
    assert await deciding.shown(bot.context, table) == ()


async def test_it_lapses_when_the_game_goes_on_or_after_two_days(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await rewind.propose(bot.context, table, ANA.id, 2)
    await bot.answer(table, BIA, REST)
    await rewind.propose(bot.context, table, ANA.id, 2)
    await bot.after(48 * 3600)
    assert [proposal.ended for proposal in await deciding.shown(bot.context, table)] == ["moved", "lapsed"]
    assert await refused(bot.agree(table, 2, BIA)) == "vote-over"
    assert await bot.rows("reminders WHERE kind = 'vote'") == []


async def test_no_restart_in_between_loses_anything(database: Path) -> None:
    async with started(database) as bot:
        table = (await bot.table(ANA, BIA)).id
        await a_round(bot, table)
        before = await stored(bot)
        await rewind.propose(bot.context, table, ANA.id, 2)
    async with started(database) as bot:
        await bot.agree(table, 1, BIA)
        after = await stored(bot)
    async with started(database) as bot:
        assert await stored(bot) == after
        await rewind.propose_restore(bot.context, table, BIA.id, 1)
    async with started(database) as bot:
        await bot.agree(table, 2, ANA)
        assert await stored(bot) == before
        assert await refused(rewind.propose_restore(bot.context, table, BIA.id, 1)) == "restored"
        await bot.answer(table, BIA, REST)


@pytest.mark.parametrize(
    ("newer", "answer"), [(None, '["action:gone"]'), ('["action:rest"]', '["action:rest"]')]
)
async def test_an_order_ended_by_a_rewind_comes_back_unless_there_is_a_newer_one(
    bot: Bot, table: int, newer: str | None, answer: str
) -> None:
    await a_round(bot, table)
    await ordered(bot, table, 0, '["action:gone"]')  # not offered where the table goes back to
    await ordered(bot, table, 1, '["action:work"]')
    await back(bot, table, 2)
    assert await bot.rows("orders", "seat, answer") == [(1, '["action:work"]')]
    if newer is not None:
        await ordered(bot, table, 0, newer)
    await rewind.propose_restore(bot.context, table, BIA.id, 1)
    await bot.agree(table, 2, ANA)
    assert await bot.rows("orders ORDER BY seat", "seat, answer") == [(0, answer), (1, '["action:work"]')]


async def ordered(bot: Bot, table: int, seat: int, answer: str) -> None:
    await bot.execute(f"INSERT INTO orders VALUES ({table}, {seat}, 'act', '{answer}')")
    bot.context.forget(table)


async def test_of_two_concurrent_proposals_one_stands_but_two_votes_both_count(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, CAL)).id
    await bot.plan(table, ANA, BIA, CAL)
    await bot.answer(table, ANA, WORK)
    await bot.answer(table, ANA, 2)
    both = await asyncio.gather(
        rewind.propose(bot.context, table, ANA.id, 3),
        rewind.propose(bot.context, table, BIA.id, 0),
        return_exceptions=True,
    )
    assert [each for each in both if each is not False] == [
        each for each in both if isinstance(each, Rejected)
    ]
    [proposal] = await deciding.shown(bot.context, table)
    others = [person for person in (ANA, BIA, CAL) if person.id != proposal.by_id]
    await asyncio.gather(*(bot.agree(table, 1, person) for person in others))
    assert (await bot.seen(table)).n == proposal.step_no


async def test_a_closed_table_ends_what_was_proposed(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await back(bot, table, 2)
    await rewind.propose_restore(bot.context, table, ANA.id, 1)
    assert await rewind.turns_of(bot.context, table, ANA.id) != ()
    await lobby.close(bot.context, table, ANA.id)
    assert await rewind.turns_of(bot.context, table, ANA.id) == ()
    assert [(p.ended, p.restorable) for p in await deciding.shown(bot.context, table)] == [
        ("passed", False),
        ("over", False),
    ]
    for call in (
        bot.agree(table, 2, BIA),
        rewind.propose_restore(bot.context, table, ANA.id, 1),
    ):
        assert await refused(call) in ("closed-until", "vote-over")


async def test_a_turn_that_is_gone_from_the_database_is_no_way_back(bot: Bot, table: int) -> None:
    await a_round(bot, table)
    await rewind.propose(bot.context, table, ANA.id, 2)
    await bot.execute("DELETE FROM checkpoints WHERE step_no = 2")
    assert await refused(bot.agree(table, 1, BIA)) == "no-way-back"
    assert (await bot.seen(table)).n == 4


async def test_a_turn_that_todays_rules_can_not_show_is_no_way_back(bot: Bot, table: int) -> None:
    def view(state: ToyState, seat: int | None) -> ToyView:
        if (state.phase, state.turn) == ("act", 0):
            raise LookupError
        return TOY.view(state, seat)

    await rewind.set_rewind_by(bot.context, table, ANA.id, "host")
    await a_round(bot, table)
    bot.context.games = {"toy": replace(TOY, view=view)}
    bot.context.forget(table)
    before = await stored(bot)
    assert await refused(rewind.propose(bot.context, table, ANA.id, 2)) == "no-way-back"
    assert await stored(bot) == before
    assert await rewind.propose(bot.context, table, ANA.id, 0)


async def test_moves_unplayable_today_are_not_brought_back_or_the_table_says_so(
    live: Bot, table: int
) -> None:
    def view(state: ToyState, seat: int | None) -> ToyView:
        if (state.phase, state.turn) == ("act", 1):
            raise LookupError
        return TOY.view(state, seat)

    await rewind.set_rewind_by(live.context, table, ANA.id, "host")
    await a_round(live, table)
    assert await rewind.propose(live.context, table, ANA.id, 2)
    await live.hush()
    live.context.games = {"toy": replace(TOY, view=view)}
    live.context.forget(table)
    assert await refused(rewind.propose_restore(live.context, table, ANA.id, 1)) == "no-way-back"
    live.context.games = {"toy": TOY}
    live.context.forget(table)
    assert await rewind.propose_restore(live.context, table, ANA.id, 1)
    await live.outbox.idle()
    assert live.voice.jobs(ShowPanel) == [ShowPanel(anew=True, seats=(1,))]
    assert live.voice.jobs(HandOver) == [HandOver((0,)), HandOver((1,))]


async def test_a_position_in_which_nobody_is_asked_is_no_way_back(bot: Bot) -> None:
    table = (await bot.table(ANA, BIA, length="1")).id
    await bot.plan(table, ANA, BIA)
    asked = await bot.context.load(table)
    rewind._require_shown(asked, asked.position)
    await bot.rest(table, ANA, BIA)
    over = await bot.context.load(table)
    with pytest.raises(Bug, match="nothing is asked"):
        rewind._require_shown(over, over.position)


async def test_no_proposal_or_vote_passes_on_a_table_that_has_changed(bot: Bot) -> None:
    table, store = (await bot.table(ANA, BIA)).id, bot.store
    await a_round(bot, table)
    await rewind.propose(bot.context, table, ANA.id, 2)
    [it] = await deciding.shown(bot.context, table)
    loaded = await bot.context.load(table)
    old = replace(loaded, fence=loaded.fence - 1)
    assert not await store.write(rewind._write_proposed, bot.context, old, it, None)
    assert not await store.write(rewind._write_agreed, bot.context, old, it, BIA.id, None)
    assert await deciding.shown(bot.context, table) == (it,)
