import "./main.css";
import {
  type RequestLanguage,
  rememberedLanguage,
  rememberLanguage,
  requestLanguageKeys,
  requestLanguages,
} from "@purvey/ui/request-languages";
import { getTheme, setTheme } from "@purvey/ui/theme";

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
offerLanguages(document);
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

/** Gives each block of code a button that copies it. */
function addCopyButtons(root: ParentNode): void {
  for (const block of root.querySelectorAll("figure.code")) {
    const code = block.querySelector("code");
    if (code) block.append(copyButton(code));
  }
}

function copyButton(code: Element): HTMLButtonElement {
  const button = document.createElement("button");
  button.type = "button";
  button.className = "copy";
  button.textContent = "Copy";
  button.setAttribute("aria-live", "polite");
  button.addEventListener("click", async () => {
    button.textContent = await copied(code.textContent ?? "");
    setTimeout(() => {
      button.textContent = "Copy";
    }, 2000);
  });
  return button;
}

/** The clipboard needs a secure page or the reader's leave; without them the reader copies by hand. */
async function copied(text: string): Promise<string> {
  try {
    await navigator.clipboard.writeText(text);
    return "Copied";
  } catch {
    return "Not allowed";
  }
}

/** Offers the requests of a page in other languages, in that which was chosen last first. */
function offerLanguages(root: ParentNode): void {
  for (const block of root.querySelectorAll<HTMLElement>("figure.code[data-request]")) {
    const code = block.querySelector("code");
    if (code) offer(block, code);
  }
}

function offer(block: HTMLElement, code: HTMLElement): void {
  const curl = [...code.childNodes];
  const request = JSON.parse(block.dataset.request ?? "");
  const select = languageSelect();
  const show = async () => {
    const language = select.value as RequestLanguage;
    if (language === "shell") return code.replaceChildren(...curl);
    const { requestSnippet } = await import("@purvey/ui/request-snippet");
    if (select.value === language) code.replaceChildren(requestSnippet(language, request).trimEnd());
  };
  select.addEventListener("change", () => {
    rememberLanguage(select.value as RequestLanguage);
    void show();
  });
  block.querySelector("figcaption")?.replaceChildren(select);
  if (select.value !== "shell") void show();
}

function languageSelect(): HTMLSelectElement {
  const select = document.createElement("select");
  select.setAttribute("aria-label", "Language");
  select.append(...requestLanguageKeys.map((key) => new Option(requestLanguages[key], key)));
  select.value = rememberedLanguage();
  return select;
}

/** Lets the button show and hide the contents where there is no room for them, and brings the current page into view. */
function showContents(button: HTMLElement, contents: HTMLElement): void {
  const show = (open: boolean): void => {
    document.documentElement.toggleAttribute("data-contents", open);
    button.setAttribute("aria-expanded", String(open));
  };
  button.addEventListener("click", () => show(button.getAttribute("aria-expanded") !== "true"));
  document.addEventListener("keydown", ({ key }) => {
    if (key === "Escape") show(false);
  });
  const current = contents.querySelector<HTMLElement>("[aria-current]");
  if (current) contents.scrollTop = current.offsetTop - contents.clientHeight / 3;
}

/** The theme in sight: what was chosen, else what the system says. */
function shownTheme(): "light" | "dark" {
  const theme = getTheme();
  if (theme !== "system") return theme;
  return matchMedia("(prefers-color-scheme: dark)").matches ? "dark" : "light";
}

/** Lets the button turn from light to dark and back; the choice is the application's too. */
function switchTheme(button: HTMLElement): void {
  const name = (): void => {
    button.textContent = shownTheme() === "dark" ? "Light" : "Dark";
    button.setAttribute("aria-label", `${button.textContent} theme`);
  };
  button.addEventListener("click", () => {
    setTheme(shownTheme() === "dark" ? "light" : "dark");
    name();
  });
  name();
}
