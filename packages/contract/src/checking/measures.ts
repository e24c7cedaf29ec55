/** How many characters a text has, as JSON Schema counts: an emoji outside the basic plane is one. */
export function characters(text: string): number {
  let count = 0;
  for (const _ of text) count++;
  return count;
}

/** True when a text has more than so many characters; counts them only when the number of code units leaves a doubt. */
export function isLonger(text: string, limit: number): boolean {
  return text.length > limit && (text.length > 2 * limit || characters(text) > limit);
}

function digits(value: number, decimals: number): bigint {
  return BigInt(value.toFixed(decimals).replace(".", ""));
}

/**
 * True when `value` is a whole multiple of `step`, both taken as the decimals they are written as:
 * 0.07 is a multiple of 0.01 although 0.07 / 0.01 is 7.000000000000001 (R097).
 */
export function isMultiple(value: number, step: number): boolean {
  let decimals = 0;
  while (decimals < 100 && +step.toFixed(decimals) !== step) decimals++;
  if (Math.abs(value) >= 1e21) return value % step === 0;
  return +value.toFixed(decimals) === value && digits(value, decimals) % digits(step, decimals) === 0n;
}
