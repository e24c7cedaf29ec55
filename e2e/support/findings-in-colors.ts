import type { Visitor } from "./visitor.ts";

/** The colours that a screen is looked at in, one after the other. */
export type ColorScheme = "light" | "dark";

/** What is wrong with a screen as it is, in these colours: it is opened once, and stands while they change. */
export async function findingsInColors(
  visitor: Visitor,
  screen: string,
  colors: readonly ColorScheme[] = ["light", "dark"],
): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of colors) {
    await visitor.page.emulateMedia({ colorScheme });
    await visitor.traffic.atRest();
    found.push(...(await visitor.findings(`${screen} in ${colorScheme} colours`)));
  }
  return found;
}
