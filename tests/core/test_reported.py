"""A reported problem in small games: rules of another version, and a game without a computer player."""

from rules.core.playing import run
from rules.problem import shown
from tests.core.small import Play, T, ask, letters, one_each, pick, small


def test_under_older_rules_there_is_no_position_to_show() -> None:
    newer = Play(small({"one_each": one_each}, version=2))
    assert shown(newer.game, newer.record, 0) is not None
    assert shown(small({"one_each": one_each}), newer.record, 0) is None


async def secrets(ctx: T) -> str:
    """Seat 1 chooses eight letters in secret, then all read what they were."""
    for _ in range(8):
        ctx.state.hands.setdefault(1, []).append(
            await ctx.pick(1, ask("secret"), letters("xyz"), secret=True)
        )
    await pick(ctx, 0)
    return "secrets"


def test_without_a_computer_player_secret_answers_are_any_legal_ones() -> None:
    play = Play(small({"secrets": secrets}))
    for _ in range(8):
        play(1, "x")
    found = shown(play.game, play.record, 0)
    assert found is not None and (found.lost, found.apart) == (0, 0)
    given = [step.answer for step in found.record.steps]
    assert len(given) == 8 and given != 8 * [["letter:x"]]
    assert run(play.game, found.record).waiting == (0,)
    mine = shown(play.game, play.record, 1)
    assert mine is not None
    assert [step.answer for step in mine.record.steps] == 8 * [["letter:x"]]
