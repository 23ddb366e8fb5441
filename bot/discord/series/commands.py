"""`/series`: opening one, signing up and leaving, and what its host and moderators do."""

from collections.abc import Callable, Sequence
from dataclasses import replace

import discord
from discord import SelectOption, ui

from bot.discord.delivery.glance import setting_line
from bot.discord.permissions import require_permissions
from bot.discord.requests import bounds
from bot.discord.requests.actions import (
    Action,
    CommandOption,
    Games,
    GeneralButton,
    Given,
    Options,
    Screens,
    Slash,
    choices,
)
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request, reply, require_chosen
from bot.discord.requests.serve import Manner
from bot.discord.schedule.clocks import THEN, complete_time_control, time_limit_of
from bot.discord.screens import ids
from bot.discord.screens.limits import ENTRIES
from bot.discord.screens.screen import Item, Screen, menu, menu_entry, note, pages, picker
from bot.discord.screens.speech import say
from bot.discord.series import leaving, panels
from bot.table.lobby import servers
from bot.table.runtime.context import refusal
from bot.table.series import reading, results, signing
from bot.table.series.model import FILLS, Series, SeriesSettings

LOG = 10  # lines of the log that are shown
DAYS = 30  # of a round, unless its host says otherwise
ROLE, USER = discord.SelectDefaultValueType.role, discord.SelectDefaultValueType.user


def _opening(games: Games) -> Options:
    seats = sorted({count for game in games.values() for count in game.seats if count > 1})
    return (
        CommandOption("game", required=True, choices=tuple((key, f"{key}.name") for key in games)),
        CommandOption("rounds", required=True, kind="number", span=signing.ROUNDS),
        CommandOption("size", kind="number", span=(seats[0], seats[-1])),
        CommandOption("pace", complete=complete_time_control, most=bounds.SPAN),
        CommandOption("then", choices=choices(*THEN)),
        CommandOption("players", kind="number", span=signing.PEOPLE),
        CommandOption("days", kind="number", span=signing.DAYS),
        CommandOption("fill", choices=choices(*FILLS)),
    )


async def _open(request: Request, given: Given) -> Sequence[Screen]:
    require_permissions((*request.missing, *request.threadless))
    context, guild_id = request.context, request.guild_id or 0
    games = request.runtime.games
    if given["game"] not in games:
        raise refusal("no-game", given=given["game"], known=[f"game:{key}" for key in games])
    setup, game = await servers.setup_of(context, guild_id), games[given["game"]]
    require_chosen(request, setup)
    wanted = SeriesSettings(
        game=game.key,
        options={},
        size=int(given.get("size", game.seats[-1])),
        rounds=int(given["rounds"]),
        time_limit=time_limit_of(given["pace"]) if "pace" in given else setup.time_limit,
        expiry=next((each for each in THEN if each == given.get("then")), "play"),
        fill=next((each for each in FILLS if each == given.get("fill")), "computers"),
        players=int(given["players"]) if "players" in given else None,
        days=int(given.get("days", DAYS)),
    )
    lang = setup.lang or request.guild_lang
    place = signing.Place(guild_id, request.channel_id, lang, request.person, request.rights)
    it = await signing.open_series(context, place, wanted)
    return [note(say(request.words, "series.opened", channel=f"<#{it.channel_id}>")), _form(request, it)]


async def _here(request: Request) -> Series:
    return await reading.here(request.context, request.guild_id or 0, request.channel_id)


async def _join(request: Request, it: Series) -> Sequence[Screen]:
    after = await signing.join(request.context, it.id, request.person, request.rights)
    part = after.part_of(request.person.id)
    return reply(request, "series.reserve" if part == "reserve" else "series.joined")


async def _start(request: Request, it: Series) -> Sequence[Screen]:
    context, me = request.context, request.person.id
    await signing.start(context, it.id, me, moderates=request.moderates)
    return reply(request, "series.started")


async def _settings(request: Request, it: Series) -> Sequence[Screen]:
    signing.require_host(it, request.person.id, moderates=request.moderates)
    signing.require_open(it)  # or each choice in the form would be refused
    return [_form(request, it)]


async def _remove(request: Request, given: Given) -> Sequence[Screen]:
    return await leaving.remove(request, await _here(request), _person(given))


async def _mend(request: Request, given: Given) -> Sequence[Screen]:
    it, me, whom = await _here(request), request.person.id, _person(given)
    await results.mend(
        request.context, it.id, me, int(given["round"]), whom, int(given["rank"]), moderates=request.moderates
    )
    log = await reading.latest(request.context, it.id, 1)
    return [note("\n".join(panels.logged(log, request.words)))]


def _person(given: Given) -> int:
    if not given["player"]:
        raise refusal("series-not-theirs")
    return int(given["player"])


async def _show(request: Request, given: Given) -> Sequence[Screen]:
    """Return the standings as a picture, with the log; before the first result the panel, and the tables."""
    it, words = await _here(request), request.words
    if not it.results:
        panel = panels.signup(it, request.runtime.games.get(it.settings.game), words)
        return [panel, panels.round_of(it, it.round, words)] if it.round else [panel]
    log, final = await reading.latest(request.context, it.id, LOG), it.status == "over"
    drawn = await request.runtime.pictures.common(
        panels.request_of(it, it.round, words.lang, final=final),
        f"series-{it.number}.png",
        request.guild_id or 0,
    )
    return [drawn.screen(lambda drawings: panels.standing(it, drawings[0], words, log, final=final))]


async def _text(request: Request, rest: str) -> Sequence[Screen]:
    it, words = await panels.of_button(request, rest), request.words
    if not it.results:
        return [note(say(words, "series.nothing-yet"))]
    asked = panels.request_of(it, it.round, words.lang, final=it.status == "over")
    told = request.runtime.pictures.text(asked)
    log = await reading.latest(request.context, it.id, LOG)
    return pages("\n".join([told, *panels.logged(log, words)]))


def _form(request: Request, it: Series) -> Screen:
    words, chosen = request.words, it.settings
    roles = [role for role in chosen.roles if request.has(role)]
    menus: list[Item] = [
        picker(ui.RoleSelect, ids.general_button("seriesroles"), say(words, "series.roles"), ROLE, roles),
        picker(
            ui.UserSelect, ids.general_button("seriespeople"), say(words, "series.people"), USER, chosen.named
        ),
    ]
    said = "series.settings-who"
    if (entries := _entries(request, it)) and len(entries) <= ENTRIES:
        menus.append(menu(ids.general_button("seriesgame"), say(words, "series.game"), entries))
        said = "series.settings"
    text = ui.TextDisplay[Screen](say(words, said))
    return Screen(text, *(ui.ActionRow(each) for each in menus))


def _entries(request: Request, it: Series) -> list[SelectOption]:
    game = request.runtime.games.get(it.settings.game)
    if game is None:
        return []
    chosen = game.settle(game.known(dict(it.settings.options)))
    found: list[SelectOption] = []
    for own in game.counting(chosen):
        for value in own.values:
            if chosen[own.key] != value:
                label = setting_line(game.key, own.key, value, request.words, plain=True)
                found.append(menu_entry(label, f"{own.key}={value}"))
    return found


async def _choose(request: Request, change: Callable[[SeriesSettings], SeriesSettings]) -> Sequence[Screen]:
    it, me = await _here(request), request.person.id
    after = await signing.settle(request.context, it.id, me, change, moderates=request.moderates)
    return [_form(request, after)]


async def _choose_roles(request: Request, rest: str) -> Sequence[Screen]:
    return await _choose(request, lambda chosen: replace(chosen, roles=ids.numbers(rest, ENTRIES)))


async def _choose_people(request: Request, rest: str) -> Sequence[Screen]:
    return await _choose(request, lambda chosen: replace(chosen, named=ids.numbers(rest, ENTRIES)))


async def _choose_game(request: Request, rest: str) -> Sequence[Screen]:
    key, _, value = rest.partition("=")
    return await _choose(request, lambda it: replace(it, options={**it.options, key: value}))


Run = Callable[[Request, Series], Screens]


def _slash(path: str, run: Run, work: Work) -> Slash:
    async def here(request: Request, given: Given) -> Sequence[Screen]:
        return await run(request, await _here(request))

    return Slash(path, here, work)


def _button(what: str, run: Run, work: Work) -> GeneralButton:
    async def pressed(request: Request, rest: str) -> Sequence[Screen]:
        return await run(request, await panels.of_button(request, rest))

    return GeneralButton(what, pressed, work, Manner.FRESH, f"discord.button.{what}")


PLAYER = CommandOption("player", required=True, kind="person")
MENDING = (
    PLAYER,
    CommandOption("round", required=True, kind="number", span=signing.ROUNDS),
    CommandOption("rank", required=True, kind="number", span=(1, 12)),
)
ACTIONS: tuple[Action, ...] = (
    *leaving.ACTIONS,
    Slash("series open", _open, Work.OPEN, of_games=_opening, refunds=True),
    _slash("series join", _join, Work.CHANGE),
    _slash("series leave", leaving.leave, Work.CHANGE),
    _slash("series start", _start, Work.CHANGE),
    Slash("series show", _show, Work.STUDY),
    _slash("series settings", _settings, Work.LOOK),
    Slash("series remove", _remove, Work.CHANGE, (PLAYER,)),
    Slash("series mend", _mend, Work.CHANGE, MENDING),
    _slash("series close", leaving.close, Work.CHANGE),
    _button("seriesjoin", _join, Work.CHANGE),
    _button("seriesleave", leaving.leave, Work.CHANGE),
    _button("seriesstart", _start, Work.CHANGE),
    _button("seriessettings", _settings, Work.LOOK),
    GeneralButton("seriestext", _text, Work.STUDY, Manner.FRESH, "discord.series.as-text"),
    GeneralButton("seriesroles", _choose_roles, Work.CHANGE, Manner.PLACE, "discord.series.roles"),
    GeneralButton("seriespeople", _choose_people, Work.CHANGE, Manner.PLACE, "discord.series.people"),
    GeneralButton("seriesgame", _choose_game, Work.CHANGE, Manner.PLACE, "discord.series.game"),
)
