// A question's choice: what is chosen so far, and the answer once it is whole. It knows no game and no rule.

const PAIRS = 10; // answers to two questions that are a button each
const FEW = 4; // slots of a sheet in which nobody overlooks an empty one
const PAIR = 2; // slots of a sheet that is answered by what fills it

/** The choice with which a question begins: for each kind ids, amounts by part, a number, or options by slot. */
export function fresh(question) {
    if (question.kind === "number") return question.low;
    if (question.kind === "split")
        return Object.fromEntries(question.parts.map((part) => [part.id, part.low]));
    return question.kind === "fill" ? { slots: {}, held: null } : [];
}

/** The choice as far as it was kept, in the chat or here; else the one with which the question begins. */
export function begun(question) {
    const kept = question.draft ?? null;
    if (kept === null) return fresh(question);
    return question.kind === "fill" ? { slots: kept, held: null } : kept;
}

/** What is kept of a choice: the answer, whole or not. */
export const unfinished = (question, chosen) => (question.kind === "fill" ? chosen.slots : chosen);

/** True if an answer takes several taps, so that it is worth keeping before it is given. */
export const isLong = (question) =>
    ["split", "fill", "order"].includes(question.kind) || (question.kind === "choose" && question.most > 1);

/** The question behind the option that is open, to be answered along with it; else the question itself. */
export function shownOf(question, opened) {
    const next = question?.options?.find((option) => option.id === opened)?.next;
    return next ? { ...question, prompt: next.prompt, options: next.options, next } : question;
}

/** True if two are the same question, as it was told at one time and at another. */
export const isSame = (one, other) => one?.ask === other?.ask && one?.next?.ask === other?.next?.ask;

/**
 * All ways to answer a question along with what comes behind its options, if they are so few that each is a button:
 * an option, and what is chosen behind it, if something is.
 */
export function pairs(question) {
    if (!question?.options?.some((option) => option.next)) return null;
    const every = question.options.flatMap((first) =>
        first.next ? first.next.options.map((second) => ({ first, second })) : [{ first }],
    );
    const idle = ({ second }) => Boolean(second?.idle); // they come last
    return every.length <= PAIRS ? every.sort((one, other) => idle(one) - idle(other)) : null;
}

/** The answer that a tap gives at once, as a press in the chat does, or null: one of a kind, or the last of several. */
export function atOnce(question, before, chosen) {
    const answer = answerOf(question, chosen);
    switch (question.kind) {
        case "choose":
            return chosen.length && chosen.length === question.most && (question.most === 1 || question.least === question.most)
                ? answer
                : null;
        case "order":
            return question.options.length === 2 ? answer : null;
        case "fill": {
            const filled = (choice) => Object.keys(choice.slots).length;
            const short = filled(before) < question.slots.length && question.slots.length <= PAIR;
            return short && filled(chosen) === question.slots.length ? answer : null;
        }
        default:
            return null;
    }
}

/** The answer that the choice makes, or null while something is missing. */
export function answerOf(question, chosen) {
    switch (question.kind) {
        case "choose":
            return chosen.length >= question.least && chosen.length <= question.most ? chosen : null;
        case "order":
            return chosen.length >= question.options.length - 1 ? inOrder(question, chosen) : null;
        case "split":
            return spent(chosen) >= question.least && spent(chosen) <= question.most ? chosen : null;
        case "fill":
            return question.slots.every((slot) => slot.blank || chosen.slots[slot.id]) ? chosen.slots : null;
        default:
            return chosen;
    }
}

/** An order as far as it is chosen, with the last thing once only one is left. */
export function inOrder(question, chosen) {
    const left = question.options.filter((option) => !chosen.includes(option.id));
    return left.length === 1 ? [...chosen, left[0].id] : chosen;
}

/** The shares with all that is left for one part; null if it has no room for that. */
export function rest(question, chosen, part) {
    const amount = question.most - spent(chosen) + chosen[part.id];
    return amount >= part.low && amount <= part.high ? { ...chosen, [part.id]: amount } : null;
}

/** The sum of the parts of a split. */
export const spent = (chosen) => Object.values(chosen).reduce((one, other) => one + other, 0);

/** The choice after a thing was tapped: in a picture, or in the list. */
export function tapped(question, chosen, id) {
    if (question.kind === "fill") return filled(question, chosen, id);
    if (question.kind === "split") {
        const part = question.parts.find((each) => each.id === id);
        const room = spent(chosen) < question.most && chosen[id] < part.high;
        return room ? { ...chosen, [id]: chosen[id] + 1 } : { ...chosen, [id]: part.low };
    }
    if (chosen.includes(id)) return chosen.filter((each) => each !== id);
    if (question.kind === "choose" && question.most === 1) return [id];
    const full = question.kind === "choose" && chosen.length >= question.most;
    return full ? chosen : [...chosen, id];
}

/**
 * A sheet after a tap: on an option, which goes into the slot that was opened, else is held; on the slot into which the
 * held one goes, or that is emptied, or opened if it is empty.
 */
function filled(question, { slots, held, open }, id) {
    const slot = question.slots.find((each) => each.id === id);
    if (slot) {
        if (held && slot.fits.includes(held)) return { slots: laid(question, slots, id, held), held: null };
        return slots[id] || open === id ? { slots: without(slots, id), held: null } : { slots, held: null, open: id };
    }
    if (question.slots.some((each) => each.spots)) {
        const into = question.slots.find((each) => each.id === open && each.fits.includes(id));
        if (into) return { slots: laid(question, slots, open, id), held: null };
        return { slots, held: held === id ? null : id };
    }
    const lies = Object.keys(slots).find((each) => slots[each] === id); // slots that no picture shows
    if (lies) return { slots: without(slots, lies), held: null };
    const free = question.slots.find((each) => !slots[each.id] && each.fits.includes(id));
    return { slots: free ? laid(question, slots, free.id, id) : slots, held: null };
}

/** The slot of a sheet into which the next option goes: the one that was chosen, else the first empty one. */
export const openSlot = (question, chosen) =>
    question.slots.find((slot) => slot.id === chosen.open) ?? question.slots.find((slot) => !chosen.slots[slot.id]);

/** A sheet after a slot in the list was pressed: it is open then; pressed once more, it is emptied. */
export function slotPressed(question, chosen, id) {
    if (chosen.held || (openSlot(question, chosen)?.id === id && chosen.slots[id])) return filled(question, chosen, id);
    return { slots: chosen.slots, held: null, open: id };
}

/** The options for a slot: of equal copies one, which lies there or nowhere. */
export function fitting(question, chosen, slot) {
    const elsewhere = new Set(Object.values(without(chosen.slots, slot.id)));
    const free = question.options.filter(({ id }) => slot.fits.includes(id) && !(question.distinct && elsewhere.has(id)));
    const mine = free.filter(({ id }) => chosen.slots[slot.id] === id);
    return free.filter((option) => (mine.find((it) => it.label === option.label) ?? free.find((it) => it.label === option.label)) === option);
}

/** How many slots of a long sheet are empty though something is left that fits one of them and is no filler. */
export function lacking(question, chosen) {
    if (question.kind !== "fill" || question.slots.length <= FEW) return 0;
    const empty = question.slots.filter((slot) => !chosen.slots[slot.id]);
    const meant = ({ id }) => !question.filler.includes(id);
    return empty.some((slot) => fitting(question, chosen, slot).some(meant)) ? empty.length : 0;
}

/** The slots with an option in one of them; if each can be used only once, in no other. */
export function laid(question, slots, slot, option) {
    const others = Object.entries(slots).filter(([id, lying]) => id !== slot && !(question.distinct && lying === option));
    return { ...Object.fromEntries(others), [slot]: option };
}

/** The slots with an empty one. */
export const without = (slots, id) => Object.fromEntries(Object.entries(slots).filter(([slot]) => slot !== id));

/** True if a thing is chosen, in a slot, held, or a slot that is open or has something in it. */
export function isOn(question, chosen, id) {
    if (question.kind === "number") return false;
    if (question.kind === "split") return chosen[id] > 0;
    if (question.kind === "order") return inOrder(question, chosen).includes(id);
    if (question.kind !== "fill") return chosen.includes(id);
    return [chosen.held, chosen.open].includes(id) || id in chosen.slots || Object.values(chosen.slots).includes(id);
}

/** All that can be tapped for a question. */
export const things = (question) =>
    question ? [...(question.options ?? []), ...(question.parts ?? []), ...(question.slots ?? [])] : [];

/** What lies in a picture, one entry for each place: its outline, and the things that are there. */
export function placesIn(question, scene) {
    const found = new Map();
    for (const thing of things(question))
        for (const points of thing.spots?.[scene] ?? []) {
            const place = found.get(String(points)) ?? { points, things: [] };
            place.things.push(thing);
            found.set(String(points), place);
        }
    return [...found.values()];
}

/** What a tap on a place can mean: of equal copies only one, which is not chosen yet if there is such a one. */
export function meant(question, chosen, place) {
    const alike = new Map();
    for (const thing of place.things) {
        const known = alike.get(thing.label);
        if (!known || (isOn(question, chosen, known.id) && !isOn(question, chosen, thing.id)))
            alike.set(thing.label, thing);
    }
    return [...alike.values()];
}
