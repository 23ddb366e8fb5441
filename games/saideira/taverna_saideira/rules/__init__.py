"""The rules of Last Call, a game of our own for 3 to 6."""

from rules.core.game import Foresight, Game
from taverna_saideira.rules import check, hidden
from taverna_saideira.rules.components.data import SEATS
from taverna_saideira.rules.components.state import SaideiraState
from taverna_saideira.rules.computer import coach, evaluation, steady
from taverna_saideira.rules.effects import effects
from taverna_saideira.rules.play import pouring, serving, setup
from taverna_saideira.rules.view import SaideiraView, view_of

GAME: Game[SaideiraState, SaideiraView] = Game(
    key="saideira",
    version=1,
    seats=SEATS,
    state=SaideiraState,
    views=SaideiraView,
    phases={"pour": pouring.pour, "trick": pouring.trick, "serve": serving.serve},
    new=setup.new,
    view=view_of,
    resample=hidden.resample,
    check=check.check,
    rounds=lambda state: state.round,
    computers={"steady": steady.steady},
    why=coach.why,
    weighs=steady.weighs,
    effects=effects,
    tally=coach.tally,
    evaluation=evaluation.evaluation,
    foresight=Foresight(playouts=60),
    in_the_open=frozenset({"saideira.ask.serve"}),
)
