"""A version of the bot that is one newer: it has one more migration, which today's code survives."""

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from unittest.mock import patch

from bot.table.storage import moving
from bot.table.storage.engines import schema

NUMBER = 9999


def script(oldest: int) -> str:
    """A column more in every table, and a table more; `oldest`: the schema from which code goes on."""
    columns = "\n".join(
        f"ALTER TABLE {table} ADD COLUMN of_tomorrow INTEGER NOT NULL DEFAULT 7;" for table in moving.names()
    )
    return f"-- compatible from {oldest}\n\n{columns}\nCREATE TABLE tomorrow (a INTEGER NOT NULL);\n"


def write(migrations: Path, oldest: int) -> None:
    """Put it into a folder of migrations."""
    (migrations / f"{NUMBER}_tomorrow.sql").write_text(script(oldest), encoding="utf-8")


@contextmanager
def tomorrow(folder: Path, oldest: int | None = None) -> Iterator[None]:
    """The newer version during the block; `folder` is for its migrations. By default it is compatible."""
    migrations = folder / "migrations"
    shutil.copytree(schema.MIGRATIONS, migrations)
    write(migrations, max(schema.known_schemas()) if oldest is None else oldest)
    with patch.object(schema, "MIGRATIONS", migrations):
        yield
