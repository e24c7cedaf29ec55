/** Words that stay as they are: names that adjectives were made of. */
const names = new Set([
  "Phillips",
  "Torx",
  "Pozidriv",
  "Woodruff",
  "Allen",
  "Acme",
  "Shore",
  "Kevlar",
  "Teflon",
  "Delrin",
]);

/** What stands in a field that says nothing. */
const nothing = /^(?:-+|n\/?a|none|null|tbd|unknown|not applicable|other|misc\.?|\?)$/i;

/** A text in one line, as it is otherwise; empty when it says nothing. */
export function oneLine(text: string): string {
  const line = text
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, " ")
    .replace(/ ?,(?: ?,)+/g, ",")
    .replace(/^[\s,]+|[\s,]+$/g, "");
  return nothing.test(line) ? "" : line;
}

/** A text as a person would type it: one line, signs instead of the letters that stand for them. Empty when it says nothing. */
export function clean(text: string): string {
  return oneLine(text)
    .replace(/(?<=\d(?:\/\d+)?"?) ?[xX*] ?(?=\d)/g, " × ")
    .replace(/(?<=[\d)] ?(?:mm|cm|m|in|ft|yd)\.?) [xX] (?=[\d(])/g, " × ")
    .replace(/(\d)(?: ?''|"|”|″)/g, "$1 in")
    .replace(
      /(\d) ?(?:deg|degrees|°) ?([CF])\b/gi,
      (_, digit: string, scale: string) => `${digit} °${scale.toUpperCase()}`,
    )
    .replace(/(\d)(mm|cm|µm|mil|in|ft|yd|kg|lb|lbs|oz|ml|gal|psi|bar|rpm|kW|hp|VDC|VAC|AWG|lm)\b/g, "$1 $2")
    .replace(/(?<![\w.)])-(?=\d)/g, "−")
    .replace(/(\d) ?(?:\+\/-|\+-) ?(?=\d)/g, "$1 ± ");
}

/** Lower case where it is prose: `Zinc Plated` → `zinc plated`, `V-Belt` → `V-belt`; abbreviations, codes and names stay. */
export function prose(text: string): string {
  return text.replace(/[\p{L}\p{N}']+/gu, (word) =>
    !names.has(word) && /^\p{Lu}[\p{Ll}']+$/u.test(word) ? word.toLowerCase() : word,
  );
}

/** The same text with a capital at its beginning. */
export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const small = new Set(["and", "or", "of", "to", "the", "a", "an", "with", "for", "in", "on", "by", "x", "×"]);

/** What a text says, as comparable words: lower case, without plural and past, without the small ones. */
export function meanings(text: string): string[] {
  return [...text.toLowerCase().matchAll(/[\p{L}\p{N}]+(?:[./][\p{N}]+)*/gu)]
    .map(([word]) => word.replace(/(?<=\p{L}{3})(?:ed|(?<!s)s)$/u, ""))
    .filter((word) => !small.has(word));
}
