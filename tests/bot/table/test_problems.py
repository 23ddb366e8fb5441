"""The file for a report: what one person sees of a table, in whatever state it is, and nobody's secrets."""

from unittest.mock import AsyncMock

import pytest

from bot.table import problems
from bot.table.model import Person, TableInfo
from bot.table.play import moves
from bot.table.runtime.context import refusal
from rules.core.engine import load, look
from rules.core.flow import Bug
from rules.core.playing import run
from rules.problem import Problem
from tests.bot.table.scene import ANA, BIA, CAL, Bot, refused
from tests.bot.toy import TOY


@pytest.fixture
async def table(bot: Bot) -> TableInfo:
    """Ana and Bia have planned, and Ana is asked to act."""
    info = await bot.table(ANA, BIA)
    await bot.plan(info.id, ANA, BIA)
    return info


async def reported(bot: Bot, info: TableInfo, person: Person) -> Problem:
    return await problems.report(bot.context, info.id, person.id, "en")


async def test_it_says_where_the_table_is_and_what_everybody_was_told(bot: Bot, table: TableInfo) -> None:
    found = await reported(bot, table, ANA)
    assert (found.game, found.table, found.step, found.seat) == ("toy", table.id, 2, 0)
    assert {*found.versions} == {"taverna", "contract", "rules", "python"}
    assert [line for line in found.log if "toy.planned" in line] == ["2: toy.planned"] * 2
    assert {line.partition(":")[0] for line in found.log} == {"2"}
    assert found.question[:2] == ("Seat A", "toy.ask.act (toy.ask.act)")


async def test_a_question_comes_with_its_choices_if_they_have_names(bot: Bot, table: TableInfo) -> None:
    await bot.answer(table.id, ANA, ["action:trade"])
    stalls = ("  toy.stall.east", "  toy.stall.west")
    assert (await reported(bot, table, ANA)).question == ("Seat A", "toy.ask.trade (toy.ask.trade)", *stalls)
    await bot.answer(table.id, ANA, {"stall:east": 1, "stall:west": 0})
    await bot.answer(table.id, BIA, ["action:work"])
    assert (await reported(bot, table, BIA)).question == ("Seat B", "toy.ask.effort (toy.ask.effort)")


async def test_it_names_nobody_and_holds_no_seed(bot: Bot, table: TableInfo) -> None:
    loaded = await bot.context.load(table.id)
    for person in (ANA, BIA, CAL):
        whole = (await reported(bot, table, person)).model_dump_json()
        secrets = [loaded.record.checkpoint, loaded.position.state.seed, loaded.computer_seed]
        assert not [each for each in (*secrets, "Ana", "Bia", "<@") if each in whole]


async def test_each_gets_the_own_hand_and_a_spectator_none(bot: Bot, table: TableInfo) -> None:
    loaded = await bot.context.load(table.id)
    for person, seat in ((ANA, 0), (BIA, 1), (CAL, None)):
        found = await reported(bot, table, person)
        assert found.record is not None
        here = run(TOY, found.record)
        assert look(TOY, here, seat).view == look(TOY, loaded.position, seat).view
        hands = [
            hand == mine for hand, mine in zip(here.state.hands, loaded.position.state.hands, strict=True)
        ]
        assert hands == [each == seat for each in (0, 1)]


async def test_what_others_sealed_is_not_in_it(bot: Bot) -> None:
    info = await bot.table(ANA, BIA)
    await bot.plan(info.id, ANA)
    found = await reported(bot, info, BIA)
    assert found.record is not None
    assert found.record.steps == ()
    assert found.step == 1
    assert "Seat B" in found.question[0]


async def test_an_answer_that_broke_the_rules_comes_with_it(bot: Bot, table: TableInfo) -> None:
    seen = (await bot.context.load(table.id)).position
    await moves.draft(bot.context, table.id, ANA.id, seen.asks[0], {"answer": ["action:rest"]})
    assert (await reported(bot, table, ANA)).draft == {"answer": ["action:rest"]}
    assert (await reported(bot, table, BIA)).draft == {}


async def test_a_frozen_table_can_be_reported(bot: Bot, table: TableInfo) -> None:
    await bot.context.freeze(table.id, Bug("a mistake"))
    found = await reported(bot, table, BIA)
    assert (found.status, found.question) == ("frozen", ())
    assert found.record is not None
    assert load(TOY, found.record.checkpoint).hands[1]
    assert "a mistake" not in found.model_dump_json()


async def test_rules_that_are_gone_or_cannot_run_leave_a_file_without_a_position(
    bot: Bot, table: TableInfo, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot.context.studies, "of", AsyncMock(side_effect=refusal("too-long")))
    found = await reported(bot, table, ANA)
    assert found.record is None
    assert found.log
    await bot.context.freeze(table.id, Bug("a mistake"))
    assert (await reported(bot, table, ANA)).record is None


async def test_a_finished_game_is_saved_instead(bot: Bot) -> None:
    info = await bot.table(ANA, BIA, length="1")
    await bot.plan(info.id, ANA, BIA)
    await bot.rest(info.id, ANA, BIA)
    assert await refused(reported(bot, info, ANA)) == "report-over"
