// The question below the pictures: what is asked, everything that is offered, what helps, and the buttons that act.

import { answerOf, fresh, isLong, lacking, pairs, things } from "./ask.js";
import { chips, controls } from "./controls.js";
import { el } from "./dom.js";
import { which } from "./windows.js";

/**
 * The question as it stands, or what there is instead. `now`: what is `asked` (the question that was opened along with
 * the table's, or that itself), which option is `opened`, what is `chosen`, and the `advice`. `acts` are what can be
 * done: `tap` a thing, answer by a `pair`, `set` or `put` a choice, `give` an answer, `open` an option, `send` something to the bot, `doubt` whether
 * a sheet is meant as it is, `order` what need not be asked, and `think` about it.
 */
export function panel(table, now, acts) {
    const { question } = table;
    const open = question && !question.locked;
    const buttons = [...(open ? giving(table, now, acts) : []), ...undoing(table, acts)];
    const shown = question ? asking(table, now, acts) : quiet(table);
    return [...before(table), ...shown.filter(Boolean), ...(buttons.length ? [el("div.acts", {}, buttons)] : [])];
}

/** The newest of what happened since one's turn, and in a lesson what a round came to. */
const before = ({ brief, recap }) => [
    ...(brief.length ? [el("ul.brief", {}, brief.map((line) => el("li", {}, line)))] : []),
    ...(recap.length ? [el("div.coach", {}, recap.map((line) => el("p", {}, line)))] : []),
];

const button = (name, onclick) => el("button", { type: "button", onclick }, name);

function quiet({ words, status, waiting }) {
    if (status === "over") return [el("h2", {}, words.over)];
    const who = waiting.length ? words.waiting.replace("{names}", waiting.join(", ")) : words.nothing;
    return [el("h2", {}, who)];
}

function asking(table, now, acts) {
    const { words, question } = table;
    const { asked, opened, chosen, advice } = now;
    if (question.locked) return [el("h2", {}, question.prompt), el("p", {}, words.locked)];
    const first = question.options?.find((option) => option.id === opened);
    const own = opened !== question.opened; // else nobody has chosen that yet: the question itself is asked
    const leading = first ? el("p.first", {}, first.label) : null;
    return [
        ...(first && !own ? [] : [leading]),
        el("h2", {}, first && !own ? question.prompt : asked.prompt),
        ideas(el("strong", {}, `🎓 ${words.coach}`), table.coach, table, acts),
        advice?.ask === question.ask ? ideas(el("p", {}, advice.about), advice.ideas, table, acts) : null,
        ...(first && !own ? [leading, el("p", {}, asked.prompt)] : []),
        !first && question.shared ? el("p", {}, question.shared) : null,
        ...(!first && pairs(question) ? [inPairs(question, pairs(question), acts)] : controls(asked, chosen, words, acts)),
        ...(first ? others(question, opened, words, acts) : []),
        helping(table, advice, acts),
    ];
}

/** What else there is besides the option that is open. */
function others(question, opened, words, { tap, pair }) {
    const rest = { ...question, options: question.options.filter((option) => option.id !== opened) };
    if (!rest.options.length) return [];
    const few = pairs(question) && pairs(rest);
    const shown = few ? inPairs(question, few, { tap, pair }) : chips(rest, [], (_, id) => tap(question, id));
    return [el("h3", {}, words.other), question.shared ? el("p", {}, question.shared) : null, shown];
}

/** A button for each pair of answers, and for each answer that leads to no second question. */
function inPairs(question, every, { tap, pair }) {
    const one = ({ first, second }) => {
        const [named, onclick] = second
            ? [`${first.label} → ${second.label}`, () => pair(first, second)]
            : [first.label, () => tap(question, first.id)];
        const { effect } = second ?? first;
        const ids = { "data-id": first.id, "data-then": second?.id };
        const name = second?.idle ? "button.idle" : "button";
        return el(name, { type: "button", ...ids, onclick }, named, effect ? el("small", {}, effect) : null);
    };
    return el("div.chips", {}, every.map(one));
}

/** The button that gives what is marked, the one that clears it, and the way back: always in sight, below the rest. */
function giving({ words, question }, { asked, opened, chosen }, { set, give, open, doubt }) {
    const back = opened !== question.opened ? [button(`↩ ${words.back}`, () => open(question.opened))] : [];
    const answer = answerOf(asked, chosen);
    const changed = JSON.stringify(chosen) !== JSON.stringify(fresh(asked));
    const quick = asked.values?.length || asked.ways?.length || !isLong(asked); // answered without this button
    if (asked.values?.length || (quick && !changed && asked.kind !== "number")) return back;
    const named = things(asked).filter((one) => Array.isArray(chosen) && chosen.includes(one.id));
    const said = asked.kind === "number" ? [String(chosen)] : named.map((one) => one.label);
    const whole = asked.next ? [question.options.find((option) => option.id === opened).label, ...said] : said;
    const unsure = answer !== null && lacking(asked, chosen) && !chosen.sure; // it is asked once whether that is meant
    const go = el(
        "button.go",
        { type: "button", disabled: answer === null, onclick: () => (unsure ? doubt() : give(answer)) },
        said.length ? `✓ ${whole.join(asked.next ? " → " : ", ")}` : sending(asked, chosen, words),
    );
    const again = asked.earlier ? [button(words.again, () => set({ slots: asked.earlier, held: null }))] : [];
    const one = asked.kind === "choose" && asked.most === 1; // another choice takes its place
    return [go, ...(one || !changed ? [] : [button(words.clear, () => set(fresh(asked)))]), ...again, ...back];
}

/** What the button sends: of a sheet, how much of it is filled, or left empty once that was asked. */
function sending({ kind, slots }, chosen, words) {
    if (kind !== "fill") return words.send;
    const filled = Object.keys(chosen.slots).length;
    const [said, count] = chosen.sure ? [words["send-anyway"], slots.length - filled] : [words["send-filled"], filled];
    return said.replace("{count}", String(count)).replace("{all}", String(slots.length));
}

const undoing = ({ undo, n, words }, { send }) => (undo ? [button(words.undo, () => send("undo", { n }))] : []);

/** Answers that are good here, each with its reason and a button that gives it. */
function ideas(title, found, { words, question }, { send }) {
    if (!found.length) return null;
    const idea = (each) => {
        const { answer, answers, then } = each; // two answers, if what follows is named with it
        const give = button(words.do, () => send("answer", { ask: question.ask, ...(then ? { answers, then } : { answer }) }));
        return el("div.row", {}, el("p", {}, el("strong", {}, each.name), each.why), give);
    };
    return el("div.coach", {}, title, found.map(idea));
}

/** Advice, and not being asked again, where there are such things. */
function helping(table, advice, { send, order, think }) {
    const { words, question } = table;
    const set = table.orders.filter((each) => each.on).map((each) => each.id);
    const always = (question.options ?? []).filter((option) => question.always.includes(option.id));
    const order_always = (id) => send("always", { ask: question.ask, answer: [id] });
    const buttons = [
        table.advice && advice?.ask !== question.ask ? button(`🧠 ${words.advice}`, think) : null,
        question.standing ? button(words.never, () => order([...set, question.standing])) : null,
        always.length ? button(`${words.always}…`, () => which(words, words.always, always, order_always)) : null,
    ].filter(Boolean);
    return buttons.length ? el("div.chips.more", {}, buttons) : null;
}
