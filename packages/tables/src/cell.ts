/** What a spreadsheet or an export has made of a cell so that nobody can know what stood there. */
export type CellFault =
  /** `1.23457E+11`: a long number of which the digits behind the sixth are gone. */
  | "digitsLost"
  /** `4-Mar`: a number such as `3-4` that a spreadsheet took for a date. */
  | "dateMade"
  /** `#N/A`, `#REF!`, `#NV`, `Err:508`, `########`: a formula that failed, or a column that was too narrow. */
  | "formulaFailed"
  /** Bytes that are not UTF-8. */
  | "notUtf8"
  /** A control character, which no text of a record holds. */
  | "controlCharacter";

const months = "Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec|Mrz|Mär|Mai|Okt|Dez";

const patterns: readonly (readonly [CellFault, RegExp])[] = [
  ["digitsLost", /^[+-]?\d(?:[.,]\d+)?E[+-]\d{2,3}$/i],
  ["dateMade", new RegExp(`^(?:\\d{1,2}[-. ]{1,2}(?:${months})\\.?|(?:${months})[-. ]{1,2}\\d{2})$`)],
  ["formulaFailed", /^#(?:N\/[AD]|NV|GETTING_DATA|[¡¿]?\p{Lu}+(?:\/0)?[!?]|#+)$|^Err:\d{3}$/u],
  ["notUtf8", /\uFFFD/],
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  ["controlCharacter", /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]/],
];

/**
 * Why the text of a cell cannot be taken for what was meant; nothing when it can. It is told of any cell alike: no part
 * number, name, quantity or date is written like that.
 *
 * @example
 * cellFault("4.00638E+12"); // "digitsLost"
 * cellFault("#8-32 UNC"); // undefined
 */
export function cellFault(text: string): CellFault | undefined {
  return patterns.find(([, pattern]) => pattern.test(text))?.[0];
}

/**
 * What a cell holds: without the formula that keeps its zeros (`="0012"`), without the apostrophe that keeps a spreadsheet
 * from running it (`'=1+1`), and nothing where a database wrote that there is nothing (`NULL`, `\N`).
 */
export function cellText(written: string): string {
  const text = written === "NULL" || written === "\\N" ? "" : written;
  const formula = /^="(.*)"$/s.exec(text)?.[1];
  if (formula !== undefined) return formula;
  return /^'+[=+\-@\t\r]/.test(text) ? text.slice(1) : text;
}
