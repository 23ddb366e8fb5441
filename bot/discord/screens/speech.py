"""Words for one reader: plain on buttons and in menus, with escaped names in lines of Markdown."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from types import MappingProxyType

from bot.discord.screens import limits
from bot.discord.screens.icons import Icon, no_icon
from bot.discord.screens.layout import Button, Style
from rules.core.decisions import Option, Part
from rules.core.text import Text, bare
from rules.core.ui import ui
from rules.core.words import Words

NO_EFFECTS: Mapping[str, Text] = MappingProxyType({})
NO_PINS: Mapping[str, str] = MappingProxyType({})
SEVERAL = 2  # options that have to be told apart
SIGNED = 10  # lines of one list that can have icons: one of the application's takes up to 60 characters
_MARKS = re.compile(r"([\\*_~`|>#\-+.()\[\]<:])")
_WORDS = re.compile(r"\w+")
_SENTENCE_END = re.compile(r"(?<=[.!?]) ")
_QUIET = "@\N{ZERO WIDTH SPACE}"  # a backslash does not stop `@everyone` from being a mention


def escape(text: str) -> str:
    """Text from outside (names, typed text) without bold, links, headings or mentions.

    >>> escape("*Ana*")
    '\\\\*Ana\\\\*'
    """
    return _MARKS.sub(r"\\\1", text).replace("@", _QUIET)


def sentences(text: str) -> list[str]:
    """Return the sentences of a text in words.

    >>> sentences("It is free. Take it!")
    ['It is free.', 'Take it!']
    """
    return _SENTENCE_END.split(text)


def called(pin: str, name: str) -> str:
    """Return a place's name behind its pin; alone if the name says what is on the pin.

    >>> called("H", "Ironfall"), called("K12", "Mine on K12")
    ('H · Ironfall', 'Mine on K12')
    """
    return name if pin in _WORDS.findall(name) else f"{pin} · {name}"


@dataclass(frozen=True, slots=True)
class Forms:
    """A game's wishes for the form of its questions, so that questions of a kind always look alike.

    `menus`: the prompts of questions that are never buttons. `places`: by prompt, the options whose buttons
    keep their places, in order. `last`: the ids of options that come last, in grey. `nothing`: by the key of
    an effect, its numbers that are all 0 where nothing comes of the option, which then comes last as well.
    `cramped`: there is no room for buttons.
    """

    menus: tuple[str, ...] = ()
    places: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    last: tuple[str, ...] = ()
    nothing: Mapping[str, tuple[str, ...]] = field(default_factory=lambda: MappingProxyType({}))
    cramped: bool = False

    def small(self, prompt: str) -> "Forms":
        """Return these forms where there is no room for the buttons of this question: it is a menu."""
        return replace(self, menus=(*self.menus, prompt), cramped=True)


USUAL = Forms()


def forms_of(game: str) -> Forms:
    """Return the game's wishes for the form of its questions."""
    hints = ui(game)
    return Forms(hints.menus, hints.places, hints.last, hints.nothing)


def cards_in(game: str) -> tuple[str, ...]:
    """Return the windows of a game in which a hand may hold more than the channel sees."""
    return ui(game).cards_in


def tie_breakers(game: str) -> tuple[str, ...]:
    """Return the categories of a game's score sheet that decide among equal totals, in order."""
    return ui(game).tie_breakers


def say(words: Words, key: str, /, **args: int | str | list[str]) -> str:
    """Return one of the bot's own messages: `discord.<key>`."""
    return say_of("discord", words, key, **args)


def say_of(about: str, words: Words, key: str, /, **args: int | str | list[str]) -> str:
    """Return the message `<about>.<key>`."""
    return words.say(Text(key=f"{about}.{key}", args=args))


class Speech:
    """`words` with the players' `names` by seat, as they call themselves on Discord, and a game's hints.

    These are its icons, how its questions look, what the options do, and their pins on the picture.
    """

    __slots__ = ("effects", "escaped", "forms", "icon", "names", "pins", "words")

    def __init__(
        self,
        words: Words,
        names: Sequence[str] = (),
        icon: Icon = no_icon,
        forms: Forms = USUAL,
        effects: Mapping[str, Text] = NO_EFFECTS,
        pins: Mapping[str, str] = NO_PINS,
    ) -> None:
        self.words = words
        self.icon = icon
        self.forms = forms
        self.effects = effects
        self.pins = pins
        self.names = tuple(names)
        self.escaped = tuple(escape(name) for name in names)

    def plain(self, text: Text) -> str:
        """Return a text for labels: without Markdown, and never empty, since Discord refuses that."""
        return self.words.say(text, names=self.names).strip() or text.key

    def marked(self, text: Text) -> str:
        """Return a text for lines of a message, with names escaped."""
        return self.words.say(text, names=self.escaped)

    def event_line(self, text: Text, most: int, signs: int = 0) -> str:
        """Tell an event in at most `most` characters, not counting up to `signs` icons in it.

        A line that has to be cut has no icons: half an icon would be rubbish.
        """
        said = self.marked(text)
        if not signs or len(said) > most:
            return limits.clip(said, most)
        named = self._signed(text, signs)
        return self.words.say(text, self.escaped, lambda it: self.sign(it) if it in named else "")

    def _signed(self, text: Text, signs: int) -> set[str]:
        """Return the ids in a text that get icons.

        Of a list either all do or none, or the others would look odd.
        """
        chosen: set[str] = set()
        for value in text.args.values():
            idents = value if isinstance(value, list) else [str(value)]
            found = {ident for ident in idents if self._shows(ident)}
            if len(chosen | found) <= signs:
                chosen |= found
        return chosen

    def _shows(self, ident: str) -> bool:
        """Return whether the thing has an icon; for a seat, only if the icon tells seats apart."""
        icon = self.icon(ident)
        return icon is not None and not (ident.startswith("seat:") and icon == self.icon("seat"))

    def effect(self, ident: str) -> str:
        """Return the effect of an option, in a few words for a menu; empty if its name says all."""
        return self.words.say(self.effects[ident], names=self.names) if ident in self.effects else ""

    def marked_effect(self, ident: str) -> str:
        """Return the effect of an option, for a line of a message; empty if its name says all."""
        return self.marked(self.effects[ident]) if ident in self.effects else ""

    def sign(self, ident: str, among: int = 1) -> str:
        """Return the prefix of an option in a line: its icon and a space.

        Empty if there are too many lines.
        """
        icon = self.icon(ident) if among <= SIGNED else None
        return f"{icon} " if icon else ""

    def word(self, key: str, **args: int | str) -> str:
        """Return a message of `widgets.ftl`. Arguments are inserted as they are."""
        return self.words.say(Text(key=f"widgets.{key}", args=dict(args)), names=self.names)

    def short(self, option: Option, most: int = limits.SHORT) -> str:
        """Return the label, or the short name of a piece whose label has more than `most` characters."""
        full = self.plain(option.label)
        if len(full) <= most or option.label.key != "label":
            return full
        return self.words.name(option.id, self.names, short=True)

    def pinned(self, ident: str, name: str) -> str:
        """Return the name of an option behind what is on its pin, if it has one: `H · Ironfall`."""
        return called(self.pins[ident], name) if ident in self.pins else name

    def among(self, idents: Sequence[str]) -> "Speech":
        """Return the speech for these options: without icons where all that have one have the same."""
        icons = [self.icon(ident) for ident in idents if not self.does_nothing(ident) and self.icon(ident)]
        if len(icons) < SEVERAL or len({*icons}) > 1:
            return self
        return Speech(self.words, self.names, no_icon, self.forms, self.effects, self.pins)

    def place(self, ident: str) -> tuple[bool, int]:
        """Return where an option comes: in the order of the pins, then the rest; what does nothing last."""
        return self.does_nothing(ident), [*self.pins, ident].index(ident)

    def icon_beside(self, ident: str) -> str | None:
        """Return the icon on the button of an option; its pin takes the place."""
        return None if ident in self.pins else self.icon(ident)

    def listed(self, option: Option | Part) -> str:
        """Return the label of an option or part with its pin."""
        return self.pinned(option.id, self.plain(option.label))

    def does_nothing(self, ident: str) -> bool:
        """Return whether nothing (more) is done by an option, ever or as things stand."""
        effect = self.effects.get(ident)
        if ident in self.forms.last or effect is None or effect.key not in self.forms.nothing:
            return ident in self.forms.last
        return not any(effect.args[name] for name in self.forms.nothing[effect.key])

    def last_of(self, options: Sequence[Option]) -> set[str]:
        """Return the ids that come last among these options, in grey: none where one is offered alone."""
        if len(options) < SEVERAL:
            return set()
        return {option.id for option in options if self.does_nothing(option.id)}

    def absent(self, ident: str) -> str:
        """Return the name on the button of an option that is not possible this time."""
        return limits.clip(self.words.name(ident, self.names, short=True), limits.SHORT)

    def why_absent(self, prompt: str, ident: str) -> str | None:
        """Return the game's words for why an option is not possible this time; None if it has none."""
        there = prompt.replace(".ask.", ".absent.", 1)
        own = next((key for key in (f"{there}.{bare(ident)}", there) if self.words.has(key)), None)
        return None if own is None else self.words.say(Text(key=own))

    def button(
        self, act: str, key: str, style: Style = "secondary", emoji: str | None = None, *, on: bool = True
    ) -> Button:
        """Return the button with the words `widgets.<key>`."""
        return Button(act, limits.clip(self.word(key), limits.LABEL), style, emoji, disabled=not on)
