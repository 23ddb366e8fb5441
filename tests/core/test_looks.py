"""Knowledge of a reader about a position."""

from rules.core.decisions import Choose, option
from rules.core.engine import look
from tests.core.small import Play, SmallView, T, ask, letters, sealed_bids, small


def test_a_look_holds_only_what_the_reader_may_know() -> None:
    async def phase(ctx: T) -> str:
        ctx.state.hands[0] = ["secret"]
        ctx.log_secret([0], "drew", "drew-hidden", secret=("card",), card="card:secret", count=1)
        options = [*letters("xy"), option("card", "secret", secret=True)]
        await ctx.pick(0, ask("play"), options)
        return "phase"

    play = Play(small({"phase": phase}))
    mine, theirs, public = (look(play.game, play.position, s) for s in (0, 1, None))
    assert mine.view.hand == ["secret"]
    assert theirs.view == public.view == SmallView([], [])
    assert [ctx.key for _, ctx in mine.events] == ["drew"]
    assert [(ctx.key, ctx.args) for _, ctx in theirs.events] == [("drew-hidden", {"count": 1})]
    assert mine.decision is not None
    assert theirs.decision is None
    shown = theirs.public[0]
    assert isinstance(shown, Choose)
    assert [o.id for o in shown.options] == ["letter:x", "letter:y"]


def test_a_secret_question_shows_only_that_it_waits() -> None:
    play = Play(small({"bids": sealed_bids()}))
    play(0, "x")
    public = look(play.game, play.position, None)
    assert (public.public, public.waiting, public.undoable) == ({}, (1,), (0,))
    assert look(play.game, play.position, 1).locked is None
    assert look(play.game, play.position, 0).locked == ["letter:x"]
