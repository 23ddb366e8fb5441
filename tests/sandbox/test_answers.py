"""Responses to an interaction: when and how they can be given."""

import asyncio
from collections.abc import Awaitable, Callable

import discord
import pytest

from bot.sandbox.people import filling
from bot.sandbox.people.screen import Option
from tests.sandbox.tiny import Name, Tiny
from tools.driver import City, Person, Place

Answer = Callable[["discord.Interaction[Tiny]"], Awaitable[None]]


async def _twice(interaction: discord.Interaction[Tiny]) -> None:
    await interaction.response.send_message("once")
    again = discord.InteractionResponse(interaction)
    await again.send_message("twice")


async def _unanswered(interaction: discord.Interaction[Tiny]) -> None:
    await interaction.followup.send("before any answer")


@pytest.mark.parametrize(("answer", "told"), [(_twice, (400, 40060)), (_unanswered, (404, 10015))])
async def test_answers_out_of_turn_are_refused(
    bot: Tiny, ana: Person, games: Place, answer: Answer, told: tuple[int, int]
) -> None:
    bot.handler = answer
    task = asyncio.ensure_future(ana.command("ask", games))
    await bot.until(lambda: bool(bot.errors))
    ana.world.clock.advance(4)
    await task
    refused = [error for error in bot.errors if isinstance(error, discord.HTTPException)]
    assert [(error.status, error.code) for error in refused] == [told]


async def test_original_and_follow_ups_are_read_changed_and_deleted(
    bot: Tiny, ana: Person, games: Place
) -> None:
    async def answer(interaction: discord.Interaction[Tiny]) -> None:
        await interaction.response.send_message("first")
        further = await interaction.followup.send("second", wait=True)
        await further.edit(content="second, changed")
        assert (await interaction.original_response()).content == "first"
        await interaction.delete_original_response()

    bot.handler = answer
    reply = await ana.command("ask", games)
    await reply.until(lambda reply: reply.shown.deleted)
    assert [post.text for post in games.posts] == ["second, changed"]
    assert bot.errors == []


async def test_a_modal_does_not_answer_a_modal(bot: Tiny, city: City, ana: Person, games: Place) -> None:
    errors: list[int] = []

    async def again(modal: Name, interaction: discord.Interaction) -> None:
        try:
            payload = {"type": 9, "data": Name().to_dict()}
            url = f"/interactions/{interaction.id}/{interaction.token}/callback"
            await interaction.client.http.request(discord.http.Route("POST", url), json=payload)
        except discord.HTTPException as error:
            errors.append(error.code)
            city.world.clock.advance(4)

    async def ask(interaction: discord.Interaction[Tiny]) -> None:
        modal = Name()
        modal.on_submit = again.__get__(modal)  # type: ignore[method-assign] # one that answers wrongly
        await interaction.response.send_modal(modal)

    bot.handler = ask
    opened = await ana.command("ask", games)
    reply = await ana.submit(opened.modal, {"Name": "Tom", "Piece": "Cat"})
    assert reply.failed and errors == [50035]


async def test_autocomplete_takes_25_choices(bot: Tiny, city: City, ana: Person, games: Place) -> None:
    bot.chosen = [discord.app_commands.Choice(name=f"d{n}", value=f"d{n}") for n in range(25)]
    assert len((await ana.autocomplete("play", games, answer="d")).choices) == 25
    bot.chosen += [discord.app_commands.Choice(name="d26", value="d26")]
    typing = asyncio.ensure_future(ana.autocomplete("play", games, answer="d"))
    await city.world.until(lambda: _refused(city), asyncio.sleep(2))
    city.world.clock.advance(4)
    assert (await typing).failed
    city.world.traffic.violations.clear()  # the schema says the same


def _refused(city: City) -> bool | None:
    return True if any(request.code == 50035 for request in city.world.traffic.requests) else None


async def test_nobody_answers_and_the_person_reads_that_it_failed(
    bot: Tiny, city: City, ana: Person, games: Place
) -> None:
    asking = asyncio.ensure_future(ana.command("ask", games))
    await asyncio.sleep(0)
    assert not asking.done()
    city.world.clock.advance(3)
    assert (await asking).kind == "nothing"


def test_what_is_chosen_in_a_menu_is_a_value_before_it_is_a_label() -> None:
    numbers = [Option(label=str(n), value=str(n - 1)) for n in range(1, 9)]
    assert filling.option(numbers, "6") == "6"  # which says 7
    assert filling.option(numbers, "8") == "7"
    with pytest.raises(filling.Impossible):
        filling.option(numbers, "9")
