"""What an operator's command learns when no bot replies."""

import threading
from pathlib import Path

import pytest

from bot.table.operations import control
from bot.table.operations.control import Unanswered, ask


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody waits long."""
    monkeypatch.setattr(control, "PATIENCE", 0.2)


def test_a_request_that_nobody_takes_is_taken_back(tmp_path: Path) -> None:
    with pytest.raises(Unanswered) as why:
        ask(tmp_path / "taverna.db", "freeze", 1)
    assert (str(why.value), why.value.taken) == ("not taken", False)
    assert list(tmp_path.iterdir()) == []


def test_a_request_that_was_taken_may_have_been_carried_out(tmp_path: Path) -> None:
    def take() -> None:
        while not (requests := [each for each in tmp_path.iterdir() if each.suffix != ".new"]):
            pass
        requests[0].unlink()

    taker = threading.Thread(target=take)
    taker.start()
    with pytest.raises(Unanswered) as why:
        ask(tmp_path / "taverna.db", "freeze", 1)
    taker.join()
    assert (str(why.value), why.value.taken) == ("taken, but not replied to", True)
