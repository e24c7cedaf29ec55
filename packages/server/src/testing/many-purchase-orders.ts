import { raw } from "sql-template-tag";
import { demoCatalog } from "../load/examples/demo/demo-catalog.ts";
import { createRandom } from "../load/examples/demo/random.ts";
import { dateText } from "../load/examples/sales/dates.ts";
import type { Database } from "../platform/db/database.ts";
import { insertRows, type Row } from "../platform/db/insert-rows.ts";

/** A line of a generated purchase order. */
export interface ManyLine {
  readonly itemId: string;
  readonly vendorItemId: string;
  readonly description: string;
  readonly quantity: number;
  readonly unit: string;
}

/** A generated purchase order. */
export interface ManyOrder {
  readonly poNo: number;
  readonly vendorId: string;
  readonly vendorName: string;
  /** `YYYY-MM-DD`. */
  readonly date: string;
  readonly lines: readonly ManyLine[];
}

/** What vendors sell, and what was ordered from them. */
export interface ManyOrders {
  readonly vendors: ReadonlyMap<string, { readonly vendorName: string; readonly items: readonly ManyLine[] }>;
  readonly orders: readonly ManyOrder[];
}

const firstNumber = 910_001;

/**
 * Adds the demonstration's items and vendors to the fixture world, and so many purchase orders of two years with two to
 * eight lines, seven of ten complete. The same every time.
 */
export async function addManyPurchaseOrders(db: Database, count: number): Promise<ManyOrders> {
  const { rows } = demoCatalog("demo");
  const vendors = vendorsOf(rows.rows("vendor"), rows.rows("item"), rows.rows("item_vendor"));
  const orders = makeOrders(vendors, count);
  const uids = new Map(rows.rows("item").map((row) => [String(row.item_id), row.inv_mast_uid]));
  await db.transaction(async (transaction) => {
    for (const table of ["brand", "item_category", "vendor", "item", "item_vendor"]) {
      const key =
        {
          brand: ["brands_uid"],
          item_category: ["item_category_uid"],
          vendor: ["vendor_id"],
          item: ["inv_mast_uid"],
          item_vendor: ["inv_mast_uid", "vendor_id"],
        }[table] ?? [];
      await insertRows(transaction, table, rows.rows(table), { conflict: ["site_id", ...key], existing: "skip" });
    }
    await insertRows(transaction, "po_hdr", orders.map(headerRow));
    await insertRows(
      transaction,
      "po_line",
      orders.flatMap((order) => lineRows(order, uids)),
    );
  });
  for (const table of ["item", "item_vendor", "po_hdr", "po_line"]) await db.execute(raw(`analyze ${table}`));
  return { vendors, orders };
}

function vendorsOf(
  vendorRows: readonly Row[],
  itemRows: readonly Row[],
  sources: readonly Row[],
): ManyOrders["vendors"] {
  const items = new Map(itemRows.map((row) => [row.inv_mast_uid, row]));
  const names = new Map(vendorRows.map((row) => [row.vendor_id, String(row.vendor_name)]));
  const vendors = new Map<string, { vendorName: string; items: ManyLine[] }>();
  for (const source of sources) {
    const vendorId = String(source.vendor_id);
    const vendor = vendors.get(vendorId) ?? { vendorName: names.get(source.vendor_id) ?? "", items: [] };
    vendors.set(vendorId, vendor);
    const item = items.get(source.inv_mast_uid);
    vendor.items.push({
      itemId: String(item?.item_id),
      vendorItemId: String(source.vendor_item_id),
      description: String(item?.item_desc),
      quantity: 0,
      unit: String(source.purchase_unit),
    });
  }
  return vendors;
}

function makeOrders(vendors: ManyOrders["vendors"], count: number): ManyOrder[] {
  const random = createRandom("many purchase orders");
  const list = [...vendors];
  const start = Date.parse("2024-11-04T00:00:00Z");
  return Array.from({ length: count }, (_, index) => {
    const [vendorId, { vendorName, items }] = random.pick(list);
    const chosen = new Set<ManyLine>();
    const size = Math.min(random.between(2, 8), items.length);
    while (chosen.size < size) chosen.add(random.pick(items));
    const lines = [...chosen].map((item) => ({
      ...item,
      quantity: random.between(1, 12) * random.pick([1, 1, 2, 5, 10]),
    }));
    const date = dateText(start + Math.floor((index / count) * 720) * 86_400_000).slice(0, 10);
    return { poNo: firstNumber + index, vendorId, vendorName, date, lines };
  });
}

function isComplete({ poNo }: ManyOrder): boolean {
  return poNo % 10 < 7;
}

function headerRow(order: ManyOrder): Row {
  return {
    site_id: "demo",
    po_no: order.poNo,
    vendor_id: order.vendorId,
    location_id: 10 + (order.poNo % 2) * 10,
    po_date: `${order.date} 09:00:00`,
    complete: isComplete(order) ? "Y" : "N",
  };
}

function lineRows(order: ManyOrder, uids: ReadonlyMap<string, unknown>): Row[] {
  return order.lines.map((line, index) => ({
    site_id: "demo",
    po_no: order.poNo,
    line_no: index + 1,
    inv_mast_uid: uids.get(line.itemId),
    item_id: line.itemId,
    item_desc: line.description,
    vendor_item_id: line.vendorItemId,
    qty_ordered: line.quantity,
    base_received: isComplete(order) ? line.quantity : 0,
    unit_of_measure: line.unit,
    unit_cost: 1,
    complete: isComplete(order) ? "Y" : "N",
  }));
}
