"""The rules of Immortals, for 3 to 5, by Mike Elliott and Dirk Henn (Queen Games)."""

from rules.core.game import Foresight, Game, GameOption
from rules.immortals import check, hidden, migrations
from rules.immortals.components import score
from rules.immortals.components.data import SEATS
from rules.immortals.components.state import ImmortalsState
from rules.immortals.components.tower import MODELS
from rules.immortals.computer import evaluation, steady
from rules.immortals.computer.coach import tally, why
from rules.immortals.effects import effects
from rules.immortals.play import actions, draft, rounds, seeding, setup
from rules.immortals.view import ImmortalsView, view_of

GAME: Game[ImmortalsState, ImmortalsView] = Game(
    key="immortals",
    version=migrations.VERSION,
    seats=SEATS,
    state=ImmortalsState,
    views=ImmortalsView,
    phases={
        "setup": setup.setup,
        "home": draft.home,
        "deal": draft.deal,
        "draft": draft.draft,
        "placing": draft.placing,
        "pass_on": draft.pass_on,
        "rest": seeding.rest,
        "seeding": seeding.seeding,
        "limbos": seeding.limbos,
        "round": rounds.begin_round,
        "draw": rounds.draw_cards,
        "reinforcement": rounds.reinforcement,
        "planning": rounds.planning,
        "actions": actions.actions,
        "deed": actions.deed,
        "compensation": actions.compensation,
        "scoring": score.scoring,
    },
    new=setup.new,
    view=view_of,
    resample=hidden.resample,
    check=check.check,
    rounds=lambda state: state.round,
    computers={"steady": steady.steady},
    why=why,
    weighs=steady.weighs,
    tally=tally,
    evaluation=evaluation.evaluation,
    foresight=Foresight(playouts=36, horizon=32, caution=2.0),
    policy=steady.policy,
    effects=effects,
    options=(
        GameOption(key="rounds", values=("standard", "6", "7", "8", "9", "10")),
        GameOption(key="tower", values=tuple(MODELS)),
    ),
    migrations=migrations.MIGRATIONS,
    told_of=frozenset({"immortals.ask.draft", "immortals.ask.plan"}),
)
