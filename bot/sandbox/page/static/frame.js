// The frame around the messages: the channels on the left, the people on the right, the bar on top.

import { avatar, el, icon, morph, tool } from "./dom.js";
import { paneButton, turnPane } from "./pane.js";
import { drawPeople } from "./people.js";
import { channel, on, person, state, tell } from "./state.js";
import { t } from "./words.js";
import { act } from "./wire.js";

let left;
let right;
let bar;
let shell;

/** Makes the frame around `main` (elements); returns the whole page. */
export function makeFrame(main) {
    left = el("nav.left", { id: "places" });
    right = el("aside.right", { id: "people" });
    bar = el("header.bar");
    const cover = el("div.shade", { onclick: () => openDrawer(null) });
    shell = el("div.shell", {}, left, cover, el("main", {}, bar, el("div.side-by-side", {}, main)), right);
    shell.addEventListener("click", clicked);
    shell.addEventListener(
        "keydown",
        (event) => event.key === "Escape" && shell.dataset.open && openDrawer(null),
    );
    for (const topic of ["live", "place", "me", "pane"]) on(topic, refreshFrame);
    matchMedia("(max-width: 1000px)").addEventListener("change", () => openDrawer(null));
    return shell;
}

/** Redraws all of it. */
export function refreshFrame() {
    if (!state.me) return;
    morph(left, places());
    morph(right, drawPeople());
    morph(bar, top());
    for (const select of right.querySelectorAll("select"))
        select.value = select.querySelector("[selected]").value;
    for (const box of right.querySelectorAll("input")) box.checked = box.hasAttribute("checked");
    const calls = Object.values(state.unread.channels).reduce((sum, [, count]) => sum + count, 0);
    const name = state.channel ? placeName(channel(state.channel)) : t("home");
    document.title = `${calls ? `(${calls}) ` : ""}${name} · Taverna`;
}

export const placeName = (place) => (place ? (place.kind === "dm" ? place.name : `#${place.name}`) : "");

// ---------------------------------------------------------------------------------------------- channels

function places() {
    const of = (kind) => state.channels.filter((one) => one.kind === kind);
    const threads = (parent) => of("thread").filter((one) => one.parent === parent.id && shownThread(one));
    const home = {
        type: "button",
        "aria-current": state.channel ? null : "page",
        data: { frame: "home", key: "home" },
    };
    return el(
        "nav.left",
        { id: "places", "aria-label": t("places") },
        el(
            "div.guild",
            {},
            el("img", { src: "/page/static/icon.svg", alt: "" }),
            el("strong", {}, state.guild),
            tool(t("close"), "close", { frame: "shut" }, ".only-narrow"),
        ),
        el("button.place.home", home, icon("home"), el("span", {}, t("home"))),
        el(
            "div.heading",
            {},
            el("h2", {}, t("channels")),
            tool(t("add-channel"), "plus", { frame: "add" }, ".small"),
        ),
        el(
            "ul",
            {},
            of("text").map((one) => [item(one), threads(one).map(item)]),
        ),
        el("div.heading", {}, el("h2", {}, t("direct-messages"))),
        el("ul", {}, of("dm").map(item)),
    );
}

/** Archived threads are hidden, except the open one. */
const shownThread = (thread) => !thread.archived || thread.id === state.channel;

const MARKS = { text: "hash", thread: "thread", dm: "mail" };

function item(place) {
    const here = place.id === state.channel;
    const [fresh = 0, calls = 0] = here ? [] : (state.unread.channels[place.id] ?? []);
    const name = [place.name, fresh ? t("unread") : null, calls ? t("calls", { count: calls }) : null];
    const button = el(
        `button.place${fresh ? ".fresh" : ""}`,
        {
            type: "button",
            "aria-current": here ? "page" : null,
            "aria-label": name.filter(Boolean).join(", "),
            data: { frame: "go", place: place.id },
        },
        icon(MARKS[place.kind]),
        el("span", {}, place.name),
        calls ? el("span.count", { "aria-hidden": "true" }, String(calls)) : null,
    );
    return el(`li.${place.kind}`, { data: { key: place.id } }, button);
}

// ---------------------------------------------------------------------------------------------- the bar

function top() {
    const place = channel(state.channel);
    const mark = MARKS[place?.kind] ?? "home";
    const me = person(state.me);
    const others = Object.entries(state.unread.people).some(([id, [, calls]]) => id !== state.me && calls);
    return el(
        "header.bar",
        {},
        tool(t("places"), "menu", { frame: "left" }, ".only-narrow"),
        el("h1", {}, icon(mark), el("span", {}, place ? place.name : t("home"))),
        place?.topic ? el("p.topic", {}, place.topic) : null,
        el(
            "p.status",
            { role: "status" },
            state.linked ? (state.online ? "" : t("bot-offline")) : t("page-offline"),
        ),
        paneButton(),
        el(
            `button.me.only-medium${others ? ".fresh" : ""}`,
            {
                type: "button",
                "aria-label": t("you-are-now", { name: me.name }),
                "aria-controls": "people",
                data: { frame: "right" },
            },
            avatar(me),
            el("span", {}, me.name),
            others ? el("span.dot", { "aria-hidden": "true" }) : null,
        ),
    );
}

// ---------------------------------------------------------------------------------------------- what is done

const DOES = {
    go: (control) => tell("go", control.dataset.place),
    home: () => tell("go", null),
    be: (control) => tell("be", control.dataset.person),
    add: addChannel,
    left: () => openDrawer("left"),
    right: () => openDrawer("right"),
    shut: () => openDrawer(null),
    pane: turnPane,
};

function clicked(event) {
    const control = event.target.closest("[data-frame]");
    if (!control) return;
    DOES[control.dataset.frame](control);
    if (["go", "home"].includes(control.dataset.frame)) openDrawer(null);
}

/** Opens the drawer on one side, on screens where the sides are drawers; null closes it. */
function openDrawer(side) {
    const was = shell.dataset.open;
    if (side) shell.dataset.open = side;
    else delete shell.dataset.open;
    const drawer = { left, right }[side];
    if (drawer) drawer.querySelector("button, select, input").focus();
    else if (was) bar.querySelector(`[data-frame="${was}"]`)?.focus();
}

async function addChannel() {
    const used = state.channels.filter((one) => one.kind === "text").map((one) => one.name);
    const name = freeName(used);
    const { channel: id } = await act("add_channel", { name });
    tell("go", id);
}

/** The first of table-1, table-2 and so on that is not used. */
export function freeName(used) {
    let n = 1;
    while (used.includes(`table-${n}`)) n += 1;
    return `table-${n}`;
}

/** Arrow keys move among the people, as in any group of radio buttons. */
export function moveEyes(event) {
    const control = event.target.closest?.("[data-frame=be]");
    const step = { ArrowDown: 1, ArrowRight: 1, ArrowUp: -1, ArrowLeft: -1 }[event.key];
    if (!control || !step) return;
    event.preventDefault();
    const all = [...right.querySelectorAll("[data-frame=be]")];
    const next = all[(all.indexOf(control) + step + all.length) % all.length];
    next.focus();
    tell("be", next.dataset.person);
}
