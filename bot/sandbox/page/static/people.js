// The column on the right: the person to be, and the settings.

import { avatar, el, icon, tool } from "./dom.js";
import { person, state } from "./state.js";
import { lang, languages, t } from "./words.js";

const LOOKS = ["system", "light", "dark"];

/** Draws the column. */
export function drawPeople() {
    return el(
        "aside.right",
        { id: "people", "aria-label": t("people") },
        el(
            "div.heading",
            {},
            el("h2", { id: "you-are" }, t("you-are")),
            tool(t("close"), "close", { frame: "shut" }, ".only-medium"),
        ),
        el("div.switch", { role: "radiogroup", "aria-labelledby": "you-are" }, state.people.map(eyes)),
        el("p.subtext", {}, t("you-are-help")),
        el("div.settings", {}, speaking(), looks(), dms()),
        el("div.heading", {}, el("h2", {}, t("bot-heading"))),
        bot(),
    );
}

function eyes(one) {
    const me = one.id === state.me;
    const [fresh = 0, calls = 0] = me ? [] : (state.unread.people[one.id] ?? []);
    const name = [one.name, fresh ? t("unread") : null, calls ? t("calls", { count: calls }) : null];
    const dot = fresh ? el("span.dot", { "aria-hidden": "true" }) : null;
    return el(
        `button.eyes${fresh ? ".fresh" : ""}`,
        {
            type: "button",
            role: "radio",
            "aria-checked": String(me),
            tabindex: me ? "0" : "-1",
            "aria-label": name.filter(Boolean).join(", "),
            data: { frame: "be", person: one.id, key: one.id },
        },
        avatar(person(one.id)),
        el("span", {}, one.name),
        me ? icon("eye") : null,
        calls ? el("span.count", { "aria-hidden": "true" }, String(calls)) : dot,
    );
}

function speaking() {
    return choice(t("language"), "speak", Object.entries(languages()), lang());
}

function looks() {
    const options = LOOKS.map((one) => [one, t(`look-${one}`)]);
    return choice(t("look"), "look", options, localStorage.look ?? LOOKS[0]);
}

function choice(label, name, options, current) {
    const rows = options.map(([value, words]) => el("option", { value, selected: value === current }, words));
    const select = el("select", { data: { set: name } }, rows);
    return el("label.setting", { data: { key: name } }, el("span", {}, label), select);
}

function dms() {
    const open = state.people.find((one) => one.id === state.me)?.dms ?? true;
    const box = el("input", { type: "checkbox", checked: open, data: { set: "dms" } });
    return el("label.setting", { data: { key: "dms" } }, el("span", {}, t("take-dms")), box);
}

function bot() {
    const status = el("span.subtext", {}, t(state.online ? "online" : "offline"));
    return el("div.bot", {}, avatar({ bot: true }), el("span", {}, state.bot.name, status));
}
