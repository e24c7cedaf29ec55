import { editDistance } from "./edit-distance.ts";

/** Words of cities' names, by how they are cut short: `St. Louis` is `Saint Louis`. */
export const cityAbbreviations: Readonly<Record<string, string>> = {
  st: "saint",
  ste: "sainte",
  ft: "fort",
  mt: "mount",
  n: "north",
  s: "south",
  e: "east",
  w: "west",
  hts: "heights",
  spgs: "springs",
};

/** A city's name for comparing: lower case, without dots, dashes and blanks, its abbreviations written out. */
export function cityKey(name: string): string {
  const words = name
    .toLowerCase()
    .replace(/[.']/g, "")
    .split(/[\s-]+/);
  return words.map((word) => cityAbbreviations[word] ?? word).join("");
}

/** How alike two names of cities are: `same`, `close` when a typing error may lie between them, else undefined. */
export function cityLikeness(a: string, b: string): "same" | "close" | undefined {
  const [one, other] = [cityKey(a), cityKey(b)];
  if (one === other) return "same";
  const allowed = Math.min(one.length, other.length) < 5 ? 1 : 2;
  return editDistance(one, other) <= allowed ? "close" : undefined;
}
