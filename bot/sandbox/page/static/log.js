// The open channel's messages: scrolled to the end as long as the reader is there, loaded in pages of 50 on
// the way up. In direct messages the reader stands where the newest one begins, until they scroll.

import { el, icon, morph } from "./dom.js";
import { refreshMoments } from "./markdown.js";
import { closeMenu, refreshMenu, toggleMenu } from "./menus.js";
import { draw } from "./message.js";
import { enlarge } from "./modal.js";
import { dismiss, press } from "./press.js";
import { channel, log, on, state, tell } from "./state.js";
import { t } from "./words.js";
import { act } from "./wire.js";

const KEPT = 150; // messages on the page while the reader is at the end
const NEAR = 160; // pixels from the end that still count as being there

let list;
let scroller;
let jump;
let loading = false;
let atEnd = true;
let atTop = false; // of the newest message

/** Makes the only element of this kind. */
export function makeLog() {
    list = el("ol.messages");
    jump = el("button.jump", { type: "button", hidden: true, onclick: jumped });
    const live = { role: "log", "aria-live": "polite", "aria-relevant": "additions", tabindex: "0" };
    scroller = el("div.scroller", live, list);
    scroller.addEventListener("scroll", scrolled, { passive: true });
    for (const moves of ["wheel", "touchmove", "keydown", "pointerdown"])
        scroller.addEventListener(moves, moved, { passive: true });
    list.addEventListener("click", clicked);
    list.addEventListener("keydown", keyed);
    new ResizeObserver(stay).observe(list);
    new ResizeObserver(stay).observe(scroller);
    on("message", redraw);
    on("messages", drawAll);
    on("gone", gone);
    setInterval(() => refreshMoments(list), 20000);
    return [scroller, jump];
}

/** Opens the channel that the state names: loads its newest messages if they are not there. */
export async function openLog() {
    closeMenu();
    const id = state.channel;
    const found = log(id);
    list.replaceChildren();
    jump.replaceChildren(icon("down"), t("jump"));
    scroller.setAttribute("aria-label", t("messages-of", { name: channel(id)?.name ?? "" }));
    atEnd = true;
    const [unread = 0] = state.unread.channels[id] ?? [];
    atTop = channel(id)?.kind === "dm" && (unread > 0 || state.learning);
    state.learning = false;
    if (!found.loaded) await load(id);
    if (state.channel === id) drawAll();
}

async function load(id, before) {
    const me = state.me;
    const page = await act("look", { channel: id, before });
    if (state.me !== me) return;
    const found = log(id);
    const older = page.messages.map((message) => [message.id, message]);
    found.messages = new Map(
        [...older, ...found.messages].sort(([a], [b]) => (BigInt(a) < BigInt(b) ? -1 : 1)),
    );
    found.more = page.more;
    found.loaded = true;
}

/** Keeps the reader where they are while messages come and grow. */
function stay() {
    if (atTop) toTop();
    else if (atEnd) toEnd();
}

function toTop() {
    const newest = list.lastElementChild;
    if (!newest) return;
    const below = newest.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
    scroller.scrollTo({ top: scroller.scrollTop + below, behavior: "instant" });
}

function toEnd(behavior = "instant") {
    scroller.scrollTo({ top: scroller.scrollHeight, behavior });
}

/** The reader goes elsewhere, unless they only press a button: then they want to see what comes of it. */
function moved({ type, key, target }) {
    const pressed = type === "pointerdown" || (type === "keydown" && ["Enter", " "].includes(key));
    if (!pressed || !target.closest("button")) atTop = false;
}

function jumped() {
    atTop = false;
    toEnd("smooth");
}

function scrolled() {
    const left = scroller.scrollHeight - scroller.clientHeight - scroller.scrollTop;
    atEnd = left < NEAR;
    jump.hidden = atTop || left < 600; // the rest of the newest message is no later one
    if (atEnd) tell("read");
    if (scroller.scrollTop < 300 && log(state.channel).more && !loading) older();
}

async function older() {
    loading = true;
    const id = state.channel;
    const found = log(id);
    const first = found.messages.keys().next().value;
    try {
        await load(id, first);
    } finally {
        loading = false;
    }
    if (state.channel !== id) return;
    const height = scroller.scrollHeight;
    const top = scroller.scrollTop;
    drawAll();
    scroller.scrollTop = top + scroller.scrollHeight - height;
}

function drawAll() {
    const found = log(state.channel);
    trim(found);
    const rows = [];
    let earlier = null;
    if (!found.more && found.loaded) rows.push(beginning());
    for (const message of found.messages.values()) {
        if (message.id === state.firstUnread)
            rows.push(el("li.new", { role: "separator", data: { key: "new" } }, el("span", {}, t("new"))));
        rows.push(draw(message, earlier));
        earlier = message;
    }
    const fresh = list.cloneNode(false);
    fresh.append(...rows);
    morph(list, fresh);
    refreshMenu();
    stay();
}

function beginning() {
    const place = channel(state.channel);
    const words = place?.kind === "dm" ? "beginning-dm" : "beginning";
    return el(
        "li.beginning",
        { data: { key: "beginning" } },
        el("h2", {}, place?.kind === "dm" ? place.name : `#${place?.name ?? ""}`),
        el("p", {}, t(words, { name: place?.name ?? "" })),
    );
}

/** Forgets the oldest messages of a long channel while the reader is at its end. */
function trim(found) {
    if (!atEnd || found.messages.size <= KEPT) return;
    const kept = [...found.messages].slice(-KEPT + 50);
    found.messages = new Map(kept);
    found.more = true;
}

/** Draws or redraws one message of the open channel. */
function redraw(id) {
    const found = log(state.channel);
    const message = found.messages.get(id);
    const row = list.querySelector(`:scope > [data-key="${id}"]`);
    if (!message) return;
    const ids = [...found.messages.keys()];
    const place = ids.indexOf(id);
    if (!row && place !== ids.length - 1) return drawAll();
    const fresh = draw(message, found.messages.get(ids[place - 1]));
    if (row) morph(row, fresh);
    else list.append(fresh);
    if (!row && atEnd && channel(state.channel)?.kind === "dm" && message.author.id === state.bot.id) atTop = true;
    if (!row && atEnd) trimLater();
    refreshMenu();
    stay();
}

function trimLater() {
    if (log(state.channel).messages.size > KEPT) drawAll();
}

function gone({ id, channel: place }) {
    log(place).messages.delete(id);
    if (place !== state.channel) return;
    const focused = list.querySelector(`:scope > [data-key="${id}"]`)?.contains(document.activeElement);
    drawAll();
    if (focused) tell("write");
}

const DOES = {
    press: (control, id) => press(id, control),
    menu: (control, id) => toggleMenu(control, id),
    dismiss: (control, id) => dismiss(id),
    enlarge: (control) => enlarge(control.querySelector("img")),
    uncover: (control) => (control.hidden = true),
    reveal: (control) => reveal(control),
    go: (control) => tell("go", control.dataset.channel),
};

function clicked(event) {
    const control = event.target.closest("[data-do]");
    if (!control) return;
    DOES[control.dataset.do](control, control.closest("[data-message]").dataset.message);
}

function reveal(control) {
    control.setAttribute("aria-expanded", "true");
    control.removeAttribute("aria-label");
    control.removeAttribute("role");
}

function keyed(event) {
    const control = event.target.closest("[data-do]");
    if (!control) return;
    const opens =
        control.dataset.do === "menu" &&
        control.getAttribute("aria-expanded") === "false" &&
        ["ArrowDown", "ArrowUp"].includes(event.key);
    const spoiler = control.dataset.do === "reveal" && [" ", "Enter"].includes(event.key);
    if (!opens && !spoiler) return;
    event.preventDefault();
    control.click();
}
