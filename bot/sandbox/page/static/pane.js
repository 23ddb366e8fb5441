// The board beside the chat: a page of its own in a frame, in step with the chat because both follow the table.

import { el, icon } from "./dom.js";
import { on, state, tell } from "./state.js";
import { lang, t } from "./words.js";
import { get } from "./wire.js";

const WIDE = matchMedia("(min-width: 1000px)");

let pane;
let shown = null; // the address of the board in the frame
let asked = 0; // of several questions only the last one counts
let place = ""; // where the last answer was about

/** Makes the pane; it is filled when the open channel has a table at which the current person sits. */
export function makePane() {
    pane = el("section.pane", { hidden: true });
    for (const topic of ["place", "me", "live"]) on(topic, look);
    on("message", () => state.board ?? look()); // the table may have begun only after its channel was opened
    WIDE.addEventListener("change", lay);
    return pane;
}

/** Opens the board, or goes back to the chat. */
export function turnPane() {
    state.tapping = !open();
    lay();
    tell("pane");
}

const open = () => Boolean(state.board) && (state.tapping ?? WIDE.matches);

async function look() {
    if (!state.boards) return;
    const [channel, me, mine] = [state.channel, state.me, ++asked];
    const path = `/board/at/${channel}?as=${me}`;
    const answer = channel ? await get(path).catch(() => null) : { table: null };
    if (mine !== asked) return;
    if (!answer && path === place) return; // nobody answers just now: the board stays
    place = path;
    const [before, table] = [state.board, answer?.table ?? null];
    state.board = table;
    lay();
    if (before !== table) tell("pane");
}

function lay() {
    const to = open() ? `/board?channel=${state.channel}&as=${state.me}&lang=${lang()}` : null; // read anew in another
    pane.hidden = !to;
    pane.parentElement.dataset.pane = to ? "open" : "shut";
    if (to === shown) return;
    shown = to;
    pane.replaceChildren(...(to ? [el("iframe", { src: to, title: t("board") })] : []));
}

/** The button that opens the board, or goes back to the chat; nothing where there is no table. */
export function paneButton() {
    if (!state.board) return null;
    const attributes = { type: "button", "aria-pressed": String(open()), data: { frame: "pane" } };
    return el("button.turn", attributes, icon("board"), el("span", {}, t("board")));
}
