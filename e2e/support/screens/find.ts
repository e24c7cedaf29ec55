import type { Page } from "playwright-core";

/** Types into the palette; the first hit is there. */
export function find(words: string): (page: Page) => Promise<void> {
  return async (page) => {
    await page.keyboard.press("ControlOrMeta+k");
    await page.getByRole("combobox", { name: "What do you look for?" }).fill(words);
    await page.getByRole("dialog").getByRole("option").first().waitFor();
  };
}
