"""A game's hints for its presentation: icons, order of groups, rules topics, and its own commands.

They are data (`data/<game>/ui.toml`), may be ignored, and never carry rules.
"""

from functools import lru_cache
from itertools import pairwise
from typing import Annotated, Literal, Self

from pydantic import Field, model_validator

from rules.core.data import BadData, hints_of, load
from rules.core.decisions import Decision
from rules.core.game import AnyGame
from rules.core.text import Text, Value
from rules.core.words import FALLBACK, Words

FILE = "ui.toml"
Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,31}$")]  # of commands and their options on Discord
MOST_CALL_OUTS = 6  # of a picture: more can't be told apart on a phone
TURN_LINES = 5  # a turn is told in so many lines, `<game>.how.turn.1` and so on
Icon = Annotated[str, Field(pattern=r"^[a-z][a-z_]{0,12}$")]


class Link(Value):
    """One answer of a shortcut, to the question with this prompt key: from a named option, or fixed.

    `among` narrows an option to these ids, or kinds of ids; if only one is possible, it need not be given.
    """

    prompt: str
    option: Name | None = None
    answer: tuple[str, ...] | None = None  # ids of options, as in `Choose`
    among: tuple[str, ...] = ()
    required: bool = False  # whether the command needs this option

    @model_validator(mode="after")
    def _one(self) -> Self:
        if (self.option is None) == (self.answer is None):
            raise ValueError("has either an option or a fixed answer")
        if self.option is None and (self.among or self.required):
            raise ValueError("only an option can be narrowed or required")
        return self

    def possible(self, decision: Decision) -> list[str]:
        """Return the ids of the question's options that the link is limited to; empty without a limit."""
        if not self.among or decision.kind != "choose":
            return []
        return [o.id for o in decision.options if {o.id, o.id.partition(":")[0]} & {*self.among}]

    def narrowed(self, decision: Decision) -> Decision:
        """Return the question limited to those options, or unchanged if there is no limit."""
        possible = self.possible(decision)
        if decision.kind != "choose" or not possible:
            return decision
        kept = tuple(o for o in decision.options if o.id in possible)
        return decision.model_copy(update={"options": kept})


class Shortcut(Value):
    """A command of the game: a chain of answers to consecutive questions.

    A link whose question is not asked is skipped. A question in between that no link names gets its default,
    or ends the chain.
    """

    name: Name
    chain: Annotated[tuple[Link, ...], Field(min_length=1)]

    @property
    def options(self) -> dict[str, bool]:
        """The names of its options in order, and whether each is required; required ones come first.

        Several links may name the same option: it answers the first of their questions that is asked.
        """
        named: dict[str, bool] = {}
        for link in self.chain:
            if link.option is not None:
                named.setdefault(link.option, link.required)
        return dict(sorted(named.items(), key=lambda item: not item[1]))

    @model_validator(mode="after")
    def _distinct(self) -> Self:
        links = [(link.prompt, link.option) for link in self.chain]
        if len(set(links)) != len(links):
            raise ValueError(f"{self.name} has the same link twice")
        return self


class Teaching(Value):
    """The facts about a game that *How to play* needs.

    Its two pictures show the same position, from the first seat: `decisions` answers into a game of `seats`
    steady computer players. The call-outs of a picture are numbered in the order of the names here; each name
    is explained by `<game>.how.board.<name>` or `<game>.how.hand.<name>`.
    """

    minutes: Annotated[int, Field(gt=0)]  # of a game at a real table
    days: tuple[int, int]  # of a game here, usually: from, to
    lesson: Annotated[int, Field(gt=1)]  # the value of `Game.rounds` at which a lesson is over
    # the lines of the log, `<game>.log.<...>`, that a coach tells again after a round, the greatest first
    deeds: Annotated[tuple[str, ...], Field(min_length=1)]
    weight: Literal["light", "medium", "heavy"]
    seats: Annotated[int, Field(gt=0)]
    decisions: Annotated[int, Field(gt=0)]
    board: Annotated[tuple[Name, ...], Field(min_length=1, max_length=MOST_CALL_OUTS)]
    hand: Annotated[tuple[Name, ...], Field(min_length=1, max_length=MOST_CALL_OUTS)]
    # the words that a coach explains (`<game>.word.<name>`) where they first stand: how they begin in English
    words: dict[Name, str] = Field(default_factory=dict)


class Ui(Value):
    """The hints of one game."""

    icons: dict[str, Icon]  # names of icons by an option's id or its kind; the id wins
    emoji: dict[Icon, str] = Field(default_factory=dict)  # the nearest emoji of each icon
    groups: tuple[str, ...]  # order in which groups of options are shown; unnamed ones follow
    windows: tuple[str, ...] = ()  # the `standing` of decisions, named by `<game>.standing.<window>`
    cards_in: tuple[str, ...] = ()  # the windows in which a hand may hold more than the channel sees
    markers: tuple[str, ...] = ()  # the lines `<game>.log.<...>` that only say whose turn or action it is
    tie_breakers: tuple[str, ...] = ()  # categories of the score sheet that decide among equal totals
    last: tuple[str, ...] = ()  # the ids of options by which nothing (more) is done: shown last, in grey
    # By the key of an effect, its numbers that are all 0 where, as things stand, nothing comes of the option:
    # it is shown last, in grey, too.
    nothing: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    menus: tuple[str, ...] = ()  # the prompts of questions that are never shown as buttons, however few
    # By prompt, in order, the options whose buttons keep their places: those not possible this time are
    # shown, too, by the name of their id. No option of these may be secret.
    places: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    # By prompt, the prompts of questions that may follow at once, within the same action, and whether they do
    # depends on nothing that the person can't see. Only into these does anybody look ahead.
    follows: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    # By prompt, those that follow, but whose answer reads as if it were one to this question: nobody is asked
    # both at once. Whoever types their answers can go on.
    apart: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    # By prompt, the ids of options, of questions that follow, by which the action is spent and nothing done:
    # along with the question that has this prompt they come last.
    idle: dict[str, tuple[str, ...]] = Field(default_factory=dict)
    # The prompts of questions that are understood at once: in a lesson they may come along with the one
    # before them the first time, too, since the coach says what they are about.
    easy: tuple[str, ...] = ()
    topics: tuple[str, ...]  # rules topics: the keys `<game>.rules.<topic>` and `<game>.rules.<topic>.title`
    shortcuts: tuple[Shortcut, ...]
    teaching: Teaching | None = None  # without it nothing is taught

    @model_validator(mode="after")
    def _distinct(self) -> Self:
        names = [shortcut.name for shortcut in self.shortcuts]
        if len(set(names)) != len(names):
            raise ValueError("two shortcuts have the same name")
        return self

    @model_validator(mode="after")
    def _shown(self) -> Self:
        if missing := {*self.icons.values()} - {*self.emoji}:
            raise ValueError(f"icons without an emoji: {sorted(missing)}")
        return self

    def leads(self, *prompts: str) -> bool:
        """Return whether each of these questions is a declared follow-up of the one before it."""
        return all(after in self.follows.get(before, ()) for before, after in pairwise(prompts))

    def icon(self, ident: str) -> str | None:
        """Return the name of the icon for an option's id, if there is one."""
        return self.icons.get(ident, self.icons.get(ident.partition(":")[0]))


NO_HINTS = Ui(icons={}, groups=(), topics=(), shortcuts=())


@lru_cache
def ui(game: str) -> Ui:
    """Return the hints of the game with this key: empty ones if it has none.

    Raises `BadData` if they are broken.
    """
    folder = hints_of(game)
    hints = load(FILE, Ui, folder) if (folder / FILE).exists() else NO_HINTS
    words = Words(FALLBACK)
    declared = (*hints.follows.items(), *hints.apart.items(), *((prompt, ()) for prompt in hints.idle))
    asked = (*hints.easy, *(each for pair in declared for each in (pair[0], *pair[1])))
    for prompt in dict.fromkeys(asked):
        if not (prompt.startswith(f"{game}.ask.") and words.has(prompt)):
            raise BadData(f"{FILE}: follows: {game} asks no question {prompt!r}")
    for key in hints.nothing:
        if not words.has(key):
            raise BadData(f"{FILE}: nothing: {game} tells no effect {key!r}")
    return hints


def teaching(game: str) -> Teaching | None:
    """Return the teaching facts of the game; None for one that is not taught. Raises `BadData`."""
    return ui(game).teaching


def figures(game: AnyGame, words: Words) -> str:
    """Return `2–5 players · about 90 minutes at a table, 7 to 14 days here · heavy`; empty if unknown."""  # noqa: RUF002
    known = teaching(game.key)
    if known is None:
        return ""
    (low, high), (first, last) = (game.seats[0], game.seats[-1]), known.days
    weight = words.say(Text(key=f"core.weight.{known.weight}"))
    numbers = {"low": low, "high": high, "minutes": known.minutes, "from": first, "to": last}
    return words.say(Text(key="core.glance", args={**numbers, "weight": weight}))
