import { chooseTable } from "./importing.ts";
import { type Lab, openDesk, slowDown } from "./lab.ts";
import type { Measured } from "./report.ts";
import { longestFrame, worstFrame } from "./worst-frame.ts";

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
    const before = await desk.page.evaluate(firstDrawn);
    worst.push(await worstFrame(await desk.page.evaluateHandle(() => document.documentElement)));
    const after = await desk.page.evaluate(firstDrawn);
    if (after === undefined) throw new Error("The table is gone: its screen fell over while it was scrolled.");
    if (after === before) throw new Error("The rows of the table do not scroll.");
    await desk.close();
  }
  return [{ name: "5,000 rows scrolled at 4× CPU: worst frame", times: worst, budget: longestFrame }];
}

/** In the page: the first row that is drawn; undefined without a table. */
function firstDrawn(): string | undefined {
  return document.querySelector<HTMLElement>("table[aria-rowcount] tr[data-row]")?.dataset.row;
}
