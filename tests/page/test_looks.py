"""Looks of the page: on a phone, in both lights, in English and Portuguese, and for the blind."""

from importlib.resources import files
from typing import Literal

import pytest
from playwright.async_api import Page, ViewportSize, expect

from tests.depth import one_in
from tests.page.conftest import Open
from tests.page.toybot import Toybot
from tests.page.viewer import DESK, PHONE, Viewer

AT_A_DESK = [(DESK, "light"), (DESK, "dark")]

pytestmark = pytest.mark.asyncio(loop_scope="session")


SEEN = "document.querySelector('dialog[open]') ?? document"
"""What can be reached: behind an open dialog the browser makes everything inert."""

AXE = files("axe_playwright_python") / "axe.min.js"
LIGHTS: tuple[Literal["light", "dark"], ...] = ("light", "dark")


async def axe_in_both_lights(page: Page) -> list[str]:
    """Return what axe-core finds on a page of the board, light and dark."""
    await page.evaluate(AXE.read_text(encoding="utf-8"))
    found = list[str]()
    for light in LIGHTS:
        await page.emulate_media(color_scheme=light)
        result = await page.evaluate("axe.run(document)")
        found += [f"{light}: {it['id']}: {it['nodes'][0]['html'][:200]}" for it in result["violations"]]
    return found


async def findings(viewer: Viewer) -> list[str]:
    """Return what axe-core finds: contrast, names, roles, headings."""
    await viewer.page.evaluate(AXE.read_text(encoding="utf-8"))
    result = await viewer.page.evaluate(f"axe.run({SEEN})")
    return [
        f"{found['id']}: {node['html'][:120]} {node['failureSummary'][:200]}"
        for found in result["violations"]
        for node in found["nodes"]
    ]


async def overflow(viewer: Viewer) -> int:
    """By how many pixels the page is wider than its window."""
    wide: int = await viewer.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    return wide


async def stroll(viewer: Viewer) -> list[tuple[str, list[str], int]]:
    """Go through everything that can be on the screen; gives the findings and the overflow at each stop."""
    page, stops = viewer.page, []

    async def stop(name: str) -> None:
        stops.append((name, await findings(viewer), await overflow(viewer)))

    await stop("the first page")
    await page.evaluate("document.querySelector('[data-place]').click()")
    await viewer.command("marks")
    shown = await viewer.command("show")
    await stop("messages")
    await shown.get_by_role("combobox", name="Fruits").click()
    await stop("a menu")
    await viewer.type("<Escape>")
    await shown.get_by_role("button", name="Secret").click()
    await page.get_by_text("Only you can see this").wait_for()
    await shown.get_by_role("button", name="Name").click()
    await page.get_by_role("dialog").get_by_role("button", name="Send").click()
    await stop("a modal")
    await viewer.type("<Escape>")
    await shown.get_by_role("button", name="Enlarge: A brown board").click()
    await stop("a picture")
    await viewer.type("<Escape>")
    await viewer.line.click()
    await viewer.type("/")
    await stop("the commands")
    await viewer.type("fru", "<Enter>")
    await page.get_by_role("listbox", name="name").get_by_role("option").first.wait_for()
    await stop("a command")
    return stops


@pytest.mark.parametrize(("size", "look"), one_in(3, [(PHONE, "light"), (PHONE, "dark"), *AT_A_DESK]))
async def test_axe_finds_nothing_and_nothing_is_too_wide(
    open_window: Open, bot: Toybot, size: ViewportSize, look: str
) -> None:
    viewer = await open_window(size)
    await viewer.page.evaluate("look => { localStorage.look = look; }", look)
    await viewer.page.reload()
    await viewer.page.get_by_role("button", name="Play Bellum Magica").wait_for()
    assert [stop for stop in await stroll(viewer) if stop[1] or stop[2] > 0] == []


async def test_on_a_phone_the_sides_are_drawers(open_window: Open, bot: Toybot) -> None:
    viewer = await open_window(PHONE)
    page = viewer.page
    await page.get_by_role("button", name="Channels and messages").click()
    await page.get_by_role("button", name="table-2").click()
    await expect(page.get_by_role("heading", level=1)).to_have_text("table-2")
    await expect(page.get_by_role("button", name="lounge")).not_to_be_visible()
    await page.get_by_role("button", name="You are Ana. Change who you are").click()
    await page.get_by_role("radio", name="Bruno").click()
    await viewer.type("<Escape>")
    await expect(page.get_by_role("button", name="You are Bruno. Change who you are")).to_be_focused()


async def test_a_browser_in_portuguese_gets_portuguese(open_window: Open, bot: Toybot) -> None:
    viewer = await open_window(locale="pt-BR")
    await expect(viewer.page.get_by_role("heading", name="Boas-vindas à Taverna")).to_be_visible()
    await expect(viewer.page.locator("html")).to_have_attribute("lang", "pt-BR")
    await viewer.go("table-1")
    await viewer.line.click()
    await viewer.type("/mostrar", "<Enter>", "<Enter>")
    await expect(viewer.last).to_contain_text("Pressed 0 times")
    await expect(viewer.last).to_contain_text("usou /mostrar")
    assert bot.locales == ["pt-BR"]


MARKDOWN = {
    "**bold** and *italic*": "<p><strong>bold</strong> and <em>italic</em></p>",
    "***both***": "<p><strong><em>both</em></strong></p>",
    "__u__ ~~s~~ `a*b*`": "<p><u>u</u> <s>s</s> <code>a*b*</code></p>",
    "snake_case_name and 2*3*4": "<p>snake_case_name and 2<em>3</em>4</p>",
    r"\*not\* \_this\_": "<p>*not* _this_</p>",
    "# One\ntwo": '<h3 class="h1">One</h3><p>two</p>',
    "### Three": '<h5 class="h3">Three</h5>',
    "-# small": '<p class="subtext">small</p>',
    "#nothing": "<p>#nothing</p>",
    "> a\n> b\nc": "<blockquote><p>a\nb</p></blockquote><p>c</p>",
    ">>> a\nb": "<blockquote><p>a\nb</p></blockquote>",
    "- a\n  - b\n- c": "<ul><li>a<ul><li>b</li></ul></li><li>c</li></ul>",
    "3. a\n4. b\n- c": '<ol start="3"><li>a</li><li>b</li></ol><ul><li>c</li></ul>',
    "```py\nx = '**'\n```": "<pre tabindex=\"0\"><code>x = '**'</code></pre>",
    "<img src=x onerror=alert(1)>": "<p>&lt;img src=x onerror=alert(1)&gt;</p>",
    "[x](javascript:alert(1))": "<p>[x](javascript:alert(1))</p>",
    "@everyone": '<p><span class="mention">@everyone</span></p>',
    "</table open:12>": '<p><span class="mention">/table open</span></p>',
    "an unclosed **mark": "<p>an unclosed **mark</p>",
}


async def test_markdown_is_drawn_as_discord_draws_it(open_window: Open) -> None:
    viewer = await open_window()
    script = """async words => {
        const { markdown } = await import("/page/static/markdown.js");
        const box = document.createElement("div");
        box.append(...markdown(words));
        return box.innerHTML;
    }"""
    assert {words: await viewer.page.evaluate(script, words) for words in MARKDOWN} == MARKDOWN


async def test_moments_are_told_in_the_zone_and_language_of_the_reader(open_window: Open) -> None:
    viewer = await open_window(locale="pt-BR")
    script = """async ([at, style]) => (await import("/page/static/words.js")).moment(at, style)"""
    noon = 1700000000
    told = [await viewer.page.evaluate(script, [noon, style]) for style in "tdDF"]
    assert [words.replace("\u202f", " ") for words in told] == [
        "22:13",
        "14/11/2023",
        "14 de novembro de 2023",
        "terça-feira, 14 de novembro de 2023 às 22:13",
    ]
    away = await viewer.page.evaluate("Math.floor(Date.now() / 1000) + 7300")
    assert await viewer.page.evaluate(script, [away, "R"]) == "em 2 horas"
