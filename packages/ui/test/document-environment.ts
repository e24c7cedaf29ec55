import { builtinEnvironments, type Environment } from "vitest/runtime";

/*
 * What jsdom lacks of the top layer, as far as components rely on it: modal dialogs with Esc, popovers with their
 * toggle events, the focus they give and the buttons that target them. The focus return of the browser itself is checked in Chromium.
 */

function setPopover(element: HTMLElement, open: boolean): void {
  if (element.hasAttribute("data-shown") === open) return;
  const newState = open ? "open" : "closed";
  element.dispatchEvent(Object.assign(new Event("beforetoggle"), { newState }));
  element.toggleAttribute("data-shown", open);
  if (open) element.querySelector<HTMLElement>("[autofocus]")?.focus();
  element.dispatchEvent(Object.assign(new Event("toggle"), { newState }));
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

function addTopLayer(): void {
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
  document.addEventListener("click", followTarget);
  document.addEventListener("keydown", cancelDialog);
}

/** jsdom for all files of a process; React and the testing library keep the document that they meet. */
export default {
  name: "document",
  viteEnvironment: "client",
  async setup(global, options) {
    const jsdom = await builtinEnvironments.jsdom.setup(global, options);
    addTopLayer();
    return jsdom;
  },
} satisfies Environment;
