"""A game's hints for its presentation: icons, order of groups, rules topics, and its own commands.

They are data (`data/<game>/ui.toml`), may be ignored, and never carry rules.
"""

from functools import lru_cache
from typing import Annotated, Self

from pydantic import Field, model_validator

from rules.core.data import load
from rules.core.decisions import Decision
from rules.core.text import Value

Name = Annotated[str, Field(pattern=r"^[a-z][a-z0-9-]{0,31}$")]  # of commands and their options on Discord


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
        """The ids of the question's options that the link is limited to; empty if there is no limit."""
        if not self.among or decision.kind != "choose":
            return []
        return [o.id for o in decision.options if {o.id, o.id.partition(":")[0]} & {*self.among}]

    def narrowed(self, decision: Decision) -> Decision:
        """The question limited to those options, or unchanged if there is no limit."""
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


class Ui(Value):
    """The hints of one game."""

    icons: dict[str, str]  # emoji by an option's id or its kind; the id wins
    groups: tuple[str, ...]  # order in which groups of options are shown; unnamed ones follow
    windows: tuple[str, ...] = ()  # the `standing` of decisions, named by `<game>.standing.<window>`
    cards_in: tuple[str, ...] = ()  # the windows in which a hand may hold more than the channel sees
    menus: tuple[str, ...] = ()  # the prompts of questions that are never shown as buttons, however few
    topics: tuple[str, ...]  # rules topics: the keys `<game>.rules.<topic>` and `<game>.rules.<topic>.title`
    shortcuts: tuple[Shortcut, ...]

    @model_validator(mode="after")
    def _distinct(self) -> Self:
        names = [shortcut.name for shortcut in self.shortcuts]
        if len(set(names)) != len(names):
            raise ValueError("two shortcuts have the same name")
        return self

    def icon(self, ident: str) -> str | None:
        """The emoji for an option's id, if there is one."""
        return self.icons.get(ident, self.icons.get(ident.partition(":")[0]))


@lru_cache
def ui(game: str) -> Ui:
    """The hints of the game with this key. Raises `BadData`."""
    return load(f"{game}/ui.toml", Ui)
