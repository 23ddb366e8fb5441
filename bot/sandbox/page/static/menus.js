// The open menu of a message: a list that floats beside its control and outlives edits of the message.

import { emoji, find, offered } from "./components.js";
import { el } from "./dom.js";
import { Listbox } from "./listbox.js";
import { choose } from "./press.js";
import { log, state } from "./state.js";
import { plain, t } from "./words.js";

let open = null;

/** Opens the menu behind a control, or closes it when it is the open one. */
export function toggleMenu(control, messageId) {
    const component = Number(control.dataset.component);
    const same = open && open.messageId === messageId && open.component === component;
    closeMenu({ send: true });
    if (!same && control.getAttribute("aria-disabled") !== "true")
        open = new Menu(control, messageId, component);
}

/** Closes the open menu; with `send`, submits the ticks of a menu with several choices. */
export function closeMenu({ send = false } = {}) {
    const menu = open;
    open = null;
    menu?.close(send);
}

/** Rebuilds the open menu after its message changed; closes it if its control is gone. */
export function refreshMenu() {
    open?.refresh();
}

function partOf(messageId, component) {
    return find(log(state.channel).messages.get(messageId)?.components, component);
}

class Menu {
    constructor(control, messageId, component) {
        this.messageId = messageId;
        this.component = component;
        this.part = partOf(messageId, component);
        this.several = (this.part.max_values ?? 1) > 1;
        this.typed = "";
        const chosen = state.chosen.get(this.part.custom_id);
        this.before = offered(this.part)
            .filter((one) => (chosen ? chosen.includes(one.value) : one.default))
            .map((one) => one.value);
        this.ticked = [...this.before];
        this.attach(control);
        this.fill();
        this.place();
    }

    attach(control) {
        this.control = control;
        this.list = new Listbox(control, control.getAttribute("aria-label"), (item) => this.pick(item), {
            multiple: this.several,
        });
        this.done = el(
            "button.button.primary",
            { type: "button", onclick: () => closeMenu({ send: true }) },
            t("done"),
        );
        this.box = el(
            "div.floating",
            {},
            this.list.element,
            this.several ? el("div.foot", {}, el("span", {}, this.range()), this.done) : null,
        );
        (control.closest("main") ?? document.body).append(this.box); // inside a landmark
        this.watch = new AbortController();
        const { signal } = this.watch;
        control.addEventListener("keydown", (event) => this.key(event), { signal });
        document.addEventListener("pointerdown", (event) => this.away(event), { signal });
        for (const happening of ["resize", "scroll"])
            window.addEventListener(happening, () => this.place(), { signal, capture: true });
    }

    range() {
        const { min_values: least = 1, max_values: most = 1 } = this.part;
        return least === most ? t("choose-exactly", { count: most }) : t("choose-between", { least, most });
    }

    get legal() {
        return (
            this.ticked.length >= (this.part.min_values ?? 1) &&
            this.ticked.length <= (this.part.max_values ?? 1)
        );
    }

    fill() {
        const words = plain(this.typed);
        const full = this.several && this.ticked.length >= this.part.max_values;
        const items = offered(this.part).map((one) => {
            const chosen = this.ticked.includes(one.value);
            return { ...one, mark: emoji(one.emoji), chosen, off: full && !chosen };
        });
        this.list.show(
            items.filter((one) => plain(one.label).includes(words)),
            { first: this.list.active < 0 },
        );
        this.done.disabled = !this.legal;
    }

    pick(item) {
        if (!this.several) {
            this.ticked = [item.value];
            closeMenu({ send: true });
            return;
        }
        const had = this.ticked.includes(item.value);
        this.ticked = had ? this.ticked.filter((one) => one !== item.value) : [...this.ticked, item.value];
        this.fill();
    }

    key(event) {
        if (this.list.key(event)) {
            event.preventDefault();
            event.stopPropagation();
        } else if (event.key === "Escape") {
            event.preventDefault();
            event.stopPropagation();
            closeMenu();
        } else if (event.key === "Tab") {
            if (this.several && this.legal) {
                event.preventDefault();
                this.done.focus();
            } else closeMenu();
        } else if (event.key.length === 1 && event.key !== " ") {
            this.seek(event.key);
        }
    }

    /** Goes to the next item that begins with a letter. */
    seek(letter) {
        const { items, active } = this.list;
        const order = items.map((_, place) => (active + 1 + place) % items.length);
        const found = order.find((place) => plain(items[place].label).startsWith(plain(letter)));
        if (found !== undefined) this.list.activate(found);
    }

    away(event) {
        if (!this.box.contains(event.target) && !this.control.contains(event.target))
            closeMenu({ send: true });
    }

    place() {
        const at = this.control.getBoundingClientRect();
        if (at.bottom < 0 || at.top > innerHeight || !at.width) return closeMenu();
        const width = Math.min(Math.max(at.width, 240), innerWidth - 16);
        this.box.style.width = `${width}px`;
        const height = this.box.offsetHeight;
        const below = innerHeight - at.bottom >= height + 12 || at.top < height;
        this.box.style.left = `${Math.max(8, Math.min(at.left, innerWidth - width - 8))}px`;
        this.box.style.top = `${below ? Math.min(at.bottom + 4, innerHeight - height - 8) : at.top - height - 4}px`;
    }

    refresh() {
        const part = partOf(this.messageId, this.component);
        const control = document.querySelector(
            `[data-message="${this.messageId}"] [data-component="${this.component}"]`,
        );
        const same =
            part &&
            control &&
            part.type === this.part.type &&
            JSON.stringify(part.options) === JSON.stringify(this.part.options);
        if (!same) return closeMenu();
        this.part = part;
        control.setAttribute("aria-expanded", "true");
        this.place();
    }

    close(send) {
        this.watch.abort();
        const focused = this.box.contains(document.activeElement);
        this.list.close();
        this.box.remove();
        if (focused || document.activeElement === document.body) this.control.focus();
        const changed = this.ticked.join("\n") !== this.before.join("\n");
        if (send && changed && this.legal) choose(this.messageId, this.part, this.ticked);
    }
}
