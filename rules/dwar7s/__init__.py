"""The rules of Dwar7s Fall, for 2 to 4, by Luís Brüeh (Vesuvius Media)."""

from rules.core.game import Foresight, Game
from rules.dwar7s import check, hidden, migrations
from rules.dwar7s.components.data import SEATS
from rules.dwar7s.components.state import Dwar7sState
from rules.dwar7s.computer import coach, evaluation, steady
from rules.dwar7s.effects import effects
from rules.dwar7s.play import actions, resolution, setup, turns
from rules.dwar7s.view import Dwar7sView, view_of

GAME: Game[Dwar7sState, Dwar7sView] = Game(
    key="dwar7s",
    version=migrations.VERSION,
    seats=SEATS,
    state=Dwar7sState,
    views=Dwar7sView,
    phases={
        "setup": turns.setup,
        "begin": turns.begin,
        "tasks": actions.tasks,
        "resolution": resolution.resolution,
        "discard": turns.discard,
        "finish": turns.finish,
    },
    new=setup.new,
    view=view_of,
    resample=hidden.resample,
    check=check.check,
    rounds=lambda state: state.round,
    computers={"steady": steady.steady},
    why=coach.why,
    weighs=coach.weighs,
    tally=coach.tally,
    evaluation=evaluation.evaluation,
    settings=frozenset({"switch"}),
    foresight=Foresight(playouts=40, horizon=32),
    effects=effects,
    migrations=migrations.MIGRATIONS,
    told_of=frozenset({"dwar7s.ask.discard"}),
)
