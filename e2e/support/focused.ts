import type { Page } from "playwright-core";

/** The name of what has the focus: its label, else its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const field = element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement;
    const labels = field ? [...(element.labels ?? [])] : [];
    const name = element?.getAttribute("aria-label") ?? labels.map(({ textContent }) => textContent).join(" ");
    return (name || (element?.textContent ?? "")).trim();
  });
}
