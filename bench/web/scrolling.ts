import { chooseTable } from "./importing.ts";
import { type Lab, openDesk, slowDown } from "./lab.ts";
import type { Measured } from "./report.ts";

/** The worst frame while the 5,000 checked rows of a file are scrolled through, on a slow processor. */
export async function measureTableScroll(lab: Lab, rounds: number): Promise<Measured[]> {
  const rows = Array.from({ length: 5000 }, (_, index) => `Measured maker ${index};MM-${index}`);
  const worst: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const desk = await openDesk(lab, "ada");
    await chooseTable(desk, lab.baseUrl, "brand-create", ["brandsName;brandsId", ...rows]);
    await desk.page.getByRole("button", { name: "Check 5,000 rows" }).click();
    await desk.page.getByText(/^5,?000 ok · 0 refused/).waitFor();
    await slowDown(desk);
    worst.push(await desk.page.evaluate(scrollPage));
    await desk.close();
  }
  return [{ name: "5,000 rows scrolled at 4× CPU: worst frame", times: worst, budget: 33 }];
}

/** In the page: scrolls 120 frames long; the longest time between two of them. */
function scrollPage(): Promise<number> {
  return new Promise((resolve, reject) => {
    const drawn = () => document.querySelector("table[aria-rowcount] tr[data-row]")?.getAttribute("data-row");
    const before = drawn();
    let frames = 0;
    let last = performance.now();
    let worst = 0;
    const step = (now: number) => {
      if (frames > 1) worst = Math.max(worst, now - last);
      last = now;
      frames += 1;
      window.scrollBy(0, 400);
      if (frames < 120) requestAnimationFrame(step);
      else if (drawn() === before) reject(new Error("The rows of the table do not scroll."));
      else resolve(worst);
    };
    requestAnimationFrame(step);
  });
}
