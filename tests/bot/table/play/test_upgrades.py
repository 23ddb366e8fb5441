"""The rules change under a running game."""

from dataclasses import replace
from pathlib import Path
from typing import Any
from unittest.mock import Mock

import pytest

from bot.table.jobs import ShowPanel
from bot.table.model import Unavailable
from bot.table.past import history
from bot.table.play import upgrade
from bot.table.runtime import saving
from bot.table.storage.database import Database, execute
from rules.core.decisions import Order, option
from rules.core.flow import GameContext
from rules.core.game import AnyGame
from tests.bot.table.scene import ANA, BIA, Bot, refused, started
from tests.bot.toy import TOY, ToyState, finish, result, text

T = GameContext[ToyState]


async def renamed(ctx: T) -> str:
    """The action's question under another key: an answer to the old one no longer fits."""
    await ctx.pick(ctx.state.turn, text("ask.other"), [option("action", "rest")])
    return finish(ctx)


async def narrower(ctx: T) -> str:
    """Ask the same question without the answer that was given."""
    chosen = await ctx.pick(
        ctx.state.turn, text("ask.act"), [option("action", "nap"), option("action", "doze")]
    )
    ctx.log(f"toy.acts.{chosen.removeprefix('action:')}", seat=f"seat:{ctx.state.turn}")
    return finish(ctx)


def with_act(act: Any, **more: Any) -> dict[str, AnyGame]:
    return {"toy": replace(TOY, phases={**TOY.phases, "act": act}, **more)}


@pytest.fixture
async def table(database: Path) -> int:
    """Ana has planned and rested, Bia is to act; Ana's rest can still be taken back."""
    async with started(database) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA, BIA)
        await bot.answer(info.id, ANA, ["action:rest"])
        return info.id


async def notices(bot: Bot) -> list[str]:
    await bot.outbox.start()
    await bot.outbox.idle()
    return bot.voice.notices()


async def test_rules_that_are_the_same_change_nothing(database: Path, table: int) -> None:
    async with started(database) as bot:
        before = await bot.rows("tables")
        await upgrade.recover(bot.context)
        assert await bot.rows("tables") == before


async def test_an_answer_that_no_longer_fits_is_cut_told_and_asked_again(
    database: Path, table: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with started(database, with_act(narrower)) as bot:
        assert f"table {table} goes on, 1 answers were cut" in caplog.text
        seen = await bot.seen(table, ANA)
        assert seen.look.waiting == (0,)
        assert (seen.n, seen.draft) == (2, {"answer": ["action:rest"]})
        assert await bot.rows("gone", "n, seat, answer, branch") == [(2, 0, '["action:rest"]', None)]
        assert await bot.rows("steps", "n") == [(0,), (1,)]
        assert [text.key for _, text in await bot.log(table, None)].count("toy.acts.rest") == 0
        assert await bot.rows("seats", "seat, waiting, heard") == [(0, 1, 1), (1, 0, 2)]
        assert await notices(bot) == ["started", "mended"]
        assert bot.voice.jobs(ShowPanel) == [ShowPanel(anew=True, seats=(0,))]
        assert (await bot.answer(table, ANA, ["action:nap"])).n == 3
        last = (await bot.log(table, None))[-1]
        assert last[1].key == "toy.acts.nap"


async def test_a_change_by_another_process_meanwhile_does_not_undo_the_repair(
    database: Path, table: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    plain, others = saving.change, 2

    def late(db: Database, *args: Any) -> bool:
        nonlocal others
        if others:
            others -= 1
            execute(db, "UPDATE tables SET fence = fence + 1")
        return plain(db, *args)

    monkeypatch.setattr(saving, "change", late)
    async with started(database, with_act(narrower)) as bot:
        assert (await bot.seen(table, ANA)).look.waiting == (0,)
        assert await bot.rows("gone", "n, seat") == [(2, 0)]
        assert (await notices(bot)).count("mended") == 1


async def harder(ctx: T) -> str:
    """Do the same action, with something else to do in it."""
    await ctx.pick(ctx.state.turn, text("ask.act"), [option("action", "sort"), option("action", "rest")])
    await ctx.number(ctx.state.turn, text("ask.effort"), 5, 6)
    return finish(ctx)


async def test_the_answers_before_the_one_that_is_cut_stay(database: Path) -> None:
    async with started(database) as bot:
        info = await bot.table(ANA, BIA)
        await bot.plan(info.id, ANA, BIA)
        await bot.answer(info.id, ANA, ["action:sort"])
        seen = await bot.seen(info.id, ANA)
        assert isinstance(seen.decision, Order)
        order = [each.id for each in seen.decision.options]
        await bot.answer(info.id, ANA, order)
        assert await bot.rows("steps", "n") == [(0,), (1,), (2,), (3,)]
    async with started(database, with_act(harder)) as bot:
        assert await bot.rows("steps", "n") == [(0,), (1,), (2,)]
        assert await bot.rows("gone", "n, seat") == [(3, 0)]
        seen = await bot.seen(info.id, ANA)
        assert seen.decision is not None and seen.decision.prompt.key == "toy.ask.effort"


async def test_a_draft_is_not_offered_for_another_question(database: Path, table: int) -> None:
    async with started(database, with_act(renamed)) as bot:
        assert (await bot.seen(table, ANA)).draft == {}


async def test_a_checkpoint_of_an_older_version_is_migrated_in_memory_only(
    database: Path, table: int
) -> None:

    def richer(state: dict[str, Any]) -> dict[str, Any]:
        return {**state, "coins": [coins + 10 for coins in state["coins"]]}

    newer = {"toy": replace(TOY, version=2, migrations={1: richer})}
    async with started(database, newer) as bot:
        assert (await bot.seen(table)).look.view.coins == [12, 12]
        assert {version for (version,) in await bot.rows("checkpoints", "version")} == {1}
        await bot.answer(table, BIA, ["action:work"])
        await bot.answer(table, BIA, 1)
        assert 2 in {version for (version,) in await bot.rows("checkpoints", "version")}
        bot.context.forget(table)
        assert min((await bot.seen(table)).look.view.coins) >= 12


async def test_a_process_with_older_rules_refuses_and_leaves_the_table_alone(database: Path) -> None:
    async with started(database) as bot:
        table_id = (await bot.table(ANA, BIA)).id
        await bot.plan(table_id, ANA, BIA)
    newer = {"toy": replace(TOY, version=2, migrations={1: lambda state: state})}
    async with started(database, newer) as bot:
        steps = await bot.rows("checkpoints", "step_no")
        await bot.answer(table_id, ANA, ["action:rest"])
        assert await bot.rows("checkpoints", "step_no") == steps, "the answer follows the last one"
        before = await bot.rows("tables")
    async with started(database) as bot:
        for work in (
            bot.seen(table_id, ANA),
            history.moment(bot.context, table_id, None),
            upgrade.recover_table(bot.context, table_id),
        ):
            with pytest.raises(Unavailable) as refused:
                await work
            assert refused.value.text.key == "table.refused.newer"
        assert await bot.rows("tables") == before, "nobody has to thaw it"
    async with started(database, newer) as bot:
        assert (await bot.answer(table_id, BIA, ["action:rest"])).n == 4


async def test_a_game_without_an_upgrade_path_is_frozen_until_there_is_one(
    database: Path, table: int
) -> None:
    async with started(database, {"toy": replace(TOY, version=2)}) as bot:
        frozen = await bot.info(table)
        assert frozen.status == "frozen"
        assert await notices(bot) == ["started", "frozen"]
        await upgrade.recover(bot.context)
        assert await notices(bot) == ["started", "frozen"]  # told once
    async with started(database) as bot:
        thawed = await bot.info(table)
        assert thawed.status == "running"
        assert await notices(bot) == ["thawed"]
        assert (await bot.answer(table, BIA, ["action:rest"])).n == 4


async def over_at_once(ctx: T) -> str:
    """Today's rules end the game before the question that was answered."""
    ctx.end(result(ctx.state.coins))


async def test_a_game_that_is_over_under_todays_rules_is_over(database: Path, table: int) -> None:
    async with started(database, with_act(over_at_once)) as bot:
        info = await bot.info(table)
        assert (info.status, info.seed) == ("over", "seed0")
        assert info.result is not None
        assert await notices(bot) == ["started", "mended", "over"]


async def test_a_game_that_can_not_be_shown_is_frozen_until_it_can(database: Path, table: int) -> None:

    async with started(database, {"toy": replace(TOY, view=Mock(side_effect=LookupError))}) as bot:
        frozen = await bot.info(table)
        assert frozen.status == "frozen"
        assert await notices(bot) == ["started", "frozen"]
    async with started(database) as bot:
        assert (await bot.seen(table, ANA)).look.waiting == (1,)


async def test_a_table_that_can_not_even_be_frozen_does_not_stop_the_start(
    database: Path, table: int, caplog: pytest.LogCaptureFixture
) -> None:
    async with started(database) as bot:
        other = await bot.table(ANA, BIA, channel=3)
        await bot.execute(f"UPDATE tables SET options = '[' WHERE id = {table}")
    async with started(database) as bot:
        await bot.plan(other.id, ANA)
    assert f"table {table} was not recovered" in caplog.text


async def test_a_finished_game_of_old_rules_is_not_frozen_when_it_is_looked_at(database: Path) -> None:
    async with started(database) as bot:
        info = await bot.table(ANA, BIA, length="1")
        await bot.plan(info.id, ANA, BIA)
        await bot.rest(info.id, ANA, BIA)
    async with started(database, {"toy": replace(TOY, version=2)}) as bot:
        assert await refused(bot.seen(info.id, ANA)) == "unreadable"
        over = await bot.info(info.id)
        assert over.status == "over"
        assert over.result is not None
