"""`/me` lists where one is logged in at the boards in the browser, by times alone, and logs out there."""

from discord import ui

from bot.discord import actions
from bot.discord.lobby import me
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens import ids
from bot.discord.screens.screen import Screen
from bot.table.people import profiles, sessions
from bot.table.runtime.context import Context
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, BIA


def button(screen: Screen) -> list[str]:
    every = [str(item.custom_id) for item in screen.walk_children() if isinstance(item, ui.Button)]
    return [each for each in every if each != ids.general_button("settings")]


async def shown(runtime: Runtime, context: Context) -> Screen:
    await profiles.see(context, ANA)
    [screen] = await me._me(Request(runtime, ANA, Words("en"), 2, 1, "en"), {})
    return screen


async def test_logins_are_listed_with_a_button_that_ends_them(runtime: Runtime, context: Context) -> None:
    without = await shown(runtime, context)
    assert (button(without), "🔑" in without.said) == ([], False)
    secret = await sessions.begin(context, ANA.id)
    other = await sessions.begin(context, BIA.id)
    listed = await shown(runtime, context)
    assert "Your boards are open in one browser" in listed.said
    assert f"logged in <t:{context.now()}:f>, last used <t:{context.now()}:R>" in listed.said
    assert secret not in listed.said
    assert button(listed) == [ids.general_button("logout")]
    pressed = actions.general_button("logout")
    [said] = await pressed.run(Request(runtime, ANA, Words("en"), 2, 1, "en"), "")
    assert "logged out of all browsers" in said.said
    assert [await sessions.person_of(context, each) for each in (secret, other)] == [None, BIA.id]
    assert button(await shown(runtime, context)) == []


async def test_as_many_logins_as_there_may_be_fit_into_the_message(runtime: Runtime) -> None:
    for _ in range(sessions.MAX_SESSIONS + 1):
        await sessions.begin(runtime.context, ANA.id)
    assert (await shown(runtime, runtime.context)).said.count("last used") == sessions.MAX_SESSIONS
