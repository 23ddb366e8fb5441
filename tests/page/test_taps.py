"""Taps in the pictures of a table: whatever is tapped is the answer that is stored, in each game."""

import pytest

from rules.core.decisions import Answer, Decision
from rules.core.rng import Dice
from rules.games import GAMES
from tests.depth import LONG
from tests.page.conftest import TableOf
from tests.page.tapping import Hand, Manner, Tapped, meant

pytestmark = [pytest.mark.nightly, pytest.mark.asyncio(loop_scope="session")]

POSITIONS = 20 if LONG else 3  # of a game, each with another question while there are such
AGAIN = 30  # questions until one that was tapped before is tapped again
MOST = 2000  # questions of a game
MANNERS: tuple[Manner, ...] = ("touch", "mouse", "keyboard")
CASES = [
    (game, manner)
    for number, game in enumerate(sorted(GAMES))
    for manner in (MANNERS if LONG else [MANNERS[number % len(MANNERS)]])
]


async def tap(hand: Hand, asked: Decision, answer: Answer, dice: Dice) -> list[Answer]:
    """Give an answer by taps; and one to the question behind it, if that is shown then. Returns all."""
    given = [answer]
    if isinstance(answer, list):
        for ident in answer:
            await hand.take(ident)
    elif isinstance(answer, dict) and asked.kind == "split":
        for part in asked.parts:
            for _ in range(int(answer[part.id]) - part.low):
                await hand.take(part.id)
    elif isinstance(answer, dict) and asked.kind == "fill":
        drawn = any(slot.id in things for slot in asked.slots for things in hand.lying.values())
        for slot, option in answer.items():
            await hand.take(str(option))
            if drawn:
                await hand.take(slot)
    if isinstance(answer, list) and len(answer) == 1 and not hand.given and await hand.opened() == answer[0]:
        given.append([await hand.go_on(dice)])
    await hand.send()
    return given


def alike(answer: Answer) -> Answer:
    """The answer without the numbers of equal copies."""
    if isinstance(answer, list):
        return [each.partition(".")[0] for each in answer]
    if isinstance(answer, dict):
        return {part: put.partition(".")[0] if isinstance(put, str) else put for part, put in answer.items()}  # type: ignore[return-value]
    return answer


async def positions(table: Tapped, manner: Manner) -> list[str]:
    """Play a game, tap at some of its positions, and say where another answer was stored than was tapped."""
    dice, met, wrong = Dice(f"taps:{table.info.game}:{manner}"), dict[str, int](), list[str]()
    for number in range(MOST):
        at = await table.position()
        if at is None or sum(1 for _ in met) >= POSITIONS:
            break
        seat, asked = at
        lying = {ident for spots in (await table.places(seat, asked)).values() for ident in spots}
        answer = meant(asked, sorted(lying), dice) if lying else None
        if answer is None or number - met.get(asked.prompt.key, -AGAIN) < AGAIN:
            await table.play(seat, asked, dice)
            continue
        async with table.page(seat, manner) as hand:
            given = await tap(hand, asked, answer, dice)
        met[asked.prompt.key if asked.prompt.key not in met else f"{asked.prompt.key} {number}"] = number
        stored = await table.stored(seat, len(given))
        if stored != given and [*map(alike, stored)] != [*map(alike, given)]:
            wrong.append(f"{asked.prompt.key}: tapped {given}, stored {stored}")
    assert len(met) >= min(POSITIONS, 3), f"few questions of {table.info.game} lie in pictures: {[*met]}"
    return wrong


@pytest.mark.parametrize(("game", "manner"), CASES)
async def test_whatever_is_tapped_is_the_answer_that_is_stored(
    table_of: TableOf, game: str, manner: Manner
) -> None:
    seats = GAMES[game].seats[len(GAMES[game].seats) // 2]
    async with table_of(game, seats, "taps") as table:
        assert await positions(table, manner) == []
