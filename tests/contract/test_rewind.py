"""Any game can be rewound: what anybody saw stays, what nobody had seen is redrawn."""

from contextlib import suppress
from typing import Any

import pytest

from rules.core.decisions import Rejected
from rules.core.engine import Record, dump, load
from rules.core.flow import Result
from rules.core.game import AnyGame
from rules.core.playing import Playing, run
from rules.core.rewind import begun, branched, rejoined, root
from rules.core.rng import Dice
from rules.core.selfplay.playout import play, seed_of
from rules.core.selfplay.recorded import Recorded
from rules.core.text import Text
from tests.bot.toy import TOY
from tests.contract.listed import GAMES

FIRST, THEN = 120, 30  # answers before the branch, and after it
LOOKED_AT = 25  # checkpoints of one game
ANY = Result(places=(), sheet={"total": ()}, why=Text(key="any"))


def checkpoints(game: AnyGame, seed: str) -> list[Record]:
    """Checkpoints of the first part of a game, as a table stores them; not all of a long list."""
    found: dict[int, Record] = {}

    def watch(playing: Playing[Any]) -> None:
        found.setdefault(playing.record.at, playing.record.model_copy(update={"steps": ()}))

    play(game, game.seats[0], seed, decisions=FIRST, watch=watch)
    every = list(found.values())
    return every[:: max(1, len(every) // LOOKED_AT)]


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
def test_a_branch_looks_the_same_to_everybody_and_its_dice_are_others(game: AnyGame) -> None:
    drawn = set()
    for record in checkpoints(game, seed_of("branch", game.key)):
        branch = branched(game, record, 7)
        before, after = load(game, record.checkpoint), load(game, branch.checkpoint)
        game.check(after)
        for reader in (None, *range(game.seats[0])):
            assert game.view(after, reader) == game.view(before, reader)
        assert (after.seed, root(after.seed)) == (f"{before.seed}:7", before.seed)
        assert after.drawn >= before.drawn
        assert run(game, branch).n == record.at
        before.seed, before.drawn = after.seed, after.drawn
        drawn.add(dump(game, before) == branch.checkpoint)
    assert drawn != {True}, "what nobody has seen is in another order"


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
def test_a_game_with_branches_replays_from_its_seed(game: AnyGame) -> None:
    seed = seed_of("replay", game.key)
    begins = checkpoints(game, seed)
    at = begins[len(begins) // 2].at
    first = play(game, game.seats[0], seed, decisions=at)
    answers, branches = list(first.answers), ((at, 1), (at, 4))
    record, _ = rejoined(game, first.record, run(game, first.record), branches)
    then, dice = Playing(game, record), Dice("then")
    while then.position.result is None and len(answers) < at + THEN:
        seat = then.position.waiting[0]
        answer = then.position.pending[seat].sample(dice)
        with suppress(Rejected):
            then.give(seat, answer)
            answers.append((seat, answer))
    whole = Recorded(
        game=game.key,
        version=game.version,
        seats=game.seats[0],
        options={},
        seed=seed,
        players=[],
        answers=answers,
        result=ANY,
        branches=branches,
    )
    _, position = Recorded.model_validate_json(whole.model_dump_json()).replay(game)
    assert dump(game, position.state) == dump(game, then.position.state)
    unbranched = whole.model_copy(update={"branches": ()})
    with suppress(Rejected):  # the answers need not even fit to other dice
        _, other = unbranched.replay(game)
        assert dump(game, other.state) != dump(game, then.position.state)


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: game.key)
def test_a_branch_begins_where_a_phase_does_and_nowhere_else(game: AnyGame) -> None:
    """The answers since, given again there, lead to the same position."""
    whole = longest(game, seed_of("begun", game.key))
    position = run(game, whole)
    phases = {boundary.n for boundary in position.boundaries}
    for at in range(whole.at, position.n + 1):
        if at in phases:
            here = begun(whole, position, at)
            assert (here.at, here.steps) == (at, ())
            assert len(run(game, here).boundaries) == 1, "of several at the same place, it is the newest"
            again = run(game, here.model_copy(update={"steps": whole.steps[at - whole.at :]}))
            assert dump(game, again.state) == dump(game, position.state)
            assert (again.n, again.asks) == (position.n, position.asks)
        else:
            with pytest.raises(LookupError):
                begun(whole, position, at)


def longest(game: AnyGame, seed: str) -> Record:
    """The record of the first part of a game that holds most answers, with phases between if it can be."""
    found: list[Record] = []
    play(game, game.seats[0], seed, decisions=FIRST, watch=lambda playing: found.append(playing.record))
    found.sort(key=lambda record: -len(record.steps))
    several = (record for record in found if len({each.n for each in run(game, record).boundaries}) > 2)
    return next(several, found[0])
