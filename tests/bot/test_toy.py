import pytest

from rules.core.selfplay.audit import Audit
from rules.core.selfplay.playout import play, seed_of
from tests.bot.toy import TOY


@pytest.mark.parametrize("seats", TOY.seats)
def test_the_toy_is_played_to_its_end_and_asks_everything(seats: int) -> None:
    kinds: set[tuple[str, bool]] = set()
    for number in range(5):
        played = play(
            TOY,
            seats,
            seed_of("toy", number),
            options={"length": "5"},
            watch=lambda playing: kinds.update((d.kind, d.secret) for d in playing.position.pending.values()),
        )
        TOY.check(played.position.state)
        assert played.position.result is not None
    assert kinds == {("fill", True), ("choose", False), ("number", False), ("split", False), ("order", True)}


@pytest.mark.parametrize("seats", TOY.seats)
def test_the_toy_keeps_the_whole_contract_of_games(seats: int) -> None:
    play(TOY, seats, seed_of("contract", seats), options={"length": "5"}, watch=Audit(TOY, seats))
