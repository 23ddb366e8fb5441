// The table that is tapped: pictures, question, news and orders. The server says all of it, in words.

import { atOnce, begun, isLong, isOn, isSame, meant, placesIn, shownOf, tapped, things, unfinished } from "./ask.js";
import { told } from "./controls.js";
import { el, renew, tool } from "./dom.js";
import { lifted } from "./gestures.js";
import { channel, follow, get, post, url } from "./net.js";
import { Picture } from "./picture.js";
import { panel } from "./question.js";
import { isSure } from "./taps.js";
import { happened, orders, settings, which } from "./windows.js";

const SOON = 3000; // milliseconds until the next try
const PACE = 500; // milliseconds from one request for the table to the next: computers may answer faster
const PAUSE = 600; // milliseconds without a tap until an unfinished answer is kept
const EYES = 300; // milliseconds in which nobody reads a new question: a tap is still meant for the one before
const GONE = "404"; // the person has no seat there any more
const LINES = "M4 6h16M4 12h16M4 18h10";
const TICKS = "M4 6l2 2 3-4M12 6h8M4 13l2 2 3-4M12 13h8M4 19h3M12 19h8";
const FINGER = "M9 12V5a1.5 1.5 0 0 1 3 0v6l5 1a2 2 0 0 1 2 2l-1 4a3 3 0 0 1-3 2h-3a3 3 0 0 1-2-1l-4-5a1.5 1.5 0 0 1 2-2z";
const WIDE = matchMedia("(width >= 900px)"); // then the others are beside the board, as in board.css
const app = document.getElementById("app");

let number; // of the table
let table; // as the server tells it
let opened = null; // the option of the question whose next question is shown along with it
let chosen; // the choice so far
let kept = ""; // of it, as the server has it
let advice = null; // on the question, once it was asked for
let refused = "";
let sending = false;
let asks = 0; // requests for the table so far
let lastAsked = 0; // when the last one was made
let latest = 0; // the request whose answer is shown

const pictures = new Map(); // by scene
const bar = el("header.bar");
const tabs = el("nav.tabs");
const ask = el("section.ask", { "aria-live": "polite" });
const notice = el("p.refused", { role: "alert", hidden: true }); // over the pictures, so that nothing moves for it

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

/** Turns to the picture in which most of the question lies, if the one that is shown has not half as much of it. */
function turnToQuestion() {
    const count = (scene) => lying(scene).length || about(scene).length;
    const most = table.scenes.reduce((best, scene) => (count(scene) > count(best) ? scene : best), "board");
    const shown = app.dataset.shown;
    if (!shown || !table.scenes.includes(shown)) turn(most);
    else if (2 * count(shown) < count(most)) turn(most);
}

/** The outlines of what the question is about, where nothing of it can be tapped. */
const about = (scene) => (scene === "board" && !table.question?.locked && !lying(scene).length && table.question?.about) || [];

function drawTabs() {
    const open = table.question && !table.question.locked;
    const tab = (scene) => {
        const count = open ? lying(scene).length : 0;
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

/**
 * What lies in a picture: things of the question that is open along with the table's, and of that itself, unless a
 * person has opened it, who then is asked one thing after the other.
 */
function lying(scene) {
    const of = (asked) => placesIn(asked, scene).map((place) => ({ ...place, asked }));
    const asked = shownOf(table.question, opened);
    const found = of(asked);
    if (asked === table.question || (found.length && opened !== table.question.opened)) return found;
    return [...of(table.question), ...found];
}

/** The outlines over what can be tapped in a picture. */
function lay(scene) {
    if (!table.question || table.question.locked) return [];
    const isHere = (asked, id) => (asked === table.question && opened ? id === opened : isOn(asked, chosen, id));
    return lying(scene).map(({ points, things, asked }) => ({
        points,
        name: things.map(told).join(", "),
        ids: things.map((thing) => thing.id),
        on: things.some((thing) => isHere(asked, thing.id)),
        pick: (side) => {
            const candidates = meant(asked, asked === table.question && opened ? [] : chosen, { things });
            const own = asked === table.question || opened !== table.question.opened; // else nobody has chosen the first answer
            if (candidates.length === 1) tap(asked, candidates[0].id, own && isSure(side));
            else which(table.words, table.words.which, candidates, (id) => tap(asked, id, own));
        },
    }));
}

// ------------------------------------------------------------------------------------------- the question

/** Takes a tap on a thing of a question. It answers at once where a press in the chat does; in a picture, if it is `sure`. */
function tap(asked, id, sure = true) {
    if (sending) return;
    const first = isSame(asked, table.question);
    if (!first && !isSame(asked, shownOf(table.question, opened))) return say(table.words.late); // a window was open meanwhile
    if (first && table.question.options?.find((option) => option.id === id)?.next) return open(id);
    if (first && opened) {
        opened = null;
        chosen = begun(table.question);
    }
    const one = asked.kind === "choose" && asked.most === 1;
    const choice = tapped(asked, one && sure ? [] : chosen, id);
    put(choice, sure);
}

/** Takes a new choice, and gives the answer if that is what the choice does. */
function put(choice, sure = true) {
    const answer = sure ? atOnce(shownOf(table.question, opened), chosen, choice) : null;
    if (answer === null) set(choice);
    else give(answer);
}

/** Gives an answer; along with the option that is open, if there is one. */
function give(answer) {
    const { ask } = table.question;
    const { next } = shownOf(table.question, opened);
    send("answer", next ? { ask, answers: [[opened], answer], then: next.ask } : { ask, answer });
}

/** Answers the table's question, and the one behind that answer. */
const pair = (first, second) =>
    send("answer", { ask: table.question.ask, answers: [[first.id], [second.id]], then: first.next.ask });

/** Shows the question behind an option, or again the one of the table. */
function open(id) {
    opened = id ?? null;
    chosen = begun(shownOf(table.question, opened));
    refused = "";
    turnToQuestion();
    draw();
    ask.scrollTop = 0;
    for (const picture of pictures.values()) picture.settle();
}

function set(choice) {
    if (sending) return;
    chosen = choice;
    refused = "";
    draw();
    keepSoon();
}

/** Asks whether a sheet with empty slots is meant: the next press sends it, but not the second of a double one. */
function doubt() {
    set({ ...chosen, sure: true });
    renewed();
}

function draw() {
    const { words, question } = table;
    document.title = table.game;
    document.documentElement.lang = table.lang;
    renew(
        bar,
        el("h1", {}, table.game),
        tool(words.settings, FINGER, () => settings(words)),
        ...(table.orders.length ? [tool(words.orders, TICKS, () => orders(table, order))] : []),
        tool(words.log, LINES, () => happened(table, number)),
    );
    drawTabs();
    for (const [scene, picture] of pictures) picture.lay(lay(scene), about(scene));
    const asked = shownOf(question, opened);
    const shown = panel(table, { asked, opened, chosen, advice }, { tap, pair, set, put, give, open, doubt, send, order, think });
    const same = ask.dataset.ask === (question?.ask ?? "") && (ask.dataset.opened ?? "") === (opened ?? ""); // else anew
    if (same) renew(ask, ...shown);
    else ask.replaceChildren(...shown);
    ask.dataset.ask = question?.ask ?? "";
    ask.dataset.opened = opened ?? "";
    ask.dataset.places = String(things(asked).filter((thing) => thing.spots).length);
    if (!same) renewed();
    notice.hidden = !refused;
    notice.textContent = refused;
}

let soon; // the time at which the question can be answered

/** Takes no tap until a new question can have been read. */
function renewed() {
    clearTimeout(soon);
    app.dataset.fresh = "";
    soon = setTimeout(() => delete app.dataset.fresh, EYES);
}

/** Says what became of a tap that has done nothing. */
function say(words) {
    refused = words;
    draw();
}

const order = (windows) => send("orders", { windows });

/** Asks for advice, which takes seconds; the question stays as it is meanwhile. Once it is answered, advice comes to nothing. */
async function think({ target }) {
    const { ask: meant } = table.question;
    const open = () => table.question?.ask === meant;
    target.disabled = true;
    target.textContent = table.words.thinking;
    refused = "";
    try {
        advice = await post(`t/${number}/advice`, {});
        if (open()) table = { ...table, coach: advice.coach }; // it knows the advice now
    } catch (failed) {
        if (open()) refused = failed.refused ?? table.words.offline;
    }
    await lifted();
    if (!open()) return;
    draw();
    ask.scrollTop = 0; // where it stands
}

// ------------------------------------------------------------------------------------------- in step

/** Takes on a table as the server tells it; the choice stays while the question does, unless it was changed elsewhere. */
function take(now) {
    if (JSON.stringify(table) === JSON.stringify(now)) return; // nothing moves under a finger for nothing
    const same = table?.question?.ask === now.question?.ask;
    const mine = keeping || saving; // the server does not know yet what is chosen
    const elsewhere = same && now.question && draftOf(now.question) !== kept && !mine;
    table = now;
    if (!same) opened = now.question?.opened ?? null;
    const gone = opened && !shownOf(now.question, opened).next;
    if (gone) opened = null;
    if (elsewhere && now.question.kind === "fill") chosen = { ...begun(now.question), held: chosen.held };
    else if (!same || elsewhere || gone) chosen = now.question ? begun(shownOf(now.question, opened)) : null;
    if (now.question && (!same || !mine)) kept = draftOf(now.question);
    arrange();
    if (!same || !table.scenes.includes(app.dataset.shown)) turnToQuestion(); // nobody may be asked, or a picture is gone
    for (const [scene, picture] of pictures) if (table.scenes.includes(scene)) picture.show(address(scene));
    draw();
    if (!same) {
        ask.scrollTop = 0;
        for (const picture of pictures.values()) picture.settle();
    }
}

const draftOf = (question) => JSON.stringify(question.draft ?? null);

/** The address of a picture, which is another one when it may show something else. */
function address(scene) {
    const filling = scene === "hand" && table.question?.kind === "fill" ? kept : "";
    return url(`t/${number}/${scene}.png?of=${table.version}&with=${encodeURIComponent(filling)}`);
}

let keeping; // the time at which an unfinished answer will be kept
let saving = 0; // unfinished answers on their way

/** Keeps an unfinished answer as the chat does, once no more is tapped for a moment. */
function keepSoon() {
    clearTimeout(keeping);
    keeping = undefined;
    const question = table.question;
    if (!question || !isLong(question)) return;
    keeping = setTimeout(async () => {
        const answer = unfinished(question, chosen);
        keeping = undefined;
        const [before, now] = [kept, JSON.stringify(answer)];
        if (before === now || sending || table.question?.ask !== question.ask) return;
        kept = now;
        saving++;
        await look(post(`t/${number}/draft`, { ask: question.ask, answer })).catch(() => {
            if (kept === now) kept = before; // what is chosen stays, and is kept along with the next tap
        });
        saving--;
    }, PAUSE);
}

/**
 * Takes on what a request for the table says, unless a later one has been answered already. While an answer is on its way
 * only its own response counts (`given`): else the next question would be there before it can be answered.
 */
async function look(request, given = false) {
    const mine = ++asks;
    lastAsked = Date.now();
    const told = await request;
    await lifted();
    if (sending && !given) return void (missed = true);
    if (mine < latest) return;
    latest = mine;
    take(told);
}

let due; // the next try, while the table can't be had
let missed = false; // something has changed while an answer was on its way

/** Looks at the table anew, and again until that works: the stream tells of each change only once. */
async function again() {
    clearTimeout(due);
    missed = sending; // its response brings the table
    if (sending) return;
    const wait = lastAsked + PACE - Date.now();
    if (wait > 0) return (due = setTimeout(again, wait));
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
        await look(post(`t/${number}/${what}`, body), true);
        refused = "";
    } catch (failed) {
        refused = failed.refused ?? table.words.offline;
        missed = true;
        await lifted();
    }
    sending = false;
    draw();
    if (missed) await again();
}

/** Begins as soon as there is a table and the bot answers. */
async function start() {
    try {
        const [, own] = location.pathname.match(/^\/t\/(\d+)$/) ?? []; // on a host's own name
        number = own ? Number(own) : (await get(`at/${channel}`)).table;
        app.removeAttribute("aria-busy");
        if (number === null) return setTimeout(start, SOON);
        app.replaceChildren(bar, tabs, ask, notice);
        await look(get(`t/${number}`));
    } catch {
        return setTimeout(start, SOON);
    }
    follow(`t/${number}/events`, again);
    WIDE.addEventListener("change", drawTabs);
}

let aimed; // the question that was there when a finger came down

app.addEventListener("pointerdown", () => (aimed = [ask.dataset.ask, ask.dataset.opened].join()), { capture: true });

// A tap on what has only just come is none, such as the second of a double one; keys are pressed on what is read.
app.addEventListener(
    "click",
    (event) => {
        const late = "fresh" in app.dataset || aimed !== [ask.dataset.ask, ask.dataset.opened].join();
        if (!event.detail || !late || !event.target.closest(".ask, .sheet")) return;
        event.stopPropagation();
        say(table.words.late);
    },
    { capture: true },
);

start();
