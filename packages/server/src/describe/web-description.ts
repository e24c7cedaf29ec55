import type { ItemFacts } from "../trades/catalog/describe/item-facts.ts";
import { capital, oneLine } from "../trades/catalog/describe/wording.ts";
import { descriptionParts } from "./description-parts.ts";

/** How many details one sentence carries before the next begins. */
const perSentence = 5;

/** An item in a paragraph of plain text, from what is recorded of it; undefined when that is too little. Never longer than `max` characters. */
export function webDescription(
  facts: ItemFacts,
  { max, limit }: { readonly max: number; readonly limit?: number },
): string | undefined {
  const parts = descriptionParts(facts, limit);
  if (!parts) return undefined;
  const opening = `${capital([parts.brand, parts.head].filter(Boolean).join(" "))}${parts.material ? `, made of ${parts.material}` : ""}`;
  const sentences = [opening, ...inSentences([...parts.kinds, ...parts.details]), ...closing(facts, parts.package)].map(
    (sentence) => `${sentence.replace(/\.$/, "")}.`,
  );
  let text = "";
  for (const sentence of sentences) if (text.length + sentence.length + 1 <= max) text += `${text && " "}${sentence}`;
  return text === "" ? undefined : text;
}

function inSentences(details: readonly string[]): string[] {
  const sentences: string[] = [];
  for (let start = 0; start < details.length; start += perSentence)
    sentences.push(capital(details.slice(start, start + perSentence).join(", ")));
  return sentences;
}

function closing(facts: ItemFacts, packed: string | undefined): string[] {
  const partNumber = oneLine(facts.partNumber ?? "");
  return [
    ...(packed ? [`Sold ${packed.startsWith("by ") ? packed : `by the ${packed}`}`] : []),
    ...(partNumber ? [`Manufacturer part number ${partNumber}`] : []),
  ];
}
