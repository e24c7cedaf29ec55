import { type Desk, type Lab, openDesk, slowDown, throttleNetwork } from "./lab.ts";
import type { Measured } from "./report.ts";

/**
 * Milliseconds until the largest part of the page was painted; asked for when nothing comes any more. Nothing is asked of
 * the page before: the script with which the browser's driver asks is 40 ms of work for a slow processor.
 */
async function largestPaint({ page }: Desk): Promise<number> {
  await page.waitForLoadState("networkidle");
  await page.locator("#main h1").first().waitFor();
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: "largest-contentful-paint",
          buffered: true,
        });
      }),
  );
}

/** The first sight of the shop over the network of the lab: with an empty cache, and again. */
export async function measureLoading(lab: Lab, rounds: number): Promise<Measured[]> {
  const cold: number[] = [];
  const warm: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const desk = await openDesk(lab, "dana");
    await slowDown(desk);
    await throttleNetwork(desk);
    await desk.page.goto(`${lab.baseUrl}/shop`);
    cold.push(await largestPaint(desk));
    await desk.page.reload();
    warm.push(await largestPaint(desk));
    await desk.close();
  }
  return [
    { name: "Largest paint of the shop, cold", times: cold, budget: 2500 },
    { name: "Largest paint of the shop, warm", times: warm, budget: 800 },
  ];
}
