import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { expect, it } from "vitest";
import { csvFolder, manyOrders, smallShop } from "../testing/csv-files.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { loadFolder } from "./load-folder.ts";

const linesEach = 10;

describeOfAll("many order lines", (open, kind) => {
  // The embedded database computes in this process: an eighth shows the same.
  const lines = kind === "postgres" && exhaustive ? 200_000 : 25_000;

  it(`loads ${lines} in steady pieces and little memory`, async () => {
    const db = await open();
    const folder = csvFolder({ ...smallShop, ...manyOrders(lines / linesEach, linesEach) });
    const pieces: number[] = [];
    const heapBefore = process.memoryUsage().heapUsed;
    let heapPeak = 0;
    db.onStatement(({ text, milliseconds }) => {
      if (!text.startsWith("insert into order_line")) return;
      pieces.push(milliseconds);
      heapPeak = Math.max(heapPeak, process.memoryUsage().heapUsed);
    });
    const report = await loadFolder(db, folder, { site: "demo" });
    expect(report.refused).toEqual([]);
    expect(report.files.find(({ file }) => file === "SalesOrderDetail.csv")).toMatchObject({ stored: lines });
    expect(report.controlTotals.every(({ equal }) => equal)).toBe(true);
    // Each piece of 2,000 lines takes as long as the others: without statistics the last took twenty times the first. The
    // quickest of the last: others that use the machine meanwhile make some of them slow, not all.
    const third = Math.floor(pieces.length / 3);
    expect(third).toBeGreaterThan(1);
    expect(Math.min(...pieces.slice(-third))).toBeLessThan(5 * median(pieces.slice(0, third)));
    expect((heapPeak - heapBefore) / lines).toBeLessThan(2000);
  });
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
