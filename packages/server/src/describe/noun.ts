import type { FactAttribute, ItemFacts } from "../trades/catalog/describe/item-facts.ts";
import { clean, prose } from "../trades/catalog/describe/wording.ts";

/** What an item is, and what its catalogue line says beyond that. */
export interface Headline {
  /** `hex bolt`, in lower case where it is prose. */
  readonly noun: string;
  /** The manufacturer's designation that people ask for it by: `6203-2RS`. */
  readonly designation: string | undefined;
  /** The rest of the catalogue line. */
  readonly parts: readonly string[];
}

/** Reads the catalogue line `Ball Bearing, 6203-2RS, 17 x 40 x 12 mm, Sealed`; where it is no such line, the category says what the item is. */
export function headlineOf({ itemDesc, categoryName, attributes }: ItemFacts): Headline | undefined {
  const [head = "", ...parts] = clean(itemDesc)
    .split(/, | - /)
    .map((part) => part.trim())
    .filter(Boolean);
  const readable = /\p{Ll}/u.test(itemDesc) && !/\d/.test(head) && head.length <= 60;
  const noun = readable ? prose(head) : singular(prose(clean(categoryName ?? "")));
  if (noun === "") return undefined;
  const designation = readable ? parts.slice(0, 2).find((part) => isDesignation(part, attributes)) : undefined;
  return { noun, designation, parts: readable ? parts.filter((part) => part !== designation) : [] };
}

/** A code of letters and digits that is neither a size (`M3-0.5`) nor an attribute already; a series is said by its designation. */
function isDesignation(part: string, attributes: readonly FactAttribute[]): boolean {
  if (!/^(?=.*\d)[A-Z0-9][A-Z0-9./-]{2,}$/.test(part)) return false;
  return attributes.every(({ name, values }) =>
    values.every((value) => name === "Series" || !begins(part, clean(value))),
  );
}

function begins(part: string, value: string): boolean {
  return /\d/.test(value) && (part === value || part.startsWith(`${value}-`));
}

/** `hex bolts` → `hex bolt`, `drill bits and taps` stays. */
function singular(noun: string): string {
  if (/ and | & |,/.test(noun)) return noun;
  if (/(?:sses|shes|ches|xes)$/.test(noun)) return noun.slice(0, -2);
  if (noun.endsWith("ies")) return `${noun.slice(0, -3)}y`;
  return /[^s]s$/.test(noun) && !/(?:us|is|glasses|shears|pliers)$/.test(noun) ? noun.slice(0, -1) : noun;
}
