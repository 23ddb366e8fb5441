"""`/stats` and `/leaderboard`: what people have played on this server, and who leads."""

from collections.abc import Sequence
from functools import partial

from discord import ButtonStyle, ui

from bot.discord.delivery.panel import in_words
from bot.discord.requests.actions import CommandOption, Games, GeneralButton, Given, Options, Slash
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.limits import TEXT, clip
from bot.discord.screens.screen import Drawing, Item, Screen, note, pages
from bot.discord.screens.speech import escape, say_of
from bot.table.model import Lang
from bot.table.people import statistics
from bot.table.people.statistics import SEASONS, Leaders, Score, Scores, Season
from bot.table.runtime.context import refusal
from render.core.leaderboard import LEADERBOARD, Leaderboard, Standing
from render.core.pictures import PictureRequest
from rules.core.decisions import Rejected
from rules.core.text import Text
from rules.core.words import Words

_say = partial(say_of, "stats")

ALL = "-"  # in an id: all games
SPANS = (("days", 2 * 86400, 86400), ("hours", 2 * 3600, 3600), ("minutes", 120, 60), ("seconds", 0, 1))


def _game(games: Games, *, required: bool = False) -> Options:
    return (CommandOption("game", required=required, choices=tuple((key, f"{key}.name") for key in games)),)


def _board_options(games: Games) -> Options:
    seasons = tuple((each, f"commands.choice.{each}") for each in SEASONS)
    return (*_game(games, required=True), CommandOption("season", choices=seasons))


async def _stats(request: Request, given: Given) -> Sequence[Screen]:
    of = given.get("user", str(request.person.id))
    return [await _scores(request, of, given.get("game", ALL), shared=False)]


async def _show_stats(request: Request, rest: str) -> Sequence[Screen]:
    of, _, game = rest.partition(".")
    return [await _scores(request, of, game, shared=True)]


async def _leaderboard(request: Request, given: Given) -> Sequence[Screen]:
    chosen = given["game"], _season(given.get("season", ""))
    return [await _leaders(request, *chosen, shared=False)]


async def _show_leaders(request: Request, rest: str) -> Sequence[Screen]:
    game, _, season = rest.partition(".")
    return [await _leaders(request, game, _season(season), shared=True)]


async def _leaders_text(request: Request, rest: str) -> Sequence[Screen]:
    game, _, chosen = rest.partition(".")
    season, person = _season(chosen), request.person
    found = await _found(request, game, season)
    told = request.runtime.pictures.text(board_request(game, found, person.id, person.lang, season or ""))
    return pages(told) if found.rows else [_nobody(game, request.words)]


def _season(chosen: str) -> Season | None:
    return next((each for each in SEASONS if each == chosen), None)


ACTIONS = (
    Slash("stats", _stats, Work.STUDY, (CommandOption("user", kind="person"),), of_games=_game),
    Slash("leaderboard", _leaderboard, Work.STUDY, of_games=_board_options),
    GeneralButton("stats", _show_stats, Work.CALL, Manner.PUBLIC, "stats.show-all"),
    GeneralButton("leaders", _show_leaders, Work.CALL, Manner.PUBLIC, "stats.show-all"),
    GeneralButton("leaderstext", _leaders_text, Work.STUDY, Manner.FRESH, "stats.as-text"),
)


def _lang(request: Request, *, shared: bool) -> Lang:
    """Return the language to use: the server's for what everybody reads, else the person's."""
    return request.guild_lang if shared else request.person.lang


async def _scores(request: Request, of: str, game: str, *, shared: bool) -> Screen:
    """Return a person's statistics; `of` is the user's id as text. Raises `Rejected`."""
    user = ids.number(of)
    if user is None or request.guild_id is None or game not in (ALL, *request.runtime.games):
        raise refusal("nobody-known")
    one = None if game == ALL else game
    found = await statistics.scores(request.context, request.guild_id, request.person.id, user, one)
    words = Words(_lang(request, shared=shared))
    told = scores(found, words, mine=user == request.person.id and not shared)
    if shared or not found.of:
        return note(told)
    return Screen(ui.TextDisplay(told), ui.ActionRow(_button("stats", f"{of}.{game}", words)))


def scores(found: Scores, words: Words, *, mine: bool) -> str:
    """Return the statistics in words, as Markdown."""
    name = f"<@{found.user_id}>" if found.name is None else escape(found.name)
    if not found.of:
        return _say(words, "none.mine" if mine else "none.theirs", name=name)
    parts = [_say(words, "title", name=name), *(line for score in found.of for line in _score(score, words))]
    return clip("\n".join(parts), TEXT)


def _score(score: Score, words: Words) -> list[str]:
    game = words.title(score.game)
    lines = [f"**{game}**{_rating(score, words)}"]
    if score.games:
        counted = _say(words, "games", games=score.games, won=score.won)
        places = ", ".join(
            _say(words, "place", place=place, times=score.places[place]) for place in sorted(score.places)
        )
        lines.append(f"- {counted} ({places})")
    if score.took is not None:
        lines.append("- " + _say(words, "took", took=span(score.took, words)))
    if score.lasted is not None and score.answers is not None:
        lasted = span(score.lasted, words)
        lines.append("- " + _say(words, "lasted", lasted=lasted, answers=score.answers, best=score.best or 0))
    aside = [(key, getattr(score, key)) for key in ("alone", "partly", "left")]
    told = [_say(words, key, count=count) for key, count in aside if count]
    return [*lines, *([f"- {' · '.join(told)}"] if told else [])]


def _rating(score: Score, words: Words) -> str:
    if score.points is None:
        return ""
    key = "rating.guess" if score.provisional else "rating"
    return f" · {_say(words, key, points=str(score.points))}"


def span(seconds: int, words: Words) -> str:
    """Return a time in words, rounded, in the largest unit of which there are at least two."""
    unit, _, size = next(each for each in SPANS if seconds >= each[1])
    return _say(words, f"span.{unit}", count=round(seconds / size))


async def _leaders(request: Request, game: str, season: Season | None, *, shared: bool) -> Screen:
    found = await _found(request, game, season)
    lang = _lang(request, shared=shared)
    words = Words(lang)
    if not found.rows:
        return _nobody(game, words)
    owner = request.guild_id or request.person.id
    asked = board_request(game, found, request.person.id, lang, season or "")
    drawn = await request.runtime.pictures.common(asked, f"leaderboard-{game}.png", owner)
    which = f"{game}.{season}" if season else game
    return drawn.screen(lambda drawings: _board(which, drawings[0], words, shared=shared))


def board_request(game: str, leaders: Leaders, reader: int, lang: Lang, season: str = "") -> PictureRequest:
    """Return the request for the picture of a leaderboard, with the reader's own row marked."""
    mine = [number for number, row in enumerate(leaders.rows) if row.user_id == reader]
    rows = tuple(Standing(r.rank, r.points, r.provisional, r.games, r.won, r.form) for r in leaders.rows)
    view = Leaderboard(game, rows, mine[0] if mine else None, leaders.others, season)
    seen = LEADERBOARD.seen.dump_json(view).decode()
    names = tuple(row.name for row in leaders.rows)
    return PictureRequest(game=game, scene="leaderboard", view=seen, names=names, lang=lang)


def _board(which: str, drawing: Drawing, words: Words, *, shared: bool) -> Screen:
    buttons: list[Item] = [_button("leaderstext", which, words)]
    if not shared:
        buttons.append(_button("leaders", which, words))
    if drawing.shown is None:
        return Screen(ui.TextDisplay(clip(in_words(drawing, words), TEXT)), ui.ActionRow(*buttons))
    return Screen(drawing.shown.gallery(), ui.ActionRow(*buttons), uploads=[drawing.shown])


async def _found(request: Request, game: str, season: Season | None) -> Leaders:
    if request.guild_id is None or game not in request.runtime.games:
        raise Rejected(Text(key="discord.refused.not-found"))
    return await statistics.leaders(request.context, request.guild_id, request.person.id, game, season)


def _nobody(game: str, words: Words) -> Screen:
    return note(_say(words, "nobody", game=words.title(game)))


def _button(what: str, rest: str, words: Words) -> Item:
    label = _say(words, "as-text" if what == "leaderstext" else "show-all")
    return ui.Button(style=ButtonStyle.secondary, label=label, custom_id=ids.general_button(what, rest))
