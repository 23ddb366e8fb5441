"""`/table story`: where a finished game was won, as a picture and in words, and which choices cost most."""

from collections.abc import Sequence
from dataclasses import dataclass

from discord import ui

from bot.discord.delivery.panel import button, in_words, title
from bot.discord.play.hands import by_button, by_command
from bot.discord.questions.spoken import differing
from bot.discord.requests.actions import Slash, TableButton
from bot.discord.requests.budgets import Work
from bot.discord.requests.request import Request
from bot.discord.requests.serve import Manner
from bot.discord.screens import ids
from bot.discord.screens.ids import TablePress
from bot.discord.screens.limits import TEXT, clip
from bot.discord.screens.pictures import moment_file
from bot.discord.screens.screen import Drawing, Item, Screen, note, pages
from bot.discord.screens.speech import Speech, say
from bot.table.model import TableInfo
from bot.table.past import history, story
from bot.table.past.history import Moment
from rules.core.decisions import Rejected
from rules.core.search.story import Costly, Story
from rules.core.text import Text
from rules.core.words import Words

PROGRESS = 3.0  # seconds between two messages on how far it is
LOOKS = 240  # twelve minutes in all; Discord accepts an answer for fifteen
ASKED = 140  # characters of a question
MAX_ANSWER = 240  # characters of an answer
PARTS = 10  # of a percent
COLOURS = {"inaccuracy": "🟡", "mistake": "🟠", "blunder": "🔴"}


@dataclass(frozen=True, slots=True)
class StoryScreens:
    """A story, the end of its game, and the board before each of its costly choices."""

    table: TableInfo
    story: Story
    end: Moment
    moments: tuple[Moment, ...]


async def _in_words(request: Request, what: TablePress, values: Sequence[str]) -> Sequence[Screen]:
    found = await _story_view(request, what.table_id)
    drawn = request.runtime.pictures.story_text(found.table, found.end, found.story, request.person.lang)
    return pages("\n".join([drawn, "", *_costly(found, request.words)]))


async def story_of(request: Request, table_id: int) -> Screen:
    """Return the story of a finished game; until it is told, the person reads how far it is.

    Raises `Rejected` before the end of the game, or if it takes too long: it then goes on being told.
    """
    found = await _story_view(request, table_id)
    me = request.person
    drawn = await request.runtime.pictures.story(
        found.table, found.end, found.moments, found.story, me.lang, me.theme
    )
    return drawn.screen(lambda drawings: screen(found, drawings, request.words))


async def _story_view(request: Request, table_id: int) -> StoryScreens:
    context = request.context
    telling = await story.story(context, table_id)
    making = telling.making
    for _ in range(LOOKS):
        if await making.within(PROGRESS):
            told = await making.outcome()
            end = await history.moment(context, table_id, None)
            moments = [await history.moment(context, table_id, None, each.step) for each in told.costly]
            return StoryScreens(telling.table, told, end, tuple(moments))
        key = "progress" if making.total else "waiting"
        await request.meanwhile(
            note(say(request.words, f"story.{key}", done=making.done, total=making.total))
        )
    raise Rejected(Text(key="discord.refused.story"))


def screen(found: StoryScreens, drawings: Sequence[Drawing], words: Words) -> Screen:
    """Return the picture, then each costly choice with the board as it was."""
    head, shown = drawings[0], [each.shown for each in drawings if each.shown]
    boards = {each.file_name: each for each in shown}
    items: list[Item] = [ui.TextDisplay(title(found.table.game, words))]
    text = clip(in_words(head, words), TEXT // 3)
    items.append(head.shown.gallery() if head.shown else ui.TextDisplay(text))
    first, *lines = _costly(found, words)
    items.append(ui.TextDisplay(first))
    for number, line in enumerate(lines, 1):
        items.append(ui.TextDisplay(clip(line, TEXT // 6)))
        board = boards.get(moment_file(found.table, number))
        items += [board.gallery()] if board else []
    items.append(ui.ActionRow(*_ways(found, words)))
    return Screen(*items, uploads=shown)


def _costly(found: StoryScreens, words: Words) -> list[str]:
    """Return how many choices were examined, with the verdict on them, and a line for each costly one."""
    told = found.story
    key = "costly" if told.costly else "sound"
    lines = [say(words, f"story.{key}", count=len(told.costly), examined=told.examined)]
    pairs = zip(told.costly, found.moments, strict=True)
    return [*lines, *(_line(number, *each, words) for number, each in enumerate(pairs, 1))]


def _line(number: int, each: Costly, moment: Moment, words: Words) -> str:
    """Describe a costly choice: the question, the answer, a better one, the difference, and the reason."""
    speech, both = Speech(words, moment.table.names), (each.answer, each.instead)
    given, instead = (
        clip(differing(each.decision, answer, other, speech), MAX_ANSWER)
        for answer, other in (both, both[::-1])
    )
    grade = say(
        words,
        f"story.{each.grade}",
        who=speech.marked(Text(key="label", args={"it": f"seat:{each.seat}"})),
        round=words.round(moment.table.game, each.round),
    )
    asked = clip(" ".join(speech.marked(each.decision.prompt).split()), ASKED)
    cost, error = each.cost // PARTS, -(-each.error // PARTS)
    better = say(words, "story.better", given=given, instead=instead, cost=cost, error=error)
    why = "" if each.why is None else f"\n-# {speech.marked(each.why)}"
    return f"{COLOURS[each.grade]} **{number}.** {grade}\n> {asked}\n{better}{why}"


def _ways(found: StoryScreens, words: Words) -> list[Item]:
    table_id = found.table.id
    made: list[Item] = [
        ui.Button(
            label=say(words, "story.then", number=number),
            custom_id=ids.table_button(table_id, "look", f"{number}.{each.step}"),
        )
        for number, each in enumerate(found.story.costly, 1)
    ]
    return [*made, button(table_id, "storytext", words)]


ACTIONS = (
    Slash("table story", by_command(story_of), Work.REPLAY),
    TableButton("story", by_button(story_of), Work.REPLAY, Manner.FRESH),
    TableButton("storytext", _in_words, Work.REPLAY, Manner.FRESH),
)
