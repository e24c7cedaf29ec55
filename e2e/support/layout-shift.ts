import type { BrowserContext, Page } from "playwright-core";

interface ShiftWindow extends Window {
  purveyShift?: number;
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
}

/** Adds up layout shifts that no input explains, from the first paint of each page on. */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as ShiftWindow;
    page.purveyShift = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShiftEntry[]) {
        if (!entry.hadRecentInput) page.purveyShift = (page.purveyShift ?? 0) + entry.value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** The sum since the last time it was asked for. */
export function layoutShift(page: Page): Promise<number> {
  return page.evaluate(() => {
    const shifted = (window as ShiftWindow).purveyShift ?? 0;
    (window as ShiftWindow).purveyShift = 0;
    return shifted;
  });
}
