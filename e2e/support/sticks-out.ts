import type { Page } from "playwright-core";
import { overflow } from "./overflow.ts";

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
