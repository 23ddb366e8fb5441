// A question as controls: what is chosen so far, and the answer once it is whole. It knows no game and no rule.

/** The choice so far, for each kind of question: ids, amounts by part, or options by slot. */
export function begun(question) {
    if (question.kind === "number") return question.low;
    if (question.kind === "choose" && question.least === 1 && question.options.length === 1)
        return [question.options[0].id];
    if (question.kind === "split")
        return Object.fromEntries(question.parts.map((part) => [part.id, part.low]));
    return question.kind === "fill" ? {} : [];
}

/** The answer that the choice makes, or null while something is missing. */
export function answerOf(question, chosen) {
    switch (question.kind) {
        case "choose":
            return chosen.length >= question.least && chosen.length <= question.most ? chosen : null;
        case "order":
            return chosen.length === question.options.length ? chosen : null;
        case "split": {
            const sum = Object.values(chosen).reduce((one, other) => one + other, 0);
            return sum >= question.least && sum <= question.most ? chosen : null;
        }
        case "fill":
            return question.slots.every((slot) => slot.blank || chosen[slot.id]) ? chosen : null;
        default:
            return chosen;
    }
}

/** The choice after a thing was tapped: on the board, or in the list. */
export function tapped(question, chosen, id) {
    if (question.kind === "split") {
        const part = question.parts.find((each) => each.id === id);
        return { ...chosen, [id]: Math.min(part.high, chosen[id] + 1) };
    }
    if (chosen.includes(id)) return chosen.filter((each) => each !== id);
    if (question.kind === "choose" && question.most === 1) return [id];
    const full = question.kind === "choose" && chosen.length >= question.most;
    return full ? chosen : [...chosen, id];
}

/** What can be tapped on the board. */
export const placed = (question) => (question?.options ?? question?.parts ?? []).filter((one) => one.spot);

/** The controls below the board; `set` takes a new choice. */
export function controls(el, question, chosen, words, set) {
    switch (question.kind) {
        case "choose":
        case "order":
            return [el("div.chips", {}, question.options.map((option) => chip(el, question, chosen, option, set)))];
        case "number":
            return [stepper(el, "", chosen, question.low, question.high, question.step, set)];
        case "split": {
            const spent = Object.values(chosen).reduce((one, other) => one + other, 0);
            const left = el("p", {}, words.left.replace("{count}", String(question.most - spent)));
            const rows = question.parts.map((part) =>
                stepper(el, told(part), chosen[part.id], part.low, part.high, 1, (value) =>
                    set({ ...chosen, [part.id]: value }),
                ),
            );
            return [left, ...rows];
        }
        default:
            return question.slots.map((slot) => menu(el, question, chosen, slot, words, set));
    }
}

const told = (thing) => (thing.effect ? `${thing.label} · ${thing.effect}` : thing.label);

function chip(el, question, chosen, option, set) {
    const place = chosen.indexOf(option.id);
    const number = question.kind === "order" && place >= 0 ? `${place + 1}. ` : "";
    return el(
        "button",
        {
            type: "button",
            "aria-pressed": String(place >= 0),
            onclick: () => set(tapped(question, chosen, option.id)),
        },
        number + option.label,
        option.effect ? el("small", {}, option.effect) : null,
    );
}

function stepper(el, label, value, low, high, step, set) {
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
    return el(
        "div.row",
        {},
        el("label", {}, label),
        to(value - step, "−"),
        el("output", {}, String(value)),
        to(value + step, "+"),
    );
}

function menu(el, question, chosen, slot, words, set) {
    const used = new Set(
        Object.entries(chosen)
            .filter(([id]) => id !== slot.id)
            .map(([, option]) => option),
    );
    const fits = question.options.filter(
        (option) => slot.fits.includes(option.id) && !(question.distinct && used.has(option.id)),
    );
    const change = (event) => {
        const { [slot.id]: _, ...others } = chosen;
        set(event.target.value ? { ...others, [slot.id]: event.target.value } : others);
    };
    return el(
        "div.row",
        {},
        el("label", { for: slot.id }, slot.label),
        el(
            "select",
            { id: slot.id, onchange: change },
            el("option", { value: "" }, words.empty),
            fits.map((option) =>
                el("option", { value: option.id, selected: chosen[slot.id] === option.id }, told(option)),
            ),
        ),
    );
}
