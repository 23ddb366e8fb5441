"""The rules of Calamandara with A Malha do Porvir, for 2 to 4, by Rannjon Mikael and Hyanaigi (Sunofesto)."""

from rules.calamandara import check, hidden, migrations
from rules.calamandara.components.data import DATA, SEATS
from rules.calamandara.components.state import CalamandaraState
from rules.calamandara.computer import coach, evaluation, steady
from rules.calamandara.effects import effects
from rules.calamandara.play import events, insert, remember, setup, turns, walk
from rules.calamandara.view import CalamandaraView, view_of
from rules.core.game import Foresight, Game, GameOption

WITH_EVENTS = {"expansion": "with"}
CUSTOM = {**WITH_EVENTS, "difficulty": "custom"}

GAME: Game[CalamandaraState, CalamandaraView] = Game(
    key="calamandara",
    version=migrations.VERSION,
    seats=SEATS,
    state=CalamandaraState,
    views=CalamandaraView,
    phases={
        "setup": turns.setup,
        "opening": turns.opening,
        "event": events.event,
        "reaction": events.reaction,
        "effects": events.effects,
        "last_call": turns.last_call,
        "acquire": turns.acquire,
        "insert": insert.insert,
        "walk": walk.walk,
        "remember": remember.remember,
        "evening": turns.evening,
    },
    new=setup.new,
    view=view_of,
    resample=hidden.resample,
    check=check.check,
    rounds=lambda state: state.turns,
    computers={"steady": steady.steady},
    told_of=frozenset(f"calamandara.ask.{window}" for window in ("event", "turn_start", "turn_start.own")),
    why=coach.why,
    tally=coach.tally,
    evaluation=evaluation.evaluation,
    foresight=Foresight(playouts=100, horizon=32),
    effects=effects,
    in_the_open=frozenset({"calamandara.ask.excess", "calamandara.ask.transmute.pay"}),
    options=(
        GameOption(key="expansion", values=("with", "without")),
        GameOption(key="time", values=("unlimited", "limited"), where=WITH_EVENTS),
        GameOption(key="difficulty", values=(*DATA.modes, "custom"), where=WITH_EVENTS),
        GameOption(key="fears", values=tuple(map(str, DATA.custom.fears)), where=CUSTOM),
        GameOption(key="counter", values=tuple(map(str, DATA.custom.counters)), where=CUSTOM),
    ),
    migrations=migrations.MIGRATIONS,
)
