/** The ways in which people write a unit of measure: short first, then in full. */
const spellings: readonly (readonly string[])[] = [
  ["in", "inch"],
  ["ft", "foot", "feet"],
  ["yd", "yard"],
  ["mm", "millimeter", "millimetre"],
  ["cm", "centimeter", "centimetre"],
  ["m", "meter", "metre"],
  ["ml", "milliliter", "millilitre"],
  ["l", "liter", "litre"],
  ["gal", "gallon"],
  ["oz", "ounce"],
  ["lb", "lbs", "pound"],
  ["g", "gram"],
  ["kg", "kilogram"],
  ["v", "volt"],
  ["a", "amp", "ampere"],
  ["w", "watt"],
  ["kw", "kilowatt"],
  ["hp", "horsepower"],
  ["deg", "degree"],
  ["pc", "pcs", "piece"],
  ["pk", "pack"],
];

/** Every spelling, in the plural too where it is a word in full. */
export const unitSpellings: readonly string[] = spellings
  .flat()
  .flatMap((unit) => (unit.length > 3 ? [unit, unit.endsWith("ch") ? `${unit}es` : `${unit}s`] : [unit]));

const sameUnit = new Map(spellings.flatMap((same) => same.map((unit) => [unit, same] as const)));

/**
 * How else a word is written when it is a unit of measure; nothing for other words.
 *
 * @param word in the singular, as the index has it
 * @param before what stands before it: only behind a number `in` is a unit
 * @example
 * spellingsOf("inch", "1/4") // ["in"]
 */
export function spellingsOf(word: string, before: string | undefined): readonly string[] {
  if (before === undefined || !/^\d+(?:[-./]\d+)*$/.test(before)) return [];
  return (sameUnit.get(word) ?? []).filter((unit) => unit !== word);
}
