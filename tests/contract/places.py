"""Where the parts of a game lie: those of the toy among the tests, all others in the project's rooms."""

from pathlib import Path

from rules.core.data import FOLDER

ROOT = FOLDER.parent
TOY = "ferry"


def rules_of(game: str) -> str:
    """The package of a game's rules."""
    return f"tests.{game}.rules" if game == TOY else f"rules.{game}"


def pictures_of(game: str) -> str:
    """The package of a game's pictures."""
    return f"tests.{game}.pictures" if game == TOY else f"render.{game}"


def data_of(game: str) -> Path:
    """The folder of data in which a game has its words, hints and palettes."""
    return ROOT / "tests" / TOY / "data" if game == TOY else FOLDER


def hints_of(game: str) -> str:
    """The file of a game's hints."""
    return f"tests/{game}/data/ui.toml" if game == TOY else f"data/{game}/ui.toml"


def folder_of(package: str) -> Path:
    """Where a package lies."""
    return ROOT.joinpath(*package.split("."))


def shown(path: Path) -> str:
    """A path as people type it."""
    return path.relative_to(ROOT).as_posix()
