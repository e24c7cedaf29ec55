import { isCountable } from "../whole-quantity.ts";
import { type PartKey, partKeyOf, partText } from "./part-key.ts";
import type { ScannablePart } from "./part-scan.tsx";

/** A part that is to be moved, and how many of it. */
export interface MoveLine extends PartKey {
  readonly itemId: string;
  readonly description: string;
  readonly unitOfMeasure: string;
  readonly quantity: number | null;
}

/** The lines with one more of a part: scanned again it counts one up, a new one comes first. */
export function withPart(lines: readonly MoveLine[], part: ScannablePart, quantity = 1): MoveLine[] {
  const key = partText(part);
  const known = lines.find((line) => partText(line) === key);
  if (known) return withQuantity(lines, known, (known.quantity ?? 0) + quantity);
  const { itemId, description, unitOfMeasure } = part;
  return [{ ...partKeyOf(part), itemId, description, unitOfMeasure, quantity }, ...lines];
}

/** The lines with another quantity of one. */
export function withQuantity<Line extends MoveLine>(
  lines: readonly Line[],
  changed: PartKey,
  quantity: number | null,
): Line[] {
  return lines.map((line) => (partText(line) === partText(changed) ? { ...line, quantity } : line));
}

/** The lines without one. */
export function withoutPart<Line extends PartKey>(lines: readonly Line[], gone: PartKey): Line[] {
  return lines.filter((line) => partText(line) !== partText(gone));
}

/** What is left of the lines once some were sent: what was scanned meanwhile stays, also of a part that was sent. */
export function linesAfter<Line extends MoveLine>(lines: readonly Line[], sent: readonly Line[]): Line[] {
  const quantities = new Map(sent.map((line) => [partText(line), line.quantity ?? 0]));
  return lines.flatMap((line) => {
    const gone = quantities.get(partText(line));
    if (gone === undefined) return [line];
    const quantity = (line.quantity ?? 0) - gone;
    return quantity > 0 ? [{ ...line, quantity }] : [];
  });
}

/** Whether parts of one are moved of a line: of what is measured, not counted. */
export const takesParts = ({ unitOfMeasure: baseUnit }: MoveLine): boolean =>
  isCountable(0.5, { unitSize: 1, baseUnit });

/** What is wrong with a line: no quantity, part of a piece, or more than there is. Without `available` nothing is too many. */
export function lineTrouble(line: MoveLine, available?: number): "notPositive" | "notWhole" | "tooMany" | undefined {
  if (line.quantity === null || !(line.quantity > 0)) return "notPositive";
  if (!takesParts(line) && !Number.isInteger(line.quantity)) return "notWhole";
  return available !== undefined && line.quantity > available ? "tooMany" : undefined;
}
