import type { Page } from "playwright-core";
import { beginInput } from "./begin-input.ts";

/**
 * Types as a hand scanner does: all keys at once, Enter at the end. Within the page, as the way there takes longer than a
 * scanner's keys.
 */
export async function scan(page: Page, code: string): Promise<void> {
  await beginInput(page);
  await page.evaluate((text) => {
    const timeStamp = performance.now();
    for (const key of [...text, "Enter"]) {
      const press = new KeyboardEvent("keydown", { key, bubbles: true, cancelable: true });
      // A key is stamped when it is pressed, however late a busy machine gets to it.
      Object.defineProperty(press, "timeStamp", { value: timeStamp });
      (document.activeElement ?? document.body).dispatchEvent(press);
    }
  }, code);
}
