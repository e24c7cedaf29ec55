import sql from "sql-template-tag";
import { afterEach, beforeAll, expect, it } from "vitest";
import { describeServer } from "../../../testing/describe-server.ts";
import { addPurchaseOrder } from "../../../testing/purchase-order.ts";
import { stockOf } from "../../../testing/stock-of.ts";
import { binSums } from "../../inventory/bin-sums.ts";
import { stockSums } from "../../inventory/stock-sums.ts";
import { applyDocuments } from "../apply-documents.ts";

const itemId = "ADH-50";

describeServer("registered pieces on their way", (server) => {
  const api = async () => (await server().clientFor("walt")).warehouseOps;
  const apply = async () =>
    (await applyDocuments(server().db)).map(({ importState, processMessage }) => processMessage ?? importState);

  // Numbers are registered from now on; what lies there already has none.
  beforeAll(() =>
    server().db.execute(sql`update item set serialized = 'Y' where site_id = 'demo' and item_id = ${itemId}`),
  );

  afterEach(async () => {
    expect(await stockSums(server().db, "demo")).toEqual([]);
    expect(await binSums(server().db, "demo")).toEqual([]);
  });

  /** Registers pieces in Columbus, as many of each lot as it has numbers. */
  async function register(lots: Readonly<Record<string, readonly string[]>>): Promise<void> {
    const quantity = Object.values(lots).flat().length;
    const poNo = await addPurchaseOrder(server().db, [{ itemId, quantity }]);
    const lines = Object.entries(lots).map(([lot, serials]) => ({
      poLineNo: 1,
      qtyReceived: serials.length,
      lot,
      bin: "RECV",
      serials: [...serials],
    }));
    await (await api()).receiving.create({ poNo, lines });
    expect(await apply()).toEqual(["delivered"]);
  }

  /** What of a transfer from Columbus to Toledo one line says: how many, and the numbers of those that have one. */
  type Named = readonly [quantity: number, serials: readonly string[], more?: object];

  const lineOf = ([, serials, more]: Named) => ({
    transferLineNo: 1,
    ...(serials.length > 0 ? { serials: [...serials] } : {}),
    ...more,
  });

  async function ship(quantity: number, ...named: readonly Named[]): Promise<number> {
    const { transfer, transferShipping } = await api();
    const asked = { locationId: 10, toLocationId: 20, lines: [{ itemId, quantity }] };
    const { transferUid } = await transfer.create(asked).data;
    const lines = named.map((one) => ({ ...lineOf(one), qtyShipped: one[0] }));
    await transferShipping.create({ transferUid, lines });
    expect(await apply()).toEqual(["delivered", "delivered"]);
    return transferUid;
  }

  async function receive(transferUid: number, ...named: readonly Named[]): Promise<string[]> {
    const lines = named.map((one) => ({ ...lineOf(one), qtyReceived: one[0], bin: "TF-01-1" }));
    await (await api()).transferReceipt.create({ transferUid, lines });
    return apply();
  }

  const stateOf = async (prefix: string) => {
    const pieces = await server().db.query<{ no: string; state: string; lot: string }>(sql`
      select serial_no as no, serial_state as state, lot from serial_number
      where site_id = 'demo' and serial_no like ${`${prefix}%`} order by 1`);
    return pieces.map(({ no, state, lot }) => `${no} ${state} ${lot}`);
  };

  const lotsInToledo = async () => (await stockOf(server().db, itemId, 20)).bins;

  it("books each named piece in its own lot, not in the one that was shipped first", async () => {
    await register({ "L-71": ["A-1", "A-2"], "L-72": ["B-1", "B-2"] });
    const uid = await ship(4, [4, ["A-1", "A-2", "B-1", "B-2"]]);
    expect(await receive(uid, [1, ["A-1"], { lot: "L-72" }])).toEqual([
      "`ADH-50` `A-1` is of the lot `L-71`, not of `L-72`.",
    ]);
    expect(await receive(uid, [2, ["B-1", "A-1"]], [1, ["B-2"]])).toEqual(["delivered"]);
    expect(await lotsInToledo()).toMatchObject({ "TF-01-1/L-71": 1, "TF-01-1/L-72": 2 });
    expect(await receive(uid, [1, ["A-2"]])).toEqual(["delivered"]);
    expect(await lotsInToledo()).toMatchObject({ "TF-01-1/L-71": 2, "TF-01-1/L-72": 2 });
  });

  it("does not miss a piece that an earlier line of the receipt named", async () => {
    await register({ "L-73": ["C-1", "C-2", "C-3"] });
    const uid = await ship(3, [3, ["C-1", "C-2", "C-3"]]);
    const last = { complete: "Y", reason: "C-2 is not on the truck" };
    expect(await receive(uid, [1, ["C-1"]], [1, ["C-3"], last])).toEqual(["delivered"]);
    expect(await stateOf("C-")).toEqual(["C-1 stock L-73", "C-2 missing L-73", "C-3 stock L-73"]);
  });

  it("lets as many come without a number as were shipped without, whichever line names the others", async () => {
    await register({ "L-74": ["D-1", "D-2"] });
    const uid = await ship(4, [2, ["D-1", "D-2"]], [2, [], { lot: "L-61" }]);
    const refused = expect.stringContaining("need as many serial numbers; 0 were given.");
    expect(await receive(uid, [1, ["D-1"]], [3, []])).toEqual([refused]);
    // Of the lot in which every piece has a number none comes without.
    expect(await receive(uid, [1, [], { lot: "L-74" }])).toEqual([refused]);
    expect(await receive(uid, [1, ["D-1"]], [2, []])).toEqual(["delivered"]);
    expect(await receive(uid, [1, ["D-2"]])).toEqual(["delivered"]);
    expect(await stateOf("D-")).toEqual(["D-1 stock L-74", "D-2 stock L-74"]);
    expect(await lotsInToledo()).toMatchObject({ "TF-01-1/L-74": 2 });
  });

  it("gives pieces without a number to one of several shipments that take them at once", async () => {
    const serials = Array.from({ length: 16 }, (_, place) => `F-${String(place).padStart(2, "0")}`);
    await register({ "L-75": serials });
    // Two that came before numbers were registered.
    await server().db.execute(
      sql`delete from serial_number where site_id = 'demo' and serial_no = any(${["F-00", "F-01"]}::text[])`,
    );
    const { transfer, transferShipping } = await api();
    const asked = { locationId: 10, toLocationId: 20, lines: [{ itemId, quantity: 2 }] };
    const transfers = await Promise.all(serials.slice(0, 8).map(() => transfer.create(asked).data));
    expect(await apply()).toEqual(transfers.map(() => "delivered"));
    for (const { transferUid } of transfers) {
      const lines = [{ transferLineNo: 1, qtyShipped: 2, lot: "L-75" }];
      await transferShipping.create({ transferUid, lines });
    }
    const applied = (await Promise.all(Array.from({ length: 8 }, () => applyDocuments(server().db)))).flat();
    const refused = applied.filter(({ importState }) => importState === "hold");
    expect([applied.length, refused.length]).toEqual([8, 7]);
    for (const { processMessage } of refused)
      expect(processMessage).toMatch(/^`ADH-50` is registered by serial numbers\. Name those of the 2 EA that move\./);
    expect((await stockOf(server().db, itemId, 10)).bins).toMatchObject({ "RECV/L-75": 14 });
    expect(await stateOf("F-")).toHaveLength(14);
  });
});
