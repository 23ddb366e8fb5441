"""Inviting people to a lobby, seats that are kept for them, and the word that all are there."""

from pathlib import Path

import pytest

from bot.table.lobby import invitations, lobby, servers
from bot.table.model import Invitation, Person, TableInfo
from bot.table.play import moves
from bot.table.seats import seats
from tests.bot.table.lobby.test_lobby import opened_lobby
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, GUILD, Bot, refused, started

DAY = 24 * 3600


async def waiting_for(bot: Bot, players: int) -> TableInfo:
    """Ana's lobby."""
    return await lobby.open_table(bot.context, GUILD, CHANNEL, ANA, "toy", "en", players=players)


async def said(bot: Bot) -> list[str]:
    await bot.outbox.idle()
    return [kind for kind in bot.voice.kinds() if kind in ("invite", "gathered")]


async def test_somebody_is_invited_once_and_accepts(live: Bot) -> None:
    table = (await opened_lobby(live)).id
    info = await invitations.invite(live.context, table, ANA.id, BIA.id)
    assert info.invited == (BIA.id,)
    assert await invitations.unposted(live.context, table) == (1,)
    assert await refused(invitations.invite(live.context, table, ANA.id, BIA.id)) == "invited"
    info = await lobby.join(live.context, table, BIA, asked=True)
    assert (info.names, info.invited) == (("Ana", "Bia"), ())
    assert await invitations.asked_in(live.context, table, 1) == (Invitation(BIA.id, "accepted"),)
    assert await refused(invitations.invite(live.context, table, ANA.id, BIA.id)) == "sits-already"
    assert await said(live) == ["invite"]


async def test_who_declines_is_not_asked_again_but_may_still_join(bot: Bot) -> None:
    table = (await opened_lobby(bot)).id
    await invitations.invite(bot.context, table, ANA.id, BIA.id)
    assert (await invitations.decline(bot.context, table, BIA.id)).invited == ()
    assert await refused(invitations.invite(bot.context, table, ANA.id, BIA.id)) == "declined"
    assert (await lobby.join(bot.context, table, BIA)).names == ("Ana", "Bia")


async def test_only_who_sits_there_invites_and_only_who_was_asked_answers(bot: Bot) -> None:
    table = (await opened_lobby(bot)).id
    assert await refused(invitations.invite(bot.context, table, CAL.id, BIA.id)) == "not-seated"
    await invitations.invite(bot.context, table, ANA.id, BIA.id)
    assert await refused(lobby.join(bot.context, table, CAL, asked=True)) == "not-invited"
    assert await refused(invitations.decline(bot.context, table, CAL.id)) == "not-invited"
    assert await refused(invitations.decline(bot.context, table, ANA.id)) == "already"
    await lobby.join(bot.context, table, CAL)
    await invitations.invite(bot.context, table, CAL.id, 99)


async def test_a_seat_is_kept_for_two_days_for_who_was_asked(bot: Bot) -> None:
    table = (await waiting_for(bot, 2)).id
    await invitations.invite(bot.context, table, ANA.id, BIA.id)
    assert await refused(lobby.join(bot.context, table, CAL)) == "kept"
    bot.clock.now += 2 * DAY
    await lobby.join(bot.context, table, CAL)
    assert await refused(lobby.join(bot.context, table, BIA, asked=True)) == "full"


async def test_the_host_may_start_without_an_answer(bot: Bot) -> None:
    table = (await waiting_for(bot, 3)).id
    await lobby.join(bot.context, table, BIA)
    await invitations.invite(bot.context, table, BIA.id, CAL.id)
    assert (await moves.start_table(bot.context, table, ANA.id)).status == "running"
    assert await refused(lobby.join(bot.context, table, CAL, asked=True)) == "started"
    assert await refused(invitations.decline(bot.context, table, CAL.id)) == "started"


async def test_a_host_is_called_once_when_as_many_have_joined_as_they_wait_for(live: Bot) -> None:
    info = await waiting_for(live, 3)
    assert info.wanted == 3
    await lobby.add_computer(live.context, info.id, ANA.id, "steady")
    assert await said(live) == []
    await lobby.join(live.context, info.id, BIA)
    assert await said(live) == ["gathered"]
    assert await refused(lobby.join(live.context, info.id, CAL)) == "full"
    await lobby.leave(live.context, info.id, BIA.id)
    await lobby.join(live.context, info.id, CAL)
    assert await said(live) == ["gathered"]
    assert await refused(moves.start_table(live.context, info.id, CAL.id)) == "host-only"


async def test_a_host_who_takes_over_is_called_when_all_are_there_again(live: Bot) -> None:
    info = await waiting_for(live, 2)
    await lobby.join(live.context, info.id, BIA)
    await lobby.leave(live.context, info.id, ANA.id)
    assert await said(live) == ["gathered"]
    await lobby.join(live.context, info.id, CAL)
    assert await said(live) == ["gathered", "gathered"]


async def test_a_host_who_seats_the_last_computer_is_not_called(live: Bot) -> None:
    info = await waiting_for(live, 2)
    await lobby.add_computer(live.context, info.id, ANA.id, "steady")
    assert await said(live) == []


@pytest.mark.parametrize("players", [0, 1, 9, -3])
async def test_a_number_that_can_not_play_is_refused(players: int, bot: Bot) -> None:
    assert await refused(waiting_for(bot, players)) == "players"


async def test_playing_again_invites_the_others_and_keeps_their_seats(bot: Bot) -> None:
    old = await bot.table(ANA, BIA, CAL, computers=1)
    await lobby.close(bot.context, old.id, ANA.id)
    info = await lobby.again(bot.context, old.id, BIA)
    assert (info.names, info.invited, info.wanted) == (("Bia", "Computer 1"), (ANA.id, CAL.id), 4)
    assert await invitations.unposted(bot.context, info.id) == (1,), "one message for both"
    await lobby.join(bot.context, info.id, ANA, asked=True)
    await invitations.decline(bot.context, info.id, CAL.id)
    info = await moves.start_table(bot.context, info.id, BIA.id)
    assert info.names == ("Bia", "Computer 1", "Ana")


async def test_who_has_lent_the_seat_plays_again_like_the_others(bot: Bot) -> None:
    old = await bot.table(ANA, BIA, computers=1)
    await seats.lend(bot.context, old.id, BIA.id)
    await lobby.close(bot.context, old.id, ANA.id)
    info = await lobby.again(bot.context, old.id, BIA)
    assert (info.names, info.invited) == (("Bia", "Computer 1"), (ANA.id,))


async def test_an_invitation_after_the_start_points_to_what_is_possible(bot: Bot, table: int) -> None:
    assert await refused(invitations.invite(bot.context, table, ANA.id, CAL.id)) == "invite-started"


async def test_who_has_lent_a_seat_and_taken_another_is_asked_once(bot: Bot) -> None:
    old = await bot.table(ANA, BIA, CAL)
    await seats.give_up(bot.context, old.id, CAL.id)
    await seats.lend(bot.context, old.id, ANA.id)
    await seats.offer(bot.context, old.id, BIA.id, ANA.id, free=True)
    await bot.agree(old.id, 1, ANA)
    await lobby.close(bot.context, old.id, ANA.id)
    assert (await lobby.again(bot.context, old.id, BIA)).invited == (ANA.id,)


async def test_an_invitation_that_was_not_said_yet_outlives_a_restart(database: Path) -> None:
    async with started(database) as bot:
        table = (await opened_lobby(bot)).id
        await invitations.invite(bot.context, table, ANA.id, BIA.id)
    async with started(database, workers=True) as bot:
        assert await said(bot) == ["invite"]
        assert await invitations.unposted(bot.context, table) == (1,)
        await invitations.was_posted(bot.context, table, 1)
        assert await invitations.unposted(bot.context, table) == ()
        await lobby.join(bot.context, table, BIA, asked=True)


async def test_the_lobbies_of_one_server_are_listed(bot: Bot) -> None:
    mine = await opened_lobby(bot)
    await bot.table(ANA, BIA, channel=3)
    await lobby.open_table(bot.context, 7, 8, BIA, "toy", "en")
    assert [info.id for info in await servers.lobbies(bot.context, GUILD)] == [mine.id]


async def test_a_place_kept_for_one_invited_user_is_free_for_the_other_invited(bot: Bot) -> None:
    table = (await waiting_for(bot, 3)).id
    for user in (BIA, CAL):
        await invitations.invite(bot.context, table, ANA.id, user.id)
    assert await refused(lobby.join(bot.context, table, Person(14, "Dora", "en"))) == "kept"
    bot.clock.now += 2 * DAY - 1
    assert await refused(lobby.join(bot.context, table, Person(14, "Dora", "en"))) == "kept"
    assert (await lobby.join(bot.context, table, CAL)).names == ("Ana", "Cal")
    assert await refused(lobby.join(bot.context, table, Person(14, "Dora", "en"))) == "kept"
    assert (await invitations.decline(bot.context, table, BIA.id)).invited == ()
    await lobby.join(bot.context, table, Person(14, "Dora", "en"))
    assert await refused(invitations.invite(bot.context, table, ANA.id, 99)) == "full"
