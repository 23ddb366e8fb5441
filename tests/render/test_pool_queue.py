"""Order of the queue, and what becomes of those who wait, whatever happens to the processes."""

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from render.core.pictures import Picture, PictureRequest
from render.pool import WAITING, Pool, Undrawn
from rules.core.text import Text
from tests.render.workshop import Workshop, until, workshop

PICTURE = Workshop().picture
FAILED, SLOW, BUSY = (Text(key=f"picture.undrawn.{why}") for why in ("failed", "slow", "busy"))


@pytest.fixture
def shop(monkeypatch: pytest.MonkeyPatch) -> Iterator[Workshop]:
    with workshop(monkeypatch) as made:
        yield made


def wanted(name: str) -> PictureRequest:
    return PictureRequest(game="bellum", scene="hand", view="{}", names=(name,))


def ask(
    pool: Pool, name: str, owner: str = "", *, later: bool = False, patient: bool = False
) -> asyncio.Task[Picture | Undrawn]:
    return asyncio.create_task(pool.draw(wanted(name), owner=owner, later=later, patient=patient))


@pytest.mark.parametrize(("fault", "why"), [(EOFError, FAILED), (TimeoutError, SLOW)])
async def test_a_failure_is_retried_once_with_more_patience_and_then_given_up(
    shop: Workshop, fault: type[OSError | EOFError], why: Text
) -> None:
    async with Pool(patience=2.0) as pool:
        shop.faults = [fault]
        assert await ask(pool, "lucky") == PICTURE
        shop.faults = [fault, fault]
        assert await ask(pool, "hopeless") == Undrawn(why)
    assert shop.drawn == ["lucky", "lucky", "hopeless", "hopeless"]
    assert shop.granted == [2.0, 6.0, 2.0, 6.0]


async def test_without_processes_words_come_at_once_and_the_patient_get_pictures(shop: Workshop) -> None:
    shop.refuse(1000)
    async with Pool() as pool:
        assert await ask(pool, "first") == Undrawn(FAILED, again=True)
        assert pool.ill
        patient = ask(pool, "first", patient=True)
        await until(lambda: shop.refused > 5)
        assert await ask(pool, "first") == Undrawn(FAILED, again=True)
        assert not patient.done()
        shop.refuse(0)
        assert await patient == PICTURE
        assert not pool.ill


async def test_one_of_two_processes_failing_to_start_is_ill_but_the_other_draws(shop: Workshop) -> None:
    async with Pool(workers=2) as pool:
        await until(lambda: shop.living == 2)
        shop.faults = [EOFError]
        shop.refuse(1000)
        assert await ask(pool, "first") == PICTURE
        await until(lambda: pool.ill)
        assert await ask(pool, "second") == PICTURE
        shop.refuse(0)
        await until(lambda: not pool.ill)


async def test_who_was_ill_and_well_again_can_be_ill_once_more(shop: Workshop) -> None:
    async with Pool() as pool:
        for refused in (3, 6):
            shop.faults = [EOFError]
            shop.refuse(1000)
            assert await ask(pool, f"until {refused}") == Undrawn(FAILED, again=True)
            await until(lambda: shop.refused > refused)  # noqa: B023 - now
            assert pool.ill
            shop.refuse(0)
            await until(lambda: not pool.ill)


async def test_who_waits_when_the_last_process_dies_for_good_is_told_so(shop: Workshop) -> None:
    async with Pool() as pool:
        shop.open.clear()
        waiting = [ask(pool, name) for name in ("drawn", "behind", "last")]
        await until(lambda: bool(shop.drawn))
        shop.faults = [EOFError]
        shop.refuse(1000)
        shop.open.set()
        assert await asyncio.gather(*waiting) == [Undrawn(FAILED, again=True)] * 3
        shop.refuse(0)


async def test_a_process_that_dies_while_it_gets_ready_is_tried_again(shop: Workshop) -> None:
    shop.warm.clear()
    async with Pool() as pool:
        await until(lambda: len(pool._workers) == 1)
        [cold] = pool._workers
        cold.kill()
        await until(lambda: pool.ill)
        shop.warm.set()
        assert await ask(pool, "first", patient=True) == PICTURE


@pytest.mark.parametrize("trouble", ["cold", "refused", "at work"])
async def test_a_pool_can_be_put_away_at_any_time_and_nobody_waits_for_ever(
    shop: Workshop, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    shop.refuse(1000 if trouble == "refused" else 0)
    (shop.warm if trouble == "cold" else shop.open).clear()
    async with Pool(workers=2) as pool:
        waiting = [ask(pool, name, patient=True) for name in "abc"]
        await until(
            lambda: len(shop.drawn) == 2 or pool.ill or (trouble == "cold" and len(pool._workers) > 0)
        )
    assert [type(each) for each in await asyncio.gather(*waiting)] == [Undrawn] * 3
    assert bool(caplog.messages) == (trouble == "refused"), "of one that was put away nothing is logged"


async def test_a_closing_pool_does_not_wait_for_its_last_process_to_start(shop: Workshop) -> None:
    shop.warm.clear()
    shop.starting.clear()
    pool = await Pool(workers=2).__aenter__()
    await until(lambda: shop.begun == 1)
    closing = asyncio.create_task(pool.__aexit__(None, None, None))
    await until(pool._closing.is_set)
    shop.starting.set()
    ended, _ = await asyncio.wait([closing], timeout=5)
    shop.warm.set()  # or a process that is waited for would wait for ever
    await closing
    assert ended
    assert shop.begun == 1


@pytest.mark.parametrize(
    ("drawn", "given"), [({"food": b"PNG"}, {"food": b"PNG"}), (FAILED, Undrawn(FAILED))]
)
async def test_icons_wait_for_a_process_and_give_way_to_pictures(
    shop: Workshop, drawn: dict[str, bytes] | Text, given: object
) -> None:
    shop.icons = drawn
    shop.refuse(1000)
    async with Pool(patience=2.0) as pool:
        await until(lambda: pool.ill)
        icons = asyncio.create_task(pool.icons("kemet"))
        panel = ask(pool, "panel", patient=True)
        await until(lambda: len(pool._idle._soon) == len(pool._idle._later) == 1)
        assert not icons.done()
        shop.refuse(0)
        assert await icons == given
        assert await panel == PICTURE
    assert shop.drawn == ["panel", "kemet"]
    assert shop.granted == [2.0, 2.0]


async def test_pictures_in_the_making_are_counted(shop: Workshop) -> None:
    async with Pool() as pool:
        shop.open.clear()
        asked = [ask(pool, "one")]
        await until(lambda: shop.drawn == ["one"])
        asked += [ask(pool, "two"), ask(pool, "two")]
        await until(lambda: pool.pending == 2)  # one is drawn, another waits
        shop.open.set()
        await asyncio.gather(*asked)
        await until(lambda: pool.pending == 0)


async def test_what_nobody_waits_for_any_more_is_not_drawn(shop: Workshop) -> None:
    async with Pool() as pool:
        shop.open.clear()
        first = ask(pool, "first")
        await until(lambda: shop.drawn == ["first"])
        left, stays, last = ask(pool, "left"), ask(pool, "shared"), ask(pool, "last")
        also = ask(pool, "shared")
        await asyncio.sleep(0.05)  # they wait in the queue by now
        left.cancel()
        also.cancel()
        await asyncio.sleep(0)
        shop.open.set()
        await asyncio.gather(first, stays, last)
    assert sorted(shop.drawn) == ["first", "last", "shared"]  # it is chance which came to the queue first


async def test_a_picture_whose_asker_left_while_it_was_drawn_is_kept(shop: Workshop) -> None:
    async with Pool() as pool:
        shop.open.clear()
        left = ask(pool, "first")
        await until(lambda: shop.drawn == ["first"])
        left.cancel()
        shop.open.set()
        assert await ask(pool, "second") == PICTURE
        assert await ask(pool, "first") == PICTURE
    assert shop.drawn == ["first", "second"]


async def test_a_server_may_queue_only_so_many_and_panels_of_all_come_first(shop: Workshop) -> None:
    async with Pool() as pool:
        shop.open.clear()
        history = [ask(pool, f"old {number}", "loud", later=True) for number in range(40)]
        await until(lambda: sum(each.done() for each in history) == 40 - WAITING)
        assert [each for each in history if each.done() and each.result() != Undrawn(BUSY)] == []
        others = [ask(pool, "panel", "loud"), ask(pool, "look", "quiet", later=True)]
        await asyncio.sleep(0.05)  # they wait in the queue by now
        shop.open.set()
        assert await asyncio.gather(*others) == [PICTURE, PICTURE]
        await asyncio.gather(*history)
    assert shop.drawn[1] == "panel"
    assert "look" in shop.drawn[2:4]
    assert len(shop.drawn) == WAITING + 2


async def test_looks_into_the_past_of_one_server_never_have_all_processes(shop: Workshop) -> None:
    async with Pool(workers=3) as pool:
        await until(lambda: shop.living == 3)
        shop.open.clear()
        history = [ask(pool, f"old {number}", "loud", later=True) for number in range(5)]
        await until(lambda: len(shop.drawn) == 2)
        panel = ask(pool, "panel", "quiet")
        await until(lambda: "panel" in shop.drawn)
        assert len(shop.drawn) == 3
        shop.open.set()
        await asyncio.gather(panel, *history)


async def test_grounds_are_kept_beside_the_pictures_where_there_is_a_folder(
    shop: Workshop, tmp_path: Path
) -> None:
    for folder in (tmp_path, None):
        async with Pool(folder=folder) as pool:
            assert await ask(pool, "one") == PICTURE
    assert shop.folders == [tmp_path / "grounds", None]


async def test_a_film_that_can_not_be_made_is_told_and_logged(
    shop: Workshop, caplog: pytest.LogCaptureFixture
) -> None:
    async with Pool() as pool:
        assert await pool.film([]) == b"WEBP"
        assert not caplog.messages
        shop.filmed = FAILED
        assert await pool.film([]) == Undrawn(FAILED)
    assert caplog.messages == [f"not filmed: {FAILED}"]


async def test_the_pauses_before_a_process_is_started_again_get_longer(
    shop: Workshop, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("render.pool.PAUSES", (0.001, 0.002, 600.0))
    shop.refuse(1000)
    async with Pool() as pool:
        await until(lambda: shop.refused == 3)
        assert pool.ill


async def test_processes_start_at_once_and_those_giving_way_when_there_is_work(shop: Workshop) -> None:
    async with Pool():
        await until(lambda: shop.begun == 1)
    async with Pool(nice=True) as pool:
        await asyncio.sleep(0.05)
        assert shop.begun == 1
        assert await ask(pool, "one") == PICTURE
        assert shop.begun == 2


async def test_presses_go_before_pictures_and_those_before_films(shop: Workshop) -> None:
    async with Pool() as pool, Pool(nice=True) as cinema:
        for each in (pool, cinema):
            assert await ask(each, "one") == PICTURE
    drawing, filming = shop.niceness
    assert 0 < drawing < filming


async def test_one_process_of_a_pool_draws_grounds_beforehand(shop: Workshop) -> None:
    async with Pool(workers=3) as pool:
        await until(lambda: len(pool._workers) == 3)
    assert shop.warming == [True, False, False]


async def test_a_pool_that_is_nice_draws_no_grounds_beforehand(shop: Workshop) -> None:
    async with Pool(nice=True) as pool:
        assert await ask(pool, "one") == PICTURE
    assert shop.warming == [False]
