"""Buttons that do not belong to a table, collected from the modules that make them."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.discord.learning import how_to_play, lessons, tips
from bot.discord.lobby import owner
from bot.discord.people import forgetting, scores
from bot.discord.requests.request import GeneralDone, Request, Runtime
from bot.discord.requests.serve import Interaction, Manner, serve
from bot.discord.screens.ids import GeneralPress
from bot.discord.screens.screen import Screen, note
from rules.core.text import Text

DONE: Mapping[str, tuple[Manner, GeneralDone]] = {
    **scores.BUTTONS,
    **forgetting.BUTTONS,
    **owner.BUTTONS,
    **how_to_play.BUTTONS,
    **tips.BUTTONS,
    **lessons.BUTTONS,
}


async def pressed(
    runtime: Runtime, interaction: Interaction, what: GeneralPress, values: Sequence[str] = ()
) -> None:
    """Serve a press on such a button, or a choice in such a menu. Never raises."""
    manner, done = DONE.get(what.what, (Manner.FRESH, _unknown))
    await serve(
        runtime,
        interaction,
        manner,
        f"runtime, {what.what}",
        partial(_grant, done, ",".join(values) or what.rest),
    )


async def _grant(done: GeneralDone, rest: str, request: Request) -> Sequence[Screen]:
    return await done(request, rest)


async def _unknown(request: Request, rest: str) -> Sequence[Screen]:
    """Answer a button from another version of the bot."""
    return [note(request.words.say(Text(key="discord.stale")))]
