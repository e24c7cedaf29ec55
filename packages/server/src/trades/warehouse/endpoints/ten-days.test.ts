import sql from "sql-template-tag";
import { expect, it } from "vitest";
import { beginCheckout } from "../../../testing/checkout-desk.ts";
import { describeServer } from "../../../testing/describe-server.ts";
import { onOrderDifferences } from "../../../testing/on-order-differences.ts";
import { addPurchaseOrder } from "../../../testing/purchase-order.ts";
import type { TestServer } from "../../../testing/test-server.ts";
import { decimal } from "../../../values/decimal.ts";
import { binSums } from "../../inventory/bin-sums.ts";
import { moveStock } from "../../inventory/ledger.ts";
import { stockSums } from "../../inventory/stock-sums.ts";
import { applyDocuments } from "../apply-documents.ts";

/** `DAYS`, `DEEDS` (a day) and `SEED` in the environment make it longer, or another run. */
const days = Number(process.env.DAYS ?? 10);
const deeds = Number(process.env.DEEDS ?? 15);
const seed = Number(process.env.SEED ?? 20_290);

/** Items with two units, with registered pieces, with lots. */
const items = [
  {
    itemId: "CUT-115-1",
    units: [
      ["EA", 1],
      ["BX", 25],
    ],
    most: 1500,
  },
  { itemId: "MTR-075", units: [["EA", 1]], most: 6 },
  {
    itemId: "ADH-50",
    units: [
      ["EA", 1],
      ["CS", 12],
    ],
    most: 40,
  },
] as const;

/** The same numbers from 0 to 1 for the same seed. */
function randomOf(start: number): () => number {
  let state = start;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

class Trade {
  readonly #server: TestServer;
  readonly #random: () => number;
  readonly #done: string[] = [];
  #plates = 0;
  readonly #returned = new Map<string, number>();
  /** How many pieces came back. */
  pieces = 0;
  /** Where each registered piece of the run is. */
  readonly homes = new Map<string, number>();

  constructor(server: TestServer) {
    this.#server = server;
    this.#random = randomOf(seed);
  }

  /** What was done so far, for whoever looks for the cause of a failure. */
  get done(): string {
    return `seed ${seed}: ${this.#done.join(" | ")}`;
  }

  async deed(): Promise<void> {
    const deed = this.#among([
      "order",
      "order",
      "order",
      "receive",
      "receive",
      "transfer",
      "count",
      "cancel",
      "ship",
      "ship",
      "comeBack",
    ] as const);
    this.#done.push(`${deed} ${await this[deed]()}`);
  }

  async order(): Promise<string> {
    const locationId = this.#location();
    const lines = Array.from({ length: this.#upTo(3) }, () => {
      const item = this.#among(items);
      const [unitOfMeasure, size] = this.#among<readonly [string, number]>(item.units);
      return { itemId: item.itemId, unitOfMeasure, quantity: this.#upTo(Math.max(item.most / size, 1)) };
    });
    const { checkoutUid, checkout } = await beginCheckout(this.#server, lines, { locationId });
    const sent = checkout.prophet21Hdr.create({ checkoutUid, header: { customerPoNumber: "TEN" } }).data;
    const made = await sent.catch((error: { status?: number }) => {
      // Columbus takes no backorders.
      if (error.status !== 422 || locationId !== 10) throw error;
    });
    return `${made?.orderNo ?? "refused"} at ${locationId}: ${lines.map((line) => `${line.quantity} ${line.unitOfMeasure} ${line.itemId}`)}`;
  }

  async receive(): Promise<string> {
    const [item, locationId] = [this.#among(items), this.#location()];
    const [ordered, came] = [this.#upTo(item.most), this.#upTo(item.most)];
    const poNo = await addPurchaseOrder(this.#server.db, [{ itemId: item.itemId, quantity: ordered }], { locationId });
    const { receiving } = (await this.#server.clientFor("rita")).warehouseOps;
    const reason = came > ordered ? { reason: "More came" } : {};
    await receiving.create({
      poNo,
      lines: [{ poLineNo: 1, qtyReceived: came, uom: "EA", ...reason, ...this.#marks(item.itemId, came, locationId) }],
    });
    await this.#apply();
    return `${came} of ${ordered} ${item.itemId} at ${locationId}`;
  }

  /** Goods of one bin and lot, registered ones with their numbers, go to the other branch, where they come in two parts. */
  async transfer(): Promise<string> {
    const { itemId } = this.#among(items);
    const [locationId, toLocationId] = this.#random() < 0.5 ? [10, 20] : [20, 10];
    const piles = await this.#pilesAt(locationId, itemId);
    if (piles.length === 0) return "nothing";
    const { bin, lot, pieces, serials } = this.#among(piles);
    const quantity = Math.min(this.#upTo(200), pieces);
    const shipped = this.#upTo(quantity);
    const { transfer, transferShipping, transferReceipt } = (await this.#server.clientFor("walt")).warehouseOps;
    const { transferUid } = await transfer.create({
      locationId,
      toLocationId,
      lines: [{ itemId, quantity, uom: "EA" }],
    }).data;
    const goods = (from: number, to: number) => ({
      quantity: to - from,
      ...(lot ? { lot } : {}),
      ...(serials.length > 0 ? { serials: serials.slice(from, to) } : {}),
    });
    const line = { transferLineNo: 1, uom: "EA" };
    const rest = { complete: "Y", reason: "Stays" } as const;
    await transferShipping.create({
      transferUid,
      lines: [{ ...line, qtyShipped: shipped, ...rest, bins: [{ bin, ...goods(0, shipped) }] }],
    });
    const first = this.#upTo(shipped);
    for (const [from, to] of [
      [0, first],
      [first, shipped],
    ] as const)
      if (to > from)
        await transferReceipt.create({
          transferUid,
          lines: [{ ...line, qtyReceived: to - from, bins: [goods(from, to)] }],
        });
    await this.#apply();
    for (const serial of serials.slice(0, shipped)) if (this.homes.has(serial)) this.homes.set(serial, toLocationId);
    return `${shipped} of ${quantity} ${itemId} from ${locationId} ${bin} ${lot}`;
  }

  /** A count finds a few pieces more, or less of what is free. */
  async count(): Promise<string> {
    const locationId = this.#location();
    const [bin] = await this.#server.db.query<{ bin: string; item: number; free: number }>(sql`
      select b.bin, b.inv_mast_uid as item, least(b.qty_on_hand, s.qty_on_hand - s.qty_allocated) as free
      from bin_stock b join item i on i.site_id = b.site_id and i.inv_mast_uid = b.inv_mast_uid
      join item_stock s on s.site_id = b.site_id and s.location_id = b.location_id and s.inv_mast_uid = b.inv_mast_uid
      where b.site_id = 'demo' and b.location_id = ${locationId} and i.item_id = 'CUT-115-1' and b.qty_on_hand > 0
      order by b.qty_on_hand desc limit 1`);
    if (!bin) return "nothing";
    const change = this.#random() < 0.5 ? this.#upTo(30) : -Math.min(this.#upTo(30), bin.free);
    await this.#move({ locationId, invMastUid: bin.item, bin: bin.bin, type: "adjust", onHandChange: decimal(change) });
    return `${change} at ${locationId}`;
  }

  /** The ERP cancels an order: nothing is set aside for it any more. */
  async cancel(): Promise<string> {
    const orderNo = await this.#openOrder();
    if (orderNo === undefined) return "nothing";
    await this.#server.db.transaction(async (db) => {
      const lines = await db.query<Held>(sql`
        select location_id as "locationId", inv_mast_uid as "invMastUid", qty_allocated as allocated, qty_backordered as backordered
        from order_line where site_id = 'demo' and order_no = ${orderNo} order by line_no`);
      await db.execute(sql`
        update order_line set qty_allocated = 0, qty_backordered = 0 where site_id = 'demo' and order_no = ${orderNo}`);
      await db.execute(sql`
        update order_hdr set status = 'cancelled', cancel_flag = 'Y' where site_id = 'demo' and order_no = ${orderNo}`);
      const movements = lines.map(({ allocated, backordered, ...key }) => ({
        ...key,
        type: "release" as const,
        allocatedChange: decimal(allocated).neg(),
        backorderedChange: decimal(backordered).neg(),
      }));
      await moveStock(db, "demo", movements, { type: "order", number: String(orderNo) });
    });
    return String(orderNo);
  }

  /** The ERP ships what one line has in whole units and one bin holds. */
  async ship(): Promise<string> {
    const [line] = await this.#server.db.query<
      Held & { orderNo: number; lineNo: number; size: number; bin: string; there: number }
    >(sql`
      select l.order_no as "orderNo", l.line_no as "lineNo", l.location_id as "locationId", l.inv_mast_uid as "invMastUid",
        l.unit_size as size, l.qty_allocated as allocated, b.bin, b.qty_on_hand as there
      from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no and h.status = 'open' and h.po_no = 'TEN'
      join bin_stock b on b.site_id = l.site_id and b.location_id = l.location_id and b.inv_mast_uid = l.inv_mast_uid and b.qty_on_hand >= l.unit_size
      where l.site_id = 'demo' and l.item_id = 'CUT-115-1' and l.qty_allocated >= l.unit_size
      order by l.order_no, l.line_no, b.qty_on_hand desc limit 1`);
    if (!line) return "nothing";
    const units = Math.floor(Math.min(line.allocated, line.there) / line.size);
    const quantity = decimal(units * line.size);
    await this.#server.db.execute(sql`
      update order_line set qty_allocated = qty_allocated - ${quantity.toFixed()}::numeric, qty_shipped = qty_shipped + ${units}
      where site_id = 'demo' and order_no = ${line.orderNo} and line_no = ${line.lineNo}`);
    const { locationId, invMastUid, bin } = line;
    const change = { onHandChange: quantity.neg(), allocatedChange: quantity.neg() };
    const key = { locationId, invMastUid, type: "ship" as const };
    await this.#move(
      { ...key, bin, onHandChange: change.onHandChange },
      { ...key, allocatedChange: change.allocatedChange },
    );
    return `${units} of ${line.orderNo}`;
  }

  /** What a customer sends back: of one shipped line, in whole units, into the bin that it is put away in. */
  async comeBack(): Promise<string> {
    const lines = await this.#server.db.query<{
      orderNo: number;
      lineNo: number;
      locationId: number;
      invMastUid: number;
      size: number;
      shipped: number;
      bin: string;
    }>(sql`
      select l.order_no as "orderNo", l.line_no as "lineNo", l.location_id as "locationId", l.inv_mast_uid as "invMastUid",
        l.unit_size as size, l.qty_shipped as shipped, (select min(b.bin) from bin_stock b where b.site_id = l.site_id
          and b.location_id = l.location_id and b.inv_mast_uid = l.inv_mast_uid) as bin
      from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no and h.po_no = 'TEN'
      where l.site_id = 'demo' and l.qty_shipped > 0 order by l.order_no, l.line_no`);
    if (lines.length === 0) return "nothing";
    const { orderNo, lineNo, locationId, invMastUid, size, shipped, bin } = this.#among(lines);
    const key = `${orderNo}/${lineNo}`;
    const left = shipped - (this.#returned.get(key) ?? 0);
    if (left <= 0) return "nothing";
    const units = this.#upTo(left);
    this.#returned.set(key, (this.#returned.get(key) ?? 0) + units);
    this.pieces += units * size;
    await this.#move({ locationId, invMastUid, bin, type: "receive", onHandChange: decimal(units * size) });
    return `${units} of ${orderNo}`;
  }

  async #move(...movements: Parameters<typeof moveStock>[2]): Promise<void> {
    await this.#server.db.transaction((db) => moveStock(db, "demo", movements, { type: "ten-days" }));
  }

  async #apply(): Promise<void> {
    const held = (await applyDocuments(this.#server.db)).filter(({ importState }) => importState === "hold");
    expect(held, this.done).toEqual([]);
  }

  async #openOrder(): Promise<number | undefined> {
    const rows = await this.#server.db.query<{ orderNo: number }>(sql`
      select order_no as "orderNo" from order_hdr h where site_id = 'demo' and po_no = 'TEN' and status = 'open'
        and not exists (select 1 from order_line l where l.site_id = h.site_id and l.order_no = h.order_no and l.qty_shipped > 0)
      order by order_no`);
    return rows.length === 0 ? undefined : this.#among(rows).orderNo;
  }

  /** What of an item is free by bin and lot, with the numbers of registered pieces; nothing without a number of these. */
  #pilesAt(locationId: number, itemId: string): Promise<Pile[]> {
    return this.#server.db.query<Pile>(sql`
      select p.bin, p.lot, p.serials, p.pieces from (
        select b.bin, b.lot, coalesce(n.serials, '{}') as serials, least(b.qty_on_hand, s.qty_on_hand - s.qty_allocated,
          case when i.serialized = 'Y' then cardinality(coalesce(n.serials, '{}')) else b.qty_on_hand end) as pieces
        from bin_stock b join item i on i.site_id = b.site_id and i.inv_mast_uid = b.inv_mast_uid and i.item_id = ${itemId}
        join item_stock s on s.site_id = b.site_id and s.location_id = b.location_id and s.inv_mast_uid = b.inv_mast_uid
        left join lateral (
          select array_agg(n.serial_no order by n.serial_no) as serials from serial_number n
          where n.site_id = b.site_id and n.inv_mast_uid = b.inv_mast_uid and n.location_id = b.location_id and n.bin = b.bin
            and n.lot = b.lot and n.serial_state = 'stock'
        ) n on true
        where b.site_id = 'demo' and b.location_id = ${locationId}) p
      where p.pieces >= 1 order by p.bin, p.lot`);
  }

  /** The lot or the serial numbers that goods come in with. */
  #marks(itemId: string, count: number, locationId: number) {
    if (itemId === "ADH-50") return { bins: [{ quantity: count, lot: `L-${this.#upTo(3)}` }] };
    if (itemId !== "MTR-075") return {};
    const serials = Array.from({ length: count }, () => `TEN-${++this.#plates}`);
    for (const serial of serials) this.homes.set(serial, locationId);
    return { bins: [{ quantity: count, serials }] };
  }

  #location(): number {
    return this.#random() < 0.7 ? 20 : 10;
  }

  #upTo(most: number): number {
    return 1 + Math.floor(this.#random() * most);
  }

  #among<T>(values: readonly T[]): T {
    return values[Math.floor(this.#random() * values.length)] as T;
  }
}

/** Free goods of one bin and lot. */
interface Pile {
  readonly bin: string;
  readonly lot: string;
  readonly serials: readonly string[];
  readonly pieces: number;
}

interface Held {
  readonly locationId: number;
  readonly invMastUid: number;
  readonly allocated: number;
  readonly backordered: number;
}

/** What the balances say beyond what the lines of orders say, which the fixture has some of. */
const beyondOrders = sql`
  select s.location_id as location, s.inv_mast_uid as item, s.qty_allocated - coalesce(sum(l.qty_allocated), 0) as allocated,
    s.qty_backordered - coalesce(sum(l.qty_backordered), 0) as backordered
  from item_stock s left join order_line l on l.site_id = s.site_id and l.location_id = s.location_id and l.inv_mast_uid = s.inv_mast_uid
  where s.site_id = 'demo' group by s.site_id, s.location_id, s.inv_mast_uid, s.qty_allocated, s.qty_backordered
  having s.qty_allocated <> coalesce(sum(l.qty_allocated), 0) or s.qty_backordered <> coalesce(sum(l.qty_backordered), 0)
  order by 1, 2`;

/** Pieces on hand without a number of their own, by place: registered goods come and stay with theirs. */
const unregistered = sql`
  select s.location_id as location, s.qty_on_hand - count(n.serial_no) as pieces
  from item_stock s join item i on i.site_id = s.site_id and i.inv_mast_uid = s.inv_mast_uid and i.item_id = 'MTR-075'
  left join serial_number n on n.site_id = s.site_id and n.location_id = s.location_id and n.inv_mast_uid = s.inv_mast_uid
    and n.serial_state = 'stock'
  where s.site_id = 'demo' group by s.site_id, s.location_id, s.inv_mast_uid, s.qty_on_hand order by 1`;

/** Where the registered pieces of the run are. */
const registered = sql`
  select serial_no as serial, location_id as location from serial_number
  where site_id = 'demo' and serial_no like 'TEN-%' and serial_state = 'stock' order by serial_no collate "C"`;

/** What was shipped of the run's orders and has not come back, in pieces. */
const outside = sql`
  select coalesce(sum(l.qty_shipped * l.unit_size), 0) as shipped, (
    select coalesce(-sum(m.on_hand_change), 0) from stock_movement m where m.site_id = 'demo' and m.reference_type = 'ten-days'
      and m.movement_type in ('ship', 'receive')) as gone
  from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no and h.po_no = 'TEN'
  where l.site_id = 'demo'`;

/**
 * Lines whose parts are not the whole, or that wait although there is some; orders whose sums do not agree, or whose tax is
 * not Toledo's: 5.75 % of Ohio, 1.5 % of Lucas County, 0.5 % of the transit, each rounded once.
 */
const faults = sql`
  select 'parts' as fault, l.order_no, l.line_no from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no
  where l.site_id = 'demo' and h.po_no = 'TEN' and l.quantity * l.unit_size <> case when h.cancel_flag = 'Y' then l.quantity * l.unit_size else 0 end
    + l.qty_allocated + l.qty_backordered + l.qty_shipped * l.unit_size
  union all
  select 'waits', l.order_no, l.line_no from order_line l join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no
  join item_stock s on s.site_id = l.site_id and s.location_id = l.location_id and s.inv_mast_uid = l.inv_mast_uid
  where l.site_id = 'demo' and h.po_no = 'TEN' and h.status = 'open' and l.qty_backordered > 0 and s.qty_on_hand > s.qty_allocated
  union all
  select 'tickets', t.order_no, k.order_line_no from pick_ticket_line k
  join pick_ticket t on t.site_id = k.site_id and t.pick_ticket_no = k.pick_ticket_no
  join order_line l on l.site_id = t.site_id and l.order_no = t.order_no and l.line_no = k.order_line_no
  join order_hdr h on h.site_id = l.site_id and h.order_no = l.order_no
  where k.site_id = 'demo' and h.po_no = 'TEN' and h.status = 'open'
  group by t.order_no, k.order_line_no, l.qty_allocated, l.qty_shipped, l.unit_size
  having sum(k.qty_to_pick) <> l.qty_allocated + l.qty_shipped * l.unit_size
  union all
  select 'sums', h.order_no, 0 from order_hdr h where h.site_id = 'demo' and h.po_no = 'TEN' and (
    h.subtotal + h.tax_amount + h.freight_amount <> h.total_amount
    or h.tax_amount <> round(h.subtotal * 0.0575, 2) + round(h.subtotal * 0.015, 2) + round(h.subtotal * 0.005, 2)
    or h.subtotal <> (select sum(l.extended_price) from order_line l where l.site_id = h.site_id and l.order_no = h.order_no))`;

describeServer("ten days of trade", (server) => {
  it(`keep ledger, stock, bins, serials, tickets, orders, tax and returns in agreement (seed ${seed})`, async () => {
    const { db } = server();
    await db.execute(sql`update customer set credit_limit = null where site_id = 'demo'`);
    const before = await db.query(beyondOrders);
    const unnumbered = await db.query(unregistered);
    const trade = new Trade(server());
    for (let day = 0; day < days; day++) {
      for (let count = 0; count < deeds; count++) await trade.deed();
      const agreement = [
        await stockSums(db, "demo"),
        await binSums(db, "demo"),
        await onOrderDifferences(db),
        await db.query(faults),
      ];
      expect(agreement, trade.done).toEqual([[], [], [], []]);
      expect(await db.query(beyondOrders), trade.done).toEqual(before);
      expect(await db.query(unregistered), trade.done).toEqual(unnumbered);
      const homes = [...trade.homes].map(([serial, location]) => ({ serial, location }));
      expect(await db.query(registered), trade.done).toEqual(homes.sort((a, b) => (a.serial < b.serial ? -1 : 1)));
      const goods = await db.first<{ shipped: number; gone: number }>(outside);
      expect((goods?.shipped ?? 0) - trade.pieces, trade.done).toBe(goods?.gone);
    }
    const served = await db.first<{ count: number }>(sql`
      select count(*) as count from stock_movement where site_id = 'demo' and allocated_change > 0 and backordered_change < 0`);
    expect(served?.count).toBeGreaterThan(days / 5);
  }, 600_000);
});
