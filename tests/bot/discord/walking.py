"""Random walks through everything that people can type and press, without Discord.

A walk knows no command and no button: it draws commands from the list that is registered, and presses from
the messages that have been shown. Each message must be one that Discord takes, in words. What comes back is
noted, line by line, to be read when something breaks.
"""

import json
import re
from collections import deque
from collections.abc import AsyncIterator, Iterator, Mapping, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from random import Random
from typing import Any

from discord import ui

from bot.discord.actions import commands, general_button
from bot.discord.delivery.panel import panel
from bot.discord.lobby.archiving import offering
from bot.discord.lobby.lobby_panel import lobby_panel
from bot.discord.play.hands import hand_for
from bot.discord.press import decide, grant
from bot.discord.questions import widgets
from bot.discord.requests.actions import CommandOption, Complete, Slash, Typing
from bot.discord.requests.request import Request, Runtime
from bot.discord.screens import ids
from bot.discord.screens.ids import Act, GeneralPress, TablePress
from bot.discord.screens.layout import Form, Outcome
from bot.discord.screens.pictures import Pictures
from bot.discord.screens.screen import Screen, note
from bot.discord.screens.speech import Speech
from bot.discord.votes import votes
from bot.table import reading
from bot.table.delivery import posted_messages
from bot.table.following import REMINDED
from bot.table.jobs import AskPrivately, Notice
from bot.table.lobby.servers import Rights
from bot.table.model import Lang, Person, Posted, PostedKind, TableView
from bot.table.people import profiles
from bot.table.schedule.reminders import Reminders
from bot.table.storage.outbox_rows import kind_of
from bot.table.votes import deciding
from render.core.pictures import Picture, PictureRequest
from render.pool import Undrawn
from rules.core.decisions import Decision, Rejected, Seat
from rules.core.flow import Stale
from rules.core.game import AnyGame
from rules.core.rng import Dice
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.discord.screens.test_screens import check
from tests.bot.table.scene import Bot, started

PEOPLE = (
    Person(11, "Ana", "en"),
    Person(12, "Bia", "pt-BR"),
    Person(13, "Cal", "en"),
    Person(14, "Eve", "es"),
)
HOST, GUILD, CHANNELS = PEOPLE[0], 1, (2, 2, 2, 3)  # most is typed in one of them
DIRECT = {person.id + 100: person for person in PEOPLE}  # channels of direct messages
SCREENS = 8  # the newest, whose buttons are pressed
DAY = 86_400
RARE = ("table close", "table pause", "learn")  # they end or stop what others would look at
TYPED = ("2", "1", "", "rest", "36h", "none", "x" * 40, "1 2")
SLOW = ("table replay", "table story", "replay", "story", "storytext")  # commands and buttons that take long
IN_WORDS = ("board", "end", "then")  # scenes that can't be drawn
KEY = re.compile(r"\b[a-z]\w*(?:\.[a-z_]+){2,}\b|\{ ?\$")  # of a text without words


@dataclass
class Notes:
    """A poster: what it shows is put down among the screens that everybody sees."""

    walk: "Walk"

    async def redraw(self, table_id: int) -> None:
        await self.walk.show_table(table_id)

    async def post(self, table_id: int) -> None:
        await self.walk.show_table(table_id)

    async def open_thread(self, channel_id: int, name: str) -> int:
        self.walk.lines.append(f"thread {name!r} in {channel_id}")
        return channel_id + 100

    async def write_to(self, user_id: int, screen: Screen) -> int:
        self.walk.show(screen, f"to {user_id}", user_id + 100, user_id)
        return user_id + 100

    async def drop_thread(self, channel_id: int) -> None:
        self.walk.lines.append(f"thread {channel_id} is dropped")

    async def publish(self, table_id: int, kind: PostedKind, screen: Screen) -> Posted:
        self.walk.show(screen, f"{kind} of {table_id}", CHANNELS[0])
        posted = Posted(kind, None, CHANNELS[0], 99)
        await posted_messages.keep(self.walk.bot.context, table_id, posted)
        return posted


@dataclass(frozen=True, slots=True)
class Put:
    """A screen that was shown: in which channel, and to whom alone (None: to everybody there)."""

    screen: Screen
    channel: int
    user: int | None


@dataclass(frozen=True, slots=True)
class Button:
    """A thing to press: its id, the values of a menu, and where it was shown."""

    custom_id: str
    values: Sequence[str]
    put: Put

    @property
    def name(self) -> str:
        """Its action, at whichever table."""
        what = ids.parse(self.custom_id)
        return what.act.partition(".")[0] if isinstance(what, Act) else what.what if what else ""


@dataclass
class Walk:
    """A bot, what was shown last, and the lines that tell what has happened since they were taken."""

    bot: Bot
    games: Mapping[str, AnyGame]
    dice: Random
    lines: list[str] = field(default_factory=list)
    shown: deque[Put] = field(default_factory=lambda: deque(maxlen=SCREENS))
    done: set[str] = field(default_factory=set)  # commands and buttons

    def __post_init__(self) -> None:
        async def draw(request: PictureRequest, **how: object) -> Picture | Undrawn:
            if request.scene in IN_WORDS:
                return Undrawn(Text(key="picture.undrawn.slow"))
            return Picture(b"", request.scene, f"{request.scene} in words", 1600, 900)

        pictures = Pictures(draw, lambda request, mark: ("", f"{request.scene} in words. " * 150), self.games)
        self.runtime = Runtime(self.bot.context, self.games, pictures, Notes(self))
        self.commands = [each for each in commands(self.games) if each.path not in SLOW]

    async def seat(self, game: AnyGame, *, over: bool) -> None:
        """Begin with a table that is running, or with one that is over."""
        people = PEOPLE[: game.seats[0]]
        info = await self.bot.table(*people, game=game.key)
        if over:
            await self._play_out(game, info.id)
        await self.show_table(info.id)

    async def _play_out(self, game: AnyGame, table_id: int) -> None:
        player = next(iter(game.computers.values()))
        dice = Dice("walk")
        while (await self.bot.context.load(table_id)).info.status == "running":
            for person in PEOPLE:
                seen = await reading.seen(self.bot.context, table_id, person.id)
                if seen.decision is not None and seen.seat is not None:
                    answer = player(seen.look.view, seen.decision, dice)
                    await self.bot.answer(table_id, person, answer)

    async def step(self) -> list[str]:
        """Type or press something as one of the users, or let time pass. Returns what came of it."""
        self.lines = []
        await self._pass(self.dice.randrange(600))
        if self.dice.randrange(40) == 0:
            await self._pass(self.dice.randrange(9 * DAY))
        newest = [*islice(reversed(self.shown), 1 if self.dice.randrange(2) else SCREENS)]
        buttons = [button for put in newest for button in self._buttons(put)]
        if buttons and self.dice.randrange(4):
            new = [button for button in buttons if button.name not in self.done]
            await self._press(self.dice.choice(new or buttons))
        else:
            command = self.dice.choice(self.commands)
            if command.path in RARE:
                command = self.dice.choice(self.commands)
            await self._type(self.dice.choice(PEOPLE), command)
        await self._hear()
        return self.lines

    async def types(self, person: Person, command: Slash) -> list[str]:
        """This person types this command. Returns what came of it."""
        self.lines = []
        await self._type(person, command)
        await self._hear()
        return self.lines

    # --- what is done ------------------------------------------------------------------------------------

    async def _type(self, person: Person, command: Slash) -> None:
        request = await self._request(person, self.dice.choice(CHANNELS))
        given = dict[str, str]()
        for option in command.options:
            if option.required or self.dice.randrange(3) == 0:
                given[option.name] = await self._value(request, option, given)
        self.lines.append(f"{person.name} types /{command.path} {given}")
        self.done.add(f"/{command.path}")
        await self._outcome(command.run, request, given)

    async def _value(self, request: Request, option: CommandOption, given: Mapping[str, str]) -> str:
        if option.choices:
            return self.dice.choice(option.choices)[0]
        if option.kind == "person":
            return self.dice.choice(["", *(str(person.id) for person in PEOPLE)])
        if option.kind == "number":
            low, high = option.span
            return str(self.dice.randint(low, min(high, 12)))
        offered: Sequence[tuple[str, str]] = []
        if option.complete is not None:
            offered = await self._offered(request, option.complete, "", given)
        while offered and option.complete is not None and self.dice.randrange(2):
            typed = self.dice.choice(offered)[1]
            typed = self.dice.choice(
                (typed, f"{typed} ", f"{typed}, ", f"{typed}=", typed[: len(typed) // 2])
            )
            longer = await self._offered(request, option.complete, typed, given)
            offered = longer or offered
        if offered and self.dice.randrange(8):
            return self.dice.choice(offered)[1]
        return self.dice.choice(TYPED)

    async def _offered(
        self, request: Request, complete: Complete, text: str, given: Mapping[str, str]
    ) -> Sequence[tuple[str, str]]:
        """Return what is suggested after this text."""
        found = complete(
            Typing(self.runtime, request.words, request.person.id, request.channel_id, text, given)
        )
        offered = found if isinstance(found, Sequence) else await found
        self.lines.append(f"after {text!r}: {offered}")
        return offered

    async def _press(self, button: Button) -> None:
        put, values = button.put, button.values
        owners = [person for person in PEOPLE if person.id == put.user]
        person = self.dice.choice(owners or PEOPLE)
        request = await self._request(person, put.channel, private=put.user is not None)
        self.lines.append(f"{person.name} presses {button.custom_id} {values}")
        self.done.add(button.name)
        match what := ids.parse(button.custom_id):
            case TablePress():
                await self._outcome(partial(grant, values=values), request, what)
            case GeneralPress():
                await self._outcome(general_button(what.what).run, request, ",".join(values) or what.rest)
            case Act():
                read = partial(self._read, what.act, values)
                await self._outcome(partial(decide, read=read), request, what)
            case None:
                raise AssertionError(f"nothing reads {button.custom_id}")

    def _read(
        self, act: str, values: Sequence[str], decision: Decision, seen: TableView, words: Words
    ) -> Outcome:
        """Return what the press means; a form is filled in at once."""
        outcome = widgets.press(
            decision, seen.draft, act, values, words, names=seen.table.names, locked=seen.locked
        )
        if not isinstance(outcome, Form):
            return outcome
        self.lines.append(f"a form: {outcome}")
        typed = {each.name: str(self.dice.randrange(5)) for each in outcome.fields}
        return widgets.submitted(decision, seen.draft, outcome.act, typed)

    async def _outcome(self, run: Any, request: Request, given: Any) -> None:
        """Run it and record what the user sees. Anything but a refusal is a fault of the bot."""
        try:
            screens = await run(request, given)
        except Rejected as refusal:
            self.lines.append(f"refused: {Speech(request.words).marked(refusal.text)}")
        except Stale:
            self.lines.append("stale")
        else:
            for screen in screens:
                self.show(screen, "shown", request.channel_id, request.person.id)

    async def _request(self, person: Person, channel: int, *, private: bool = False) -> Request:
        lang = await profiles.lang_of(self.bot.context, person.id) or person.lang
        hosts, guild = person is HOST, None if channel in DIRECT else GUILD
        return Request(
            *(self.runtime, person, Words(lang), channel, guild, "en"),
            private=private,
            missing=("send_messages", "attach_files") if channel == CHANNELS[-1] else (),
            moderates=hosts,
            threads=hosts,
            rights=Rights(manages=hosts),
            sees=lambda ident: True,
            has=lambda ident: True,
        )

    # --- what comes of it --------------------------------------------------------------------------------

    async def _pass(self, seconds: int) -> None:
        self.bot.clock.now += seconds
        await Reminders(self.bot.context, REMINDED).remind()
        await self.bot.outbox.idle()

    async def _hear(self) -> None:
        """Let the computers play, and show what the tables say.

        What is said at the same time may be joined, or not; so each thing is shown once.
        """
        await self.bot.computers.idle()
        await self.bot.outbox.idle()
        said, self.bot.voice.said[:] = [*self.bot.voice.said], []
        kinds = {(queued.table_id, kind_of(queued.job)) for queued in said}
        self.lines.append(f"said: {sorted(kinds)}")
        for table_id, kind in sorted(kinds):
            if kind in ("lobby", "panel"):
                await self.show_table(table_id)
            elif kind == "vote":
                await self._show_votes(table_id)
        asked = {(q.table_id, seat) for q in said if isinstance(q.job, AskPrivately) for seat in q.job.seats}
        for table_id, seat in sorted(asked):
            await self._show_hand(table_id, seat)
        for queued in sorted(said, key=lambda one: one.table_id):
            if isinstance(queued.job, Notice):
                await self._show_notice(queued.table_id, queued.job.text)

    async def _show_votes(self, table_id: int) -> None:
        if (info := await reading.info(self.bot.context, table_id)) is not None:
            for proposal in await deciding.shown(self.bot.context, table_id):
                self.show(votes.screen(proposal, info, Words(info.lang)), "a vote", info.channel_id)

    async def _show_hand(self, table_id: int, seat: Seat) -> None:
        context = self.bot.context
        info = await reading.info(context, table_id)
        if info is None or (user := info.seats[seat].user_id) is None:
            return
        seen = await reading.seen(context, table_id, user)
        lang: Lang = await profiles.lang_of(context, user) or info.lang
        hand = await hand_for(context, self.runtime.pictures, seen, lang)
        self.show(hand, f"to {user}", user + 100, user)

    async def _show_notice(self, table_id: int, text: Text) -> None:
        if (info := await reading.info(self.bot.context, table_id)) is not None:
            said = Speech(Words(info.lang), info.names).marked(text)
            self.show(offering(info, text, said) or note(said), "a notice", info.channel_id)

    async def show_table(self, table_id: int) -> None:
        """Show the lobby or the panel of a table."""
        info = await reading.info(self.bot.context, table_id)
        if info is None or info.status == "frozen":
            return
        words = Words(info.lang)
        if info.seed_hash is None:
            self.show(lobby_panel(info, self.games[info.game], words), f"lobby {table_id}", info.channel_id)
            return
        seen = await reading.seen(self.bot.context, table_id, None)
        drawn = await self.runtime.pictures.channel(seen, info.lang)
        self.show(
            drawn.screen(lambda drawings: panel(seen, drawings, words)), f"panel {table_id}", info.channel_id
        )

    def show(self, screen: Screen, where: str, channel: int, user: int | None = None) -> None:
        """Put a screen down, for everybody in the channel or for one person."""
        self.shown.append(Put(screen, channel, user))
        check(screen)
        parts = screen.to_components()  # type: ignore[no-untyped-call]
        self.lines.append(f"{where}: {json.dumps(parts, ensure_ascii=False)}")
        assert KEY.findall(screen.said) == [], self.lines

    def _buttons(self, put: Put) -> Iterator[Button]:
        """Yield everything that could be pressed in it."""
        for item in put.screen.walk_children():
            if isinstance(item, ui.Button) and item.custom_id and not item.disabled:
                what = ids.parse(item.custom_id)
                if not isinstance(what, TablePress) or what.what not in SLOW:
                    yield Button(item.custom_id, (), put)
            elif isinstance(item, ui.ChannelSelect | ui.RoleSelect):
                yield Button(item.custom_id, [str(self.dice.choice(CHANNELS))], put)
            elif isinstance(item, ui.Select):
                values = [option.value for option in item.options]
                many = self.dice.randint(item.min_values, min(item.max_values, len(values)))
                yield Button(item.custom_id, self.dice.sample(values, many), put)


@asynccontextmanager
async def walking(games: Mapping[str, AnyGame], seed: str) -> AsyncIterator[Walk]:
    """A walk that has not begun."""
    async with started(games=games, workers=True) as bot:
        yield Walk(bot, games, Random(seed))
