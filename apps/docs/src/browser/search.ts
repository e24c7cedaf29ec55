import { type Entry, type Found, find } from "./find.ts";

let entries: readonly Entry[] = [];
let dialog: HTMLDialogElement | undefined;

/** Opens the search; the guides' headings are fetched when it is first opened. */
export function showSearch(): void {
  dialog ??= createDialog();
  if (dialog.open) return;
  dialog.showModal();
  dialog.querySelector("input")?.select();
}

function createDialog(): HTMLDialogElement {
  const made = document.createElement("dialog");
  made.className = "search";
  made.setAttribute("aria-label", "Search");
  const input = searchInput();
  const list = document.createElement("ul");
  list.className = "found";
  const told = document.createElement("p");
  told.className = "told";
  told.setAttribute("role", "status");
  const show = (): void => showFound(input.value, list, told);
  made.append(input, told, list);
  input.addEventListener("input", show);
  made.addEventListener("keydown", (event) => move(event, input, list));
  made.addEventListener("click", ({ target }) => {
    if (target === made) made.close();
  });
  document.body.append(made);
  void loadEntries().then(show);
  show();
  return made;
}

function searchInput(): HTMLInputElement {
  const input = document.createElement("input");
  input.type = "search";
  input.placeholder = "Say what you want to do: add to cart, receive a purchase order …";
  input.setAttribute("aria-label", "Search guides and endpoints");
  input.autocomplete = "off";
  input.spellcheck = false;
  return input;
}

/** Without the headings the endpoints are still found. */
async function loadEntries(): Promise<void> {
  const response = await fetch("/docs/search.json").catch(() => undefined);
  if (response?.ok) entries = await response.json();
}

function showFound(text: string, list: HTMLElement, told: HTMLElement): void {
  const found = find(text, entries);
  list.replaceChildren(...found.map(foundItem));
  told.textContent = text.trim() === "" ? "Tasks, trade words, paths and part of a name all work." : countOf(found);
}

function countOf(found: readonly Found[]): string {
  if (found.length === 0) return "Nothing found. Try another word for it.";
  return found.length === 1 ? "1 place" : `${found.length} places`;
}

function foundItem({ href, title, detail, why }: Found): HTMLLIElement {
  const item = document.createElement("li");
  const link = document.createElement("a");
  link.href = href;
  link.append(textIn("strong", title), textIn("code", detail), ...(why ? [reason(why)] : []));
  item.append(link);
  return item;
}

function textIn(tag: string, text: string): HTMLElement {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

/** Why something was found; what stands between backticks is code. */
function reason(why: string): HTMLElement {
  const element = document.createElement("small");
  const parts = why.split("`").map((part, index) => (index % 2 === 1 ? textIn("code", part) : part));
  element.append(...parts);
  return element;
}

/** Arrow keys go through what was found, Enter in the box opens the first. */
function move(event: KeyboardEvent, input: HTMLInputElement, list: HTMLElement): void {
  const links = [...list.querySelectorAll("a")];
  const at = links.indexOf(document.activeElement as HTMLAnchorElement);
  if (event.key === "Enter" && document.activeElement === input) links[0]?.click();
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  event.preventDefault();
  const next = event.key === "ArrowDown" ? links[at + 1] : links[at - 1];
  (next ?? (event.key === "ArrowUp" ? input : links.at(-1)))?.focus();
}
