"""No two buttons or menus of a question have the same words, unless they do the same."""

import math
from collections.abc import Iterator
from typing import Any

import pytest

from bot.discord.questions import widgets
from bot.discord.screens.layout import Answered, Button, Chained, Layout, Menu
from bot.discord.screens.places import pins_in
from bot.discord.screens.speech import NO_PINS, forms_of
from bot.table.model import Folded
from bot.table.play.follow_ups import follow_ups
from rules.core.decisions import Choose, Seat
from rules.core.engine import Position, Record, look
from rules.core.game import AnyGame
from rules.core.playing import Playing, run
from rules.core.selfplay.playout import play, seed_of
from rules.core.ui import ui
from rules.core.words import LANGS, Words
from tests.contract.listed import LISTED
from tests.depth import LONG

DECISIONS = 1000 if LONG else 40  # of each game
GAMES = 6 if LONG else 2


def ways(game: AnyGame, record: Record, position: Position[Any], seat: Seat) -> Iterator[Folded | None]:
    """Yield what may be shown along with the question: nothing, and each option opened."""
    yield None
    if position.pending[seat].prompt.key not in ui(game.key).follows or len(position.waiting) > 1:
        return
    then = follow_ups(game, record, position, seat, public=False, longest=math.inf)
    if then:
        for opened in (None, *then):
            yield Folded(then, opened)


def shown(asked: Choose, folded: Folded | None, layout: Layout, words: Words) -> Iterator[tuple[str, object]]:
    """Yield the words of all that gives an answer, and what it does: the things it names, or itself."""
    for row in layout.rows:
        for part in (row,) if isinstance(row, Menu) else row:
            if isinstance(part, Menu):
                yield part.placeholder, part.act
            elif not part.disabled:
                yield part.label, done(asked, folded, part, words)


def done(asked: Choose, folded: Folded | None, button: Button, words: Words) -> object:
    """Return the labels of the things in the answers of a button: equal copies do the same."""
    outcome = widgets.press(asked, {}, button.act, (), words, folded=folded)
    if isinstance(outcome, Answered):
        given: tuple[Any, ...] = (outcome.answer,)
    elif isinstance(outcome, Chained):
        given = outcome.answers
    else:
        return button.act.partition(".")[0], label_of(asked, button)
    first = {option.id: option.label for option in asked.options}
    ids = [each for answer in given for each in answer]
    follow = None if folded is None or not ids else folded.then.get(ids[0])
    second = {} if follow is None else {option.id: option.label for option in follow.question.options}
    if len(given) == 1:
        return [first.get(ident, ident) for ident in ids]
    return [first[ids[0]], second[ids[1]]]


def label_of(asked: Choose, button: Button) -> object:
    """The thing that a button picks; the act of one that picks nothing."""
    verb, *numbers = button.act.split(".")
    return asked.options[int(numbers[0])].label if verb in ("pick", "drop") else button.act


def alike(asked: Choose, folded: Folded | None, layout: Layout, words: Words) -> list[str]:
    """List the words that stand for two things."""
    met: dict[str, object] = {}
    return [
        f"{asked.prompt.key} ({words.lang}): {name!r} does {met[name]} and {does}"
        for name, does in shown(asked, folded, layout, words)
        if met.setdefault(name, does) != does
    ]


@pytest.mark.slow
@pytest.mark.parametrize("key", LISTED)
def test_no_two_buttons_with_the_same_words_do_different_things(key: str) -> None:
    game, said, found = LISTED[key], [Words(lang) for lang in LANGS], set[str]()

    def look_at(record: Record, position: Position[Any], seat: Seat, asked: Choose) -> None:
        view = look(game, position, seat).view
        names, forms = [f"Player {each}" for each in range(8)], forms_of(key)
        for pins in (NO_PINS, pins_in(key, view, asked)):
            for folded in ways(game, record, position, seat):
                for words in said if LONG else [said[position.n % len(said)]]:
                    fixed: Any = {"names": names, "forms": forms, "pins": pins, "folded": folded}
                    layout = widgets.layout(asked, {}, words, private=True, **fixed)
                    found.update(alike(asked, folded, layout, words))

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        for seat, asked in position.pending.items():
            if asked.kind == "choose" and asked.options:
                look_at(playing.record, run(game, playing.record), seat, asked)

    for number in range(GAMES):
        kind = ("steady", "random")[number % 2]
        seed = seed_of("words on buttons", number)
        play(game, game.seats[-1 if number % 2 else 0], seed, [kind], watch=watch, decisions=DECISIONS)
    assert "\n".join(sorted(found)) == ""
