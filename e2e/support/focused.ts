import type { Page } from "playwright-core";

/** The name of what has the focus: its label, else its text. */
export function focused(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    const fields = [HTMLInputElement, HTMLTextAreaElement, HTMLSelectElement];
    const labels = fields.flatMap((field) => (element instanceof field ? [...(element.labels ?? [])] : []));
    const name = element?.getAttribute("aria-label") ?? labels.map(({ textContent }) => textContent).join(" ");
    return (name || (element?.textContent ?? "")).trim();
  });
}
