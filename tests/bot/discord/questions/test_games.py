"""The questions that games really ask: each fits on Discord, and its answers in words are understood."""

from typing import Any

import pytest

from bot.discord.questions.suggest import suggest
from bot.discord.questions.typed import MORE, parse, show
from bot.discord.questions.widgets import layout
from bot.discord.screens.layout import Menu, faults
from bot.discord.screens.speech import Forms, forms_of
from rules.core.decisions import Decision, Rejected
from rules.core.engine import look
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.core.words import LANGS, Words
from tests.bot.toy import TOY
from tests.contract.listed import LISTED

NAMES = ("Ana Beatriz", "*Bruno*", "Chico @everyone", "D", "E", "F")


def kinds(decision: Decision, public: Decision | None, words: Words, forms: Forms) -> set[bool]:
    """Collect whether the choice is a menu, for its seat and for everybody, if there are any to choose."""
    shown = [layout(decision, {}, words, private=True, names=NAMES, forms=forms)]
    shown += [layout(public, {}, words, private=False, names=NAMES, forms=forms)] if public else []
    return {any(isinstance(row, Menu) for row in each.rows) for each in shown if each.rows}


def inspect(decision: Decision, public: Decision | None, words: Words) -> None:
    """Inspect everything that the bot would show for the question."""
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


@pytest.mark.slow
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("game", [*LISTED.values(), TOY], ids=lambda game: game.key)
def test_every_question_of_a_game_has_its_widget(game: AnyGame, lang: str) -> None:
    words, forms = Words(lang), forms_of(game.key)
    asked: set[str] = set()
    seen: dict[str, set[bool]] = {}

    def watch(playing: Playing[Any]) -> None:
        position = playing.position
        public = look(game, position, None).public
        for seat, decision in position.pending.items():
            if (text := decision.model_dump_json()) not in asked:
                asked.add(text)
                if decision.kind == "choose" and decision.most == 1:
                    kind = seen.setdefault(decision.prompt.key, set())
                    kind |= kinds(decision, public.get(seat), words, forms)
                inspect(decision, public.get(seat), words)

    for seats in {game.seats[0], game.seats[-1]}:
        play(game, seats, seed_of("widgets", seats), decisions=LONG, watch=watch)
    assert asked
    assert [prompt for prompt, found in seen.items() if len(found) > 1] == [], "name these in `menus`"


@pytest.mark.slow
@pytest.mark.parametrize("game", LISTED.values(), ids=list(LISTED))
@pytest.mark.parametrize("player", ["random", "steady"])
def test_a_kind_of_question_always_looks_alike(game: AnyGame, player: str) -> None:
    """In whole games, in the language with the longer labels."""
    words, forms = Words("pt-BR"), forms_of(game.key)
    seen: dict[str, set[bool]] = {}

    def watch(playing: Playing[Any]) -> None:
        for decision in playing.position.pending.values():
            if decision.kind == "choose" and decision.most == 1:
                seen.setdefault(decision.prompt.key, set()).update(kinds(decision, None, words, forms))

    play(game, game.seats[-1], seed_of("alike"), players=[player], watch=watch)
    assert [prompt for prompt, found in seen.items() if len(found) > 1] == [], "name these in `menus`"
