"""The lobby that everybody reads: the players, the game's settings, and the buttons to join and to start.

A pure function of what everybody may know of the table.
"""

from collections.abc import Iterator, Mapping

from discord import ButtonStyle, SelectOption, ui

from bot.discord.delivery.glance import glance, how_button, setting_line
from bot.discord.delivery.panel import ACCENTS, AWAITED, QUIET, button, name_of, title
from bot.discord.screens import ids, waits
from bot.discord.screens.limits import ENTRIES, PLACEHOLDER, TEXT, clip
from bot.discord.screens.screen import Item, Screen, menu, menu_entry
from bot.discord.screens.speech import say, say_of
from bot.table.model import TableInfo
from rules.core.game import AnyGame
from rules.core.search.sharp import kinds
from rules.core.text import Text
from rules.core.ui import teaching
from rules.core.words import Words

ADVICE = "table:advice"  # the key of this setting, which belongs to no game


def lobby_panel(info: TableInfo, game: AnyGame, words: Words) -> Screen:
    """Return the lobby: the players, the game's settings, and the buttons to join and to start.

    Of a closed one only the players are left.
    """
    head, guests = title(info.game, words), _guests(info, game, words)
    if info.status != "lobby":
        lines = [head, *guests, say(words, "lobby.closed")]
        return Screen(ui.Container(ui.TextDisplay(clip("\n".join(lines), TEXT)), accent_colour=QUIET))
    lines = [head, *glance(game, words), *guests, *_settings(info, game, words)]
    if info.rewind_by == "host":
        lines.append(f"- {say(words, 'lobby.rewind-host')}")
    if info.advice:
        lines += [f"- {say(words, 'lobby.advice')}", f"-# {say(words, 'lobby.advice-about')}"]
    if info.time_limit is not None:
        lines.append(f"- {waits.terms(info.time_limit, info.expiry, words)}")
    if info.met:
        first = "" if info.host_id else f" {say(words, 'lobby.met-first')}"
        lines.append(f"- {say(words, 'lobby.met')}{first}")
    players = _players(info, game, words)
    return Screen(
        ui.Container(
            ui.TextDisplay(clip("\n".join(lines), TEXT - len(players))),
            ui.TextDisplay(players, id=AWAITED),  # which is no longer true once the game begins
            *_lobby_rows(info, game, words),
            accent_colour=ACCENTS[3],
        )
    )


def _players(info: TableInfo, game: AnyGame, words: Words) -> str:
    if info.wanted is not None:
        key = "lobby.expected-met" if info.met else "lobby.expected"
        missing = max(info.wanted - len(info.seats), 0)
        return say(words, key, missing=missing, host=f"<@{info.host_id}>")
    return say(words, "lobby.wanted", low=game.seats[0], high=game.seats[-1], given=len(info.seats))


def _most(info: TableInfo, game: AnyGame) -> int:
    return info.wanted or game.seats[-1]


def _guests(info: TableInfo, game: AnyGame, words: Words) -> list[str]:
    lines = [say(words, "lobby.seats", given=len(info.seats), most=_most(info, game))]
    for number, player in enumerate(info.seats, 1):
        host = f" · {say(words, 'lobby.host')}" if player.user_id == info.host_id else ""
        lines.append(f"{number}. {name_of(player)}{host}")
    if info.invited:
        lines.append(say(words, "lobby.invited", who=[f"<@{user}>" for user in info.invited]))
    return lines


def _lobby_rows(info: TableInfo, game: AnyGame, words: Words) -> list[Item]:
    """Menus, and below them always the same buttons: none comes to lie where another was just pressed."""
    join, more = button(info.id, "join", words, ButtonStyle.success), button(info.id, "computer", words)
    fewer, full = button(info.id, "nocomputer", words), len(info.seats) >= _most(info, game)
    join.disabled = more.disabled = full
    fewer.disabled = not any(player.computer for player in info.seats)
    own: list[Item] = [
        join,
        button(info.id, "leave", words),
        more,
        fewer,
        button(info.id, "start", words, ButtonStyle.primary),
    ]
    menus = [ui.ActionRow(each) for each in _settings_menus(info, game, words)]
    menus += [] if fewer.disabled else [ui.ActionRow(_strengths(info, game, words))]
    menus += [] if full else [ui.ActionRow(_inviting(info, words))]
    learn: list[Item] = [how_button(game.key, words)] if teaching(game.key) else []
    return [*menus, ui.ActionRow(*own), ui.ActionRow(*learn, button(info.id, "closing", words))]


def _inviting(info: TableInfo, words: Words) -> Item:
    """Return the menu to invite somebody. Its id changes with each, so that Discord resets it."""
    menu: ui.UserSelect[Screen] = ui.UserSelect(
        custom_id=ids.table_button(info.id, "invite", str(len(info.invited))),
        placeholder=clip(say(words, "lobby.invite"), PLACEHOLDER),
    )
    return menu


def _strengths(info: TableInfo, game: AnyGame, words: Words) -> Item:
    chosen = {player.computer for player in info.seats if player.computer}
    entries = [
        menu_entry(
            say_of("computer", words, kind),
            kind,
            say_of("computer", words, f"{kind}.about"),
            chosen=chosen == {kind},
        )
        for kind in kinds(game)
    ]
    return menu(ids.table_button(info.id, "strength"), say(words, "lobby.strength"), entries)


def _settings_menus(info: TableInfo, game: AnyGame, words: Words) -> list[Item]:
    """Return menus with every value that is not chosen, as few as possible without splitting a setting.

    The menus' ids change with each choice, so that Discord resets them.
    """
    chosen = game.settle(game.known(info.options))
    menus: list[tuple[list[str], list[SelectOption]]] = []  # the settings' names, and their values
    for name, entries in (*_own_choices(game, chosen, words), _advice_choice(info, words)):
        if entries and not (menus and len(menus[-1][1]) + len(entries) <= ENTRIES):
            menus.append(([], []))
        if entries:
            menus[-1][0].append(name)
            menus[-1][1].extend(entries)
    tick = ".".join(
        str(n) for n in (*(o.values.index(chosen[o.key]) for o in game.options), int(info.advice))
    )
    whole = say(words, "lobby.settings")
    return [
        menu(
            ids.table_button(info.id, "setting", f"{number}.{tick}"),
            say(words, "lobby.settings-of", names=names) if len(menus) > 1 else whole,
            entries,
        )
        for number, (names, entries) in enumerate(menus)
    ]


def _own_choices(
    game: AnyGame, chosen: Mapping[str, str], words: Words
) -> Iterator[tuple[str, list[SelectOption]]]:
    """Yield each setting of the game: its name, and the values that are not chosen."""
    for own in game.counting(chosen):
        values = [value for value in own.values if chosen[own.key] != value]
        entries = [
            menu_entry(setting_line(game.key, own.key, value, words, plain=True), f"{own.key}={value}")
            for value in values
        ]
        yield words.say(Text(key=f"{game.key}.setting.{own.key}")), entries


def _advice_choice(info: TableInfo, words: Words) -> tuple[str, list[SelectOption]]:
    """Return the setting for advice: its name, and the value that is not chosen."""
    to = "off" if info.advice else "on"
    return say(words, "lobby.advice-name"), [menu_entry(say(words, f"lobby.advice-{to}"), f"{ADVICE}={to}")]


def _settings(info: TableInfo, game: AnyGame, words: Words) -> list[str]:
    chosen, lines = game.known(info.options), []
    for own in game.counting(chosen):
        if own.key in chosen:
            about = words.say(Text(key=f"{game.key}.setting.{own.key}.about"))
            lines += [setting_line(game.key, own.key, chosen[own.key], words), f"-# {about}"]
    return lines
