"""The coach and *What would you do?*, who speak of one question on one screen: they never disagree."""

from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bot.discord.play import advice as worded
from bot.table.learning import coach, lessons
from bot.table.play import advice, moves
from render.core.pictures import taught_in
from rules.core.decisions import Decision, Seat
from rules.core.engine import Record, look
from rules.core.play.idea import idea
from rules.core.playing import Playing
from rules.core.rng import Dice
from rules.core.search.advice import TRUSTED, advised
from rules.core.search.halving import Effort
from rules.core.selfplay.playout import play, seed_of
from rules.core.words import Words
from tests.bot.table.scene import ANA, CHANNEL, started
from tests.contract.listed import GAMES
from tests.contract.test_coach import ENOUGH, is_a_choice
from tests.depth import one_in

EFFORT = Effort(playouts=128, candidates=4, horizon=4)  # short: many positions rather than good advice
POSITIONS = 6
EVERY = 4  # questions of a lesson from one that is compared to the next
QUESTIONS = 2  # of a lesson at a table


def questions(key: str) -> Iterator[tuple[Record, Seat, Any, Decision]]:
    """Yield some questions of a learner, with the record that leads to them and what is seen then."""
    game, lesson = GAMES[key], taught_in(key).lesson
    found: list[tuple[Record, Seat, Any, Decision]] = []
    asked: Counter[str] = Counter()

    def note(playing: Playing[Any]) -> None:
        position = playing.position
        decision = position.pending.get(0)
        if decision is None or game.rounds(position.state) >= lesson or 0 in position.locked:
            return
        asked[decision.prompt.key] += 1
        if is_a_choice(decision) and asked[decision.prompt.key] % EVERY == 1:
            found.append((playing.record, 0, look(game, position, 0).view, decision))

    play(game, game.seats[0], seed_of("voices", key), ["steady"], decisions=ENOUGH, watch=note)
    yield from found[:POSITIONS]


@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.computers])
def test_the_coach_says_what_the_search_recommends(key: str) -> None:
    """Its idea is tried and named, and is given up only for what is surely better by 5 points."""
    compared = 0
    for record, seat, view, decision in questions(key):
        own = idea(GAMES[key], view, decision)
        found = advised(GAMES[key], record, seat, Dice("voices"), EFFORT, coached=True)
        if own is None:
            continue
        compared += 1
        at = f"{key}, {decision.prompt.key}: {own.answer}, {found}"
        [named] = [each for each in found.prospects if each.answer == own.answer]
        said = coach.followed(found)
        assert said is not None, at
        assert said.answer == found.prospects[0].answer, f"they recommend different answers: {at}"
        if said.answer == own.answer:
            assert found.behind < TRUSTED or not found.games, f"the coach stays with worse advice: {at}"
            assert said.why == own.why, f"another reason for the same idea: {at}"
        else:
            assert found.behind >= TRUSTED, f"the coach gives up what is good: {at}"
            assert named.coach == "given-up", at
    assert compared, f"{key}: nothing was compared"


@pytest.mark.parametrize("key", one_in(2, [key for key, game in GAMES.items() if game.computers]))
async def test_both_say_the_same_on_the_screen_of_a_lesson(key: str) -> None:
    async with started(workers=True, games=GAMES) as bot:
        info = await lessons.begin(bot.context, CHANNEL, ANA, key, "en")
        for _ in range(QUESTIONS):
            await bot.computers.idle()
            found = await advice.advice(bot.context, info.id, ANA.id)
            told = await coach.coaching(bot.context, info.id, ANA.id)
            asked = found.seen.decision
            assert asked is not None and found.seen.seat is not None
            if told.advice is not None:
                assert told.advice.answer == found.advice.prospects[0].answer
                lines = worded.advised(found, Words("en")).said.splitlines()
                [first] = [line for line in lines if line.startswith("1. ")]
                assert "🎓" in first, lines
            await moves.answer(
                bot.context,
                info.id,
                ANA.id,
                found.seen.asks[found.seen.seat],
                found.advice.prospects[0].answer,
            )
