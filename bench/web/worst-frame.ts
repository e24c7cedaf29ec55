import type { JSHandle } from "playwright-core";

/** No frame longer than 33 ms: two turns of a screen of 60 Hz, which are read as 33.3 to 33.5. */
export const longestFrame = 34;

/** Scrolls an element of a page 120 frames long; the longest time between two of them, in milliseconds. */
export function worstFrame(place: JSHandle<Element>): Promise<number> {
  return place.evaluate(
    (element) =>
      new Promise<number>((resolve) => {
        let frames = 0;
        let last = performance.now();
        let worst = 0;
        const step = (now: number) => {
          if (frames > 1) worst = Math.max(worst, now - last);
          last = now;
          frames += 1;
          element.scrollTop += 400;
          if (frames < 120) requestAnimationFrame(step);
          else resolve(worst);
        };
        requestAnimationFrame(step);
      }),
  );
}
