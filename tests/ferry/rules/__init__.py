"""The rules of the ferry, a game of the tests: small, whole, and written by the guide alone."""

from rules.core.game import Game, GameOption
from tests.ferry.rules import check, hidden, migrations
from tests.ferry.rules.components.data import DATA, SEATS
from tests.ferry.rules.components.state import FerryState
from tests.ferry.rules.computer import coach, steady
from tests.ferry.rules.play import rounds, setup
from tests.ferry.rules.view import FerryView, view_of

GAME: Game[FerryState, FerryView] = Game(
    key="ferry",
    version=migrations.VERSION,
    seats=SEATS,
    state=FerryState,
    views=FerryView,
    phases={"load": rounds.load, "second": rounds.second, "quay": rounds.quay},
    new=setup.new,
    view=view_of,
    resample=hidden.resample,
    check=check.check,
    rounds=lambda state: state.round,
    computers={"steady": steady.steady},
    why=coach.why,
    tally=coach.tally,
    options=(GameOption(key="length", values=tuple(DATA.rounds)),),
    migrations=migrations.MIGRATIONS,
    in_the_open=frozenset({"ferry.ask.quay"}),
)
