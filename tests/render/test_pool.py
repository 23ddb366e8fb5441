"""Pictures come out of processes that may die."""

import asyncio
import logging
import multiprocessing
import os
import signal
from collections.abc import AsyncIterator, Hashable
from pathlib import Path

import pytest

from render.core.pictures import Picture, PictureRequest
from render.pool import Pool, Undrawn
from render.scene import draw, icons
from rules.core.text import Text
from tests.render.asking import request
from tests.render.views import early

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory, grounds: Path) -> Path:
    """Pictures that all pools of these tests share, and the grounds of the whole run."""
    made = tmp_path_factory.mktemp("render")
    grounds.mkdir(exist_ok=True)
    (made / "grounds").symlink_to(grounds)
    return made


@pytest.fixture
async def pool(folder: Path) -> AsyncIterator[Pool]:
    async with Pool(folder=folder) as made:
        yield made


def processes() -> list[multiprocessing.process.BaseProcess]:
    return [child for child in multiprocessing.active_children() if child.name == "render"]


async def worker_process() -> int:
    """The one process of the pool, which may only just be starting where a picture was kept."""
    while not processes():  # noqa: ASYNC110 - nobody tells of it
        await asyncio.sleep(0.01)
    [process] = processes()
    assert process.pid is not None
    return process.pid


async def test_a_pool_draws_what_is_drawn_here(pool: Pool) -> None:
    assert await pool.draw(request(early(2))) == draw(request(early(2)))


async def test_equal_requests_in_flight_are_one_job(pool: Pool, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[PictureRequest] = []
    fetch = pool._fetch

    async def counted(
        asked: PictureRequest, owner: Hashable, *, later: bool, patient: bool
    ) -> Picture | Undrawn:
        jobs.append(asked)
        return await fetch(asked, owner, later=later, patient=patient)

    monkeypatch.setattr(pool, "_fetch", counted)
    asked = request(early(3), "sheet")
    first, second, other = await asyncio.gather(
        pool.draw(asked), pool.draw(asked.model_copy()), pool.draw(request(early(4), "sheet"))
    )
    assert first == second != other
    assert len(jobs) == 2


async def test_who_stops_waiting_does_not_take_it_from_the_others(pool: Pool) -> None:
    asked = request(early(5), "sheet")
    impatient = asyncio.create_task(pool.draw(asked))
    patient = asyncio.create_task(pool.draw(asked))
    await asyncio.sleep(0)
    impatient.cancel()
    assert isinstance(await patient, Picture)


@pytest.mark.nightly
async def test_a_process_that_died_is_never_lent_out(pool: Pool) -> None:
    await pool.draw(request(early(2), "hand"))
    os.kill(await worker_process(), signal.SIGKILL)
    assert isinstance(await pool.draw(request(early(3), "hand")), Picture)
    assert not pool.ill


async def test_a_hanging_process_is_replaced_and_the_picture_drawn_after_all(
    pool: Pool, monkeypatch: pytest.MonkeyPatch
) -> None:
    await pool.draw(request(early(2), "hand"))
    hanging = await worker_process()
    os.kill(hanging, signal.SIGSTOP)
    monkeypatch.setattr(pool, "_patience", 2.0)
    monkeypatch.setattr("render.pool.LONGER", 10)
    assert isinstance(await pool.draw(request(early(4), "hand")), Picture)
    assert await worker_process() != hanging


class Machine:
    """A machine where processes can't be started for a while."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.refusing = False
        self.refused = 0
        start = multiprocessing.get_context("spawn").Process.start

        def refusing(process: multiprocessing.process.BaseProcess) -> None:
            if self.refusing:
                self.refused += 1
                raise BlockingIOError
            start(process)

        monkeypatch.setattr(multiprocessing.get_context("spawn").Process, "start", refusing)


@pytest.fixture
def machine(monkeypatch: pytest.MonkeyPatch) -> Machine:
    monkeypatch.setattr("render.pool.PAUSES", (0.02,))
    return Machine(monkeypatch)


async def test_without_processes_words_come_at_once_and_pictures_follow(pool: Pool, machine: Machine) -> None:
    asked = request(early(2), "hand")
    await pool.draw(asked)
    machine.refusing = True
    os.kill(await worker_process(), signal.SIGKILL)
    undrawn = await pool.draw(request(early(3), "hand"))
    assert undrawn == Undrawn(Text(key="picture.undrawn.failed"), again=True)
    assert pool.ill
    assert isinstance(await pool.draw(asked), Picture)  # what is kept needs no process
    following = asyncio.create_task(pool.draw(request(early(3), "hand"), patient=True))
    while machine.refused < 5:
        assert isinstance(await pool.draw(request(early(3), "hand")), Undrawn)
    machine.refusing = False
    assert isinstance(await following, Picture)
    assert not pool.ill


async def test_a_bug_in_one_picture_is_a_value_and_its_log_hides_what_was_drawn(
    pool: Pool, caplog: pytest.LogCaptureFixture
) -> None:
    asked = request(early(2), "end")
    with caplog.at_level(logging.ERROR):
        undrawn = await pool.draw(asked)
    assert isinstance(undrawn, Undrawn)
    assert undrawn.why.key == "picture.undrawn.failed"
    assert "ValueError at " in caplog.text
    assert "the game is not over" not in caplog.text
    assert isinstance(await pool.draw(request(early(2), "sheet")), Picture)


async def test_a_kept_picture_needs_no_process(pool: Pool) -> None:
    asked = request(early(5), "hand")  # no other test's, for those are kept already
    first = await pool.draw(asked)
    os.kill(await worker_process(), signal.SIGSTOP)
    assert await pool.draw(asked) == first


@pytest.mark.nightly
async def test_a_pool_draws_the_icons_of_a_game(pool: Pool) -> None:
    assert await pool.icons("bellum") == icons("bellum")


@pytest.mark.nightly
async def test_no_process_is_left_behind(folder: Path) -> None:
    async with Pool(workers=2, folder=folder) as pool:
        await asyncio.gather(*(pool.draw(request(early(number), "hand")) for number in (2, 3, 4)))
    assert processes() == []
