import { createHash } from "node:crypto";
import { settingDefinitions } from "@purvey/contract/setting-definitions";
import { describe, expect, it } from "vitest";
import type { Row } from "../../../platform/db/insert-rows.ts";
import { compactCode } from "../../../values/compact-code.ts";
import { decimal, numberOf, roundMoney, sumOf } from "../../../values/decimal.ts";
import { families } from "../catalog/item-draft.ts";
import type { RowSet } from "../row-set.ts";
import { timeOf } from "../sales/dates.ts";
import { isUpc } from "../upc.ts";
import { worldCatalog } from "../world/world-catalog.ts";
import { demoCatalog } from "./demo-catalog.ts";

const now = Date.now();
const catalog = demoCatalog("demo", now);
const { rows } = catalog;
const made = new Map([[now, rows]]);
/** The rows as of a moment, made once: each time takes a second. */
const rowsAt = (moment: number): RowSet => {
  const known = made.get(moment) ?? demoCatalog("demo", moment).rows;
  made.set(moment, known);
  return known;
};
const drafts = [...catalog.drafts.values()];
const table = (name: string) => rows.rows(name);

describe("the demonstration catalogue", () => {
  it("sets nothing that the server does not read", () => {
    const names = table("site_setting").map((row) => `${row.service_name}.${row.setting_name}`);
    expect(names.length).toBeGreaterThan(0);
    expect(names.filter((name) => !Object.hasOwn(settingDefinitions, name))).toEqual([]);
  });

  it("has at least 3,000 items in 12 families, 40 customers and 6 locations", () => {
    expect(drafts.length).toBeGreaterThanOrEqual(3000);
    expect(new Set(drafts.map(({ family }) => family))).toEqual(new Set(families));
    expect(families).toHaveLength(12);
    expect(families.filter((family) => drafts.filter((draft) => draft.family === family).length < 100)).toEqual([]);
    expect(table("customer")).toHaveLength(40);
    expect(table("location")).toHaveLength(6);
  });

  it("is the same every time", () => {
    expect(hashOf(demoCatalog("demo", now).rows.tables)).toBe(hashOf(rows.tables));
  });

  it("contains the fixture world with the same numbers", () => {
    const world = worldCatalog("demo");
    const [item, mine] = [world.rows.rows("item"), table("item")];
    expect(mine.slice(0, item.length)).toEqual(item);
    for (const name of ["users", "customer", "ship_to", "location", "job_price_line", "order_hdr", "quote_hdr"]) {
      expect(table(name).slice(0, world.rows.rows(name).length)).toEqual(world.rows.rows(name));
    }
  });

  it("has documents of the warehouse of every kind and in every state, at Columbus and Toledo", () => {
    const documents = table("warehouse_document");
    const found = new Set(documents.map((row) => `${row.kind} ${row.import_state}`));
    for (const kind of [
      "binTransfer",
      "receiving",
      "purchaseOrderReceipt",
      "transfer",
      "transferShipping",
      "transferReceipt",
    ])
      expect(found).toContain(`${kind} delivered`);
    expect([...found].filter((one) => one.endsWith("hold")).length).toBeGreaterThanOrEqual(3);
    expect([...found].filter((one) => one.endsWith("initial")).length).toBeGreaterThanOrEqual(4);
    expect(new Set(documents.map((row) => row.location_id))).toEqual(new Set([10, 20]));
    expect(documents.length).toBeGreaterThan(50);
    // Whoever starts the demonstration finds them as they are: no worker applies a draft.
    expect(documents.filter((row) => row.import_state === "initial" && row.status_cd !== 705)).toEqual([]);
  });

  it("lacks texts, pictures and attributes here and there, but not where the fixture world is", () => {
    const items = table("item");
    const pictured = new Set(table("item_image").map((row) => row.inv_mast_uid));
    const described = new Set(table("item_attribute_value").map((row) => row.inv_mast_uid));
    const lacking = [
      items.filter((row) => row.web_desc === null),
      items.filter((row) => row.keywords === null),
      items.filter((row) => !pictured.has(row.inv_mast_uid)),
      items.filter((row) => !described.has(row.inv_mast_uid)),
    ];
    for (const some of lacking) {
      expect(some.length).toBeGreaterThan(20);
      expect(some.length).toBeLessThan(items.length / 10);
    }
  });

  it("has no item number, description or UPC twice", () => {
    expect(repeated(drafts.map(({ itemId }) => compactCode(itemId)))).toEqual([]);
    expect(repeated(drafts.map(({ description }) => description.toLowerCase()))).toEqual([]);
    expect(repeated(table("item").map((row) => String(row.upc_or_ean_id)))).toEqual([]);
  });

  it("has no user, contact, ship-to or code of a customer twice", () => {
    expect(repeated(table("users").map((row) => String(row.username)))).toEqual([]);
    expect(repeated(table("users").map((row) => String(row.email)))).toEqual([]);
    const codes = table("item_alternate_code").map((row) => `${row.code_type} ${row.customer_id} ${row.code_compact}`);
    expect(repeated(codes)).toEqual([]);
  });

  it("has UPC numbers with right check digits", () => {
    expect(table("item").filter((row) => !isUpc(String(row.upc_or_ean_id)))).toEqual([]);
  });

  it("describes every item by at least three attributes, with words and a weight", () => {
    const poor = drafts.filter(
      (draft) => Object.keys(draft.attributes).length < 3 || draft.weight <= 0 || draft.extended.length < 60,
    );
    expect(poor.map(({ itemId }) => itemId)).toEqual([]);
    const empty = drafts.flatMap(({ itemId, attributes }) =>
      Object.entries(attributes)
        .filter(([, value]) => value.trim() === "" || /undefined|NaN/.test(value))
        .map(([name]) => `${itemId} ${name}`),
    );
    expect(empty).toEqual([]);
    expect(drafts.filter(({ description, extended }) => /undefined|NaN/.test(description + extended))).toEqual([]);
  });

  it("sells in sensible units: a base unit of size 1, then larger packages, one of them the selling unit", () => {
    const odd = drafts.filter(({ units, sellingUnit }) => {
      const sizes = units.map(({ size }) => size);
      const growing = sizes.every((size, index) => index === 0 || size > (sizes[index - 1] ?? 0));
      const sold = units.some(({ unit, selling }) => unit === (sellingUnit ?? units[0]?.unit) && selling !== false);
      return (
        sizes[0] !== 1 || !growing || !sold || units.some(({ minimum = 1, multiple = 1 }) => minimum % multiple !== 0)
      );
    });
    expect(odd.map(({ itemId }) => itemId)).toEqual([]);
  });

  it("gives more off for more, and never sells below cost", () => {
    const odd = drafts.filter(({ breaks = [], listPrice, cost }) => {
      const growing = breaks.every(({ from, percent }, index) => {
        const before = breaks[index - 1];
        return percent > (before?.percent ?? 0) && from > (before?.from ?? 1);
      });
      const lowest = listPrice * 0.74 * (1 - (breaks.at(-1)?.percent ?? 0) / 100);
      return !growing || lowest < cost * 0.94 || cost <= 0;
    });
    expect(odd.map(({ itemId }) => itemId)).toEqual([]);
  });

  it("asks less in each higher price class", () => {
    const odd = table("item").filter((row) => {
      const prices = Array.from({ length: 10 }, (_, index) => Number(row[`price${index + 1}`]));
      return (
        prices.some((price, index) => index > 0 && price > (prices[index - 1] ?? 0)) ||
        (prices[0] ?? 0) > Number(row.list_price)
      );
    });
    expect(odd.map((row) => row.item_id)).toEqual([]);
  });

  it("asks more for longer bolts and bigger bearings", () => {
    const prices = (pattern: RegExp) =>
      drafts.filter(({ itemId }) => pattern.test(itemId)).map(({ listPrice }) => listPrice);
    for (const pattern of [/^HBS-M10-\d+$/, /^BRG-62\d\d-2RS$/, /^VB-B\d+$/, /^VLV-BV-/, /^SPR-50B/]) {
      const found = prices(pattern);
      expect(found.length).toBeGreaterThan(5);
    }
    expect(prices(/^HBS-M10-\d+$/)).toEqual([...prices(/^HBS-M10-\d+$/)].sort((a, b) => a - b));
    expect(prices(/^VB-B\d+$/)).toEqual([...prices(/^VB-B\d+$/)].sort((a, b) => a - b));
    expect(
      Math.max(
        ...drafts
          .filter(({ family, units }) => family === "Fasteners" && units.length > 1)
          .map(({ listPrice }) => listPrice),
      ),
    ).toBeLessThan(20);
    expect(Math.max(...prices(/^(SHCS?|MSP|SSC?S?)-M3-/))).toBeLessThan(0.5);
  });

  it("tells of each item that was ordered how its prices rose to what they are", () => {
    const changes = table("item_price_change");
    const last = new Map(changes.map((row) => [row.inv_mast_uid, row]));
    const prices = (row: Row) => row.changes as readonly { field: string; oldPrice: number; newPrice: number }[];
    expect(changes.flatMap(prices).filter(({ oldPrice, newPrice }) => oldPrice >= newPrice)).toEqual([]);
    const told = table("item").filter((item) => last.has(item.inv_mast_uid));
    expect(told.length).toBeGreaterThan(300);
    const wrong = told.filter((item) => {
      const list = prices(last.get(item.inv_mast_uid) ?? {}).find(({ field }) => field === "listPrice");
      return list !== undefined && list.newPrice !== item.list_price;
    });
    expect(wrong.map((item) => item.item_id)).toEqual([]);
  });

  it("names a substitute for what is no longer made", () => {
    const discontinued = drafts.filter((draft) => draft.discontinued);
    expect(discontinued.length).toBeGreaterThanOrEqual(25);
    expect(discontinued.filter(({ links = [] }) => !links.some(({ type }) => type === "substitute"))).toEqual([]);
    const gone = new Set(discontinued.map(({ itemId }) => itemId));
    const chained = discontinued.filter(({ links = [] }) =>
      links.some(({ type, itemId }) => type === "substitute" && gone.has(itemId)),
    );
    expect(chained).toEqual([]);
  });

  it("keeps every order, invoice and quote right to the cent", () => {
    for (const [kind, key] of [
      ["order", "order_no"],
      ["invoice", "invoice_no"],
      ["quote", "quote_no"],
    ] as const) {
      const lines = linesOf(kind, key);
      const wrong = table(`${kind}_hdr`).filter((header) => !addsUp(header, lines.get(header[key]) ?? []));
      expect(wrong.map((row) => row[key])).toEqual([]);
    }
  });

  it("has purchase orders that are overdue, due this week and due later on the day it is loaded, whenever that is", () => {
    // The week's ends differ most: a Friday shortly after midnight, a Sunday shortly before.
    const moments = ["2028-02-25T00:10:00Z", "2028-02-27T23:50:00Z"].map((moment) => Date.parse(moment));
    for (const moment of [now, ...moments]) {
      const days = awaitedDays(rowsAt(moment), moment);
      const share = (from: number, to: number) => days.filter((day) => day >= from && day < to).length / days.length;
      const shares = { overdue: share(-21, 0), thisWeek: share(0, 7), later: share(7, 40) };
      const least = Math.min(...Object.values(shares));
      expect(least, `${new Date(moment).toISOString()} ${JSON.stringify(shares)}`).toBeGreaterThan(0.1);
      expect(share(-21, 40)).toBe(1);
    }
    const linesIn = (set: RowSet) => set.rows("po_line").map(({ po_no, item_id }) => `${po_no} ${item_id}`);
    expect(linesIn(rowsAt(moments[0] ?? now))).toEqual(linesIn(rows));
  });

  it("buys from the suppliers of its items: orders open, partly received, complete, cancelled and unapproved", () => {
    const vendors = new Set(table("vendor").map((row) => row.vendor_name));
    expect(vendors).toEqual(new Set(table("item").map((row) => row.supplier_name)));
    const orders = table("po_hdr");
    const partly = new Set(
      table("po_line")
        .filter((line) => Number(line.base_received) > 0 && line.complete === "N")
        .map((line) => line.po_no),
    );
    const counts = {
      open: orders.filter((row) => row.complete === "N").length,
      partly: partly.size,
      complete: orders.filter((row) => row.complete === "Y").length,
      cancelled: orders.filter((row) => row.cancel_flag === "Y").length,
      unapproved: orders.filter((row) => row.approved === "N").length,
    };
    expect(Object.values(counts).every((count) => count >= 2)).toBe(true);
    expect(orders.length).toBeGreaterThan(150);
    const dates = orders.slice(4).map((row) => String(row.po_date));
    expect(dates).toEqual([...dates].sort());
    const sources = new Set(table("item_vendor").map((row) => `${row.inv_mast_uid} ${row.vendor_item_id}`));
    const bare = table("po_line").filter((line) => !sources.has(`${line.inv_mast_uid} ${line.vendor_item_id}`));
    expect(bare).toEqual([]);
  });

  it("sells over two years, in order of number and date, on weekdays", () => {
    const orders = table("order_hdr").filter((row) => Number(row.order_no) > 500_100 && !isArriving(row));
    expect(orders.length).toBeGreaterThan(800);
    const dates = orders.map((row) => String(row.order_date));
    expect(dates).toEqual([...dates].sort());
    expect(dates[0]?.slice(0, 7)).toBe("2024-11");
    expect(dates.at(-1)?.slice(0, 7)).toBe("2026-10");
    expect(dates.filter((date) => [0, 6].includes(new Date(`${date.slice(0, 10)}T00:00:00Z`).getUTCDay()))).toEqual([]);
    expect(new Set(orders.map((row) => row.customer_id)).size).toBe(40);
  });

  it("has orders of Northgate that are new, being picked, on their way and partly there on the day it is loaded, whenever that is", () => {
    // A Sunday shortly before midnight, and a Monday from its beginning to its end: six workdays before it are ten days.
    const moments = ["2028-02-27T23:50:00Z", "2027-05-03T00:10:00Z", "2027-05-03T23:50:00Z"].map((moment) =>
      Date.parse(moment),
    );
    for (const loaded of [now, ...moments]) {
      const set = rowsAt(loaded);
      const arriving = set.rows("order_hdr").filter(isArriving);
      expect(arriving.map(({ status }) => status)).toEqual(["open", "shipped", "picking", "open"]);
      const ages = arriving.map(({ order_date }) => (loaded - timeOf(String(order_date))) / 86_400_000);
      expect(Math.min(...ages)).toBeGreaterThan(0);
      expect(Math.max(...ages)).toBeLessThan(11);
      expect(ages).toEqual([...ages].sort((a, b) => b - a));
      const days = arriving.map(({ order_date }) => new Date(timeOf(String(order_date))).getUTCDay());
      expect(days.filter((weekday) => weekday === 0 || weekday === 6)).toEqual([]);
      const waiting = arriving.filter(({ status }) => status !== "shipped");
      expect(waiting.filter((row) => timeOf(String(row.promised_ship_date)) < loaded)).toEqual([]);
      const shippedLines = (order: Row | undefined) =>
        set
          .rows("order_line")
          .filter((line) => line.order_no === order?.order_no)
          .map((line) => line.qty_shipped === line.quantity);
      expect(shippedLines(arriving[0])).toEqual([true, true, false, false]);
      expect(shippedLines(arriving[1])).toEqual([true, true, true]);
      const left = set.rows("shipment").filter((row) => arriving.some(({ order_no }) => order_no === row.order_no));
      expect(left.filter((row) => timeOf(String(row.ship_date)) > loaded)).toEqual([]);
      expect(left).toHaveLength(2);
      const held = set
        .rows("import_record")
        .filter((row) => row.import_state !== "delivered")
        .map((row) => row.source_id);
      expect(arriving.filter(({ order_no }) => held.includes(String(order_no)))).toEqual([]);
    }
  });

  it("invoices what was invoiced, once, with the order's lines", () => {
    const invoiced = table("order_hdr")
      .filter((row) => row.status === "invoiced")
      .map((row) => row.order_no);
    expect(
      table("invoice_hdr")
        .map((row) => row.order_no)
        .sort(),
    ).toEqual([...invoiced].sort());
    expect(table("order_hdr").filter((row) => row.status === "cancelled").length).toBeGreaterThan(5);
  });
});

/** An order of Northgate's that has not arrived. */
function isArriving({ customer_id, status }: Row): boolean {
  return customer_id === 100200 && status !== "invoiced" && status !== "cancelled";
}

function hashOf(tables: ReadonlyMap<string, readonly Row[]>): string {
  return createHash("sha256")
    .update(JSON.stringify([...tables]))
    .digest("hex");
}

function repeated(values: readonly string[]): string[] {
  const seen = new Set<string>();
  return values.filter((value) => seen.size === seen.add(value).size);
}

function linesOf(kind: string, key: string): Map<unknown, Row[]> {
  const lines = new Map<unknown, Row[]>();
  for (const line of table(`${kind}_line`)) lines.set(line[key], [...(lines.get(line[key]) ?? []), line]);
  return lines;
}

function addsUp(header: Row, lines: readonly Row[]): boolean {
  const extended = lines.map((line) =>
    roundMoney(decimal(Number(line.quantity)).times(Number(line.unit_price)), "USD"),
  );
  const right = lines.every((line, index) => line.extended_price === numberOf(extended[index] ?? decimal(-1)));
  const subtotal = sumOf(extended);
  const total = subtotal.plus(Number(header.tax_amount)).plus(Number(header.freight_amount ?? 0));
  return lines.length > 0 && right && header.subtotal === numberOf(subtotal) && header.total_amount === numberOf(total);
}

/** In how many days the demonstration's own purchase orders come, by the calendar: 0 is the day it is loaded. */
function awaitedDays(set: RowSet, loaded: number): number[] {
  const dayOf = (time: number) => Math.floor(time / 86_400_000);
  return set
    .rows("po_hdr")
    .filter(({ po_no }) => Number(po_no) > 900_100)
    .filter(({ approved, complete, cancel_flag }) => approved === "Y" && complete === "N" && cancel_flag === "N")
    .map(({ date_due }) => dayOf(timeOf(String(date_due))) - dayOf(loaded));
}
