// The table that is tapped: picture, places, question, news and hand. The server says all of it, in words.

import { answerOf, begun, controls, placed, tapped } from "./ask.js";

const SVG = "http://www.w3.org/2000/svg";
const NEAREST = 3; // how far one can zoom in
const MARGIN = 40; // units of the picture around the places
const CLOSEST = 2; // times as large as the picture's whole width: nearer, one would not see what lies around
const READABLE = 0.66; // of the size at which the width is filled: smaller, nobody can read the whole picture
const SOON = 3000; // milliseconds until the next try
const GONE = "404"; // the person has no seat there any more
const LOGGED_OUT = 401;
const STILL = 6; // pixels that a finger moves even while it taps
const asked = new URLSearchParams(location.search);
const app = document.getElementById("app");

let number; // of the table
let table; // as the server tells it
let chosen; // the choice so far
let refused = "";
let sending = false;
let asks = 0; // requests for the table so far
let latest = 0; // the request whose answer is shown
let size = [1, 1]; // of the picture, in its units
let view = { scale: 1, x: 0, y: 0 };
let held = false; // the person has moved or enlarged the picture, which then stays as it is

function el(name, attributes = {}, ...children) {
    const [tag, ...classes] = name.split(".");
    const node = document.createElement(tag);
    if (classes.length) node.className = classes.join(" ");
    for (const [key, value] of Object.entries(attributes)) {
        if (key.startsWith("on")) node.addEventListener(key.slice(2), value);
        else if (value === true) node.setAttribute(key, "");
        else if (value !== null && value !== undefined && value !== false) node.setAttribute(key, value);
    }
    node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined));
    return node;
}

const url = (rest) => {
    const as = asked.has("as") ? `as=${asked.get("as")}` : "";
    return `/board/${rest}${as && (rest.includes("?") ? "&" : "?")}${as}`;
};

async function get(rest) {
    const answer = await fetch(url(rest));
    if (answer.status === LOGGED_OUT) location.reload(); // the page then says how to log in
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.json();
}

// ------------------------------------------------------------------------------------------- the picture

const image = el("img", { alt: "" });
const svg = document.createElementNS(SVG, "svg");
const sheet = el("div.sheet", {}, image, svg);
const zoom = el("div.zoom");
const drawing = el("p.drawing", { role: "status" });
const frame = el("div.frame", {}, drawing, sheet, zoom);
const bar = el("header.bar");
const ask = el("section.ask", { "aria-live": "polite" });

function drawSpots() {
    svg.setAttribute("viewBox", `0 0 ${size[0]} ${size[1]}`);
    const had = document.activeElement?.dataset?.id;
    svg.replaceChildren();
    const question = table.question;
    if (!question || question.locked || !image.src) return; // without the picture nobody knows how large it is
    const larger = (one, other) => area(other.spot) - area(one.spot); // what lies within another lies above it
    for (const thing of placed(question).sort(larger)) {
        const shape = document.createElementNS(SVG, "polygon");
        const on = question.kind === "split" ? chosen[thing.id] > 0 : chosen.includes(thing.id);
        const pick = () => set(tapped(question, chosen, thing.id));
        shape.setAttribute("points", thing.spot.map((at) => at.join(",")).join(" "));
        shape.setAttribute("class", on ? "spot on" : "spot");
        shape.setAttribute("tabindex", "0");
        shape.setAttribute("role", "button");
        shape.setAttribute("aria-pressed", String(on));
        shape.setAttribute("aria-label", thing.effect ? `${thing.label}: ${thing.effect}` : thing.label);
        shape.dataset.id = thing.id;
        shape.addEventListener("click", pick);
        shape.addEventListener("keydown", (event) => {
            if (!["Enter", " "].includes(event.key)) return;
            event.preventDefault();
            pick();
        });
        svg.append(shape);
        if (had === thing.id) shape.focus();
    }
}

function area(spot) {
    const [xs, ys] = [spot.map((at) => at[0]), spot.map((at) => at[1])];
    return (Math.max(...xs) - Math.min(...xs)) * (Math.max(...ys) - Math.min(...ys));
}

/** The part of the picture with all places that can be tapped; null if there are none. */
function region() {
    const points = placed(table?.question).flatMap((thing) => thing.spot);
    if (!points.length) return null;
    const [xs, ys] = [points.map((at) => at[0]), points.map((at) => at[1])];
    const [left, top] = [Math.max(0, Math.min(...xs) - MARGIN), Math.max(0, Math.min(...ys) - MARGIN)];
    const [right, bottom] = [Math.min(size[0], Math.max(...xs) + MARGIN), Math.min(size[1], Math.max(...ys) + MARGIN)];
    return [left, top, right - left, bottom - top];
}

/** Shows a part of the picture, or all of it, as large as fits above the last `clear` pixels. */
function fit(part, clear = 0) {
    const [x, y, wide, high] = part ?? [0, 0, ...size];
    const { clientWidth: w, clientHeight } = frame;
    const h = clientHeight - clear;
    const closest = CLOSEST * Math.max(w / size[0], clientHeight / size[1]);
    const scale = Math.min(w / wide, h / high, part ? closest : NEAREST, NEAREST);
    view = { scale, x: (w - wide * scale) / 2 - x * scale, y: (h - high * scale) / 2 - y * scale };
    held = false;
    place();
}

/** Shows what is asked about: the places, or else the picture from its upper edge, large enough to be read. */
function settle() {
    const [w, h] = [frame.clientWidth / size[0], frame.clientHeight / size[1]];
    const places = region();
    if (places) fit(places, zoom.clientHeight); // clear of the buttons in the corner
    else fit(h < READABLE * w ? [0, 0, size[0], frame.clientHeight / w] : null);
}

function place() {
    sheet.style.width = `${size[0]}px`;
    sheet.style.height = `${size[1]}px`;
    sheet.style.transform = `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
}

function enlarge(by, clientX, clientY) {
    const box = frame.getBoundingClientRect();
    held = true;
    const least = Math.min(frame.clientWidth / size[0], frame.clientHeight / size[1]);
    const scale = Math.min(Math.max(view.scale * by, least), NEAREST);
    const [x, y] = [clientX - box.left, clientY - box.top];
    view = {
        scale,
        x: x - ((x - view.x) * scale) / view.scale,
        y: y - ((y - view.y) * scale) / view.scale,
    };
    place();
}

// One finger moves the picture, two fingers or the wheel enlarge it.
const fingers = new Map();
let start_at = [0, 0];
let dragged = false; // whether the picture was moved
frame.addEventListener("pointerdown", (event) => {
    fingers.set(event.pointerId, event);
    dragged = fingers.size > 1;
    start_at = [event.clientX, event.clientY];
});
frame.addEventListener("pointermove", (event) => {
    const before = fingers.get(event.pointerId);
    if (!before) return;
    const [other] = [...fingers.values()].filter((one) => one.pointerId !== event.pointerId);
    dragged ||= Math.hypot(event.clientX - start_at[0], event.clientY - start_at[1]) > STILL;
    fingers.set(event.pointerId, event);
    if (other) {
        const far = (one) => Math.hypot(one.clientX - other.clientX, one.clientY - other.clientY) || 1;
        enlarge(
            far(event) / far(before),
            (event.clientX + other.clientX) / 2,
            (event.clientY + other.clientY) / 2,
        );
    } else {
        held = true;
        view = {
            ...view,
            x: view.x + event.clientX - before.clientX,
            y: view.y + event.clientY - before.clientY,
        };
        place();
    }
});
frame.addEventListener(
    "click",
    (event) => {
        if (dragged) event.stopPropagation(); // the click at the end of moving the picture is no choice
        dragged = false;
    },
    { capture: true },
);
for (const kind of ["pointerup", "pointercancel", "pointerleave"])
    frame.addEventListener(kind, (event) => fingers.delete(event.pointerId));
frame.addEventListener(
    "wheel",
    (event) => {
        event.preventDefault();
        enlarge(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
    },
    { passive: false },
);

/** Loads the board anew, and shows it once it is there. */
async function picture() {
    const fresh = new Image();
    fresh.src = url(`t/${number}/board.png?n=${table.n}&at=${Date.now()}`);
    const wanted = table.n;
    await fresh.decode().catch(() => {});
    if (table.n !== wanted) return; // a newer one is on its way
    if (!fresh.naturalWidth) return setTimeout(() => table.n === wanted && picture(), SOON); // not drawn yet
    const [wide, high] = size;
    size = [fresh.naturalWidth, fresh.naturalHeight];
    image.src = fresh.src;
    drawing.remove();
    drawSpots();
    if (!held || wide !== size[0] || high !== size[1]) settle();
    else place();
}

/** A button with a drawing instead of words. */
function tool(name, path, does) {
    const drawing = document.createElementNS(SVG, "svg");
    drawing.setAttribute("viewBox", "0 0 24 24");
    drawing.setAttribute("aria-hidden", "true");
    const line = document.createElementNS(SVG, "path");
    line.setAttribute("d", path);
    drawing.append(line);
    return el("button.tool", { type: "button", "aria-label": name, title: name, onclick: does }, drawing);
}

// ------------------------------------------------------------------------------------------- the question

function set(choice) {
    if (sending) return;
    chosen = choice;
    refused = "";
    const at = controlsOf(ask).indexOf(document.activeElement);
    draw();
    controlsOf(ask)[at]?.focus(); // whoever uses the keyboard stays where they are
}

const controlsOf = (node) => [...node.querySelectorAll("button, select")];

function draw() {
    const { words, question } = table;
    document.title = table.game;
    document.documentElement.lang = table.lang;
    bar.replaceChildren(
        el("h1", {}, table.game),
        el("button", { type: "button", onclick: () => show("hand") }, words.hand),
        el("button", { type: "button", onclick: () => show("log") }, words.log),
    );
    zoom.replaceChildren(
        tool(words.whole, "M4 4h6M4 4v6M20 20h-6M20 20v-6M4 20h6M4 20v-6M20 4h-6M20 4v6", () => fit(null)),
        tool(words.places, "M12 3v5M12 16v5M3 12h5M16 12h5M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6", settle),
    );
    drawing.textContent = words.drawing;
    drawSpots();
    const acts = [...(question && !question.locked ? giving(question) : []), ...undoing()];
    ask.replaceChildren(
        ...(question ? asking(question) : quiet()).filter(Boolean),
        ...(acts.length ? [el("div.acts", {}, acts)] : []),
    );
    ask.dataset.ask = question ? question.ask : "";
    ask.dataset.places = String(placed(question).length);
    if (refused) ask.prepend(el("p.refused", { role: "alert" }, refused));
}

function quiet() {
    const { words, status, waiting } = table;
    if (status === "over") return [el("h2", {}, words.over)];
    const who = waiting.length ? words.waiting.replace("{names}", waiting.join(", ")) : words.nothing;
    return [el("h2", {}, who)];
}

function asking(question) {
    const { words } = table;
    if (question.locked) return [el("h2", {}, question.prompt), el("p", {}, words.locked)];
    return [el("h2", {}, question.prompt), coached(question), ...controls(el, question, chosen, words, set)];
}

/** The button that gives the answer, and the one that clears it: always in sight, below all that is offered. */
function giving(question) {
    const { words } = table;
    const answer = answerOf(question, chosen);
    const things = [question.options ?? [], question.parts ?? []].flat();
    const named = things.filter((one) => Array.isArray(chosen) && chosen.includes(one.id)).map((one) => one.label);
    const said = question.kind === "number" ? [String(chosen)] : named;
    const go = el(
        "button.go",
        { type: "button", disabled: answer === null, onclick: () => send("answer", { ask: question.ask, answer }) },
        said.length ? `✓ ${said.join(", ")}` : words.send,
    );
    const one = question.kind === "choose" && question.most === 1; // another choice takes its place
    if (one || JSON.stringify(chosen) === JSON.stringify(begun(question))) return [go];
    return [go, el("button", { type: "button", onclick: () => set(begun(question)) }, words.clear)];
}

function undoing() {
    if (!table.undo) return [];
    return [el("button", { type: "button", onclick: () => send("undo", { n: table.n }) }, table.words.undo)];
}

/** The coach's ideas in a lesson, each with a button that carries it out. */
function coached(question) {
    const { coach, words } = table;
    if (!coach.length) return null;
    const idea = (each) =>
        el(
            "div.row",
            {},
            el("p", {}, el("strong", {}, each.name), each.why),
            el(
                "button",
                { type: "button", onclick: () => send("answer", { ask: question.ask, answer: each.answer }) },
                words.do,
            ),
        );
    return el("div.coach", {}, el("strong", {}, `🎓 ${words.coach}`), coach.map(idea));
}

function show(what) {
    const inside =
        what === "hand"
            ? el("img", { alt: table.words.hand, src: url(`t/${number}/hand.png?at=${Date.now()}`) })
            : el("ol", {}, table.news.map((line) => el("li", {}, line)));
    const close = el("button", { type: "button", onclick: () => box.close() }, table.words.close);
    const box = el("dialog", { onclose: () => box.remove() }, close, inside);
    document.body.append(box);
    box.showModal();
}

// ------------------------------------------------------------------------------------------- in step

/** Takes on a table as the server tells it; the choice stays while the question does. */
function take(fresh) {
    const same = table?.question?.ask === fresh.question?.ask;
    const moved = !table || table.n !== fresh.n || !same;
    table = fresh;
    if (!same) chosen = fresh.question ? begun(fresh.question) : null;
    draw();
    if (!same) {
        ask.scrollTop = 0;
        settle();
    }
    if (moved) picture();
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
    for (const button of ask.querySelectorAll("button")) button.disabled = true;
    try {
        await look(post(what, body));
    } catch (failed) {
        refused = failed.refused ?? table.words.offline;
        await again();
    }
    sending = false;
    draw();
}

/** Sends it, and returns the table as it then is. Throws what was refused, in words. */
async function post(what, body) {
    const answer = await fetch(url(`t/${number}/${what}`), {
        method: "POST",
        headers: { "Content-Type": "application/json", "X-Taverna": "1" },
        body: JSON.stringify(body),
    });
    const told = await answer.json();
    if (!answer.ok || told.refused) throw told;
    refused = "";
    return told;
}

function follow() {
    const stream = new EventSource(url(`t/${number}/events`));
    stream.onmessage = again;
    stream.onerror = () => {
        stream.close();
        again();
        setTimeout(follow, SOON);
    };
}

/** Begins as soon as there is a table and the bot answers. */
async function start() {
    try {
        const [, own] = location.pathname.match(/^\/t\/(\d+)$/) ?? []; // on a host's own name
        number = own ? Number(own) : (await get(`at/${asked.get("channel") ?? ""}`)).table;
        app.removeAttribute("aria-busy");
        if (number === null) return setTimeout(start, SOON);
        await look(get(`t/${number}`));
    } catch {
        return setTimeout(start, SOON);
    }
    app.replaceChildren(bar, frame, ask);
    settle();
    new ResizeObserver(() => held || settle()).observe(frame);
    follow();
}

start();
