import type { Issue } from "@purvey/contract/schema";
import type { PriceAsk } from "../trades/pricing/price-inputs.ts";

/** Says why an ask names no item, or several. */
export function itemProblem(ask: PriceAsk, matches: readonly string[], path: string): Issue {
  return { path, message: problemText(ask, matches), code: "invalid", received: ask.invMastUid ?? ask.itemId };
}

function problemText({ invMastUid, itemId }: PriceAsk, matches: readonly string[]): string {
  if (invMastUid !== undefined) return `There is no item with the number ${invMastUid}. Look it up by its item number.`;
  if (itemId === undefined) return "The line names no item. Give `invMastUid` or `itemId`.";
  if (matches.length === 0) return `There is no item \`${itemId}\`. Check the number, or search for it.`;
  const names = matches.map((match) => `\`${match}\``).join(", ");
  return `\`${itemId}\` fits several items: ${names}. Give one of them exactly.`;
}
