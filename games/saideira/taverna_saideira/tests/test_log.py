"""The log of Last Call: who reads nothing else can keep the score."""

import pytest

from rules.core.selfplay.playout import seed_of
from taverna_saideira.rules import GAME
from taverna_saideira.tests.ledger import Ledger, true_summary
from tests.contract.scored import keep_score
from tests.depth import LONG


@pytest.mark.parametrize("kind", ["steady", "random"])
@pytest.mark.parametrize("seats", GAME.seats)
def test_who_reads_only_the_public_log_can_keep_the_score(seats: int, kind: str) -> None:
    for number in range(40 if LONG else 3):
        keep_score(GAME, seats, seed_of("log", seats, number), kind, Ledger(seats), true_summary)
