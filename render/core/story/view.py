"""The story of a game as a picture is asked for it, and its figures."""

from dataclasses import dataclass
from functools import cached_property

from render.core.drawing.tokens import OWNERS, Owner
from rules.core.decisions import Seat
from rules.core.game import WHOLE
from rules.core.search.story import Story, Total

JUMPS, JUMP = 3, 80  # strokes of luck that are marked at most, and how large the least of them is
CLEAR = 3  # standard errors: the greatest of up to 60 strokes of mere noise is hardly ever that large


@dataclass(frozen=True)
class StoryView:
    """A story; `colours` are the players' colours by seat, as indices in `OWNERS`."""

    game: str
    colours: tuple[int, ...]
    story: Story

    @cached_property
    def owners(self) -> tuple[Owner, ...]:
        """The players' colours by seat."""
        return tuple(OWNERS[colour] for colour in self.colours)

    @cached_property
    def steps(self) -> tuple[int, ...]:
        """The number of answers at each point, and at the end."""
        steps = [point.step for point in self.story.points]
        last = max([*(each.step for each in self.story.costly), steps[-1]])
        return (*steps, max(last + 1, self.story.answers or 0))

    @cached_property
    def stacked(self) -> tuple[tuple[int, ...], ...]:
        """The shares at each point, and at the end."""
        return (*(point.shares for point in self.story.points), self.story.end)

    @cached_property
    def jumps(self) -> list[tuple[int, Seat, int]]:
        """The greatest strokes of luck: the point before it, whose it was, and what it changed."""
        found = []
        for index in range(len(self.story.points)):
            luck = self.story.luck(index)
            seat = max(range(len(luck)), key=lambda seat: luck[seat])
            if luck[seat] >= max(JUMP, CLEAR * self.story.luck_error(index)):
                found.append((index, seat, luck[seat]))
        return sorted(sorted(found, key=lambda each: -each[2])[:JUMPS])


def percent(share: int) -> int:
    """Return a share in percent."""
    return round(share * 100 / WHOLE)


def signed(value: int) -> str:
    """Write percentage points with their sign, or none if it comes to nothing."""
    points = percent(abs(value))
    return f"+{points}" if value > 0 and points else f"\N{MINUS SIGN}{points}" if points else "0"


def doubt(total: Total) -> int:
    """Return the standard error of a total in percentage points, rounded up; 0 if certain or unknown."""
    return -(-(total.error or 0) * 100 // WHOLE)


def unsure(total: Total) -> str:
    """Return the error of a total as it is written; empty for 0."""
    return f"±{doubt(total)}" if doubt(total) else ""


def summed(total: Total) -> str:
    """Return a total in percentage points, and how sure it is."""
    return f"{signed(total.change)} {unsure(total)}".rstrip()
