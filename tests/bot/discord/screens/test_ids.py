"""The ids of buttons, menus and forms: each is read as it was made, and nothing else is read."""

import pytest

from bot.discord.screens import ids
from bot.discord.screens.ids import Act, GeneralPress, TablePress

HUGE = 10**18 - 1


@pytest.mark.parametrize(
    ("made", "read"),
    [
        (ids.decision(7, "0123456789ab") + "take.1.2", Act(7, "0123456789ab", "take.1.2")),
        (ids.decision(HUGE, "f" * 12) + "x" * 70, Act(HUGE, "f" * 12, "x" * 70)),
        (ids.table_button(7, "undo"), TablePress(7, "undo")),
        (ids.table_button(7, "undo", "12"), TablePress(7, "undo", "12")),
        (ids.table_button(HUGE, "x" * 20, "1:2\n3"), TablePress(HUGE, "x" * 20, "1:2\n3")),
        (ids.general_button("how"), GeneralPress("how")),
        (ids.general_button("how", "kemet"), GeneralPress("how", "kemet")),
        (ids.general_button("x" * 20, "y" * 70), GeneralPress("x" * 20, "y" * 70)),
    ],
)
def test_what_is_made_is_read(made: str, read: object) -> None:
    assert ids.parse(made) == read


@pytest.mark.parametrize(
    "forged",
    [
        *("", "x:1:undo", "t:1", "t:x:undo", "t:1:Undo", "h:", "h", "h:How", f"h:{'x' * 21}"),
        *("d:1:0123456789ab:", "d:1:0123456789a:x", "d:1:0123456789aG:x", f"d:1:{'0' * 12}:{'x' * 71}"),
        *(f"t:{10**18}:undo", f"d:{10**18}:0123456789ab:x", f"t:1:undo:{'x' * 71}", f"h:how:{'x' * 71}"),
    ],
)
def test_what_is_not_made_is_not_read(forged: str) -> None:
    assert ids.parse(forged) is None


@pytest.mark.parametrize(
    ("rest", "number"),
    [
        ("0", 0),
        ("12", 12),
        ("0" * 18 + "7", 7),
        ("0" * 19 + "7", None),
        (str(2**63 - 1), 2**63 - 1),
        (str(2**63), None),
        ("9" * 19, None),
        *((text, None) for text in ("", "-1", "+1", " 1", "1.5", "²", "٣", "x")),
    ],
)
def test_a_number_has_room_in_the_database(rest: str, number: int | None) -> None:
    assert ids.number(rest) == number
