"""The rules of Kemet: Blood and Sand, for 2 to 5, by Jacques Bariot and Guillaume Montiage (Matagot)."""

from rules.core.game import Foresight, Game, GameOption
from rules.kemet import check, hidden, migrations
from rules.kemet.components.data import SEATS
from rules.kemet.components.state import KemetState
from rules.kemet.computer import evaluation, steady
from rules.kemet.computer.coach import tally, why
from rules.kemet.effects import effects
from rules.kemet.play import actions, battle, council, market, movement, night, setup, turns
from rules.kemet.view import KemetView, view_of

GAME: Game[KemetState, KemetView] = Game(
    key="kemet",
    version=migrations.VERSION,
    seats=SEATS,
    state=KemetState,
    views=KemetView,
    phases={
        "setup": setup.setup,
        "cities": setup.cities,
        "troops": setup.troops,
        "pyramids": setup.pyramids,
        "first": setup.first,
        "dawn": turns.dawn,
        "turn": turns.turn,
        "pray": actions.pray,
        "buy": market.buy,
        "raise": actions.raise_pyramid,
        "recruit": actions.recruit,
        "move": movement.move,
        "march": movement.march,
        "fight": council.fight,
        "lull": council.lull,
        "diversion": council.diversion,
        "council": council.council,
        "spying": council.spying,
        "clash": council.clash,
        "resolution": battle.resolution,
        "aftermath": battle.aftermath,
        "acted": turns.acted,
        "night": night.night,
        "offering": night.offering,
        "delta": night.delta,
        "temples": night.temples,
        "prayers": night.prayers,
        "intervention": night.intervention,
        "conscription": night.conscription,
        "awakening": night.awakening,
        "destiny": night.destiny,
    },
    new=setup.new,
    view=view_of,
    resample=hidden.resample,
    check=check.check,
    rounds=lambda state: state.day,
    computers={"steady": steady.steady},
    why=why,
    weighs=steady.weighs,
    tally=tally,
    evaluation=evaluation.evaluation,
    foresight=Foresight(playouts=25),
    effects=effects,
    options=(GameOption(key="same_art", values=("all_colours", "each_colour")),),
    migrations=migrations.MIGRATIONS,
    told_of=frozenset({"kemet.ask.council", "kemet.ask.council.seen"}),
    in_the_open=frozenset({"kemet.ask.memory", "kemet.ask.rain"}),
)
