"""The rules of Peak."""

from rules.core.game import Game
from taverna_peak.rules import play
from taverna_peak.rules.computer import coach, steady
from taverna_peak.rules.play import PeakState
from taverna_peak.rules.view import PeakView, view_of

GAME: Game[PeakState, PeakView] = Game(
    key="peak",
    version=1,
    seats=play.SEATS,
    state=PeakState,
    views=PeakView,
    phases={"round": play.play_round},
    new=play.new,
    view=view_of,
    resample=play.resample,
    check=play.check,
    rounds=lambda state: state.round,
    computers={"steady": steady.steady},
    why=coach.why,
    tally=coach.tally,
)
