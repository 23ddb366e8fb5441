// A question as controls below the pictures: everything that can be chosen, in words.

import { fitting, fresh, inOrder, isOn, laid, openSlot, rest, slotPressed, spent } from "./ask.js";
import { el } from "./dom.js";

/** A thing in words, with what it does. */
export const told = (thing) => (thing.effect ? `${thing.label}: ${thing.effect}` : thing.label);

/** The controls of a question. `acts`: `tap` a thing, `set` a new choice, `give` an answer at once. */
export function controls(question, chosen, words, acts) {
    switch (question.kind) {
        case "choose":
            return [chips(question, chosen, acts.tap, question.least ? [] : [answering({ label: words.none }, acts.give, [])])];
        case "order":
            return [chips(question, chosen, acts.tap)];
        case "number":
            return question.values.length
                ? [answers(question.values, acts.give)]
                : [stepper("", chosen, question.low, question.high, question.step, acts.set)];
        case "split":
            return question.ways.length ? [answers(question.ways, acts.give)] : shares(question, chosen, words, acts);
        default:
            return sheet(question, chosen, words, acts);
    }
}

/** All options of a question as buttons, and more of them. */
export const chips = (question, chosen, tap, more = []) =>
    el("div.chips", {}, question.options.map((option) => chip(question, chosen, option, tap)), more);

function chip(question, chosen, option, tap) {
    const on = isOn(question, chosen, option.id);
    const number = question.kind === "order" && on ? `${inOrder(question, chosen).indexOf(option.id) + 1}. ` : "";
    return thing({ ...option, label: number + option.label }, on, () => tap(question, option.id));
}

/** A thing as a button; `on`: whether it is chosen. */
const thing = (option, on, onclick) =>
    el(
        option.idle ? "button.idle" : "button",
        { type: "button", "aria-pressed": String(on), "data-id": option.id, onclick },
        option.label,
        option.effect ? el("small", {}, option.effect) : null,
    );

/** Whole answers as buttons: each gives its own. */
const answers = (ways, give) => el("div.chips", {}, ways.map((way) => answering(way, give, way.answer)));

const answering = ({ label, effect }, give, answer) =>
    el("button", { type: "button", onclick: () => give(answer) }, label, effect ? el("small", {}, effect) : null);

/** A number for each part; and answers that give one part all that is left, or each the same. */
function shares(question, chosen, words, { set, give }) {
    const rows = question.parts.map((part) =>
        stepper(told(part), chosen[part.id], part.low, part.high, 1, (value) => set({ ...chosen, [part.id]: value })),
    );
    const begun = JSON.stringify(chosen) !== JSON.stringify(fresh(question));
    const ways = question.parts
        .map((part) => ({ label: words[begun ? "rest" : "all"].replace("{part}", part.label), answer: rest(question, chosen, part) }))
        .filter((way) => way.answer);
    if (question.equal) ways.push({ label: Object.values(question.equal).join(" + "), answer: question.equal });
    const left = words.left.replace("{count}", String(question.most - spent(chosen)));
    return [el("p", {}, left), ...rows, answers(ways, give)];
}

function stepper(label, value, low, high, step, set) {
    const to = (next, sign) =>
        el(
            "button",
            {
                type: "button",
                "aria-label": `${label} ${sign}`.trim(),
                disabled: next < low || next > high,
                onclick: () => set(next),
            },
            sign,
        );
    const output = el("output", {}, String(value));
    return el("div.row", {}, el("label", {}, label), to(value - step, "−"), output, to(value + step, "+"));
}

/** The slots with what lies in them, and what fits the open one: pressed, it goes there, and the next one opens. */
function sheet(question, chosen, words, { set, put }) {
    const open = openSlot(question, chosen);
    const label = (id) => question.options.find((option) => option.id === id)?.label ?? words.empty;
    const slots = question.slots.map((slot) =>
        thing({ id: slot.id, label: slot.label, effect: label(chosen.slots[slot.id]) }, slot === open, () =>
            set(slotPressed(question, chosen, slot.id)),
        ),
    );
    if (!open) return [el("div.chips.slots", {}, slots)];
    const fits = fitting(question, chosen, open).map((option) =>
        thing(option, chosen.slots[open.id] === option.id, () =>
            put({ slots: laid(question, chosen.slots, open.id, option.id), held: null }),
        ),
    );
    return [el("div.chips.slots", {}, slots), el("h3", {}, open.label), el("div.chips", {}, fits)];
}
