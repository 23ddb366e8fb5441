"""A world outlives the process."""

import asyncio
import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from aiohttp import ClientSession

from bot.sandbox import forgetting, keep
from bot.sandbox.opening import CannotOpen, Sandbox, open_sandbox
from bot.sandbox.server.payloads import message_json
from bot.sandbox.world import posting
from bot.sandbox.world.form import Json, items
from bot.sandbox.world.limits.messages import Upload
from bot.sandbox.world.state import Channel, Emoji, Message
from rules.core.words import Words

PNG = b"\x89PNG\r\n\x1a\n" + bytes(30)


def table(sandbox: Sandbox) -> Channel:
    return next(c for c in sandbox.page_state.world.state.channels.values() if c.name == "table-1")


def write_in(sandbox: Sandbox, words: str, content: bytes | None = None, only: int | None = None) -> Message:
    uploads = [] if content is None else [Upload(0, "board.png", content)]
    return posting.post(sandbox.page_state.world, table(sandbox), {"content": words}, uploads, only=only)


def broken_in(folder: Path) -> list[Path]:
    return list(folder.glob("sandbox.broken-*.json"))


async def test_everything_is_there_again(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path, 0) as first:
        world, people = first.page_state.world, first.page_state.people
        message = write_in(first, "hello", PNG)
        posting.write(world, table(first), people[1].id, "good evening")
        people[2].locale = "pt-BR"
        first.page_state.mark_read(people[0].id, table(first).id, message.id)
        world.state.emojis[7] = Emoji(7, "sword", "data:image/png;base64,eA==")
        before = world.state
    async with open_sandbox(tmp_path, 0) as second:
        after = second.page_state.world.state
        assert after == before
        assert second.page_state.marks == first.page_state.marks
        assert after.messages[message.id].now.attachments[0].content == PNG
        assert second.token == first.token
        assert second.page_state.world.next_id() > max(before.messages)


async def test_pictures_of_emoji_are_not_written_again_with_every_change(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path, 0) as sandbox:
        sandbox.page_state.world.state.emojis[7] = Emoji(7, "sword", "data:image/png;base64,eA==")
    assert "base64" not in (tmp_path / keep.NAME).read_text(encoding="utf-8")
    assert (tmp_path / keep.FILES / "7").read_text(encoding="ascii") == "data:image/png;base64,eA=="


async def test_a_picture_of_an_emoji_that_stands_in_the_file_itself_is_read(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path, 0) as sandbox:
        sandbox.page_state.world.state.emojis[7] = Emoji(7, "sword", "data:image/png;base64,eA==")
        sandbox.page_state.world.state.emojis[8] = Emoji(8, "shield", "data:image/png;base64,eQ==")
    written = tmp_path / keep.NAME
    raw = json.loads(written.read_text(encoding="utf-8"))
    raw["state"]["emojis"]["7"]["image"] = "data:image/png;base64,eg=="
    written.write_text(json.dumps(raw), encoding="utf-8")
    kept = keep.load(tmp_path)
    assert kept is not None
    assert [emoji.image[-4:] for emoji in kept.state.emojis.values()] == ["eg==", "eQ=="]
    (tmp_path / keep.FILES / "8").unlink()
    kept = keep.load(tmp_path)
    assert kept is not None and kept.state.emojis[8].image == ""


async def test_it_is_written_while_it_runs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(keep, "DELAY", 0.01)
    async with open_sandbox(tmp_path, 0) as sandbox:
        for words in ("one", "two", "three"):
            write_in(sandbox, words)
        written = tmp_path / keep.NAME
        for _ in range(100):
            if "three" in written.read_text(encoding="utf-8"):
                break
            await asyncio.sleep(0.02)
        kept = keep.load(tmp_path)
        assert kept is not None
        assert [m.now.content for m in kept.state.messages.values()] == ["one", "two", "three"]


async def test_notes_are_gone_after_a_restart_as_they_are_in_a_client(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path, 0) as first:
        note = write_in(first, "for Ana", only=first.page_state.people[0].id)
        message = write_in(first, "for all")
    async with open_sandbox(tmp_path, 0) as second:
        assert (
            note.id in first.page_state.world.state.messages,
            list(second.page_state.world.state.messages),
        ) == (
            True,
            [message.id],
        )


@pytest.mark.parametrize(
    "content",
    [
        "",
        "{",
        "[]",
        "null",
        "{}",
        '{"version": 2, "state": {}, "marks": {}}',
        '{"version": 1, "state": {"messages": 3}}',
    ],
)
async def test_a_broken_file_is_set_aside_and_said_in_one_line(tmp_path: Path, content: str) -> None:
    (tmp_path / keep.NAME).write_text(content, encoding="utf-8")
    with pytest.raises(CannotOpen) as caught:
        async with open_sandbox(tmp_path, 0):
            pass
    [aside] = broken_in(tmp_path)
    said = Words("en").say(caught.value.text)
    assert (aside.read_text(encoding="utf-8"), str(aside) in said, "\n" in said) == (content, True, False)
    async with open_sandbox(tmp_path, 0) as fresh:
        assert fresh.page_state.fresh


def write_file(path: Path, content: bytes) -> None:
    path.parent.mkdir(exist_ok=True)
    path.write_bytes(content)


IN_THE_WAY: dict[str, Callable[[Path], object]] = {
    "a file, no folder": lambda var: write_file(var, b"no folder"),
    "a folder, no file": lambda var: (var / keep.NAME).mkdir(parents=True),
    "a file, no folder of files": lambda var: write_file(var / keep.FILES, b"no folder"),
}


@pytest.mark.parametrize("block", IN_THE_WAY.values(), ids=IN_THE_WAY.keys())
async def test_a_folder_that_cannot_be_used_is_said_in_one_line(
    tmp_path: Path, block: Callable[[Path], object]
) -> None:
    block(tmp_path / "var")
    with pytest.raises(CannotOpen) as caught:
        async with open_sandbox(tmp_path / "var", 0):
            pass
    said = Words("en").say(caught.value.text)
    kept = tmp_path / "var" / keep.NAME
    assert re.fullmatch(rf"The sandbox can't keep its world in {kept}: [A-Z][a-z ]+\.", said)
    assert broken_in(tmp_path) == []


async def test_what_goes_wrong_while_it_runs_is_logged_and_made_good(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with open_sandbox(tmp_path, 0) as sandbox:
        full = [OSError(28, "No space left on device")]
        write = keep.write
        monkeypatch.setattr(keep, "DELAY", 0.0)
        monkeypatch.setattr(keep, "write", lambda *given: fail(full.pop()) if full else write(*given))
        write_in(sandbox, "lost?")
        while full:  # noqa: ASYNC110 - a file tells nobody that it was not written
            await asyncio.sleep(0.01)
    kept = keep.load(tmp_path)
    assert kept is not None
    assert "No space left on device" in caplog.text
    assert [m.now.content for m in kept.state.messages.values()] == ["lost?"]


async def test_what_happens_within_a_moment_is_written_together(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(keep, "DELAY", 600.0)
    async with open_sandbox(tmp_path, 0) as sandbox:
        before = (tmp_path / keep.NAME).read_bytes()
        for words in ("one", "two"):
            write_in(sandbox, words)
            await asyncio.sleep(0.02)
        assert (tmp_path / keep.NAME).read_bytes() == before
    kept = keep.load(tmp_path)
    assert kept is not None
    assert [m.now.content for m in kept.state.messages.values()] == ["one", "two"]


async def test_what_was_written_is_not_written_again_before_something_happens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    written, write = list[keep.Snapshot](), keep.write

    def note(taken: keep.Snapshot, folder: Path) -> None:
        written.append(taken)
        write(taken, folder)

    async with open_sandbox(tmp_path, 0) as sandbox:
        monkeypatch.setattr(keep, "DELAY", 0.0)
        monkeypatch.setattr(keep, "write", note)
        write_in(sandbox, "once")
        await asyncio.sleep(0.1)
        assert len(written) <= 1
    assert len(written) >= 1


def fail(error: OSError) -> None:
    raise error


async def test_the_file_of_a_message_that_is_gone_goes_with_it(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path, 0) as sandbox:
        gone, stays = write_in(sandbox, "gone", PNG), write_in(sandbox, "stays", PNG)
        keep.write(keep.snapshot(sandbox.page_state), tmp_path)
        folder = tmp_path / keep.FILES
        (folder / "notes").write_text("no file of a message", encoding="utf-8")
        assert len(list(folder.iterdir())) == 3
        posting.delete(sandbox.page_state.world, gone)
        sandbox.page_state.world.clock.advance(forgetting.LINGERS + 1)
        keep.write(keep.snapshot(sandbox.page_state), tmp_path)
        [file] = stays.now.attachments
        assert sorted(each.name for each in folder.iterdir()) == [str(file.id), "notes"]


async def test_a_file_that_is_there_is_not_written_again(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path, 0) as sandbox:
        [file] = write_in(sandbox, "hello", PNG).now.attachments
        keep.write(keep.snapshot(sandbox.page_state), tmp_path)
        path = tmp_path / keep.FILES / str(file.id)
        path.write_bytes(b"as it was")
        keep.write(keep.snapshot(sandbox.page_state), tmp_path)
        assert path.read_bytes() == b"as it was"


async def test_a_lost_picture_is_empty_and_the_rest_is_there(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path, 0) as first:
        message = write_in(first, "hello", PNG)
    for file in (tmp_path / keep.FILES).iterdir():
        file.unlink()
    async with open_sandbox(tmp_path, 0) as second:
        [attachment] = second.page_state.world.state.messages[message.id].now.attachments
        assert (attachment.filename, attachment.content) == ("board.png", b"")


async def test_what_a_crash_left_half_written_is_no_hindrance(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path, 0) as first:
        message = write_in(first, "hello", PNG)
    half = tmp_path / keep.FILES / f"{message.now.attachments[0].id + 1}.new"
    half.write_bytes(PNG[:5])
    async with open_sandbox(tmp_path, 0) as second:
        assert second.page_state.world.state.messages[message.id].now.attachments[0].content == PNG
        write_in(second, "and more", PNG)
    assert sorted(file.suffix for file in half.parent.iterdir()) == ["", "", ".new"]


async def test_a_name_in_the_file_leads_to_no_other_file(tmp_path: Path) -> None:
    async with open_sandbox(tmp_path, 0) as first:
        write_in(first, "hello", PNG)
    written = tmp_path / keep.NAME
    raw = json.loads(written.read_text(encoding="utf-8"))
    [message] = raw["state"]["messages"].values()
    message["versions"][0]["attachments"][0]["id"] = "../sandbox.json"
    written.write_text(json.dumps(raw), encoding="utf-8")
    with pytest.raises(CannotOpen):
        async with open_sandbox(tmp_path, 0):
            pass


async def test_a_picture_that_was_just_replaced_can_still_be_loaded(tmp_path: Path) -> None:
    """A browser may be at it: that gave errors in the console on a busy machine."""
    async with open_sandbox(tmp_path, 0) as sandbox:
        world = sandbox.page_state.world
        edited, deleted = write_in(sandbox, "edited", PNG), write_in(sandbox, "deleted", PNG)
        links = [items(message_json(world, m), "attachments")[0]["url"] for m in (edited, deleted)]
        body: Json = {"content": "new", "attachments": []}
        posting.edit(world, edited, body, [Upload(0, "board.png", PNG)])
        posting.delete(world, deleted)
        for seconds, status in ((forgetting.LINGERS - 1, 200), (2, 404)):
            world.clock.advance(seconds)
            keep.snapshot(sandbox.page_state)
            assert [await status_of(str(link)) for link in links] == [status, status]


async def status_of(url: str) -> int:
    async with ClientSession() as session, session.get(url) as answer:
        return answer.status


@pytest.mark.parametrize("content", ['{"name": "sandbox", "version": "1.2.0"}', "[1, 2, 3]", "root:x:0:0"])
async def test_a_file_that_is_not_the_sandboxs_stays_as_it_is(tmp_path: Path, content: str) -> None:
    (tmp_path / keep.NAME).write_text(content, encoding="utf-8")
    with pytest.raises(CannotOpen) as caught:
        async with open_sandbox(tmp_path, 0):
            pass
    said = Words("en").say(caught.value.text)
    assert said.startswith(f"{tmp_path / keep.NAME} is not the sandbox's, so it stays as it is.")
    assert broken_in(tmp_path) == []
    assert (tmp_path / keep.NAME).read_text(encoding="utf-8") == content
