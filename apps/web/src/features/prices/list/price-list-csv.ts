import { type CsvCell, formatCsv } from "../../../shared/csv/format-csv.ts";
import { percentBelow } from "../below-list.ts";
import type { ListedPrice } from "./price-list.ts";

/** The columns of the file, in their order. */
export const priceListColumns = [
  "line",
  "written",
  "item",
  "description",
  "quantity",
  "unit",
  "unitPrice",
  "extended",
  "currency",
  "listPrice",
  "percent",
  "ruleColumn",
  "contract",
  "explanation",
] as const;

/** The words of the file. */
export interface PriceListWords {
  readonly heading: (column: (typeof priceListColumns)[number]) => string;
  readonly rule: (price: NonNullable<ListedPrice["price"]>) => string;
  readonly explanation: (price: NonNullable<ListedPrice["price"]>) => string;
  /** Why a line has no price; empty while it is on its way. */
  readonly problem: (row: ListedPrice) => string;
}

/**
 * The list as a table for a spreadsheet: each line as it was written, with its price, the rule that gave it, and why there
 * is none. Amounts have a point and no currency sign, so that they are numbers where it is opened.
 */
export function priceListCsv(rows: readonly ListedPrice[], words: PriceListWords): string {
  return formatCsv([priceListColumns.map(words.heading), ...rows.map((row) => cellsOf(row, words))]);
}

function cellsOf(row: ListedPrice, words: PriceListWords): CsvCell[] {
  const { line, position, reading, price } = row;
  const item = reading.kind === "waiting" ? undefined : reading.item;
  const known = [position, line.number, item?.itemId, item?.itemDesc];
  if (!price) return [...known, line.quantity, line.unit, ...Array<CsvCell>(7), words.problem(row)];
  const { quantity, unitOfMeasure, unitPrice, extendedPrice, currency, listPrice, jobNo } = price;
  return [
    ...known,
    ...[quantity, unitOfMeasure, unitPrice, extendedPrice, currency, listPrice, percentBelow(unitPrice, listPrice)],
    ...[words.rule(price), jobNo, words.explanation(price)],
  ];
}
