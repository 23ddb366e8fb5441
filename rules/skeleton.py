"""`python -m rules new NAME`: write a game that already plays, as a package to go on from.

The template is a real package, `games/skeleton/`: a small game named Peak, whose tests are green.
"""

from pathlib import Path
from shutil import copytree, ignore_patterns

from rules.package_words import taken_by
from rules.packages import KEY

TEMPLATE = Path(__file__).resolve().parents[1] / "games" / "skeleton"
ITS_KEY = "peak"
TEXTS = (".py", ".toml", ".ftl", ".json", ".md")
LEFT = ("__pycache__", "*.pyc")


class Unwritable(Exception):  # noqa: N818 - the caller's mistake, not one of the program
    """The skeleton can't be written. The message is one line."""


def new(name: str, folder: Path | None = None) -> Path:
    """Write the skeleton of a game with this key; the folder in which it is. Raises `Unwritable`."""
    into = folder or Path(f"taverna-{name}")
    if not KEY.fullmatch(name):
        raise Unwritable(f"{name}: a game's key has 2 to 11 small letters and digits, a letter first")
    if taken := taken_by(name):
        raise Unwritable(f"{name}: the bot has messages like {taken}, choose another name")
    if not TEMPLATE.is_dir():
        raise Unwritable(f"{TEMPLATE} is missing: write a skeleton in a whole copy of the project")
    if into.exists():
        raise Unwritable(f"{into} is already there: name another folder")
    copytree(TEMPLATE, into, ignore=ignore_patterns(*LEFT))
    for path in sorted(into.rglob("*"), reverse=True):  # the contents of a folder come before it
        if path.suffix in TEXTS and path.is_file():
            path.write_text(_named(path.read_text(encoding="utf-8"), name), encoding="utf-8")
        path.rename(path.with_name(_named(path.name, name)))
    return into


def _named(text: str, name: str) -> str:
    """The text with the game's name, and its classes, in place of those of the template."""
    return text.replace(ITS_KEY, name).replace(ITS_KEY.capitalize(), name.capitalize())
