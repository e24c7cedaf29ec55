import type { BrowserContext, Page } from "playwright-core";

/** What shifted so far: the sum, and what moved from where to where. */
export interface LayoutShift {
  readonly sum: number;
  readonly sources: readonly string[];
}

interface ShiftWindow extends Window {
  purveyShift?: { sum: number; sources: string[] };
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/** Adds up layout shifts that no input explains, from the first paint of each page on. */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as ShiftWindow;
    const shift = { sum: 0, sources: [] as string[] };
    page.purveyShift = shift;
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        if (hadRecentInput) continue;
        shift.sum += value;
        for (const { node, previousRect, currentRect } of sources) {
          const name =
            node instanceof Element ? `<${node.localName} class="${node.className}">` : (node?.nodeName ?? "?");
          const words = node?.textContent?.slice(0, 40) ?? "";
          shift.sources.push(`${value.toFixed(4)} ${name} ${words}: ${place(previousRect)} → ${place(currentRect)}`);
        }
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What shifted since the last time it was asked for. */
export function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(() => {
    const shift = (window as ShiftWindow).purveyShift;
    const since = { sum: shift?.sum ?? 0, sources: shift?.sources.splice(0) ?? [] };
    if (shift) shift.sum = 0;
    return since;
  });
}
