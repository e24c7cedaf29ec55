import sql from "sql-template-tag";
import { type Desk, type Lab, openDesk } from "./lab.ts";
import type { Measured } from "./report.ts";

/** Gives the import a table as the person's own choice of a file would, and waits until its rows are counted. */
export async function chooseTable({ page }: Desk, baseUrl: string, what: string, lines: readonly string[]) {
  await page.goto(`${baseUrl}/admin/import?what=${what}`);
  const buffer = Buffer.from(`${lines.join("\r\n")}\r\n`);
  await page.locator("input[type=file]").setInputFiles({ name: "rows.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: /^Check [\d,]+ rows$/ }).waitFor();
  await page.waitForLoadState("networkidle");
}

async function itemNumbers({ db }: Lab, count: number): Promise<string[]> {
  const items = await db.query<{ id: string }>(sql`
    select item_id as id from item where site_id = 'demo' and discontinued = 'N' order by item_id limit ${count}`);
  if (items.length < count) throw new Error(`The demonstration has ${items.length} items; ${count} are imported.`);
  return items.map(({ id }) => id);
}

/** Five hundred rows of a file: checked against the services, then stored, and the longest task meanwhile. */
export async function measureImport(lab: Lab, rounds: number): Promise<Measured[]> {
  const items = await itemNumbers(lab, 500);
  const checked: PressedTimes[] = [];
  const stored: PressedTimes[] = [];
  for (let round = 0; round < rounds; round++) {
    const desk = await openDesk(lab, "ada");
    await chooseTable(desk, lab.baseUrl, "tag-create", ["itemId;tag", ...items.map((id) => `${id};measured ${round}`)]);
    checked.push(await desk.page.evaluate(pressAndWatch, { press: "Check ", until: "500 ok · 0 refused" }));
    stored.push(await desk.page.evaluate(pressAndWatch, { press: "Store ", until: "· 500 stored" }));
    await desk.close();
  }
  const all = [...checked, ...stored];
  return [
    { name: "500 rows of a file: checked", times: checked.map(({ done }) => done), budget: 1000 },
    { name: "500 rows of a file: stored", times: stored.map(({ done }) => done), budget: 12_000 },
    { name: "500 rows of a file: longest task", times: all.map(({ longest }) => longest), budget: 50 },
  ];
}

interface PressedTimes {
  readonly done: number;
  readonly longest: number;
}

/** In the page: presses a button, and waits for the sentence with the counts; the longest of the tasks over 50 ms. */
function pressAndWatch({ press, until }: { press: string; until: string }): Promise<PressedTimes> {
  return new Promise((resolve) => {
    let longest = 0;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) longest = Math.max(longest, duration);
    }).observe({ type: "longtask" });
    const started = performance.now();
    const look = () => {
      const said = [...document.querySelectorAll("[role=status]")].some((each) => each.textContent?.includes(until));
      if (!said) return void requestAnimationFrame(look);
      const done = performance.now() - started;
      // Tasks are reported after they ended.
      setTimeout(() => resolve({ done, longest }), 300);
    };
    [...document.querySelectorAll("button")].find(({ textContent }) => textContent?.startsWith(press))?.click();
    requestAnimationFrame(look);
  });
}
