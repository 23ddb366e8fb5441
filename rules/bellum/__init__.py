"""The rules of Bellum Magica, a game for 2 to 5 by Frédéric Guérard and Sylvain Aublin (Blue Orange)."""

from rules.bellum import check, hidden, migrations
from rules.bellum.components.data import SEATS
from rules.bellum.components.state import BellumState
from rules.bellum.computer import coach, evaluation, steady
from rules.bellum.effects import effects
from rules.bellum.play import attack, phases, recruit, setup
from rules.bellum.view import BellumView, view_of
from rules.core.game import Foresight, Game, GameOption

GAME: Game[BellumState, BellumView] = Game(
    key="bellum",
    version=migrations.VERSION,
    seats=SEATS,
    state=BellumState,
    views=BellumView,
    phases={
        "setup": phases.setup,
        "castles": phases.castles,
        "goblins": phases.goblins,
        "roll": phases.roll,
        "horde": phases.horde,
        "resources": phases.resources,
        "scouts": phases.scouts,
        "attack": attack.attack,
        "verdict": phases.verdict,
        "recruit": recruit.recruit,
        "evening": phases.evening,
    },
    new=setup.new,
    view=view_of,
    resample=hidden.resample,
    check=check.check,
    rounds=lambda state: state.day,
    computers={"steady": steady.steady},
    policy=steady.policy,
    why=coach.why,
    weighs=steady.weighs,
    tally=coach.tally,
    evaluation=evaluation.evaluation,
    foresight=Foresight(playouts=250, horizon=16),
    effects=effects,
    options=(
        GameOption(key="castles", values=("dealt", "chosen")),
        GameOption(key="magic_counts_twice", values=("no", "yes")),
    ),
    migrations=migrations.MIGRATIONS,
)
