import type { ItemFacts } from "../trades/catalog/describe/item-facts.ts";
import { capital } from "../trades/catalog/describe/wording.ts";
import { descriptionParts } from "./description-parts.ts";

/**
 * An item in one line, from what is recorded of it; undefined when that is too little. Phrases that would make it longer
 * than `max` characters are left out, the least telling first.
 *
 * @example
 * displayDescription(facts, { max: 255 }); // "Hex bolt M8 × 40 mm, zinc-plated steel, class 8.8, ISO 4017 – Vega, box of 100"
 */
export function displayDescription(
  facts: ItemFacts,
  { max, limit }: { readonly max: number; readonly limit?: number },
): string | undefined {
  const parts = descriptionParts(facts, limit);
  let line = capital(parts?.head ?? "");
  if (!parts || line.length > max) return undefined;
  const seller = [parts.brand, parts.package].filter(Boolean).join(", ");
  const end = seller === "" || line.length + seller.length + 3 > max ? "" : ` – ${seller}`;
  for (const phrase of [...parts.kinds, parts.material, ...parts.details]) {
    if (phrase && line.length + phrase.length + 2 + end.length <= max) line += `, ${phrase}`;
  }
  return line + end;
}
