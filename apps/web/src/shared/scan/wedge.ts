/** The longest time between two keys of a scanner, in milliseconds; people are slower. */
export const longestGap = 35;

/** The fewest characters of a scan. */
export const fewestCharacters = 4;

/** A key press as far as scanners matter. */
export type WedgeKey = Pick<KeyboardEvent, "key" | "ctrlKey" | "altKey" | "metaKey" | "timeStamp">;

/** What a key press means: part of no burst, a character within one, or the end of a scan. */
export type WedgeStep =
  | { readonly kind: "other" }
  | { readonly kind: "character"; readonly length: number }
  | { readonly kind: "scan"; readonly text: string };

/**
 * Tells a scanner that types from a person: keys follow each other within 35 ms, there are at least four, and Enter or
 * Tab ends them.
 *
 * @example
 * const step = readKey(event); // { kind: "scan", text: "HB-M8-40" } at the last key of the burst
 */
export function createWedge(): (event: WedgeKey) => WedgeStep {
  let text = "";
  let last = Number.NEGATIVE_INFINITY;
  return (event) => {
    if (event.timeStamp - last > longestGap) text = "";
    if (event.key === "Enter" || event.key === "Tab") {
      const scanned = text;
      text = "";
      return scanned.length >= fewestCharacters ? { kind: "scan", text: scanned } : { kind: "other" };
    }
    const character = characterOf(event);
    if (character === undefined) return { kind: "other" };
    last = event.timeStamp;
    text += character;
    return { kind: "character", length: text.length };
  };
}

/** The character of a key; scanners send the separator of GS1 codes as Ctrl and `]`. */
function characterOf({ key, ctrlKey, altKey, metaKey }: WedgeKey): string | undefined {
  if (ctrlKey && key === "]") return "\u001d";
  // AltGr arrives as Ctrl and Alt together and does write.
  if (metaKey || ctrlKey !== altKey) return undefined;
  return key.length === 1 ? key : undefined;
}
