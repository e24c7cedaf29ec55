import type { Page } from "playwright-core";

/** What is done, and what must be on the page afterwards. */
export interface Timed {
  /** A click on the first of this selector, or a key to the page. */
  readonly click?: string;
  readonly key?: { readonly key: string; readonly ctrlKey?: boolean };
  /** What must be there, and hold this text when given. */
  readonly until: { readonly selector: string; readonly text?: string };
}

/** Milliseconds in the page from an act to the paint in which its result stands. */
export function untilPainted(page: Page, timed: Timed): Promise<number> {
  return page.evaluate(
    ({ click, key, until }) =>
      new Promise<number>((resolve, reject) => {
        const started = performance.now();
        const stands = () =>
          [...document.querySelectorAll(until.selector)].some((each) => each.textContent?.includes(until.text ?? ""));
        const look = () => {
          if (performance.now() - started > 20_000) reject(new Error(`${until.selector} never came.`));
          // The frame in which it stands ends after this callback: the next task comes after its paint.
          else if (stands()) setTimeout(() => resolve(performance.now() - started));
          else requestAnimationFrame(look);
        };
        if (click) {
          const target = document.querySelector<HTMLElement>(click);
          if (!target) return reject(new Error(`There is nothing to click at ${click}.`));
          target.click();
        }
        if (key)
          (document.activeElement ?? document.body).dispatchEvent(
            new KeyboardEvent("keydown", { ...key, bubbles: true, cancelable: true }),
          );
        requestAnimationFrame(look);
      }),
    timed,
  );
}
