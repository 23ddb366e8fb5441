"""Pins of places: the same on the picture and on the buttons, and nothing that is not offered."""

import json
import re
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest
from discord import ui

from bot.discord.delivery import panel
from bot.discord.play import private
from bot.discord.play.lesson import lesson
from bot.discord.questions.widgets import layout
from bot.discord.screens import limits
from bot.discord.screens.layout import Layout, Menu
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.places import pins, placed
from bot.discord.screens.screen import Shown
from bot.discord.screens.speech import called, forms_of
from bot.table.learning.coach import Coaching
from bot.table.model import TableView
from render.core.choice.spots import offered
from render.core.pictures import Picture, PictureRequest
from rules.core.decisions import Choose, Option, Part, Split
from rules.core.playing import Playing
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from rules.core.words import LANGS, Words
from rules.games import GAMES
from tests.bot.discord.screens.faults import faults
from tests.bot.discord.screens.test_screens import BESIDE, CROP, DRAWN, positions, seen

ENGLISH = Words("en")
ONE_IN = 5  # of the positions of a game

in_every_game = pytest.mark.parametrize("key", ["bellum", "calamandara", "dwar7s", "immortals", "kemet"])


def views(key: str, number: int) -> Iterator[TableView]:
    """What the channel and the seats see at some positions of a game."""
    game, found = GAMES[key], list[TableView]()

    def watch(playing: Playing[Any]) -> None:
        if not playing.position.n % ONE_IN:
            readers = (None, *playing.position.waiting)
            found.extend(seen(game, playing.position, reader, "en") for reader in readers)

    kinds = ("steady", "random") if number % 2 else ("random", "steady")
    play(game, game.seats[number % len(game.seats)], seed_of("places", number), kinds, watch=watch)
    yield from found


def asked(view: TableView, lang: str = "en") -> Layout:
    """The question with its pins, as the message shows it."""
    places = placed(view)
    assert places is not None
    private = view.seat is not None
    forms = forms_of(view.table.game)
    return layout(places.decision, {}, Words(lang), private=private, forms=forms, pins=places.pins)


def words_of(label: str) -> list[str]:
    """The words of a label, with its pin."""
    return re.findall(r"\w+", label)


def shown_labels(shown: Layout, decision: Choose) -> dict[str, str]:
    """The labels of buttons and in menus, by the options that they choose; of both the longer."""
    found: dict[str, str] = {}
    for row in shown.rows:
        if isinstance(row, Menu):
            labels = [(int(entry.value), entry.label) for entry in row.entries]
        else:
            labels = [
                (int(b.act.split(".")[2]), b.label) for b in row if b.act.split(".")[0] in ("one", "pick")
            ]
        for index, label in labels:
            ident = decision.options[index].id
            found[ident] = max(label, found.get(ident, ""), key=len)
    return found


@pytest.mark.slow
@in_every_game
def test_buttons_and_menus_say_what_is_on_the_pins(key: str) -> None:
    met = 0
    for view in views(key, 1):
        places = placed(view)
        if places is None or places.decision.kind != "choose":
            continue
        for lang in LANGS:
            shown = asked(view, lang)
            assert faults(shown) == []
            there = shown_labels(shown, places.decision)
            said = {ident: label for ident, label in there.items() if ident in places.pins}
            assert [label for it, label in said.items() if places.pins[it] not in words_of(label)] == []
            assert {*said} == {*places.pins} or len(places.decision.options) > limits.ENTRIES
        met += 1
    assert met


@pytest.mark.slow
@in_every_game
async def test_a_picture_of_places_shows_only_what_its_message_offers(key: str) -> None:
    """It is drawn from the reader's own view, and in the channel without secret options."""
    requests: list[PictureRequest] = []

    async def draw(request: PictureRequest, **_: object) -> Picture:
        requests.append(request)
        return Picture(b"png", "The places.", "", 1, 1)

    pictures, game, met = Pictures(draw, lambda request, mark: ("", ""), GAMES), GAMES[key], 0
    for number in range(2):
        for view in views(key, number):
            requests.clear()
            drawn = await (pictures.channel if view.seat is None else pictures.hand)(view, "en")
            choices = [request for request in requests if request.scene == "choice"]
            questions = [view.decision] if view.seat is not None else [*view.look.public.values()]
            listed = {ident for decision in questions if decision for ident in offered(decision)}
            for request in choices:
                assert {*json.loads(request.detail)} <= listed
                assert request.view == game.seen.dump_json(view.look.view).decode()
            if view.seat is None:
                public = [o for d in questions if d for o in getattr(d, "options", ())]
                assert not [o for o in public if o.secret or (len(questions) > 1 and choices)]
            assert bool(choices) == bool(placed(view)) == drawn.now[-1].pinned
            met += len(choices)
    assert met


def test_twenty_five_places_are_buttons_and_more_are_menus() -> None:
    def places(count: int) -> Choose:
        options = (
            Option(id=f"cell:{n}", label=Text(key="label", args={"it": f"C{n}"})) for n in range(count)
        )
        return Choose(seat=0, prompt=Text(key="label", args={"it": "Where?"}), options=tuple(options))

    def rows(count: int) -> Layout:
        pins = {f"cell:{n}": str(count - n) for n in reversed(range(count))}
        shown = layout(places(count), {}, ENGLISH, private=True, pins=pins)
        assert faults(shown) == []
        return shown

    labels = [b.label for row in rows(25).rows if not isinstance(row, Menu) for b in row]
    assert labels == [f"{n} · C{25 - n}" for n in range(1, 26)], "in the order of the picture"
    [menu, *_] = rows(26).rows
    assert isinstance(menu, Menu)
    assert menu.entries[0].label == "26 · C0"


def test_long_names_of_many_places_leave_the_pin_alone_above_a_menu() -> None:
    options = tuple(Option(id=f"cell:{n}", label=Text(key=f"L{n}: General Store, full")) for n in range(14))
    decision = Choose(seat=0, prompt=Text(key="label", args={"it": "Where?"}), options=options)
    pins = {option.id: f"K{n}" for n, option in enumerate(options, 1)}
    shown = layout(decision, {}, ENGLISH, private=True, pins=pins)
    assert faults(shown) == []
    *buttons, menu = shown.rows
    assert [b.label for row in buttons if not isinstance(row, Menu) for b in row] == [
        f"K{n}" for n in range(1, 15)
    ]
    assert isinstance(menu, Menu)
    assert menu.entries[13].label == "K14 · L13: General Store, full"


def test_parts_that_are_places_have_their_pins_too() -> None:
    decision = Split(
        seat=0,
        prompt=Text(key="label", args={"it": "How many?"}),
        parts=tuple(
            Part(id=f"zone:{n}", label=Text(key=name), high=9) for n, name in enumerate(("Hill", "Port"))
        ),
        least=9,
        most=9,
    )
    shown = layout(decision, {}, ENGLISH, private=True, pins={"zone:0": "H", "zone:1": "G"})
    assert faults(shown) == []
    written = " ".join(str(row) for row in shown.rows)
    assert [name for name in ("H · Hill", "G · Port") if name not in written] == [], written


def test_places_to_pick_several_of_stand_in_the_order_of_their_pins() -> None:
    options = tuple(Option(id=f"zone:{n}", label=Text(key=f"Zone {n}")) for n in range(4))
    decision = Choose(seat=0, prompt=Text(key="where"), options=options, least=2, most=2)
    pins = {"zone:1": "G", "zone:2": "H", "zone:0": "J"}
    shown = layout(decision, {}, ENGLISH, private=True, pins=pins)
    labels = [button.label for row in shown.rows if isinstance(row, tuple) for button in row]
    assert labels[:4] == ["G · Zone 1", "H · Zone 2", "J · Zone 0", "Zone 3"]


def test_a_name_that_says_what_is_printed_there_stands_alone() -> None:
    assert called("3", "Bastet District 3") == "Bastet District 3"
    assert called("3", "Gate 13") == "3 · Gate 13"


def test_what_all_begin_with_is_not_said_again_behind_the_pins() -> None:
    sides = ("north", "east", "south")
    options = tuple(Option(id=f"rotation:{n}", label=Text(key=f"Walls: {it}")) for n, it in enumerate(sides))
    decision = Choose(seat=0, prompt=Text(key="Where are its walls?"), options=options)
    pins = {option.id: str(n) for n, option in enumerate(options, 1)}
    shown = layout(decision, {}, ENGLISH, private=True, pins=pins)
    labels = [button.label for row in shown.rows if isinstance(row, tuple) for button in row]
    assert labels == ["1 · north", "2 · east", "3 · south"]


def test_the_picture_of_places_stands_right_above_their_buttons() -> None:
    game = GAMES["kemet"]
    position = next(each for each in positions(game, 2, "lesson") if pins(seen(game, each, 0, "en")))
    mine, channel = seen(game, position, 0, "en"), seen(game, position, None, "en")
    low = Shown("x-1-part-2.png", b"png", "lower part")
    drawings = [replace(DRAWN, below=(low,)), BESIDE, CROP]
    screens = (
        panel.panel(channel, drawings, ENGLISH),
        private.hand(mine, drawings, ENGLISH),
        lesson(mine, Coaching(), drawings, ENGLISH),
    )
    for screen in screens:
        assert [upload.file_name for upload in screen.uploads] == [
            "x-1.png",
            "x-1-part-2.png",
            "x-1-sheet.png",
            "x-1-choice.png",
        ]
        items = [item for child in screen.children for item in child.children]  # type: ignore[attr-defined]
        at = max(n for n, item in enumerate(items) if isinstance(item, ui.MediaGallery))
        first = min(n for n, item in enumerate(items) if isinstance(item, ui.MediaGallery))
        assert items[first + 1].items[0].media.url == "attachment://x-1-part-2.png"
        assert items[at].items[0].media.url == "attachment://x-1-choice.png"
        assert "district" in items[at + 1].content.lower()
        assert isinstance(items[at + 2], ui.ActionRow)
