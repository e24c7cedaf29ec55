import type { CartLine } from "@purvey/contract/generated/commerce";
import { partCode } from "../../shared/part-code.ts";

/** Carts with more lines than this have a field to find some: fewer are seen at a glance. */
const mostSeen = 20;

/** Whether a cart of so many lines has a field to find some of them. */
export function isLongCart(lineCount: number): boolean {
  return lineCount > mostSeen;
}

type FoundLine = Pick<CartLine, "itemId" | "itemDesc" | "lineNote">;

/**
 * The lines that all words fit: each stands in the part number, where dashes, blanks and case do not count, or in the
 * description or the note. Words that are a part number together fit too: "hb m8 40".
 */
export function findLines<Line extends FoundLine>(lines: readonly Line[], words: string | undefined): readonly Line[] {
  if (!words) return lines;
  const whole = partCode(words);
  const each = words
    .toLocaleLowerCase()
    .split(/\s+/)
    .map((word) => ({ word, part: partCode(word) }));
  return lines.filter(({ itemId, itemDesc, lineNote }) => {
    const code = partCode(itemId);
    const said = `${itemDesc} ${lineNote ?? ""}`.toLocaleLowerCase();
    const fits = ({ word, part }: (typeof each)[number]) => said.includes(word) || (part !== "" && code.includes(part));
    return (whole !== "" && code.includes(whole)) || each.every(fits);
  });
}
