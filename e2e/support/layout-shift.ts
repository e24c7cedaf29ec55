import type { BrowserContext, Page } from "playwright-core";

/** What shifted on a screen: the sum, and what moved from where to where. */
export interface LayoutShift {
  readonly sum: number;
  readonly sources: readonly string[];
}

interface ShiftWindow extends Window {
  /** The screen that is open, and of those before it the one that shifted most. */
  purveyShift?: { now: LayoutShift; worst: LayoutShift };
}

interface LayoutShiftEntry extends PerformanceEntry {
  readonly value: number;
  readonly hadRecentInput: boolean;
  readonly sources: readonly { node?: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
}

/**
 * Adds up layout shifts that no input explains, screen by screen, from the first paint of each page on. The browser explains by an input
 * what moves within half a second after it. What a person has asked for, or told a service to change, moves the page when
 * the answer comes, on a busy machine later than that: it is explained until half a second after the last of its calls.
 */
export async function watchLayoutShift(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = window as ShiftWindow;
    const none: LayoutShift = { sum: 0, sources: [] };
    const shift = { now: none, worst: none };
    page.purveyShift = shift;
    const push = history.pushState.bind(history);
    history.pushState = (state: unknown, unused: string, url?: string | URL | null) => {
      const before = location.pathname;
      push(state, unused, url);
      if (location.pathname === before) return;
      if (shift.now.sum > shift.worst.sum) shift.worst = shift.now;
      shift.now = none;
    };
    const moment = 500;
    const changed = { calls: 0, from: 0, until: 0 };
    // What a page asks before anybody touched it is no wish of a person's.
    let used = Number.NEGATIVE_INFINITY;
    for (const kind of ["pointerdown", "pointerup", "keydown"])
      addEventListener(
        kind,
        ({ isTrusted }) => {
          if (isTrusted) used = performance.now();
        },
        { capture: true },
      );
    const isAsked = (method: string) =>
      performance.now() < used + (method === "GET" ? moment : Number.POSITIVE_INFINITY);
    const send = window.fetch;
    window.fetch = async (input: RequestInfo | URL, init?: RequestInit) => {
      const method = init?.method ?? (input instanceof Request ? input.method : "GET");
      const follows = changed.calls > 0 || performance.now() < changed.until;
      if (!follows && !isAsked(method)) return send(input, init);
      if (!follows) changed.from = performance.now();
      changed.calls += 1;
      try {
        return await send(input, init);
      } finally {
        changed.calls -= 1;
        changed.until = performance.now() + moment;
      }
    };
    const isExplained = (at: number) => at >= changed.from && (changed.calls > 0 || at < changed.until);
    const place = ({ x, y, width, height }: DOMRectReadOnly) => [x, y, width, height].map(Math.round).join(" ");
    new PerformanceObserver((list) => {
      for (const { hadRecentInput, startTime, value, sources } of list.getEntries() as LayoutShiftEntry[]) {
        if (hadRecentInput || isExplained(startTime)) continue;
        const moved = sources.map(({ node, previousRect, currentRect }) => {
          const name =
            node instanceof Element ? `<${node.localName} class="${node.className}">` : (node?.nodeName ?? "?");
          const words = node?.textContent?.slice(0, 40) ?? "";
          return `${location.pathname} ${value.toFixed(4)} ${name} ${words}: ${place(previousRect)} → ${place(currentRect)}`;
        });
        shift.now = { sum: shift.now.sum + value, sources: [...shift.now.sources, ...moved] };
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
}

/** What shifted since the last time it was asked for, on the screen that shifted most. */
export function layoutShift(page: Page): Promise<LayoutShift> {
  return page.evaluate(() => {
    const shift = (window as ShiftWindow).purveyShift;
    const none: LayoutShift = { sum: 0, sources: [] };
    if (!shift) return none;
    const { now, worst } = shift;
    Object.assign(shift, { now: none, worst: none });
    return now.sum > worst.sum ? now : worst;
  });
}
