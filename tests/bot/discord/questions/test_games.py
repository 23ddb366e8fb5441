"""The questions that games really ask: each fits on Discord, and its answers in words are understood."""

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Any

import pytest

from bot.discord.questions.suggest import suggest
from bot.discord.questions.typed import MORE, parse, show
from bot.discord.questions.widgets import layout
from bot.discord.screens.layout import Menu
from bot.discord.screens.places import pins_in
from bot.discord.screens.speech import Forms, forms_of
from rules.core.decisions import Decision, Rejected
from rules.core.engine import look
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.screens.faults import faults
from tests.bot.toy import TOY
from tests.contract.listed import LISTED
from tests.depth import in_turn

NAMES = ("Ana Beatriz", "*Bruno*", "Chico @everyone", "D", "E", "F")


def kinds(decision: Decision, public: Decision | None, words: Words, forms: Forms) -> Iterator[bool]:
    """Yield whether the choice has buttons, for its seat and for everybody, if there are any to choose."""
    shown = [layout(decision, {}, words, private=True, names=NAMES, forms=forms)]
    shown += [layout(public, {}, words, private=False, names=NAMES, forms=forms)] if public else []
    for each in shown:
        buttons = [button for row in each.rows if not isinstance(row, Menu) for button in row]
        if each.rows:
            yield any(button.act.startswith("one.") for button in buttons)


def misnamed(seen: Mapping[str, Counter[bool]], menus: Collection[str]) -> list[str]:
    """Name those that are mostly menus for want of room and not in the hints; and the other way round."""
    asked = {prompt: found for prompt, found in seen.items() if found.total() >= OFTEN and found[True]}
    return [p for p, found in asked.items() if (found[True] < found[False]) is not (p in menus)]


def inspect(
    decision: Decision, public: Decision | None, words: Words, forms: Forms, effects: Mapping[str, Text]
) -> None:
    """Inspect everything that the bot would show for the question."""
    for draft in ({}, {"answer": decision.sample(Dice("draft")), "at": {"slot": 0}, "reopened": True}):
        told = layout(
            decision,
            draft,
            words,
            private=True,
            names=NAMES,
            locked=draft.get("answer"),
            forms=forms,
            effects=effects,
        )
        assert faults(told) == []
    answer = decision.sample(Dice("inspect"))
    for locked in (None, answer):
        shown = layout(decision, {}, words, private=True, names=NAMES, locked=locked)
        assert faults(shown) == []
        assert shown.rows
    seen = layout(decision, {}, words, private=False, names=NAMES)
    assert faults(seen) == []
    assert seen == (layout(public, {}, words, private=False, names=NAMES) if public else seen)
    assert (seen.lines == ()) is (public is None)
    offered = [value for _, value in suggest(decision, "", words, NAMES)]
    assert offered
    for value in offered:
        assert isinstance(parse(decision, value, words, NAMES), Rejected) is value.endswith(MORE), value
    assert parse(decision, show(decision, answer, words, NAMES), words, NAMES) == answer


LONG = 250  # answers, of games that have more
OFTEN = 10  # times that a question is asked, from which on it is known how it mostly looks


@pytest.mark.slow
@pytest.mark.parametrize(("game", "lang"), in_turn([(game,) for game in (*LISTED.values(), TOY)]))
def test_every_question_of_a_game_has_its_widget(game: AnyGame, lang: str) -> None:
    words, forms = Words(lang), forms_of(game.key)
    menus, free = forms.menus, replace(forms, menus=())
    asked: set[str] = set()
    seen: dict[str, Counter[bool]] = {}

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        public = look(game, position, None).public
        for seat, decision in position.pending.items():
            if (text := decision.model_dump_json()) not in asked:
                asked.add(text)
                if decision.kind == "choose" and decision.most == 1:
                    kind = seen.setdefault(decision.prompt.key, Counter())
                    kind.update(kinds(decision, public.get(seat), words, free))
                effects = game.effects(look(game, position, seat).view, decision)
                inspect(decision, public.get(seat), words, forms, effects)

    for seats in {game.seats[0], game.seats[-1]}:
        play(game, seats, seed_of("widgets", seats), decisions=LONG, watch=watch)
    assert asked
    assert misnamed(seen, menus) == [], "name these in `menus`, or don't"


@pytest.mark.slow
@pytest.mark.parametrize("game", LISTED.values(), ids=list(LISTED))
def test_a_question_is_always_a_menu_only_if_it_mostly_must_be(game: AnyGame) -> None:
    """In whole games as people play them, in the language with the longer labels.

    Numbered places need no names on their buttons.
    """
    words, forms = Words("pt-BR"), forms_of(game.key)
    menus, free = forms.menus, replace(forms, menus=())
    seen: dict[str, Counter[bool]] = {}

    def watch(playing: Playing[Any]) -> None:
        for seat, decision in playing.position.pending.items():
            view = look(game, playing.position, seat).view
            if decision.kind == "choose" and decision.most == 1 and not pins_in(game.key, view, decision):
                seen.setdefault(decision.prompt.key, Counter()).update(kinds(decision, None, words, free))

    play(game, game.seats[-1], seed_of("alike"), players=["steady"], watch=watch)
    assert misnamed(seen, menus) == [], "name these in `menus`, or don't"
