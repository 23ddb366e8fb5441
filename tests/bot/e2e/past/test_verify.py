"""`/table verify` with a step, through the double: the thought of a sharp computer player is repeated."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import partial

import pytest

from bot.sandbox.people.driver import Person, Place
from bot.table.past import repeating
from bot.table.past.repeating import Repeated
from bot.table.runtime.context import Context
from rules.core.rng import Dice
from tests.bot.e2e.play.test_playing import asks_to_act, plan
from tests.bot.e2e.players import until_panel

pytestmark = pytest.mark.usefixtures("bot")


async def test_its_answer_comes_out_again_and_another_step_is_told_apart(
    bia: Person, games: Place, monkeypatch: pytest.MonkeyPatch
) -> None:
    await bia.command("table open", games, game="toy", language="en")
    lobby = await games.until(lambda post: "1. Bia" in post.text)
    await bia.press(lobby, "Add computer")
    await games.until(lambda post: "2. " in post.text)
    await bia.select(lobby, ["Sharp computer"], "How strong the computers are (for the host)")
    await bia.press(lobby, "Start")
    for _ in range(2):
        await until_panel(games, lambda post: f"<@{bia.id}>" in post.text and "secret" in post.text)
        assert "**Done" in (await plan(bia, games)).text
        panel = await until_panel(games, partial(asks_to_act, bia))
        await bia.press(panel, "action:rest")
    await games.until(lambda post: "🏆" in post.text)

    whole = await bia.command("table verify", games)
    await whole.until(lambda reply: "Sharp computers thought about" in reply.text)
    odd = await bia.command("table verify", games, step="999")
    await odd.until(lambda reply: "No sharp computer gave the answer" in reply.text)
    step = re.findall(r"\d+", odd.text.rpartition(":")[2])[0]
    again = await bia.command("table verify", games, step=step)
    await again.until(lambda reply: "It comes to the same answer" in reply.text)
    assert f"Step {step}: " in again.text and "Computer 1" in again.text

    for older, words in ((False, "❌ It comes to another answer: "), (True, "so this proves nothing")):
        monkeypatch.setattr(repeating, "repeated", otherwise(older))
        other = await bia.command("table verify", games, step=step)
        await other.until(lambda reply, words=words: words in reply.text)  # type: ignore[misc]


def otherwise(older: bool) -> Callable[..., Awaitable[Repeated]]:
    """A repetition that comes to another answer, by the same rules or by others."""
    kept = repeating.repeated

    async def repeated(context: Context, table_id: int, user_id: int, step: int) -> Repeated:
        found = await kept(context, table_id, user_id, step)
        samples = (found.decision.sample(Dice(str(n))) for n in range(99))
        return replace(found, again=next(each for each in samples if each != found.answer), older=older)

    return repeated
