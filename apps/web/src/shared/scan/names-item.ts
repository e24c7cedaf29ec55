import { partCode } from "../part-code.ts";

/** What an item is recognised by when it is scanned. */
export interface ScannedItem {
  readonly itemId: string;
  /** Undefined where it was read before it was known. */
  readonly upcOrEanId?: string | null | undefined;
}

/** Of bar codes some scanners send the zeros before the number, others do not. */
const withoutZeros = (code: string) => partCode(code).replace(/^0+(?=.)/, "");

/**
 * Whether a code names an item: it is its number, whatever its dashes and case, or its bar code.
 *
 * @example
 * namesItem("0012345678905", { itemId: "HB-M8-40", upcOrEanId: "012345678905" }); // true
 */
export function namesItem(code: string, { itemId, upcOrEanId }: ScannedItem): boolean {
  const wanted = partCode(code);
  if (wanted === "") return false;
  return wanted === partCode(itemId) || (!!upcOrEanId && withoutZeros(code) === withoutZeros(upcOrEanId));
}
