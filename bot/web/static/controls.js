// A question as controls below the pictures: everything that can be chosen, in words.

import { isOn, laid, spent, tapped, without } from "./ask.js";
import { el } from "./dom.js";

/** A thing in words, with what it does. */
export const told = (thing) => (thing.effect ? `${thing.label}: ${thing.effect}` : thing.label);

/** The controls of a question; `set` takes a new choice. */
export function controls(question, chosen, words, set) {
    switch (question.kind) {
        case "choose":
        case "order":
            return [el("div.chips", {}, question.options.map((option) => chip(question, chosen, option, set)))];
        case "number":
            return [stepper("", chosen, question.low, question.high, question.step, set)];
        case "split": {
            const left = words.left.replace("{count}", String(question.most - spent(chosen)));
            const rows = question.parts.map((part) =>
                stepper(told(part), chosen[part.id], part.low, part.high, 1, (value) =>
                    set({ ...chosen, [part.id]: value }),
                ),
            );
            return [el("p", {}, left), ...rows];
        }
        default:
            return question.slots.map((slot) => menu(question, chosen, slot, words, set));
    }
}

function chip(question, chosen, option, set) {
    const on = isOn(question, chosen, option.id);
    const number = question.kind === "order" && on ? `${chosen.indexOf(option.id) + 1}. ` : "";
    const onclick = () => set(tapped(question, chosen, option.id));
    return el(
        "button",
        { type: "button", "aria-pressed": String(on), "data-id": option.id, onclick },
        number + option.label,
        option.effect ? el("small", {}, option.effect) : null,
    );
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

function menu(question, chosen, slot, words, set) {
    const used = new Set(Object.values(without(chosen.slots, slot.id)));
    const fits = question.options.filter(
        (option) => slot.fits.includes(option.id) && !(question.distinct && used.has(option.id)),
    );
    const onchange = ({ target }) =>
        set({
            slots: target.value
                ? laid(question, chosen.slots, slot.id, target.value)
                : without(chosen.slots, slot.id),
            held: null,
        });
    const entries = fits.map((option) =>
        el("option", { value: option.id, selected: chosen.slots[slot.id] === option.id }, told(option)),
    );
    const choice = el("select", { id: slot.id, onchange }, el("option", { value: "" }, words.empty), entries);
    return el("div.row", {}, el("label", { for: slot.id }, slot.label), choice);
}
