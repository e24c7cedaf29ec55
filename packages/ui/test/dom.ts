import { cleanup, configure } from "@testing-library/react";
import { afterEach } from "vitest";

/*
 * What jsdom lacks of the top layer, as far as components rely on it: modal dialogs with Esc, popovers with their
 * toggle events, the focus they give and the buttons that target them. The focus return of the browser itself is checked in Chromium.
 */

class Toggle extends Event {
  readonly newState: string;

  constructor(type: "beforetoggle" | "toggle", newState: string) {
    super(type);
    this.newState = newState;
  }
}

function setPopover(element: HTMLElement, open: boolean): void {
  if (element.hasAttribute("data-shown") === open) return;
  const state = open ? "open" : "closed";
  element.dispatchEvent(new Toggle("beforetoggle", state));
  element.toggleAttribute("data-shown", open);
  if (open) element.querySelector<HTMLElement>("[autofocus]")?.focus();
  element.dispatchEvent(new Toggle("toggle", state));
}

function followTarget(event: Event): void {
  const button = event.target instanceof Element ? event.target.closest("[popovertarget]") : null;
  const target = document.getElementById(button?.getAttribute("popovertarget") ?? "");
  if (target) setPopover(target, !target.hasAttribute("data-shown"));
}

function cancelDialog(event: KeyboardEvent): void {
  if (event.key !== "Escape") return;
  const open = [...document.querySelectorAll("dialog[open]")].at(-1);
  open?.dispatchEvent(new Event("cancel", { cancelable: true }));
}

Object.assign(HTMLDialogElement.prototype, {
  showModal(this: HTMLDialogElement) {
    this.open = true;
  },
  close(this: HTMLDialogElement) {
    this.open = false;
  },
});
Object.assign(HTMLElement.prototype, {
  showPopover(this: HTMLElement) {
    setPopover(this, true);
  },
  hidePopover(this: HTMLElement) {
    setPopover(this, false);
  },
});
document.head.append(
  Object.assign(document.createElement("style"), { textContent: "[data-shown] { display: block !important }" }),
);
configure({ asyncUtilTimeout: 20_000 });
document.addEventListener("click", followTarget);
document.addEventListener("keydown", cancelDialog);

afterEach(cleanup);
