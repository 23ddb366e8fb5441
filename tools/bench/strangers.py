"""A stranger, and everything with which a stranger can flood the bot."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from bot.discord.screens import ids
from bot.sandbox.people import acting
from bot.sandbox.people.filling import Plain, command_data
from bot.sandbox.people.screen import Select
from bot.sandbox.server.interactions import ask
from bot.sandbox.server.responses import DEFER_MESSAGE, FIRST_ANSWER
from bot.sandbox.world.state import Asked, Interaction
from render.scene import GAMES as PICTURES
from rules.core.ui import ui
from rules.games import GAMES
from tests.bot.e2e.players import offers
from tools.bench.tables import Eyes
from tools.driver import Person, Place, Post, press_data

COLONS = ":" * 1200
TYPED = ("2, 1", "1: 2", "a 1, b 2", "3 > 1", "2", "")
SOUGHT = ("gold", "the", "battle", "mallory", "draws a card", "rita power")
CARDS = tuple(f"{game}/{card}" for game in GAMES for card in PICTURES[game].cards)
TOPICS = tuple(f"{game}/{topic}" for game in GAMES for topic in ui(game).topics)
STEPS = 1500  # of the finished game that are looked at
CLOSED = "0" * 12  # a question that nobody is asked (any more)


@dataclass
class Stranger:
    """A person with a `finished` game in one channel, and a seat in another where the game is `running`.

    Answers are not awaited here: hundreds of waiting tasks would slow the double.
    """

    person: Person
    finished: Place
    running: Place
    asked: list[Interaction] = field(default_factory=list)
    eyes: Eyes = field(init=False)

    def __post_init__(self) -> None:
        """Look at the running table's channel."""
        self.eyes = Eyes(self.running)

    @property
    def panel(self) -> Post:
        """The newest panel of the running table."""
        found = self.eyes.newest(lambda post: bool(offers(post)))
        assert found is not None
        return found

    async def look_round(self) -> None:
        """Wait until the bot has said everything about the running table."""
        await self.eyes.until(lambda post: bool(offers(post)))

    def command(self, words: str, where: Place, /, **options: Plain) -> None:
        """Use a command."""
        self.asked.append(acting.command(self.person.world, self.person.id, where.channel, words, options))

    def type(self, text: str) -> None:
        """Ask for suggestions to `/play`, with a client that lets one type anything, however long."""
        world, channel = self.person.world, self.running.channel
        granted = world.permissions(channel, self.person.id)
        data = command_data(world, channel.guild_id, granted, "play", {"answer": "-"}, "answer")
        data["options"] = [{"name": "answer", "type": 3, "value": text, "focused": True}]
        self.asked.append(ask(world, Asked.AUTOCOMPLETE, self.person.id, channel, data))

    def press(self, custom_id: str, values: list[str] | None = None) -> None:
        """Press a button, or choose in a menu, on the running table's panel, there or not."""
        data = press_data(custom_id, 2 if values is None else 3, values)
        where, message = self.running.channel, self.panel.id
        self.asked.append(
            ask(self.person.world, Asked.COMPONENT, self.person.id, where, data, message_id=message)
        )

    def open(self) -> int:
        """Count the requests that still wait: for the first response, or for what follows "thinking"."""
        return sum(map(self._waits, self.asked))

    @property
    def late(self) -> int:
        """Count the requests that got no response in time."""
        return sum(each.answer is None and self._old(each) for each in self.asked)

    def forget(self) -> None:
        """Drop everything that was sent and answered from the world, which would grow too large."""
        state, me = self.person.world.state, self.person.id
        for message in [m.id for m in state.messages.values() if m.only == me]:
            del state.messages[message]
        self.asked.clear()

    def _waits(self, asked: Interaction) -> bool:
        if asked.answer is None:
            return not self._old(asked)
        return asked.answer == DEFER_MESSAGE and Post(self.person.world, asked.original_id or 0).loading

    def _old(self, asked: Interaction) -> bool:
        return self.person.world.clock.now() - asked.at > FIRST_ANSWER


Send = Callable[[Stranger, int], None]
"""Sends the flood's next request, numbered from 0."""


def _stale(stranger: Stranger, number: int) -> None:
    """Press a button of the present question, with an earlier question's id."""
    act = ids.parse(offers(stranger.panel)[0].custom_id or "")
    assert isinstance(act, ids.Act)
    stranger.press(ids.decision(act.table_id, CLOSED) + act.act)


def _choose(stranger: Stranger, number: int) -> None:
    """Choose a number in a menu of the question, another one each time: the panel follows."""
    menu = next(each for each in offers(stranger.panel) if isinstance(each, Select))
    stranger.press(menu.custom_id, [str(number % 2)])


FLOODS: Mapping[str, Send | None] = {
    "no flood": None,
    "/table log search": lambda s, n: s.command("table log", s.finished, search=SOUGHT[n % len(SOUGHT)]),
    "/table history": lambda s, n: s.command("table history", s.finished, step=str(n * 37 % STEPS)),
    "/table replay": lambda s, n: s.command("table replay", s.finished),
    "/table verify": lambda s, n: s.command("table verify", s.finished),
    "/table export": lambda s, n: s.command("table export", s.finished),
    "/card": lambda s, n: s.command("card", s.finished, card=CARDS[n % len(CARDS)]),
    "/rules": lambda s, n: s.command("rules", s.finished, topic=TOPICS[n % len(TOPICS)]),
    "/leaderboard": lambda s, n: s.command("leaderboard", s.finished, game="kemet"),
    "/hand": lambda s, n: s.command("hand", s.running),
    "/table show": lambda s, n: s.command("table show", s.running),
    "suggestions, 1,200 colons": lambda s, n: s.type(COLONS),
    "suggestions": lambda s, n: s.type(TYPED[n % len(TYPED)]),
    "presses of stale buttons": _stale,
    "choices in a menu": _choose,
}
