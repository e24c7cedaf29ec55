import { drawCode128 } from "../draw-code128.ts";
import { millimetre } from "../paper.ts";
import { ink, type Sheet } from "../sheet.ts";
import type { Word } from "../writer.ts";
import type { Party } from "./party.ts";

/** The head of a document. */
export interface Heading {
  readonly company?: Party;
  /** What the document is: “Invoice”. */
  readonly kind: string;
  /** Its number; empty for none. */
  readonly number?: string;
  /** Further facts, `name` and `value`; those without a value are left out. */
  readonly facts: readonly (readonly [name: Word, value: string | null | undefined])[];
  /** Draw the number as a bar code, to scan it back. */
  readonly barcode: boolean;
}

/** Prints who sends the document, what it is with its number, and its facts in columns. */
export function printHeading(sheet: Sheet, { company, kind, number, facts, barcode }: Heading): void {
  const start = sheet.y;
  const half = sheet.width / 2;
  if (company) sheet.put(company.name, sheet.left, start, half - 10, { face: "bold", size: 11 });
  sheet.put(kind, sheet.left + half, start, half, { face: "bold", size: 18, align: "right" });
  sheet.y = start + 24;
  if (number) {
    sheet.put(number, sheet.left + half, sheet.y, half, { face: "number", size: 13, align: "right" });
    sheet.y += 20;
    if (barcode) {
      const height = 9 * millimetre;
      drawCode128(sheet, number, { x: sheet.left + half, y: sheet.y, width: half, height, align: "right" });
      sheet.y += height + 6;
    }
  }
  sheet.rule();
  printFacts(sheet, facts);
}

const columns = 3;

/** Prints names above values in three columns. */
export function printFacts(sheet: Sheet, facts: Heading["facts"]): void {
  const given = facts.filter(([, value]) => value !== null && value !== undefined && value !== "") as [Word, string][];
  for (let row = 0; row < given.length; row += columns) {
    const width = sheet.width / columns - 8;
    const cells = given.slice(row, row + columns);
    const height = Math.max(...cells.map(([, value]) => sheet.heightOf(value, width))) + 12;
    sheet.ensure(height + 4);
    cells.forEach(([name, value], index) => {
      const x = sheet.left + index * (width + 8);
      sheet.put(sheet.writer.say(name), x, sheet.y, width, { size: 7.5, color: ink.quiet });
      sheet.put(value, x, sheet.y + 10, width);
    });
    sheet.y += height + 4;
  }
  sheet.y += 4;
}
