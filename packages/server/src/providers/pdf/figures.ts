import { type Decimal, decimal, numberOf, roundMoney, sumOf as sumOfDecimals } from "../../values/decimal.ts";

/** The signs that figures are written with. */
export interface FigureMarks {
  readonly thousands: string;
  readonly decimals: string;
}

/** A number with thousands apart, and as many decimals as it has between the two bounds. */
function grouped(value: Decimal, least: number, most: number, marks: FigureMarks): string {
  const text = value.toFixed(most);
  const [whole = "0", fraction = ""] = text.split(".");
  const kept = fraction.replace(/0+$/, "").padEnd(least, "0");
  const sign = whole.startsWith("-") ? "-" : "";
  const groups = whole.replace("-", "").replace(/\B(?=(\d{3})+$)/g, marks.thousands);
  return `${sign}${groups}${kept === "" ? "" : `${marks.decimals}${kept}`}`;
}

/** An amount as it is printed: the decimals of its currency, up to four of a unit price; empty when there is none. */
export function moneyText(
  amount: number | null | undefined,
  decimals: { readonly least: number; readonly most: number },
  marks: FigureMarks,
): string {
  return amount === null || amount === undefined ? "" : grouped(decimal(amount), decimals.least, decimals.most, marks);
}

/** A quantity as it is printed: up to four decimals, none when whole; empty when there is none. */
export function quantityText(quantity: number | null | undefined, marks: FigureMarks): string {
  return quantity === null || quantity === undefined ? "" : grouped(decimal(quantity), 0, 4, marks);
}

/** The amount of a line: what it says, else quantity times price, rounded half up to what its currency has. */
export function lineAmount(
  quantity: number,
  unitPrice: number | null | undefined,
  amount: number | null | undefined,
  currency?: string | null,
): number | null {
  if (amount !== null && amount !== undefined) return amount;
  if (unitPrice === null || unitPrice === undefined) return null;
  return numberOf(roundMoney(decimal(quantity).times(unitPrice), currency));
}

/** The sum of amounts, exactly; what is missing counts nothing. */
export function sumOf(amounts: readonly (number | null)[]): number {
  return numberOf(sumOfDecimals(amounts.map((amount) => decimal(amount ?? 0))));
}
