/** Coarse metric threads: nominal diameter and pitch in millimetres. */
export const metricPitch: Readonly<Record<number, string>> = {
  3: "0.5",
  4: "0.7",
  5: "0.8",
  6: "1.0",
  8: "1.25",
  10: "1.5",
  12: "1.75",
  16: "2.0",
  20: "2.5",
};

/** A unified coarse thread: its name, the diameter in millimetres and the number in part numbers. */
export interface InchThread {
  readonly name: string;
  readonly diameter: number;
  readonly code: string;
}

/** Unified coarse threads of common bolts. */
export const inchThreads: readonly InchThread[] = [
  { name: "1/4-20", diameter: 6.35, code: "025" },
  { name: "5/16-18", diameter: 7.94, code: "031" },
  { name: "3/8-16", diameter: 9.53, code: "037" },
  { name: "1/2-13", diameter: 12.7, code: "050" },
  { name: "5/8-11", diameter: 15.88, code: "062" },
];

/** Mass of a steel bolt with hexagon head in kilograms; measures in millimetres. */
export function boltWeight(diameter: number, length: number): number {
  const shank = (Math.PI / 4) * (0.95 * diameter) ** 2 * length;
  const head = 0.866 * (1.6 * diameter) ** 2 * 0.65 * diameter;
  return Math.round((shank + head) * 7.85e-6 * 100_000) / 100_000;
}

/** Pieces in a box: fewer of what is heavier. */
export function boxSize(weight: number): number {
  if (weight < 0.012) return 200;
  if (weight < 0.035) return 100;
  if (weight < 0.06) return 50;
  if (weight < 0.15) return 25;
  return 10;
}
