import type { Row } from "../../../../platform/db/insert-rows.ts";
import type { DocumentHeader } from "../../../../trades/orders/order-document.ts";
import { ImportBook, type OtherImport } from "../../imports/import-book.ts";
import type { RowSet } from "../../row-set.ts";
import { timeOf } from "../../sales/dates.ts";
import { world } from "../../world/names.ts";

const { orders, stock, contacts } = world.importPlans;
const [priceList, credit] = [4, 5];

/** Adds what went to the ERP and came from it in the last days: most of it arrived, some is held, some is stuck. */
export function addDemoImports(rows: RowSet, now: number): void {
  addPlans(rows);
  const book = new ImportBook(rows, orders, now);
  const known = new Set(rows.rows("import_record").map((row) => row.source_id));
  const ordered = rows.rows("order_hdr").filter((row) => !known.has(String(row.order_no)));
  const latest = [...ordered].sort((a, b) => String(b.order_date).localeCompare(String(a.order_date)));
  const arriving = latest.filter((order) => waitsAtNorthgate(order));
  for (const order of arriving) book.addDelivered(order, (now - timeOf(String(order.order_date))) / 3_600_000);
  const others = latest.filter((order) => !arriving.includes(order));
  addHeld(
    book,
    others.filter(({ status }) => status === "open" || status === "picking" || status === "held"),
  );
  addDelivered(book, others.filter(({ status }) => status === "invoiced" || status === "shipped").slice(0, 48));
  for (const other of otherImports) book.addOther(other);
}

/** Northgate's shoppers see on their first screen what has not arrived: none of it is stuck. */
function waitsAtNorthgate({ customer_id, status }: Row): boolean {
  return customer_id === world.customers.northgate && status !== "invoiced" && status !== "cancelled";
}

/** What is wrong with orders on hold, and for how many hours they have been there. */
const wrong: readonly (readonly [number, Partial<DocumentHeader>])[] = [
  [3, { shipToState: "Ohio" }],
  [19, { shipToZip: "90210" }],
  [27, { shipToAddress1: "c/o Receiving, Building 7 North, Gate 3, Bay 12 to 14, ring twice" }],
  [54, { shipToZip: "4361O" }],
  [82, { shipToCity: null }],
  [131, { taker: "Counter sales, second shift, terminal 4" }],
];

function addHeld(book: ImportBook, open: readonly Row[]): void {
  wrong.forEach(([hours, header], index) => {
    const order = open[index];
    if (order) book.addHeld(order, hours, header);
  });
}

/** Orders arrive seconds after they were placed; the newest two hours ago, the oldest six days. */
function addDelivered(book: ImportBook, arrived: readonly Row[]): void {
  for (const [index, order] of arrived.entries()) book.addDelivered(order, 2 + index * 3);
}

function addPlans(rows: RowSet): void {
  rows.add(
    "scheduled_import_master",
    {
      scheduled_import_master_uid: priceList,
      import_name: "Price list",
      import_desc: "List prices from the ERP, every week",
      document_type: "price-list",
      direction: "inbound",
      delivery: "integration",
    },
    {
      scheduled_import_master_uid: credit,
      import_name: "Credit limits",
      import_desc: "Credit limits and holds from the ERP, every hour",
      document_type: "credit",
      direction: "inbound",
      delivery: "integration",
    },
  );
}

/** Balances every night, credit limits by the hour, a price list that could not be read, contacts that nobody fetches. */
const otherImports: readonly OtherImport[] = [
  ...Array.from({ length: 7 }, (_, night): OtherImport => {
    const file = `balances-${7 - night}.csv`;
    const lines = 19_412 + night * 37;
    return {
      plan: stock,
      sourceName: "inv-loc",
      sourceId: file,
      state: "delivered",
      hours: 6 + night * 24,
      results: `${lines} balances read, ${120 + night * 11} changed.`,
      document: { file, lines, locations: 6 },
    };
  }),
  ...Array.from(
    { length: 12 },
    (_, hour): OtherImport => ({
      plan: credit,
      sourceName: "credit",
      sourceId: `credit-${12 - hour}`,
      state: "delivered",
      hours: 1 + hour,
      results: hour % 4 === 0 ? "40 customers read, 1 limit changed." : "40 customers read, nothing changed.",
      document: { customers: 40 },
    }),
  ),
  {
    plan: priceList,
    sourceName: "price-list",
    sourceId: "prices-w47.csv",
    state: "hold",
    hours: 90,
    results: "Line 1873: the price `12,50` is not a number; write `12.50`. Nothing was taken over.",
    document: { file: "prices-w47.csv", lines: 3104, line: 1873, value: "12,50" },
  },
  {
    plan: contacts,
    sourceName: "contact",
    sourceId: "118",
    state: "initial",
    hours: 101,
    document: { contactId: 118, firstName: "Grace", lastName: "Kessler", title: "Buyer", created: true },
  },
  {
    plan: contacts,
    sourceName: "contact",
    sourceId: "121",
    state: "initial",
    hours: 0.5,
    document: { contactId: 121, firstName: "Oscar", lastName: "Ibarra", title: "Plant Engineer", created: true },
  },
];
