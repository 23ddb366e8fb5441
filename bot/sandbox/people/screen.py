"""Messages and modals on the screen, as a person reads them, with their buttons, menus and fields."""

from dataclasses import dataclass
from itertools import chain

from bot.sandbox.world.form import Json, item, items, number, text, truth
from bot.sandbox.world.limits.components import BUTTON, SELECTS, TEXT, kind, walk
from bot.sandbox.world.limits.messages import LOADING, SILENT
from bot.sandbox.world.state import Attachment, Interaction, Message
from bot.sandbox.world.world import World


@dataclass(frozen=True)
class Button:
    """A button; `url` is set for a link, which the bot does not hear of."""

    label: str
    custom_id: str | None
    url: str | None
    disabled: bool
    style: int
    emoji: str


@dataclass(frozen=True)
class Option:
    """One line of a menu, or one choice that autocomplete offers (whose value may be a number)."""

    label: str
    value: str | int | float
    description: str = ""
    default: bool = False
    emoji: str = ""


@dataclass(frozen=True)
class Select:
    """A menu. `kind` is Discord's component type: 3 texts, 5 users, 6 roles, 7 either, 8 channels."""

    kind: int
    custom_id: str
    placeholder: str
    least: int
    most: int
    disabled: bool
    options: tuple[Option, ...]


@dataclass(frozen=True)
class Field:
    """One input of a modal. `kind` is Discord's component type: 4 text, 3 and 5 to 8 menus, 21 to 23 boxes.

    `least` and `most` count characters of a text, or chosen options.
    """

    kind: int
    id: int
    custom_id: str
    label: str
    description: str
    required: bool
    least: int
    most: int
    value: str
    options: tuple[Option, ...]


def option_of(part: Json) -> Option:
    """Return a menu's option from its JSON."""
    described = text(part, "description") or ""
    emoji = text(item(part, "emoji") or {}, "name") or ""
    return Option(
        text(part, "label") or "", text(part, "value") or "", described, truth(part, "default"), emoji
    )


def _button(part: Json) -> Button:
    return Button(
        label=text(part, "label") or "",
        custom_id=text(part, "custom_id"),
        url=text(part, "url"),
        disabled=truth(part, "disabled"),
        style=number(part, "style") or 0,
        emoji=text(item(part, "emoji") or {}, "name") or "",
    )


def _count(part: Json, key: str, absent: int) -> int:
    value = number(part, key)
    return absent if value is None else value


def _select(part: Json) -> Select:
    return Select(
        kind=kind(part),
        custom_id=text(part, "custom_id") or "",
        placeholder=text(part, "placeholder") or "",
        least=_count(part, "min_values", 1),
        most=_count(part, "max_values", 1),
        disabled=truth(part, "disabled"),
        options=tuple(option_of(option) for option in items(part, "options")),
    )


class Post:
    """A message as it is now: every property looks at the world again."""

    def __init__(self, world: World, message_id: int) -> None:
        self.world = world
        self.id = message_id

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Post) and other.id == self.id

    def __hash__(self) -> int:
        return hash(self.id)

    def __repr__(self) -> str:
        return (
            f"<message {self.text!r}{' (ephemeral)' if self.ephemeral else ''}{' (deleted)' * self.deleted}>"
        )

    @property
    def message(self) -> Message:
        """The message in the world's memory, with all its versions."""
        return self.world.state.messages[self.id]

    @property
    def _parts(self) -> list[Json]:
        return [part for _, part in walk(self.message.now.components)]

    @property
    def content(self) -> str:
        """The classic text alone."""
        return self.message.now.content

    @property
    def text(self) -> str:
        """All its text, in reading order: content, text displays, embeds; one part per line."""
        shown = [text(part, "content") for part in self._parts]
        return "\n".join(
            filter(None, [self.content, *shown, *chain(*map(_embed_texts, self.message.now.embeds))])
        )

    @property
    def buttons(self) -> list[Button]:
        """The buttons, in reading order."""
        return [_button(part) for part in self._parts if kind(part) == BUTTON]

    @property
    def selects(self) -> list[Select]:
        """The menus, in reading order."""
        return [_select(part) for part in self._parts if kind(part) in SELECTS]

    @property
    def files(self) -> list[Attachment]:
        """The attached files."""
        return self.message.now.attachments

    @property
    def alts(self) -> list[str]:
        """The alternative texts: of files, then of the thumbnails and the pictures in galleries."""
        pictures = [one for part in self._parts for one in (part, *items(part, "items"))]
        described = [file.description for file in self.files] + [text(one, "description") for one in pictures]
        return [alt for alt in described if alt]

    @property
    def pings(self) -> list[int]:
        """The users that it names; an edit names without notifying."""
        return self.message.now.pings

    @property
    def silent(self) -> bool:
        """True if it came without a notification."""
        return bool(self.message.now.flags & SILENT)

    @property
    def loading(self) -> bool:
        """True if it still says that the bot is thinking."""
        return bool(self.message.now.flags & LOADING)

    @property
    def ephemeral(self) -> bool:
        """True if only one person sees it."""
        return self.message.only is not None

    @property
    def edited(self) -> bool:
        """True if it was changed after it was sent."""
        return len(self.message.versions) > 1

    @property
    def deleted(self) -> bool:
        """True if it is gone, or the channel with it."""
        return self.message.deleted or self.world.state.channels[self.message.channel_id].deleted


def _embed_texts(embed: Json) -> list[str | None]:
    fields = [text(field, key) for field in items(embed, "fields") for key in ("name", "value")]
    named = [text(item(embed, part) or {}, key) for part, key in (("author", "name"), ("footer", "text"))]
    return [named[0], text(embed, "title"), text(embed, "description"), *fields, named[1]]


class Modal:
    """A modal that the bot opened for somebody."""

    def __init__(self, interaction: Interaction) -> None:
        self.interaction = interaction
        self.body: Json = interaction.modal or {}
        self.title = text(self.body, "title") or ""
        self.custom_id = text(self.body, "custom_id") or ""

    def __repr__(self) -> str:
        return f"<modal {self.title!r}: {[field.label for field in self.fields]}>"

    @property
    def text(self) -> str:
        """The texts between the inputs."""
        parts = [part for _, part in walk(items(self.body, "components"))]
        return "\n".join(text(part, "content") or "" for part in parts if kind(part) == TEXT)

    @property
    def fields(self) -> list[Field]:
        """The inputs, from top to bottom."""
        found = []
        for part in items(self.body, "components"):
            if inner := item(part, "component"):
                found.append(_field(inner, text(part, "label") or "", text(part, "description") or ""))
            found += [_field(inner, text(inner, "label") or "", "") for inner in items(part, "components")]
        return found


def _field(part: Json, label: str, description: str) -> Field:
    written = kind(part) == 4
    return Field(
        kind=kind(part),
        id=number(part, "id") or 0,
        custom_id=text(part, "custom_id") or "",
        label=label,
        description=description,
        required=truth(part, "required", absent=kind(part) != 23),
        least=_count(part, "min_length" if written else "min_values", 0 if written else 1),
        most=_count(part, "max_length" if written else "max_values", 4000 if written else 1),
        value=text(part, "value") or "",
        options=tuple(option_of(option) for option in items(part, "options")),
    )
