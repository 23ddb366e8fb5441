"""The recorded games: one for every number of seats, with a win and a loss, that replay as they went.

Those of version 2 are those of version 1, move for move, but that Página Rasgada asks of each symbol (C1):
the one of four seats has three answers more. Those of version 3 are those of version 2, move for move.
"""

from pathlib import Path

import pytest

from rules.calamandara import GAME
from rules.calamandara.check import check
from rules.core.selfplay.recorded import Recorded

FILES = sorted((Path(__file__).parent / "games").glob("[0-9].json"))


def recorded(path: Path) -> Recorded:
    return Recorded.model_validate_json(path.read_text(encoding="utf-8"))


def test_there_is_one_for_every_number_of_seats_with_a_win_and_a_loss() -> None:
    games = [recorded(path) for path in FILES]
    assert [game.seats for game in games] == list(GAME.seats)
    endings = {game.result.why.key.removeprefix("calamandara.over.") for game in games}
    assert endings == {"centre", "dogma"}


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_a_recorded_game_replays_to_its_end(path: Path) -> None:
    game = recorded(path)
    assert game.version == GAME.version
    _, position = game.replay(GAME)
    check(position.state)
    assert position.result == game.result


@pytest.mark.parametrize("path", FILES, ids=[path.stem for path in FILES])
def test_memory_cards_are_played_in_it(path: Path) -> None:
    chosen = [answer[0] for _, answer in recorded(path).answers if isinstance(answer, list) and answer]
    assert [ident for ident in chosen if ident.startswith("memory:")]
