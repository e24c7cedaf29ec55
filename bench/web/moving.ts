import { type Desk, type Lab, openDesk } from "./lab.ts";
import { type Measured, median } from "./report.ts";
import { untilPainted } from "./until-painted.ts";

async function scriptTime({ cdp }: Desk): Promise<number> {
  const { metrics } = await cdp.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "ScriptDuration")?.value ?? Number.NaN) * 1000;
}

/** Between screens whose data is there: the orders, the shop, and the orders again. */
export async function measureRouteChange(lab: Lab, rounds: number): Promise<Measured[]> {
  const desk = await openDesk(lab, "dana");
  const times: number[] = [];
  await desk.page.goto(`${lab.baseUrl}/shop/orders`);
  await desk.page.locator("tbody tr[data-row]").first().waitFor();
  // The links inside the area come after the screen.
  await desk.page.locator('nav.rail a[href="/shop/invoices"]').waitFor();
  const to = (path: string, text: string) =>
    untilPainted(desk.page, { click: `nav.rail a[href="${path}"]`, until: { selector: "#main h1", text } });
  for (let round = -1; round < rounds; round++) {
    await to("/shop/invoices", "Invoices");
    await desk.page.waitForLoadState("networkidle");
    const time = await to("/shop/orders", "Orders");
    if (round >= 0) times.push(time);
  }
  await desk.close();
  return [{ name: "Route change with data at hand", times, budget: 100 }];
}

/** The palette by its key, and the script that a typed letter costs: the search over all endpoints and its rows. */
export async function measurePalette(lab: Lab, rounds: number): Promise<Measured[]> {
  const desk = await openDesk(lab, "dev");
  const { page } = desk;
  const first: number[] = [];
  const opening: number[] = [];
  const letters: number[] = [];
  await page.goto(`${lab.baseUrl}/dev`);
  await page.waitForLoadState("networkidle");
  await desk.cdp.send("Performance.enable");
  for (let round = -1; round < rounds; round++) {
    const key = { key: "k", ctrlKey: true };
    const time = await untilPainted(page, { key, until: { selector: "dialog[open], [role=dialog]" } });
    const perLetter: number[] = [];
    for (const letter of "add cart lines") {
      const before = await scriptTime(desk);
      await page.keyboard.press(letter === " " ? "Space" : letter);
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
      perLetter.push((await scriptTime(desk)) - before);
    }
    await page.keyboard.press("Escape");
    await page.getByRole("dialog").waitFor({ state: "detached" });
    (round < 0 ? first : opening).push(time);
    if (round < 0) continue;
    letters.push(median(perLetter));
  }
  await desk.close();
  return [
    { name: "Palette open, the first time on a page", times: first, budget: 50 },
    { name: "Palette open", times: opening, budget: 50 },
    { name: "Endpoint search, all script of a letter", times: letters, budget: 8 },
  ];
}
