"""Lessons: one person and computer players, how far they get, and what the coach says."""

from bot.table import forgetting, reading
from bot.table.delivery import posted_messages
from bot.table.jobs import ShowLobby
from bot.table.learning import coach, lessons
from bot.table.learning.coach import Coaching
from bot.table.learning.lessons import reached
from bot.table.lobby import lobby
from bot.table.model import Person, Posted
from bot.table.play import moves
from tests.bot.table.scene import ANA, BIA, CHANNEL, Bot, bot


async def answered(house: Bot, table: int, person: Person) -> None:
    """Answer the person's question as its sample says."""
    seen = await reading.seen(house.context, table, person.id)
    assert seen.decision is not None
    assert seen.seat is not None
    default = next(iter(seen.decision.model_dump()["options"]))["id"]
    await moves.answer(house.context, table, person.id, seen.asks[seen.seat], [default])


async def counted(house: Bot) -> list[tuple[object, ...]]:
    return await house.rows("lessons", "game, answers, count")


async def settled(house: Bot) -> None:
    """Wait until the computer players have answered and all is said."""
    await house.computers.idle()
    await house.outbox.idle()


async def test_a_lesson_begins_at_once_with_one_person_and_computer_players() -> None:
    async with bot(workers=True) as house:
        info = await lessons.begin(house.context, CHANNEL, ANA, "kemet", "en")
        assert info.status == "running"
        assert info.lesson
        assert [sitter.user_id for sitter in info.seats] == [ANA.id, None]
        assert info.guild_id == 0
        await settled(house)
        assert not house.voice.jobs(ShowLobby), "there is nobody to wait for"


async def test_being_forgotten_leaves_no_trace_of_the_direct_messages() -> None:
    async with bot(workers=True) as house:
        for _ in range(2):
            info = await lessons.begin(house.context, CHANNEL, ANA, "bellum", "en")
            await posted_messages.keep(house.context, info.id, Posted("panel", None, CHANNEL, 71))
        await settled(house)
        await forgetting.forget(house.context, ANA.id)
        await settled(house)
        assert await house.rows("tables", "channel_id, host_id, status") == [(0, 0, "closed")] * 2
        assert await house.rows("messages") == []


async def test_ending_a_lesson_is_not_announced() -> None:
    async with bot(workers=True) as house:
        info = await lessons.begin(house.context, CHANNEL, ANA, "bellum", "en")
        await lobby.close(house.context, info.id, ANA.id)
        await settled(house)
        assert house.voice.notices() == []


async def test_a_new_lesson_ends_the_one_before_it() -> None:
    async with bot() as house:
        first = await lessons.begin(house.context, CHANNEL, ANA, "kemet", "en")
        second = await lessons.begin(house.context, CHANNEL, ANA, "bellum", "en")
        old = await reading.info(house.context, first.id)
        assert old is not None
        assert old.status == "closed"
        assert second.status == "running"


async def test_how_far_people_get_is_counted_without_names() -> None:
    async with bot(workers=True) as house:
        for person, channel, answers in ((ANA, 3, 2), (BIA, 4, 1)):
            info = await lessons.begin(house.context, channel, person, "bellum", "en")
            for _ in range(answers):
                await settled(house)
                await answered(house, info.id, person)
        assert await counted(house) == [("bellum", 0, 2), ("bellum", 1, 2), ("bellum", 2, 1)]
        assert await house.store.read(reached) == {"bellum": {0: 2, 1: 2, 2: 1}}
        await moves.undo(house.context, info.id, BIA.id)
        await answered(house, info.id, BIA)
        assert (await counted(house))[1] == ("bellum", 1, 2), "an answer that is made again counts once"


async def test_only_a_lesson_has_a_coach() -> None:
    async with bot() as house:
        table = (await house.table(ANA, BIA)).id
        assert await coach.coaching(house.context, table, ANA.id) == Coaching()
        assert await counted(house) == []
