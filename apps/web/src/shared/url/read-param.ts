/** A text of an address, without blanks around it; undefined when there is none. */
export function textParam(value: unknown): string | undefined {
  const text = typeof value === "number" ? String(value) : value;
  return typeof text === "string" && text.trim() !== "" ? text.trim() : undefined;
}

/** A whole number from `least` on; undefined for anything else. */
export function numberParam(value: unknown, least = 1): number | undefined {
  const number = typeof value === "string" && value !== "" ? Number(value) : value;
  return typeof number === "number" && Number.isSafeInteger(number) && number >= least ? number : undefined;
}

/** Whole numbers out of `64,65`, a number or a list, each once and in order; empty when there are none. */
export function numbersParam(value: unknown): number[] {
  const parts = Array.isArray(value) ? value : typeof value === "string" ? value.split(",") : [value];
  const numbers = parts.map((part) => numberParam(part)).filter((number) => number !== undefined);
  return [...new Set(numbers)].sort((one, other) => one - other);
}

/** One of the allowed texts; undefined for any other. */
export function choiceParam<const Choice extends string>(
  value: unknown,
  choices: readonly Choice[],
): Choice | undefined {
  return choices.find((choice) => choice === value);
}
