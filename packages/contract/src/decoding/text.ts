const numberShape = /^-?(\d+(\.\d*)?|\.\d+)(e[-+]?\d+)?$/i;

/**
 * The number a text stands for; `undefined` for anything that is not a plain decimal number, that is too large
 * for a number, or that a number could not hold exactly (whole numbers beyond 2^53).
 */
export function numberFromText(text: string): number | undefined {
  const trimmed = text.trim();
  if (!numberShape.test(trimmed)) return undefined;
  const value = +trimmed + 0;
  const exact = Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));
  return exact ? value : undefined;
}

/** `1`, `0`, `true`, `false` in any case; `undefined` for anything else. */
export function booleanFromText(text: string): boolean | undefined {
  const word = text.trim().toLowerCase();
  if (word === "1" || word === "true") return true;
  return word === "0" || word === "false" ? false : undefined;
}

/** The list or object of a JSON text; `undefined` when it is none. */
export function jsonFromText(text: string): unknown {
  // The error of a text that is no JSON costs more than the rest of a query's decoding.
  if (!/^\s*[[{]/.test(text)) return undefined;
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
