"""People who play by what is on their screens, by chance. They know nothing of the rules.

The ids of buttons, which a client has but does not show, tell a table's own buttons from those of a question,
and one question from the next: so a test knows when the panel has followed a move.
"""

import asyncio
import re
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from dataclasses import dataclass, field
from itertools import pairwise
from random import Random
from typing import Protocol, TypeVar

from bot.discord.questions.widget_kinds import folded
from bot.discord.screens.ids import Act, TablePress, parse
from bot.sandbox.people.screen import Button, Modal, Select
from rules.core.text import Text
from rules.core.words import Words
from tests.bot.e2e.history import History, Played
from tools.driver import Person, Place, Post, Reply

COMING = [  # in a message whose picture is not drawn yet
    Words("en").say(Text(key=f"picture.undrawn.{why}")) for why in ("late", "coming")
]
OVER = "🏆"  # stands on the podium alone
PATIENCE = 90.0  # seconds until the panel must have followed a move: pictures are slow on a busy machine
PIN = "[A-Z]?[0-9]*"  # what is on the pin of a place, and on its button
PLACE = re.compile(rf"^{PIN} · ")
OTHERS = str(folded.OTHERS)  # the entry of a menu of two answers in one that gives the first alone
NUMBER = re.compile(r"\d+")


@dataclass(frozen=True, slots=True)
class Pressed:
    """A press on a button or a choice in a menu of the question `ask`: what was written there.

    `both`: the indices of two answers, if it gave two.
    """

    user_id: int
    ask: str
    labels: tuple[str, ...]
    both: tuple[int, int] | None = None


class Advice(set[str]):
    """The words on what answers the open question well; `both`: the indices of two answers in one."""

    def __init__(self, labels: Iterable[str] = (), both: tuple[int, int] | None = None) -> None:
        super().__init__(labels)
        self.both = both


def nobody(user_id: int) -> set[str]:
    """The adviser of those who have none."""
    return set()


@dataclass
class Player:
    """One of the people at the table in `games`.

    `adviser` names, by user id, the labels that answer the open question well; they are taken but for a whim.
    """

    person: Person
    games: Place
    chance: Random
    adviser: Callable[[int], set[str]] = nobody
    whim: float = 1.0  # how often advice is not heard
    pressed: list[Pressed] = field(default_factory=list)
    settled: bool = False  # whether the last press answered a question by itself

    async def play(self) -> None:
        """Do one thing that the panel, or the own hand, offers; return when the panel has followed."""
        panel = await until_panel(self.games, illustrated)  # or its picture would look like what a press did
        advice = set() if self.chance.random() < self.whim else self.adviser(self.person.id)
        shown = offers(panel)
        if not shown or (advice and not _advised(shown, advice)) or self.chance.random() < 0.3:
            await self.play_from_hand(panel, advice)
            return
        before, asked = mark(panel), asks(panel)
        reply = await self.press(panel, advice)
        gone = asked if self.settled else set()  # the panel is edited for other reasons, too
        await until_panel(self.games, lambda post: mark(post) != before and not asks(post) & gone)
        assert reply.followups == [], reply.followups

    async def play_from_hand(self, panel: Post, advice: set[str]) -> None:
        """Open the own hand, and press there until the question is answered, or the answer sealed."""
        hand = await hand_of(self.person, panel)
        before, public, asked = mark(panel), asks(panel), asks(hand)
        assert public in (set(), asked), "who is awaited finds the panel's question in the hand, too"
        if not public and self.chance.random() < 0.5:
            hand = await self.person.dm.until(lambda post: asks(post) == asked)
        await self.answer(hand, advice)
        if public:
            await until_panel(self.games, lambda post: asks(post) != asked)
        else:
            await until_panel(self.games, lambda post: mark(post) != before)

    async def answer(self, hand: Post, advice: AbstractSet[str] = frozenset()) -> None:
        """Press in a hand until its question is answered, or the answer sealed."""
        asked = asks(hand)
        while not answered(hand, asked):
            shown = mark(hand)
            await self.press(hand, advice)
            await until(self.games, lambda shown=shown: self._followed(hand, shown, asked))  # type: ignore[misc]

    def _followed(self, hand: Post, shown: tuple[int, int], asked: set[str]) -> bool:
        """Tell whether a hand shows what the last press did: it is edited for other reasons, too."""
        return hand.deleted or (mark(hand) != shown and (not self.settled or answered(hand, asked)))

    async def press(self, post: Post, advice: AbstractSet[str] = frozenset()) -> Reply:
        """Press or choose what was advised, else something, whatever it is."""
        offered = offers(post)
        assert offered, f"{self.person.user.name} is awaited and finds nothing to press in {post!r}"
        chosen = self.chance.choice(_advised(offered, advice) or offered)
        [ask] = asks(post)
        self.settled = settles(chosen)
        if isinstance(chosen, Button):
            self.pressed.append(
                Pressed(self.person.id, ask, (unpinned(chosen.label),), _pair(chosen.custom_id))
            )
            reply = await self.person.press(post, chosen.custom_id or "")
            return await self.fill_in(reply.modal) if reply.modal else reply
        count = self.chance.randint(max(chosen.least, 1), chosen.most)
        wanted = [option for option in chosen.options if unpinned(option.label) in advice]
        both = advice.both if isinstance(advice, Advice) else None
        if both is not None and both in pairs(chosen):
            wanted = [option for option in chosen.options if option.value == str(both[1])]
        options = wanted if chosen.most == 1 and wanted else self.chance.sample(chosen.options, count)
        pair = _pair(chosen.custom_id, str(options[0].value))
        labels = tuple(unpinned(option.label) for option in options)
        self.pressed.append(Pressed(self.person.id, ask, labels, pair))
        return await self.person.select(post, [str(o.value) for o in options], chosen.custom_id)

    async def fill_in(self, form: Modal) -> Reply:
        """Type a number into each field, within the bounds that it names."""
        numbers: dict[str, str] = {}
        for each in form.fields:
            low, high = map(int, NUMBER.findall(each.description))
            numbers[each.custom_id] = str(self.chance.randint(low, high))
        return await self.person.submit(form, numbers)


def _advised(offered: Sequence[Button | Select], advice: AbstractSet[str]) -> list[Button | Select]:
    """Return those that say what was advised; else those that give the advised answer and another."""
    found = [each for each in offered if advice & _labels(each) and not pairs(each)]
    both = advice.both if isinstance(advice, Advice) else None
    return found or [each for each in offered if both in pairs(each)]


def _labels(offered: Button | Select) -> set[str]:
    if isinstance(offered, Button):
        return {unpinned(offered.label)}
    return {unpinned(option.label) for option in offered.options} if offered.most == 1 else set()


def unpinned(label: str) -> str:
    """A label without what is on the pin of its place."""
    return PLACE.sub("", label)


def says(label: str, wanted: AbstractSet[str]) -> bool:
    """Tell whether a label is one of these, without its number and what all of them begin with."""
    plain = unpinned(label)
    return plain in wanted or any(each.endswith(f": {plain}") for each in wanted)


def pairs(offered: Button | Select) -> list[tuple[int, int]]:
    """The indices of the two answers that a press or a choice there can give."""
    values = [None] if isinstance(offered, Button) else [str(option.value) for option in offered.options]
    found = [_pair(offered.custom_id, value) for value in values]
    return [pair for pair in found if pair is not None]


def _pair(custom_id: str | None, value: str | None = None) -> tuple[int, int] | None:
    """The indices of two answers in one; None if there is only one."""
    act = parse(custom_id or "")
    verb, *numbers = act.act.split(".") if isinstance(act, Act) else [""]
    if verb != "pair" or value == OTHERS:
        return None
    return int(numbers[1]), int(numbers[3] if value is None else value)


# --- the screen ------------------------------------------------------------------------------------------


def panel_in(games: Place) -> Post:
    """The newest message with a table's own buttons."""
    panel = _panel(games)
    assert panel is not None
    return panel


def _panel(games: Place) -> Post | None:
    """None for a moment when a game begins: the lobby has no buttons any more, and the panel comes next."""
    return next((post for post in reversed(games.posts) if any(map(_wish, post.buttons))), None)


class Seated(Protocol):
    """A user who plays."""

    person: Person


P = TypeVar("P", bound=Seated)


def awaited(panel: Post, players: Sequence[P]) -> list[P]:
    """Return the players whom the panel names as awaited."""
    return [player for player in players if f"<@{player.person.id}>" in panel.text]


def mover(panel: Post, *people: Person) -> Person:
    """The only one of these people whom the panel names as awaited."""
    [found] = [person for person in people if f"<@{person.id}>" in panel.text]
    return found


def labels(post: Post) -> list[str]:
    """The labels of a message's buttons."""
    return [button.label for button in post.buttons]


def own(post: Post, what: str) -> str:
    """A table's own button in a message, in whatever language it is."""
    [found] = [
        b.custom_id for b in post.buttons if (wish := _wish(b)) and wish.what == what and not wish.rest
    ]
    return found or ""


async def hand_of(person: Person, panel: Post) -> Post:
    """The person's hand, unseen by others."""
    return (await person.press(panel, own(panel, "hand"))).shown


async def in_words(person: Person, post: Post) -> Reply:
    """The table in words, below the help of a message with a question."""
    helped = await person.press(post, own(post, "help"))
    return await person.press(helped.shown, own(helped.shown, "text"))


async def sure(person: Person, asked: Reply, what: str) -> Reply:
    """Press the table's button `what` in a message that asks whether to go on."""
    post = asked.shown
    [found] = [b.custom_id for b in post.buttons if (wish := _wish(b)) and wish.what == what]
    return await person.press(post, found or "")


def offers(post: Post) -> list[Button | Select]:
    """List what can be pressed or chosen to answer a question."""
    return [
        *(b for b in post.buttons if isinstance(parse(b.custom_id or ""), Act) and not b.disabled),
        *(s for s in post.selects if isinstance(parse(s.custom_id), Act) and not s.disabled),
    ]


def asks(post: Post) -> set[str]:
    """The questions that can be answered in a message."""
    return {act.ask for each in offers(post) if isinstance(act := parse(each.custom_id or ""), Act)}


def settles(offered: Button | Select) -> bool:
    """Tell whether a press on it, or a choice in it, answers its question."""
    act = parse(offered.custom_id or "")
    return isinstance(act, Act) and act.act.startswith(("one", "pair", "do."))


def sealed(post: Post) -> bool:
    """Tell whether the player's own answer lies sealed there, while others still think."""
    acts = [act.act for each in offers(post) if isinstance(act := parse(each.custom_id or ""), Act)]
    return any(act.partition(".")[0] == "change" for act in acts)


def answered(hand: Post, asked: AbstractSet[str]) -> bool:
    """Tell whether these questions are over there. A direct message may have given way to the next one."""
    return hand.deleted or asks(hand) != asked or sealed(hand)


def illustrated(post: Post) -> bool:
    """Tell whether the message waits for no picture."""
    return not any(line in post.text for line in COMING)


def mark(post: Post) -> tuple[int, int]:
    """Changes when the message is edited, or when it is another one."""
    return post.id, len(post.message.versions)


def _wish(button: Button) -> TablePress | None:
    what = parse(button.custom_id or "")
    return what if isinstance(what, TablePress) else None


def pressed_is_stored(pressed: Sequence[Pressed], stored: History, typing: Collection[int] = ()) -> None:
    """Each question that somebody pressed on is answered in the database, once and so, and no other is, but
    for those that the table answered itself, and those of people who were `typing`.
    """
    by_ask = {press.ask: press for press in pressed}
    assert len({played.ask for played in stored.played}) == len(stored.played)
    by_people = [played for played in stored.played if played.user_id not in (None, *typing)]
    seconds = {
        then.ask: by_ask[played.ask] for played, then in pairwise(by_people) if _gave_two(by_ask, played)
    }
    assert {played.ask for played in by_people} == {*by_ask, *seconds}
    for played in by_people:
        press, index = by_ask.get(played.ask), 0
        if press is None:
            press, index = seconds[played.ask], 1
        assert press.user_id == played.user_id
        labels = played.labels(stored.names)
        if press.both is None:
            bare = all(re.fullmatch(PIN, label) for label in press.labels)  # a place without its name
            # what all labels begin with is said once, above the buttons
            meant = any(
                label.endswith(pressed) for label in labels for pressed in map(unpinned, press.labels)
            )
            assert not labels or bare or meant, (played, press, labels)
        else:
            assert played.decision.kind == "choose"
            assert played.answer == [played.decision.options[press.both[index]].id], (played, press)


def _gave_two(by_ask: Mapping[str, Pressed], played: Played) -> bool:
    return played.ask in by_ask and by_ask[played.ask].both is not None


# --- waiting ---------------------------------------------------------------------------------------------


async def until(games: Place, fits: Callable[[], bool]) -> None:
    """Return when something is so; fail if it never is."""
    found = await games.city.world.until(lambda: fits() or None, asyncio.sleep(PATIENCE))
    assert found, games.posts[-3:]


async def until_panel(games: Place, fits: Callable[[Post], bool]) -> Post:
    """The newest panel, when it fits."""
    await until(games, lambda: (panel := _panel(games)) is not None and fits(panel))
    return panel_in(games)


async def opened(host: Person, games: Place, game: str = "toy.name", **given: str | int) -> Post:
    """The lobby of a table; English, if not `given` otherwise, and in a thread if that is the `place`."""
    await host.command("table open", games, game=game, **{"language": "English", **given})
    where = games.threads[-1] if "place" in given else games
    return await where.until(lambda post: "1. " in post.text)


async def started(lobby: Post, host: Person, guests: Iterable[Person]) -> Post:
    """All join the lobby and the host starts the game, by buttons; the panel with the first question."""
    games = Place(host.city, lobby.message.channel_id)
    for number, guest in enumerate(guests, 2):
        await guest.press(lobby, own(lobby, "join"))
        await games.until(lambda post, n=number: f"{n}. " in post.text)  # type: ignore[misc]
    await host.press(lobby, own(lobby, "start"))
    return await games.until(lambda post: post.id > lobby.id and "<t:" in post.text, PATIENCE)


async def seated(
    host: Person, guests: Iterable[Person], games: Place, game: str = "bellum", **given: str | int
) -> Post:
    """A table that has just begun, as `opened` and `started`; its panel."""
    return await started(await opened(host, games, game, **given), host, guests)


async def give_up(person: Person, games: Place) -> Reply:
    """Leave a running game, and confirm it."""
    asked = (await person.command("table leave", games)).shown
    return await person.press(asked, own(asked, "giveup"))


async def aside(reply: Reply) -> Post:
    """Return what is told to the presser alone."""
    [told] = (await reply.until(lambda reply: bool(reply.followups))).followups
    assert told.message.only == reply.interaction.user_id
    return told
