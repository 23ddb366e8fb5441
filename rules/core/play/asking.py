"""Functions for asking and for reading an answer that several scripts share, beyond `GameContext`."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

from rules.core.decisions import Answer, Number, Option, Seat
from rules.core.flow import Argument, Core, GameContext
from rules.core.text import Text


class Showing(Core, Protocol):
    """A state that remembers, for the pictures, what the last answer changed."""

    changed: list[str]


G = TypeVar("G", bound=Showing)


class Prompts(Protocol):
    """Makes the prompt of a question."""

    def __call__(self, name: str, /, **args: Argument) -> Text:
        """Return the text `<game>.ask.<name>`."""


def prompts(game: str) -> Prompts:
    """Return the maker of this game's prompts.

    >>> prompts("peak")("card", count=2)
    Text(key='peak.ask.card', args={'count': 2})
    """

    def ask(name: str, /, **args: Argument) -> Text:
        return Text(key=f"{game}.ask.{name}", args=args)

    return ask


def chosen_of(answer: Answer) -> str:
    """Return the one id of an answer to a `Choose`; empty if it chose nothing.

    >>> chosen_of(["card:peak_7"])
    'card:peak_7'
    """
    assert isinstance(answer, list)
    return answer[0] if answer else ""


async def pick(
    ctx: GameContext[G],
    seat: Seat,
    prompt: Text,
    options: Sequence[Option],
    *,
    secret: bool = False,
    default: str | None = None,
    standing: str | None = None,
) -> str:
    """Ask for exactly one option; return its id. Clears what the last answer changed."""
    chosen = await ctx.pick(seat, prompt, options, secret=secret, default=default, standing=standing)
    ctx.state.changed.clear()
    return chosen


async def pick_or_only(
    ctx: GameContext[G], seat: Seat, prompt: Text, options: Sequence[Option], *, secret: bool = False
) -> str:
    """Ask for exactly one option, unless there is only one; return its id.

    Clears what the last answer changed, if it asks.
    """
    if len(options) == 1:
        return ctx.only(seat, prompt, options[0])
    return await pick(ctx, seat, prompt, options, secret=secret)


async def number(ctx: GameContext[G], seat: Seat, prompt: Text, low: int, high: int) -> int:
    """Ask for a number, unless only one is possible. Clears what the last answer changed."""
    if low == high:
        ctx.imply(Number(seat=seat, prompt=prompt, low=low, high=high), low)
        return low
    chosen = await ctx.number(seat, prompt, low, high)
    ctx.state.changed.clear()
    return chosen
