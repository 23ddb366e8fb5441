"""Panels, hands and lobbies of whole games are within Discord's limits, in all languages."""

from collections.abc import Iterator
from contextlib import suppress
from dataclasses import replace
from itertools import islice
from typing import Any

import pytest
from discord import ui

from bot.discord.delivery import panel
from bot.discord.lobby.lobby_panel import ADVICE, lobby_panel
from bot.discord.play import private
from bot.discord.play.lesson import lesson
from bot.discord.screens.ids import general_button
from bot.discord.screens.screen import Drawing, Item, Screen, Shown, needed, pages
from bot.sandbox.world.form import Json, Problems
from bot.sandbox.world.limits import components
from bot.table.learning.coach import Coaching
from bot.table.learning.rounds import LessonRounds
from bot.table.model import Lang, Player, Status, TableInfo, TableView
from rules.core.decisions import Rejected
from rules.core.engine import Position, look, start
from rules.core.flow import Result
from rules.core.game import AnyGame
from rules.core.play.idea import Idea
from rules.core.play.recap import Recap
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.games import GAMES
from tests.bot.toy import TOY
from tests.depth import LONG, in_turn

LONG_NAME = "*" * 32  # a name of the full length, each character of which must be escaped
DRAWN = Drawing(Shown("x-1.png", b"png", "alt" * 1000), "text")
LESSON = 50  # answers
BESIDE = Drawing(Shown("x-1-sheet.png", b"png", "alt" * 1000), "")
CROP = Drawing(Shown("x-1-choice.png", b"png", "alt" * 1000), "", pinned=True)
UNDRAWN = Drawing(None, "a line of the board\n" * 500)


PAGE = f"https://{'a' * 60}.{'games' * 12}.example.org:65535/t/{10**17}"  # as long as it may be


def info(game: AnyGame, seats: int, lang: Lang, result: Result | None = None) -> TableInfo:
    players = tuple(Player(seat, LONG_NAME, user_id=10**18 + seat) for seat in range(seats))
    status: Status = "over" if result else "running"
    options = {option.key: option.values[0] for option in game.options}
    return TableInfo(1, 2, 3, game.key, options, status, 10**18, lang, players, "hash", None, 0, 0, result)


def seen(game: AnyGame, position: Position[Any], seat: int | None, lang: Lang) -> TableView:
    looked = look(game, position, seat)
    asks = {s: a for s, a in position.asks.items() if s == seat or s in looked.public}
    news = tuple(text for _, text in looked.events) * 3
    table = info(game, position.state.seats, lang, position.result)
    return TableView(table, seat, looked, position.n, asks, {}, {}, news)


def positions(game: AnyGame, seats: int, seed: str) -> Iterator[Position[Any]]:
    """Every position of a random game."""
    playing, dice = Playing(game, start(game, seats, {}, seed)), Dice(seed)
    while playing.position.result is None:
        position = playing.position
        yield position
        seat = position.waiting[dice.below(len(position.waiting))]
        while True:
            with suppress(Rejected):  # by the script's own rules: another one will do
                playing.give(seat, position.pending[seat].sample(dice))
                break
    yield playing.position


def component_of(item: Item) -> Json:
    body: Json = item.to_component_dict()
    return body


def check(screen: Screen) -> None:
    """Raise `Refused` for what Discord would refuse."""
    problems = Problems()
    body = [component_of(item) for item in screen.children]
    components.check(body, [shown.file_name for shown in screen.uploads], (), problems, v2=True)
    problems.refuse()


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "seats", "lang"), in_turn([(TOY, 4), (GAMES["bellum"], 2), (GAMES["bellum"], 5)])
)
def test_every_screen_of_a_game_is_within_limits(game: AnyGame, seats: int, lang: Lang) -> None:
    """Each position with one of the drawings, or with all of them; every other one with a link."""
    words, drawings = Words(lang), ([DRAWN], [DRAWN, BESIDE, CROP], [UNDRAWN], [UNDRAWN, BESIDE])
    for number, position in enumerate(positions(game, seats, "seed")):
        for drawing in drawings if LONG else (drawings[number % len(drawings)],):
            page = PAGE if number % 2 else ""
            check(panel.panel(replace(seen(game, position, None, lang), page=page), drawing, words))
            for seat in range(seats):
                mine = replace(seen(game, position, seat, lang), page=page)
                check(private.hand(mine, drawing, words, "said " * 50))
        check(Screen(*pages(private.help_with(seen(game, position, None, lang), words))[0].children))


@pytest.mark.slow
@pytest.mark.parametrize(("key", "lang"), in_turn([(key,) for key in GAMES]))
def test_every_message_of_a_lesson_is_within_limits(key: str, lang: Lang) -> None:
    """At as many positions of a game as a lesson has."""
    game, words = GAMES[key], Words(lang)
    for position in islice(positions(game, game.seats[0], "lesson"), LESSON):
        mine = seen(game, position, 0, lang)
        mine = replace(mine, table=replace(mine.table, lesson=True), page=PAGE)
        why = Text(key="label", args={"it": "x" * 220})
        given = None if mine.decision is None else Idea(mine.decision.sample(Dice("a")), why)
        ended = LessonRounds((1, 2), Recap(why, why, why))
        for coaching in (Coaching(given, ended, first=True), Coaching(rounds=ended, enough=True)):
            for drawing in ([DRAWN], [DRAWN, BESIDE, BESIDE, CROP], [UNDRAWN]):
                check(lesson(mine, coaching, drawing, words, "said " * 90))


PARTS = tuple(Shown(f"x-1-part-{number}.png", b"png", "goes on") for number in range(3))
BOARD = Drawing(replace(PARTS[0], alt="the whole board"), "", board=True, below=PARTS[1:])


@pytest.mark.parametrize(
    ("spares", "left"), [((), (0, 1, 2)), ((1,), (0, 2)), ((0, 1), (2,)), ((0, 1, 2), (0, 1, 2))]
)
def test_no_part_of_the_board_is_shown_twice(spares: tuple[int, ...], left: tuple[int, ...]) -> None:
    board, crop = needed([BOARD, replace(CROP, spares=spares)])
    assert [part.file_name for part in board.parts] == [PARTS[number].file_name for number in left]
    assert board.parts[0].alt == "the whole board"
    assert crop.parts == CROP.parts


def test_a_part_of_the_board_stays_until_the_pins_are_drawn() -> None:
    assert needed([BOARD, replace(CROP, shown=None, spares=(1,))])[0] == BOARD


def test_a_board_keeps_what_only_a_hand_spares_if_no_other_part_is_left() -> None:
    hand = replace(BESIDE, spares=(2,))
    assert needed([BOARD, hand])[0].parts[1:] == [*PARTS[1:2]]
    assert [part.file_name for part in needed([BOARD, hand, replace(CROP, spares=(0, 1))])[0].parts] == [
        PARTS[2].file_name
    ]


def test_pins_take_no_part_of_a_hand_away() -> None:
    hand = replace(BOARD, board=False)
    assert needed([hand, replace(CROP, spares=(1,))])[0] == hand


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("status", ["lobby", "closed"])
def test_lobbies_are_within_limits(lang: Lang, status: Status) -> None:
    for game in (TOY, *GAMES.values()):
        for seats in (1, game.seats[-1]):
            table = replace(info(game, seats, lang), status=status)
            screen = lobby_panel(table, game, Words(lang))
            check(screen)
            assert "discord." not in screen.said


@pytest.mark.parametrize("game", [TOY, GAMES["bellum"]], ids=["without", "with"])
def test_how_to_play_is_offered_where_there_is_something_to_read(game: AnyGame) -> None:
    table = replace(info(game, 2, "en"), status="lobby")
    screen = lobby_panel(table, game, Words("en"))
    ids = [item.custom_id for item in screen.walk_children() if isinstance(item, ui.Button)]
    assert (general_button("how", game.key) in ids) is (game is not TOY)


@pytest.mark.parametrize(("seats", "told"), [(2, "One more player"), (3, "Everybody is here")])
def test_a_lobby_that_waits_for_three_names_no_other_number(seats: int, told: str) -> None:
    table = replace(info(GAMES["bellum"], seats, "en"), status="lobby", wanted=3)
    screen = lobby_panel(table, GAMES["bellum"], Words("en"))
    said = screen.said
    items = list(screen.walk_children())
    assert any(isinstance(item, ui.UserSelect) for item in items) is (seats < 3)
    off = [item.label for item in items if isinstance(item, ui.Button) and item.disabled]
    full = ["Join", "Add computer"] if seats == 3 else []
    assert off == [*full, "Remove computer"], "nobody is to press what would be refused"
    assert f"Players: {seats} of 3" in said
    assert told in said
    assert "2 to 5" not in said


@pytest.mark.parametrize(("host", "told"), [(0, True), (11, False)])
def test_whoever_joins_first_is_told_that_they_host_while_nobody_does(host: int, told: bool) -> None:
    table = replace(info(GAMES["bellum"], 2, "en"), status="lobby", wanted=3, met=True, host_id=host)
    said = lobby_panel(table, GAMES["bellum"], Words("en")).said
    assert "/find opened this table" in said, said
    assert ("Whoever joins first is its host" in said) is told, said


MIXED = {"expansion": "with", "difficulty": "custom"}


@pytest.mark.parametrize("chosen", [{}, MIXED])
def test_every_value_of_every_setting_is_offered_and_no_setting_is_parted(chosen: dict[str, str]) -> None:
    for game in GAMES.values():
        options = game.settle(game.known(chosen))
        table = replace(info(game, 1, "en"), status="lobby", options=options)
        body: list[Any] = [component_of(item) for item in lobby_panel(table, game, Words("en")).children]
        menus = [row["components"][0] for row in body[0]["components"] if row["type"] == 1]
        menus = [menu for menu in menus if menu["type"] == 3]
        offered = [{entry["value"] for entry in menu["options"]} for menu in menus]
        wanted = [
            {f"{o.key}={value}" for value in o.values if value != options[o.key]}
            for o in game.counting(options)
        ]
        wanted.append({f"{ADVICE}=on"})  # belongs to every game
        assert set().union(*offered) == set().union(*wanted)
        assert [values for values in wanted if not any(values <= menu for menu in offered)] == []
        assert len({menu["custom_id"] for menu in menus}) == len(menus)


@pytest.mark.parametrize(
    ("chosen", "shown"),
    [
        ({}, {"expansion", "time", "difficulty"}),
        ({"expansion": "without", "difficulty": "custom"}, {"expansion"}),
        (MIXED, {"expansion", "time", "difficulty", "fears", "counter"}),
    ],
)
def test_a_lobby_shows_the_settings_that_count_and_what_they_are_about(
    chosen: dict[str, str], shown: set[str]
) -> None:
    game, words = GAMES["calamandara"], Words("en")
    table = replace(info(game, 1, "en"), status="lobby", options=game.settle(chosen))
    said = lobby_panel(table, game, words).said
    for option in game.options:
        about = words.say(Text(key=f"calamandara.setting.{option.key}.about"))
        assert (f"-# {about}" in said) is (option.key in shown)


def test_the_chosen_value_stands_out_in_a_lobby_and_its_menu_is_plain() -> None:
    game = GAMES["bellum"]
    screen = lobby_panel(replace(info(game, 1, "en"), status="lobby"), game, Words("en"))
    assert "- Castles: **Dealt at random**" in screen.said
    menus = [item for item in screen.walk_children() if isinstance(item, ui.Select)]
    offered = [entry.label for menu in menus for entry in menu.options]
    assert "Castles: Chosen in seat order" in offered
    assert not [label for label in offered if "*" in label or "Dealt at random" in label]


def test_a_value_that_a_newer_version_has_no_longer_is_not_said() -> None:
    options = {"length": "5", "gone": "yes"}
    screen = lobby_panel(replace(info(TOY, 1, "en"), status="lobby", options=options), TOY, Words("en"))
    assert "gone" not in screen.said


def test_names_cannot_format_or_notify() -> None:
    table = info(TOY, 2, "en")
    seats = (Player(0, "@everyone **x**", user_id=1), Player(1, "<@9> [a](b)", computer="random"))
    said = lobby_panel(replace(table, seats=seats, status="lobby"), TOY, Words("en")).said
    assert "@everyone" not in said
    assert "**x**" not in said
    assert "<@9>" not in said
    assert "[a](b)" not in said


def test_a_lobby_with_a_computer_player_offers_three_strengths() -> None:
    seats = (Player(0, "Ana", user_id=1), Player(1, "Computer 1", computer="steady"))
    table = replace(info(TOY, 2, "en"), seats=seats, status="lobby")
    screen = lobby_panel(table, TOY, Words("en"))
    [menu] = [
        item for item in screen.walk_children() if str(getattr(item, "custom_id", "")).endswith("strength")
    ]
    assert isinstance(menu, ui.Select)
    assert [(entry.value, entry.default) for entry in menu.options] == [
        ("steady", True),
        ("sharp", False),
        ("random", False),
    ]


def test_the_panel_says_that_a_sharp_computer_player_thinks() -> None:
    position = next(positions(TOY, 2, "seed"))
    told = seen(TOY, position, None, "en")
    sharp = Player(1, "Computer 1", computer="sharp")
    thinking = replace(told, table=replace(told.table, seats=(told.table.seats[0], sharp)))
    assert "Thinking ahead: 🤖 Computer 1" in panel.panel(thinking, [DRAWN], Words("en")).said
    assert "Thinking ahead" not in panel.panel(told, [DRAWN], Words("en")).said


def test_a_secret_question_shows_nothing_of_it_in_public() -> None:
    position = next(positions(TOY, 2, "seed"))
    screen = panel.panel(seen(TOY, position, None, "en"), [DRAWN], Words("en"))
    assert "toy.ask.plan" not in screen.said
    assert "secret" in screen.said


def test_the_podium_names_what_decided_among_equal_totals_and_nothing_else() -> None:
    sheet: dict[str, tuple[int, ...]] = {"chests": (7, 9, 5), "total": (30, 20, 20)}
    why = Text(key="bellum.over.chests")
    table = info(GAMES["bellum"], 3, "en", Result(places=(1, 2, 3), sheet=sheet, why=why))
    lines = panel.podium(table, Words("en"))[2:]
    assert [line.rpartition(": ")[2] for line in lines] == ["30", "20 · Chests 9", "20 · Chests 5"]


def test_behind_a_winner_different_results_have_different_places() -> None:
    sheet: dict[str, tuple[int, ...]] = {"total": (9, 2, 7, 1)}
    why = Text(key="calamandara.over.centre", args={"seat": "seat:0"})
    table = info(GAMES["calamandara"], 4, "en", Result(places=(1, 2, 2, 2), sheet=sheet, why=why))
    lines = panel.podium(table, Words("en"))[2:]
    assert [line.partition("\\")[0] + line[-2:] for line in lines] == ["1 9", "2 7", "3 2", "4 1"]


def test_a_hand_without_a_question_says_that_this_may_have_changed_since() -> None:
    game = GAMES["bellum"]
    position = next(each for each in positions(game, 2, "idle") if len(each.waiting) == 1)
    said = private.hand(seen(game, position, 1 - position.waiting[0], "en"), [DRAWN], Words("en")).said
    assert "Nothing is asked of you: when this was shown, the table was waiting" in said
    assert "“My hand” shows the table as it is now" in said


ANYWAY = "You have no other choice here. You are asked anyway, so that nobody can tell."


@pytest.mark.parametrize(
    ("options", "autoplay", "told"), [(1, True, True), (1, False, False), (2, True, False)]
)
def test_a_question_with_only_a_pass_says_in_private_why_it_is_asked(
    options: int, autoplay: bool, told: bool
) -> None:
    """If the host wants every question asked, that is the reason."""
    game = GAMES["dwar7s"]
    position = next(positions(game, 2, "anyway"))
    mine = seen(game, position, position.waiting[0], "en")
    asked = mine.decision
    assert asked is not None and asked.kind == "choose"
    offered = asked.options[:options]
    alone = asked.model_copy(update={"options": offered, "default": [offered[0].id]})
    public = {asked.seat: alone}
    mine = replace(
        mine,
        look=replace(mine.look, decision=alone, public=public),
        table=replace(mine.table, autoplay=autoplay),
    )
    assert (ANYWAY in private.hand(mine, [DRAWN], Words("en")).said) == told
    channel = replace(mine, seat=None, look=replace(mine.look, decision=None))
    assert ANYWAY not in panel.panel(channel, [DRAWN], Words("en")).said


@pytest.mark.parametrize("lang", LANGS)
def test_the_channel_reads_what_kind_of_thing_is_chosen_in_secret(lang: Lang) -> None:
    words = Words(lang)
    position = next(each for each in positions(GAMES["immortals"], 3, "secret") if each.waiting == (0, 1, 2))
    said = panel.panel(seen(GAMES["immortals"], position, None, lang), [DRAWN], words).said
    assert words.say(Text(key="immortals.choosing.draft")) in said
    assert words.say(Text(key="discord.panel.secret")) not in said


@pytest.mark.parametrize("lang", LANGS)
def test_whatever_everybody_may_know_of_a_secret_question_has_words(lang: Lang) -> None:
    words = Words(lang)
    told = [key for game in GAMES.values() for key in game.told_of]
    assert [key for key in told if not words.has(key.replace(".ask.", ".choosing."))] == []
    assert {key.split(".")[0] for key in told} == {"kemet", "immortals", "dwar7s", "calamandara"}
