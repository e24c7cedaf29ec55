import type { Parcel } from "../../platform/ports/shipment.ts";
import { type Decimal, decimal, greaterOf, sumOf } from "../../values/decimal.ts";
import type { Carrier } from "./carriers.ts";

const centimetresPerInch = "2.54";
const kilogramsPerPound = "0.45359237";

/** Inches of a length. */
export function inches(length: number, unit: "in" | "cm"): Decimal {
  return unit === "in" ? decimal(length) : decimal(length).div(centimetresPerInch);
}

/** Pounds of a weight. */
export function pounds(weight: number, unit: "lb" | "kg"): Decimal {
  return unit === "lb" ? decimal(weight) : decimal(weight).div(kilogramsPerPound);
}

/** Three sides, the longest first. */
export function sortedSides(...sides: readonly [Decimal, Decimal, Decimal]): readonly [Decimal, Decimal, Decimal] {
  const [a, b, c] = [...sides].sort((one, other) => other.cmp(one)) as [Decimal, Decimal, Decimal];
  return [a, b, c];
}

/** A parcel as a carrier sees it. */
export interface Measured {
  /** Inches and cubic inches, of sides rounded up to whole inches; null when nobody measured it. */
  readonly size: {
    readonly longest: Decimal;
    readonly second: Decimal;
    readonly girth: Decimal;
    readonly volume: Decimal;
  } | null;
  readonly weight: Decimal;
  readonly isOversize: boolean;
  /** Whole pounds: the greater of weight and volume by the divisor; at least 90 for what is oversize. */
  readonly billedWeight: Decimal;
}

const leastOversizeWeight = 90;

/** Measures a parcel by a carrier's rules. Nothing is lighter for being larger, nor smaller for being heavier. */
export function measure({ sides, weight }: Parcel, carrier: Carrier): Measured {
  const size = sides && sizeOf(sides);
  const isOversize =
    weight.gt(110) || (size !== null && (size.longest.gt(96) || size.girth.gt(130) || size.volume.gt(17_280)));
  const volumeWeight = size?.volume.gt(carrier.volumeFrom) ? size.volume.div(carrier.divisor) : decimal(0);
  const billed = greaterOf(greaterOf(weight, volumeWeight).round(0, 3), decimal(1));
  return {
    size,
    weight,
    isOversize,
    billedWeight: isOversize ? greaterOf(billed, decimal(leastOversizeWeight)) : billed,
  };
}

function sizeOf(sides: NonNullable<Parcel["sides"]>): NonNullable<Measured["size"]> {
  const [longest, second, third] = sides.map((side) => side.round(0, 3)) as [Decimal, Decimal, Decimal];
  const girth = sumOf([longest, second.times(2), third.times(2)]);
  return { longest, second, girth, volume: longest.times(second).times(third) };
}
