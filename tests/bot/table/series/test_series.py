"""Series without Discord: signing up, rounds, drop-outs, results and what is said of them."""

import json
from dataclasses import replace

import pytest

from bot.table import forgetting
from bot.table.jobs import Tell
from bot.table.lobby import lobby
from bot.table.lobby.servers import Rights
from bot.table.model import DAY, Quotas, Shards
from bot.table.people import blocks
from bot.table.people.statistics import Season, leaders
from bot.table.seats import seats
from bot.table.series import reading, results, signing
from bot.table.series.model import DrawnTable, SeriesSettings
from bot.table.series.rounds import RETRY_AFTER_REFUSAL
from bot.table.series.standings import standings
from tests.bot.table.scene import CHANNEL, GUILD, Bot, refused
from tests.bot.table.series.league import ANYONE, FAST, PEOPLE, League


def users(table: DrawnTable) -> list[int | None]:
    return [seat.user_id for seat in table.seats]


async def test_a_series_runs_from_signing_up_to_its_podium(league: League) -> None:
    it = await league.begun(8)
    assert (it.status, it.round, len(it.in_round(1))) == ("running", 1, 2)
    for table in it.in_round(1):
        info = await league.info(table)
        assert info.status == "running"
        assert sorted(info.users) == sorted(user for user in users(table) if user is not None)
    it = await league.play_round(it)
    assert it.round == 2
    assert [table for table in it.in_round(1) if table.state != "over"] == []
    it = await league.play_round(it)
    assert it.status == "over"
    lines = standings(it.playing, it.results, it.seed)
    assert sum(line.points for line in lines) == 2 * 2 * 240, "120 + 80 + 40 at each of four tables"
    assert {kind for kind, _ in league.speaker.posted} == {"signup", "round", "standings", "final"}


async def test_a_table_of_a_series_is_not_played_again_outside_it(league: League) -> None:
    it = await league.play_round(await league.begun(4))
    info = await league.info(it.in_round(1)[0])
    assert (info.status, info.drawn) == ("over", True)
    player = next(each for each in PEOPLE if each.id in info.users)
    assert await refused(lobby.again(league.context, info.id, player)) == "series-draws"


async def test_the_last_result_is_told_with_the_final_standings_alone(league: League) -> None:
    it = await league.begun(4)
    while it.status == "running":
        it = await league.play_round(it)
    told = [each for each in league.speaker.posted if each[0] in ("standings", "final")]
    assert told == [("standings", 1), ("final", 0)], told


async def test_it_begins_by_itself_when_it_is_full(league: League) -> None:
    it = await league.open(8, replace(FAST, players=8))
    assert it.status == "running"
    assert await refused(signing.join(league.context, it.id, PEOPLE[9], ANYONE)) == "series-begun"


async def test_only_host_and_moderators_start_mend_and_remove(league: League) -> None:
    it = await league.open(8)
    stranger = PEOPLE[3].id
    for attempt in (
        signing.start(league.context, it.id, stranger, moderates=False),
        signing.remove(league.context, it.id, stranger, PEOPLE[1].id, moderates=False),
        results.mend(league.context, it.id, stranger, 1, stranger, 1, moderates=False),
        signing.close(league.context, it.id, stranger, moderates=False),
        signing.settle(league.context, it.id, stranger, lambda chosen: chosen, moderates=False),
    ):
        assert await refused(attempt) == "series-host"
    assert (await signing.start(league.context, it.id, stranger, moderates=True)).status == "running"


async def test_roles_and_names_say_who_may_join(league: League) -> None:
    it = await league.open(1)

    def chosen(settings: SeriesSettings) -> SeriesSettings:
        return replace(settings, roles=(7,), named=(PEOPLE[2].id,))

    await signing.settle(league.context, it.id, PEOPLE[0].id, chosen, moderates=False)
    assert await refused(signing.join(league.context, it.id, PEOPLE[1], ANYONE)) == "series-invited"
    await signing.join(league.context, it.id, PEOPLE[1], Rights(frozenset((7,))))
    it = await signing.join(league.context, it.id, PEOPLE[2], ANYONE)
    assert len(it.playing) == 3


async def test_whoever_leaves_is_replaced_by_a_reserve_at_the_table(league: League) -> None:
    it = await league.begun(8, replace(FAST, fill="people"))
    it = await signing.join(league.context, it.id, PEOPLE[9], ANYONE)
    assert it.part_of(PEOPLE[9].id) == "reserve"
    gone = PEOPLE[4].id
    await signing.leave(league.context, it.id, gone)
    it = await league.look(it)
    table = it.drawn_for(PEOPLE[9].id, 1)
    assert table is not None
    info = await league.info(table)
    assert PEOPLE[9].id in info.users
    assert gone not in [user for each in it.in_round(1) for user in users(each)]
    it = await league.play_round(it)
    [line] = [line for line in standings(it.playing, it.results, "") if line.user_id == PEOPLE[9].id]
    assert line.places, "the seat counts for who has it at the end"


@pytest.mark.parametrize("lent", [False, True])
@pytest.mark.parametrize(("removed", "notice"), [(True, "removed"), (False, "left")])
async def test_whoever_is_taken_out_is_told_and_has_not_left_by_themselves(
    live: Bot, removed: bool, notice: str, lent: bool
) -> None:
    league = League(live)
    it = await league.begun(4)
    gone, context = PEOPLE[2].id, league.context
    table_id = it.in_round(1)[0].table_id or 0
    if lent:
        await seats.lend(context, table_id, gone)
    if removed:
        await signing.remove(context, it.id, PEOPLE[0].id, gone, moderates=False)
    else:
        await signing.leave(context, it.id, gone)
    await league.look(it)
    await live.outbox.idle()
    told = [(job.user_id, job.text.key) for job in live.voice.jobs(Tell)]
    assert told == ([(gone, "table.told.series-removed")] if removed else []), told
    assert live.voice.notices()[-1] == notice, live.voice.notices()
    log = [text.key for _, text in await reading.latest(context, it.id, 9)]
    assert log == [f"table.series.{notice}"], log


async def test_without_reserves_a_computer_player_takes_over(league: League) -> None:
    it = await league.begun(8)
    gone = PEOPLE[4].id
    before = it.drawn_for(gone, 1)
    assert before is not None
    await signing.leave(league.context, it.id, gone)
    it = await league.look(it)
    info = await league.info(before)
    assert gone not in info.users
    assert sum(player.computer is not None for player in info.seats) == 1
    it = await league.play_round(it)
    assert it.round == 2
    assert len(it.playing) == 7
    assert sorted(len([u for u in users(t) if u]) for t in it.in_round(2)) == [3, 4], "a computer fills up"
    assert [t for t in it.in_round(2) if len(t.seats) != 4] == []


async def test_a_seat_given_up_at_the_table_counts_for_nobody(league: League) -> None:
    it = await league.begun(8)
    table = it.in_round(1)[0]
    assert table.table_id is not None
    gone = users(table)[0]
    assert gone is not None
    await seats.give_up(league.context, table.table_id, gone)
    it = await league.play_round(it)
    assert None in users(it.in_round(1)[0])
    assert gone not in users(it.in_round(1)[0])
    assert it.drawn_for(gone, 2) is not None, "they play on in the next round"


async def test_a_seat_that_was_only_lent_counts_for_its_owner(league: League) -> None:
    it = await league.begun(8)
    table = it.in_round(1)[0]
    assert table.table_id is not None
    owner = users(table)[0]
    assert owner is not None
    await seats.lend(league.context, table.table_id, owner)
    it = await league.play_round(it)
    assert owner in users(it.in_round(1)[0])


async def test_a_mended_place_counts_and_the_log_says_who_changed_what(league: League) -> None:
    it = await league.play_round(await league.begun(8))
    table = it.in_round(1)[0]
    whom = next(seat for seat in table.seats if seat.place == 4)
    assert whom.user_id is not None
    it = await results.mend(league.context, it.id, PEOPLE[0].id, 1, whom.user_id, 1, moderates=False)
    after = next(seat for seat in it.in_round(1)[0].seats if seat.user_id == whom.user_id)
    assert after.place == 1
    [(_, text)] = await reading.latest(league.context, it.id, 5)
    assert text.key == "table.series.mended"
    assert dict(text.args) == {
        "by": str(PEOPLE[0].id),
        "user": str(whom.user_id),
        "round": 1,
        "from": 4,
        "to": 1,
    }
    league.speaker.shown.clear()
    await league.look(it)
    assert ("standings", 1) in league.speaker.shown


async def test_a_table_without_a_result_is_mended_by_hand(league: League) -> None:
    it = await league.begun(4)
    [table] = it.in_round(1)
    assert table.table_id is not None
    await lobby.close(league.context, table.table_id, PEOPLE[0].id)
    it = await league.look(it)
    assert it.round == 2, "nobody waits for a closed table"
    await results.mend(league.context, it.id, PEOPLE[0].id, 1, PEOPLE[1].id, 1, moderates=False)
    it = await league.look(it)
    lines = standings(it.playing, it.results, it.seed)
    assert (lines[0].user_id, lines[0].points) == (PEOPLE[1].id, 120)


async def test_a_round_ends_at_its_deadline_and_late_results_still_count(league: League) -> None:
    it = await league.begun(8)
    first, second = it.in_round(1)
    assert first.table_id is not None
    assert second.table_id is not None
    await league.play(first.table_id)
    it = await league.look(it)
    assert it.round == 1
    league.bot.clock.now += FAST.days * DAY
    it = await league.look(it)
    assert it.round == 2
    await league.play(second.table_id)
    it = await reading.now(league.context, it)
    assert [table.state for table in it.in_round(1)] == ["over", "over"]


async def test_where_discord_refuses_a_thread_the_host_is_told_once(league: League) -> None:
    league.speaker.shut = True
    it = await league.begun(8)
    for _ in range(3):
        league.bot.clock.now += RETRY_AFTER_REFUSAL
        it = await league.look(it)
    assert league.speaker.complaints == ["table.refused.no-table"]
    assert it.round == 1
    league.speaker.shut = False
    league.bot.clock.now += RETRY_AFTER_REFUSAL
    it = await league.look(it)
    assert [table for table in it.in_round(1) if table.table_id is None] == [], "nothing is lost"


async def test_a_servers_quota_holds_and_a_hosts_own_does_not(league: League) -> None:
    league.context.quotas = Quotas(hosted=1, lobbies=1, opened=1, server=1)
    it = await league.begun(8)
    assert [table.table_id is not None for table in it.in_round(1)] == [True, False]
    assert league.speaker.complaints == ["table.refused.quota-server"]
    league.context.quotas = Quotas(hosted=1, lobbies=1, opened=1)
    league.bot.clock.now += RETRY_AFTER_REFUSAL
    await league.look(it)
    await lobby.open_table(league.context, GUILD, 77, PEOPLE[0], "toy", "en")


async def test_a_series_is_looked_after_by_its_servers_process_alone(bot: Bot) -> None:
    league = League(bot)
    bot.context.shards = Shards(1, 1, 2)
    it = await league.open(8)
    await signing.start(league.context, it.id, PEOPLE[0].id, moderates=False)
    assert (await league.look(it)).round == 0


async def test_blocked_people_are_drawn_apart_and_nothing_shows_it(league: League) -> None:
    await blocks.block(league.context, PEOPLE[1].id, PEOPLE[2].id)
    it = await league.begun(8)
    for _ in range(2):
        for table in it.in_round(it.round):
            assert not {PEOPLE[1].id, PEOPLE[2].id} <= set(users(table))
        it = await league.play_round(it)
    assert await reading.latest(league.context, it.id, 10) == ()


async def test_people_who_are_not_asked_yet_are_called_once(league: League) -> None:
    it = await league.begun(8, replace(FAST, game="saideira", options={}, size=4))
    for table in it.in_round(1):
        assert table.table_id is not None
        loaded = await league.context.load(table.table_id)
        asked = {loaded.info.seats[seat].user_id for seat in loaded.position.waiting}
        told = [
            user
            for (user,) in await league.bot.rows(
                f"outbox WHERE kind = 'summon' AND table_id = {table.table_id}", "user_id"
            )
        ]
        assert sorted(told) == sorted(u for u in users(table) if u is not None and u not in asked)


async def test_forgetting_takes_names_and_ids_out_of_a_series(league: League) -> None:
    it = await league.play_round(await league.begun(8, replace(FAST, fill="people")))
    gone = PEOPLE[4]
    points = {line.user_id: line.points for line in standings(it.playing, it.results, it.seed)}
    await results.mend(league.context, it.id, gone.id, 1, PEOPLE[5].id, 1, moderates=True)
    await forgetting.forget(league.context, gone.id)
    it = await league.look(it)
    assert gone.id not in it.playing
    found = [
        await league.bot.rows(name) for name in ("series", "series_players", "series_seats", "series_log")
    ]
    assert str(gone.id) not in json.dumps(found)
    assert f'"{gone.name}"' not in json.dumps(found)
    assert len(points) == 8


async def test_a_season_begins_with_each_series_of_a_game(league: League) -> None:
    async def led(season: Season | None) -> list[int]:
        found = await leaders(league.context, GUILD, 1, "toy", season)
        return sorted(row.user_id for row in found.rows)

    before = await league.bot.table(PEOPLE[10], PEOPLE[11], channel=90)
    await league.play(before.id)
    assert await led("now") == [PEOPLE[10].id, PEOPLE[11].id], "the first season is that before any series"
    league.bot.clock.now += 1
    it = await league.play_round(await league.begun(4))
    four = [person.id for person in PEOPLE[:4]]
    assert await led("now") == four
    assert await led("last") == [PEOPLE[10].id, PEOPLE[11].id]
    assert await led(None) == [*four, PEOPLE[10].id, PEOPLE[11].id]
    await signing.close(league.context, it.id, PEOPLE[0].id, moderates=False)
    league.bot.clock.now += 1
    await league.begun(4)
    assert await led("now") == []
    assert await led("last") == four


async def test_a_table_that_everybody_has_left_is_not_opened(league: League) -> None:
    league.speaker.shut = True
    it = await league.begun(8)
    for seat in it.in_round(1)[0].seats:
        assert seat.user_id is not None
        await signing.leave(league.context, it.id, seat.user_id)
    league.speaker.shut = False
    league.bot.clock.now += RETRY_AFTER_REFUSAL
    it = await league.look(it)
    first, second = it.in_round(1)
    assert (first.state, first.table_id) == ("void", None)
    assert second.table_id is not None


async def test_too_many_series_and_a_second_one_in_a_channel_are_refused(league: League) -> None:
    await league.open(1)
    for channel, key in ((CHANNEL, "series-here"), (50, None), (51, None), (52, "series-enough")):
        place = signing.Place(GUILD, channel, "en", PEOPLE[1], ANYONE)
        if key is None:
            await signing.open_series(league.context, place, FAST)
            continue
        assert await refused(signing.open_series(league.context, place, FAST)) == f"{key}"


async def test_signing_up_ends_by_itself_with_a_series_or_without(league: League) -> None:
    few = await league.open(1)
    league.bot.clock.now += signing.SIGNING
    assert (await league.look(few)).status == "closed"
    assert league.speaker.complaints == ["table.refused.series-few"], "its host is told why"
    many = await league.open(4)
    league.bot.clock.now += signing.SIGNING
    assert (await league.look(many)).status == "running"
    assert len(league.speaker.complaints) == 1
