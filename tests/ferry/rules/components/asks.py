"""Questions of the ferry."""

from collections.abc import Sequence

from rules.core.decisions import Choose, Option, Seat, option
from rules.core.text import Text
from tests.ferry.rules.components.state import FerryState

PASS, REST, DRAW = "second:pass", "quay:rest", "quay:draw"


def ask(name: str) -> Text:
    """The prompt of a question."""
    return Text(key=f"ferry.ask.{name}")


def crates(hand: Sequence[str]) -> tuple[Option, ...]:
    """A hand to choose from."""
    return tuple(option("crate", crate) for crate in hand)


def load(state: FerryState, seat: Seat) -> Choose:
    """Ask which crate goes aboard."""
    return Choose(seat=seat, prompt=ask("load"), options=crates(state.hands[seat]), secret=True)


def second(state: FerryState, seat: Seat) -> Choose:
    """Ask whether another one follows it: a window, which may be let pass once and for all."""
    none = option("second", "pass", key="ferry.option.pass")
    return Choose(
        seat=seat,
        prompt=ask("second"),
        options=(none, *crates(state.hands[seat])),
        secret=True,
        default=[PASS],
        standing="second",
    )


def quay(state: FerryState) -> list[Option]:
    """List what may be done at the quay. Everybody sees whether there is a pile."""
    draw = [option("quay", "draw", key="ferry.option.draw")] if state.pile else []
    return [option("quay", "rest", key="ferry.option.rest"), *draw]
