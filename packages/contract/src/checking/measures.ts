/**
 * True when a text has more than so many characters, as JSON Schema counts: an emoji outside the basic plane is one. They are
 * counted only when the number of code units leaves a doubt.
 */
export function isLonger(text: string, limit: number): boolean {
  return text.length > limit && (text.length > 2 * limit || [...text].length > limit);
}

/**
 * The test for whole multiples of `step`, both taken as the decimals they are written as:
 * 0.07 is a multiple of 0.01 although 0.07 / 0.01 is 7.000000000000001 (R097). Exact up to 2^53 units of the last
 * decimal of `step`.
 */
export function multiplesOf(step: number): (value: number) => boolean {
  let decimals = 0;
  while (+step.toFixed(decimals) !== step) decimals++;
  const inUnits = (value: number) => Math.round(value * 10 ** decimals);
  return (value) => +value.toFixed(decimals) === value && inUnits(value) % inUnits(step) === 0;
}
