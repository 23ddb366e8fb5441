// The table that is tapped: pictures, question, news and orders. The server says all of it, in words.

import { begun, isLong, isOn, meant, placesIn, tapped, things, unfinished } from "./ask.js";
import { told } from "./controls.js";
import { el, renew, tool } from "./dom.js";
import { channel, follow, get, post, url } from "./net.js";
import { Picture } from "./picture.js";
import { panel } from "./question.js";
import { happened, orders, which } from "./windows.js";

const SOON = 3000; // milliseconds until the next try
const PAUSE = 600; // milliseconds without a tap until an unfinished answer is kept
const GONE = "404"; // the person has no seat there any more
const LINES = "M4 6h16M4 12h16M4 18h10";
const TICKS = "M4 6l2 2 3-4M12 6h8M4 13l2 2 3-4M12 13h8M4 19h3M12 19h8";
const WIDE = matchMedia("(width >= 900px)"); // then the others are beside the board, as in board.css
const app = document.getElementById("app");

let number; // of the table
let table; // as the server tells it
let chosen; // the choice so far
let kept = ""; // of it, as the server has it
let advice = null; // on the question, once it was asked for
let refused = "";
let sending = false;
let asks = 0; // requests for the table so far
let latest = 0; // the request whose answer is shown

const pictures = new Map(); // by scene
const bar = el("header.bar");
const tabs = el("nav.tabs");
const ask = el("section.ask", { "aria-live": "polite" });

// ------------------------------------------------------------------------------------------- the pictures

/** Lays the pictures out that there are, and shows the one in which most can be chosen. */
function arrange() {
    for (const scene of table.scenes)
        if (!pictures.has(scene)) {
            pictures.set(scene, new Picture(scene));
            ask.before(pictures.get(scene).frame);
        }
    for (const [scene, picture] of pictures) {
        picture.name(table.words);
        picture.frame.hidden = !table.scenes.includes(scene);
    }
}

/** Shows a picture; where there is room, beside the board. */
function turn(scene) {
    app.dataset.shown = scene;
    if (scene !== "board" || !app.dataset.beside) app.dataset.beside = scene === "board" ? "hand" : scene;
    for (const tab of tabs.children) tab.setAttribute("aria-pressed", String(isTurned(tab.dataset.scene)));
}

const isTurned = (scene) => scene === (WIDE.matches ? app.dataset.beside : app.dataset.shown);

/** Turns to the picture in which most of the question lies, if the one that is shown has nothing of it. */
function turnToQuestion() {
    const count = (scene) => placesIn(table.question, scene).length;
    const most = table.scenes.reduce((best, scene) => (count(scene) > count(best) ? scene : best), "board");
    const shown = app.dataset.shown;
    if (!shown || !table.scenes.includes(shown)) turn(most);
    else if (count(most) && !count(shown)) turn(most);
}

function drawTabs() {
    const open = table.question && !table.question.locked;
    const tab = (scene) => {
        const count = open ? placesIn(table.question, scene).length : 0;
        return el(
            "button",
            {
                type: "button",
                "data-scene": scene,
                "aria-pressed": String(isTurned(scene)),
                onclick: () => turn(scene),
            },
            table.words[scene],
            count ? el("span.count", {}, String(count)) : null,
        );
    };
    renew(tabs, ...(table.scenes.length > 1 ? table.scenes.map(tab) : []));
}

/** The outlines over what can be tapped in a picture. */
function lay(scene) {
    const question = table.question;
    if (!question || question.locked) return [];
    return placesIn(question, scene).map((place) => ({
        points: place.points,
        name: place.things.map(told).join(", "),
        ids: place.things.map((thing) => thing.id),
        on: place.things.some((thing) => isOn(question, chosen, thing.id)),
        pick: () => {
            const candidates = meant(question, chosen, place);
            const pick = (id) => set(tapped(question, chosen, id));
            if (candidates.length === 1) pick(candidates[0].id);
            else which(table.words, candidates, pick);
        },
    }));
}

// ------------------------------------------------------------------------------------------- the question

function set(choice) {
    if (sending) return;
    chosen = choice;
    refused = "";
    draw();
    keepSoon();
}

function draw() {
    const { words, question } = table;
    document.title = table.game;
    document.documentElement.lang = table.lang;
    renew(
        bar,
        el("h1", {}, table.game),
        ...(table.orders.length ? [tool(words.orders, TICKS, () => orders(table, order))] : []),
        tool(words.log, LINES, () => happened(table, number)),
    );
    drawTabs();
    for (const [scene, picture] of pictures) picture.lay(lay(scene));
    const shown = panel(table, chosen, advice, { set, send, order, think });
    const same = ask.dataset.ask === (question?.ask ?? ""); // in another question one begins anew
    if (same) renew(ask, ...shown);
    else ask.replaceChildren(...shown);
    ask.dataset.ask = question?.ask ?? "";
    ask.dataset.places = String(things(question).filter((thing) => thing.spots).length);
    if (refused) ask.prepend(el("p.refused", { role: "alert" }, refused));
}

const order = (windows) => send("orders", { windows });

/** Asks for advice, which takes seconds; the question stays as it is meanwhile. */
async function think({ target }) {
    target.disabled = true;
    target.textContent = table.words.thinking;
    refused = "";
    try {
        advice = await post(`t/${number}/advice`, {});
    } catch (failed) {
        refused = failed.refused ?? table.words.offline;
    }
    draw();
    ask.scrollTop = 0; // where it stands
}

// ------------------------------------------------------------------------------------------- in step

/** Takes on a table as the server tells it; the choice stays while the question does, unless it was changed elsewhere. */
function take(now) {
    if (JSON.stringify(table) === JSON.stringify(now)) return; // nothing moves under a finger for nothing
    const same = table?.question?.ask === now.question?.ask;
    const elsewhere = same && now.question && draftOf(now.question) !== kept && !keeping;
    table = now;
    if (elsewhere && now.question.kind === "fill") chosen = { ...begun(now.question), held: chosen.held };
    else if (!same || elsewhere) chosen = now.question ? begun(now.question) : null;
    if (now.question && (!same || !keeping)) kept = draftOf(now.question);
    arrange();
    if (!same) turnToQuestion();
    draw();
    if (!same) {
        ask.scrollTop = 0;
        for (const picture of pictures.values()) picture.settle();
    }
    for (const [scene, picture] of pictures) if (table.scenes.includes(scene)) picture.show(address(scene));
}

const draftOf = (question) => JSON.stringify(question.draft ?? null);

/** The address of a picture, which is another one when it may show something else. */
function address(scene) {
    const filling = scene === "hand" && table.question?.kind === "fill" ? kept : "";
    return url(`t/${number}/${scene}.png?of=${table.version}&with=${encodeURIComponent(filling)}`);
}

let keeping; // the time at which an unfinished answer will be kept

/** Keeps an unfinished answer as the chat does, once no more is tapped for a moment. */
function keepSoon() {
    clearTimeout(keeping);
    keeping = undefined;
    const question = table.question;
    if (!question || !isLong(question)) return;
    keeping = setTimeout(async () => {
        const answer = unfinished(question, chosen);
        keeping = undefined;
        const news = kept !== JSON.stringify(answer);
        kept = JSON.stringify(answer);
        if (news && !sending && table.question?.ask === question.ask)
            await look(post(`t/${number}/draft`, { ask: question.ask, answer })).catch(() => {});
    }, PAUSE);
}

/** Takes on what a request for the table says, unless a later one has been answered already. */
async function look(request) {
    const mine = ++asks;
    const told = await request;
    if (mine < latest) return;
    latest = mine;
    take(told);
}

let due; // the next try, while the table can't be had

/** Looks at the table anew, and again until that works: the stream tells of each change only once. */
async function again() {
    clearTimeout(due);
    try {
        await look(get(`t/${number}`));
    } catch (failed) {
        clearTimeout(due);
        if (failed.message !== GONE) due = setTimeout(again, SOON);
    }
}

async function send(what, body) {
    if (sending) return;
    sending = true;
    clearTimeout(keeping);
    keeping = undefined;
    for (const button of ask.querySelectorAll("button")) button.disabled = true;
    try {
        await look(post(`t/${number}/${what}`, body));
        refused = "";
    } catch (failed) {
        refused = failed.refused ?? table.words.offline;
        await again();
    }
    sending = false;
    draw();
}

/** Begins as soon as there is a table and the bot answers. */
async function start() {
    try {
        const [, own] = location.pathname.match(/^\/t\/(\d+)$/) ?? []; // on a host's own name
        number = own ? Number(own) : (await get(`at/${channel}`)).table;
        app.removeAttribute("aria-busy");
        if (number === null) return setTimeout(start, SOON);
        app.replaceChildren(bar, tabs, ask);
        await look(get(`t/${number}`));
    } catch {
        return setTimeout(start, SOON);
    }
    follow(`t/${number}/events`, again);
    WIDE.addEventListener("change", drawTabs);
}

start();
