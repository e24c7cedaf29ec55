/** The ways in which people write a unit of measure: short first, then in full. */
const spellings: readonly (readonly string[])[] = [
  ["in", "inch", "zoll"],
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

/** The short spelling of a unit behind a number: `in` of inch and zoll; nothing for other words. */
export function shortUnit(word: string, before: string | undefined): string | undefined {
  if (before === undefined || !/^\d+(?:[-./]\d+)*$/.test(before)) return undefined;
  return sameUnit.get(word)?.[0];
}
