import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { readTable } from "@purvey/tables/read-table";
import fc from "fast-check";
import { expect, it } from "vitest";
import { agreements, type CsvFiles, csvFolder, papers, smallShop } from "../testing/csv-files.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { loadFolder } from "./load-folder.ts";

/** What spreadsheets, exports, scanners and attackers leave in a cell. */
const hostile = [
  ...["+1.5", "-1", "-0", "+", "-", ".", ".5", "5.", "1,5", "1.000,50", "1e3", "1e400", "0x10", "١٢", "½", "1_000"],
  ...[
    "NaN",
    "Infinity",
    "9007199254740993",
    "99999999999999999999",
    "0.00000000000000001",
    "2147483648",
    "-2147483649",
  ],
  ...[
    "1.23457E+11",
    "#N/A",
    "########",
    "4-Mar",
    "NULL",
    "\\N",
    '="0012"',
    "'=1+1",
    "=1+1",
    "@SUM(A1)",
    "true",
    "0",
    "",
  ],
  ...["2026-02-30", "0000-00-00", "9999-12-31", "12/31/2026", "2026-03-14T25:00:00", "10000-01-01", "31.12.2026"],
  ...["a\u0000b", "\u0007", "\uFEFF1", "1\u00A0", "\u200B", "\u202E1", "\uFFFD", "\uD83D\uDD29", "e\u0301", "  1  "],
  ...[
    '5" pipe',
    "a\nb",
    "a\r\nb",
    "'; drop table item; --",
    "<script>alert(1)</script>",
    "__proto__",
    "constructor",
    "x".repeat(5000),
  ],
];

interface Table {
  readonly header: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Every table that there is. */
const shop: Readonly<Record<string, string>> = {
  ...smallShop,
  ...agreements,
  ...papers,
  "SpecialOfferProduct.csv": smallShop["SpecialOfferProduct.csv"],
  "ProductAttribute.csv": "ProductID,Name,Value\n1,Thread,M8\n1,Fits,Frame A\n2,Thread,M8\n2,Width,13 mm\n",
};
const files = Object.keys(shop);
const tables = Object.fromEntries(files.map((file) => [file, tableOf(shop[file] ?? "")])) as Record<string, Table>;

function tableOf(text: string): Table {
  const [header = [], ...rows] = readTable(text).rows.map(({ cells }) => cells);
  return { header, rows };
}

const quoted = (cell: string) => `"${cell.replaceAll('"', '""')}"`;

interface Change {
  readonly file: string;
  readonly row: number;
  readonly column: number;
  readonly text: string;
}

/** The small shop with some cells changed. */
function shopWith(changes: readonly Change[]): CsvFiles {
  return Object.fromEntries(
    files.map((file) => {
      const { header, rows } = tables[file] as Table;
      const own = changes.filter((change) => change.file === file);
      const cells = rows.map((row, index) =>
        row.map((cell, column) => own.find((change) => change.row === index && change.column === column)?.text ?? cell),
      );
      return [file, `${[header, ...cells].map((row) => row.map(quoted).join(",")).join("\n")}\n`];
    }),
  );
}

const change = fc.constantFrom(...files).chain((file) => {
  const { header, rows } = tables[file] as Table;
  return fc.record({
    file: fc.constant(file),
    row: fc.nat(rows.length - 1),
    column: fc.nat(header.length - 1),
    text: fc.constantFrom(...hostile),
  });
});

/** Two cells of a column that exchange what they say. */
const exchange = fc
  .constantFrom(...files.filter((file) => (tables[file]?.rows.length ?? 0) > 1))
  .chain((file) => {
    const { header, rows } = tables[file] as Table;
    const row = fc.nat(rows.length - 1);
    // Half of them numbers, which records go by.
    const column = fc.oneof(fc.constant(0), fc.nat(header.length - 1));
    return fc.record({ file: fc.constant(file), rows: fc.tuple(row, row), column });
  })
  .map(({ file, rows: [one, other], column }): Change[] => {
    const textAt = (row: number) => (tables[file] as Table).rows[row]?.[column] ?? "";
    return [
      { file, row: one, column, text: textAt(other) },
      { file, row: other, column, text: textAt(one) },
    ];
  });

describeOfAll("a hostile cell of any file", (open) => {
  it("is read, or its row is refused with line and column, and the rest is stored", async () => {
    const db = await open();
    let sites = 0;
    const property = fc.asyncProperty(fc.array(change, { minLength: 1, maxLength: 12 }), async (changes) => {
      sites += 1;
      const folder = csvFolder(shopWith(changes));
      const report = await loadFolder(db, folder, { site: `site${sites}` });
      for (const { read, stored, refused } of report.files) expect(stored + refused).toBe(read);
      for (const { file, line, column, reason } of report.refused) {
        const { header, rows } = tables[file] as Table;
        // A column that the file may have, and of which it needs one value where there is no location.
        expect([...header, "LocationID"]).toContain(column);
        expect(line).toBeGreaterThan(1);
        // A line break within a cell is hostile too, and moves the rows below it.
        expect(line).toBeLessThanOrEqual(rows.length + 1 + changes.length);
        expect(reason).not.toBe("");
      }
      const unequal = report.controlTotals.filter(({ equal }) => !equal).map(({ name }) => name);
      expect(unequal.filter((name) => !name.endsWith("equal their subtotal"))).toEqual([]);
      expect((await loadFolder(db, folder, { site: `site${sites}` })).refused).toEqual(report.refused);
    });
    const biggest = { file: "ProductSubcategory.csv" as const, row: 0, column: 0, text: "2147483648" };
    await fc.assert(property, { numRuns: exhaustive ? 30 : 8, seed: 29, examples: [[[biggest]]] });
  });

  it("may exchange what it says with another of its column, and the folder is loaded again", async () => {
    const db = await open();
    let sites = 0;
    const property = fc.asyncProperty(fc.array(exchange, { minLength: 1, maxLength: 4 }), async (exchanges) => {
      sites += 1;
      const site = `exchanged${sites}`;
      expect((await loadFolder(db, csvFolder(shopWith([])), { site })).refused).toEqual([]);
      const folder = csvFolder(shopWith(exchanges.flat()));
      const report = await loadFolder(db, folder, { site });
      for (const { read, stored, refused } of report.files) expect(stored + refused).toBe(read);
      expect((await loadFolder(db, folder, { site })).refused).toEqual(report.refused);
    });
    await fc.assert(property, { numRuns: exhaustive ? 40 : 8, seed: 16 });
  });
});
