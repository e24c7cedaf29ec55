import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { expect, it } from "vitest";
import { csvFolder, manyOrders, smallShop } from "../testing/csv-files.ts";
import { describeOfAll } from "../testing/test-database.ts";
import { loadFolder } from "./load-folder.ts";

const linesEach = 10;

setFlagsFromString("--expose-gc");
const collectGarbage: () => void = runInNewContext("gc");

/** Bytes that are held: what is garbage already waits for the collector the longer, the more others hold. */
function heldBytes(): number {
  collectGarbage();
  return process.memoryUsage().heapUsed;
}

describeOfAll("many order lines", (open, kind) => {
  // The embedded database computes in this process: an eighth shows the same.
  const lines = kind === "postgres" && exhaustive ? 200_000 : 25_000;

  it(`loads ${lines} in steady pieces and little memory`, async () => {
    const db = await open();
    const folder = csvFolder({ ...smallShop, ...manyOrders(lines / linesEach, linesEach) });
    const pieces: number[] = [];
    const held: number[] = [];
    db.onStatement(({ text, milliseconds }) => {
      if (!text.startsWith("insert into order_line")) return;
      pieces.push(milliseconds);
      held.push(heldBytes());
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
    // Lines that were stored are let go: held, they are 110 bytes each.
    expect((Math.min(...held.slice(-third)) - (held[0] ?? 0)) / lines).toBeLessThan(70);
  });
});

function median(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
