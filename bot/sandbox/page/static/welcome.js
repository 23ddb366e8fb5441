// The first page. Its two buttons only send commands that a user could type.

import { el, icon, morph } from "./dom.js";
import { freeName, placeName } from "./frame.js";
import { settle } from "./outcome.js";
import { channel, on, state, tell } from "./state.js";
import { games, lang, languages, t } from "./words.js";
import { act } from "./wire.js";

const COMPUTERS = 2;
const WAYS = {
    computers: [
        ["table open", true],
        ...Array(COMPUTERS).fill(["table add-computer", false]),
        ["table start", false],
    ],
    friends: [["table open", true]],
    learn: [["learn", true]],
};

let page;
let busy = null; // the game that is being started: `way:game`
let failure = null;

/** Makes the only element of this kind. */
export function makeWelcome() {
    page = el("section.welcome");
    page.addEventListener("click", clicked);
    on("live", refreshWelcome);
    return page;
}

/** Redraws it. */
export function refreshWelcome() {
    if (state.channel) return;
    morph(page, draw());
}

function draw() {
    const ready = state.online && state.commands.guild.some((one) => one.words === "table open");
    return el(
        "section.welcome",
        { "aria-labelledby": "welcome" },
        el("img.sign", { src: "/page/static/icon.svg", alt: "" }),
        el("h2", { id: "welcome" }, t("welcome")),
        el("p.lead", {}, t("welcome-lead")),
        speaking(),
        underWay(),
        el("div.cards", {}, games().map((game) => card(game, ready))),
        el("p.status", { role: "status" }, ready ? (failure ?? "") : t("bot-starting")),
        el(
            "div.tips",
            {},
            ["tip-eyes", "tip-commands", "tip-secrets"].map((key, n) =>
                el("p", {}, icon(["eye", "slash", "lock"][n]), t(key)),
            ),
        ),
    );
}

function speaking() {
    const one = (code, name) =>
        el(
            "button.button.secondary",
            {
                type: "button",
                "aria-pressed": String(lang() === code),
                lang: code,
                data: { speak: code, key: code },
            },
            name,
        );
    return el(
        "div.languages",
        { role: "group", "aria-label": t("language") },
        ...Object.entries(languages()).map(([code, name]) => one(code, name)),
    );
}

/** The tables under way that this person sees, with the way there. */
function underWay() {
    if (!state.tables.length) return null;
    const one = ({ channel: id, title, mine, resume }) =>
        el(
            "button.button.secondary",
            { type: "button", data: { go: id, key: resume?.custom_id ?? id, ...resume } },
            el("span", {}, t("go-on", { name: title, it: placeName(channel(id)) })),
            mine ? el("span.mine", {}, t("your-turn")) : null,
        );
    return el(
        "div.under-way",
        { role: "group", "aria-label": t("under-way") },
        el("h3", {}, t("under-way")),
        state.tables.filter((table) => channel(table.channel)).map(one),
    );
}

function card(game, ready) {
    const go = (way, style) => {
        const mine = busy === `${way}:${game.key}`;
        return el(
            `button.button.${style}`,
            {
                type: "button",
                disabled: !ready || (busy && !mine),
                "aria-busy": mine ? "true" : null,
                data: { way, game: game.key, key: way },
            },
            el("span", {}, t(`play-${way}`, { name: game.name, count: COMPUTERS })),
            mine ? el("span.spinner") : null,
        );
    };
    return el(
        "article.card",
        { data: { key: game.key } },
        el("img.board", { src: `/page/static/games/${game.key}.${lang()}.webp`, alt: "", loading: "lazy" }),
        el("h3", {}, game.name),
        el("p.figures", {}, game.figures),
        el("p", {}, game.about),
        go("learn", "primary"),
        go("computers", "secondary"),
        go("friends", "secondary"),
    );
}

function clicked(event) {
    const control = event.target.closest("button");
    if (control?.dataset.speak) tell("speak", { lang: control.dataset.speak, everybody: true });
    if (control?.dataset.custom_id) goOn(control.dataset);
    else if (control?.dataset.go) tell("go", control.dataset.go);
    if (control?.dataset.way && !busy) play(control.dataset.way, control.dataset.game);
}

/** Wakes a lesson that rests, and goes there. */
async function goOn({ go, message, custom_id }) {
    const { failure: words } = await settle(act("press", { message, custom_id }));
    failure = words;
    if (failure) return refreshWelcome();
    state.learning = true;
    tell("go", go);
}

/** Goes to a channel in which nobody has written, and sends the commands there one by one. */
async function play(way, game) {
    busy = `${way}:${game}`;
    failure = null;
    refreshWelcome();
    const learns = way === "learn";
    const place = learns ? directMessages() : await freeChannel();
    for (const [words, asksGame] of WAYS[way]) {
        const options = asksGame ? { game } : {};
        const { failure: words_ } = await settle(
            act("command", { channel: place, words, options, patient: true }),
        );
        failure = words_;
        if (failure) break;
    }
    busy = null;
    if (failure) return refreshWelcome();
    state.learning = learns;
    tell("go", place);
    if (way === "friends") tell("hint", t("hint-friends"));
}

/** The channel of one's own messages with the bot. */
function directMessages() {
    return state.channels.find((one) => one.kind === "dm").id;
}

async function freeChannel() {
    const tables = state.channels.filter((one) => one.kind === "text" && one.name.startsWith("table-"));
    const free = tables.find((one) => one.empty);
    return free
        ? free.id
        : (await act("add_channel", { name: freeName(tables.map((one) => one.name)) })).channel;
}
