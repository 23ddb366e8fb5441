"""A tap is never lost and never answers what it was not meant for, whatever the page is told meanwhile."""

import re
from typing import Any

import pytest
from playwright.async_api import Page, Route, expect

from bot.table.play import moves
from rules.core.decisions import Decision, Seat
from rules.core.rng import Dice
from tests.page.conftest import TableOf
from tests.page.tapping import LONG, Tapped, person

pytestmark = [pytest.mark.nightly, pytest.mark.asyncio(loop_scope="session")]

TABLE = re.compile(r"/board/t/\d+\?")
LATE = "just as the question changed"
CLOSED = "already closed"
TAP_AT_ONCE = """() => {
    const ask = document.querySelector(".ask");
    new MutationObserver((_, watching) => {
        const chip = ask.querySelector(".chips [data-id]");
        if (!ask.dataset.ask || !chip) return;
        watching.disconnect();
        chip.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
        chip.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    }).observe(ask, { attributes: true });
}"""
MOVE_AND_TAP = """spot => {
    const [whole] = spot.closest(".frame").querySelectorAll(".tool"), sheet = spot.closest(".sheet");
    const before = sheet.style.transform;
    whole.click();
    spot.dispatchEvent(new PointerEvent("pointerdown", { bubbles: true }));
    spot.dispatchEvent(new MouseEvent("click", { bubbles: true, detail: 1 }));
    return before !== sheet.style.transform;
}"""


def is_one(seat: Seat, asked: Decision) -> bool:
    """Tell whether a press on any of its buttons answers."""
    return asked.kind == "choose" and asked.least == asked.most == 1


async def changed(table: Tapped, page: Page, seat: Seat) -> None:
    """Change what leaves the question as it is, and wait until the page hears of it."""
    async with page.expect_response(TABLE):
        await moves.order(table.it.context, table.info.id, person(seat).id, frozenset({"reroll"}))
    await page.wait_for_timeout(100)  # it is read


async def test_a_change_at_the_table_takes_no_button_from_under_a_finger(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "under") as table:
        seat = await table.until(is_one)
        async with table.page(seat, "mouse") as hand:
            chip = hand.page.locator(".ask .chips [data-id]:enabled").first
            ident = await chip.get_attribute("data-id")
            await chip.hover()
            await hand.page.mouse.down()
            await changed(table, hand.page, seat)
            await hand.page.mouse.up()
            await hand.page.evaluate("1")
            assert [(it.post_data_json or {}).get("answer") for it in hand.given] == [[ident]]


async def test_a_tap_on_a_question_that_was_answered_elsewhere_says_so(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "elsewhere") as table:
        seat = await table.until(is_one)
        at = await table.asked()
        async with table.page(seat, "mouse") as hand:
            await hand.page.locator(".ask .chips [data-id]:enabled").first.hover()
            await hand.page.mouse.down()
            async with hand.page.expect_response(TABLE):
                await table.play(*at, Dice("elsewhere"))
            await hand.page.wait_for_timeout(100)
            await hand.page.mouse.up()
            await expect(hand.page.get_by_role("alert")).to_contain_text(CLOSED)


async def test_a_tap_on_what_has_only_just_come_says_so_and_answers_nothing(table_of: TableOf) -> None:
    async with table_of("calamandara", 2, "late") as table:
        other = 1 - await table.until(is_one)
        async with table.page(other, "mouse") as hand:
            await expect(hand.page.locator(".ask")).to_have_attribute("data-ask", "")
            await hand.page.evaluate(TAP_AT_ONCE)
            await table.until(lambda seat, asked: seat == other and is_one(seat, asked))
            await expect(hand.page.get_by_role("alert")).to_contain_text(LATE)
            assert hand.given == []
            await hand.page.locator(".ask .chips [data-id]").first.click()
            await expect(hand.page.get_by_role("alert")).to_have_count(0)


async def test_what_is_meant_is_chosen_for_the_question_that_was_asked(table_of: TableOf) -> None:
    """Two things that lie in one place are told apart in a window, and the table may go on meanwhile."""
    everywhere = [[[0, 0], [2000, 0], [2000, 2000], [0, 2000]]]

    async def in_one_place(route: Route) -> None:
        response = await route.fetch()
        known: dict[str, Any] = await response.json()
        for option in (known["question"] or {}).get("options", []):
            option["spots"] = {"board": everywhere}
        await route.fulfill(response=response, json=known)

    async with table_of("bellum", 2, "window") as table:
        seat = await table.until(is_one)
        at = await table.asked()
        async with table.page(seat, "mouse") as hand:
            await hand.page.route(TABLE, in_one_place)
            await hand.page.reload()
            await hand.page.locator(".frame[data-scene=board] .spot").first.click(timeout=LONG)
            candidate = hand.page.locator("dialog [data-id]").first
            await expect(candidate).to_be_visible()
            before = await hand.page.locator(".ask").get_attribute("data-ask") or ""
            await table.play(*at, Dice("window"))
            await expect(hand.page.locator(".ask")).not_to_have_attribute("data-ask", before, timeout=LONG)
            await candidate.click()
            await expect(hand.page.get_by_role("alert")).to_contain_text(LATE)
            assert hand.given == []


class Opened:
    """A question with an option that is open: another one stands behind it, and all options do the same."""

    def __init__(self) -> None:
        self.prompt = self.label = ""

    async def tell(self, route: Route) -> None:
        """Tell of the table."""
        response = await route.fetch()
        known: dict[str, Any] = await response.json()
        if question := known["question"]:
            then = {"id": "then:1", "label": "Then", "effect": ""}
            option = question["options"][0]
            option["next"] = {"ask": "b" * 12, "prompt": "And then?", "options": [then] * 11}  # no pairs
            question.update(opened=option["id"], shared="Each brings 3.")
            self.prompt, self.label = question["prompt"], option["label"]
        await route.fulfill(response=response, json=known)


async def test_an_option_that_is_open_stays_below_its_question_and_what_all_do(table_of: TableOf) -> None:
    """It is not the title until somebody has opened it."""
    told = Opened()
    async with table_of("bellum", 2, "title") as table:
        seat = await table.until(is_one)
        async with table.page(seat, "mouse") as hand:
            await hand.page.route(TABLE, told.tell)
            await hand.page.reload()
            ask = hand.page.locator(".ask")
            await expect(ask).to_contain_text("And then?", timeout=LONG)
            assert await ask.locator("h2").inner_text() == told.prompt
            assert await ask.locator(".first").inner_text() == told.label
            await expect(ask.get_by_text("Each brings 3.")).to_have_count(1)


class Several:
    """A question of which several things may be chosen, and the unfinished answer that the server has."""

    def __init__(self) -> None:
        self.draft: list[str] | None = None
        self.held = list[Route]()

    async def tell(self, route: Route) -> None:
        """Tell of the table."""
        response = await route.fetch()
        await route.fulfill(response=response, json=self.instead(await response.json()))

    async def keep(self, page: Page, route: Route) -> None:
        """Keep what is chosen, and tell of the table then."""
        self.draft = (route.request.post_data_json or {})["answer"]
        async with page.expect_response(lambda it: "/draft" in it.url):
            known = await (await page.request.get(route.request.url.replace("/draft", ""))).json()
            await route.fulfill(json=self.instead(known))

    def instead(self, known: dict[str, Any]) -> dict[str, Any]:
        """The table with this question instead of its own."""
        several = {"least": 1, "most": 3, "draft": self.draft, "opened": None}
        return {**known, "question": {**known["question"], **several}}


async def test_what_is_chosen_stays_while_an_earlier_choice_is_still_being_kept(table_of: TableOf) -> None:
    several = Several()
    async with table_of("bellum", 2, "kept") as table:
        seat = await table.until(is_one)
        async with table.page(seat, "mouse") as hand:
            await hand.page.route(TABLE, several.tell)
            await hand.page.route("**/draft?*", lambda route: several.held.append(route))
            await hand.page.reload()
            chips = hand.page.locator(".ask .chips [data-id]")
            for number in (0, 1):
                async with hand.page.expect_request("**/draft?*"):
                    await chips.nth(number).click()
            await several.keep(hand.page, several.held[0])
            await hand.page.wait_for_timeout(100)  # it is read
            await expect(chips.nth(1)).to_have_attribute("aria-pressed", "true")
            await several.keep(hand.page, several.held[1])
            await expect(chips.nth(1)).to_have_attribute("aria-pressed", "true")


async def test_what_is_chosen_stays_though_it_could_not_be_kept(table_of: TableOf) -> None:
    several = Several()
    async with table_of("bellum", 2, "lost") as table:
        seat = await table.until(is_one)
        async with table.page(seat, "mouse") as hand:
            await hand.page.route(TABLE, several.tell)
            await hand.page.route("**/draft?*", lambda route: route.abort())
            await hand.page.reload()
            chip = hand.page.locator(".ask .chips [data-id]").first
            async with hand.page.expect_event("requestfailed", lambda it: "/draft" in it.url):
                await chip.click()
            await changed(table, hand.page, seat)
            await expect(chip).to_have_attribute("aria-pressed", "true")


async def test_a_tap_on_a_place_that_has_just_moved_only_marks_it(table_of: TableOf) -> None:
    async with table_of("kemet", 3, "moved") as table:
        seat = await places(table)
        async with table.page(seat, "mouse") as hand:
            spot = hand.page.locator(".spot:visible").first
            await expect(spot).to_be_visible(timeout=LONG)
            await expect(hand.page.locator("#app")).not_to_have_attribute("data-fresh", "")
            await hand.page.wait_for_timeout(1000)
            assert await spot.evaluate(MOVE_AND_TAP), "the picture has moved"
            await expect(hand.page.locator(".spot.on")).to_have_count(1)
            await hand.page.evaluate("1")
            assert hand.given == []


async def places(table: Tapped) -> Seat:
    """Play as computers do until one place on the board is chosen; returns by whom."""
    while True:
        seat = await table.until(is_one)
        _, asked = await table.asked()
        if (await table.places(seat, asked)).get("board", {}):
            return seat
        await table.play(seat, asked, Dice("until"))
