// Dialogs: the bot's modals, and pictures shown large. The browser's own dialog keeps the focus and closes on Esc.

import { offered } from "./components.js";
import { el, icon } from "./dom.js";
import { markdown } from "./markdown.js";
import { settle } from "./outcome.js";
import { t } from "./words.js";
import { act } from "./wire.js";

const [ROW, TEXT, LABEL] = [1, 10, 18];
const [RADIO, BOXES, BOX] = [21, 22, 23];
const SELECTS = [3, 5, 6, 7, 8];
let fields = 0;

function show(dialog) {
    dialog.addEventListener("close", () => dialog.remove());
    document.body.append(dialog);
    dialog.showModal();
}

function closer(dialog) {
    return el(
        "button.quiet",
        { type: "button", "aria-label": t("close"), onclick: () => dialog().close() },
        icon("close"),
    );
}

// ---------------------------------------------------------------------------------------------- modals

/** Opens a modal that the bot answered with. It stays open until the bot has taken it. */
export function openModal(modal) {
    const inputs = [];
    const parts = modal.components.map((part) => draw(part, inputs));
    const failure = el("p.failed", { role: "alert", hidden: true });
    const send = el("button.button.primary", { type: "submit" }, t("send"));
    const form = el(
        "form",
        { novalidate: true },
        parts,
        failure,
        el(
            "footer",
            {},
            el("button.button.secondary", { type: "button", onclick: () => dialog.close() }, t("cancel")),
            send,
        ),
    );
    const dialog = el(
        "dialog.modal",
        { "aria-labelledby": "modal-title" },
        el(
            "header",
            {},
            el("h2", { id: "modal-title" }, modal.title),
            closer(() => dialog),
        ),
        form,
    );
    form.addEventListener("submit", (event) => {
        event.preventDefault();
        submit(modal, inputs, { dialog, failure, send });
    });
    show(dialog);
    inputs[0]?.focus();
}

async function submit(modal, inputs, { dialog, failure, send }) {
    const wrong = inputs.filter((input) => !input.check());
    if (wrong.length) {
        wrong[0].focus();
        return;
    }
    if (send.getAttribute("aria-busy") === "true") return;
    send.setAttribute("aria-busy", "true");
    const answers = Object.fromEntries(inputs.map((input) => [input.id, input.value()]));
    const { failure: words } = await settle(act("submit", { modal: modal.opened_by, answers }));
    send.removeAttribute("aria-busy");
    if (!words) return dialog.close();
    failure.textContent = words;
    failure.hidden = false;
}

function draw(part, inputs) {
    if (part.type === TEXT) return el("div.text", {}, markdown(part.content));
    if (part.type === LABEL) return field(part.component, part.label, part.description, inputs);
    if (part.type === ROW) return part.components.map((one) => field(one, one.label, "", inputs));
    return null;
}

/** Draws one labelled input, and adds its accessors to `inputs`: `{id, value(), check(), focus()}`. */
function field(part, label, description, inputs) {
    const id = `field-${++fields}`;
    const made = maker(part)(part, id);
    const required = part.required ?? part.type !== BOX;
    const wrong = el("p.wrong", { id: `${id}-wrong`, hidden: true });
    const check = () => {
        const words = made.wrong?.(required) ?? null;
        wrong.textContent = words ?? "";
        wrong.hidden = !words;
        made.control.setAttribute("aria-invalid", words ? "true" : "false");
        return !words;
    };
    made.control.addEventListener("input", () => wrong.hidden || check());
    made.control.setAttribute("aria-describedby", `${id}-about ${id}-wrong`);
    inputs.push({
        id: part.custom_id,
        value: made.value,
        check,
        focus: () => (made.first ?? made.control).focus(),
    });
    const marked = [label, required ? el("span.required", { "aria-hidden": "true" }, " *") : null];
    const about = el("p.subtext", { id: `${id}-about`, hidden: !description }, description);
    if (made.group)
        return el(
            "fieldset.field",
            { "aria-describedby": `${id}-about ${id}-wrong` },
            el("legend", {}, marked),
            about,
            made.control,
            wrong,
        );
    return el("div.field", {}, el("label", { for: id }, marked), about, made.control, wrong);
}

function maker(part) {
    if (part.type === RADIO) return (one, id) => ticks(one, id, one.options, 1, "value");
    if (part.type === BOXES)
        return (one, id) => ticks(one, id, one.options, one.max_values ?? one.options.length, "values");
    if (part.type === BOX) return tick;
    if (SELECTS.includes(part.type))
        return (one, id) => ticks(one, id, offered(one), one.max_values ?? 1, "values");
    return written;
}

function written(part, id) {
    const shared = {
        id,
        placeholder: part.placeholder,
        maxlength: part.max_length ?? 4000,
        "aria-required": String(part.required ?? true),
    };
    const control =
        part.style === 2
            ? el("textarea", { ...shared, rows: 4 })
            : el("input", { ...shared, type: "text", autocomplete: "off" });
    control.value = part.value ?? "";
    const least = part.min_length ?? 0;
    const wrong = (required) => {
        if (required && !control.value) return t("needed");
        return control.value && control.value.length < least ? t("too-short", { least }) : null;
    };
    return { control, value: () => control.value, wrong };
}

/** Radio buttons, or boxes where several may be ticked; `shape` says how the answer is sent. */
function ticks(part, id, options, most, shape) {
    const type = most === 1 ? "radio" : "checkbox";
    const boxes = options.map((one) =>
        el("input", { type, name: id, value: one.value, checked: one.default }),
    );
    const rows = options.map((one, n) =>
        el(
            "label.tick",
            {},
            boxes[n],
            el(
                "span.words",
                {},
                el("span.label", {}, one.label),
                one.description ? el("span.description", {}, one.description) : null,
            ),
        ),
    );
    const control = el("div.ticks", {}, rows);
    const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
    const least = part.min_values ?? 1;
    const wrong = (required) => {
        if (required && !chosen().length) return t("needed");
        const count = chosen().length;
        if (count <= most && (!count || count >= least)) return null;
        return least === most ? t("choose-exactly", { count: most }) : t("choose-between", { least, most });
    };
    return {
        control,
        group: true,
        first: boxes[0],
        value: () => (shape === "value" ? (chosen()[0] ?? []) : chosen()),
        wrong,
    };
}

function tick(part, id) {
    const control = el("input", { type: "checkbox", id, checked: part.default });
    return { control, value: () => control.checked };
}

// ---------------------------------------------------------------------------------------------- pictures

/** Shows a picture as large as the window, then at its own size when it is pressed. */
export function enlarge(image) {
    const large = el("img", { src: image.src, alt: image.alt });
    const zoom = el(
        "button.zoom",
        { type: "button", "aria-label": t("own-size"), "aria-pressed": "false" },
        large,
    );
    zoom.addEventListener("click", () => {
        const now = dialog.classList.toggle("own-size");
        zoom.setAttribute("aria-pressed", String(now));
    });
    const dialog = el(
        "dialog.lightbox",
        { "aria-label": image.alt },
        closer(() => dialog),
        el("div.stage", {}, zoom),
        el("p.caption", {}, image.alt),
    );
    dialog.addEventListener("click", (event) => {
        if (event.target === dialog || event.target.classList.contains("stage")) dialog.close();
    });
    show(dialog);
}
