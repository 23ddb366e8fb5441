"""Old panels: what stays in them, and what Discord's refusals mean there."""

from collections.abc import Mapping
from types import SimpleNamespace
from typing import Any, cast
from unittest.mock import AsyncMock

import pytest
from discord import ui
from discord.components import _component_factory

from bot.discord.delivery import messages
from bot.discord.delivery.panel import PASSING
from bot.discord.delivery.refusals import Gone
from bot.discord.screens.screen import Screen
from bot.table.delivery.voice import Later
from tests.bot.discord.delivery.test_messages import PICTURE, refused


def standing(screen: Screen, addresses: Mapping[str, str]) -> tuple[Any, list[dict[str, Any]]]:
    """A message with this screen, its files at these addresses, and what it is edited to."""
    edits: list[dict[str, Any]] = []

    def sent(part: Any) -> Any:
        """The part as Discord gives it back."""
        if isinstance(part, dict):
            return {key: sent(value) for key, value in part.items()}
        if isinstance(part, list):
            return [sent(each) for each in part]
        return addresses.get(part, part) if isinstance(part, str) else part

    async def edit(**what: Any) -> None:
        edits.append(what)

    parts = [_component_factory(sent(each)) for each in cast(Any, screen).to_components()]
    whole = SimpleNamespace(components=parts, flags=SimpleNamespace(components_v2=True), edit=edit)
    return SimpleNamespace(fetch=AsyncMock(return_value=whole)), edits


async def test_an_old_panel_keeps_its_picture_and_true_lines_and_pings_nobody() -> None:
    items: list[ui.Item[Any]] = [
        ui.TextDisplay("the board"),
        ui.TextDisplay("who is awaited", id=PASSING[0]),
        ui.TextDisplay("a question", id=PASSING[-1]),
        PICTURE.gallery(),
        ui.ActionRow(ui.Button(label="Join", custom_id="join")),
    ]
    address = "https://cdn.discord.example/attachments/2/3/board.png?ex=1&is=2"
    message, edits = standing(Screen(ui.Container(*items)), {"attachment://board.png": address})
    await messages.put_aside(message)
    [edit] = edits
    [container] = edit["view"].to_components()
    kept = [each.get("content") or each["items"][0]["media"]["url"] for each in container["components"]]
    assert kept == ["the board", "attachment://board.png"]
    assert edit["allowed_mentions"].to_dict() == {"parse": []}


@pytest.mark.parametrize(("refusal", "meaning"), [(refused(404, 10008), Gone), (refused(503, 0), Later)])
async def test_an_old_panel_that_can_not_be_read_has_the_usual_meanings(
    refusal: Exception, meaning: type[Exception]
) -> None:
    with pytest.raises(meaning):
        await messages.put_aside(cast(Any, SimpleNamespace(fetch=AsyncMock(side_effect=refusal))))
