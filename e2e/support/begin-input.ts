import type { Page } from "playwright-core";

/**
 * A key that does nothing, pressed by the browser itself: what a page makes of an event from a script or of a filled
 * field counts as somebody's input then, as it does when a person pastes, scans or types.
 */
export function beginInput(page: Page): Promise<void> {
  return page.keyboard.press("Shift");
}
