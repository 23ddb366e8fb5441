"""Marks of what the last answer has changed, and of nothing that an earlier one has changed."""

from typing import Any

import pytest

from rules.core.playing import Playing
from tests.contract.listed import GAMES
from tests.contract.places import TOY
from tests.contract.positions import visit
from tests.depth import LONG

MARK = "mark:earlier"
COMPLETING = {  # answers that complete the one before: what both have changed is marked
    *("bellum.ask.side", "bellum.ask.rob", "bellum.ask.pay"),
    "dwar7s.ask.build.rotation",
}
GAMES_EACH = 30 if LONG else 3


@pytest.mark.parametrize("key", sorted(GAMES.keys() - {TOY}))
def test_an_answer_wipes_the_marks_of_the_one_before(key: str) -> None:
    kept, before = set[str](), dict[str, Any]()

    def watch(playing: Playing[Any]) -> None:
        position, changed = playing.position, playing.position.state.changed
        if MARK in changed:
            changed.remove(MARK)
            kept.update(() if before["asks"].items() & position.asks.items() else {before["asked"]})
        if position.pending:
            [decision, *_] = position.pending.values()
            before.update(asks=dict(position.asks), asked=decision.prompt.key)
            changed.append(MARK)

    visit(key, range(GAMES_EACH), watch)
    assert kept - COMPLETING == set(), "these answers leave marks: wipe them, or name them in COMPLETING"
