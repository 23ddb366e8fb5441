// The input line: messages, and slash commands through the picker and the command's form.

import { el, icon } from "./dom.js";
import { CommandForm } from "./command-form.js";
import { Listbox } from "./listbox.js";
import { channel, commandsIn, on, state } from "./state.js";
import { plain, t } from "./words.js";
import { act } from "./wire.js";

const LONGEST = 2000;

let box; // around everything
let input;
let picker;
let above; // shown above the line: the picker, the choices of an option
let form = null;
let said;

/** Makes the only element of this kind. */
export function makeWriter() {
    input = el("textarea.line", {
        rows: "1",
        maxlength: LONGEST,
        "aria-autocomplete": "list",
        "aria-haspopup": "listbox",
    });
    above = el("div.above");
    said = el("p.failed", { role: "alert", hidden: true });
    box = el("div.writer", {}, above, said, line());
    input.addEventListener("input", typed);
    input.addEventListener("keydown", keyed);
    input.addEventListener("blur", () => setTimeout(closePicker, 0));
    document.addEventListener("keydown", takeUp);
    on("live", refresh);
    on("write", () => input.focus());
    return box;
}

function line() {
    const slash = el(
        "button.quiet",
        { type: "button", id: "commands", onclick: startCommand },
        icon("slash"),
    );
    const send = el("button.quiet.send", { type: "button", id: "send", onclick: sendLine }, icon("send"));
    return el("div.writing", {}, slash, input, send);
}

/** Shows the line of the open channel, empty. */
export function openWriter() {
    leaveForm({ focus: false });
    say(null);
    input.value = "";
    grow();
    refresh();
    if (matchMedia("(hover: hover)").matches && !document.activeElement.closest(".right")) input.focus();
}

/** Focuses the line when a letter is typed elsewhere, as chat clients do. */
function takeUp(event) {
    const elsewhere = event.target === document.body || event.target.getAttribute?.("role") === "log";
    const letter =
        event.key.length === 1 && event.key !== " " && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (elsewhere && letter && state.channel && !form) input.focus();
}

function refresh() {
    const place = channel(state.channel);
    if (!place) return;
    const name = place.kind === "dm" ? place.name : `#${place.name}`;
    const words = place.say ? t("write-to", { name }) : t(place.locked ? "locked" : "may-not-write");
    input.placeholder = words;
    input.setAttribute("aria-label", words);
    input.disabled = !place.say && !place.commands;
    const [slash, send] = [box.querySelector("#commands"), box.querySelector("#send")];
    slash?.setAttribute("aria-label", t("commands"));
    send?.setAttribute("aria-label", t("send"));
    slash?.toggleAttribute("disabled", !commandsIn(state.channel).length);
}

function grow() {
    input.style.height = "auto";
    input.style.height = `${Math.min(input.scrollHeight, 180)}px`;
}

function typed() {
    grow();
    say(null);
    if (/^\/[^\n]*$/.test(input.value)) openPicker();
    else closePicker();
}

/** Shows an error above the line, or clears it. */
export function say(words) {
    said.textContent = words ?? "";
    said.hidden = !words;
}

function keyed(event) {
    if (event.isComposing) return;
    if (picker && (event.key === "Tab" || event.key === "Enter") && picker.active >= 0) {
        event.preventDefault();
        picker.choose(picker.active);
    } else if (picker && event.key !== "Enter" && picker.key(event)) {
        event.preventDefault();
    } else if (picker && event.key === "Escape") {
        event.preventDefault();
        closePicker();
    } else if (event.key === "Enter" && !event.shiftKey) {
        event.preventDefault();
        sendLine();
    }
}

async function sendLine() {
    const words = input.value.trim();
    if (!words) return input.focus();
    if (words.startsWith("/") && !words.includes("\n")) return say(t("no-such-command"));
    input.value = "";
    grow();
    input.focus();
    try {
        await act("write", { channel: state.channel, words });
    } catch {
        input.value = words;
        say(t("not-sent"));
    }
}

// ---------------------------------------------------------------------------------------------- the picker

function startCommand() {
    if (!input.value.startsWith("/")) input.value = "/";
    input.focus();
    typed();
}

/** The commands that match the typed text; those that begin with it come first. */
function fitting(words) {
    const wanted = plain(words.slice(1)).trimStart();
    const starts = [];
    const others = [];
    for (const command of commandsIn(state.channel)) {
        const names = [command.shown, command.words].map(plain);
        if (names.some((name) => name.startsWith(wanted))) starts.push(command);
        else if (names.some((name) => name.includes(wanted)) || plain(command.description).includes(wanted))
            others.push(command);
    }
    return [...starts, ...others];
}

function openPicker() {
    picker ??= new Listbox(input, t("commands"), (item) => openForm(item.command));
    const items = fitting(input.value).map((command) => ({
        label: `/${command.shown}`,
        description: command.description,
        hint: state.bot.name,
        command,
    }));
    above.replaceChildren(picker.element);
    picker.show(items);
}

function closePicker() {
    picker?.close();
    picker = null;
}

// ---------------------------------------------------------------------------------------------- the form

/** Opens the form of a command (one that the bot has), with values by option name. */
export function openForm(command, values = {}) {
    closePicker();
    leaveForm({ focus: false });
    say(null);
    form = new CommandForm(command, { above, say, leave: leaveForm });
    box.lastElementChild.replaceWith(form.element);
    form.start(values);
}

function leaveForm({ focus = true } = {}) {
    if (form) {
        form.close();
        form = null;
        box.lastElementChild.replaceWith(line());
        input.value = "";
        grow();
        refresh();
    }
    if (focus) input.focus();
}
