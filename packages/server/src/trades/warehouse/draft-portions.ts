import { invalid } from "../../platform/errors.ts";
import { type Decimal, decimal, inBaseUnits, quantityText, roundQuantity, sumOf } from "../../values/decimal.ts";
import type { StoredPortion } from "./document-rows.ts";
import type { LineInput } from "./draft-lines.ts";
import type { KindDefinition } from "./kinds.ts";

/** Refuses a quantity that cannot be stored exactly, in its unit or in base units: more than six decimals. */
export function requireBase(path: string, quantity: number, unit: string, size: number): void {
  const exact = (value: Decimal) => roundQuantity(value).eq(value);
  const given = decimal(quantity);
  if (exact(given) && exact(inBaseUnits(given, decimal(size)))) return;
  throw invalid(path, `${quantity} ${unit} cannot be told exactly in six decimals of the base unit.`, quantity);
}

/** Bins, lots and serial numbers as they are stored: `bin`, `lot` and `serials` stand for one portion of everything. */
export function portionsOf(
  path: string,
  { kind }: KindDefinition,
  line: LineInput,
  quantity: number | undefined,
  size: number,
): StoredPortion[] {
  const bin = kind === "binTransfer" ? line.fromBin : line.bin;
  const hasOwn = bin !== undefined || line.lot !== undefined || (line.serials?.length ?? 0) > 0;
  if (!line.bins?.length) {
    const serials = line.serials ?? [];
    return hasOwn ? [{ bin: bin ?? null, lot: line.lot ?? null, quantity: quantity ?? null, serials }] : [];
  }
  if (hasOwn) throw invalid(`${path}.bins`, "Give `bins`, or `bin`, `lot` and `serials` of the line, not both.");
  const inBase = (one: number) => inBaseUnits(decimal(one), decimal(size));
  const sum = sumOf(line.bins.map((portion) => inBase(portion.quantity)));
  const whole = inBase(quantity ?? 0);
  if (!sum.eq(whole))
    throw invalid(
      `${path}.bins`,
      `The bins hold ${quantityText(sum)} base units, the line ${quantityText(whole)}; they must be equal.`,
      sum.toFixed(),
      whole.toFixed(),
    );
  return line.bins.map((portion) => ({
    bin: portion.bin ?? null,
    lot: portion.lot ?? null,
    quantity: portion.quantity,
    serials: portion.serials ?? [],
  }));
}
