"""Choice of the table where several are possible, and the users for whom there is none."""

from dataclasses import replace

import pytest
from discord import ui

from bot.discord.play.hands import _beside_the_panel, _closed_dm, table_here, with_hand
from bot.discord.play.private import hand
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens.ids import table_button
from bot.discord.screens.screen import AskedQuestion, Drawing
from bot.table import reading
from bot.table.lobby import lobby
from bot.table.model import Person
from bot.table.people import profiles
from bot.table.play import moves
from bot.table.runtime.context import Context
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.speaking import ANA, BIA, begun
from tests.bot.table.scene import refused

EVE = Person(13, "Eve", "en")
HERE, ELSEWHERE = 2, 3


def asking(runtime: Runtime, person: Person, *, privately: bool) -> Request:
    return Request(
        runtime, person, Words("en"), HERE if not privately else 99, None if privately else 1, "en"
    )


@pytest.mark.parametrize(("privately", "why"), [(True, "no-table-of-yours"), (False, "no-table")])
async def test_where_no_table_is_that_is_what_people_read(
    runtime: Runtime, context: Context, privately: bool, why: str
) -> None:
    await lobby.open_table(context, 1, ELSEWHERE, ANA, "toy", "en")
    assert await refused(table_here(asking(runtime, EVE, privately=privately))) == f"discord.refused.{why}"


async def test_in_private_the_table_waiting_for_the_user_is_meant_or_else_any(runtime: Runtime) -> None:
    idle = await lobby.open_table(runtime.context, 1, ELSEWHERE, ANA, "toy", "en")
    request = asking(runtime, ANA, privately=True)
    assert (await table_here(request)).id == idle.id
    waiting = await begun(runtime.context)
    assert (await table_here(request)).id == waiting.id
    assert (await table_here(asking(runtime, BIA, privately=True))).id == waiting.id, "the only one of hers"
    assert (await table_here(asking(runtime, EVE, privately=False))).id == waiting.id, "it is the channel's"


async def test_a_hand_knows_whether_its_question_is_answered_and_sealed(context: Context) -> None:
    info = await begun(context, planned=False)
    seen = await reading.seen(context, info.id, ANA.id)
    assert seen.seat is not None and seen.decision is not None and seen.decision.default is not None
    open_ = hand(seen, [Drawing(None, "the hand")], Words("en"))
    assert open_.asked == AskedQuestion(info.id, seen.asks[seen.seat], sealed=None)
    await moves.answer(context, info.id, ANA.id, seen.asks[seen.seat], seen.decision.default)
    seen = await reading.seen(context, info.id, ANA.id)
    assert seen.seat is not None
    sealed = hand(seen, [Drawing(None, "the hand")], Words("en"))
    assert sealed.asked == AskedQuestion(info.id, seen.asks[seen.seat], sealed=seen.locked)
    assert seen.locked is not None


@pytest.mark.parametrize("closed", [True, False])
async def test_who_takes_no_direct_messages_is_told_once_since_the_start(
    runtime: Runtime, context: Context, closed: bool
) -> None:
    await profiles.see(context, ANA)
    await profiles.set_closed_dm(context, ANA.id, closed=closed)
    told = [await _closed_dm(asking(runtime, ANA, privately=False)) for _ in range(2)]
    assert told == [Words("en").say(Text(key="discord.hand.closed-dm")) if closed else "", ""]


async def test_a_hand_opened_below_the_panel_does_not_repeat_its_news(runtime: Runtime) -> None:
    info = await begun(runtime.context)
    public = (await reading.seen(runtime.context, info.id, None)).news
    seen = await reading.seen(runtime.context, info.id, ANA.id)
    untouched = replace(seen, touching=frozenset())
    request = asking(runtime, ANA, privately=False)
    own = tuple(text for text in seen.news if text not in public)
    assert 0 < len(own) < len(seen.news)
    assert (await _beside_the_panel(request, untouched)).news == own
    assert await _beside_the_panel(request, seen) == seen, "what touches her is told as a whole"
    foreign = replace(untouched, table=replace(info, lang="es"))
    assert await _beside_the_panel(request, foreign) == foreign, "the panel speaks another language"


@pytest.mark.parametrize(("ago", "offered"), [(None, False), (0, False), (1, True)])
async def test_a_hand_leads_to_the_pictures_of_what_touched_its_owner_last(
    context: Context, ago: int | None, offered: bool
) -> None:
    info = await begun(context)
    seen = await reading.seen(context, info.id, ANA.id)
    touched = replace(seen, touched=None if ago is None else seen.n - ago)
    shown = hand(touched, [Drawing(None, "the hand")], Words("en"))
    ids_ = [item.custom_id for item in shown.walk_children() if isinstance(item, ui.Button)]
    assert (table_button(info.id, "look", str(seen.n - (ago or 0))) in ids_) is offered


def test_the_board_in_words_is_not_told_again_with_the_hand() -> None:
    board = "Round 2.\nRules.\nCentre: empty.\n\nAna: 2 cards."
    hand = "Ana's hand.\nAmbush.\n\nAna: 2 cards.\n\nCentre: empty."
    assert with_hand(board, hand) == f"{board}\n\nAna's hand.\nAmbush."
