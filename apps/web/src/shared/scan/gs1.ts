/** What a scanned code says. */
export interface Scan {
  /** The code as it was scanned or typed, without blanks around it. */
  readonly text: string;
  /** What names the thing: the GTIN of a GS1 code without its leading zeros, else the text. */
  readonly code: string;
  /** All fourteen digits of the GTIN, of a GS1 code that has one (AI 01). */
  readonly gtin?: string;
  /** The lot (AI 10). */
  readonly lot?: string;
  /** The serial number (AI 21). */
  readonly serial?: string;
  /** How many (AI 30 or 37). */
  readonly quantity?: number;
}

/** Ends a field of variable length in a GS1 code. */
const separator = "\u001d";

/** Application identifiers with a fixed length of their value; the codes that name, and those that are passed over. */
const fixed: Readonly<Record<string, number>> = {
  "00": 18,
  "01": 14,
  "02": 14,
  11: 6,
  12: 6,
  13: 6,
  15: 6,
  16: 6,
  17: 6,
  20: 2,
};

/** Application identifiers of variable length that are read, with the most their value may have. */
const variable: Readonly<Record<string, number>> = { 10: 20, 21: 20, 30: 8, 37: 8 };

/** What symbology identifiers of GS1 codes begin with: GS1-128, DataBar, DataMatrix, QR. */
const symbology = /^\](?:C1|e0|d2|Q3)/;

/**
 * Reads a scanned text. A GS1 element string gives its parts, written with brackets, with a symbology identifier, with
 * separators, or bare when it begins with a right GTIN. Everything else is a plain code.
 *
 * @example
 * readScan("]d2010401234567890110L-77\u001d2100042"); // { code: "4012345678901", lot: "L-77", serial: "00042", … }
 * readScan(" HB-M8-40 "); // { text: "HB-M8-40", code: "HB-M8-40" }
 */
export function readScan(raw: string): Scan {
  const text = raw.trim();
  const fields = readFields(text);
  if (!fields) return { text, code: text };
  const gtin = fields.get("01") ?? fields.get("02");
  const lot = fields.get("10");
  const serial = fields.get("21");
  const quantity = fields.get("30") ?? fields.get("37");
  return {
    text,
    code: gtin?.replace(/^0+/, "") ?? serial ?? lot ?? text,
    ...(gtin === undefined ? {} : { gtin }),
    ...(lot === undefined ? {} : { lot }),
    ...(serial === undefined ? {} : { serial }),
    ...(quantity === undefined ? {} : { quantity: Number(quantity) }),
  };
}

function readFields(text: string): Map<string, string> | undefined {
  if (/^\(\d{2}\)/.test(text)) return readBracketed(text);
  const marked = symbology.test(text);
  const bare = text.replace(symbology, "");
  const named = /^01\d{14}/.test(bare) && isGtin(bare.slice(2, 16));
  return marked || named ? readElements(bare) : undefined;
}

/** `(01)04012345678901(10)L-77`, as it is printed below the bars. */
function readBracketed(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  for (const [, identifier = "", value = ""] of text.matchAll(/\((\d{2,4})\)([^(]*)/g)) {
    if (!fits(identifier, value.trim())) return undefined;
    fields.set(identifier, value.trim());
  }
  return fields;
}

function readElements(text: string): Map<string, string> | undefined {
  const fields = new Map<string, string>();
  let rest = text;
  while (rest) {
    const identifier = rest.slice(0, 2);
    const length = fixed[identifier];
    const end = rest.indexOf(separator);
    const until = length === undefined ? (end === -1 ? rest.length : end) : 2 + length;
    const value = rest.slice(2, until);
    if (!(identifier in fixed || identifier in variable) || !fits(identifier, value)) return undefined;
    fields.set(identifier, value);
    rest = rest.slice(rest[until] === separator ? until + 1 : until);
  }
  return fields;
}

function fits(identifier: string, value: string): boolean {
  if (identifier === "01" || identifier === "02") return isGtin(value);
  const length = fixed[identifier];
  if (length !== undefined) return value.length === length && /^\d+$/.test(value);
  const most = variable[identifier];
  if (most === undefined) return value !== "";
  return value !== "" && value.length <= most && (most > 8 || /^\d+$/.test(value));
}

/** Whether fourteen digits carry their right check digit. */
function isGtin(digits: string): boolean {
  if (!/^\d{14}$/.test(digits)) return false;
  const sum = [...digits].reduce((total, digit, place) => total + Number(digit) * (place % 2 === 0 ? 3 : 1), 0);
  return sum % 10 === 0;
}
