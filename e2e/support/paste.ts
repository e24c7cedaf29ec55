import type { Page } from "playwright-core";

/** Pastes into the field that has the focus, as the browser does after Ctrl+V. */
export function paste(page: Page, text: string): Promise<void> {
  return page.evaluate((given) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", given);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}
