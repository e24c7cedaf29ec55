import type { Page } from "playwright-core";
import { overflow } from "./overflow.ts";
import type { Traffic } from "./traffic.ts";

/** How many pixels the page, and each table in its place, is wider than what shows it: one sentence each. */
export async function sticksOut({ page }: { readonly page: Page }): Promise<string[]> {
  const tables = await page.locator(".table-place").evaluateAll((places) =>
    places.map((place) => ({
      name: place.querySelector("caption")?.textContent,
      by: place.scrollWidth - place.clientWidth,
    })),
  );
  return [{ name: "the page", by: await overflow(page) }, ...tables]
    .filter(({ by }) => by > 0)
    .map(({ name, by }) => `${by} px of ${name} stick out`);
}

/** The widths of windows that people have beside those that screens are visited at: a tablet's, a laptop's, a small phone's. */
const furtherWidths = { desk: [768, 1280], phone: [360] } as const;

/** What sticks out of a screen as it is, and of the same screen in windows of further widths. */
export async function sticksOutAtWidths(visitor: {
  readonly page: Page;
  readonly traffic: Traffic;
}): Promise<string[]> {
  const { page, traffic } = visitor;
  const found = await sticksOut(visitor);
  const size = page.viewportSize();
  if (!size) return found;
  for (const width of furtherWidths[size.width < 600 ? "phone" : "desk"]) {
    await page.setViewportSize({ ...size, width });
    await traffic.atRest();
    found.push(...(await sticksOut(visitor)).map((fault) => `${fault} at ${width} px`));
  }
  await page.setViewportSize(size);
  await traffic.atRest();
  return found;
}
