"""Screens that people read: messages, forms and the bot's answers, as they look in a client."""

import asyncio

import pytest

from bot.sandbox.people.reply import Reply
from bot.sandbox.people.screen import Modal, Option
from bot.sandbox.server import responses
from bot.sandbox.server.interactions import ask
from bot.sandbox.world import posting, registry
from bot.sandbox.world.clock import Clock
from bot.sandbox.world.form import Json, items
from bot.sandbox.world.limits.messages import EPHEMERAL, LOADING, SILENT, Upload
from bot.sandbox.world.state import Asked, ChannelKind, Interaction
from bot.sandbox.world.world import World
from tests.sandbox.test_left_out import opened, posted
from tests.sandbox.test_limits import button, field, menu, picture, row, section, v2, words
from tests.sandbox.test_world import thread_below
from tools.driver import City, Impossible, Person, Place, Post, press_data


@pytest.fixture
def city() -> City:
    """A world whose clock moves by hand."""
    return City(World(Clock(1_700_000_000.0, running=False)))


def post(place: Place, body: Json, *uploads: Upload, only: int | None = None) -> Post:
    message = posting.post(place.city.world, place.channel, body, [*uploads], only=only)
    return Post(place.city.world, message.id)


def answered(person: Person, place: Place, kind: Asked, body: Json, of: int = 3) -> Interaction:
    """Return an interaction, typed in an option of type `of`, that the bot answered with this body."""
    typed: Json = {"name": "play", "options": [{"name": "it", "type": of, "focused": True}]}
    asked = ask(person.world, kind, person.id, place.channel, typed)
    responses.respond(person.world, asked.id, asked.token, body, [])
    return asked


# Messages


def test_all_texts_are_read_in_their_order(games: Place) -> None:
    first: Json = {"author": {"name": "author"}, "title": "title", "footer": {"text": "foot"}}
    first |= {"description": "description", "fields": [{"name": "name", "value": "value"}]}
    classic = post(games, {"content": "content", "embeds": [first, {"title": "second"}]})
    parts = ["content", "author", "title", "description", "name", "value", "foot", "second"]
    assert (classic.text, classic.content) == ("\n".join(parts), "content")
    shown = post(games, v2(words("one"), section(words("two"), words("three")), row(menu(placeholder="x"))))
    assert (shown.text, shown.content) == ("one\ntwo\nthree", "")


def test_alternative_texts_are_those_of_files_and_pictures_in_order(games: Place) -> None:
    small: Json = {"type": 11, "media": {"url": "attachment://a.png"}, "description": "small"}
    parts = [picture(description="first"), section(words(), accessory=small), picture(description="last")]
    described: Json = {"attachments": [{"id": 0, "description": "file"}]}
    body = v2(*parts, picture(), **described)
    assert post(games, body, Upload(0, "a.png", b"a")).alts == ["file", "first", "small", "last"]


def test_a_button_shows_what_it_says(games: Place) -> None:
    link: Json = {"type": 2, "style": 5, "label": "Rules", "url": "https://example.org"}
    dice = button(1, label=None, emoji={"name": "🎲"}, style=3, disabled=True)
    plain, face, rules = posted(games, button(), dice, link).buttons
    assert (plain.label, plain.custom_id, plain.url, plain.emoji) == ("Go", "go:0", None, "")
    assert (plain.style, plain.disabled) == (1, False)
    assert (face.label, face.custom_id, face.emoji) == ("", "go:1", "🎲")
    assert (face.style, face.disabled) == (3, True)
    assert (rules.custom_id, rules.url) == (None, "https://example.org")


def test_an_option_of_a_menu_shows_what_it_says(games: Place) -> None:
    said: Json = {"label": "A", "value": "a", "description": "more", "default": True, "emoji": {"name": "🎲"}}
    [shown] = posted(games, {**menu(placeholder="Which", disabled=True), "options": [said]}).selects
    assert shown.options == (Option("A", "a", "more", default=True, emoji="🎲"),)
    assert (shown.kind, shown.custom_id, shown.placeholder, shown.disabled) == (3, "menu", "Which", True)


def test_a_message_tells_how_it_came_and_what_became_of_it(city: City, ana: Person, games: Place) -> None:
    plain, quiet = post(games, {"content": "x"}), post(games, {"content": "x", "flags": SILENT})
    note = post(games, {"content": "x"}, only=ana.id)
    note.message.now.flags |= LOADING
    assert [(one.silent, one.loading, one.ephemeral) for one in (plain, quiet, note)] == [
        (False, False, False),
        (True, False, False),
        (False, True, True),
    ]
    posting.edit(city.world, plain.message, {"content": f"<@{ana.id}>"}, [])
    assert [(one.edited, one.pings) for one in (plain, quiet)] == [(True, [ana.id]), (False, [])]
    city.world.delete_message(plain.message)
    assert (plain.deleted, quiet.deleted) == (True, False)
    city.world.delete_channel(games.channel)
    assert quiet.deleted
    assert (plain == Post(city.world, plain.id), plain == quiet, plain == plain.id) == (True, False, False)
    assert len({plain, Post(city.world, plain.id), quiet}) == 2


def test_an_input_of_a_form_shows_what_it_says(ana: Person, games: Place) -> None:
    said = field(id=7, min_length=2, max_length=9, value="old", required=False)
    [shown] = opened(ana, games, said).fields
    assert (shown.kind, shown.id, shown.custom_id, shown.value) == (4, 7, "field", "old")
    assert (shown.least, shown.most, shown.required, shown.options) == (2, 9, False, ())


# People and places


def test_one_reads_what_is_for_all_and_what_is_for_oneself(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    with pytest.raises(AssertionError, match="nobody has written here"):
        _ = games.last
    public, note = post(games, {"content": "all"}), post(games, {"content": "Ana"}, only=ana.id)
    assert (games.posts, games.last, games.posts_for(bia)) == ([public], public, [public])
    assert games.posts_for(ana) == [public, note]
    seen = [[one for one in (public, note) if person.sees(one)] for person in (ana, bia)]
    assert seen == [[public, note], [public]]
    city.world.delete_message(public.message)
    assert not ana.sees(public)


def test_one_writes_where_one_sees_the_channel(city: City, ana: Person, bia: Person) -> None:
    private = city.channel("private", only=[ana])
    said = ana.write("psst", private)
    with pytest.raises(Impossible, match="does not see this channel"):
        bia.write("hello?", private)
    assert private.posts == [said]


def test_the_threads_of_a_channel_are_those_that_are_there(city: City, games: Place) -> None:
    other = city.channel("other")
    inside, gone, _ = (thread_below(place, ChannelKind.PUBLIC_THREAD) for place in (games, games, other))
    gone.deleted = True
    assert [place.id for place in games.threads] == [inside.id]


def test_a_stranger_is_in_no_guild(city: City) -> None:
    member, stranger = city.person("Ana", "pt-BR"), city.person("Cid", member=False)
    assert (member.id in city.guild.members, stranger.id in city.guild.members) == (True, False)
    assert (member.user.locale, stranger.user.locale) == ("pt-BR", "en-US")


def test_a_loud_message_pings_readers_by_their_name_or_with_everyone(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    private = city.channel("private", only=[ana])
    mine, all_here = post(games, {"content": f"<@{ana.id}>"}), post(private, {"content": "@everyone"})
    post(games, {"content": "hello"})
    post(games, {"content": f"<@{ana.id}>", "flags": SILENT})
    post(private, {"content": f"<@{bia.id}>"})
    posting.edit(city.world, post(games, {"content": "x"}).message, {"content": f"<@{ana.id}>"}, [])
    assert (ana.pinged_by, bia.pinged_by) == ([mine, all_here], [])


async def test_the_newest_message_that_fits_is_found(ana: Person, games: Place) -> None:
    first, second = post(games, {"content": "one"}), post(games, {"content": "two"})
    note = post(games, {"content": "three"}, only=ana.id)
    assert await games.until(lambda one: True) == second
    assert await games.until(lambda one: one.text == "one") == first
    assert await games.until(lambda one: True, reader=ana) == note
    for n in range(3):
        post(games, {"content": f"{n}"})
    with pytest.raises(AssertionError, match=r"the latest: \[<message 'one'>, .*, <message '2'>\]$"):
        await games.until(lambda one: False, timeout=0)
    post(games, {"content": "3"})
    with pytest.raises(AssertionError, match=r"the latest: \[<message 'two'>, .*, <message '3'>\]$"):
        await games.until(lambda one: False, timeout=0)


async def test_what_is_forged_is_sent_with_or_without_a_message(
    city: City, ana: Person, games: Place
) -> None:
    post_ = post(games, {"content": "x"})
    forging = [
        asyncio.ensure_future(ana.forge(Asked.COMPONENT, games, press_data("nothing"))),
        asyncio.ensure_future(ana.forge_press(post_, "there")),
        asyncio.ensure_future(ana.forge_press(post_, "menu", 3, ["a"])),
    ]
    await asyncio.sleep(0)
    city.world.clock.advance(3)
    replies = await asyncio.gather(*forging)
    assert [reply for reply in replies if not reply.failed] == []
    asked = [reply.interaction for reply in replies]
    assert [one.message_id for one in asked] == [None, post_.id, post_.id]
    assert [one.data for one in asked] == [
        {"component_type": 2, "custom_id": "nothing"},
        {"component_type": 2, "custom_id": "there"},
        {"component_type": 3, "custom_id": "menu", "values": ["a"]},
    ]


async def test_what_no_client_would_send_in_a_command_is_forged(
    city: City, ana: Person, bia: Person, games: Place
) -> None:
    options = [{"name": "it", "type": 3, "description": "x", "max_length": 3}]
    options += [{"name": "who", "type": 6, "description": "x"}]
    registry.overwrite(city.world, None, [{"name": "play", "description": "x", "options": options}])
    with pytest.raises(Impossible, match="out of the range"):
        await ana.command("play", games, it="long")
    forging = asyncio.ensure_future(ana.forge_command("play", games, it="long", who=bia))
    await asyncio.sleep(0)
    city.world.clock.advance(3)
    asked = (await forging).interaction
    assert [one["value"] for one in items(asked.data, "options")] == ["long", str(bia.id)]


async def test_the_option_that_is_typed_is_the_last_one_unless_another_is_named(
    city: City, ana: Person, games: Place
) -> None:
    options = [{"name": name, "type": 3, "description": "x", "autocomplete": True} for name in ("a", "b")]
    registry.overwrite(city.world, None, [{"name": "play", "description": "x", "options": options}])
    for focus, typed in ((None, ["b"]), ("a", ["a"])):
        typing = asyncio.ensure_future(ana.autocomplete("play", games, focus=focus, a="x", b="y"))
        await asyncio.sleep(0)
        city.world.clock.advance(3)
        given = items((await typing).interaction.data, "options")
        assert [one["name"] for one in given if one.get("focused")] == typed
    with pytest.raises(Impossible, match="no option '' to type in"):
        await ana.autocomplete("play", games)


# The bot's answers


def test_an_answer_is_read_as_its_message(city: City, ana: Person, games: Place) -> None:
    data: Json = {"content": "x", "components": [row(button()), row(menu())], "flags": EPHEMERAL}
    asked = answered(ana, games, Asked.COMMAND, {"type": 4, "data": data})
    reply = Reply(city.world, asked)
    assert (reply.kind, reply.failed, reply.text, reply.ephemeral) == ("message", False, "x", True)
    assert reply.post == reply.shown
    assert ([one.label for one in reply.buttons], len(reply.selects)) == (["Go"], 1)
    assert (reply.files, reply.followups, reply.modal, reply.choices) == ([], [], None, [])
    public = answered(ana, games, Asked.COMMAND, {"type": 4, "data": {"content": "y"}})
    assert (Reply(city.world, public).text, Reply(city.world, public).ephemeral) == ("y", False)


def test_what_is_not_answered_has_failed_and_shows_nothing(city: City, ana: Person, games: Place) -> None:
    reply = Reply(city.world, ask(city.world, Asked.COMMAND, ana.id, games.channel, {}))
    assert (reply.kind, reply.failed, reply.post, reply.text, reply.ephemeral) == (
        "nothing",
        True,
        None,
        "",
        False,
    )
    assert (reply.files, reply.buttons, reply.selects, reply.modal) == ([], [], [], None)
    with pytest.raises(AssertionError, match="the answer has no message: <reply: nothing ''>"):
        _ = reply.shown


def test_choices_are_read_in_ones_own_language(city: City, games: Place) -> None:
    ana, bia = city.person("Ana", "pt-BR"), city.person("Bia")
    offered = [
        {"name": "one", "name_localizations": {"pt-BR": "um"}, "value": 1},
        {"name": "half", "value": 0.5},
    ]
    body: Json = {"type": 8, "data": {"choices": offered}}
    for person, name in ((ana, "um"), (bia, "one")):
        reply = Reply(city.world, answered(person, games, Asked.AUTOCOMPLETE, body, of=10))
        assert (reply.kind, reply.choices) == ("choices", [Option(name, 1), Option("half", 0.5)])


def test_a_form_is_an_answer(city: City, ana: Person, games: Place) -> None:
    reply = Reply(city.world, opened(ana, games, field()).interaction)
    assert (reply.kind, isinstance(reply.modal, Modal), reply.post) == ("modal", True, None)
