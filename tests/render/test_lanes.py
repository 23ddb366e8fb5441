import asyncio

from render.lanes import Lanes


async def waiting(lanes: Lanes[str], order: list[str], owner: str, *, later: bool = False) -> None:
    thing = await lanes.take(owner, later=later)
    order.append(owner)
    lanes.give(thing, owner)


async def queued(
    lanes: Lanes[str], order: list[str], *owners: str, later: bool = False
) -> list[asyncio.Task[None]]:
    tasks = [asyncio.create_task(waiting(lanes, order, owner, later=later)) for owner in owners]
    await asyncio.sleep(0)
    return tasks


async def test_owners_take_turns_however_many_wait_for_one() -> None:
    lanes: Lanes[str] = Lanes()
    order: list[str] = []
    tasks = await queued(lanes, order, "a", "a", "a", "a", "b", "c")
    lanes.add("pen")
    await asyncio.gather(*tasks)
    assert order == ["a", "b", "c", "a", "a", "a"]


async def test_who_can_wait_comes_after_those_who_cannot() -> None:
    lanes: Lanes[str] = Lanes()
    order: list[str] = []
    tasks = await queued(lanes, order, "patient", later=True)
    tasks += await queued(lanes, order, "hasty", "hasty")
    lanes.add("pen")
    await asyncio.gather(*tasks)
    assert order == ["hasty", "hasty", "patient"]


async def test_one_owner_has_no_more_than_its_share_at_a_time() -> None:
    lanes: Lanes[str] = Lanes(each=1)
    lanes.add("pen")
    lanes.add("brush")
    first = await lanes.take("a")
    second = asyncio.create_task(lanes.take("a"))
    other = await asyncio.wait_for(lanes.take("b"), 1)
    assert {first, other} == {"pen", "brush"}
    await asyncio.sleep(0)
    assert not second.done()
    lanes.give(first, "a")
    assert await second == first


async def test_what_comes_to_somebody_who_left_goes_to_the_next() -> None:
    lanes: Lanes[str] = Lanes()
    left = asyncio.create_task(lanes.take("a"))
    await asyncio.sleep(0)
    lanes.add("pen")  # it is a's now, though the task has not run since
    left.cancel()
    await asyncio.gather(left, return_exceptions=True)
    assert await asyncio.wait_for(lanes.take("b"), 1) == "pen"


async def test_who_was_cancelled_while_waiting_gets_nothing() -> None:
    lanes: Lanes[str] = Lanes()
    left = asyncio.create_task(lanes.take("a"))
    await asyncio.sleep(0)
    left.cancel()
    await asyncio.gather(left, return_exceptions=True)
    lanes.add("pen")
    async with lanes.lent("b") as thing:
        assert thing == "pen"
    assert await asyncio.wait_for(lanes.take("a"), 1) == "pen"


async def test_who_has_given_everything_back_is_forgotten() -> None:
    """Or each server that ever had a picture drawn would be remembered for ever."""
    lanes: Lanes[str] = Lanes()
    lanes.add("pen")
    lanes.give(await lanes.take("a"), "a")
    assert not lanes._held
