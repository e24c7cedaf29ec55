import type { Phrase } from "../trades/catalog/describe/phrases.ts";
import { meanings, prose } from "../trades/catalog/describe/wording.ts";

/** What an item is made of and how its surface is: `zinc-plated steel`, `alloy steel, black oxide`. */
export function materialPhrase(phrases: readonly Phrase[]): string | undefined {
  const recordedAs = (role: Phrase["role"]): string =>
    hyphened(prose(phrases.find((phrase) => phrase.role === role)?.value ?? ""));
  const [recorded, surface, grade] = [recordedAs("material"), recordedAs("finish"), recordedAs("grade")];
  const stuff = recorded && grade.endsWith(` ${recorded}`) ? grade : recorded;
  if (stuff === "" || surface === "") return stuff || (surface && withNoun(surface)) || undefined;
  if (meanings(surface).every((word) => meanings(stuff).includes(word))) return stuff;
  const before = /ed$/.test(surface) || /^(?:plain|black|white|bright|brushed|natural)$/.test(surface);
  return before ? `${surface} ${stuff}` : `${stuff}, ${surface}`;
}

/** `zinc plated` → `zinc-plated`. */
function hyphened(text: string): string {
  return text.replace(/(\p{L}) (plated|coated|hardened|insulated)\b/gu, "$1-$2");
}

function withNoun(surface: string): string {
  return /ed$/.test(surface) ? surface : `${surface} finish`;
}
