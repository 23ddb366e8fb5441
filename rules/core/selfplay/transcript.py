"""A recorded game in words, line by line, to be read and compared: what was asked, answered and told."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Any

from rules.core.decisions import Answer, Decision, Rejected
from rules.core.engine import start
from rules.core.flow import Event, Result
from rules.core.game import AnyGame
from rules.core.playing import Playing
from rules.core.selfplay.recorded import Recorded
from rules.core.text import Text
from rules.core.words import Words

INDENT = "    "


def transcript(game: AnyGame, recorded: Recorded) -> list[str]:
    """Tell the game in English: one line for each answer, and below it what was told because of it.

    A private line of the news names its readers. The transcript ends at an answer that the rules no longer
    take, with the words of the refusal. The game must have no branches.
    """
    narrator = _Narrator(Words("en"), recorded.seats)
    title = (
        f"{narrator.words.title(game.key)}, version {game.version}, players: {', '.join(recorded.players)}"
    )
    chosen = ", ".join(f"{key}={value}" for key, value in recorded.options.items())
    return [
        title,
        f"seed {recorded.seed}, options: {chosen or 'as usual'}",
        *_played(game, recorded, narrator),
    ]


def _played(game: AnyGame, recorded: Recorded, narrator: "_Narrator") -> Iterator[str]:
    playing = Playing(game, start(game, recorded.seats, recorded.options, recorded.seed))
    yield from narrator.news(event for _, event in playing.position.events)
    for n, (seat, answer) in enumerate(recorded.answers):
        before = playing.position
        if seat not in before.pending:
            yield f"{narrator.names[seat]} is not asked any more"
            return
        yield f"{narrator.names[seat]}: {narrator.answered(before.pending[seat], answer)}"
        try:
            after = playing.give(seat, answer, "clock" if n in recorded.late else "computer")
        except Rejected as refusal:
            yield f"{INDENT}refused: {narrator.sentence(refusal.text)}"
            return
        yield from narrator.news(event for at, event in after.events if at > before.opened)
    if playing.position.result is not None:
        yield from narrator.end(playing.position.result)


class _Narrator:
    """Says what happens in a language, each thing in one line."""

    def __init__(self, words: Words, seats: int) -> None:
        self.words = words
        self.names = [words.say(Text(key="core.seat", args={"seat": seat})) for seat in range(seats)]

    def sentence(self, text: Text) -> str:
        return " ".join(self.words.say(text, self.names).split())

    def news(self, events: Iterator[Event]) -> Iterator[str]:
        for event in events:
            if event.public is not None:
                yield f"{INDENT}{self.sentence(event.public)}"
            if event.private is not None:
                readers = ", ".join(self.names[seat] for seat in event.seats)
                yield f"{INDENT}(to {readers}) {self.sentence(event.private)}"

    def end(self, result: Result) -> Iterator[str]:
        yield self.sentence(result.why)
        for seat, (name, place) in enumerate(zip(self.names, result.places, strict=True)):
            points = ", ".join(f"{kind} {by_seat[seat]}" for kind, by_seat in result.sheet.items())
            yield f"{INDENT}{place}. {name}: {points}"

    def answered(self, decision: Decision, answer: Answer) -> str:
        """Return the question, and the answer by the labels of its options."""
        things = {each.id: each.label for each in _labelled(decision)}
        if isinstance(answer, dict):
            pairs = [f"{self._named(things, at)}: {self._named(things, it)}" for at, it in answer.items()]
            said = ", ".join(pairs)
        elif isinstance(answer, list):
            said = ", ".join(self._named(things, ident) for ident in answer)
        else:
            said = f"{answer}"
        return f"{self.sentence(decision.prompt)} > {said or 'nothing'}"

    def _named(self, things: Mapping[str, Text], it: str | int) -> str:
        return self.sentence(things[it]) if isinstance(it, str) and it in things else f"{it}"


def _labelled(decision: Decision) -> Sequence[Any]:
    match decision.kind:
        case "number":
            return ()
        case "split":
            return decision.parts
        case "fill":
            return [*chain[Any](decision.slots, decision.options)]
        case "choose" | "order":
            return decision.options
