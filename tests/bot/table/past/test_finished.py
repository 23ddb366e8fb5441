"""Facts about a finished game whose rules are gone, or whose seed was another."""

from dataclasses import replace

import pytest

from bot.table.past import film, finished
from bot.table.storage import past_rows
from rules.core.decisions import Rejected
from tests.bot.table.past.test_history import finished_game
from tests.bot.table.scene import ALL, Bot
from tests.bot.toy import TOY


async def test_a_game_not_installed_has_only_its_hash_checked_and_no_film(bot: Bot) -> None:
    stored = await bot.store.study(past_rows.kept, await finished_game(bot))
    assert finished.verdict(ALL, stored) == finished.Verdict(True, True, 10)
    assert finished.verdict({}, stored) == finished.Verdict(True, True, 10, older=10)
    with pytest.raises(Rejected, match="without-game"):
        film.filmed({}, stored)


@pytest.mark.parametrize(
    ("change", "hashed"),
    [
        ("UPDATE tables SET seed = 'another'", False),
        ("UPDATE steps SET answer = '1' WHERE answer = '2' AND n = 8", True),
    ],
)
async def test_a_game_with_another_seed_or_another_answer_is_not_fair(
    bot: Bot, change: str, hashed: bool
) -> None:
    table = await finished_game(bot)
    await bot.execute(change)
    stored = await bot.store.study(past_rows.kept, table)
    found = finished.verdict(ALL, stored)
    assert (found.hashed, found.fair, found.older) == (hashed, False, 0)


async def test_what_was_played_under_older_rules_is_exempt(bot: Bot) -> None:
    stored = await bot.store.study(past_rows.kept, await finished_game(bot))
    newer = replace(TOY, version=2, migrations={1: lambda state: state})
    assert finished.verdict({"toy": newer}, stored) == finished.Verdict(True, True, 10, older=10)
