"""What touches a reader of what has happened since their last answer."""

import pytest

from bot.table.learning import lessons
from bot.table.runtime.loaded_table import news_for
from bot.table.storage.event_rows import StoredEvent
from rules.core.flow import Event
from rules.core.rng import Dice
from rules.core.text import Text
from rules.games import GAMES
from tests.bot.table.scene import ANA, CHANNEL, Bot


def event(step: int, key: str, seat: int | None = None, *others: int) -> StoredEvent:
    """Return a public event of the answer `step`, in which `seat` acts and which names others."""
    args: dict[str, int | str | list[str]] = {f"other{n}": f"seat:{other}" for n, other in enumerate(others)}
    acts: dict[str, int | str | list[str]] = {} if seat is None else {"seat": f"seat:{seat}"}
    return StoredEvent(step, Event(public=Text(key=key, args={**acts, **args})))


BATTLE = [
    event(5, "attacks", 2, 0),
    event(5, "strength", 2, 0),
    event(5, "won", 2),
    event(5, "lost", 2),
    event(5, "lost", 0),
    event(6, "pays", 1),
    event(7, "moves", 1),
    event(8, "builds", 2),
]


def touching(seat: int | None, events: list[StoredEvent] = BATTLE, since: int = 5) -> list[str]:
    told = news_for(seat, events, since)
    return [told.texts[place].key for place in sorted(told.touching)]


@pytest.mark.parametrize("since", [4, 5])
def test_a_battle_of_ones_own_is_told_whole_with_who_won_it(since: int) -> None:
    assert touching(0, since=since) == ["attacks", "strength", "won", "lost", "lost"]


def test_what_does_not_name_the_reader_does_not_touch_them() -> None:
    assert touching(3) == []
    assert touching(None) == [], "the channel is nobody"


def test_what_one_did_oneself_does_not_touch_one() -> None:
    assert touching(1, [event(5, "buys", 1), event(5, "pays", 1)]) == []


def test_what_others_brought_upon_the_reader_touches_them() -> None:
    assert touching(1, [event(5, "buys", 1), event(6, "skipped", 1), event(7, "moves", 0)]) == ["skipped"]


def test_what_all_do_in_turn_touches_nobody() -> None:
    assert touching(1, [event(6, "pours", 0), event(6, "pours", 1), event(6, "pours", 2)]) == []


def test_lines_of_another_answer_between_two_that_touch_do_not() -> None:
    events = [event(5, "one", 2, 0), event(6, "between", 1), event(7, "other", 2, 0)]
    assert touching(0, events) == ["one", "other"]


@pytest.mark.parametrize(("between", "told"), [(2, 4), (3, 2)])
def test_a_long_gap_between_two_lines_parts_the_matter(between: int, told: int) -> None:
    gap = [event(5, f"gap{n}", 1) for n in range(between)]
    assert len(touching(0, [event(5, "one", 2, 0), *gap, event(5, "other", 0)])) == told


def test_what_the_rival_showed_right_before_belongs_to_the_matter() -> None:
    shown = [event(5, "others", 1), event(5, "reveals", 2), event(5, "reveals", 0), *BATTLE[1:5]]
    assert touching(0, shown) == ["reveals", "reveals", "strength", "won", "lost", "lost"]


async def test_the_score_is_silent_while_nobody_has_any(live: Bot) -> None:
    table = (await lessons.begin(live.context, CHANNEL, ANA, "immortals", "en")).id
    await live.computers.idle()
    while not (seen := await live.seen(table, ANA)).touching:
        assert seen.seat is not None
        assert seen.decision is not None
        answer = GAMES["immortals"].computers["steady"](seen.look.view, seen.decision, Dice("score"))
        await live.answer(table, ANA, answer)
        await live.computers.idle()
    assert seen.score is None, seen.score


def test_before_the_first_answer_nothing_touches_anybody() -> None:
    assert touching(0, [event(0, "one", 2, 0)], since=0) == []


def test_a_list_of_seats_touches_each_of_them() -> None:
    text = Text(key="all", args={"seats": ["seat:0", "seat:2"]})
    assert touching(2, [StoredEvent(5, Event(public=text))]) == ["all"]


def test_what_only_others_may_read_touches_nobody() -> None:
    secret = Event(public=None, private=Text(key="secret", args={"who": "seat:0"}), seats=(1,))
    assert touching(0, [StoredEvent(5, secret)]) == []


def test_only_what_happened_since_is_news() -> None:
    texts = news_for(0, BATTLE, 7).texts
    assert [text.key for text in texts] == ["moves", "builds"]


@pytest.mark.parametrize(("seat", "step"), [(0, 5), (2, 8), (3, None)])
def test_the_last_step_that_touched_the_reader_is_known(seat: int, step: int | None) -> None:
    events = [*BATTLE, event(8, "pays", 2, 1)]
    assert news_for(seat, events, 4).touched == step


def test_whose_turn_it_is_is_no_news_unless_nothing_else_is() -> None:
    lines = [event(5, "turn", 1), event(6, "moves", 1), event(7, "turn", 0)]
    told = {seat: [text.key for text in news_for(seat, lines, 5, {"turn"}).texts] for seat in (0, None)}
    assert told == {0: ["moves"], None: ["moves"]}
    assert [text.key for text in news_for(0, lines, 5, {"turn"}).lately] == ["turn", "moves", "turn"]
    only = news_for(0, [event(6, "moves", 1), event(7, "turn", 0)], 7, {"turn"})
    assert [text.key for text in only.texts] == ["turn"]
