"""The emoji of an option: the game's own drawing, or the nearest character if there is none."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

from rules.core.ui import ui

Icon = Callable[[str], str | None]  # the emoji for an option's id, as Discord writes it in a text


def no_icon(ident: str) -> str | None:
    """Return None: no icons (the default)."""
    return None


@dataclass(frozen=True, slots=True)
class Icons:
    """The emoji of all games' icons.

    `own` are those of the application, by game and by the icon's name, as `<:name:id>`. Buttons and menus
    take that form as well as texts.
    """

    own: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def of(self, game: str) -> Icon:
        """Return the emoji for a game's options, as its hints say."""
        hints = ui(game)
        own = self.own.get(game, {})

        def icon(ident: str) -> str | None:
            name = hints.icon(ident)
            return None if name is None else own.get(name, hints.emoji[name])

        return icon


UNICODE = Icons()  # while the application has none of its own
