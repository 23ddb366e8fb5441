"""No message is too heavy, whatever the letters, and what matters most is left."""

from collections.abc import Callable

import pytest
from discord import SelectOption, ui

from bot.discord.past.memories import log_page
from bot.discord.screens.limits import BYTES, ENTRIES, ENTRY, TEXT, clip_bytes
from bot.discord.screens.screen import MARGIN, Item, Screen, Shown, enclosed, illustrated, note, pages
from bot.discord.screens.weight import lighten, weigh
from bot.sandbox.world.form import Json, items
from bot.sandbox.world.limits.messages import COMPONENTS_V2, Upload
from bot.sandbox.world.posting import post
from bot.table.model import TableInfo
from bot.table.past.log import LogEntry, LogPage
from rules.core.text import Text
from rules.core.words import Words
from tools.driver import City

HEAVY = {"accents": "ção ", "emoji": "🎲", "family": "👩‍👩‍👧‍👦", "flags": "🇧🇷\n"}
LIGHT = "Ana must answer."


def menu(name: str, letters: str) -> Item:
    long = (letters * ENTRY)[:ENTRY]
    options = [SelectOption(label=long, value=f"{n}", description=long) for n in range(ENTRIES)]
    return ui.ActionRow(ui.Select(custom_id=name, options=options))


def picture(letters: str, name: str = "board.png") -> Shown:
    return Shown(name, b"png", letters * 1000)


def whole(letters: str) -> Screen:
    """A panel with everything of its longest."""
    shown = [picture(letters, f"{n}.png") for n in range(2)]
    return Screen(
        ui.Container(
            ui.TextDisplay(LIGHT),
            *(each.gallery() for each in shown),
            ui.TextDisplay((letters * TEXT)[: TEXT // 2]),
            ui.TextDisplay((letters * TEXT)[: TEXT // 3]),
            *(menu(f"menu-{n}", letters) for n in range(3)),
        ),
        uploads=shown,
    )


BUILDERS: dict[str, Callable[[str], Screen]] = {
    "note": lambda letters: note(letters * TEXT),
    "illustrated": lambda letters: illustrated(letters * TEXT, picture(letters)),
    "enclosed": lambda letters: enclosed(letters * TEXT, "game.json", b"{}"),
    "page": lambda letters: pages("\n".join([letters * 900] * 9))[0],
    "whole": whole,
}


@pytest.mark.parametrize("letters", HEAVY.values(), ids=HEAVY)
@pytest.mark.parametrize("builder", BUILDERS.values(), ids=BUILDERS)
def test_no_message_is_too_heavy(builder: Callable[[str], Screen], letters: str) -> None:
    screen = builder(letters)
    assert weigh(screen) <= BYTES
    city = City()
    uploads = [Upload(n, each.file_name, each.content) for n, each in enumerate(screen.uploads)]
    parts: list[Json] = screen.to_components()  # type: ignore[no-untyped-call]
    body: Json = {"flags": COMPONENTS_V2, "components": parts}
    assert items(body, "components")
    post(city.world, city.channel("games").channel, body, uploads)


def test_what_is_cut_is_what_matters_least() -> None:
    screen = whole("🎲")
    assert LIGHT in screen.said
    assert screen.said.count("…") == 2
    one = Screen(picture("é").gallery(), ui.TextDisplay("é" * TEXT), ui.TextDisplay(LIGHT))
    assert one.said == f"{'é' * TEXT}\n{LIGHT}", "an alternative text goes first"


def test_a_text_is_cut_no_more_than_is_needed() -> None:
    screen = Screen(ui.TextDisplay("🎲" * (TEXT - 200)), ui.TextDisplay(LIGHT))
    assert BYTES - len("🎲".encode()) < weigh(screen) <= BYTES
    assert screen.said.endswith(LIGHT)


def test_only_as_many_texts_are_cut_as_must_be_the_longest_first() -> None:
    short, long = "é" * (TEXT // 4), "é" * (TEXT // 2)
    fitting = Screen(ui.TextDisplay(short), ui.TextDisplay(long))
    spare = (BYTES - weigh(fitting)) // 2
    over = long + "é" * (spare + 5)
    screen = Screen(ui.TextDisplay(short), ui.TextDisplay(over))
    first, second = screen.said.splitlines()
    assert first == short
    assert second != over
    assert len(second) > len(long), "no more is cut than must be"


def test_long_texts_are_broken_into_more_pages_where_they_are_heavy() -> None:
    lines = ["🎲" * 300] * 12
    shown = pages("\n".join(lines))
    assert "\n".join(page.said for page in shown).split("\n") == lines
    assert [page for page in shown if weigh(page) > BYTES] == []


@pytest.mark.parametrize(
    ("letter", "room", "more", "parts"),
    [
        ("x", TEXT, "", 1),
        ("x", TEXT, "x", 2),
        ("🎲", BYTES - MARGIN, "", 1),
        ("🎲", BYTES - MARGIN, "x", 2),
    ],
    ids=["as long as can be", "too long", "as heavy as can be", "too heavy"],
)
def test_lines_stand_on_one_page_as_long_as_they_fit(letter: str, room: int, more: str, parts: int) -> None:
    size = len(letter.encode())
    first = letter * (room // size // 2)
    left = room - len(f"{first}\n".encode())
    second = letter * (left // size) + "x" * (left % size)
    assert [page.said for page in pages(f"{first}\n{second}{more}")] == (
        [f"{first}\n{second}"] if parts == 1 else [first, second + more]
    )


def test_a_heavy_page_of_the_log_has_its_last_line() -> None:
    words, info = (
        Words("pt-BR"),
        TableInfo(1, 2, 3, "kemet", {}, "running", 1, "pt-BR", (), None, None, 0, 0, None),
    )
    entry = Text(key="table.history.left", args={"user": "🎲" * 300})
    shown = log_page(LogPage(info, 10, 30, tuple(LogEntry(n, entry, ()) for n in range(10, 30))), words)
    assert "`29`" in shown.said
    assert weigh(shown) <= BYTES


def test_a_message_of_plain_letters_is_left_as_it_is() -> None:
    screen = illustrated("x" * TEXT, picture("a"))
    assert screen.said == "x" * TEXT


@pytest.mark.parametrize("most", range(3, 40))
def test_a_text_is_cut_between_letters(most: int) -> None:
    cut = clip_bytes("ação 🎲\nção", most)
    assert len(cut.encode()) <= most
    assert cut.endswith("…") == (most < len("ação 🎲\nção".encode()))


@pytest.mark.parametrize(("over", "kept"), [(0, True), (1, False)])
def test_what_is_just_light_enough_is_left_as_it_is(over: int, kept: bool) -> None:
    entry = SelectOption(label="Delta", value="1", description="x", emoji="🎲")
    screen = Screen(ui.ActionRow(ui.Select(custom_id="menu", options=[entry])), ui.TextDisplay("x"))
    [text] = [item for item in screen.walk_children() if isinstance(item, ui.TextDisplay)]
    text.content = "x" * (BYTES - weigh(screen) + 1 + over)
    assert weigh(screen) == BYTES + over
    lighten(screen)
    assert (entry.emoji is not None) == kept


@pytest.mark.parametrize(
    ("text", "cut"),
    [("aaa\nbbbbbbbbb", "aaa\nbbbb…"), ("aaaa\nbbbbbbbb", "aaaa…"), ("a" * 11, "a" * 11)],
)
def test_a_text_is_cut_at_a_line_end_unless_half_of_it_would_be_lost(text: str, cut: str) -> None:
    """Eleven bytes, of which the ellipsis takes three: a line of three and its end are half of the rest."""
    assert clip_bytes(text, 11) == cut
