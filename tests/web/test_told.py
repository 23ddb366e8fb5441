"""What the page is told of a table: nothing that its reader can't know."""

import json
from typing import Any

import pytest

from bot.table.model import Player, TableInfo, TableView
from bot.web.told import told
from rules.core.decisions import Decision
from rules.core.engine import Look
from rules.core.game import AnyGame
from rules.core.selfplay.audit import Audit
from rules.core.selfplay.playout import play, seed_of
from tests.contract.listed import GAMES, PICTURES
from tests.depth import LONG

ONE_IN = 1 if LONG else 12  # of the positions


def info_of(game: AnyGame, seats: int) -> TableInfo:
    """A running table of people."""
    return TableInfo(
        id=1,
        guild_id=1,
        channel_id=2,
        game=game.key,
        options={},
        status="running",
        host_id=1,
        lang="en",
        seats=tuple(Player(seat, f"P{seat}", seat + 1) for seat in range(seats)),
        seed_hash=None,
        seed=None,
        created=0,
        since=0,
        result=None,
    )


class Told(Audit):
    """Compares what the page is told in worlds that differ only in what a reader can't see."""

    def __init__(self, game: AnyGame, seats: int) -> None:
        super().__init__(game, seats, events=False, slow=False, one_in=ONE_IN)
        self.info, self.compared = info_of(game, seats), 0

    def _shown(self, seen: Look[Any]) -> dict[str, object]:
        self.compared += 1
        seat = seen.view.reader
        asked: dict[int, Decision] = {} if seen.decision is None else {seat: seen.decision}
        asked |= seen.public if seen.decision is None else {}
        view = TableView(
            table=self.info,
            seat=seat,
            look=seen,
            n=0,
            asks=dict.fromkeys(asked, "a" * 12),
            draft={},
            drafts={},
            news=(),
            effects={each: self.game.effects(seen.view, question) for each, question in asked.items()},
        )
        return {"told": json.dumps(told(view, "en"), sort_keys=True, default=str).encode()}


@pytest.mark.slow
@pytest.mark.parametrize("key", sorted(PICTURES))
def test_the_page_is_told_the_same_in_worlds_its_reader_cannot_tell_apart(key: str) -> None:
    game = GAMES[key]
    watch = Told(game, game.seats[0])
    play(game, game.seats[0], seed_of("told", 0), ("random",), {}, watch=watch)
    assert watch.compared, "some positions were compared"
