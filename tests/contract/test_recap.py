"""Words of the coach after each round of a lesson, from what the learner was told and sees."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import pytest

from render.core.pictures import taught_in
from rules.core.engine import Position, dump, load, look
from rules.core.play.recap import Recap, recap
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.core.text import Text
from rules.core.words import LANGS, message_of
from tests.contract.findings import unmatched
from tests.contract.fluent import family, sentence
from tests.contract.listed import GAMES

LESSONS = 2  # of each game
LONGEST = 400  # characters
ENOUGH = 400  # answers; no lesson takes as many

in_every_game = pytest.mark.parametrize("game", GAMES)


@dataclass
class Round:
    """A round of a lesson: what the learner was told in it, and what they see at its end."""

    number: int
    told: list[Text] = field(default_factory=list)
    views: tuple[Any, ...] = ()  # at the end; the second one after all is shuffled that the learner can't see

    def recaps(self, game: str) -> list[Recap]:
        """Return the recaps of the round, from either view."""
        return [recap(GAMES[game], 0, taught_in(game).deeds, self.told, view) for view in self.views]


def rounds_of(key: str) -> list[Round]:
    """The rounds of some lessons that are played by steady answers, without the one at which they end."""
    game, teaching, rounds = GAMES[key], taught_in(key), list[Round]()
    for number in range(LESSONS):
        found: list[Round] = []

        def note(playing: Playing[Any], found: list[Round] = found) -> None:
            position = playing.position
            now = game.rounds(position.state)
            told = [text for n, text in look(game, position, 0).events if n == position.n]
            if found:
                found[-1].told += told  # what ends a round is told in it
            if now and (not found or found[-1].number != now):
                if found:
                    found[-1].views = views_of(key, position)
                found.append(Round(now))

        play(game, game.seats[0], seed_of("recap", key, number), ["steady"], decisions=ENOUGH, watch=note)
        rounds += (it for it in found if it.views and it.number < teaching.lesson)
    return rounds


def views_of(key: str, position: Position[Any]) -> tuple[Any, ...]:
    """Return the first seat's views, now and after shuffling all that it can't see."""
    game = GAMES[key]
    shuffled = load(game, dump(game, position.state))
    game.resample(shuffled, [0], Dice("recap"))
    return game.view(position.state, 0), game.view(shuffled, 0)


def texts_of(it: Recap) -> Sequence[Text]:
    """Return every text that is said of a round."""
    return [text for text in (it.deed, it.score, it.because) if text is not None]


@in_every_game
def test_every_round_of_a_lesson_says_who_is_ahead(game: str) -> None:
    """And some round what the lead rests on, and a rival's deed."""
    rounds = rounds_of(game)
    assert [each.number for each in rounds if each.recaps(game)[0].because is not None], f"{game}: no lead"
    assert [each.number for each in rounds if each.recaps(game)[0].deed is not None], f"{game}: no deed"
    for each in rounds:
        came_to, shuffled = each.recaps(game)
        assert came_to == shuffled, f"{game}: round {each.number} tells what the learner can't see"
        for lang in LANGS:
            said = [sentence(text, lang) for text in texts_of(came_to)]
            assert len(" ".join(said)) <= LONGEST, said
            assert all(each.endswith((".", "!")) for each in said), said


@in_every_game
def test_every_kind_that_counts_has_words_and_no_other(game: str) -> None:
    view = play(GAMES[game], GAMES[game].seats[0], seed_of("recap", game), decisions=1).position.state
    kinds = {kind for seat in GAMES[game].tally(GAMES[game].view(view, 0)) for kind in seat}
    wanted = {message_of(f"{game}.recap.{name}") for name in {"ahead", "behind", "even", *kinds}}
    for lang in LANGS:
        assert unmatched(game, lang, wanted, f"{game}.recap") == []


@in_every_game
def test_deeds_are_lines_of_the_log(game: str) -> None:
    deeds = {message_of(f"{game}.log.{deed}") for deed in taught_in(game).deeds}
    for lang in LANGS:
        assert sorted(deeds - family(lang, f"{game}.log")) == [], lang
