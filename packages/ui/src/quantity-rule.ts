import { type SayUiText, sayInEnglish } from "./ui-texts.ts";

/** What a quantity must keep to, all in the unit that is typed. */
export interface QuantityRule {
  /** It is sold in multiples of this; 1 when absent. */
  multiple?: number | undefined;
  /** Parts of a multiple are fine too: of what is measured, not counted. */
  parts?: boolean | undefined;
  /** The least that may be ordered. */
  minimum?: number | undefined;
  /** The most that may be taken: what is there, or what is left to receive. */
  maximum?: number | undefined;
  /** The unit's name for the sentence: `EA`. */
  unit?: string | undefined;
}

/** The verdict on a quantity: fine, or the rule it breaks and the quantities near it that would be fine. */
export type QuantityVerdict = { fine: true } | { fine: false; problem: string; offers: number[] };

/**
 * Checks a quantity against its multiple and limits and offers the nearest right ones. Nothing is rounded silently.
 *
 * @example
 * checkQuantity(150, { multiple: 100, unit: "EA" });
 * // { fine: false, problem: "150 EA is not a multiple of 100 EA.", offers: [100, 200] }
 */
export function checkQuantity(value: number, rule: QuantityRule, say: SayUiText = sayInEnglish): QuantityVerdict {
  const { minimum, maximum } = rule;
  const problem = brokenRule(value, rule, say);
  if (!problem) return { fine: true };
  const candidates = nearestMultiples(value, rule);
  const allowed = candidates.filter((offer) => offer > 0 && offer >= (minimum ?? 0) && offer <= (maximum ?? Infinity));
  return { fine: false, problem, offers: [...new Set(allowed)] };
}

function brokenRule(
  value: number,
  { multiple = 1, minimum, maximum, unit = "", parts }: QuantityRule,
  say: SayUiText,
): string | undefined {
  const withUnit = (number: number) => `${number} ${unit}`.trim();
  const quantity = withUnit(value);
  if (value < 0) return say("belowZero", { quantity });
  if (minimum !== undefined && value !== 0 && value < minimum)
    return say("belowMinimum", { quantity, minimum: withUnit(minimum) });
  if (maximum !== undefined && value > maximum) return say("aboveMaximum", { quantity, maximum: withUnit(maximum) });
  if (!parts && !isMultiple(value, multiple)) return say("notMultiple", { quantity, multiple: withUnit(multiple) });
  return undefined;
}

function nearestMultiples(value: number, { multiple = 1, minimum = 0, maximum = Infinity }: QuantityRule): number[] {
  const inside = Math.min(Math.max(value, minimum), maximum);
  const below = Math.floor(inside / multiple + 1e-9) * multiple;
  return [below, below === inside ? below : below + multiple].map((number) => Math.round(number * 1e6) / 1e6);
}

/** Whether a quantity is a whole number of multiples; binary fractions such as 0.1 + 0.2 do not count against it. */
export function isMultiple(value: number, multiple: number): boolean {
  const count = value / multiple;
  return Math.abs(count - Math.round(count)) < 1e-6;
}

/**
 * The next quantity one step up or down, always on a multiple and inside the limits.
 *
 * @example
 * stepQuantity(150, 1, { multiple: 100 }); // 200
 */
export function stepQuantity(value: number, direction: 1 | -1, rule: QuantityRule): number {
  const { multiple = 1, minimum = 0, maximum = Infinity } = rule;
  const count = value / multiple;
  const next = direction === 1 ? Math.floor(count + 1e-9) + 1 : Math.ceil(count - 1e-9) - 1;
  const lowest = Math.ceil(minimum / multiple) * multiple;
  const highest = Math.floor(maximum / multiple) * multiple;
  const stepped = Math.min(Math.max(next * multiple, lowest), highest);
  return Math.round(stepped * 1e6) / 1e6;
}
