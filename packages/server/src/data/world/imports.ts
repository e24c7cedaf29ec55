import { ImportBook } from "../../load/examples/imports/import-book.ts";
import type { RowSet } from "../../load/examples/row-set.ts";
import { world } from "../../load/examples/world/names.ts";

const { orders: ordersPlan, stock, contacts } = world.importPlans;

/** Adds the plans by which documents travel, and a record in each state: 60001 delivered, 60002 on hold, 60003 on its way. */
export function addImports(rows: RowSet, now: number): void {
  addPlans(rows);
  const book = new ImportBook(rows, ordersPlan, now);
  const orderOf = (number: number) => rows.rows("order_hdr").find((row) => row.order_no === number) ?? {};
  book.addDelivered(orderOf(world.orders.withDiscontinued), 30);
  book.addHeld(orderOf(world.orders.lakesideOpen), 60, { shipToState: "Ohio" });
  book.addOther({
    ...{ plan: contacts, sourceName: "contact", sourceId: String(world.contacts.lena), state: "initial", hours: 75 },
    document: { contactId: world.contacts.lena, changed: ["phone"], phone: "419-555-0188" },
  });
}

function addPlans(rows: RowSet): void {
  rows.add(
    "scheduled_import_master",
    {
      scheduled_import_master_uid: ordersPlan,
      import_name: "Web orders",
      import_desc: "Orders of the shop to the ERP, as soon as they are placed",
      document_type: "oe-hdr",
    },
    {
      scheduled_import_master_uid: stock,
      import_name: "Stock balances",
      import_desc: "Balances of all locations from the ERP, every night",
      document_type: "inv-loc",
      direction: "inbound",
      delivery: "integration",
    },
    {
      scheduled_import_master_uid: contacts,
      import_name: "Contacts",
      import_desc: "Contacts that customers added in the shop, fetched by the ERP",
      document_type: "contact",
      delivery: "integration",
    },
  );
}
