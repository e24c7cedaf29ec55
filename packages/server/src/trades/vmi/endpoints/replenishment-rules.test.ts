import { readFileSync } from "node:fs";
import type { ReplenishmentItem } from "@purvey/contract/generated/vmi";
import { beforeAll, expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { setUpStockroom } from "../../../testing/stockrooms.ts";

/** A line of the table: what a part has, and what by the rules, worked out by hand, is to be suggested. */
interface Rule {
  readonly cells: Readonly<Record<string, string>>;
  readonly productsUid: number;
}

const [heads = [], ...lines] = readFileSync(new URL("replenishment-rules.csv", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => line.split(","));

describeServer("the table of replenishment", (server) => {
  let rules: Rule[];
  let suggested: readonly ReplenishmentItem[];

  beforeAll(async () => {
    const { vmi } = await server().clientFor("ada");
    const customerId = 100200;
    const { invProfileHdrUid } = await vmi.invProfileHdr.create({ invProfileHdrDesc: "Table", customerId }).data;
    rules = [];
    for (const [index, line] of lines.entries()) {
      const cells = Object.fromEntries(heads.map((head, column) => [head, line[column] ?? ""]));
      const { productsUid } = await vmi.distributors.products.create({
        productsId: `TABLE-${index}`,
        unitOfMeasure: "EA",
        defaultSellingUnit: "PK",
        distributorsUid: 1,
        sellingUnitSize: Number(cells.pack),
      }).data;
      await vmi.invProfileHdr.invProfileLine.create({
        invProfileHdrUid,
        invMastUid: productsUid,
        invProfileLineType: "products",
        minQty: Number(cells.minimum),
        maxQty: Number(cells.maximum),
        reorderQty: cells.reorder === "" ? null : Number(cells.reorder),
      }).data;
      rules.push({ cells, productsUid });
    }
    const warehouseUid = await setUpStockroom(server(), "Table");
    await vmi.warehouse.update({ warehouseUid, invProfileHdrUid }).data;
    const parts = (column: string, condition: (rule: Rule) => boolean = () => true) =>
      rules.flatMap((rule) =>
        Number(rule.cells[column]) > 0 && condition(rule)
          ? [
              {
                invMastUid: rule.productsUid,
                invProfileLineType: "products" as const,
                quantity: Number(rule.cells[column]),
              },
            ]
          : [],
      );
    const adjustments = parts("counted").map(({ quantity, ...part }) => ({ ...part, qtyOnHand: quantity }));
    await vmi.warehouse.adjust({ warehouseUid, adjustments });
    const order = async (isCancelled: boolean) => {
      const asked = parts("ordered", ({ cells }) => Number(cells.cancelled) > 0 === isCancelled);
      const restockItems = asked.map(({ quantity, ...part }) => ({ ...part, qtyToOrder: quantity }));
      return vmi.warehouse.replenish.create({ warehouseUid, distributorUid: 1, restockItems, beyondMaximum: true })
        .data;
    };
    await order(false);
    const { restockHdrUid } = await order(true);
    await vmi.restockHdr.delete({ restockHdrUid });
    const receipts = parts("received").map(({ quantity, ...part }) => ({ ...part, qtyReceived: quantity }));
    await vmi.warehouse.receive({ warehouseUid, receipts });
    suggested = await vmi.warehouse.replenish.list({ warehouseUid, show: "all", limit: 1000 }).data;
  });

  it("has every part", () => {
    expect(lines.length).toBeGreaterThanOrEqual(40);
    expect(suggested).toHaveLength(lines.length);
  });

  it.each(lines.map((line, index) => [line.at(-1), index] as const))("%s", (_, index) => {
    const rule = rules[index];
    const item = suggested.find(({ invMastUid }) => invMastUid === rule?.productsUid);
    expect(item).toMatchObject({
      belowMinimum: rule?.cells.below === "true",
      missingQty: Number(rule?.cells.missing),
      suggestedOrderQty: Number(rule?.cells.suggested),
      suggestedSellingUnits: Number(rule?.cells.packs),
    });
    const above = Number(rule?.cells.above);
    const sentence = /That is (.+) above the maximum, because /.exec(item?.explanation ?? "");
    expect(Number(sentence?.[1] ?? 0)).toBe(above);
  });
});
