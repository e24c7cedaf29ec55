import { inOneSize } from "@purvey/search/sizes";

/** What an attribute says of its values. */
export interface AttributeData {
  /** `text`, `number`, `boolean` or `date`. */
  readonly dataType: string;
  /** Longest value in characters, null for any. */
  readonly maxLength: number | null;
}

const yesOrNo = /^(y|n|yes|no|true|false)$/i;

/** Why a value does not fit its attribute, as a sentence; undefined when it fits. */
export function misfitOf(value: string, { dataType, maxLength }: AttributeData): string | undefined {
  const length = [...value].length;
  if (maxLength !== null && length > maxLength)
    return `\`${value}\` has ${length} characters; values of the attribute have at most ${maxLength}.`;
  if (dataType === "number" && leadingNumber(value) === undefined)
    return `\`${value}\` is not a number; values of the attribute begin with one, such as \`12.5 mm\` or \`3/8 in\`.`;
  if (dataType === "boolean" && !yesOrNo.test(value))
    return `\`${value}\` is neither yes nor no; values of the attribute are \`Yes\` and \`No\`.`;
  if (dataType === "date" && !isDate(value))
    return `\`${value}\` is not a date; values of the attribute are written YYYY-MM-DD.`;
  return undefined;
}

function isDate(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const time = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(text);
}

/** The number of a value by which it can be filtered and sorted; null unless the attribute is a `number`. */
export function numericValueOf(value: string, { dataType }: AttributeData): number | null {
  return dataType === "number" ? (leadingNumber(value) ?? null) : null;
}

/**
 * The number a text begins with, in the spellings of sizes (`inOneSize`); undefined when it begins with none. Fractions are
 * rounded to nine decimals.
 *
 * @example
 * leadingNumber("12,5 mm"); // 12.5
 * leadingNumber("1½ in"); // 1.5
 * leadingNumber("13,300 rpm"); // 13300
 */
export function leadingNumber(text: string): number | undefined {
  const [sign = ""] = /^\s*[+\u2212\u2013-]?/.exec(text) ?? [];
  const size = sizeOf(inOneSize(text.slice(sign.length)));
  if (size === undefined) return undefined;
  return /[^\s+]/.test(sign) ? 0 - size : size;
}

function sizeOf(text: string): number | undefined {
  const mixed = /^(?:(\d+)[\s-]+)?(\d+)\/([1-9]\d*)(?!\d)/.exec(text);
  if (mixed) {
    const [, whole = "0", above, below] = mixed;
    return Math.round((Number(whole) + Number(above) / Number(below)) * 1e9) / 1e9;
  }
  const german = /^\d{1,3}(?:\.\d{3})+,\d+/.exec(text)?.[0];
  if (german !== undefined) return Number(german.replaceAll(".", "").replace(",", "."));
  const plain = /^(?:\d{1,3}(?:,\d{3})+|\d+)?(?:\.\d+)?/.exec(text)?.[0].replaceAll(",", "");
  return plain ? Number(plain) : undefined;
}
