import sql from "sql-template-tag";
import { expect } from "vitest";
import { moveStock } from "../../trades/inventory/ledger.ts";
import type { Movement, MovementType } from "../../trades/inventory/stock-balance.ts";
import { applyDocuments } from "../../trades/warehouse/apply-documents.ts";
import { decimal } from "../../values/decimal.ts";
import { beginCheckout } from "../checkout-desk.ts";
import { addPurchaseOrder } from "../purchase-order.ts";
import type { TestServer } from "../test-server.ts";
import type { Books } from "./books.ts";
import { Chance } from "./chance.ts";
import { items, type Place, pilesAt, shippable, unregistered } from "./goods.ts";

interface Held {
  readonly locationId: number;
  readonly invMastUid: number;
  readonly allocated: number;
  readonly backordered: number;
}

/** What a shipment took of one bin and lot, for an order's line. */
interface Shipment extends Place {
  readonly orderNo: number;
  /** In base units. */
  readonly size: number;
  /** Units that have not come back. */
  units: number;
}

/** The trade of ten days: each {@link Trade.deed} is one that somebody does in a branch, at random but the same for a seed. */
export class Trade {
  readonly #server: TestServer;
  readonly #chance: Chance;
  readonly #done: string[] = [];
  readonly #seed: number;
  readonly #shipments: Shipment[] = [];
  readonly #books: Books;

  constructor(server: TestServer, seed: number, books: Books) {
    this.#server = server;
    this.#seed = seed;
    this.#chance = new Chance(seed);
    this.#books = books;
  }

  /** Pieces that were shipped and did not come back. */
  get outside(): number {
    return this.#shipments.reduce((sum, { units, size }) => sum + units * size, 0);
  }

  /** What was done so far, for whoever looks for the cause of a failure. */
  get done(): string {
    return `seed ${this.#seed}: ${this.#done.join(" | ")}`;
  }

  async deed(): Promise<void> {
    const deed = this.#chance.among([
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
    const lines = Array.from({ length: this.#chance.upTo(3) }, () => {
      const item = this.#chance.among(items);
      const [unitOfMeasure, size] = this.#chance.among<readonly [string, number]>(item.units);
      return { itemId: item.itemId, unitOfMeasure, quantity: this.#chance.upTo(Math.max(item.most / size, 1)) };
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
    const [item, locationId] = [this.#chance.among(items), this.#location()];
    const [ordered, came] = [this.#chance.upTo(item.most), this.#chance.upTo(item.most)];
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
    const { itemId } = this.#chance.among(items);
    const [locationId, toLocationId] = this.#chance.is(0.5) ? [10, 20] : [20, 10];
    const piles = await pilesAt(this.#server.db, locationId, itemId);
    if (piles.length === 0) return "nothing";
    const { bin, lot, pieces, serials } = this.#chance.among(piles);
    const quantity = Math.min(this.#chance.upTo(200), pieces);
    const shipped = this.#chance.upTo(quantity);
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
    const first = this.#chance.upTo(shipped);
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
    this.#books.send(itemId, [locationId, toLocationId], lot, shipped, serials.slice(0, shipped));
    return `${shipped} of ${quantity} ${itemId} from ${locationId} ${bin} ${lot}`;
  }

  /** A count finds a few pieces more, or less of what is free, in a bin and of its lot. */
  async count(): Promise<string> {
    const [itemId, locationId] = [this.#chance.among(unregistered), this.#location()];
    const piles = await pilesAt(this.#server.db, locationId, itemId);
    if (piles.length === 0) return "nothing";
    const { invMastUid, bin, lot, pieces } = this.#chance.among(piles);
    const change = this.#chance.is(0.5) ? this.#chance.upTo(30) : -Math.min(this.#chance.upTo(30), pieces);
    await this.#move({ itemId, locationId, invMastUid, bin, lot }, "adjust", change);
    return `${change} ${itemId} at ${locationId} ${bin} ${lot}`;
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

  /** The ERP ships what one line has in whole units and one bin holds of one lot. */
  async ship(): Promise<string> {
    const lines = await shippable(this.#server.db);
    if (lines.length === 0) return "nothing";
    const { orderNo, lineNo, size, allocated, there, ...place } = this.#chance.among(lines);
    const units = Math.floor(Math.min(allocated, there) / size);
    const pieces = units * size;
    await this.#server.db.execute(sql`
      update order_line set qty_allocated = qty_allocated - ${pieces}::numeric, qty_shipped = qty_shipped + ${units}
      where site_id = 'demo' and order_no = ${orderNo} and line_no = ${lineNo}`);
    const { locationId, invMastUid } = place;
    await this.#move(place, "ship", -pieces, { locationId, invMastUid, allocatedChange: decimal(-pieces) });
    this.#shipments.push({ ...place, orderNo, size, units });
    return `${units} of ${orderNo}, ${place.itemId} from ${locationId} ${place.bin} ${place.lot}`;
  }

  /** What a customer sends back: of one shipment, in whole units, into the bin and to the lot that it came from. */
  async comeBack(): Promise<string> {
    const shipments = this.#shipments.filter(({ units }) => units > 0);
    if (shipments.length === 0) return "nothing";
    const shipment = this.#chance.among(shipments);
    const units = this.#chance.upTo(shipment.units);
    await this.#move(shipment, "receive", units * shipment.size);
    shipment.units -= units;
    return `${units} of ${shipment.orderNo}`;
  }

  /** Moves pieces of one bin and lot, and notes how many there are of the lot. */
  async #move(
    { itemId, locationId, invMastUid, bin, lot }: Place,
    type: MovementType,
    change: number,
    ...others: readonly Omit<Movement, "type">[]
  ): Promise<void> {
    const movements = [{ locationId, invMastUid, bin, lot, onHandChange: decimal(change) }, ...others];
    await this.#server.db.transaction((db) =>
      moveStock(
        db,
        "demo",
        movements.map((movement) => ({ ...movement, type })),
        { type: "ten-days" },
      ),
    );
    this.#books.change(itemId, locationId, lot, change);
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
    return rows.length === 0 ? undefined : this.#chance.among(rows).orderNo;
  }

  /** The lot or the serial numbers that goods come in with. */
  #marks(itemId: string, count: number, locationId: number) {
    if (itemId === "ADH-50") {
      const lot = `L-${this.#chance.upTo(3)}`;
      this.#books.change(itemId, locationId, lot, count);
      return { bins: [{ quantity: count, lot }] };
    }
    if (itemId !== "MTR-075") return {};
    return { bins: [{ quantity: count, serials: this.#books.plates(count, locationId) }] };
  }

  #location(): number {
    return this.#chance.is(0.7) ? 20 : 10;
  }
}
