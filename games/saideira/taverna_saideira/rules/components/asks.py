"""The questions of Last Call."""

from collections.abc import Iterable

from rules.core.decisions import Choose, Option, Seat, option
from rules.core.play.asking import prompts
from rules.core.text import ids
from taverna_saideira.rules.components.data import DATA
from taverna_saideira.rules.components.state import SaideiraState

PASS = "trick:pass"  # noqa: S105 - no password
ask = prompts("saideira")


def cards(kind: str, names: Iterable[str]) -> tuple[Option, ...]:
    """The cards to choose from; equal ones are there once, the stronger or dearer last."""
    things = DATA.drinks if kind == "drink" else DATA.guests
    held = [*names]
    return tuple(option(kind, name) for name in things if name in held)


def pour(state: SaideiraState, seat: Seat) -> Choose:
    """The question which drink to pour for these guests."""
    prompt = ask("pour", guests=ids("guest", state.counter))
    return Choose(seat=seat, prompt=prompt, options=cards("drink", state.hands[seat]), secret=True)


def tricks(state: SaideiraState, seat: Seat) -> tuple[Option, ...]:
    """The drinks with a trick, and none of them."""
    held = [drink for drink in state.hands[seat] if DATA.drinks[drink].kind != "rum"]
    return (option("trick", "pass"), *cards("drink", held))


def rivals(state: SaideiraState, seat: Seat) -> tuple[Option, ...]:
    """The other seats, one of whose drinks may be watered down."""
    return tuple(option("seat", other) for other in range(state.seats) if other != seat)
