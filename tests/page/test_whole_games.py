"""Whole games by taps on phones: two people in two browsers, who learn nothing of each other's secrets.

One answer is given by the list, counted as `tools.measure.presses` does; the next one where it lies.
"""

import json
import logging
from collections.abc import Iterator, Mapping
from contextlib import AsyncExitStack, suppress
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.async_api import Error, Response, expect

from bot.discord.questions.widget_kinds import split
from bot.table import reading
from bot.table.play.forced import known_answer
from bot.web.folded import folded_places
from bot.web.table_json import table_json
from rules.core.decisions import Answer, Decision, Seat
from rules.core.engine import look
from rules.core.moves import probe
from rules.core.rng import Dice
from rules.games import GAMES
from tests.depth import LONG
from tests.page.conftest import TableOf
from tests.page.tapping import LONG as PATIENCE
from tests.page.tapping import Hand, Tapped, person
from tools.measure.presses import Question, lying_in

log = logging.getLogger(__name__)
pytestmark = [pytest.mark.nightly, pytest.mark.asyncio(loop_scope="session")]

SHORT = ("saideira",)
SEATS = 3
PEOPLE = 2  # who use the page; the others answer elsewhere
MOST = 1500  # questions of a game
LOOKS = 5  # answers from one comparison of the pages to the next
SOON = 200  # milliseconds in which what has come to a page is read
LABEL = 4  # characters of words that are looked for on the other's page


@dataclass
class Phone:
    """A person with their page, and all that came to it."""

    seat: Seat
    hand: Hand
    tables: list[Mapping[str, Any]] = field(default_factory=list)
    pictures: list[str] = field(default_factory=list)

    async def note(self, response: Response) -> None:
        """Keep what the page is told."""
        if "/board/t/" in response.url and ".png" in response.url:
            self.pictures.append(response.url)
        elif "/board/t/" in response.url and "/events" not in response.url and response.status == 200:
            with suppress(Error):  # the page was loaded again meanwhile
                self.tables.append(await response.json())

    async def leads(self, ask: str, ident: str) -> bool:
        """Tell whether the page shows another question behind this option; a slow machine looks less far."""
        asked: list[Mapping[str, Any]] = []
        while not asked:
            await self.hand.page.wait_for_timeout(SOON)
            asked = [it["question"] for it in self.tables if it["question"] and it["question"]["ask"] == ask]
        return any("next" in option for option in asked[-1].get("options", []) if option["id"] == ident)

    @property
    def told(self) -> Mapping[str, Any]:
        """The table as it was told last."""
        return max(reversed(self.tables), key=lambda it: it["n"])


@dataclass
class Played:
    """Counts of presses, and what went wrong."""

    pressed: int = 0
    counted: int = 0
    in_pictures: int = 0
    wrong: list[str] = field(default_factory=list)


async def question(table: Tapped, seat: Seat, answer: Answer) -> Question:
    """The open question as the figures know it, with what is folded into it for its person."""
    loaded = await table.it.context.load(table.info.id)
    asked, view = loaded.position.pending[seat], look(loaded.game, loaded.position, seat).view
    folded = (await reading.seen(table.it.context, table.info.id, person(seat).id, whole=True)).folded.get(
        seat
    )
    lying = lying_in(table.info.game, view, asked)
    opened = folded_places(table.info.game, view, asked, folded, lying, "en").opened
    places = frozenset(ident for things in lying.values() for ident in things)
    return Question(seat, loaded.position.asks[seat], asked, answer, folded, {}, False, places, opened)


async def after(table: Tapped, seat: Seat, answer: Answer, dice: Dice) -> Answer:
    """The answer to the question behind this answer."""
    loaded = await table.it.context.load(table.info.id)
    game, at = loaded.game, probe(loaded.game, loaded.record, loaded.position, seat, answer)[0]
    while at is not None:
        asked = at[1].pending[seat]
        known = known_answer(game, asked)
        if known is None:
            return game.computers["steady"](look(game, at[1], seat).view, asked, dice)
        at = probe(game, *at, seat, known)[0]
    raise AssertionError("a question was shown that is not asked")


async def by_list(hand: Hand, asked: Decision, answer: Answer) -> None:
    """Press what gives the answer in the list, but not the button that confirms it."""
    ask = hand.page.locator(".ask")
    match asked.kind:
        case "number":
            assert isinstance(answer, int)
            place = (answer - asked.low) // asked.step
            await hand.press(ask.locator(".chips").first.locator("button").nth(place))
        case "split":
            assert isinstance(answer, dict)
            ways = split.ways(asked)
            if ways is None:
                await shares(hand, asked, {it: int(number) for it, number in answer.items()})
            else:
                way = ways.index(tuple(int(answer[part.id]) for part in asked.parts))
                place = len(ways) - 1 - way if len(asked.parts) == 1 else way
                await hand.press(ask.locator(".chips").first.locator("button").nth(place))
        case "fill":
            assert isinstance(answer, dict)
            for slot in asked.slots:
                if slot.id not in answer:
                    continue
                there = ask.locator(f'.slots [data-id="{slot.id}"]')
                if await there.get_attribute("aria-pressed") != "true":
                    await hand.press(there)
                name = str(answer[slot.id]).partition(".")[0]
                fits = f'h3 + .chips :is([data-id="{name}"], [data-id^="{name}."])'
                await hand.press(ask.locator(fits).first)
        case "order":
            assert isinstance(answer, list)
            for ident in answer[:-1]:
                await hand.press(hand.in_list(ident))
        case "choose":
            assert isinstance(answer, list)
            if not answer:
                await hand.press(ask.get_by_role("button", name="None of these", exact=True))
            for ident in answer:
                await hand.press(hand.in_list(ident))


async def shares(hand: Hand, asked: Decision, answer: Mapping[str, int]) -> None:
    """Share by the plus of each part; where the sum is given, what is left for the largest goes at once."""
    assert asked.kind == "split"
    ask = hand.page.locator(".ask")
    if answer == split.equal(asked):
        await hand.press(ask.get_by_role("button", name=" + ".join(map(str, answer.values())), exact=True))
        return
    more = {part.id: answer[part.id] - part.low for part in asked.parts}
    rest = max(more, key=lambda it: more[it]) if sum(answer.values()) == asked.most else None
    rows = ask.locator(".row:has(output)")
    for number, part in enumerate(asked.parts):
        for _ in range(0 if part.id == rest else more[part.id]):
            await hand.press(rows.nth(number).get_by_role("button").last)
    if rest is not None:
        ways = ask.get_by_role("button", name="The rest: ").or_(ask.get_by_role("button", name="All: "))
        legal = [
            part.id for part in asked.parts if part.low <= left(asked, answer, rest, part.id) <= part.high
        ]
        await hand.press(ways.nth(legal.index(rest)))


def left(asked: Decision, answer: Mapping[str, int], rest: str, part: str) -> int:
    """The number that this part would have, with all that is left while `rest` has none yet."""
    assert asked.kind == "split"
    lows = {it.id: it.low for it in asked.parts}
    now = {it: lows[it] if it == rest else number for it, number in answer.items()}
    return asked.most - sum(now.values()) + now[part]


async def one(phone: Phone, table: Tapped, dice: Dice, played: Played, *, in_list: bool) -> None:
    """Give one answer, and the one that is shown along with it."""
    asked, hand = (await question(table, phone.seat, [])).decision, phone.hand
    loaded = await table.it.context.load(table.info.id)
    view = look(loaded.game, loaded.position, phone.seat).view
    answer = loaded.game.computers["steady"](view, asked, dice)
    known = await question(table, phone.seat, answer)
    await expect(hand.page.locator(".ask")).to_have_attribute("data-ask", known.ask, timeout=PATIENCE)
    before, presses = len(hand.given), hand.presses
    first = str(answer[0]) if isinstance(answer, list) and answer else ""
    leads = await phone.leads(known.ask, first)
    then = await after(table, phone.seat, answer, dice) if leads else None
    if leads:
        assert isinstance(then, list)
        await both(hand, first, str(then[0]))
    elif in_list or not known.lies or asked.kind != "choose":
        await by_list(hand, asked, answer)
    else:
        hand.lying = await table.places(phone.seat, asked)
        for ident in [str(it) for it in answer] if isinstance(answer, list) else []:
            await hand.take(ident)
        played.in_pictures += 1
    log.info("%s %s: %s then %s", asked.prompt.key, "in the list" if in_list else "in pictures", answer, then)
    await hand.send(before)
    if in_list or not known.lies or leads:
        follow = known if then is None else Question(phone.seat, "", asked, then, None, {}, False)
        count = known.taps(follow if leads else None)
        played.counted += count
        played.pressed += hand.presses - presses
        if hand.presses - presses != count:
            played.wrong.append(
                f"{asked.prompt.key} {answer}: {hand.presses - presses} presses, {count} counted"
            )


async def both(hand: Hand, first: str, second: str) -> None:
    """Press the buttons of an option and of what comes behind it, or the one of both."""
    ask = hand.page.locator(".ask")
    pair = ask.locator(f'[data-id="{first}"][data-then="{second}"]')
    if await pair.count():
        await hand.press(pair)
        return
    opened = await hand.opened()
    if opened != first:
        others = ask.locator(f'h3 ~ .chips [data-id="{first}"]') if opened else hand.in_list(first)
        await hand.press(others.first)
    await hand.press(hand.in_list(second))


def words_in(value: object) -> Iterator[str]:
    """All texts in JSON."""
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for each in value.values():
            yield from words_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from words_in(each)


async def leaks(table: Tapped, phones: list[Phone]) -> list[str]:
    """List what somebody's page has that only the other one may know."""
    found = []
    for mine, other in (phones, phones[::-1]):
        seen = await reading.seen(table.it.context, table.info.id, person(mine.seat).id)
        html = await mine.hand.page.content()
        await mine.hand.page.wait_for_timeout(SOON)
        shown = json.dumps(mine.tables, ensure_ascii=False)
        if mine.told["n"] == seen.n:
            expected = json.loads(json.dumps(table_json(seen, "en"), default=str))
            found += [f"{key} of {mine.seat}" for key in expected if mine.told[key] != expected[key]]
        hidden = {it for it in words_in(other.told) if len(it) >= LABEL and it not in shown}
        found += [f"{mine.seat} reads {it!r}" for it in hidden if it in html]
        theirs = {it["version"] for it in other.tables} - {it["version"] for it in mine.tables}
        found += [url for url in mine.pictures for version in theirs if version in url]
        ids = await mine.hand.page.evaluate(
            "[...document.querySelectorAll('[data-ids]')].map(it => it.dataset.ids)"
        )
        known = set(words_in(mine.tables))
        found += [f"{mine.seat} has {it}" for each in ids for it in each.split() if it not in known]
    return found


@pytest.mark.parametrize("game", sorted(GAMES) if LONG else SHORT)
async def test_two_people_play_a_whole_game_by_taps_and_keep_their_secrets(
    table_of: TableOf, game: str
) -> None:
    dice, played, found = Dice(f"whole:{game}"), Played(), list[str]()
    seats = SEATS if SEATS in GAMES[game].seats else GAMES[game].seats[0]
    async with table_of(game, seats, "whole") as table, AsyncExitStack() as stack:
        phones = []
        for seat in range(PEOPLE):
            hand = await stack.enter_async_context(table.page(seat, "touch"))
            phones.append(Phone(seat, hand))
            hand.page.on("response", phones[-1].note)
            await hand.page.reload()
        for number in range(MOST):
            at = await table.position()
            if at is None:
                break
            if at[0] < PEOPLE:
                await one(phones[at[0]], table, dice, played, in_list=number % 2 == 0)
            else:
                await table.play(*at, dice)
            if number % LOOKS == 0:
                found += await leaks(table, phones)
        for phone in phones:
            await expect(phone.hand.page.locator(".ask h2")).to_have_text(
                "The game is over.", timeout=PATIENCE
            )
        found += await leaks(table, phones)
    log.info("%s: %d answers, %s", game, number, played)
    assert (found, played.wrong) == ([], [])
