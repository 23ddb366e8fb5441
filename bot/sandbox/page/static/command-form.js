// A slash command being filled in: one field for each option, with choices where there are some.

import { avatar, el, icon } from "./dom.js";
import { Listbox } from "./listbox.js";
import { openModal } from "./modal.js";
import { settle } from "./outcome.js";
import { state } from "./state.js";
import { plain, t } from "./words.js";
import { act } from "./wire.js";

const [STRING, INTEGER, BOOLEAN, USER, CHANNEL, , MENTIONABLE, NUMBER] = [3, 4, 5, 6, 7, 8, 9, 10];
const PAUSE = 120; // milliseconds without typing before choices are asked for

export class CommandForm {
    /** Fills in `command`; `above` is where choices appear, `say` shows errors, `leave` closes the form. */
    constructor(command, { above, say, leave }) {
        this.command = command;
        this.above = above;
        this.say = say;
        this.leave = leave;
        this.fields = [];
        this.asked = 0;
        this.more = el("div.more");
        this.places = el("div.fields");
        this.element = el(
            "form.writing.command",
            { "aria-label": `/${command.shown}`, novalidate: true },
            el("span.chip", { title: command.description }, `/${command.shown}`),
            this.places,
            this.more,
            el(
                "button.quiet",
                { type: "button", "aria-label": t("cancel"), onclick: () => leave() },
                icon("close"),
            ),
            el("button.quiet.send", { type: "submit", "aria-label": t("send") }, icon("send")),
        );
        this.element.addEventListener("submit", (event) => {
            event.preventDefault();
            this.send();
        });
        this.element.addEventListener("keydown", (event) => this.key(event));
    }

    /** Shows the required options, and those that have values; focuses the first empty one. */
    start(values) {
        for (const option of this.command.options) {
            if (option.required || option.name in values) this.add(option, values[option.name]);
        }
        this.offerMore();
        const empty = this.fields.find((field) => !field.input.value) ?? this.fields[0];
        (empty?.input ?? this.element.querySelector(".send")).focus();
    }

    offerMore() {
        const rest = this.command.options.filter(
            (option) => !this.fields.some((field) => field.option === option),
        );
        this.more.replaceChildren(
            ...rest.map((option) =>
                el(
                    "button.add",
                    {
                        type: "button",
                        title: option.description,
                        onclick: () => this.add(option).input.focus(),
                    },
                    icon("plus"),
                    option.shown,
                ),
            ),
        );
    }

    add(option, value) {
        const field = new Field(option, this);
        this.fields.push(field);
        this.places.append(field.element);
        if (value !== undefined) field.set(value);
        this.offerMore();
        return field;
    }

    drop(field) {
        this.fields = this.fields.filter((one) => one !== field);
        field.hide();
        field.element.remove();
        this.offerMore();
        (this.fields.at(-1)?.input ?? this.element.querySelector(".send")).focus();
    }

    /** The values of the options that are filled in, by name. */
    values() {
        return Object.fromEntries(
            this.fields.filter((field) => field.filled).map((field) => [field.option.name, field.value]),
        );
    }

    key(event) {
        if (event.key !== "Escape") return;
        event.preventDefault();
        this.leave();
    }

    next(field) {
        const after = this.fields.slice(this.fields.indexOf(field) + 1);
        const empty =
            after.find((one) => !one.filled) ?? this.fields.find((one) => one.option.required && !one.filled);
        (empty?.input ?? this.element.querySelector(".send")).focus();
    }

    async send() {
        const wrong = this.fields.map((field) => [field, field.wrong()]).find(([, words]) => words);
        if (wrong) {
            this.say(`${wrong[0].option.shown}: ${wrong[1]}`);
            wrong[0].input.focus();
            return;
        }
        if (this.element.getAttribute("aria-busy") === "true") return;
        this.element.setAttribute("aria-busy", "true");
        this.say(null);
        const { answer, failure } = await settle(
            act("command", { channel: state.channel, words: this.command.words, options: this.values() }),
        );
        if (!this.element.isConnected) return;
        this.element.removeAttribute("aria-busy");
        if (!failure) {
            this.leave();
            if (answer.modal) openModal(answer.modal);
        } else this.say(failure);
    }

    close() {
        for (const field of this.fields) field.hide();
    }
}

/** One option. The typed text is `input.value`; `value` is what is sent, once it is chosen or valid. */
class Field {
    constructor(option, form) {
        this.option = option;
        this.form = form;
        this.chosen = null;
        const listed =
            option.choices.length ||
            option.autocomplete ||
            [BOOLEAN, USER, CHANNEL, MENTIONABLE].includes(option.type);
        const numeric = [INTEGER, NUMBER].includes(option.type) && !listed;
        this.input = el("input", {
            type: "text",
            size: "10",
            autocomplete: "off",
            spellcheck: "false",
            inputmode: numeric ? "decimal" : null,
            "aria-label": `${option.shown}: ${option.description}`,
            "aria-required": option.required ? "true" : null,
        });
        if (listed) {
            for (const [key, value] of Object.entries({
                role: "combobox",
                "aria-autocomplete": "list",
                "aria-haspopup": "listbox",
                "aria-expanded": "false",
            }))
                this.input.setAttribute(key, value);
            this.list = new Listbox(this.input, option.shown, (item) => this.choose(item));
        }
        this.element = el("label.field", {}, el("span", {}, option.shown), this.input);
        this.input.addEventListener("input", () => this.typed());
        this.input.addEventListener("focus", () => this.show());
        this.input.addEventListener("blur", () => this.hide());
        this.input.addEventListener("keydown", (event) => this.key(event));
    }

    get filled() {
        return this.input.value.trim() !== "";
    }

    get value() {
        if (this.chosen) return this.chosen.value;
        const typed = this.input.value.trim();
        return [INTEGER, NUMBER].includes(this.option.type) ? Number(typed.replace(",", ".")) : typed;
    }

    /** Fills in a value as it goes over the wire. */
    set(value) {
        const known = this.option.choices.find((choice) => choice.value === value);
        this.chosen = known ?? null;
        this.input.value = known?.label ?? String(value);
        this.fit();
    }

    fit() {
        this.input.size = Math.min(Math.max(this.input.value.length + 1, 10), 40);
    }

    typed() {
        this.chosen = null;
        this.form.say(null);
        this.fit();
        clearTimeout(this.timer);
        this.timer = setTimeout(() => this.show(), this.option.autocomplete ? PAUSE : 0);
    }

    /** Shows the choices that match the typed text; for autocomplete, those that the bot returns. */
    async show() {
        if (!this.list || document.activeElement !== this.input) return;
        const items = this.option.autocomplete ? await this.ask() : this.local();
        if (!items || document.activeElement !== this.input) return;
        this.form.above.replaceChildren(
            el("div.heading", {}, el("strong", {}, this.option.shown), ` ${this.option.description}`),
            this.list.element,
        );
        this.list.show(items);
    }

    async ask() {
        const asked = ++this.form.asked;
        const { option } = this;
        const options = { ...this.form.values(), [option.name]: this.chosen ? "" : this.input.value };
        try {
            const answer = await act("complete", {
                channel: state.channel,
                words: this.form.command.words,
                options,
                focus: option.name,
            });
            return asked === this.form.asked ? (answer.choices ?? []) : null;
        } catch {
            return [];
        }
    }

    local() {
        const words = this.chosen ? "" : plain(this.input.value);
        return this.every().filter((one) => plain(one.label).includes(words));
    }

    every() {
        const { type, choices } = this.option;
        if (type === BOOLEAN)
            return [
                { label: t("yes"), value: true },
                { label: t("no"), value: false },
            ];
        if (type === CHANNEL)
            return state.channels
                .filter((one) => one.kind !== "dm")
                .map((one) => ({ label: `#${one.name}`, value: one.id }));
        if (type !== USER && type !== MENTIONABLE) return choices;
        const bot = { label: state.bot.name, value: state.bot.id, mark: avatar({ ...state.bot, bot: true }) };
        return [...state.people.map((one) => ({ label: one.name, value: one.id, person: one.id })), bot];
    }

    choose(item) {
        this.chosen = item;
        this.input.value = item.label;
        this.fit();
        this.hide();
        this.form.next(this);
    }

    hide() {
        clearTimeout(this.timer);
        if (!this.list?.open) return;
        this.list.close();
        this.form.above.replaceChildren();
    }

    key(event) {
        if (event.key === "Backspace" && !this.input.value && !this.option.required) {
            event.preventDefault();
            this.form.drop(this);
        } else if (
            event.key === "Tab" &&
            !event.shiftKey &&
            this.list?.open &&
            this.list.active >= 0 &&
            !this.chosen &&
            this.filled
        ) {
            event.preventDefault();
            this.list.choose(this.list.active);
        } else if (event.key === "Enter" && (this.chosen || !this.list?.open || this.list.active < 0)) {
            event.preventDefault();
            this.form.send();
        } else if (this.list?.open && this.list.key(event)) {
            event.preventDefault();
        }
    }

    /** What is wrong with the value, in words; null if nothing is. */
    wrong() {
        const { option } = this;
        if (!this.filled) return option.required ? t("needed") : null;
        if (this.chosen) return null;
        const fixed = option.choices.length || [BOOLEAN, USER, CHANNEL, MENTIONABLE].includes(option.type);
        if (fixed) return t("choose-one");
        if (option.type === STRING)
            return outside(this.value.length, option.min_length, option.max_length, "between-characters");
        if (!Number.isFinite(this.value)) return t("a-number");
        if (option.type === INTEGER && !Number.isInteger(this.value)) return t("a-number");
        return outside(this.value, option.min_value, option.max_value, "between-numbers");
    }
}

function outside(value, least = -Infinity, most = Infinity, key) {
    if (value >= least && value <= most) return null;
    return t(key, { least: least === -Infinity ? "…" : least, most: most === Infinity ? "…" : most });
}
