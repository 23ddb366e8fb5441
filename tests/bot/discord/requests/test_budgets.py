"""Budgets: never more than a burst and what has come in since, and nobody lives at another's expense."""

from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import dataclass
from typing import NamedTuple

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.discord.requests.budgets import MAX_BUCKETS, Buckets, Budgets, Rate, Work

ANA, BIA, EVE = 11, 12, 13
GUILD, OTHER = 1, 2
SMALL = 1e-3  # tokens by which sums of fractions may be wrong

BUDGETS = {work.budget.name: work.budget for work in Work}
SHARED = [work for work in Work if work.budget.server is not None]


@dataclass
class Clock:
    """A clock that stands still until it is set."""

    now: float = 5_000.0

    def __call__(self) -> float:
        return self.now


class TablePress(NamedTuple):
    """A request, so many seconds after the one before."""

    after: float
    user_id: int
    guild_id: int | None
    work: Work


class Paid(NamedTuple):
    """A payment, and its time."""

    at: float
    wish: TablePress


wishes = st.lists(
    st.builds(
        TablePress,
        st.sampled_from([0.0, 0.0, 0.0, 0.01, 0.3, 1.0, 7.7, 60.0, 1000.0]),
        st.sampled_from([ANA, BIA, EVE]),
        st.sampled_from([None, GUILD, OTHER]),
        st.sampled_from(list(Work)),
    ),
    max_size=300,
)


def paid(wanted: Sequence[TablePress]) -> list[Paid]:
    """Return those of them that were let in."""
    clock = Clock()
    budgets, found = Budgets(clock), []
    for wish in wanted:
        clock.now += wish.after
        if not budgets.spend(wish.user_id, wish.guild_id, wish.work):
            found.append(Paid(clock.now, wish))
    return found


def most_in_any_window(payments: Sequence[Paid], rate: Rate) -> float:
    """By how many tokens the worst window has more than a burst and what came in during it."""
    worst = 0.0
    for first in range(len(payments)):
        spent = 0
        for last in payments[first:]:
            spent += last.wish.work.cost
            worst = max(worst, spent - rate.burst - (last.at - payments[first].at) / rate.each)
    return worst


@given(wishes)
def test_a_person_never_gets_more_than_a_burst_and_what_came_in(wanted: list[TablePress]) -> None:
    found = paid(wanted)
    for budget in BUDGETS.values():
        for user in (ANA, BIA, EVE):
            own = [p for p in found if p.wish.user_id == user and p.wish.work.budget is budget]
            assert most_in_any_window(own, budget.person) <= SMALL


@given(wishes)
def test_a_server_gets_at_most_its_burst_plus_what_each_user_has(
    wanted: list[TablePress],
) -> None:
    found = paid(wanted)
    for budget in BUDGETS.values():
        if budget.server is None:
            continue
        there = [p for p in found if p.wish.guild_id == GUILD and p.wish.work.budget is budget]
        people = len({p.wish.user_id for p in there})
        took = there[-1].at - there[0].at if there else 0.0
        own = people * (budget.own.burst + took / budget.own.each)
        assert most_in_any_window(there, budget.server) <= own + SMALL


@given(wishes)
def test_nobodys_own_budget_is_touched_by_others(wanted: list[TablePress]) -> None:
    """Without a server, where all share something."""
    everybody = [wish._replace(guild_id=None) for wish in wanted]
    alone: list[TablePress] = []
    waited = 0.0
    for wish in everybody:
        waited += wish.after
        if wish.user_id == ANA:
            alone.append(wish._replace(after=waited))
            waited = 0.0
    hers = [p.wish.work for p in paid(everybody) if p.wish.user_id == ANA]
    assert hers == [p.wish.work for p in paid(alone)]


@given(wishes)
def test_who_is_put_off_can_have_it_after_the_seconds_that_were_named(wanted: list[TablePress]) -> None:
    clock = Clock()
    budgets = Budgets(clock)
    for wish in wanted:
        clock.now += wish.after
        if wait := budgets.spend(wish.user_id, wish.guild_id, wish.work):
            clock.now += wait
            assert not budgets.spend(wish.user_id, wish.guild_id, wish.work)


@pytest.mark.parametrize("work", SHARED)
def test_a_server_that_others_have_emptied_leaves_everybody_something(work: Work) -> None:
    clock = Clock()
    budgets = Budgets(clock)
    for stranger in range(1000, 1050):
        while not budgets.spend(stranger, GUILD, work):
            pass
    affordable = int(work.budget.own.burst // work.cost)
    assert [budgets.spend(ANA, GUILD, work) for _ in range(affordable)] == [0.0] * affordable
    assert affordable, work
    assert budgets.spend(ANA, GUILD, work) > 0
    assert not budgets.spend(ANA, OTHER, work), "another server"
    assert not budgets.spend(ANA, None, work), "direct messages"


@pytest.mark.parametrize("work", SHARED)
def test_no_single_person_can_empty_a_server(work: Work) -> None:
    clock = Clock()
    budgets = Budgets(clock)
    for _ in range(600):
        clock.now += 0.1
        budgets.spend(EVE, GUILD, work)
    others = range(100, 104)
    assert [each for each in others if budgets.spend(each, GUILD, work)] == []
    share = (1 / work.budget.person.each) / (1 / work.budget.server.each)  # type: ignore[union-attr]
    assert share <= 0.26, "what comes in for one person is a small part of what comes in for a server"


@pytest.mark.parametrize("work", [work for work in Work if work is not Work.ANSWER])
def test_no_other_work_uses_up_the_answers(work: Work) -> None:
    budgets = Budgets(Clock())
    while not budgets.spend(ANA, GUILD, work):
        pass
    assert not budgets.spend(ANA, GUILD, Work.ANSWER)


def test_an_eager_reader_who_clicks_once_a_second_is_never_put_off() -> None:
    clock = Clock()
    budgets = Budgets(clock)
    for _ in range(15):
        assert not budgets.spend(ANA, GUILD, Work.STUDY), "fifteen at once"
    for _ in range(600):
        clock.now += 1.0
        assert not budgets.spend(ANA, GUILD, Work.STUDY)


def test_one_person_has_only_so_much_at_work_at_once_and_can_still_answer() -> None:
    budgets, work = Budgets(Clock()), Work.STUDY
    entered = [budgets.admitted(ANA, GUILD, work) for _ in range(work.budget.at_once)]
    assert [each.__enter__() for each in entered] == [0.0] * len(entered)
    with budgets.admitted(ANA, GUILD, work) as wait:
        assert wait > 0
    for other, wanted in ((ANA, Work.ANSWER), (BIA, work)):
        with budgets.admitted(other, GUILD, wanted) as wait:
            assert not wait
    entered[0].__exit__(None, None, None)
    with budgets.admitted(ANA, GUILD, work) as wait:
        assert not wait


def test_work_that_fails_is_no_longer_at_work() -> None:
    budgets, work = Budgets(Clock()), Work.OPEN
    for _ in range(2):
        with pytest.raises(ValueError, match="broken"), budgets.admitted(ANA, GUILD, work) as wait:
            assert not wait
            raise ValueError("broken")
    assert not budgets._at_work, "whoever has nothing at work is forgotten"


def test_it_is_said_now_and_then_that_it_was_too_much() -> None:
    clock = Clock()
    budgets = Budgets(clock)
    assert [budgets.may_tell(EVE) for _ in range(5)] == [True, False, False, False, False]
    assert budgets.may_tell(ANA)
    clock.now += 10
    assert budgets.may_tell(EVE)


def test_the_scale_makes_everything_larger() -> None:
    budgets = Budgets(Clock(), scale=2)
    taken = 0
    while not budgets.spend(ANA, GUILD, Work.OPEN):
        taken += 1
    assert taken == 2 * Work.OPEN.budget.person.burst


def test_buckets_that_are_full_again_are_forgotten() -> None:
    clock = Clock()
    buckets, rate = Buckets(clock), Rate(5, 1)
    for user in range(1000):
        clock.now += 0.5
        buckets.take(user, rate)
    assert len(buckets) < 10


def test_only_so_many_buckets_are_kept_whoever_comes() -> None:
    clock = Clock()
    buckets, rate = Buckets(clock, most=100), Rate(5, 1000)
    for user in range(1000):
        buckets.take(user, rate)
    assert len(buckets) == 100
    assert buckets.wait(999, rate, 5) > 0, "the newest are kept"
    assert MAX_BUCKETS <= 100_000


def test_budgets_have_names_of_their_own() -> None:
    assert len({budget.name for budget in BUDGETS.values()}) == len(set(map(id, BUDGETS.values())))


AT_ONCE = {
    Work.ANSWER: 30,
    Work.TAKE_BACK: 12,
    Work.LOOK: 30,
    Work.STUDY: 15,
    Work.FOLLOW: 60,
    Work.DRAW: 30,
    Work.REPLAY: 4,
    Work.CHANGE: 20,
    Work.CALL: 8,
    Work.OPEN: 4,
    Work.TYPE: 30,
}


@pytest.mark.parametrize("work", Work)
def test_so_many_requests_of_each_kind_are_let_in_at_once(work: Work) -> None:
    """In a place that no server shares."""
    budgets = Budgets(Clock())
    waits = [budgets.spend(ANA, None, work) for _ in range(AT_ONCE[work] + 1)]
    assert [bool(wait) for wait in waits] == [False] * AT_ONCE[work] + [True]


SERVER = {
    Work.LOOK: (160, 6),
    Work.STUDY: (80, 3),
    Work.FOLLOW: (800, 30),
    Work.DRAW: (400, 15),
    Work.REPLAY: (12, 1),
    Work.CHANGE: (100, 5),
    Work.CALL: (30, 2),
    Work.OPEN: (15, 1),
    Work.TYPE: (200, 5),
}


@pytest.mark.parametrize("work", SERVER)
def test_a_whole_server_has_a_budget_and_each_user_a_few_more(work: Work) -> None:
    shared, own = SERVER[work]
    budgets = Budgets(Clock())
    people = range(100, 100 + shared)
    assert [person for person in people if budgets.spend(person, GUILD, work)] == []
    late = [budgets.spend(EVE, GUILD, work) for _ in range(own + 1)]
    assert [bool(wait) for wait in late] == [False] * own + [True]


@pytest.mark.parametrize("scale", [1.0, 3.0])
def test_so_many_works_of_a_person_go_on_at_once(scale: float) -> None:
    budgets = Budgets(Clock(), scale)
    work = min(Work, key=lambda each: each.budget.at_once)
    most = int(work.budget.at_once * scale)
    with ExitStack() as stack:
        waits = [stack.enter_context(budgets.admitted(ANA, None, work)) for _ in range(most + 1)]
        assert waits[:most] == [0] * most and waits[most] > 0
        assert stack.enter_context(budgets.admitted(BIA, None, work)) == 0
    with budgets.admitted(BIA, None, work) as wait:
        assert wait == 0, "what has ended makes room"


def test_one_work_that_ends_makes_room_for_one() -> None:
    budgets = Budgets(Clock(), 2.0)
    work = min(Work, key=lambda each: each.budget.at_once)
    with ExitStack() as stack:
        for _ in range(int(work.budget.at_once * 2) - 1):
            assert stack.enter_context(budgets.admitted(ANA, None, work)) == 0
        for _ in range(2):
            with budgets.admitted(ANA, None, work) as last, budgets.admitted(ANA, None, work) as more:
                assert last == 0 < more


def refused_opening(budgets: Budgets) -> bool:
    """Open a table on the server for Ana, which is refused. Returns whether she may try."""
    with budgets.admitted(ANA, GUILD, Work.OPEN) as wait:
        if not wait:
            budgets.forgive(ANA, Work.OPEN)
        return not wait


def test_refused_openings_cost_changes_until_these_are_spent() -> None:
    budgets = Budgets(Clock())
    tries = 0
    while refused_opening(budgets):
        tries += 1
    assert tries == int(Work.OPEN.budget.person.burst + Work.CHANGE.budget.person.burst)
    assert budgets.spend(ANA, None, Work.CHANGE) > 0


def test_refused_openings_of_one_person_leave_the_server_its_own() -> None:
    budgets, server = Budgets(Clock()), Work.OPEN.budget.server
    assert server is not None
    for _ in range(int(Work.CHANGE.budget.person.burst)):
        assert refused_opening(budgets)
    others = range(100, 100 + int(server.burst))
    assert [budgets.spend(each, GUILD, Work.OPEN) for each in others] == [0] * len(others)
