import { type Decimal, decimal } from "../../values/decimal.ts";

/** From so many pounds a cubic foot on, this class: the density scale of the freight classification. */
const scale: readonly (readonly [leastDensity: number, freightClass: string])[] = [
  [50, "50"],
  [35, "55"],
  [30, "60"],
  [22.5, "65"],
  [15, "70"],
  [12, "85"],
  [10, "92.5"],
  [8, "100"],
  [6, "125"],
  [4, "175"],
  [2, "250"],
  [1, "300"],
  [0, "400"],
];

/** What a class costs, measured by class 100. Classes between the steps of the scale are only ever named. */
const factors: Readonly<Record<string, number>> = {
  "50": 0.62,
  "55": 0.66,
  "60": 0.7,
  "65": 0.74,
  "70": 0.78,
  "77.5": 0.84,
  "85": 0.89,
  "92.5": 0.95,
  "100": 1,
  "110": 1.08,
  "125": 1.2,
  "150": 1.42,
  "175": 1.63,
  "200": 1.84,
  "250": 2.28,
  "300": 2.72,
  "400": 3.6,
  "500": 4.5,
};

/** The class of a density in pounds a cubic foot. */
export function classOfDensity(density: Decimal): string {
  return scale.find(([least]) => density.gte(least))?.[1] ?? "400";
}

/** What a class costs, measured by class 100. */
export function classFactor(freightClass: string): Decimal {
  return decimal(factors[freightClass] ?? 1);
}

/** The weights from which a volume in cubic feet is in a cheaper class, above the given weight. */
export function nextClassWeights(volume: Decimal, weight: Decimal): Decimal[] {
  return scale.map(([least]) => volume.times(least)).filter((from) => from.gt(weight));
}

/** A class that a text names: `class 92.5`, `CL70`. */
export function namedClass(text: string | undefined): string | undefined {
  const found = /\b(?:class|cl)\s*(\d{2,3}(?:\.5)?)\b/i.exec(text ?? "")?.[1];
  return found !== undefined && found in factors ? found : undefined;
}
