import type { Screen } from "./screens/screen.ts";
import type { Visitor } from "./visitor.ts";

/** Waits until an opened screen stands: its heading, the state that is meant, every answer and the fonts. */
export async function arrive(
  { page, traffic }: Pick<Visitor, "page" | "traffic">,
  { heading, reach }: Pick<Screen, "heading" | "reach">,
): Promise<void> {
  await page.getByRole("heading", { level: 1, name: heading }).first().waitFor();
  await traffic.atRest();
  if (reach) {
    await reach(page);
    await traffic.atRest();
  }
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
}
