"""A game at a glance: for how many, how long, how heavy."""

from rules.core.data import BadData
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.ui import Teaching, ui
from rules.core.words import Words


def teaching(game: str) -> Teaching | None:
    """What is known for teaching the game; None for one without hints, which may be ignored."""
    try:
        return ui(game).teaching
    except BadData:
        return None


def figures(game: AnyGame, words: Words) -> str:
    """`2–5 players · about 90 minutes at a table, 7 to 14 days here · heavy`; empty if it is not known."""  # noqa: RUF002
    known = teaching(game.key)
    if known is None:
        return ""
    (low, high), (first, last) = (game.seats[0], game.seats[-1]), known.days
    weight = words.say(Text(key=f"core.weight.{known.weight}"))
    numbers = {"low": low, "high": high, "minutes": known.minutes, "from": first, "to": last}
    return words.say(Text(key="core.glance", args={**numbers, "weight": weight}))
