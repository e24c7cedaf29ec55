import sql from "sql-template-tag";
import { afterEach, expect, it } from "vitest";
import { loadFolder } from "../../../load/load-folder.ts";
import { beginCheckout, type DeskLine, stockOf } from "../../../testing/checkout-desk.ts";
import { csvFolder, smallShop } from "../../../testing/csv-files.ts";
import { describeServerOnBoth } from "../../../testing/describe-server.ts";
import { invMastUidOf } from "../../../testing/inv-mast-uid-of.ts";
import { addPurchaseOrder } from "../../../testing/purchase-order.ts";
import { stockOf as contentOf } from "../../../testing/stock-of.ts";
import { decimal } from "../../../values/decimal.ts";
import { binSums } from "../../inventory/bin-sums.ts";
import { moveStock } from "../../inventory/ledger.ts";
import { stockSums } from "../../inventory/stock-sums.ts";
import { applyDocuments } from "../apply-documents.ts";

/** Toledo promises its customers what it does not have; Columbus does not. */
const [columbus, toledo] = [10, 20];

describeServerOnBoth("lines that wait for stock", (server) => {
  afterEach(async () => {
    expect(await stockSums(server().db, "demo")).toEqual([]);
    expect(await binSums(server().db, "demo")).toEqual([]);
  });

  async function apply(): Promise<void> {
    expect((await applyDocuments(server().db)).filter(({ importState }) => importState !== "delivered")).toEqual([]);
  }

  /** Takes all that Toledo has of an item by an order, so that whatever is ordered then waits. */
  async function sellOut(itemId: string): Promise<void> {
    const { onHand = 0, allocated = 0 } = (await stockOf(server(), itemId, toledo)) ?? {};
    if (onHand > allocated) await order({ itemId, quantity: onHand - allocated });
    expect(await stockOf(server(), itemId, toledo)).toMatchObject({ backordered: 0 });
  }

  async function order(...lines: DeskLine[]): Promise<number> {
    const pieces = lines.map((line) => ({ unitOfMeasure: line.itemId === "GLV-NIT-L" ? "BX" : "EA", ...line }));
    const { checkoutUid, checkout } = await beginCheckout(server(), pieces, { locationId: toledo });
    return (await checkout.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "W" } }).data).orderNo;
  }

  async function handInReceipt(itemId: string, quantity: number): Promise<void> {
    const poNo = await addPurchaseOrder(server().db, [{ itemId, quantity }], { locationId: toledo });
    const { receiving } = (await server().clientFor("rita")).warehouseOps;
    await receiving.create({ poNo, lines: [{ poLineNo: 1, qtyReceived: quantity }] });
  }

  async function receive(itemId: string, quantity: number): Promise<void> {
    await handInReceipt(itemId, quantity);
    await apply();
  }

  /** What each line of an order has and waits for, in base units: `[[allocated, backordered], …]`. */
  async function linesOf(orderNo: number): Promise<number[][]> {
    const { customer } = (await server().clientFor("dana")).customers;
    const { orderLines } = await customer.orders.get({ customerId: 100200, orderNo }).data;
    return orderLines.map(({ qtyAllocated, qtyBackordered }) => [qtyAllocated, qtyBackordered]);
  }

  async function availableOf(itemId: string): Promise<number | undefined> {
    const { invMast } = (await server().clientFor("dana")).items;
    const stock = await invMast.stock({ id: await invMastUidOf(server(), itemId) }).data;
    return stock.find(({ locationId }) => locationId === toledo)?.qtyAvailable;
  }

  it("get what a purchase order brings, before anybody else", async () => {
    await sellOut("CUT-125-1");
    const first = await order({ itemId: "CUT-125-1", quantity: 300 });
    expect(await linesOf(first)).toEqual([[0, 300]]);
    await receive("CUT-125-1", 300);
    expect(await linesOf(first)).toEqual([[300, 0]]);
    expect(await availableOf("CUT-125-1")).toBe(0);
    const second = await order({ itemId: "CUT-125-1", quantity: 300 });
    expect(await linesOf(second)).toEqual([[0, 300]]);
    expect(await linesOf(first)).toEqual([[300, 0]]);
    const ledger = await server().db.query(sql`
      select movement_type as type, allocated_change as allocated, backordered_change as backordered from stock_movement
      where site_id = 'demo' and reference_type = 'order' and reference_no = ${String(first)} order by stock_movement_uid`);
    expect(ledger).toEqual([
      { type: "backorder", allocated: 0, backordered: 300 },
      { type: "allocate", allocated: 300, backordered: -300 },
    ]);
    const { pickTickets } = (await server().clientFor("walt")).orders;
    const [ticket] = await pickTickets.list({ orderNo: first }).data;
    const lines = await pickTickets.lines.list({ no: ticket?.pickTicketNo ?? 0 }).data;
    expect(lines).toMatchObject([{ orderLineNo: 1, bin: expect.any(String), baseQtyToPick: 300 }]);
  });

  it("get it oldest first: by date, then number, then line, down to the part of a unit", async () => {
    await sellOut("CUT-115-1");
    const late = await order({ itemId: "CUT-115-1", quantity: 10 });
    const early = await order(
      { itemId: "CUT-115-1", quantity: 2, unitOfMeasure: "BX" },
      { itemId: "CUT-115-1", quantity: 7 },
    );
    const latest = await order({ itemId: "CUT-115-1", quantity: 4 });
    await server().db.execute(sql`
      update order_hdr set order_date = order_date - interval '1 day' where site_id = 'demo' and order_no = ${early}`);
    await receive("CUT-115-1", 30);
    expect(await linesOf(early)).toEqual([
      [30, 20],
      [0, 7],
    ]);
    await receive("CUT-115-1", 24);
    expect(await linesOf(early)).toEqual([
      [50, 0],
      [4, 3],
    ]);
    await receive("CUT-115-1", 14);
    expect([await linesOf(early), await linesOf(late), await linesOf(latest)]).toEqual([
      [
        [50, 0],
        [7, 0],
      ],
      [[10, 0]],
      [[1, 3]],
    ]);
    await receive("CUT-115-1", 5);
    expect(await linesOf(latest)).toEqual([[4, 0]]);
    expect(await availableOf("CUT-115-1")).toBe(2);
  });

  it("keep their place while their order is on hold, and are served before others once it is released", async () => {
    await sellOut("WSH-M8");
    const [held, other] = [
      await order({ itemId: "WSH-M8", quantity: 50 }),
      await order({ itemId: "WSH-M8", quantity: 20 }),
    ];
    const setStatus = (status: string) =>
      server().db.execute(sql`update order_hdr set status = ${status} where site_id = 'demo' and order_no = ${held}`);
    await setStatus("held");
    await receive("WSH-M8", 60);
    expect([await linesOf(held), await linesOf(other)]).toEqual([[[0, 50]], [[20, 0]]]);
    await setStatus("open");
    const next = await order({ itemId: "WSH-M8", quantity: 15 });
    expect([await linesOf(held), await linesOf(next)]).toEqual([[[40, 10]], [[0, 15]]]);
    await receive("WSH-M8", 25);
    expect([await linesOf(held), await linesOf(next)]).toEqual([[[50, 0]], [[15, 0]]]);
  });

  it("get nothing any more once their order is cancelled", async () => {
    await sellOut("BRG-6204-2RS");
    const [given, waiting] = [
      await order({ itemId: "BRG-6204-2RS", quantity: 6 }),
      await order({ itemId: "BRG-6204-2RS", quantity: 5 }),
    ];
    await server().db.execute(sql`
      update order_hdr set status = 'cancelled', cancel_flag = 'Y' where site_id = 'demo' and order_no = ${given}`);
    await receive("BRG-6204-2RS", 5);
    expect([await linesOf(given), await linesOf(waiting)]).toEqual([[[0, 6]], [[5, 0]]]);
  });

  it("get what another branch sends, what a transfer does not ship, and what is given back", async () => {
    await sellOut("NUT-M8-NY");
    const waiting = await order({ itemId: "NUT-M8-NY", quantity: 500 });
    const { transfer, transferShipping, transferReceipt } = (await server().clientFor("walt")).warehouseOps;
    const lines = [{ itemId: "NUT-M8-NY", quantity: 120, uom: "EA" }];
    const sent = await transfer.create({ locationId: columbus, toLocationId: toledo, lines }).data;
    const { transferUid } = sent;
    await transferShipping.create({ transferUid, lines: [{ transferLineNo: 1, qtyShipped: 120 }] });
    await transferReceipt.create({ transferUid, lines: [{ transferLineNo: 1, qtyReceived: 120 }] });
    await apply();
    expect(await linesOf(waiting)).toEqual([[120, 380]]);
    const { bins } = await contentOf(server().db, "NUT-M8-NY", toledo);
    const at = { locationId: toledo, invMastUid: await invMastUidOf(server(), "NUT-M8-NY"), bin: Object.keys(bins)[0] };
    const move = (...change: object[]) =>
      server().db.transaction((db) =>
        moveStock(
          db,
          "demo",
          change.map((one) => ({ ...at, type: "adjust" as const, ...one })),
          { type: "test" },
        ),
      );
    await move({ type: "release", allocatedChange: decimal(-30), bin: undefined });
    expect(await linesOf(waiting)).toEqual([[150, 350]]);
    await move({ onHandChange: decimal(30) }, { type: "allocate", allocatedChange: decimal(30), bin: undefined });
    expect(await linesOf(waiting)).toEqual([[150, 350]]);
    await move({ onHandChange: decimal(350.5) });
    expect(await linesOf(waiting)).toEqual([[500, 0]]);
    expect(await availableOf("NUT-M8-NY")).toBe(0.5);
    const back = await transfer.create({
      locationId: toledo,
      toLocationId: columbus,
      lines: [{ itemId: "NUT-M8-NY", quantity: 0.5, uom: "EA" }],
    }).data;
    await apply();
    const next = await order({ itemId: "NUT-M8-NY", quantity: 1 });
    expect(await linesOf(next)).toEqual([[0, 1]]);
    await transferShipping.create({
      transferUid: back.transferUid,
      lines: [{ transferLineNo: 1, qtyShipped: 0.25, complete: "Y", reason: "Stays" }],
    });
    await apply();
    expect(await linesOf(next)).toEqual([[0.25, 0.75]]);
  });

  it("get what a loaded count finds", async () => {
    const { db } = server();
    const load = (rows: string) => {
      const counted = { ...smallShop, "ProductInventory.csv": `ProductID,LocationID,Shelf,Bin,Quantity\n${rows}` };
      return loadFolder(db, csvFolder(counted), { site: "counted", password: "Passw0rd!demo" });
    };
    await load("1,10,A,1,5\n");
    await db.execute(sql`
      with hdr as (
        insert into order_hdr (site_id, order_no, customer_id, web_order)
        select 'counted', 900001, min(customer_id), 'Y' from customer where site_id = 'counted' returning order_no
      ), line as (
        insert into order_line (site_id, order_no, line_no, inv_mast_uid, item_id, description, quantity, unit_of_measure,
          unit_price, extended_price, qty_backordered, location_id)
        select 'counted', 900001, 1, 1, 'X', 'X', 12, 'EA', 1, 12, 12, 10 from hdr
      ), ledger as (
        insert into stock_movement (site_id, location_id, inv_mast_uid, movement_type, backordered_change)
        values ('counted', 10, 1, 'backorder', 12)
      ) update item_stock set qty_backordered = 12 where site_id = 'counted' and location_id = 10 and inv_mast_uid = 1`);
    await load("1,10,A,1,9\n");
    const line = sql`
      select qty_allocated as allocated, qty_backordered as backordered from order_line
      where site_id = 'counted' and order_no = 900001`;
    expect(await db.first(line)).toEqual({ allocated: 9, backordered: 3 });
    await load("1,10,A,1,20\n");
    expect(await db.first(line)).toEqual({ allocated: 12, backordered: 0 });
    expect(await stockSums(db, "counted")).toEqual([]);
  });

  it("are served once when receipts and orders race, and the older before the newer", async () => {
    await sellOut("GLV-NIT-L");
    const waiting: number[] = [];
    for (let count = 0; count < 4; count++)
      waiting.push(await order({ itemId: "GLV-NIT-L", quantity: 5 }, { itemId: "CUT-125-1", quantity: 5 }));
    for (let count = 0; count < 4; count++) {
      await handInReceipt("GLV-NIT-L", 4);
      await handInReceipt("CUT-125-1", 100);
    }
    const buyers = [0, 1, 2].map(() => order({ itemId: "GLV-NIT-L", quantity: 5 }));
    const [, , ...later] = await Promise.all([applyDocuments(server().db), applyDocuments(server().db), ...buyers]);
    await apply();
    const gloves = await Promise.all(waiting.map(async (orderNo) => (await linesOf(orderNo))[0]));
    expect(gloves).toEqual([
      [5, 0],
      [5, 0],
      [5, 0],
      [1, 4],
    ]);
    for (const orderNo of later) expect(await linesOf(orderNo)).toEqual([[0, 5]]);
  });
});
