// The question below the pictures: what is asked, everything that is offered, what helps, and the buttons that act.

import { answerOf, fresh, things } from "./ask.js";
import { controls } from "./controls.js";
import { el } from "./dom.js";

/**
 * The question as it stands, or what there is instead; `acts` are what can be done: `set` the choice, `send` something
 * to the bot, `order` what need not be asked, and `think` about it.
 */
export function panel(table, chosen, advice, acts) {
    const { question } = table;
    const buttons = [...(question && !question.locked ? giving(table, chosen, acts) : []), ...undoing(table, acts)];
    const shown = question ? asking(table, chosen, advice, acts) : quiet(table);
    return [...shown.filter(Boolean), ...(buttons.length ? [el("div.acts", {}, buttons)] : [])];
}

const button = (name, onclick) => el("button", { type: "button", onclick }, name);

function quiet({ words, status, waiting }) {
    if (status === "over") return [el("h2", {}, words.over)];
    const who = waiting.length ? words.waiting.replace("{names}", waiting.join(", ")) : words.nothing;
    return [el("h2", {}, who)];
}

function asking(table, chosen, advice, acts) {
    const { words, question } = table;
    if (question.locked) return [el("h2", {}, question.prompt), el("p", {}, words.locked)];
    return [
        el("h2", {}, question.prompt),
        ideas(`🎓 ${words.coach}`, table.coach, table, acts),
        advice?.ask === question.ask ? ideas(`🧠 ${advice.about}`, advice.ideas, table, acts) : null,
        ...controls(question, chosen, words, acts.set),
        helping(table, chosen, advice, acts),
    ];
}

/** The button that gives the answer, and the one that clears it: always in sight, below all that is offered. */
function giving({ words, question }, chosen, { set, send }) {
    const answer = answerOf(question, chosen);
    const named = things(question).filter((one) => Array.isArray(chosen) && chosen.includes(one.id));
    const said = question.kind === "number" ? [String(chosen)] : named.map((one) => one.label);
    const go = el(
        "button.go",
        { type: "button", disabled: answer === null, onclick: () => send("answer", { ask: question.ask, answer }) },
        said.length ? `✓ ${said.join(", ")}` : words.send,
    );
    const one = question.kind === "choose" && question.most === 1; // another choice takes its place
    if (one || JSON.stringify(chosen) === JSON.stringify(fresh(question))) return [go];
    return [go, button(words.clear, () => set(fresh(question)))];
}

const undoing = ({ undo, n, words }, { send }) => (undo ? [button(words.undo, () => send("undo", { n }))] : []);

/** Answers that are good here, each with its reason and a button that gives it. */
function ideas(title, found, { words, question }, { send }) {
    if (!found.length) return null;
    const idea = (each) => {
        const give = button(words.do, () => send("answer", { ask: question.ask, answer: each.answer }));
        return el("div.row", {}, el("p", {}, el("strong", {}, each.name), each.why), give);
    };
    return el("div.coach", {}, el("strong", {}, title), found.map(idea));
}

/** Advice, and not being asked again, where there are such things. */
function helping(table, chosen, advice, { send, order, think }) {
    const { words, question } = table;
    const set = table.orders.filter((each) => each.on).map((each) => each.id);
    const buttons = [
        table.advice && advice?.ask !== question.ask ? button(`🧠 ${words.advice}`, think) : null,
        question.standing ? button(words.never, () => order([...set, question.standing])) : null,
        ...(chosen.length === 1 && question.always.includes(chosen[0])
            ? [button(words.always, () => send("always", { ask: question.ask, answer: chosen }))]
            : []),
    ].filter(Boolean);
    return buttons.length ? el("div.chips.more", {}, buttons) : null;
}

const order = (windows) => send("orders", { windows });
