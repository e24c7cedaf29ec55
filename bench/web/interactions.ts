import type { Page } from "playwright-core";
import { type Lab, openDesk, slowDown } from "./lab.ts";
import { type Measured, share } from "./report.ts";

interface EventTiming extends PerformanceEntry {
  readonly interactionId: number;
}

interface TimedWindow extends Window {
  purveyInteractions?: Map<number, number>;
}

/** Notes every interaction of the page until what it changed was painted; the browser leaves out those below 16 ms. */
function noteInteractions(page: Page): Promise<void> {
  return page.evaluate(() => {
    const noted = new Map<number, number>();
    (window as TimedWindow).purveyInteractions = noted;
    const options: PerformanceObserverInit & { durationThreshold: number } = { type: "event", durationThreshold: 16 };
    new PerformanceObserver((list) => {
      for (const { interactionId, duration } of list.getEntries() as EventTiming[])
        if (interactionId) noted.set(interactionId, Math.max(duration, noted.get(interactionId) ?? 0));
    }).observe(options);
  });
}

function noted(page: Page): Promise<number[]> {
  return page.evaluate(() => [...((window as TimedWindow).purveyInteractions?.values() ?? [])]);
}

/** Types a search, goes through its rows, adds one to the cart, sorts the orders, opens one. */
async function workAtTheCounter(page: Page): Promise<void> {
  const search = page.getByRole("combobox", { name: "Search parts" });
  await search.click();
  await search.pressSequentially("hex bolt", { delay: 60 });
  await page.getByRole("option").first().waitFor();
  await page.keyboard.press("Enter");
  await page.waitForURL(/\/shop\/search/);
  await page
    .getByRole("button", { name: /^Add .* to the cart$/ })
    .first()
    .click();
  await page
    .getByText(/added to the cart/)
    .first()
    .waitFor();
  for (const key of ["j", "j", "k"]) await page.keyboard.press(key);
  await page.getByRole("navigation", { name: "Areas" }).getByRole("link", { name: "Orders" }).click();
  await page.locator("tbody tr[data-row]").first().waitFor();
  const sort = page.getByRole("columnheader").getByRole("button").first();
  await sort.click();
  await page.locator("tbody tr[data-row]").first().getByRole("link").first().click();
  await page.waitForURL(/\/shop\/orders\/\d+/);
  await page.locator("tbody tr").first().waitFor();
}

/** What happens between a key or click and the next paint, on a slow processor. */
export async function measureInteractions(lab: Lab, rounds: number): Promise<Measured[]> {
  const usual: number[] = [];
  const worst: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const desk = await openDesk(lab, "dana");
    await desk.page.goto(`${lab.baseUrl}/shop`);
    await desk.page.waitForLoadState("networkidle");
    await slowDown(desk);
    await noteInteractions(desk.page);
    await workAtTheCounter(desk.page);
    const times = await noted(desk.page);
    usual.push(share(times, 0.75));
    worst.push(Math.max(...times));
    await desk.close();
  }
  return [
    { name: "Interactions at 4× CPU, p75", times: usual, budget: 100 },
    { name: "Interactions at 4× CPU, worst", times: worst, budget: 200 },
  ];
}
