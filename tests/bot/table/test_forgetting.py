"""Being forgotten: nothing of a person is left in any file of the database, and the games of others go on."""

from pathlib import Path
from sqlite3 import IntegrityError

import pytest

from bot.table import forgetting, reading
from bot.table.delivery import posted_messages
from bot.table.jobs import HandOver
from bot.table.lobby import invitations, lobby
from bot.table.model import Person, Posted
from bot.table.past import finished
from bot.table.people import profiles, sessions, statistics
from bot.table.people.statistics import Scores
from bot.table.play import moves
from bot.table.seats import seats
from bot.table.storage.skill import Skill, rated
from rules.core.decisions import Rejected
from rules.core.words import Words
from tests.bot.table.people.test_ratings import finish, game
from tests.bot.table.scene import ANA, BIA, CAL, GUILD, PLAN, Bot, started

EVA = Person(1_187_213_498_765_432_109, "Eva Quetzalcóatl", "pt-BR")
TRACES = (str(EVA.id).encode(), EVA.id.to_bytes(8, "big"), EVA.name.encode())
NO_PEOPLE = {  # the columns of large numbers that are no users
    *("tables.guild_id", "tables.channel_id", "tables.created", "tables.since", "tables.finished"),
    *("tables.started", "tables.archived", "steps.at", "steps.asked", "gone.at", "messages.channel_id"),
    *("messages.message_id", "reminders.due", "habits.away_from", "habits.away_to", "digests.due"),
    *("summons.due", "web_sessions.created", "web_sessions.seen", "web_sessions.ends"),
    *("proposals.opened", "proposals.due", "invitations.at", "servers.guild_id", "heartbeat.started"),
    *("heartbeat.at", "heartbeat.checked", "played.guild_id", "played.lasted"),
    *("replaced.message_id", "replaced.channel_id", "servers.meeting", "calls.at", "wishes.guild_id"),
    *(f"wishes.{each}" for each in ("made", "changed", "renewed", "called")),
    *(f"series.{each}" for each in ("guild_id", "channel_id", "created", "began", "due", "retry")),
    *("series_players.at", "series_log.at", "series_posts.message_id", "invitations.posted", "calls.posted"),
}


def found_in(path: Path) -> set[bytes]:
    """Return what of Eva is in the files of the database."""
    whole = b"".join(file.read_bytes() for file in path.parent.glob(f"{path.name}*"))
    return {trace for trace in TRACES if trace in whole}


async def full_life(bot: Bot) -> None:
    """Eva finishes a game, leaves one, and sits in one with a draft and an order, and in a lobby."""
    await profiles.see(bot.context, EVA)
    await game(bot, EVA, ANA, winner=EVA)
    left = (await bot.table(ANA, EVA, BIA, channel=3)).id
    await bot.plan(left, EVA)
    await seats.give_up(bot.context, left, EVA.id)
    table = (await bot.table(EVA, BIA, channel=4)).id
    seen = await bot.seen(table, EVA)
    await moves.draft(bot.context, table, EVA.id, seen.asks[0], {"answer": {PLAN: "ware:w1"}})
    await moves.order(bot.context, table, EVA.id, frozenset({"act"}))
    for posted in (Posted("private", 0, 70, 71), Posted("ping-dm", 0, 70, 71), Posted("panel", None, 4, 71)):
        await posted_messages.keep(bot.context, table, posted)
    await lobby.open_table(bot.context, GUILD, 5, EVA, "toy", "en")
    await bot.notify(EVA, zone="America/Sao_Paulo", quiet=(60, 120))
    await profiles.choose_lang(bot.context, EVA.id, "en")
    await bot.execute(f"INSERT INTO digests (user_id, due) VALUES ({EVA.id}, 1)")
    await bot.execute(f"INSERT INTO summons (table_id, user_id, due) VALUES (2, {EVA.id}, 1)")
    await bot.execute(
        "INSERT INTO proposals (table_id, number, kind, by_id, seat, user_id, step_no, lost, opened, due,"
        f" shown) VALUES (2, 1, 'offer', {EVA.id}, 1, {EVA.id}, -1, 0, 1, 1, 0)"
    )
    await bot.execute(f"INSERT INTO ballots VALUES (2, 1, {EVA.id}, 1)")
    waiting = await lobby.open_table(bot.context, GUILD, 6, ANA, "toy", "en")
    await invitations.invite(bot.context, waiting.id, ANA.id, EVA.id)
    await sessions.begin(bot.context, EVA.id)


@pytest.mark.sqlite
async def test_nothing_is_left_in_the_files_of_the_database(database: Path) -> None:
    async with started(database) as bot:
        await full_life(bot)
        assert found_in(database) == set(TRACES)
        await forgetting.forget(bot.context, EVA.id)
        assert found_in(database) == set(), "while the bot runs"
    assert found_in(database) == set(), "after its end"


@pytest.mark.sqlite
async def test_every_column_that_may_hold_a_user_is_known(database: Path) -> None:
    async with started(database) as bot:
        tables = [row[0] for row in await bot.rows("sqlite_master WHERE type = 'table'", "name")]
        large = {
            f"{table}.{name}"
            for table in tables
            for name, of in await bot.rows(f"pragma_table_info('{table}')", "name, type")
            if of == "BIGINT"
        }
    known = {f"{table}.user_id" for table in forgetting.ROWS}
    known |= {
        f"{table}.{column}" for table, column in (*forgetting.NULLED, *forgetting.EMPTIED, *forgetting.NAMED)
    }
    assert large - NO_PEOPLE - {"seats.user_id"} == known


async def test_the_games_of_others_stay_whole_and_go_on(live: Bot) -> None:
    await full_life(live)
    before = await finished.recorded(live.context, 1, ANA.id)
    await forgetting.forget(live.context, EVA.id)
    over = await live.info(1)
    assert [(s.name, s.user_id) for s in over.seats] == [("Former player", None), ("Ana", ANA.id)]
    assert await finished.recorded(live.context, 1, ANA.id) == before
    assert (await finished.verified(live.context, 1, ANA.id)).fair
    assert over.ratings[1].gained == -53, "who won is gone, what it changed for others is not"

    table = await live.info(3)
    assert (table.seats[0].computer, table.host_id) == ("steady", BIA.id)
    await live.plan(3, BIA)
    await live.computers.idle()
    assert (await live.seen(3, BIA)).look.waiting == (1,), "the computer plays on"
    await live.outbox.idle()
    taken_away = [
        each.job.seats for each in live.voice.said if isinstance(each.job, HandOver) and each.table_id == 3
    ]
    assert taken_away == [(0,)], "the direct message with the hand goes, and its number with it"
    info = await seats.take(live.context, 3, CAL)
    assert info.seats[0].user_id == CAL.id, "the seat is free to take"
    waiting = await live.info(4)
    assert waiting.status == "closed"


async def test_a_table_that_rests_is_left_as_well(bot: Bot) -> None:
    for channel, people in ((3, (EVA, BIA)), (4, (EVA,))):
        await bot.table(*people, computers=2 - len(people), channel=channel)
    await bot.table(ANA, BIA, EVA, channel=5)
    await bot.execute(f"UPDATE tables SET host_id = {BIA.id} WHERE id = 3")
    await bot.execute("UPDATE tables SET status = 'frozen'")
    await forgetting.forget(bot.context, EVA.id)
    guest = await bot.info(3)
    assert (guest.host_id, guest.seats[2].computer) == (BIA.id, "steady"), "the host stays the host"
    frozen, closed = await reading.info(bot.context, 1), await reading.info(bot.context, 2)
    assert frozen is not None
    assert closed is not None
    assert (frozen.status, frozen.host_id, frozen.seats[0].computer) == ("frozen", BIA.id, "steady")
    assert (closed.status, closed.seats[0].name) == ("closed", "Former player")


async def test_a_game_that_is_no_longer_there_keeps_nobody_from_being_forgotten(database: Path) -> None:
    async with started(database) as bot:
        await bot.table(EVA, BIA)
    async with started(database, games={}) as bot:
        await forgetting.forget(bot.context, EVA.id)
        info = await bot.info(1)
        assert (info.status, info.host_id, info.seats[0].computer) == ("frozen", BIA.id, "random")


async def test_the_look_before_it_names_what_would_go(bot: Bot) -> None:
    await full_life(bot)
    traces = await forgetting.traces(bot.context, EVA.id)
    assert (traces.finished, traces.orders) == (1, 1)
    assert [(info.id, info.status) for info in traces.tables] == [(3, "running"), (4, "lobby")]
    nobody = await forgetting.traces(bot.context, CAL.id)
    assert nobody == forgetting.Traces(0, 0, ())
    assert EVA.id in {row[0] for row in await bot.rows("people", "user_id")}, "a look takes nothing"


async def test_being_seen_again_is_a_new_beginning(bot: Bot) -> None:
    await full_life(bot)
    await forgetting.forget(bot.context, EVA.id)
    with pytest.raises(Rejected):
        await statistics.scores(bot.context, GUILD, EVA.id, EVA.id)
    await profiles.see(bot.context, EVA)
    assert await statistics.scores(bot.context, GUILD, EVA.id, EVA.id) == Scores(EVA.id, None, ())
    assert await profiles.lang_of(bot.context, EVA.id) == "pt-BR", "the chosen language is gone"
    await game(bot, EVA, ANA, winner=EVA)
    ana = rated([Skill(), Skill()], [1, 2])[1]
    eva = rated([Skill(), ana], [1, 2])[0]
    assert await bot.rows("played WHERE user_id > 100", "gained") == [(eva.points - 1500,)]


async def test_a_game_that_goes_on_keeps_in_mind_that_its_seat_changed_hands(bot: Bot) -> None:
    table = (await bot.table(ANA, EVA, BIA, length="1")).id
    await forgetting.forget(bot.context, EVA.id)
    await seats.take(bot.context, table, CAL)
    await finish(bot, table, ANA, CAL, BIA)
    assert await bot.rows("played", "user_id, part, gained") == [
        (ANA.id, "whole", 53),
        (BIA.id, "whole", -53),
        (CAL.id, "partly", None),
    ]


async def test_the_log_says_that_somebody_was_there(bot: Bot) -> None:
    table = (await bot.table(ANA, EVA, BIA)).id
    await seats.give_up(bot.context, table, EVA.id)
    await forgetting.forget(bot.context, EVA.id)
    told = [Words("en").say(text) for _, text in await bot.log(table, ANA.id)]
    assert "A former player has left seat B." in told


@pytest.mark.sqlite
async def test_what_was_cut_short_is_completed_by_doing_it_again(database: Path) -> None:
    async with started(database) as bot:
        await full_life(bot)
        raising = "BEGIN SELECT RAISE(ABORT, 'broken'); END"
        await bot.execute(f"CREATE TRIGGER broken BEFORE UPDATE ON gone {raising}")
        await bot.execute(f"CREATE TRIGGER broken_too BEFORE DELETE ON ballots {raising}")
        before = await bot.rows("played")
        with pytest.raises(IntegrityError):
            await forgetting.forget(bot.context, EVA.id)
        assert await bot.rows("played") == before
        assert EVA.id in {row[0] for row in await bot.rows("people", "user_id")}
        for name in ("broken", "broken_too"):
            await bot.execute(f"DROP TRIGGER {name}")
        await forgetting.forget(bot.context, EVA.id)
        assert found_in(database) == set()


async def test_a_seat_that_was_lent_is_free_to_take(bot: Bot) -> None:
    table = (await bot.table(EVA, BIA)).id
    await seats.lend(bot.context, table, EVA.id)
    await forgetting.forget(bot.context, EVA.id)
    info = await seats.take(bot.context, table, CAL)
    assert info.seats[0].user_id == CAL.id


async def test_an_ended_game_forgets_only_messages_of_the_seat_and_of_troubles(bot: Bot) -> None:
    table = (await bot.table(ANA, EVA, BIA, length="1")).id
    await finish(bot, table, ANA, EVA, BIA)
    theirs = [Posted("private", 1, 70, 71), Posted("trouble", None, 3, 72)]
    others = [Posted("private", 0, 80, 81), Posted("panel", None, 3, 82)]
    for each in (*theirs, *others):
        await posted_messages.keep(bot.context, table, each)
    await forgetting.forget(bot.context, EVA.id)
    for each in theirs:
        assert await posted_messages.find(bot.context, table, each.kind, each.seat) is None
    for each in others:
        assert await posted_messages.find(bot.context, table, each.kind, each.seat) == each


@pytest.mark.parametrize("status", ["running", "frozen"])
async def test_a_host_who_has_lent_the_seat_leaves_the_table_to_another(status: str, bot: Bot) -> None:
    await bot.table(EVA, BIA)
    await seats.lend(bot.context, 1, EVA.id)
    await bot.execute(f"UPDATE tables SET status = '{status}'")
    await forgetting.forget(bot.context, EVA.id)
    info = await bot.info(1)
    assert info.host_id == BIA.id


async def test_a_table_that_waits_for_the_person_alone_ends(bot: Bot) -> None:
    table = (await bot.table(ANA, EVA)).id
    await seats.lend(bot.context, table, EVA.id)
    info = await seats.give_up(bot.context, table, ANA.id)
    assert (info.status, info.host_id) == ("archived", EVA.id)
    await forgetting.forget(bot.context, EVA.id)
    after = await bot.info(table)
    assert after.status == "closed"


async def test_who_was_never_here_can_be_forgotten(bot: Bot) -> None:
    await game(bot, ANA, BIA)
    before = [await bot.rows(table) for table in ("tables", "seats", "played", "people")]
    await forgetting.forget(bot.context, EVA.id)
    assert [await bot.rows(table) for table in ("tables", "seats", "played", "people")] == before
