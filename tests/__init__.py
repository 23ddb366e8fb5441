"""The tests. The game of our own that is a package is found in its folder, even where it is not installed."""

from pathlib import Path
from tempfile import TemporaryDirectory

from tests.packaged import put_on_path

SITE = TemporaryDirectory()  # as long as the process runs
put_on_path(Path(__file__).parents[1] / "games" / "saideira", Path(SITE.name))
