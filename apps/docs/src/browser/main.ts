import "./main.css";
import { addCopyButtons } from "./copy-buttons.ts";
import { showContents } from "./show-contents.ts";
import { switchTheme } from "./switch-theme.ts";

const element = (id: string): HTMLElement => {
  const found = document.getElementById(id);
  if (!found) throw new Error(`The page has no element with the id \`${id}\`.`);
  return found;
};

async function openSearch(): Promise<void> {
  const { showSearch } = await import("./search.ts");
  showSearch();
}

/** A key that means a letter where somebody writes is that letter. */
function isWriting({ target }: KeyboardEvent): boolean {
  return target instanceof HTMLElement && target.matches("input, textarea, select, [contenteditable]");
}

addCopyButtons(document);
showContents(element("contents-button"), element("contents"));
switchTheme(element("theme-button"));
element("search-button").addEventListener("click", openSearch);
document.addEventListener("keydown", (event) => {
  const isShortcut = event.key === "k" && (event.ctrlKey || event.metaKey);
  const isSlash = event.key === "/" && !isWriting(event) && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isShortcut && !isSlash) return;
  event.preventDefault();
  void openSearch();
});
