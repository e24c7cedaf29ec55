import type { Page } from "playwright-core";
import { beginInput } from "./begin-input.ts";

/** Pastes into the field that has the focus, as the browser does after Ctrl+V. */
export async function paste(page: Page, text: string): Promise<void> {
  await beginInput(page);
  await page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", given);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}
