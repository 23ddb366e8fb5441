"""Meetings: the promises about whom they call, when, and how often."""

import pytest

from bot.table import forgetting
from bot.table.lobby import calls, invitations, lobby, servers
from bot.table.lobby.servers import Setup
from bot.table.meeting import meeting, wishes
from bot.table.meeting.matching import match
from bot.table.meeting.meeting import Meetings
from bot.table.model import Shards
from bot.table.people import blocks
from bot.table.play import moves
from bot.table.runtime.context import refusal
from tests.bot.table.meeting.server import DAN, DAY, FAR, HOUR, PLACE, Server
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, GUILD, refused, started


async def test_two_wishes_that_fit_open_a_lobby_and_both_are_called(server: Server) -> None:
    info = await server.met(ANA, BIA, time_limits=(HOUR,))
    assert (info.game, info.wanted, info.time_limit, info.met) == ("toy", 2, HOUR, True)
    assert (server.rooms.opened, info.channel_id) == ([PLACE], 1001)
    assert await server.called() == [(ANA.id, None), (BIA.id, None)]
    kinds = [kind for (kind,) in await server.bot.rows("outbox", "kind")]
    assert kinds == ["lobby", "invite"], "first the lobby, then the call"


async def test_the_game_begins_when_the_last_one_has_joined(server: Server) -> None:
    info = await server.met(ANA, BIA)
    info = await meeting.join(server.context, info.id, BIA)
    assert (info.host_id, info.status) == (BIA.id, "lobby"), "who joins first is the host"
    info = await meeting.join(server.context, info.id, ANA)
    assert (info.status, info.names) == ("running", ("Bia", "Ana"))
    assert await wishes.of_person(server.context, ANA.id) == (), "the wish has come true"


async def test_the_host_may_start_before_all_have_answered(server: Server) -> None:
    info = await server.met(ANA, BIA, CAL)
    assert await refused(moves.start_table(server.context, info.id, ANA.id)) == "no-host"
    for person in (ANA, BIA):
        await meeting.join(server.context, info.id, person)
    assert (await moves.start_table(server.context, info.id, ANA.id)).status == "running"
    await server.after(DAY)
    assert (CAL.id, "passed") in await server.called()
    cal = await wishes.wish_of(server.context, GUILD, CAL.id)
    assert cal is not None
    assert not cal.rests, "that it began without them is not their fault"


async def test_without_a_place_nothing_is_opened(server: Server) -> None:
    await servers.set_up(server.context, GUILD, Setup(), manages=True)
    await server.wish(ANA, BIA)
    await server.after(DAY)
    assert (await server.lobbies(), server.rooms.opened) == ((), [])


async def test_a_wish_that_has_just_changed_is_not_looked_at_yet(server: Server) -> None:
    await server.wish(ANA, BIA)
    await server.after(wishes.SETTLED - 1)
    assert await server.lobbies() == ()


async def test_who_does_not_answer_within_a_day_is_passed_over(server: Server) -> None:
    info = await server.met(ANA, BIA)
    await meeting.join(server.context, info.id, ANA)
    await server.wish(CAL)
    await server.after(DAY - 1)
    assert await server.called() == [(ANA.id, "joined"), (BIA.id, None)], "the seat is kept for a day"
    await server.after(1)
    assert await server.called() == [(ANA.id, "joined"), (BIA.id, "passed"), (CAL.id, None)]
    bia = await wishes.wish_of(server.context, GUILD, BIA.id)
    assert bia is not None
    assert bia.rests


async def test_a_wish_that_rests_calls_nobody_until_it_is_renewed(server: Server) -> None:
    await server.wish(ANA, BIA)
    await server.after(wishes.SETTLED)
    await server.after(DAY)
    assert await server.lobbies() == (), "where nobody came, the lobby is closed"
    await server.after(5 * DAY)
    assert len(await server.called()) == 2, "both rest"
    await server.wish(ANA, BIA)
    await server.after(wishes.SETTLED)
    assert len(await server.called()) == 4


async def test_never_two_calls_for_one_wish_on_one_day(server: Server) -> None:
    info = await server.met(ANA, BIA)
    assert await calls.decline(server.context, info.id, ANA.id)
    await server.wish(ANA)  # not even if it was changed
    await server.wish(CAL)
    await lobby.open_table(server.context, GUILD, CHANNEL, DAN, "toy", "en")
    await server.after(DAY - 1)
    assert [user for user, _ in await server.called() if user == ANA.id] == [ANA.id]
    await server.after(1)
    assert [user for user, _ in await server.called() if user == ANA.id] == [ANA.id, ANA.id]


async def test_a_wish_made_anew_is_called_no_sooner(server: Server) -> None:
    await server.wish(ANA, BIA)
    await server.after(wishes.SETTLED)
    for person in (ANA, BIA):
        await wishes.end(server.context, GUILD, person.id)
        await server.wish(person)
    await server.after(DAY - 1)
    assert await server.called() == [(ANA.id, "declined"), (BIA.id, "declined")]
    await server.after(1)
    assert len(await server.called()) == 4


async def test_nobody_is_told_at_night_and_the_day_counts_from_the_morning(server: Server) -> None:
    at = int(server.bot.clock.now)
    minute = at % DAY // 60
    night = (minute, (minute + 600) % 1440)  # it begins now, and lasts ten hours
    for person in (ANA, BIA):
        await server.bot.notify(person, notice="dm", quiet=night if person is BIA else None)
        await server.wish(person)
    await server.after(wishes.SETTLED)
    [info] = await server.lobbies()
    assert await server.heard(info.id) == [ANA.id], "Bia sleeps"
    [(user, due)] = await server.bot.rows("summons", "user_id, due")
    assert user == BIA.id
    assert due - at == pytest.approx(10 * HOUR, abs=60)
    await server.after(DAY)
    assert dict(await server.called()) == {ANA.id: "passed", BIA.id: None}
    await server.after(10 * HOUR)
    assert dict(await server.called()) == {ANA.id: "passed", BIA.id: "passed"}


async def test_nobody_is_called_who_sits_at_as_many_tables_as_they_said(server: Server) -> None:
    await server.bot.table(ANA, DAN, channel=FAR)
    await server.wish(ANA, BIA)
    await server.after(DAY)
    assert await server.called() == []
    await server.wish(ANA)
    await wishes.end(server.context, GUILD, ANA.id)
    await server.wish(ANA, at_once=2)
    await server.after(wishes.SETTLED)
    assert await server.called() == [(ANA.id, None), (BIA.id, None)]


async def test_a_wish_pauses_while_its_person_is_away(server: Server) -> None:
    now = int(server.bot.clock.now)
    await server.wish(ANA)
    await server.bot.notify(ANA, away=(now, now + 20 * DAY))
    await server.after(15 * DAY)
    await server.wish(BIA)
    await server.after(wishes.SETTLED)
    assert await server.called() == [], "away"
    await server.after(5 * DAY)
    assert await server.called() == [(ANA.id, None), (BIA.id, None)], "the fourteen days have not passed"


async def test_a_wish_ends_by_itself(server: Server) -> None:
    await server.wish(ANA)
    await server.after(14 * DAY - 1)
    assert await wishes.wish_of(server.context, GUILD, ANA.id)
    await server.after(1)
    assert await wishes.wish_of(server.context, GUILD, ANA.id) is None


async def test_a_lobby_opened_by_hand_calls_once_those_whose_wish_fits(server: Server) -> None:
    await server.wish(ANA)
    await server.wish(CAL, time_limits=(HOUR,))
    info = await lobby.open_table(server.context, GUILD, CHANNEL, BIA, "toy", "en", players=2)
    await server.after(wishes.SETTLED)
    assert await server.called(info.id) == [(ANA.id, None)]
    await calls.decline(server.context, info.id, ANA.id)
    await server.after(2 * DAY)
    assert await server.called(info.id) == [(ANA.id, "declined")]


async def test_a_lobby_that_not_everybody_sees_calls_nobody(server: Server) -> None:
    server.rooms.hidden.add(CHANNEL)
    await server.wish(ANA)
    await lobby.open_table(server.context, GUILD, CHANNEL, BIA, "toy", "en")
    await server.after(DAY)
    assert await server.called() == []


async def test_wishes_of_two_servers_never_meet(server: Server) -> None:
    await servers.set_up(server.context, GUILD + 1, Setup(meeting=PLACE), manages=True)
    await server.wish(ANA)
    await server.wish(BIA, guild=GUILD + 1)
    await server.after(DAY)
    assert await server.called() == []


async def test_a_block_keeps_two_apart_whoever_of_them_has_made_it(server: Server) -> None:
    await blocks.block(server.context, ANA.id, BIA.id)
    await server.wish(ANA, BIA, days=30)
    await server.after(DAY)
    assert await server.called() == []
    await lobby.open_table(server.context, GUILD, CHANNEL, BIA, "toy", "en")
    await lobby.open_table(server.context, GUILD, FAR, ANA, "toy", "en")
    await server.after(DAY)
    assert await server.called() == []


async def test_an_invitation_by_somebody_blocked_looks_like_any_other(server: Server) -> None:
    await blocks.block(server.context, ANA.id, BIA.id)
    first = await lobby.open_table(server.context, GUILD, CHANNEL, BIA, "toy", "en")
    seen = [await invitations.invite(server.context, first.id, BIA.id, who.id) for who in (ANA, CAL)]
    assert seen[-1].invited == (ANA.id, CAL.id)
    asked = [await invitations.asked_in(server.context, first.id, message) for message in (1, 2)]
    assert [[(each.user_id, each.unheard) for each in some] for some in asked] == [
        [(ANA.id, True)],
        [(CAL.id, False)],
    ]
    assert await refused(invitations.invite(server.context, first.id, BIA.id, ANA.id)) == "invited"
    assert (await lobby.join(server.context, first.id, ANA, asked=True)).names == ("Bia", "Ana")


async def test_no_refusal_depends_on_a_block(server: Server) -> None:
    await blocks.block(server.context, ANA.id, BIA.id)
    info = await lobby.open_table(server.context, GUILD, CHANNEL, ANA, "toy", "en")
    assert (await lobby.join(server.context, info.id, BIA)).names == ("Ana", "Bia")
    await blocks.block(server.context, BIA.id, ANA.id)
    assert await blocks.blocked_by(server.context, BIA.id) == (ANA.id,)
    await blocks.unblock(server.context, BIA.id, ANA.id)
    assert await blocks.blocked_by(server.context, BIA.id) == ()
    assert await blocks.blocked_by(server.context, ANA.id) == (BIA.id,)


async def test_nobody_blocks_themselves_or_more_than_a_menu_holds(server: Server) -> None:
    assert await refused(blocks.block(server.context, ANA.id, ANA.id)) == "block-self"
    for other in range(100, 100 + blocks.MAX_BLOCKS):
        await blocks.block(server.context, ANA.id, other)
    await blocks.block(server.context, ANA.id, 100)
    assert await refused(blocks.block(server.context, ANA.id, 99)) == "blocks"


async def test_who_leaves_while_others_are_called_leaves_the_lobby_open(server: Server) -> None:
    info = await server.met(ANA, BIA)
    await meeting.join(server.context, info.id, ANA)
    info = await lobby.leave(server.context, info.id, ANA.id)
    assert (info.status, info.host_id) == ("lobby", lobby.NOBODY)
    assert (await meeting.join(server.context, info.id, BIA)).host_id == BIA.id


async def test_a_seat_is_kept_for_whoever_is_called(server: Server) -> None:
    info = await server.met(ANA, BIA)
    await meeting.join(server.context, info.id, ANA)
    assert await refused(meeting.join(server.context, info.id, CAL)) == "kept"


async def test_where_no_thread_can_be_opened_nobody_is_called(server: Server) -> None:
    server.rooms.shut = True
    await server.wish(ANA, BIA)
    await server.after(DAY)
    assert await server.called() == []
    assert server.context.unopened[GUILD][1] == refusal("no-table").text
    server.rooms.shut = False
    await server.after(meeting.RETRY_AFTER_REFUSAL)
    assert len(await server.called()) == 2, "the wishes still stand"
    assert server.context.unopened == {}


async def test_once_the_place_is_set_anew_it_is_tried_at_once(server: Server) -> None:
    server.rooms.shut = True
    await server.wish(ANA, BIA)
    await server.after(DAY)
    server.rooms.shut = False
    await servers.set_up(server.context, GUILD, Setup(meeting=PLACE), manages=True)
    await server.after(meeting.POLL_INTERVAL)
    assert len(await server.called()) == 2


async def test_two_processes_that_look_at_once_call_nobody_twice(server: Server) -> None:
    """The second has read the wishes before the first has used them."""
    await server.wish(ANA, BIA)
    server.bot.clock.now += wishes.SETTLED
    stale = await server.context.store.study(meeting._situation, server.context, GUILD)
    await server.meetings.look()
    [group] = match([each.wanted for each in stale.wishes.values()], (), {"toy": (2,)}, stale.apart, 0).groups
    await server.meetings._open(PLACE, group, [stale.wishes[user] for user in group.users])
    assert await server.called() == [(ANA.id, None), (BIA.id, None)]
    assert server.rooms.dropped == [1002], "its thread goes"


async def test_a_server_is_looked_at_by_the_process_of_its_shard_alone(server: Server) -> None:
    await server.wish(ANA, BIA)
    server.bot.clock.now += wishes.SETTLED
    shards = Shards(count=2, first=1, last=1)
    async with started(beside=server.bot, shards=shards) as other:
        other.clock.now = server.bot.clock.now
        assert not shards.has(GUILD)
        await Meetings(other.context, server.rooms).look()
    assert await server.called() == []
    await server.meetings.look()
    assert len(await server.called()) == 2


async def test_forgetting_takes_wishes_calls_and_blocks_on_both_sides(server: Server) -> None:
    await server.wish(ANA, only=(BIA.id,))
    await server.wish(BIA)
    await blocks.block(server.context, BIA.id, CAL.id)
    await blocks.block(server.context, CAL.id, BIA.id)
    await server.after(wishes.SETTLED)
    assert len(await server.called()) == 2
    await forgetting.forget(server.context, BIA.id)
    assert await server.bot.rows("blocks") == []
    assert [user for user, _ in await server.called()] == [ANA.id]
    assert await wishes.of_person(server.context, BIA.id) == ()
    ana = await wishes.wish_of(server.context, GUILD, ANA.id)
    assert ana is not None
    assert ana.wanted.only == (wishes.NOBODY,), "she has not said that she would play with strangers"


async def test_what_a_lobby_tells_everybody_names_nobody_who_was_called(server: Server) -> None:
    info = await server.met(ANA, BIA, only=(ANA.id, BIA.id))
    assert (info.host_id, info.seats, info.invited) == (lobby.NOBODY, (), ())
    outbox = await server.bot.rows("outbox", "kind, user_id, text")
    assert outbox == [("lobby", None, None), ("invite", None, None)]
