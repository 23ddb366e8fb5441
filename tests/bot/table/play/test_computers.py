from dataclasses import replace
from pathlib import Path

import pytest

from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import TableInfo, Unavailable
from bot.table.play import moves, stand_in
from bot.table.play.computers import Computers
from bot.table.runtime import keyed_tasks
from bot.table.storage.store import Store
from rules.core.decisions import Answer, Decision
from rules.core.rng import Dice
from rules.core.text import Text
from rules.games import GAMES
from tests.bot.table.scene import ANA, BIA, CHANNEL, GUILD, Bot, late, started
from tests.depth import one_in


async def play_on(bot: Bot, table_id: int) -> TableInfo:
    """Ana answers by the default, or by any answer, until the game is over."""
    for _ in range(2_000):
        await bot.computers.idle()
        if not await reading.waiting_for(bot.context, ANA.id):
            break
        seen = await bot.seen(table_id, ANA)
        assert seen.seat is not None
        await late(bot.context, table_id, seen.seat)
    return await bot.info(table_id)


async def test_computers_play_a_game_to_its_end(live: Bot) -> None:
    info = await live.table(ANA, computers=3, length="5")
    over = await play_on(live, info.id)
    assert over.status == "over"
    assert over.result is not None
    by = await live.rows("steps", "DISTINCT seat, made_by")
    assert sorted(by) == [(0, "clock"), (1, "computer"), (2, "computer"), (3, "computer")]


@pytest.mark.slow
@pytest.mark.parametrize("key", one_in(3, GAMES))
async def test_every_game_is_played_to_its_end_from_the_database(live: Bot, key: str) -> None:
    info = await lobby.open_table(live.context, GUILD, CHANNEL, ANA, key, "en")
    kinds = [*GAMES[key].computers, "random"]
    for number in range(GAMES[key].seats[-1] - 1):
        await lobby.add_computer(live.context, info.id, ANA.id, kinds[number % len(kinds)])
    await moves.start_table(live.context, info.id, ANA.id)
    over = await play_on(live, info.id)
    assert over.status == "over"
    seen = await live.seen(info.id)
    live.context.forget(info.id)
    assert (await live.seen(info.id)).look.view == seen.look.view


async def test_the_same_table_is_played_alike_whatever_the_restarts(tmp_path: Path) -> None:
    """A computer's dice come from the table's own secret, so a crash can't be used to ask it again."""
    played = []
    for name in ("one", "two"):
        path = tmp_path / f"{name}.db"
        async with started(path) as bot:
            info = await bot.table(ANA, computers=2)
            await bot.plan(info.id, ANA)
        async with started(path, workers=True) as bot:
            await bot.computers.idle()
            played.append(await bot.rows("steps", "seat, answer"))
    assert played[0] == played[1]


async def test_people_get_their_turn_while_computers_play(live: Bot) -> None:
    busy = await live.table(BIA, computers=3, length="400")
    await live.plan(busy.id, BIA)
    other = await live.table(ANA, BIA, channel=3)
    await live.plan(other.id, ANA)
    assert (await live.seen(other.id, ANA)).n == 1


async def test_a_computer_waits_before_it_plays(bot: Bot) -> None:
    bot.computers = Computers(bot.context, 3600.0)
    await bot.computers.start()
    await bot.table(ANA, computers=1)
    for _ in range(20):
        assert await bot.rows("steps") == []


async def test_a_move_that_could_not_be_saved_is_made_later(
    bot: Bot, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keyed_tasks, "SOONEST", 0.0)
    monkeypatch.setattr(keyed_tasks, "RETRY_PAUSE", 0.0)
    await bot.table(ANA, computers=1)
    plain, failures = Store.write, [1, 2]

    async def write(store: Store, function: object, *args: object, **kwargs: object) -> object:
        if failures:
            failures.pop()
            raise Unavailable(Text(key="table.refused.not-saved"))
        return await plain(store, function, *args, **kwargs)  # type: ignore[arg-type]

    monkeypatch.setattr(Store, "write", write)
    await bot.computers.start()
    await bot.computers.idle()
    assert len(await bot.rows("steps")) == 1


@pytest.mark.parametrize(
    ("kind", "asked"), [(None, True), ("sharp", True), ("steady", True), ("random", False)]
)
async def test_absentees_and_sharp_players_without_a_search_use_the_games_player(
    bot: Bot, kind: str | None, asked: bool, caplog: pytest.LogCaptureFixture
) -> None:
    views: list[object] = []

    def own(view: object, decision: Decision, dice: Dice) -> Answer:
        views.append(view)
        return decision.sample(dice)

    loaded = await bot.context.load((await bot.table(ANA, computers=1)).id)
    players = (loaded.info.seats[0], replace(loaded.info.seats[1], computer=kind))
    game = replace(loaded.game, computers={"steady": own})
    loaded = replace(loaded, game=game, info=replace(loaded.info, seats=players))
    answer = stand_in._best(loaded, 1, Dice("some"))
    loaded.position.pending[1].check(answer)
    assert bool(views) == asked
    assert caplog.records == [], "a kind that the game does not have is no fault of its player"


async def test_after_the_stop_no_computer_plays_any_more(bot: Bot) -> None:
    await bot.computers.start()
    await bot.computers.stop()
    await bot.table(ANA, computers=1)
    await bot.computers.idle()
    assert await bot.rows("steps") == []
