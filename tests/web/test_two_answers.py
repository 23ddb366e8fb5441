"""Two answers by one request of the page: a question and the one folded into it."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from bot.table.learning import lessons, tips
from rules.core.engine import look
from rules.core.rng import Dice
from tests.bot.table.scene import ANA, BIA, CAL, CHANNEL, Bot, started
from tests.web.test_routes import Browser, Json, opened


@asynccontextmanager
async def folding(it: Bot) -> AsyncIterator[tuple[Browser, str, Json, Json]]:
    """A page whose question has another one behind an option: page, table, question, and that option."""
    info, people = await it.table(ANA, BIA, CAL, game="kemet"), {0: ANA, 1: BIA, 2: CAL}
    for person in people.values():
        await tips.set_wanted(it.context, person.id, tips=False)
    async with opened(it, ANA, BIA, CAL) as pages:
        for _ in range(60):
            loaded = await it.context.load(info.id)
            seat = loaded.position.waiting[0]
            asked = await pages[seat].question(info.id)
            if leading := next((option for option in asked["options"] if "next" in option), None):
                yield pages[seat], f"t/{info.id}", asked, leading
                return
            view = look(loaded.game, loaded.position, seat).view
            answer = loaded.game.computers["steady"](view, loaded.position.pending[seat], Dice("folding"))
            await it.answer(info.id, people[seat], answer)
    raise AssertionError("nothing is folded")


async def test_two_answers_are_given_by_one_request() -> None:
    async with started() as it, folding(it) as (page, table, asked, option):
        both = [[option["id"]], [option["next"]["options"][0]["id"]]]
        body = {"ask": asked["ask"], "answers": both, "then": option["next"]["ask"]}
        before = (await page.get(table))[1]["n"]
        assert (await page.post(f"{table}/answer", body))[0] == 200
        steps = sorted(await it.rows("steps", "n, answer, made_by"))[before:]
        assert [json.loads(answer) for _, answer, by in steps if by == "player"][:2] == both


async def test_what_the_coach_names_along_is_given_by_one_request() -> None:
    async with started(workers=True) as it:
        await tips.set_wanted(it.context, ANA.id, tips=False)
        table = (await lessons.begin(it.context, CHANNEL, ANA, "dwar7s", "en")).id
        async with opened(it, ANA) as (ana,):
            for _ in range(20):
                await it.computers.idle()
                told = (await ana.get(f"t/{table}"))[1]
                idea, ask = told["coach"][0], told["question"]["ask"]
                if "then" in idea:
                    break
                await ana.post(f"t/{table}/answer", {"ask": ask, "answer": idea["answer"]})
            assert " → " in idea["name"], "it says what it does"
            body = {"ask": ask, "answers": idea["answers"], "then": idea["then"]}
            assert (await ana.post(f"t/{table}/answer", body))[0] == 200
            steps = sorted(await it.rows("steps", "n, answer, made_by"))[told["n"] :]
            assert [json.loads(answer) for _, answer, by in steps if by == "player"][:2] == idea["answers"]


async def test_two_answers_of_which_one_is_wrong_change_nothing() -> None:
    async with started() as it, folding(it) as (page, table, asked, option):
        first, then = [option["id"]], [option["next"]["options"][0]["id"]]
        body = {"ask": asked["ask"], "answers": [first, then], "then": option["next"]["ask"]}
        before = await page.get(table)
        changes: list[tuple[Json, int]] = [
            ({"then": "0" * 12}, 409),
            ({"ask": "0" * 12}, 409),
            ({"answers": [["no:thing"], ["no:thing"]]}, 409),
            ({"answers": [first, ["no:thing"]]}, 422),
            ({"answers": [first]}, 400),
            ({"answers": "both"}, 400),
            ({"then": 7}, 400),
        ]
        for changed, status in changes:
            assert (await page.post(f"{table}/answer", {**body, **changed}))[0] == status, changed
            assert await page.get(table) == before, changed
