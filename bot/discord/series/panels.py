"""The messages of a series for everybody: signing up, a round, and the standings."""

from collections.abc import Sequence

from discord import ButtonStyle, ui

from bot.discord.delivery.glance import setting_line
from bot.discord.delivery.panel import in_words
from bot.discord.requests.request import Request
from bot.discord.screens import ids, waits
from bot.discord.screens.limits import TEXT, clip
from bot.discord.screens.screen import Drawing, Item, Screen
from bot.discord.screens.speech import say
from bot.table.runtime.context import refusal
from bot.table.series import reading
from bot.table.series.model import DrawnTable, Series, SeriesSeat
from bot.table.series.standings import Line, points_of, standings
from render.core.pictures import PictureRequest
from render.core.series import SERIES, SeriesLine, SeriesView
from rules.core.game import AnyGame
from rules.core.text import Text
from rules.core.words import Words

SHOWN = 16  # lines of a picture of standings
LISTED = 5  # series that `/me` names


def button(
    what: str,
    it: Series,
    words: Words,
    style: ButtonStyle = ButtonStyle.secondary,
    rest: str = "",
    label: str = "",
) -> Item:
    """Return a button of the series; `rest` ends its id.

    It has the words `discord.button.<label>`, by default those of its name.
    """
    said = say(words, f"button.{label or what}")
    return ui.Button(style=style, label=said, custom_id=ids.general_button(what, f"{it.id}{rest}"))


async def of_button(request: Request, rest: str) -> Series:
    """Return the series of a button, if it is pressed where the series is, or at one of its tables.

    Raises `Rejected` elsewhere: whoever moderates another channel is no moderator here.
    """
    it = await reading.named(request.context, request.guild_id, ids.number(rest))
    if request.channel_id not in (it.channel_id, *(table.channel_id for table in it.tables)):
        raise refusal("no-series")
    return it


def title(it: Series, words: Words) -> str:
    """Return the series by its number and game."""
    return say(words, "series.title", number=it.number, game=words.title(it.settings.game))


def thread_name(it: Series, number: int) -> str:
    """Return the name of a table's thread: no other has it."""
    return say(Words(it.lang), "series.thread", number=it.number, round=it.round, table=number)


def signup(it: Series, game: AnyGame | None, words: Words) -> Screen:
    """Return the settings, who has signed up, and the buttons to join, to leave and to start."""
    lines = [title(it, words), *_terms(it, game, words), *_list(it, words), *_state(it, words)]
    buttons: list[Item] = []
    reserves = it.status == "running" and it.settings.fill == "people"
    if it.status == "open" or reserves:
        label = "seriesreserve" if reserves else "seriesjoin"
        buttons.append(button("seriesjoin", it, words, ButtonStyle.success, label=label))
    if it.status in ("open", "running"):
        buttons.append(button("seriesleave", it, words))
    if it.status == "open":
        buttons.append(button("seriesstart", it, words, ButtonStyle.primary))
        buttons.append(button("seriessettings", it, words))
    rows = [ui.ActionRow(*buttons)] if buttons else []
    return Screen(ui.Container(ui.TextDisplay(clip("\n".join(lines), TEXT)), *rows))


def _terms(it: Series, game: AnyGame | None, words: Words) -> list[str]:
    chosen = it.settings
    lines = [say(words, "series.terms", size=chosen.size, rounds=chosen.rounds, days=chosen.days)]
    if chosen.time_limit is not None:
        then = say(words, f"then.{chosen.expiry}")
        lines.append(say(words, "series.clock", span=waits.span(chosen.time_limit, words), then=then))
    lines.append(say(words, f"series.fill-{chosen.fill}"))
    who = [*(f"<@&{role}>" for role in chosen.roles), *(f"<@{user}>" for user in chosen.named)]
    lines.append(say(words, "series.invited", who=who) if who else say(words, "series.everybody"))
    said = [f"- {line}" for line in lines]
    if game is not None:
        known = game.known(dict(chosen.options))
        counting = [option for option in game.counting(known) if option.key in known]
        said += [setting_line(game.key, option.key, known[option.key], words) for option in counting]
    return said


def _list(it: Series, words: Words) -> list[str]:
    playing, reserves = it.playing, it.of("reserve")
    lines = [say(words, "series.players", count=len(playing), most=it.settings.players or 0)]
    if playing:
        lines.append(", ".join(f"<@{user}>" for user in playing))
    if reserves:
        lines.append(say(words, "series.reserves", who=[f"<@{user}>" for user in reserves]))
    if it.host_id:
        lines.append(say(words, "series.host", who=f"<@{it.host_id}>"))
    return lines


def _state(it: Series, words: Words) -> list[str]:
    if it.status == "open":
        more = [say(words, "series.by-itself")] if it.settings.players else []
        return [say(words, "series.until", until=f"<t:{it.due}:R>"), *more]
    if it.status == "running" and not it.round:
        return [say(words, "series.soon")]
    return [say(words, f"series.{it.status}", round=it.round, rounds=it.settings.rounds)]


async def summary(request: Request) -> list[str]:
    """Return the series for which the person has signed up, a line each, for `/me`."""
    words, found = request.words, await reading.of_person(request.context, request.person.id)
    return [
        say(
            words,
            "series.mine",
            title=title(it, words),
            channel=f"<#{it.channel_id}>",
            round=it.round,
            rounds=it.settings.rounds,
        )
        for it in found[:LISTED]
    ]


def round_of(it: Series, number: int, words: Words) -> Screen:
    """Return the tables of a round, with their threads, who plays there, and what came of it.

    It tells nothing of how well anybody plays, and the order of tables and seats is drawn.
    """
    goes_on = it.status == "running" and number == it.round
    key, until = ("series.round", f"<t:{it.due}:f>") if goes_on else ("series.round-over", "")
    head = say(words, key, round=number, rounds=it.settings.rounds, until=until)
    tables = it.in_round(number)
    lines = [title(it, words), head]
    lines += [_table(table, words) for table in tables if not table.sits_out]
    out = [f"<@{t.seats[0].user_id}>" for t in tables if t.sits_out and t.seats[0].user_id is not None]
    lines += [say(words, "series.sits-out", who=out)] if out else []
    return Screen(ui.Container(ui.TextDisplay(clip("\n".join(lines), TEXT))))


def _table(table: DrawnTable, words: Words) -> str:
    where = f"<#{table.channel_id}>" if table.channel_id is not None else say(words, "series.coming")
    if table.state == "void":
        return say(words, "series.table-void", table=table.number, where=where)
    if table.state == "drawn":
        who = [f"<@{seat.user_id}>" for seat in table.seats if seat.user_id is not None]
        if computers := len(table.seats) - len(who):
            who.append(say(words, "series.computers", count=computers))
        return say(words, "series.table", table=table.number, where=where, who=who)
    worth = points_of(table.places)
    ranked = sorted(zip(table.places, worth, table.seats, strict=True), key=lambda each: each[0])
    placed = [
        say(words, "series.placed", place=place, who=_who(seat, words), points=points)
        for place, points, seat in ranked
        if seat.place is not None
    ]
    return say(words, "series.table-over", table=table.number, where=where, who=placed)


def _who(seat: SeriesSeat, words: Words) -> str:
    return say(words, "series.computer") if seat.user_id is None else f"<@{seat.user_id}>"


def lines_of(it: Series) -> Sequence[Line]:
    """Return the standings of everybody who has played."""
    users = [each.user_id for each in it.people if each.part != "reserve"]
    return standings(users, it.results, it.seed, it.of("out"))


def request_of(it: Series, number: int, lang: str, *, final: bool) -> PictureRequest:
    """Return the request for the picture of the standings in this round, or at the end, with the podium."""
    lines = lines_of(it)
    shown = tuple(
        SeriesLine(
            line.rank,
            line.points,
            line.wins,
            tuple(line.places.get(each) for each in range(1, it.settings.rounds + 1)),
            line.left,
        )
        for line in lines[:SHOWN]
    )
    others = max(len(lines) - SHOWN, 0)
    view = SeriesView(it.settings.game, it.number, number, it.settings.rounds, shown, others, ended=final)
    names = tuple(it.name_of(line.user_id) or "" for line in lines[:SHOWN])
    seen = SERIES.seen.dump_json(view).decode()
    return PictureRequest(game=it.settings.game, scene="series", view=seen, names=names, lang=lang)


def logged(log: Sequence[tuple[int, Text]], words: Words) -> list[str]:
    """Return lines of the log: who changed what, and when."""
    return [say(words, "series.log", when=f"<t:{at}:f>", what=words.say(text)) for at, text in log]


def standing(
    it: Series, drawing: Drawing, words: Words, log: Sequence[tuple[int, Text]] = (), *, final: bool
) -> Screen:
    """Return the picture of the standings with the log below it, and at the end who has won."""
    items: list[Item] = []
    if final and (first := next(iter(lines_of(it)), None)) is not None and not first.left:
        who, game = f"<@{first.user_id}>", words.title(it.settings.game)
        said = say(words, "series.champion", who=who, number=it.number, game=game)
        items.append(ui.TextDisplay(said))
    text = ui.Button[Screen](
        label=say(words, "series.as-text"), custom_id=ids.general_button("seriestext", str(it.id))
    )
    below = "\n".join(f"-# {line}" for line in logged(log, words))
    changed: list[Item] = [ui.TextDisplay(below)] if log else []
    if drawing.shown is None:
        items.append(ui.TextDisplay(clip(in_words(drawing, words), TEXT - len(below) - 200)))
        return Screen(*items, *changed, ui.ActionRow(text))
    return Screen(*items, drawing.shown.gallery(), *changed, ui.ActionRow(text), uploads=[drawing.shown])
