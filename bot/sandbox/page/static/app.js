// The page: starts up, takes on a person, follows events, and switches between channels.
//
// The address holds person and channel, `#<person>/<channel>`, so that a reload or a second window opens the
// same.

import { el, icon } from "./dom.js";
import { makeFrame, moveEyes, refreshFrame } from "./frame.js";
import { makeLog, openLog } from "./log.js";
import { makePane } from "./pane.js";
import { channel, forgetEyes, log, on, state, tell } from "./state.js";
import { makeWelcome, refreshWelcome } from "./welcome.js";
import { lang, speak, t } from "./words.js";
import { act, follow, get } from "./wire.js";
import { makeWriter, openWriter } from "./write.js";

const TYPING = 8000; // milliseconds that a typing indicator lasts

let leave = () => {}; // stops following as the previous person
let room;
let welcome;
let typing;
let hint;

async function start() {
    const [person] = address();
    const { people, fresh, boards } = await get("/page/start");
    Object.assign(state, { people, boards });
    state.me = [person, localStorage.me].find((id) => people.some((one) => one.id === id)) ?? people[0].id;
    dress(localStorage.look);
    if (fresh && !localStorage.spoken) {
        await speak(navigator.language);
        await act("speak", { lang: lang(), everybody: true, guess: true });
    }
    await speak(people.find((one) => one.id === state.me).locale);
    build();
    be(state.me);
}

function address() {
    return location.hash.slice(1).split("/");
}

function build() {
    const [scroller, jump] = makeLog();
    typing = el("p.typing", { role: "status" });
    hint = el("div.hint", { role: "status", hidden: true });
    room = el("section.room", {}, scroller, el("div.bottom", {}, jump, hint, typing, makeWriter()));
    welcome = makeWelcome();
    const frame = makeFrame([welcome, room, makePane()]);
    frame.addEventListener("keydown", moveEyes);
    frame.addEventListener("change", set);
    const app = document.getElementById("app");
    app.replaceChildren(frame);
    app.removeAttribute("aria-busy");
    addEventListener("hashchange", moved);
    document.addEventListener("visibilitychange", read);
    for (const [topic, hear] of Object.entries({
        go,
        be,
        read,
        hint: showHint,
        pane: () => state.board && showHint(null), // the game has begun
        live: read,
        speak: setLanguage,
    }))
        on(topic, hear);
}

// ---------------------------------------------------------------------------------------------- who and where

/** Switches to a person. */
function be(id) {
    tellRead();
    leave();
    const before = channel(state.channel);
    forgetEyes();
    state.me = id;
    localStorage.me = id;
    leave = follow(id, (event) => hear(event, before), lost);
}

function go(id) {
    state.channel = id && channel(id) ? id : null;
    const to = `#${state.me}/${state.channel ?? ""}`;
    if (location.hash !== to) history.pushState(null, "", to);
    open();
}

function moved() {
    const [person, place] = address();
    if (person !== state.me && state.people.some((one) => one.id === person)) be(person);
    else if ((place || null) !== state.channel) go(place || null);
}

async function open() {
    room.hidden = !state.channel;
    welcome.hidden = Boolean(state.channel);
    typing.textContent = "";
    showHint(null);
    state.firstUnread = null;
    tell("place");
    if (!state.channel) return refreshWelcome();
    openWriter();
    await openLog();
    markNew();
    read();
}

/** Finds the place of the line "new": before as many messages of others as are unread. */
function markNew() {
    let [left] = state.unread.channels[state.channel] ?? [0];
    if (!left) return;
    let above = null;
    for (const message of [...log(state.channel).messages.values()].reverse()) {
        if (!left) above = message;
        if (above) break;
        if (message.author.id === state.me) continue;
        state.firstUnread = message.id;
        left -= 1;
    }
    if (!above) state.firstUnread = null;
    tell("messages");
}

// ---------------------------------------------------------------------------------------------- what happens

const HEARS = { hello, message, gone: (event) => tell("gone", event), typing: typed, live };

function hear(event, before) {
    HEARS[event.type](event, before);
}

async function hello(event, before) {
    const again = state.linked || state.channels.length > 0;
    Object.assign(state, { ...event, type: undefined, linked: true });
    state.logs = new Map();
    await speak(state.people.find((one) => one.id === state.me).locale);
    tell("me");
    tell("live");
    const [, wanted] = address();
    const sight = again ? state.channel : (wanted ?? null);
    go(seen(sight) ?? twin(before));
}

const seen = (id) => (channel(id) ? id : null);

/** The DM of the new person, if the previous person's DM was open. */
function twin(before) {
    return before?.kind === "dm" ? (state.channels.find((one) => one.kind === "dm")?.id ?? null) : null;
}

/** Says that the connection broke; if the world has been replaced by another, starts again in that. */
async function lost() {
    state.linked = false;
    tell("live");
    const { people } = await get("/page/start").catch(() => ({ people: state.people }));
    if (!people.some((one) => one.id === state.me)) location.reload();
}

function message({ message: fresh }) {
    const found = log(fresh.channel_id);
    const known = found.messages.has(fresh.id);
    if (known) forgetChoices(found.messages.get(fresh.id));
    found.messages.set(fresh.id, fresh);
    if (fresh.channel_id !== state.channel) return;
    if (fresh.author.id === state.bot.id) typing.textContent = "";
    tell("message", fresh.id);
}

/** Forgets the choices shown in menus when their message changes. */
function forgetChoices(old) {
    const forget = (parts) => {
        for (const part of parts ?? []) {
            state.chosen.delete(part.custom_id);
            forget(part.components);
        }
    };
    forget(old.components);
    state.failed.delete(old.id);
}

function typed(event) {
    if (event.channel !== state.channel) return;
    typing.textContent = t("typing", { name: state.bot.name });
    clearTimeout(typed.timer);
    typed.timer = setTimeout(() => (typing.textContent = ""), TYPING);
}

function live(event) {
    const renamed = event.channels !== undefined && state.channel;
    Object.assign(state, { ...event, type: undefined });
    if (renamed && !channel(state.channel)) return go(null);
    tell("live");
}

let reading = null; // what is about to be reported as read: `{channel, message}`

/** Notes that the open channel was read, if it is visible and loaded. The double is told a moment later. */
function read() {
    const ids = [...log(state.channel).messages.keys()];
    const seen = state.unread.channels[state.channel] && log(state.channel).loaded && ids.length;
    if (!seen || document.hidden) return;
    reading = { channel: state.channel, message: ids.at(-1) };
    clearTimeout(read.timer);
    read.timer = setTimeout(tellRead, 150);
}

async function tellRead() {
    if (!reading) return;
    const [told, me] = [act("mark_read", reading), state.me];
    reading = null;
    const { unread } = await told.catch(() => ({}));
    if (unread && state.me === me) live({ unread });
}

// ---------------------------------------------------------------------------------------------- settings

const SETS = {
    speak: (control) => setLanguage({ lang: control.value, everybody: false }),
    look: (control) => dress((localStorage.look = control.value)),
    dms: async (control) => live(await act("dms", { open: control.checked })),
};

function set(event) {
    SETS[event.target.dataset?.set]?.(event.target);
}

function dress(look) {
    if (look && look !== "system") document.documentElement.dataset.look = look;
    else delete document.documentElement.dataset.look;
}

async function setLanguage({ lang, everybody }) {
    localStorage.spoken = lang;
    const told = await act("speak", { lang, everybody });
    await speak(lang);
    live(told);
    refreshFrame();
    if (state.channel) tell("messages");
}

function showHint(words) {
    const close = el(
        "button.quiet.small",
        { type: "button", "aria-label": t("close"), onclick: () => showHint(null) },
        icon("close"),
    );
    hint.replaceChildren(...(words ? [icon("eye"), el("span", {}, words), close] : []));
    hint.hidden = !words;
}

start();
