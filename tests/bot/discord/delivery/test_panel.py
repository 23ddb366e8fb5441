"""Contents of a lobby or a panel, and what is left out where there is nothing to say."""

from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.discord.delivery import panel
from bot.discord.lobby.lobby_panel import lobby_panel
from bot.discord.play import private
from bot.discord.play.lesson import lesson
from bot.discord.screens import ids
from bot.discord.screens.happened import NEWS, news
from bot.discord.screens.ids import TablePress
from bot.discord.screens.limits import COMPONENTS, ENTRIES, TEXT
from bot.discord.screens.screen import Drawing, Screen
from bot.discord.screens.speech import Speech, escape, say
from bot.table.learning.coach import Coaching
from bot.table.model import Player, Rating, TableView
from render.core.drawing.tokens import OWNERS
from rules.core.engine import look
from rules.core.flow import Result
from rules.core.game import GameOption
from rules.core.text import Text
from rules.core.words import Words
from rules.games import GAMES
from tests.bot.discord.screens.test_screens import info, positions, seen
from tests.bot.toy import TOY

WORDS = Words("en")


def menus(screen: Screen) -> list[list[str]]:
    """The values of each menu of settings."""
    return [
        [entry.value for entry in item.options]
        for item in screen.walk_children()
        if isinstance(item, ui.Select) and "setting" in str(item.custom_id)
    ]


@pytest.mark.parametrize(
    ("values", "offered"),
    [(("2", "1"), ["length=1", "table:advice=on"]), (("2",), ["table:advice=on"])],
)
def test_a_setting_with_a_single_value_is_no_choice(values: tuple[str, ...], offered: list[str]) -> None:
    game = replace(TOY, options=(GameOption(key="length", values=values),))
    table = replace(info(game, 1, "en"), status="lobby")
    assert menus(lobby_panel(table, game, WORDS)) == [offered]


@pytest.mark.parametrize("stored", [True, False])
def test_a_setting_newer_than_the_table_is_not_listed(stored: bool) -> None:
    table = replace(info(TOY, 1, "en"), status="lobby", options={"length": "2"} if stored else {})
    assert ("toy.setting.length" in lobby_panel(table, TOY, WORDS).said) == stored


@pytest.mark.parametrize("text", ["", "the board"])
def test_a_board_without_picture_and_words_leaves_no_empty_text(text: str) -> None:
    """Discord refuses one."""
    view = seen(TOY, next(positions(TOY, 2, "panel")), None, "en")
    screen = panel.panel(view, [Drawing(None, text)], WORDS)
    texts = [item.content for item in screen.walk_children() if isinstance(item, ui.TextDisplay)]
    assert all(texts)
    assert ("the board" in texts) == bool(text)


def test_a_game_without_hints_asks_in_public_all_the_same() -> None:
    asked = next(each for each in positions(TOY, 2, "panel") if each.state.phase == "act")
    screen = panel.panel(seen(TOY, asked, None, "en"), [Drawing(None, "")], WORDS)
    assert "toy.ask.act" in screen.said


def test_of_a_game_without_hints_nobody_knows_what_broke_a_tie() -> None:
    *_, last = positions(TOY, 2, "panel")
    view = seen(TOY, last, None, "en")
    result = Result(places=(1, 2), sheet={"total": (7, 7)}, why=Text(key="toy.over.rounds"))
    view = replace(view, table=replace(view.table, result=result))
    said = panel.panel(view, [Drawing(None, "")], WORDS).said
    assert "toy.over.rounds" in said
    assert len([line for line in said.splitlines() if line.endswith(": 7")]) == 2


def asking() -> TableView:
    """Return a view of a table that asks a player in public what to do."""
    return seen(
        TOY, next(each for each in positions(TOY, 2, "panel") if each.state.phase == "act"), None, "en"
    )


@pytest.mark.parametrize("windows", [(), ("act",), ("rain",)])
def test_what_is_asked_whatever_somebody_holds_says_so(
    windows: tuple[str, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panel, "cards_in", lambda game: windows)
    said = panel.panel(asking(), [Drawing(None, "")], WORDS).said
    assert (say(WORDS, "panel.window") in said) == ("act" in windows)


@pytest.mark.parametrize(
    ("sizes", "menus"), [((26,), 2), ((25,), 1), ((12, 14), 1), ((12, 15), 2), ((26, 26), 3)]
)
def test_many_settings_stand_in_menus_that_say_which_is_where(sizes: tuple[int, ...], menus: int) -> None:
    """The last one is that of advice, which has one entry; the chosen value of each has none."""
    keys = [f"size{number}" for number in range(len(sizes))]
    options = [
        GameOption(key=key, values=tuple(str(n) for n in range(size)))
        for key, size in zip(keys, sizes, strict=True)
    ]
    table = replace(info(replace(TOY, options=tuple(options)), 1, "en"), status="lobby")
    shown = [
        item
        for item in lobby_panel(table, replace(TOY, options=tuple(options)), WORDS).walk_children()
        if isinstance(item, ui.Select) and "setting" in str(item.custom_id)
    ]
    assert len(shown) == menus
    assert sum(len(item.options) for item in shown) == sum(sizes) - len(sizes) + 1
    assert [item for item in shown if len(item.options) > ENTRIES] == []
    whole = say(WORDS, "lobby.settings")
    named = [WORDS.say(Text(key=f"toy.setting.{key}")) for key in keys] + [say(WORDS, "lobby.advice-name")]
    if menus == 1:
        assert [item.placeholder for item in shown] == [whole]
    else:
        said = " ".join(str(item.placeholder) for item in shown)
        assert [name for name in named if name not in said] == []
        assert whole not in said


@pytest.mark.parametrize(
    ("wanted", "key", "args"),
    [
        (None, "lobby.wanted", {"low": 2, "high": 4, "given": 2}),
        (2, "lobby.expected", {"missing": 0}),
        (1, "lobby.expected", {"missing": 0}),
        (4, "lobby.expected", {"missing": 2}),
    ],
)
def test_a_lobby_says_how_many_are_missing(
    wanted: int | None, key: str, args: dict[str, int | str | list[str]]
) -> None:
    table = replace(info(TOY, 2, "en"), status="lobby", wanted=wanted)
    screen = lobby_panel(table, TOY, WORDS)
    assert say(WORDS, key, host=f"<@{table.host_id}>", **args) in screen.said
    most = say(WORDS, "lobby.seats", given=2, most=wanted or 4)
    assert most in screen.said


def buttons(screen: Screen) -> list[str]:
    """List what each of a table's own buttons does, in their order."""
    found = [str(item.custom_id) for item in screen.walk_children() if isinstance(item, ui.Button)]
    return [parsed.what for each in found if isinstance(parsed := ids.parse(each), TablePress)]


@pytest.mark.parametrize(
    ("change", "shown"),
    [
        ({"status": "archived"}, ["reopen", "text", "log"]),
        ({"status": "frozen"}, ["text", "log"]),
        ({"status": "over"}, ["story", "replay", "verify", "export", "again", "text", "log"]),
        ({"status": "over", "drawn": True}, ["story", "replay", "verify", "export", "text", "log"]),
    ],
)
def test_a_table_that_does_not_go_on_offers_what_is_left(change: dict[str, Any], shown: list[str]) -> None:
    view = asking()
    view = replace(view, table=replace(view.table, **change))
    assert buttons(panel.panel(view, [Drawing(None, "")], WORDS)) == shown


def links(screen: Screen) -> list[str]:
    return [str(item.url) for item in screen.walk_children() if isinstance(item, ui.Button) and item.url]


@pytest.mark.parametrize("page", ["", "https://games.example.org/t/1"])
def test_board_leads_to_the_page_of_the_table_if_there_is_one(page: str) -> None:
    mine = next(each for each in positions(TOY, 2, "panel") if 0 in each.pending)
    for status in ("running", "over"):
        view = replace(asking(), page=page)
        screens = [
            panel.panel(replace(view, table=replace(view.table, status=status)), [Drawing(None, "")], WORDS)
        ]
        own = replace(seen(TOY, mine, 0, "en"), page=page)
        own = replace(own, table=replace(own.table, status=status))
        screens += [private.hand(own, [Drawing(None, "")], WORDS)]
        screens += [lesson(own, Coaching(), [Drawing(None, "")], WORDS)]
        assert [links(each) for each in screens] == [[page] if page else []] * 3


def test_every_button_stays_although_board_is_there() -> None:
    view = asking()
    player, *others = view.table.seats
    view = replace(view, table=replace(view.table, seats=(replace(player, former=9), *others)))
    bare = panel.panel(view, [Drawing(None, "")], WORDS)
    linked = panel.panel(replace(view, page="https://games.example.org/t/1"), [Drawing(None, "")], WORDS)
    assert buttons(bare) == buttons(linked)


@pytest.mark.parametrize(
    ("first", "extra"),
    [
        ({}, []),
        ({"former": 9}, ["seat"]),
        ({"former": 9, "lent": True}, ["back"]),
        ({"lent": True}, ["back"]),
    ],
)
def test_a_seat_that_somebody_has_left_or_lent_can_be_taken(first: dict[str, Any], extra: list[str]) -> None:
    view = asking()
    player, *others = view.table.seats
    view = replace(view, table=replace(view.table, seats=(replace(player, **first), *others)), news=())
    found = [each for each in buttons(panel.panel(view, [Drawing(None, "")], WORDS)) if each != "undo"]
    assert found == ["hand", *extra, "help"]


@pytest.mark.parametrize("more", [0, 1, 5])
def test_only_the_last_news_are_told_and_how_many_more_there_are(more: int) -> None:
    texts = tuple(Text(key=f"toy.news.{number}") for number in range(NEWS + more))
    lines = news(replace(asking(), news=texts), Speech(WORDS, ()))
    assert lines[-NEWS:] == [f"- toy.news.{number}" for number in range(more, NEWS + more)]
    held = [f"-# {say(WORDS, 'panel.more', count=more)}"] if more else []
    assert lines[:-NEWS] == held


def test_questions_have_the_room_that_the_rest_of_the_message_leaves() -> None:
    """A container, the row of buttons, and whatever stands in both count."""
    buttons = ui.ActionRow[Screen](*(panel.button(1, "look", WORDS) for _ in range(3)))
    row = ui.ActionRow[Screen](panel.button(1, "undo", WORDS), panel.button(1, "help", WORDS))
    text = ui.TextDisplay[Screen]("four words and more")
    whole = Screen(ui.Container(text, row, buttons))
    components, characters = panel._left([text, row], [buttons])
    assert components == COMPONENTS - sum(1 for _ in whole.walk_children())
    assert characters == TEXT - len("four words and more")


@pytest.mark.parametrize("asked", [1, 2])
def test_several_public_questions_are_each_headed_by_a_name(asked: int) -> None:
    game = GAMES["immortals"]
    position = next(
        each
        for each in positions(game, 3, "several")
        if len({*look(game, each, None).public} & {*each.waiting}) == asked
    )
    view = seen(game, position, None, "en")
    said = panel.panel(view, [Drawing(None, "")], WORDS).said
    heads = [line for line in said.splitlines() if line == f"**{escape(view.table.names[0])}**"]
    assert len(heads) == (asked if asked > 1 else 0)


@pytest.mark.parametrize(
    ("places", "won"),
    [
        ((1, 2, 2), "Ana wins!"),
        ((2, 1, 1), "Bia and Caio share the victory!"),
        ((1, 1, 1), "Ana, Bia and Caio share the victory!"),
        ((2, 2, 2), "Nobody wins."),
    ],
)
def test_the_podium_says_who_has_won(places: tuple[int, ...], won: str) -> None:
    result = Result(places=places, sheet={"total": (1, 1, 1)}, why=Text(key="toy.over.rounds"))
    seats = tuple(Player(seat, name, user_id=seat) for seat, name in enumerate(("Ana", "Bia", "Caio")))
    assert panel.podium(replace(info(TOY, 3, "en", result), seats=seats), WORDS)[1] == f"**🏆 {won}**"


@pytest.mark.parametrize(
    ("gained", "told"), [(12, "+12"), (0, "+0"), (-12, "\N{MINUS SIGN}12"), (None, None)]
)
def test_the_podium_tells_what_somebody_has_gained_or_lost(gained: int | None, told: str | None) -> None:
    result = Result(places=(1, 2), sheet={"total": (7, 3)}, why=Text(key="toy.over.rounds"))
    ratings = {} if gained is None else {1: Rating(1500, gained)}
    first, second = panel.podium(replace(info(TOY, 2, "en", result), ratings=ratings), WORDS)[2:]
    assert first.endswith(": 7")
    assert second.endswith(": 3" if told is None else f": 3 · rating 1500 ({told})")


def test_each_text_that_passes_has_an_id_of_its_own() -> None:
    coming = Drawing(None, "", why=Text(key="picture.undrawn.coming"))
    found = [item.id for item in panel.panel(asking(), [coming], WORDS).walk_children() if item.id]
    assert len({*found}) == len(found) == 3
    assert {*found} <= {*panel.PASSING}


def colour(screen: Screen) -> str:
    [container] = screen.children
    assert isinstance(container, ui.Container)
    return f"#{container.accent_colour:06X}"


@pytest.mark.parametrize("seat", range(len(OWNERS)))
def test_a_panel_has_the_colour_of_who_is_awaited_first_as_in_the_pictures(seat: int) -> None:
    view, seats = asking(), tuple(Player(n, "x", user_id=n) for n in range(len(OWNERS)))
    look = replace(view.look, waiting=(seat, *range(len(OWNERS))), public={})
    view = replace(view, look=look, table=replace(view.table, seats=seats))
    assert colour(panel.panel(view, [Drawing(None, "")], WORDS)) == OWNERS[seat].colour


def test_a_panel_waiting_for_nobody_has_no_player_colour_and_lobbies_green() -> None:
    view, lobby = asking(), replace(info(TOY, 2, "en"), status="lobby")
    idle = panel.panel(replace(view, look=replace(view.look, waiting=())), [Drawing(None, "")], WORDS)
    closed = lobby_panel(replace(lobby, status="closed"), TOY, WORDS)
    assert colour(idle) == colour(closed) == "#3A4A3F"
    assert colour(lobby_panel(lobby, TOY, WORDS)) == "#4FBF8B"


def test_the_menus_of_settings_are_new_ones_after_each_choice() -> None:
    game = replace(TOY, options=(GameOption(key="length", values=("1", "2", "3")),))
    lobby = replace(info(game, 1, "en"), status="lobby")
    lobbies = [
        replace(lobby, options={"length": length}, advice=advice)
        for length in ("1", "2", "3")
        for advice in (False, True)
    ]
    made = [item for each in lobbies for item in lobby_panel(each, game, WORDS).walk_children()]
    assert len({item.custom_id for item in made if isinstance(item, ui.Select)}) == len(lobbies)


def test_what_a_computer_player_is_asked_is_nobodys_to_answer() -> None:
    game = GAMES["bellum"]
    told = seen(game, next(positions(game, 2, "seed")), None, "en")
    [asked] = told.look.waiting
    computer = Player(asked, "Computer 1", computer="steady")
    seats = tuple(computer if player.seat == asked else player for player in told.table.seats)
    drawings = [Drawing(None, "")]
    shown = panel.panel(told, drawings, WORDS)
    thinking = panel.panel(replace(told, table=replace(told.table, seats=seats)), drawings, WORDS)
    assert shown.find_item(panel.ASKED + asked) is not None
    assert thinking.find_item(panel.ASKED + asked) is None
    assert "Waiting for 🤖 Computer 1" in thinking.said
    assert pressed(thinking) < pressed(shown)


def pressed(screen: Screen) -> set[str | None]:
    """The ids of all that can be pressed."""
    return {item.custom_id for item in screen.walk_children() if isinstance(item, ui.Button | ui.Select)}


def test_what_is_not_told_is_one_press_away() -> None:
    texts = tuple(Text(key=f"toy.news.{number}") for number in range(NEWS + 1))
    for told, there in ((texts, True), (texts[1:], False)):
        screen = panel.panel(replace(asking(), news=told), [Drawing(None, "")], WORDS)
        assert ("log" in buttons(screen)) == there
