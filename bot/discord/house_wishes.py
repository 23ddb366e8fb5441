"""Buttons that belong to no table: collected from the modules that make them."""

from collections.abc import Mapping, Sequence
from functools import partial

from bot.discord import forgetting, owner, scores
from bot.discord.house import House, HouseDone, Visit
from bot.discord.ids import HouseWish
from bot.discord.screen import Screen, note
from bot.discord.serve import Interaction, Manner, serve
from rules.core.text import Text

DONE: Mapping[str, tuple[Manner, HouseDone]] = {**scores.WISHES, **forgetting.WISHES, **owner.WISHES}


async def wish(house: House, interaction: Interaction, what: HouseWish, values: Sequence[str] = ()) -> None:
    """Serve a press on such a button, or a choice in such a menu, whose values are its rest. Never raises."""
    manner, done = DONE.get(what.what, (Manner.FRESH, _unknown))
    await serve(
        house,
        interaction,
        manner,
        f"house, {what.what}",
        partial(_grant, done, ",".join(values) or what.rest),
    )


async def _grant(done: HouseDone, rest: str, visit: Visit) -> Sequence[Screen]:
    return await done(visit, rest)


async def _unknown(visit: Visit, rest: str) -> Sequence[Screen]:
    """A button of another version of the bot."""
    return [note(visit.words.say(Text(key="discord.stale")))]
