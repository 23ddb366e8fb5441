"""The settings, from the environment or from a file `.env` in the working folder."""

import os
import re
from difflib import get_close_matches
from pathlib import Path
from typing import Annotated, Any, Literal, Self

from pydantic import BeforeValidator, Field, SecretStr, ValidationError
from pydantic_settings import BaseSettings, DotEnvSettingsSource, NoDecode, SettingsConfigDict

from bot.table.model import Quotas, Shards
from bot.table.storage.engines.address import Address, Server, address
from rules.packages import usual

FILE = ".env"
LAST_PORT = 65535
MAX_DRAWERS = 64  # drawing processes
USUAL = 2  # ... where there are cores for them
ALIKE = 0.8  # of a misspelt name and the one that may be meant
# What begins like a setting, but for the names that only make and the tests read.
OURS = re.compile(
    r"(TAVERNA_(?!INSTALL$|DEPTH$|GOLDEN$|DISCORD_SPEC$|TEST_)|DISCORD_(TOK|CLIENT))", re.IGNORECASE
)
OWN_URL = re.compile(r"(https://[a-z0-9.-]+(?::\d{1,5})?|http://(?:127\.0\.0\.1|localhost)(?::\d{1,5})?)/?")


def spare_cores() -> int:
    """Return the number of processor cores that this process may use, less one for the bot itself; 1 or 2."""
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return min(max(1, cores - 1), USUAL)


def _address(given: Any) -> Any:
    return address(given) if isinstance(given, str) else given


def _lower(given: Any) -> Any:
    return given.lower() if isinstance(given, str) else given


def _folder(given: Any) -> Any:
    return None if given == "none" else given


def _listening(given: Any) -> Any:
    """Return a port of this machine alone, or an address and a port."""
    if not isinstance(given, str):
        return given
    host, _, port = given.rpartition(":")
    if not port.isdecimal() or int(port) > LAST_PORT:
        raise ValueError("a port such as 9464, or an address and a port such as 0.0.0.0:9464")
    return (host.strip("[]") or "127.0.0.1", int(port))


def _own_url(given: Any) -> Any:
    """Return the address of our own page: with TLS, or on this machine alone, and without a path."""
    if not isinstance(given, str):
        return given
    found = OWN_URL.fullmatch(given.lower())
    if not found:
        raise ValueError(
            "an address without a path, as https://games.example.org; http:// on 127.0.0.1 alone"
        )
    return found[1]


def _shards(given: Any) -> Any:
    """Return numbers of connections, and how many there are in all."""
    if not isinstance(given, str):
        return given
    found = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?/(\d{1,5})", given)
    first, last, count = (int(part) for part in found.groups(found[1])) if found else (1, 0, 0)
    if not first <= last < count:
        raise ValueError("the first and the last shard of all, such as 0-3/16")
    return Shards(first, last, count)


class BadSettings(Exception):  # noqa: N818 - the word for it
    """A setting is wrong. The message is one line: its name and the reason; `every` has one for each."""

    def __init__(self, first: str, *more: str) -> None:
        super().__init__(first)
        self.every = (first, *more)


class Settings(BaseSettings):
    """All settings; `docs/operating.md` explains each one."""

    model_config = SettingsConfigDict(
        env_file=FILE,
        env_file_encoding="utf-8-sig",  # editors on Windows may put a mark at the beginning
        frozen=True,
        extra="ignore",
        env_ignore_empty=True,
    )

    token: SecretStr | None = Field(default=None, validation_alias="DISCORD_TOKEN")
    database: Annotated[Address, BeforeValidator(_address)] = Field(
        default=Path("var/taverna.db"), validation_alias="TAVERNA_DATABASE"
    )
    cache: Path = Field(default=Path("var/cache"), validation_alias="TAVERNA_CACHE")
    drawers: int = Field(
        default_factory=spare_cores, ge=1, le=MAX_DRAWERS, validation_alias="TAVERNA_DRAWERS"
    )
    log: Annotated[Literal["debug", "info", "warning", "error"], BeforeValidator(_lower)] = Field(
        default="info", validation_alias="TAVERNA_LOG"
    )
    shards: Annotated[Shards | None, NoDecode, BeforeValidator(_shards)] = Field(
        default=None, validation_alias="TAVERNA_SHARDS"
    )
    log_as: Annotated[Literal["text", "json"], BeforeValidator(_lower)] = Field(
        default="text", validation_alias="TAVERNA_LOG_AS"
    )
    metrics: Annotated[tuple[str, int] | None, NoDecode, BeforeValidator(_listening)] = Field(
        default=None, validation_alias="TAVERNA_METRICS"
    )
    web: Annotated[tuple[str, int] | None, NoDecode, BeforeValidator(_listening)] = Field(
        default=None, validation_alias="TAVERNA_WEB"
    )
    web_url: Annotated[str | None, BeforeValidator(_own_url)] = Field(
        default=None, validation_alias="TAVERNA_WEB_URL"
    )
    client_secret: SecretStr | None = Field(default=None, validation_alias="DISCORD_CLIENT_SECRET")
    sharp: int = Field(default=4, ge=1, le=60, validation_alias="TAVERNA_SHARP")
    advice: int = Field(default=5, ge=0, validation_alias="TAVERNA_ADVICE")
    guild: int | None = Field(default=None, validation_alias="TAVERNA_GUILD")
    discord_api: str | None = Field(default=None, validation_alias="TAVERNA_DISCORD_API")
    rest: str | None = Field(default=None, pattern="^https?://", validation_alias="TAVERNA_REST")
    games: str = Field(default_factory=usual, validation_alias="TAVERNA_GAMES")
    hosted: int = Field(default=10, ge=0, validation_alias="TAVERNA_HOSTED")
    lobbies: int = Field(default=3, ge=0, validation_alias="TAVERNA_LOBBIES")
    opened: int = Field(default=20, ge=0, validation_alias="TAVERNA_OPENED")
    seats: int = Field(default=40, ge=0, validation_alias="TAVERNA_SEATS")
    server_tables: int = Field(default=100, ge=0, validation_alias="TAVERNA_SERVER_TABLES")
    budgets: float = Field(default=1.0, ge=0.1, le=1000, validation_alias="TAVERNA_BUDGETS")
    sandbox: Annotated[Path | None, BeforeValidator(_folder)] = Field(
        default=Path("var/sandbox"), validation_alias="TAVERNA_SANDBOX"
    )
    sandbox_port: int = Field(default=8450, ge=0, le=65535, validation_alias="TAVERNA_SANDBOX_PORT")

    @property
    def quotas(self) -> Quotas:
        """The limits on the number of tables."""
        return Quotas(
            self.hosted, self.lobbies, self.opened, self.seats, self.server_tables, advice=self.advice
        )

    @property
    def lacking(self) -> list[str]:
        """List what the boards at an address of one's own still lack, if they are wanted, a line each."""
        if self.web is None:
            return ["TAVERNA_WEB: is not set, so nothing answers at TAVERNA_WEB_URL"] if self.web_url else []
        url = [] if self.web_url else ["TAVERNA_WEB_URL: is not set, and TAVERNA_WEB needs it"]
        secret = self.token and not (self.client_secret and self.client_secret.get_secret_value().strip())
        return url + (["DISCORD_CLIENT_SECRET: is not set, and TAVERNA_WEB needs it"] if secret else [])

    def beside(self, name: str) -> Path:
        """Return a file beside the database; beside the drawings if that is on a server."""
        if isinstance(self.database, Server):
            return self.cache / name
        return self.database.with_name(name)

    @classmethod
    def strange(cls) -> dict[str, str]:
        """Return the names that look like settings and are none, each with the likely one, or ""."""
        known = [str(field.validation_alias) for field in cls.model_fields.values()]
        here = DotEnvSettingsSource(cls, env_file=FILE, env_file_encoding="utf-8-sig", case_sensitive=True)
        given = {*os.environ, *here.env_vars}
        names = sorted(name for name in given if OURS.match(name) and name.upper() not in known)
        return {name: "".join(get_close_matches(name.upper(), known, 1, ALIKE)) for name in names}

    @classmethod
    def unknown(cls) -> list[str]:
        """Return the same in a line each, for the log."""
        return [f"{name}: did you mean {near}?" if near else name for name, near in cls.strange().items()]

    @classmethod
    def from_environment(cls) -> Self:
        """Return the settings of this process. Raises `BadSettings`."""
        try:
            found = cls()
        except ValidationError as error:
            raise BadSettings(*(f"{each['loc'][0]}: {each['msg']}" for each in error.errors())) from None
        except UnicodeDecodeError:
            raise BadSettings(f"{FILE}: can't be read: save it as plain text in UTF-8") from None
        except OSError as error:
            raise BadSettings(f"{FILE}: can't be read: {error.strerror}") from None
        if found.lacking:
            raise BadSettings(*found.lacking)
        return found
