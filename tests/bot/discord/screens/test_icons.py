"""Emoji that stand for an option, and what a message does without."""

from discord import SelectOption, ui

from bot.discord.screens.icons import UNICODE, Icons
from bot.discord.screens.limits import BYTES, ENTRIES
from bot.discord.screens.screen import Screen
from bot.discord.screens.weight import weigh
from tests.bot.toy import TOY

OWN = "<:bellum_castle_0a1b2c:1437219384756129834>"


def menu(name: str, size: int) -> "ui.ActionRow[Screen]":
    """A full menu whose entries have icons."""
    options = [SelectOption(label="x" * size, value=str(n), emoji=OWN) for n in range(ENTRIES)]
    return ui.ActionRow(ui.Select(custom_id=name, options=options))


def emoji(screen: Screen) -> list[str]:
    """List the emoji on buttons and in menus."""
    found = [item.emoji for item in screen.walk_children() if isinstance(item, ui.Button)]
    for item in screen.walk_children():
        if isinstance(item, ui.Select):
            found += [entry.emoji for entry in item.options]
    return [str(each) for each in found if each is not None]


def test_an_option_has_the_icon_of_its_id_or_else_of_its_kind() -> None:
    icon = UNICODE.of("bellum")
    assert [icon(ident) for ident in ("place:tavern", "place:farm_1", "day:1")] == ["🍺", "🏘️", None]


def test_the_applications_own_emoji_wins_over_the_character() -> None:
    icon = Icons({"bellum": {"castle": OWN}}).of("bellum")
    assert [icon(ident) for ident in ("castle:bog_fortress", "creature:goblin_1")] == [OWN, "👹"]


def test_another_game_keeps_its_own_sign_for_the_same_name() -> None:
    assert Icons({"bellum": {"castle": OWN}}).of("dwar7s")("kingdom:castle") == "🏰"


def test_a_game_without_hints_has_no_icons() -> None:
    assert UNICODE.of(TOY.key)("castle:1") is None


def test_only_the_applications_own_are_dropped() -> None:
    row: ui.ActionRow[Screen] = ui.ActionRow(
        ui.Button(label="Back", custom_id="a", emoji="◀️"), ui.Button(label="Keep", custom_id="b", emoji=OWN)
    )
    screen = Screen(row, menu("c", 9))
    assert screen.drop_icons()
    assert emoji(screen) == ["◀️"]
    assert not screen.drop_icons()


def test_a_heavy_message_loses_the_icons_in_its_menus_before_its_words() -> None:
    light = Screen(menu("a", 40), ui.TextDisplay("x" * 3000))
    heavy = Screen(menu("a", 70), menu("b", 70), menu("c", 30), ui.TextDisplay("x" * 3000))
    assert len(emoji(light)) == ENTRIES
    assert emoji(heavy) == []
    assert heavy.said == "x" * 3000
    assert weigh(heavy) <= BYTES
