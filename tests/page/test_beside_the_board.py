"""The page of a table beyond its board: hand and overview, what is kept, standing orders, and coming back."""

import asyncio
import re
from typing import Any

import pytest
from playwright.async_api import Route, expect

from bot.table.lobby import lobby
from bot.table.play import moves
from rules.core.rng import Dice
from tests.page.conftest import TableOf
from tests.page.tapping import LONG, Manner, person
from tests.page.test_looks import axe_in_both_lights

pytestmark = [pytest.mark.nightly, pytest.mark.asyncio(loop_scope="session")]

ASK = "async ([question, chosen, ids]) => { const ask = await import('/board/static/ask.js'); "
MEANT = ASK + "return ask.meant(question, chosen, ask.placesIn(question, 'board')[0]).map(it => it.id) }"
TAPPED = ASK + "return ids.reduce((so_far, id) => ask.tapped(question, so_far, id), chosen) }"
HERE = {"board": [[[0, 0], [9, 0], [9, 9]]]}


async def test_board_and_hand_are_side_by_side_where_there_is_room(table_of: TableOf) -> None:
    async with table_of("kemet", 3, "beside") as table:
        seat, _ = await table.asked()
        async with table.page(seat, "mouse") as wide:
            for scene in ("board", "hand"):
                image = wide.page.locator(f".frame[data-scene={scene}] img")
                await expect(image).to_have_attribute("src", re.compile(f"{scene}.png"), timeout=LONG)
            await wide.page.get_by_role("button", name="Overview").click()
            await expect(wide.page.locator(".frame[data-scene=hand]")).to_be_hidden()
            await expect(wide.page.locator(".frame[data-scene=board]")).to_be_visible()
        async with table.page(seat, "touch") as narrow:
            await narrow.page.locator(".tabs [data-scene=hand]").tap()
            await expect(narrow.page.locator(".frame[data-scene=hand] img")).to_be_visible(timeout=LONG)
            await expect(narrow.page.locator(".frame[data-scene=board]")).to_be_hidden()


async def test_a_sheet_that_is_half_filled_in_is_there_after_coming_back(table_of: TableOf) -> None:
    async with table_of("immortals", 3, "kept") as table:
        seat = await table.until(lambda _, asked: asked.kind == "fill")
        async with table.page(seat, "touch") as hand:
            card = hand.page.locator('.spot[data-ids*="region:"]:visible').first
            await expect(card).to_be_visible(timeout=LONG)
            ident = (await card.get_attribute("data-ids") or "").split()[0]
            assert await hand.in_list(ident).count(), "it fits the slot that is open"
            slot = await hand.page.locator(".ask .slots [aria-pressed=true]").get_attribute("data-id") or ""
            name = (await hand.in_list(ident).inner_text()).splitlines()[0]
            await hand.take(ident)
            async with hand.page.expect_response(
                lambda it: "/draft" in it.url and slot in str(it.request.post_data)
            ):
                await hand.take(slot)
        assert (await table.it.context.load(table.info.id)).drafts[seat].draft["answer"] == {slot: ident}
        async with table.page(seat, "mouse") as again:
            filled = again.page.locator(f'.ask .slots [data-id="{slot}"]')
            await expect(filled).to_contain_text(name)


async def test_not_being_asked_is_ordered_and_lifted_on_the_page(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "orders") as table, table.page(0, "mouse") as hand:
        for ordered in (True, False):
            await hand.page.get_by_role("button", name="Standing orders").click()
            async with hand.page.expect_response(lambda it: "/orders" in it.url):
                await hand.page.get_by_role("checkbox").first.click()
            orders = (await table.it.context.load(table.info.id)).orders
            assert bool(orders.get(0)) == ordered
            await hand.page.get_by_role("button", name="Close").click()


async def test_the_keyboard_stays_where_it_is_when_something_changes(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "focus") as table:
        seat, _ = await table.asked()
        async with table.page(seat, "keyboard") as hand:
            last = hand.page.locator(".ask .chips button").last
            await last.focus()
            async with hand.page.expect_response(lambda it: "/board/t/1?" in it.url):
                await moves.order(table.it.context, table.info.id, person(seat).id, frozenset({"reroll"}))
            await hand.page.get_by_role("button", name="Standing orders").wait_for()
            await expect(last).to_be_focused()
            await hand.page.wait_for_timeout(500)
            await expect(last).to_be_focused()


async def test_a_page_goes_on_by_itself_once_the_bot_is_back(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "back") as table:
        seat, asked = await table.asked()
        async with table.page(seat, "mouse") as hand:
            before = await hand.page.locator(".ask").get_attribute("data-ask")
            await table.restart()
            await table.play(seat, asked, Dice("back"))
            await expect(hand.page.locator(".ask")).not_to_have_attribute(
                "data-ask", before or "", timeout=LONG
            )


async def test_a_page_goes_to_its_channels_next_table_once_its_own_is_closed(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "next") as table, table.page(0, "touch") as hand:
        refused = list[str]()
        hand.page.on("response", lambda it: refused.append(it.url) if it.status >= 400 else None)
        await lobby.close(table.it.context, table.info.id, person(0).id)
        await table.it.table(person(0), person(1), game="calamandara")
        await expect(hand.page.locator("h1")).to_contain_text("Calamandara", timeout=LONG)
        assert refused == []


async def test_what_happened_begins_with_the_newest(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "newest") as table:
        for number in range(12):
            seat, asked = await table.asked()
            await table.play(seat, asked, Dice(f"newest {number}"))
        async with table.page(0, "touch") as hand:
            told = await hand.page.request.get(f"{table.url}/board/t/{table.info.id}/log?as={person(0).id}")
            lines = (await told.json())["lines"]
            await hand.page.get_by_role("button", name="What happened").tap()
            last = hand.page.locator("dialog .lines").last.locator("li")
            await expect(last.last).to_have_text(lines[0])
            below = await last.all_inner_texts()
            assert below == lines[::-1][len(lines) - len(below) :]


async def test_nothing_is_headed_before_that_where_all_is_told_above(table_of: TableOf) -> None:
    async with table_of("saideira", 3, "begun") as table, table.page(0, "touch") as hand:
        async with hand.page.expect_response(lambda it: "/log" in it.url):
            await hand.page.get_by_role("button", name="What happened").tap()
        since = hand.page.locator("dialog .lines").first.locator("li")
        await expect(since.first).to_be_visible()
        await expect(hand.page.locator("dialog .lines").last.locator("li")).to_have_count(0)
        await expect(hand.page.get_by_role("heading", name="Before that")).to_be_hidden()


async def test_advice_on_a_question_that_is_answered_says_nothing(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "late") as table:
        seat, asked = await table.asked()
        async with table.page(seat, "mouse") as hand:
            answered = asyncio.Event()

            async def refuse(route: Route) -> None:
                await answered.wait()
                await route.fulfill(status=422, json={"refused": "You have answered this."})

            await hand.page.route("**/advice*", refuse)
            await hand.page.route(f"**/t/{table.info.id}?*", allowed)
            await hand.page.reload()
            await hand.page.get_by_role("button", name="What would you do?").click()
            before = await hand.page.locator(".ask").get_attribute("data-ask") or ""
            await table.play(seat, asked, Dice("late"))
            await expect(hand.page.locator(".ask")).not_to_have_attribute("data-ask", before, timeout=LONG)
            async with hand.page.expect_response("**/advice*"):
                answered.set()
            await hand.page.wait_for_timeout(300)
            await expect(hand.page.locator(".refused")).to_be_hidden()


async def allowed(route: Route) -> None:
    """Serve the table as one where advice may be asked for."""
    response = await route.fetch()
    await route.fulfill(response=response, json={**await response.json(), "advice": True})


async def test_axe_finds_nothing_in_hand_log_and_orders(table_of: TableOf) -> None:
    async with table_of("bellum", 2, "axe") as table, table.page(0, "touch") as hand:
        await hand.page.locator(".tabs [data-scene=hand]").tap()
        for name in ("", "What happened", "Standing orders"):
            if name:
                await hand.page.get_by_role("button", name=name).tap()
                await expect(hand.page.get_by_role("dialog")).to_be_visible()
            assert await axe_in_both_lights(hand.page) == []
            if name:
                await hand.page.get_by_role("button", name="Close").tap()


def thing(ident: str, label: str) -> dict[str, Any]:
    return {"id": ident, "label": label, "effect": "", "spots": HERE}


async def test_of_things_in_one_place_one_is_asked_for_but_not_of_copies(table_of: TableOf) -> None:
    ways = [thing("land:a", "Walk"), thing("teleport:a", "Teleport")]
    copies = [thing("card:a", "Blank"), thing("card:a.2", "Blank")]
    choose = {"kind": "choose", "least": 2, "most": 2}
    async with table_of("bellum", 2, "which") as table, table.page(0, "mouse") as hand:
        meant = [
            await hand.page.evaluate(MEANT, [{**choose, "options": options}, chosen, []])
            for options, chosen in ((ways, []), (copies, []), (copies, ["card:a"]))
        ]
        assert meant == [["land:a", "teleport:a"], ["card:a"], ["card:a.2"]]


async def test_a_card_goes_into_the_slot_that_is_tapped_and_comes_back(table_of: TableOf) -> None:
    fits = ["card:a", "card:b"]
    slots = [{**thing(f"slot:{n}", str(n)), "blank": True, "fits": fits} for n in (1, 2)]
    sheet = {"kind": "fill", "distinct": True, "slots": slots, "options": [thing(it, it) for it in fits]}
    empty: dict[str, Any] = {"slots": {}, "held": None}
    steps = [
        (["card:a", "slot:2"], {"slot:2": "card:a"}),
        (["card:a", "slot:2", "card:a", "slot:1"], {"slot:1": "card:a"}),
        (["card:a", "slot:2", "slot:2"], {}),
        (["card:a", "card:a", "slot:1"], {}),
        (["slot:2", "card:a"], {"slot:2": "card:a"}),
        (["slot:2", "slot:1", "card:a", "card:b"], {"slot:1": "card:a"}),
        (["slot:2", "slot:2", "card:a"], {}),
    ]
    async with table_of("bellum", 2, "slots") as table, table.page(0, "mouse") as hand:
        found = [(await hand.page.evaluate(TAPPED, [sheet, empty, ids]))["slots"] for ids, _ in steps]
        assert found == [expected for _, expected in steps]


@pytest.mark.parametrize("manner", ["touch", "mouse"])
async def test_the_board_is_shown_to_whoever_waits_for_others(table_of: TableOf, manner: Manner) -> None:
    async with table_of("kemet", 3, "waiting") as table:
        asked, _ = await table.asked()
        async with table.page((asked + 1) % 3, manner) as hand:
            await expect(hand.page.locator(".ask")).to_have_attribute("data-ask", "")
            board = hand.page.locator(".frame[data-scene=board]")
            await expect(board).to_be_visible()
            await expect(board.locator("img")).to_have_attribute("src", re.compile("board.png"), timeout=LONG)
            lit = hand.page.locator(".tabs [aria-pressed=true]:visible")
            await expect(lit).to_have_attribute("data-scene", "board" if manner == "touch" else "hand")


async def test_a_sheet_with_empty_spaces_is_sent_only_when_that_is_meant(table_of: TableOf) -> None:
    async with table_of("immortals", 3, "kept") as table:
        seat = await table.until(lambda _, asked: asked.kind == "fill")
        async with table.page(seat, "touch") as hand:
            go = hand.page.locator("button.go")
            await expect(go).to_have_text("Send (0/10)")
            await hand.page.locator("#app:not([data-fresh])").wait_for()
            await go.tap()
            await expect(go).to_have_text("Leave 10 empty?")
            assert not await hand.has_given(0), "that was asked only"
            await hand.page.locator("#app:not([data-fresh])").wait_for()
            await go.tap()
            await expect(hand.page.locator(".ask")).to_contain_text("locked in", timeout=LONG)
            assert await table.stored(seat) == [{}]


async def test_a_question_about_a_place_shows_it_on_the_board(table_of: TableOf) -> None:
    async with table_of("immortals", 3, "kept") as table:
        seat = await table.until(lambda _, asked: "cell" in asked.prompt.args)
        async with table.page(seat, "touch") as hand:
            await expect(hand.page.locator(".frame[data-scene=board] img")).to_be_visible(timeout=LONG)
            about = hand.page.locator(".frame[data-scene=board] .about")
            await expect(about).to_be_in_viewport(ratio=0.9, timeout=LONG)


async def test_places_are_marked_by_a_bright_line_on_a_dark_one(table_of: TableOf) -> None:
    """One of both is seen on any ground: sand, gold, stone, night."""
    async with table_of("kemet", 3, "beside") as table:
        seat = await table.until(lambda _, asked: asked.prompt.key == "kemet.ask.districts")
        async with table.page(seat, "touch") as hand:
            board = hand.page.locator(".frame[data-scene=board]")
            await expect(board.locator(".spot").first).to_be_visible(timeout=LONG)
            lines = {
                kind: await board.locator(f".{kind}").evaluate_all(
                    "all => all.map(it => [it.getAttribute('points'), getComputedStyle(it).stroke])"
                )
                for kind in ("spot", "edge")
            }
    assert {points for points, _ in lines["spot"]} == {points for points, _ in lines["edge"]}
    bright, dark = ({stroke for _, stroke in lines[kind]} for kind in ("spot", "edge"))
    assert (bright, dark) == ({"rgb(255, 176, 32)"}, {"rgb(32, 20, 8)"})


async def test_the_end_of_a_game_is_told_at_the_top_beside_the_board(table_of: TableOf) -> None:
    async with table_of("saideira", 3, "over") as table:
        dice = Dice("over")
        while (at := await table.position()) is not None:
            await table.play(*at, dice)
        async with table.page(0, "mouse") as hand:
            told = await hand.page.locator(".ask").bounding_box()
            bar = await hand.page.locator(".bar").bounding_box()
    assert told is not None
    assert bar is not None
    assert told["y"] == bar["y"] + bar["height"]
