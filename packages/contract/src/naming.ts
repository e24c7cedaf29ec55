/** Fields whose texts name a thing: a serial, a lot, a bin, a part, a purchase order, a user, a code of any kind. */
const naming =
  /(?:id|no|number|code|bin|lot|serial|sku|upc|ean|barcode|class|unit)\d?(?:s|list|excludelist)?$|^(?:key|uom|taker|username|settingname|upcorean.*|brands?name|attributevalue|values|tags?(?:list)?|shelf|productline|style)$|^unit_?of_?measure$/i;

/** These end like a name for a thing and are words in a sentence, or nothing that anybody types. */
const others = /^(?:request|transactionSetup|postal).*$/i;

const known = new Map<string, boolean>();

/**
 * Whether the texts of a field name a thing, so that two of them that look alike must not be two things.
 *
 * @example
 * isNaming("serialNo"); // true
 * isNaming("deliveryInstructions"); // false
 */
export function isNaming(field: string): boolean {
  const found = known.get(field) ?? (naming.test(field) && !others.test(field));
  // Callers invent names of fields without end.
  if (known.size < 5000) known.set(field, found);
  return found;
}

const plain = /^[!-~](?:[ -~]*[!-~])?$/;

/**
 * The one form of a text that names a thing: composed (NFC), without outer blanks. Case stays: each thing has its own rule.
 *
 * @example
 * canonicalText(" Jose\u0301\u00a0"); // "Jos\u00e9"
 */
export function canonicalText(text: string): string {
  return plain.test(text) ? text : text.trim().normalize("NFC");
}

const unseen = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/u;

/**
 * Where a text has a sign that nobody sees – of control, of direction, without width –, and which: `sign 3 (U+200B)`;
 * nothing for a text without one. Outer blanks do not count.
 *
 * @example
 * unseenSign("A1\u200b2"); // "sign 3 (U+200B)"
 */
export function unseenSign(text: string): string | undefined {
  const name = canonicalText(text);
  const found = unseen.exec(name);
  if (!found) return undefined;
  const code = found[0].codePointAt(0) as number;
  return `sign ${[...name.slice(0, found.index)].length + 1} (U+${code.toString(16).toUpperCase().padStart(4, "0")})`;
}
