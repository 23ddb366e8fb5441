"""A game in the terminal: several people at one keyboard, computer players in the other seats."""

from collections.abc import Callable, Sequence
from typing import Any

from rules.core.decisions import Answer, Decision, Rejected, Seat
from rules.core.engine import Position, Record, look
from rules.core.flow import Result, Stale, told_apart
from rules.core.game import AnyGame
from rules.core.moves import submit, undo
from rules.core.playing import run
from rules.core.rng import Dice
from rules.core.search.sharp import SHARP, sharp_answer
from rules.core.selfplay.playout import answer_of
from rules.core.text import Text
from rules.core.words import Words

YOU = "you"  # the kind of player for somebody at the keyboard
Say = Callable[[str], None]
Hear = Callable[[str], str]
Describe = Callable[[AnyGame, Any, Sequence[str], Seat], str]  # a view, the names, and whose view it is


class Terminal:
    """One hot-seat game.

    `players`: `you` or a kind of computer player by seat; `say` and `hear` are print and input; `describe`
    puts a view into words.
    """

    def __init__(
        self,
        game: AnyGame,
        record: Record,
        players: Sequence[str],
        words: Words,
        say: Say,
        hear: Hear,
        describe: Describe | None = None,
    ) -> None:
        self.game = game
        self.record = record
        self.players = players
        self.words = words
        self.say = say
        self.hear = hear
        self.describe = describe
        self.names = named(players, words)
        self.told = -1

    def play(self) -> Record:
        """Play until the game is over or somebody leaves (`q`, or the end of input).

        Returns the record at that point.
        """
        position = run(self.game, self.record)
        for name, kind in zip(self.names, self.players, strict=True):
            if kind != YOU:
                self.say(f"{name}: {self.words.name(f'computer:{kind}')}")
        self._tell(Text(key="core.terminal.help"))
        while position.result is None:
            self._news(position)
            seat = position.waiting[0]
            after = (
                self._person(position, seat) if self.players[seat] == YOU else self._computer(position, seat)
            )
            if after is None:
                return self.record
            position = after
        self._news(position)
        for line in podium(position.result, self.words, self.names):
            self.say(line)
        return self.record

    def _computer(self, position: Position[Any], seat: Seat) -> Position[Any]:
        decision = position.pending[seat]
        dice = Dice(f"terminal:{self.record.head}:{position.n}:{seat}")
        if self.players[seat] == SHARP:
            answer = sharp_answer(self.game, self.record, seat, dice)
        else:
            view = look(self.game, position, seat).view
            answer = answer_of(self.game, self.players[seat], view, decision, dice)
        while True:
            try:
                return self._submit(position, seat, answer)
            except Rejected:
                answer = decision.sample(dice)

    def _submit(self, position: Position[Any], seat: Seat, answer: Answer) -> Position[Any]:
        self.record, after = submit(self.game, self.record, position, seat, position.asks[seat], answer)
        return after

    def _person(self, position: Position[Any], seat: Seat) -> Position[Any] | None:
        decision = position.pending[seat]
        self.say("")
        self.say(f"{self.names[seat]}: {self._words(decision.prompt)}")
        for line in self._choices(decision):
            self.say(f"  {line}")
        if (how := form_of(decision)) is not None:
            self._tell(how)
        while True:
            try:
                line = self.hear("> ").strip()
            except (EOFError, KeyboardInterrupt):
                return None
            try:
                if line == "q":
                    return None
                if line == "u":
                    self.record, before = undo(self.game, self.record, position, seat)
                    return before
                if line == "v":
                    self._board(position, seat)
                    continue
                if line == "h":
                    self._help(decision)
                    continue
                return self._submit(position, seat, parse_line(decision, line))
            except Rejected as refusal:
                self._tell(refusal.text)
            except Stale:
                self._tell(Text(key="core.terminal.no-undo"))

    def _choices(self, decision: Decision) -> list[str]:
        if decision.kind == "number":
            return [f"{decision.low} - {decision.high}"]
        if decision.kind == "split":
            return [f"{self._words(p.label)}: {p.low} - {p.high}" for p in decision.parts]
        lines = [f"{number:2}  {self._words(o.label)}" for number, o in enumerate(decision.options, 1)]
        if decision.kind == "fill":
            slots = ", ".join(self._words(slot.label) for slot in decision.slots)
            return [*lines, f"({slots})"]
        return lines

    def _words(self, text: Text) -> str:
        return self.words.say(text, names=self.names)

    def _tell(self, text: Text) -> None:
        self.say(self._words(text))

    def _news(self, position: Position[Any]) -> None:
        """Print the news that everybody may know; private lines only if a single person plays."""
        people = [seat for seat, kind in enumerate(self.players) if kind == YOU]
        reader = people[0] if len(people) == 1 else None
        for n, text in look(self.game, position, reader).events:
            if n > self.told:
                self._tell(text)
        self.told = position.n

    def _board(self, position: Position[Any], seat: Seat) -> None:
        if self.describe is None:
            self._tell(Text(key="core.terminal.no-board"))
        else:
            view = look(self.game, position, seat).view
            self.say(self.describe(self.game, view, seats_of(len(self.players), self.words), seat))

    def _help(self, decision: Decision) -> None:
        helping = decision.helping
        self._tell(helping if self.words.has(helping.key) else Text(key="core.terminal.no-help"))


def seats_of(count: int, words: Words) -> tuple[str, ...]:
    """The seats by their letters."""
    return tuple(words.say(Text(key="core.seat", args={"seat": seat})) for seat in range(count))


def named(players: Sequence[str], words: Words) -> tuple[str, ...]:
    """The seats by name; the one of a single person among computer players says so."""
    names = list(seats_of(len(players), words))
    if players.count(YOU) == 1:
        mine = players.index(YOU)
        names[mine] = words.say(Text(key="core.terminal.you", args={"seat": mine}))
    return tuple(names)


def form_of(decision: Decision) -> Text | None:
    """The instruction for typing an answer; None if it is just the number of one line."""
    match decision.kind:
        case "choose":
            if decision.least != decision.most:
                return _form("choose", least=decision.least, most=decision.most)
            return _form("exactly", count=decision.most) if decision.most > 1 else None
        case "split":
            if decision.least == decision.most:
                return _form("split-exactly", count=len(decision.parts), most=decision.most)
            return _form("split", count=len(decision.parts), least=decision.least, most=decision.most)
        case "order":
            return _form("order", count=len(decision.options))
        case "fill":
            return _form("fill", count=len(decision.slots))
        case "number":
            return _form("number")


def _form(kind: str, **args: int) -> Text:
    return Text(key=f"core.terminal.form.{kind}", args={**args})


def podium(result: Result, words: Words, names: Sequence[str]) -> list[str]:
    """The end of the game: the reason, and the score of each player, the best first."""
    lines = [words.say(result.why, names=names)]
    places = told_apart(result.places, result.sheet["total"])
    for place, seat in sorted((place, seat) for seat, place in enumerate(places)):
        lines.append(f"{place}. {names[seat]}: {result.sheet['total'][seat]}")
    return lines


def parse_line(decision: Decision, line: str) -> Answer:
    """An answer from a typed line: numbers of the list, separated by spaces. Raises `Rejected`.

    Choose and order: `2` or `1 3`; number: `4`; split: a number for each part; fill: an option for each slot,
    `-` for blank.
    """
    words = line.replace(",", " ").split()
    try:
        numbers = [0 if word == "-" else int(word) for word in words]
    except ValueError:
        raise decision.refuse("shape") from None
    if decision.kind == "number":
        if len(numbers) != 1:
            raise decision.refuse("shape")
        return numbers[0]
    if decision.kind == "split":
        if len(numbers) != len(decision.parts):
            raise decision.refuse("shape")
        return {part.id: number for part, number in zip(decision.parts, numbers, strict=True)}
    if any(not 0 <= number <= len(decision.options) for number in numbers):
        raise decision.refuse("option", count=len(decision.options))
    if decision.kind == "fill":
        pairs = zip(decision.slots, numbers, strict=False)
        return {slot.id: decision.options[number - 1].id for slot, number in pairs if number}
    if 0 in numbers:
        raise decision.refuse("option", count=len(decision.options))
    return [decision.options[number - 1].id for number in numbers]
