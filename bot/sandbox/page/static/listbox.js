// A list to choose from, driven by the keys of whatever control it belongs to: the command picker, the choices of an
// option, and the menus of messages all use it.

import { avatar, el, icon } from "./dom.js";
import { person } from "./state.js";
import { t } from "./words.js";

let lists = 0;

/** Only a combobox can be open or closed; a line of text that offers suggestions is none. */
const isCombobox = (control) => control.getAttribute("role") === "combobox";

/**
 * Makes a list for `control`, which keeps the focus. `pick(item)` is called for a choice. An item has `label`, and
 * may have `description`, `hint`, `mark` (a node before the label), `person` (an id), `chosen`, `off`.
 */
export class Listbox {
    constructor(control, name, pick, { multiple = false } = {}) {
        this.control = control;
        this.pick = pick;
        this.items = [];
        this.active = -1;
        this.id = `list-${++lists}`;
        this.element = el("div.listbox", {
            role: "listbox",
            id: this.id,
            "aria-label": name,
            tabindex: isCombobox(control) ? "-1" : "0", // a long list must be scrollable by keys
        });
        if (multiple) this.element.setAttribute("aria-multiselectable", "true");
        this.element.addEventListener("pointerdown", (event) => event.preventDefault());
        this.element.addEventListener("click", (event) => this.#click(event));
        this.element.addEventListener("pointermove", (event) => this.#hover(event));
    }

    get open() {
        return this.element.isConnected;
    }

    /** Shows other items; keeps the active one if possible, unless `first`. */
    show(items, { first = true } = {}) {
        this.items = items;
        const rows = items.map((item, place) => this.#row(item, place));
        this.element.replaceChildren(
            ...(rows.length
                ? rows
                : [
                      el(
                          "p.empty",
                          { role: "option", "aria-disabled": "true", "aria-selected": "false" },
                          t("nothing-fits"),
                      ),
                  ]),
        );
        const start = items.findIndex((item) => item.chosen && !item.off);
        this.activate(
            first ? Math.max(start, items.length ? 0 : -1) : Math.min(this.active, items.length - 1),
        );
        this.#expanded("true");
        this.control.setAttribute("aria-controls", this.id);
    }

    #expanded(whether) {
        if (isCombobox(this.control)) this.control.setAttribute("aria-expanded", whether);
    }

    #row(item, place) {
        return el(
            "div.option",
            {
                role: "option",
                id: `${this.id}-${place}`,
                "aria-selected": item.chosen ? "true" : "false",
                "aria-disabled": item.off ? "true" : null,
                data: { place: String(place) },
            },
            item.person ? avatar(person(item.person)) : item.mark,
            el(
                "span.words",
                {},
                el("span.label", {}, item.label),
                item.description ? el("span.description", {}, item.description) : null,
            ),
            item.hint ? el("span.hint", {}, item.hint) : null,
            item.chosen ? icon("check") : null,
        );
    }

    /** Makes the item at a place the active one. */
    activate(place) {
        this.active = place;
        for (const row of this.element.children)
            row.classList.toggle("active", row.dataset.place === String(place));
        if (place < 0) {
            this.control.removeAttribute("aria-activedescendant");
            return;
        }
        this.control.setAttribute("aria-activedescendant", `${this.id}-${place}`);
        this.element.children[place]?.scrollIntoView({ block: "nearest" });
    }

    /** Handles a key press of the control; returns whether it was for the list. */
    key(event) {
        const last = this.items.length - 1;
        const to = {
            ArrowDown: this.active >= last ? 0 : this.active + 1,
            ArrowUp: this.active <= 0 ? last : this.active - 1,
            PageDown: Math.min(last, this.active + 8),
            PageUp: Math.max(0, this.active - 8),
        }[event.key];
        if (to !== undefined && last >= 0) {
            this.activate(to);
            return true;
        }
        if (event.key === "Enter" && this.active >= 0) {
            this.choose(this.active);
            return true;
        }
        return false;
    }

    /** Chooses the item at a place, if there is one that can be chosen. */
    choose(place) {
        const item = this.items[place];
        if (item && !item.off) this.pick(item, place);
    }

    /** Removes the list. */
    close() {
        this.element.remove();
        this.#expanded("false");
        this.control.removeAttribute("aria-activedescendant");
        this.control.removeAttribute("aria-controls");
    }

    #click(event) {
        const row = event.target.closest("[data-place]");
        if (row) this.choose(Number(row.dataset.place));
    }

    #hover(event) {
        const row = event.target.closest("[data-place]");
        if (row && Number(row.dataset.place) !== this.active) this.activate(Number(row.dataset.place));
    }
}
