import type { PurchaseOrderScanResult } from "@purvey/contract/generated/orders";
import { exhaustive } from "@purvey/contract/testing/exhaustive";
import { beforeAll, expect, it } from "vitest";
import { createRandom } from "../../../load/examples/demo/random.ts";
import { describeServerOfAll } from "../../../testing/describe-server.ts";
import { addManyPurchaseOrders, type ManyOrders } from "../../../testing/many-purchase-orders.ts";
import { foreignSlip, slipOf } from "../../../testing/packing-slips.ts";
import { statementsOf } from "../../../testing/statements-of.ts";

/** The embedded database takes long to fill; what is compared is the same there. */
const sizes = {
  postgres: exhaustive ? { orders: 10_000, right: 240, foreign: 100 } : { orders: 2000, right: 60, foreign: 25 },
  embedded: { orders: 2000, right: 60, foreign: 25 },
};

describeServerOfAll("packing slips among thousands of purchase orders", (server) => {
  let many: ManyOrders;
  beforeAll(async () => {
    many = await addManyPurchaseOrders(server().db, sizes[server().db.kind].orders);
  });
  const scanner = async () => (await server().clientFor("walt")).orders.poHdr;

  it("ranks the right order first for slips with typing and scanning errors, missing lines and other formats", async () => {
    const api = await scanner();
    const random = createRandom("right slips");
    const wrong: object[] = [];
    const similarities: number[] = [];
    for (let count = 0; count < sizes[server().db.kind].right; count++) {
      const order = random.pick(many.orders);
      const slip = slipOf(order, random);
      const [first] = await api.scan(slip).data;
      similarities.push(first?.similarity ?? 0);
      if (first?.poNo !== order.poNo) wrong.push({ poNo: order.poNo, slip, first });
    }
    expect(wrong).toEqual([]);
    expect(similarities.filter((similarity) => similarity <= 0.5).length).toBeLessThan(similarities.length / 20);
  });

  it("ranks nothing above 0.5 for slips of strangers, of our vendors for others, and with numbers like ours", async () => {
    const api = await scanner();
    const random = createRandom("foreign slips");
    const above: (PurchaseOrderScanResult | undefined)[] = [];
    for (let count = 0; count < sizes[server().db.kind].foreign; count++) {
      const [first] = await api.scan(foreignSlip(count, many, random)).data;
      if ((first?.similarity ?? 0) > 0.5) above.push(first);
    }
    expect(above).toEqual([]);
  });

  it("asks two statements, however many orders there are, and weighs at most a hundred", async () => {
    const api = await scanner();
    const random = createRandom("statements");
    const slip = { ...slipOf(random.pick(many.orders), random), limit: 1, minSimilarity: 0 };
    expect(await statementsOf(server(), () => api.scan(slip).data)).toBe(2);
    expect((await api.scan(slip)).totalResults).toBeLessThanOrEqual(100);
  });
});
