import type { ItemMaster } from "@purvey/contract/generated/items";
import { everything } from "./search-view.ts";

/** What is known of a part whose page was opened on this device. */
export type KeptPart = Pick<ItemMaster, "itemId" | "itemDesc">;

/** How many are offered. */
const most = 12;

/** The opened parts with all of the words in number or description, each once; all of them where everything is asked for. */
export function keptParts(opened: readonly KeptPart[], q: string): KeptPart[] {
  const words = q === everything ? [] : q.toLowerCase().split(/\s+/).filter(Boolean);
  const byNumber = new Map(opened.map((part) => [part.itemId, part]));
  const fits = ({ itemId, itemDesc }: KeptPart) => {
    const text = `${itemId} ${itemDesc}`.toLowerCase();
    return words.every((word) => text.includes(word));
  };
  return [...byNumber.values()].filter(fits).slice(0, most);
}
