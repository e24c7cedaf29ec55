import { readTable, type Table, type TableRow } from "@purvey/tables/read-table";
import { parseNumber } from "@purvey/ui/numbers";

/** A line of an order as somebody wrote it; nothing of it is understood yet. */
export interface WrittenLine {
  /** The number of the part, whoever's number it is. */
  readonly number: string;
  /** The quantity as text, so that what cannot be read stays to be seen. */
  readonly quantity: string;
  /** Empty for the unit the item is sold in. */
  readonly unit: string;
  readonly note: string;
}

/** The columns a list may have. */
type Column = keyof WrittenLine;

const headings: Readonly<Record<Column, readonly string[]>> = {
  number: [
    ...["part", "part number", "part no", "part #", "partno", "item", "item number", "item no", "item id", "itemid"],
    ...["sku", "article", "article number", "product", "product code", "code", "number", "no", "upc", "ean", "barcode"],
    ...["mpn", "stock number", "your number", "customer number", "material", "material number"],
    ...["artikel", "artikelnummer", "artikelnr", "artikel-nr", "art-nr", "artnr", "teil", "teilenummer", "teilenr"],
    ...["materialnummer", "bestellnummer", "bestellnr", "best-nr", "sachnummer", "nummer", "nr", "produkt", "gtin"],
  ],
  quantity: [
    ...[
      "quantity",
      "qty",
      "count",
      "amount",
      "order qty",
      "order quantity",
      "qty ordered",
      "pieces",
      "pcs",
      "number of",
    ],
    ...["menge", "bestellmenge", "anzahl", "stück", "stueck", "stk", "stückzahl", "bedarf"],
  ],
  unit: [
    ...["unit", "uom", "unit of measure", "um", "u/m", "measure", "packaging", "pack"],
    ...["einheit", "me", "mengeneinheit", "bestelleinheit", "vpe", "gebinde", "verpackung"],
  ],
  note: [
    ...["note", "notes", "line note", "comment", "comments", "remark", "remarks", "job", "reference"],
    ...["notiz", "bemerkung", "bemerkungen", "kommentar", "hinweis", "anmerkung", "referenz"],
  ],
};

/** A heading as it is compared: without dots, blanks around and case. */
function headingKey(text: string): string {
  return text
    .toLowerCase()
    .replace(/[.:*_]+/g, " ")
    .replace(/\s+/g, " ")
    .trim();
}

function columnOf(cell: string): Column | undefined {
  const key = headingKey(cell);
  return (Object.keys(headings) as Column[]).find((column) => headings[column].includes(key));
}

type Columns = Partial<Record<Column, number>>;

/** The columns by a heading row; undefined when the first row is a line like the others. */
function columnsOfHeading(cells: readonly string[]): Columns | undefined {
  const found: Columns = {};
  cells.forEach((cell, index) => {
    const column = columnOf(cell);
    if (column !== undefined && found[column] === undefined) found[column] = index;
  });
  return found.number === undefined ? undefined : found;
}

/** Without a heading: number, quantity, unit, note; or the quantity first, when only the first cells are numbers. */
function guessColumns(table: Table): Columns {
  const several = table.rows.filter(({ cells }) => cells.length > 1);
  const quantityFirst =
    several.length > 0 && several.every(({ cells }) => isQuantity(cells[0] ?? "") && !isQuantity(cells[1] ?? ""));
  return quantityFirst ? { quantity: 0, number: 1, unit: 2, note: 3 } : { number: 0, quantity: 1, unit: 2, note: 3 };
}

const quantityWithUnit = /^([-+]?[\d.,\s'’\u00a0\u202f]+)\s*(\p{L}{1,8})?\.?$/u;

function isQuantity(text: string): boolean {
  return /\d/.test(text) && quantityWithUnit.test(text.trim());
}

/**
 * Reads a pasted, typed or loaded list into lines. A heading row in English or German says which column is which;
 * without one the order is number, quantity, unit, note. Every row that holds something becomes a line, also when
 * nothing of it makes sense: nothing is dropped, cut off or filled in. A line that does without what separates the
 * others may be written in its own way: lists are put together out of several.
 */
export function readLines(text: string): WrittenLine[] {
  const parsed = readTable(text);
  const table = { ...parsed, rows: parsed.rows.map(ownWay) };
  const heading = columnsOfHeading(table.rows[0]?.cells ?? []);
  const columns = heading ?? guessColumns(table);
  return (heading ? table.rows.slice(1) : table.rows).map(({ cells }) => lineOf(cells, columns));
}

/** A row of one cell, separated as it is itself. */
function ownWay(row: TableRow): TableRow {
  const [cell = "", another] = row.cells;
  if (another !== undefined || /[\r\n]/.test(cell)) return row;
  return { ...row, cells: readTable(cell).rows[0]?.cells ?? row.cells };
}

function lineOf(cells: readonly string[], columns: Columns): WrittenLine {
  const cell = (column: Column) => cells[columns[column] ?? -1] ?? "";
  const unit = cell("unit");
  const times = unit === "" && cell("quantity") === "" ? timesOf(cell("number")) : undefined;
  if (times) return { ...times, note: cell("note") };
  const [, amount = "", ownUnit = ""] = quantityWithUnit.exec(cell("quantity").trim()) ?? [];
  if (unit !== "" || ownUnit === "")
    return { number: cell("number"), quantity: cell("quantity"), unit, note: cell("note") };
  return { number: cell("number"), quantity: amount.trim(), unit: ownUnit, note: cell("note") };
}

/**
 * A part and its quantity as they stand in mails: `QCD-2-36A x 9` or `9x QCD-2-36A`. The part is one word with
 * a dash, so that the measures of a description (`Hex bolt M8 x 40`) are taken for no quantity.
 */
function timesOf(text: string): Pick<WrittenLine, "number" | "quantity" | "unit"> | undefined {
  const behind = /^(\S*\d\S*-\S+|\S+-\S*\d\S*)\s+[x×]\s*(\d[\d.,]*)\s*(\p{L}{1,8})?\.?$/iu.exec(text.trim());
  if (behind) return { number: behind[1] ?? "", quantity: behind[2] ?? "", unit: behind[3] ?? "" };
  const before = /^(\d[\d.,]*)\s*[x×]\s+(\S+)$/iu.exec(text.trim());
  return before ? { number: before[2] ?? "", quantity: before[1] ?? "", unit: "" } : undefined;
}

/**
 * Reads a quantity as the locale writes numbers; what the locale cannot be read as is tried the other way, so that
 * `1,5` of a German list is one and a half everywhere. Undefined for what is no number above zero.
 */
export function readQuantity(text: string, locale: string | undefined): number | undefined {
  for (const way of [locale, "en", "de"]) {
    const reading = parseNumber(text, way);
    if ("value" in reading) return reading.value > 0 ? reading.value : undefined;
  }
  return undefined;
}
