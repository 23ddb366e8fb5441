// Windows over the page: what happened, standing orders, and which of the things in one place is meant.

import { told } from "./controls.js";
import { dialog, el } from "./dom.js";
import { get } from "./net.js";
import { oneTap, setOneTap } from "./taps.js";

/** What happened since one's turn, and below it the log before that, the newest first, page by page. */
export function happened(table, number) {
    const { words } = table;
    const lines = (all) => all.map((line) => el("li", {}, line));
    const log = el("ul.lines", {});
    const more = el("button", { type: "button", onclick: () => earlier() }, words.earlier);
    const below = el("h3", { hidden: true }, words.before);
    let before; // the number of entries before those that are shown
    /** The newest page without what is told above it. */
    function untold(all) {
        const known = new Set(table.lately);
        return all.slice(0, all.findLastIndex((line) => !known.has(line)) + 1);
    }
    async function earlier() {
        const page = await get(`t/${number}/log${before === undefined ? "" : `?last=${before}`}`).catch(() => null);
        if (!page) return;
        log.append(...lines(before === undefined ? untold(page.lines) : page.lines).reverse());
        before = page.first;
        more.hidden = !before;
        below.hidden = !table.news.length || !log.children.length;
    }
    const since = table.news.length ? [el("h3", {}, words.news), el("ul.lines", {}, lines(table.news))] : [];
    dialog(words, words.log, ...since, below, log, more);
    earlier();
}

/** The windows in which one need not be asked; `set` takes those that are chosen. */
export function orders(table, set) {
    const { words } = table;
    const boxes = table.orders.map((order) => {
        const tick = el("input", { type: "checkbox", value: order.id, checked: order.on, onchange: () => set(chosen()) });
        return el("label.order", {}, tick, el("span", {}, el("strong", {}, order.name), order.about));
    });
    const chosen = () => boxes.map((box) => box.firstChild).filter((tick) => tick.checked).map((tick) => tick.value);
    dialog(words, words.orders, el("p", {}, words["orders-about"]), ...boxes);
}

/** How taps in pictures answer on this device. */
export function settings(words) {
    const tick = el("input", { type: "checkbox", checked: oneTap(), onchange: () => setOneTap(tick.checked) });
    const about = el("span", {}, el("strong", {}, words["one-tap"]), words["one-tap-about"]);
    dialog(words, words.settings, el("label.order", {}, tick, about));
}

/** Asks which of several things is meant. */
export function which(words, title, candidates, pick) {
    const chips = candidates.map((thing) =>
        el("button", { type: "button", "data-id": thing.id, onclick: () => (box.close(), pick(thing.id)) }, told(thing)),
    );
    const box = dialog(words, title, el("div.chips", {}, chips));
}
