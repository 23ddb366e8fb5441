"""The story of a game in words: for those who see no pictures, and how to read the picture."""

from collections.abc import Sequence

from render.core.drawing.style import Style
from render.core.story.view import StoryView, percent, summed
from render.core.words import owner as called


def title(view: StoryView, style: Style) -> str:
    """Return the name of the game, and that this is its story."""
    return style.say("story.title", game=style.words.title(view.game))


def footer(view: StoryView, style: Style) -> str:
    """Say how to read the chart."""
    return style.say(f"story.how{older(view)}", playouts=view.story.playouts)


def written(figure: int, style: Style) -> str:
    """Write a percentage as the language does: with or without a space before the sign."""
    return style.say("story.percent", percent=figure)


def older(view: StoryView) -> str:
    """Return the suffix of keys for an older story, which tells nobody's choices apart; empty for others."""
    return "-older" if "chosen" in view.story.totals(0) else ""


def brief(view: StoryView, style: Style) -> Sequence[str]:
    """Return the chances of all in the course of the game, in short: for the alternative text."""
    return [f"{title(view, style)}.", *totals(view, style), *turning(view, style, 6)]


def full(view: StoryView, style: Style) -> Sequence[str]:
    """Return the whole picture as Markdown."""
    return [
        f"### {title(view, style)}",
        *totals(view, style),
        "",
        *turning(view, style, len(view.story.points)),
        f"-# {footer(view, style)}",
    ]


def totals(view: StoryView, style: Style) -> list[str]:
    """Return a sentence for each player."""
    return [
        style.say(
            f"story.player{older(view)}",
            who=called(seat, style, view.colours[seat]),
            start=percent(view.stacked[0][seat]),
            end=percent(view.story.end[seat]),
            **{name: summed(total) for name, total in view.story.totals(seat).items()},
        )
        for seat in range(len(view.colours))
    ]


def turning(view: StoryView, style: Style, most: int) -> list[str]:
    """Return the chances at some points, evenly spread, and strokes of luck."""
    points = view.story.points
    every = max(1, -(-len(points) // max(1, most)))
    lucky = {index: (seat, luck) for index, seat, luck in view.jumps}
    lines = []
    for index, point in enumerate(points):
        shares = " · ".join(
            f"{style.short_name(s)} {written(percent(share), style)}" for s, share in enumerate(point.shares)
        )
        if index % every == 0:
            named = style.words.round(view.game, point.round)
            lines.append(style.say("story.point", step=point.step, round=named, shares=shares))
        if index in lucky:
            seat, luck = lucky[index]
            lines.append(style.say("story.lucky", step=point.step, seat=f"seat:{seat}", points=percent(luck)))
    return lines
