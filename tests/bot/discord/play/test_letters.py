"""Secret questions by direct message."""

import pytest

from bot.table.people import profiles
from tests.bot.discord.speaking import ANA, Spoken, begun
from tests.bot.discord.test_voice import turn_begins


@pytest.mark.parametrize(("closed", "places"), [(False, [0, ANA.id]), (True, [0, 0])])
async def test_a_secret_question_pings_by_itself_and_in_no_other_message(
    voice: Spoken, closed: bool, places: list[int]
) -> None:
    info = await begun(voice.context, planned=False)
    await voice.notify(ANA, notice="dm")
    await profiles.set_closed_dm(voice.context, ANA.id, closed=closed)
    await turn_begins(voice, info.id)
    assert voice.channel.places == places, "who takes no direct messages is mentioned at the table"
