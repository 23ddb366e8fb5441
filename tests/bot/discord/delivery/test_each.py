"""Several sayings of one job: one that fails silences none of the others."""

from contextlib import nullcontext
from functools import partial

import pytest

from bot.discord.delivery.pings import each
from bot.discord.delivery.refusals import Barred
from bot.table.delivery.voice import Later
from bot.table.model import Unavailable
from rules.core.text import Text

LATER = Later(0.0)
BARRED = Barred("locked")
AWAY = Unavailable(Text(key="table.refused.not-read"))


@pytest.mark.parametrize(
    ("failures", "raised"),
    [
        ((), None),
        ((None, None), None),
        ((BARRED,), BARRED),
        ((LATER, None), LATER),
        ((BARRED, Barred(), None), BARRED),
        ((BARRED, LATER), LATER),
        ((LATER, BARRED), LATER),
        ((BARRED, AWAY), AWAY),
    ],
)
async def test_all_are_tried_and_what_may_go_later_is_tried_again(
    failures: tuple[Exception | None, ...], raised: Exception | None
) -> None:
    tried: list[Exception | None] = []

    async def say(failure: Exception | None) -> None:
        tried.append(failure)
        if failure is not None:
            raise failure

    with pytest.raises(type(raised)) if raised else nullcontext() as found:
        await each([partial(say, failure) for failure in failures])
    assert (found and found.value) is raised
    assert tried == [*failures]


async def test_one_persons_unforeseen_refusal_silences_nobody_who_comes_after(
    caplog: pytest.LogCaptureFixture,
) -> None:
    told: list[str] = []

    async def refused(error: Exception) -> None:
        raise error

    async def reached(who: str) -> None:
        told.append(who)

    with pytest.raises(Later):
        await each(
            [
                partial(refused, ValueError("a secret")),
                partial(reached, "Bia"),
                partial(refused, Later(0.0)),
                partial(reached, "Cal"),
            ]
        )
    assert told == ["Bia", "Cal"]
    assert "could not be told: ValueError" in caplog.text
    assert "a secret" not in caplog.text
