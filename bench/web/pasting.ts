import sql from "sql-template-tag";
import { type Lab, openDesk } from "./lab.ts";
import type { Measured } from "./report.ts";

async function thousandLines({ db }: Lab): Promise<string> {
  const items = await db.query<{ id: string }>(sql`
    select item_id as id from item where site_id = 'demo' and discontinued = 'N' order by item_id limit 1000`);
  if (items.length < 1000) throw new Error(`The demonstration has ${items.length} items; 1,000 are pasted.`);
  return items.map(({ id }) => `${id}\t1`).join("\r\n");
}

/** A thousand lines into the quick order: drawn, the first with its verdict, all of them. */
export async function measurePaste(lab: Lab, rounds: number): Promise<Measured[]> {
  const text = await thousandLines(lab);
  const drawn: number[] = [];
  const first: number[] = [];
  const all: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const desk = await openDesk(lab, "dana");
    await desk.page.goto(`${lab.baseUrl}/shop/quick-order`);
    await desk.page.getByRole("textbox", { name: "Lines" }).focus();
    await desk.page.waitForLoadState("networkidle");
    const times = await desk.page.evaluate(pasteAndWatch, text);
    drawn.push(times.drawn);
    first.push(times.first);
    all.push(times.all);
    await desk.close();
  }
  return [
    { name: "1,000 lines pasted: drawn", times: drawn, budget: 150 },
    { name: "1,000 lines pasted: first verdict", times: first, budget: 500 },
    { name: "1,000 lines pasted: all verdicts", times: all, budget: 12_000 },
  ];
}

/** In the page: pastes, and looks at every frame how far the list is. */
function pasteAndWatch(text: string): Promise<{ drawn: number; first: number; all: number }> {
  return new Promise((resolve) => {
    const times = { drawn: 0, first: 0, all: 0 };
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", text);
    const started = performance.now();
    const look = () => {
      const now = performance.now() - started;
      const rows = [...document.querySelectorAll("tbody tr[data-row]")];
      if (rows.length > 0) times.drawn ||= now;
      if (rows.some((row) => !row.textContent?.includes("Checking …"))) times.first ||= times.drawn && now;
      const waits = document.querySelector("aside.summary [role=progressbar], aside.summary progress");
      if (times.first && !waits) resolve({ ...times, all: now });
      else requestAnimationFrame(look);
    };
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
    requestAnimationFrame(look);
  });
}
