import os
from pathlib import Path
from unittest.mock import Mock

import pytest

from bot.settings import BadSettings, Settings, spare_cores
from bot.table.model import NO_QUOTAS, Quotas, Shards

NAMES = (
    "DISCORD_TOKEN",
    "TAVERNA_DATABASE",
    "TAVERNA_CACHE",
    "TAVERNA_DRAWERS",
    "TAVERNA_LOG",
    "TAVERNA_GUILD",
    "TAVERNA_DISCORD_API",
)


@pytest.fixture(autouse=True)
def empty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in NAMES:
        monkeypatch.delenv(name, raising=False)


def test_nothing_need_be_set() -> None:
    settings = Settings.from_environment()
    assert settings.token is None
    assert settings.database == Path("var/taverna.db")
    assert settings.cache == Path("var/cache")
    assert (settings.log, settings.guild, settings.discord_api) == ("info", None, None)


def test_tables_are_limited_if_nothing_else_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    assert Settings.from_environment().quotas == Quotas(
        hosted=10, lobbies=3, opened=20, seats=40, server=100, advice=5
    )
    assert Settings.from_environment().budgets == 1.0
    for name in ("HOSTED", "LOBBIES", "OPENED", "SEATS", "SERVER_TABLES", "ADVICE"):
        monkeypatch.setenv(f"TAVERNA_{name}", "0")
    assert Settings.from_environment().quotas == NO_QUOTAS


def test_settings_come_from_the_environment_and_from_a_file(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=abc\nTAVERNA_GUILD=42\nTAVERNA_LOG=debug\nANYTHING_ELSE=1\n")
    monkeypatch.setenv("TAVERNA_LOG", "warning")
    settings = Settings.from_environment()
    assert settings.token is not None
    assert settings.token.get_secret_value() == "abc"
    assert (settings.guild, settings.log) == (42, "warning")


def test_an_empty_line_counts_as_not_set() -> None:
    Path(".env").write_text("DISCORD_TOKEN=\nTAVERNA_GUILD=\n")
    assert (Settings.from_environment().token, Settings.from_environment().guild) == (None, None)


def test_a_file_may_come_from_an_editor_on_windows() -> None:
    Path(".env").write_bytes(b"\xef\xbb\xbfDISCORD_TOKEN=abc\r\nTAVERNA_GUILD=42\r\n")
    settings = Settings.from_environment()
    assert settings.token is not None
    assert (settings.token.get_secret_value(), settings.guild) == ("abc", 42)


def test_a_file_that_is_no_text_is_one_line_that_says_so() -> None:
    Path(".env").write_text("DISCORD_TOKEN=abc\n", encoding="utf-16")
    with pytest.raises(BadSettings, match=r"^\.env: can't be read: .*UTF-8$"):
        Settings.from_environment()


def test_a_file_that_cannot_be_opened_is_one_line_that_says_why(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("DISCORD_TOKEN=abc\n")

    monkeypatch.setattr("builtins.open", Mock(side_effect=PermissionError(13, "Permission denied")))
    with pytest.raises(BadSettings, match=r"^\.env: can't be read: Permission denied$"):
        Settings.from_environment()


def test_the_token_is_not_printed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "very-secret")
    assert "very-secret" not in repr(Settings.from_environment())


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("TAVERNA_GUILD", "my server"),
        ("TAVERNA_LOG", "loud"),
        ("TAVERNA_LOBBIES", "-1"),
        ("TAVERNA_BUDGETS", "0"),
        ("TAVERNA_BUDGETS", "inf"),
    ],
)
def test_a_wrong_value_is_one_clear_line(monkeypatch: pytest.MonkeyPatch, name: str, value: str) -> None:
    monkeypatch.setenv(name, value)
    with pytest.raises(BadSettings) as bad:
        Settings.from_environment()
    assert str(bad.value).startswith(f"{name}: ")
    assert "\n" not in str(bad.value)


@pytest.mark.parametrize(("cores", "drawers"), [(1, 1), (2, 1), (3, 2), (200, 2)])
def test_one_or_two_processes_draw_and_leave_a_core_to_the_bot(
    monkeypatch: pytest.MonkeyPatch, cores: int, drawers: int
) -> None:
    monkeypatch.setattr("os.sched_getaffinity", lambda pid: set(range(cores)), raising=False)
    assert Settings.from_environment().drawers == drawers
    monkeypatch.setenv("TAVERNA_DRAWERS", "3")
    assert Settings.from_environment().drawers == 3


@pytest.mark.parametrize(
    ("name", "given", "line"),
    [
        *(("DRAWERS", given, "") for given in ("0", "-1", "65", "many")),
        *(("SHARDS", given, "0-3/16") for given in ("16", "3-0/16", "0-16/16", "0-3", "-1/2", "a/b")),
        *(("METRICS", given, "9464") for given in ("65536", "-1", "here", "0.0.0.0", "0.0.0.0:")),
    ],
)
def test_what_makes_no_sense_is_refused_in_one_clear_line(
    name: str, given: str, line: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(f"TAVERNA_{name}", given)
    with pytest.raises(BadSettings, match=rf"^TAVERNA_{name}: .*{line and 'such as '}{line}"):
        Settings.from_environment()


def test_the_database_is_a_file_or_on_a_server(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVERNA_DATABASE", "somewhere/else.db")
    assert Settings.from_environment().database == Path("somewhere/else.db")
    assert Settings.from_environment().beside("commands.json") == Path("somewhere/commands.json")
    monkeypatch.setenv("TAVERNA_DATABASE", "postgresql://bot:s3cret@db/taverna")
    settings = Settings.from_environment()
    assert str(settings.database) == "postgresql://bot@db/taverna"
    assert settings.beside("commands.json") == Path("var/cache/commands.json")
    assert "s3cret" not in repr(settings)


@pytest.mark.parametrize(
    ("given", "shards"),
    [("0-3/16", Shards(0, 3, 16)), ("5/16", Shards(5, 5, 16)), ("0-15/16", Shards(0, 15, 16))],
)
def test_a_process_may_have_a_part_of_all_servers(
    given: str, shards: Shards, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Settings.from_environment().shards is None
    monkeypatch.setenv("TAVERNA_SHARDS", given)
    assert Settings.from_environment().shards == shards
    assert shards.whole == (given == "0-15/16")
    assert shards.lead == given.startswith("0")


def test_every_server_belongs_to_one_process() -> None:
    parts = [Shards(0, 3, 16), Shards(4, 4, 16), Shards(5, 15, 16)]
    for number in range(40):
        assert [part.has(number << 22) for part in parts].count(True) == 1
    assert parts[0].has(0), "a lesson, which belongs to no server"


@pytest.mark.parametrize(("cores", "spare"), [(None, 1), (1, 1), (2, 1), (4, 2), (200, 2)])
def test_one_core_is_left_to_the_bot_where_its_own_are_not_told(
    cores: int | None, spare: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delattr(os, "sched_getaffinity", raising=False)
    monkeypatch.setattr(os, "cpu_count", lambda: cores)
    assert spare_cores() == spare


@pytest.mark.parametrize(
    ("given", "place"),
    [
        ("9464", ("127.0.0.1", 9464)),
        ("0", ("127.0.0.1", 0)),
        ("65535", ("127.0.0.1", 65535)),
        ("0.0.0.0:9464", ("0.0.0.0", 9464)),
        ("[::1]:9464", ("::1", 9464)),
    ],
)
def test_the_page_for_prometheus_has_a_port_of_this_machine_or_an_address(
    given: str, place: tuple[str, int], monkeypatch: pytest.MonkeyPatch
) -> None:
    assert Settings.from_environment().metrics is None
    monkeypatch.setenv("TAVERNA_METRICS", given)
    assert Settings.from_environment().metrics == place


@pytest.mark.parametrize(
    ("name", "least", "most"),
    [
        ("drawers", "1", "64"),
        ("sharp", "1", "60"),
        ("budgets", "0.1", "1000"),
        ("sandbox_port", "0", "65535"),
        *((name, "0", None) for name in ("advice", "hosted", "lobbies", "opened", "seats", "server_tables")),
    ],
)
def test_a_number_may_be_as_small_and_as_large_as_the_page_says(
    name: str, least: str, most: str | None, monkeypatch: pytest.MonkeyPatch
) -> None:
    for given, further in ((least, -0.01), (most, 0.01)):
        if given is None:
            continue
        monkeypatch.setenv(f"TAVERNA_{name.upper()}", given)
        assert getattr(Settings.from_environment(), name) == float(given)
        beyond = float(given) + further if name == "budgets" else int(given) + round(further * 100)
        monkeypatch.setenv(f"TAVERNA_{name.upper()}", str(beyond))
        with pytest.raises(BadSettings, match=f"TAVERNA_{name.upper()}"):
            Settings.from_environment()


def test_what_need_not_be_set_is_as_the_page_says() -> None:
    settings = Settings.from_environment()
    assert (settings.sharp, settings.sandbox_port, settings.log_as) == (4, 8450, "text")
    assert (settings.sandbox, settings.rest) == (Path("var/sandbox"), None)


def test_a_misspelt_setting_is_named_with_the_one_it_may_mean(monkeypatch: pytest.MonkeyPatch) -> None:
    Path(".env").write_text("TAVERNA_DRAWRES=2\nTAVERNA_GUILD=42\nANYTHING_ELSE=1\n")
    monkeypatch.setenv("TAVERNA_PARROT", "1")
    monkeypatch.setenv("TAVERNA_DEPTH", "long")  # of the tests
    strange = [line for line in Settings.unknown() if "TEST" not in line]
    assert strange == ["TAVERNA_DRAWRES: did you mean TAVERNA_DRAWERS?", "TAVERNA_PARROT"]


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ("mysql://user:secret@host/games", "is of an unknown kind"),
        (".", "is a folder"),
        ("sqlite:", "is empty"),
    ],
)
def test_what_is_no_database_is_refused_without_repeating_it(
    given: str, why: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TAVERNA_DATABASE", given)
    with pytest.raises(BadSettings) as bad:
        Settings.from_environment()
    assert str(bad.value).startswith("TAVERNA_DATABASE: ")
    assert why in str(bad.value)
    assert "secret" not in str(bad.value)
    assert [*Path().iterdir()] == []


def test_levels_of_the_log_may_be_capital_letters(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TAVERNA_LOG", "INFO")
    monkeypatch.setenv("TAVERNA_LOG_AS", "JSON")
    settings = Settings.from_environment()
    assert (settings.log, settings.log_as) == ("info", "json")


@pytest.mark.parametrize(
    ("given", "url"),
    [
        ("https://games.example.org", "https://games.example.org"),
        ("https://Games.Example.org/", "https://games.example.org"),
        ("https://games.example.org:8443", "https://games.example.org:8443"),
        ("http://127.0.0.1:8460", "http://127.0.0.1:8460"),
        ("http://localhost:8460", "http://localhost:8460"),
        ("http://games.example.org", None),
        ("http://127.0.0.1.example.org", None),
        ("https://games.example.org/boards", None),
        ("https://somebody@games.example.org", None),
        ("https://games.example.org?a=b", None),
        ("games.example.org", None),
        ("//games.example.org", None),
    ],
)
def test_boards_are_shown_only_with_tls_or_on_this_machine(
    monkeypatch: pytest.MonkeyPatch, given: str, url: str | None
) -> None:
    monkeypatch.setenv("TAVERNA_WEB", "8460")
    monkeypatch.setenv("TAVERNA_WEB_URL", given)
    if url is not None:
        assert Settings.from_environment().web_url == url
        return
    with pytest.raises(BadSettings, match=r"^TAVERNA_WEB_URL: "):
        Settings.from_environment()


@pytest.mark.parametrize(
    ("given", "missing"),
    [
        ("TAVERNA_WEB", ["TAVERNA_WEB_URL", "DISCORD_CLIENT_SECRET"]),
        ("TAVERNA_WEB_URL", ["TAVERNA_WEB"]),
        ("DISCORD_CLIENT_SECRET", []),
        ("TAVERNA_WEB TAVERNA_WEB_URL", ["DISCORD_CLIENT_SECRET"]),
        ("TAVERNA_WEB TAVERNA_WEB_URL DISCORD_CLIENT_SECRET", []),
    ],
)
def test_half_of_the_boards_settings_is_not_enough(
    monkeypatch: pytest.MonkeyPatch, given: str, missing: list[str]
) -> None:
    values = {
        "TAVERNA_WEB": "8460",
        "TAVERNA_WEB_URL": "https://a.example",
        "DISCORD_CLIENT_SECRET": "s3cret",
    }
    monkeypatch.setenv("DISCORD_TOKEN", "token")
    for name in given.split():
        monkeypatch.setenv(name, values[name])
    found = list[str]()
    try:
        assert "s3cret" not in repr(Settings.from_environment())
    except BadSettings as problem:
        found = [line.partition(":")[0] for line in problem.every]
    assert found == missing
