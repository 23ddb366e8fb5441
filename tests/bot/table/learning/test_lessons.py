"""Lessons: one person and computer players, how far they get, and what the coach says."""

from dataclasses import replace
from unittest.mock import Mock

import pytest

from bot.table import forgetting
from bot.table.delivery import posted_messages
from bot.table.jobs import ShowLobby, ShowPanel
from bot.table.learning import coach, lessons
from bot.table.learning.coach import Coaching
from bot.table.learning.lessons import reached
from bot.table.lobby import lobby
from bot.table.model import Person, Posted, Quotas
from bot.table.play import advice, moves
from rules.core.flow import Bug
from rules.core.play.idea import Idea
from rules.core.search.advice import Advice, Prospect
from rules.core.text import Text
from rules.core.ui import teaching
from tests.bot.table.people.test_ratings import finish
from tests.bot.table.scene import ANA, BIA, CHANNEL, Bot, refused, started
from tests.bot.toy import TOY


async def answered(bot: Bot, table: int, person: Person) -> None:
    """Answer the person's question as its sample says."""
    seen = await bot.seen(table, person)
    assert seen.decision is not None
    assert seen.seat is not None
    default = next(iter(seen.decision.model_dump()["options"]))["id"]
    await moves.answer(bot.context, table, person.id, seen.asks[seen.seat], [default])


async def counted(bot: Bot) -> list[tuple[object, ...]]:
    return sorted(await bot.rows("lessons", "game, answers, count"))


async def settled(bot: Bot) -> None:
    """Wait until the computer players have answered and all is said."""
    await bot.computers.idle()
    await bot.outbox.idle()


async def test_a_lesson_begins_at_once_with_one_person_and_computer_players(live: Bot) -> None:
    info = await lessons.begin(live.context, CHANNEL, ANA, "kemet", "en")
    assert info.status == "running"
    assert info.lesson
    assert [player.user_id for player in info.seats] == [ANA.id, None]
    assert info.guild_id == 0
    await settled(live)
    assert not live.voice.jobs(ShowLobby), "there is nobody to wait for"


async def test_being_forgotten_leaves_no_trace_of_the_direct_messages(live: Bot) -> None:
    for _ in range(2):  # the first one rests
        info = await lessons.begin(live.context, CHANNEL, ANA, "toy", "en")
        await posted_messages.keep(live.context, info.id, Posted("panel", None, CHANNEL, 71))
    await settled(live)
    await forgetting.forget(live.context, ANA.id)
    await settled(live)
    assert await live.rows("tables", "channel_id, host_id, status") == [(0, 0, "closed")] * 2
    assert await live.rows("messages") == []


async def test_ending_a_lesson_is_not_announced(live: Bot) -> None:
    info = await lessons.begin(live.context, CHANNEL, ANA, "toy", "en")
    await lobby.close(live.context, info.id, ANA.id)
    await settled(live)
    assert live.voice.notices() == []


async def test_a_new_lesson_ends_the_one_before_it(bot: Bot) -> None:
    first = await lessons.begin(bot.context, CHANNEL, ANA, "kemet", "en")
    second = await lessons.begin(bot.context, CHANNEL, ANA, "toy", "en")
    old = await bot.info(first.id)
    assert old.status == "closed"
    assert second.status == "running"


async def test_the_panel_of_the_lesson_before_says_that_it_has_ended(live: Bot) -> None:
    woken: list[int] = []
    live.context.table_changed.connect(woken.append)
    first = await lessons.begin(live.context, CHANNEL, ANA, "toy", "en")
    assert {*woken} == {first.id}
    assert (await live.seen(first.id, ANA)).table.status == "running"
    await settled(live)
    live.voice.said.clear()
    woken.clear()
    await lessons.begin(live.context, CHANNEL, ANA, "toy", "en")
    await settled(live)
    assert [said.job for said in live.voice.said if said.table_id == first.id] == [ShowPanel()]
    assert first.id in woken
    assert (await live.seen(first.id, ANA)).table.status == "closed"


async def test_a_lesson_has_as_many_computer_players_as_the_game_needs() -> None:
    async with started(games={"toy": replace(TOY, seats=range(3, 5))}) as bot:
        info = await lessons.begin(bot.context, CHANNEL, ANA, "toy", "en")
        assert [(s.seat, s.name, s.computer) for s in info.seats] == [
            (0, "Ana", None),
            (1, "Computer 1", "steady"),
            (2, "Computer 2", "steady"),
        ]


async def test_there_are_lessons_in_games_that_are_known_alone(bot: Bot) -> None:
    assert await refused(lessons.begin(bot.context, CHANNEL, ANA, "chess", "en")) == "no-game"


async def test_lessons_belong_to_no_server_and_do_not_fill_it(bot: Bot) -> None:
    bot.context.quotas = Quotas(server=1)
    for person, channel in ((ANA, 3), (BIA, 4)):
        info = await lessons.begin(bot.context, channel, person, "toy", "en")
        assert info.status == "running"


async def test_how_far_people_get_is_counted_without_names(live: Bot) -> None:
    for person, channel, answers in ((ANA, 3, 2), (BIA, 4, 1)):
        info = await lessons.begin(live.context, channel, person, "bellum", "en")
        for _ in range(answers):
            await settled(live)
            await answered(live, info.id, person)
    assert await counted(live) == [("bellum", 0, 2), ("bellum", 1, 2), ("bellum", 2, 1)]
    assert await live.store.read(reached) == {"bellum": {0: 2, 1: 2, 2: 1}}
    await moves.undo(live.context, info.id, BIA.id)
    await answered(live, info.id, BIA)
    assert (await counted(live))[1] == ("bellum", 1, 2), "an answer that is made again counts once"


async def test_only_a_lesson_has_a_coach(bot: Bot, table: int) -> None:
    assert await coach.coaching(bot.context, table, ANA.id) == Coaching()
    assert await counted(bot) == []


async def test_coaching_is_enough_after_a_games_end_not_after_closing_a_lesson(bot: Bot) -> None:
    info = await lessons.begin(bot.context, CHANNEL, ANA, "kemet", "en")
    await lobby.close(bot.context, info.id, ANA.id)
    assert await coach.coaching(bot.context, info.id, ANA.id) == Coaching()
    table = (await bot.table(ANA, BIA, length="1")).id
    await finish(bot, table, ANA, BIA)
    assert await coach.coaching(bot.context, table, ANA.id) == Coaching(enough=True)


@pytest.mark.parametrize(("reason", "named"), [("a", True), (None, False)])
async def test_the_coach_names_the_players_own_answer_if_it_has_a_reason(
    reason: str | None, named: bool
) -> None:
    async with started(
        games={"toy": replace(TOY, why=Mock(return_value=None if reason is None else Text(key=reason)))}
    ) as bot:
        table = (await bot.table(ANA, BIA)).id
        await bot.plan(table, ANA, BIA)
        loaded = await bot.context.load(table)
        told = coach._advice(bot.context, loaded, 0)
        assert told == (Idea(["action:rest"], Text(key="a")) if named else None)
        assert coach._advice(bot.context, loaded, 1) is None, "nothing is asked of Bia"
        silent = replace(loaded, game=replace(loaded.game, computers={}))
        assert coach._advice(bot.context, silent, 0) is None, "there is nobody to ask"


async def test_the_coach_is_silent_about_what_has_been_answered_in_secret(bot: Bot) -> None:
    table = (await lessons.begin(bot.context, CHANNEL, ANA, "toy", "en")).id
    await bot.plan(table, ANA)
    now = await coach.coaching(bot.context, table, ANA.id)
    assert now.advice is None


async def test_the_coach_says_when_it_is_enough(bot: Bot, monkeypatch: pytest.MonkeyPatch) -> None:
    known = teaching("kemet")
    assert known is not None
    info = await lessons.begin(bot.context, CHANNEL, ANA, "kemet", "en")
    now = await coach.coaching(bot.context, info.id, ANA.id)
    assert (now.first, now.enough) == (True, False)
    loaded = await bot.context.load(info.id)
    ended = known.model_copy(update={"lesson": loaded.game.rounds(loaded.position.state)})
    monkeypatch.setattr(advice, "teaching", lambda game: ended)
    assert await coach.coaching(bot.context, info.id, ANA.id) == Coaching(enough=True)


async def test_a_game_without_lessons_has_a_coach_who_counts_no_rounds(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    info = await lessons.begin(bot.context, CHANNEL, ANA, "kemet", "en")
    monkeypatch.setattr(coach, "teaching", lambda game: None)
    monkeypatch.setattr(advice, "teaching", lambda game: None)
    now = await coach.coaching(bot.context, info.id, ANA.id)
    assert now.advice is not None
    assert (now.rounds, now.first, now.enough) == (None, True, False)
    assert caplog.text == ""


async def test_a_coach_who_fails_is_silent(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    info = await lessons.begin(bot.context, CHANNEL, ANA, "kemet", "en")
    monkeypatch.setattr(coach, "_advice", Mock(side_effect=Bug))
    assert await coach.coaching(bot.context, info.id, ANA.id) == Coaching()
    assert f"table {info.id}: the coach is silent: Bug" in caplog.text


@pytest.mark.parametrize("holds", [True, False])
async def test_the_coach_follows_advice_and_its_message_is_shown_anew(live: Bot, holds: bool) -> None:
    """An idea that holds keeps its own reason, and one that is given up goes, in chat and page at once."""
    info = await lessons.begin(live.context, CHANNEL, ANA, "bellum", "en")
    await settled(live)
    own = (await coach.coaching(live.context, info.id, ANA.id)).advice
    assert own is not None
    loaded = await live.context.load(info.id)
    asked = loaded.position.pending[0]
    better = next([o["id"]] for o in asked.model_dump()["options"] if [o["id"]] != own.answer)

    async def thinks(*given: object) -> Advice:
        if holds:
            return found(Prospect(own.answer, 500, why=own.why, coach="holds"), Prospect(better, 540))
        return found(Prospect(better, 560, coach="follows"), Prospect(own.answer, 500, coach="given-up"))

    live.context.thinker.run = thinks  # type: ignore[method-assign,assignment]
    shown, woken = len(live.voice.jobs(ShowPanel)), list[int]()
    live.context.table_changed.connect(woken.append)
    await advice.advice(live.context, info.id, ANA.id)
    await settled(live)
    now = (await coach.coaching(live.context, info.id, ANA.id)).advice
    assert now is not None
    searched = Text(key="learning.coach.searched", args={"games": 40, "points": 6})
    assert (now.answer, now.why) == ((own.answer, own.why) if holds else (better, searched))
    assert info.id in woken, "the page looks anew"
    assert len(live.voice.jobs(ShowPanel)) == shown + 1, "so does the chat"


def found(*prospects: Prospect) -> Advice:
    """Return the words of a search: these answers, the best of which is 6 points ahead."""
    return Advice(prospects, "clear", 40, 60)
