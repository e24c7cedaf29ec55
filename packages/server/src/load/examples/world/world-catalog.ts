import { addAssistant } from "../assistant/assistant.ts";
import { Catalog } from "../catalog/catalog.ts";
import { ImportBook } from "../imports/import-book.ts";
import { addBrandFocuses, worldFocuses } from "../product-info/brand-focus.ts";
import { worldPodcasts } from "../product-info/podcasts.ts";
import { RowSet } from "../row-set.ts";
import { addCustomers } from "./customers.ts";
import { worldFasteners } from "./items-fasteners.ts";
import { worldIndustrialItems } from "./items-industrial.ts";
import { worldShopItems } from "./items-shop.ts";
import { world } from "./names.ts";
import { addOrganization } from "./organization.ts";
import { addPricing } from "./pricing.ts";
import { addPublications } from "./publications.ts";
import { addPurchases } from "./purchases.ts";
import { addSales } from "./sales.ts";
import { addNotifications, addTranscripts } from "./site.ts";
import { addStockrooms } from "./stockrooms.ts";
import { addWarehouseDocuments } from "./warehouse.ts";

/**
 * The rows of the fixture world but for bins and links, which `finishCatalog` adds when all items are there.
 *
 * @param now what happened in the last hours is dated back from then, in milliseconds since 1970
 */
export function worldCatalog(site: string, now = Date.now()): Catalog {
  const catalog = worldCompany(site, now);
  addStockrooms(catalog).store();
  return catalog;
}

/** The same without stockrooms, whose history the demonstration continues. */
export function worldCompany(site: string, now: number): Catalog {
  const catalog = new Catalog(new RowSet(site));
  addOrganization(catalog.rows);
  catalog.addItems([...worldFasteners, ...worldShopItems, ...worldIndustrialItems]);
  addCustomers(catalog.rows);
  addPricing(catalog);
  addSales(catalog);
  addPurchases(catalog);
  addPayments(catalog.rows);
  addWarehouseDocuments(catalog);
  addPublications(catalog.rows);
  addImports(catalog.rows, now);
  addNotifications(catalog.rows, now);
  addTranscripts(catalog.rows);
  catalog.rows.add("podcast", ...worldPodcasts);
  addBrandFocuses(catalog, worldFocuses);
  addWebTexts(catalog);
  addAssistant(catalog.rows);
  addVariants(catalog);
  addLists(catalog);
  return catalog;
}

function addVariants(catalog: Catalog): void {
  catalog.addVariant({
    name: "Nitrile gloves, 6 mil",
    description: "Choose the glove size",
    attribute: "Size",
    lines: ["L", "M", "XL"].map((size) => ({ itemId: `GLV-NIT-${size}`, value: size })),
  });
}

function addLists({ rows, items }: Catalog): void {
  const uid = (itemId: string) => items.require(itemId, "item");
  rows.add(
    "item_favorite",
    { users_id: 1, inv_mast_uid: uid("HB-M8-40"), note: "Frame line", sequence_no: 1 },
    { users_id: 1, inv_mast_uid: uid("GLV-NIT-L"), sequence_no: 2 },
  );
  rows.add("item_wishlist_hdr", {
    item_wishlist_hdr_uid: 1,
    users_id: 1,
    name: "Weekly shop supplies",
    description: "Ordered every Monday",
    is_public: "Y",
    share_code: "NGWEEKLY01",
  });
  const line = { item_wishlist_hdr_uid: 1 };
  rows.add(
    "item_wishlist_line",
    {
      ...line,
      inv_mast_uid: uid("CUT-115-1"),
      qty_desired: 50,
      unit_of_measure: "EA",
      priority: 1,
      notes: "Grinding bay",
    },
    { ...line, inv_mast_uid: uid("GLV-NIT-L"), qty_desired: 2, unit_of_measure: "CS", priority: 2 },
  );
}

/** Adds a web description that waits to be shown, and further articles of the category of fasteners. */
function addWebTexts({ rows, items }: Catalog): void {
  rows.add("item_web_desc", {
    inv_mast_web_desc_uid: 1,
    inv_mast_uid: items.require("MTR-075", "item"),
    web_desc1: "Motor 0.75 kW",
    web_desc2: "4 poles, 400 V",
    web_desc_full: "A three-phase motor of 0.75 kW with feet, for pumps and conveyors.",
    active: 0,
  });
  const fasteners = rows.rows("item_category").find((row) => row.item_category_desc === "Fasteners");
  if (fasteners)
    Object.assign(fasteners, {
      article2: "Class 8.8 carries most of what a workshop builds; 10.9 and 12.9 where a bolt must not stretch.",
      article3: "Zinc lasts indoors. Outdoors take stainless A2, near the sea A4.",
    });
}

const { orders: ordersPlan, stock, contacts } = world.importPlans;

/** Adds the plans by which documents travel, and a record in each state: 60001 delivered, 60002 on hold, 60003 on its way. */
function addImports(rows: RowSet, now: number): void {
  addPlans(rows);
  const book = new ImportBook(rows, ordersPlan, now);
  const orderOf = (number: number) => rows.rows("order_hdr").find((row) => row.order_no === number) ?? {};
  book.addDelivered(orderOf(world.orders.withDiscontinued), 30);
  book.addHeld(orderOf(world.orders.lakesideOpen), 60, { shipToState: "Ohio" });
  book.addOther({
    plan: contacts,
    sourceName: "contact",
    sourceId: String(world.contacts.lena),
    state: "initial",
    hours: 75,
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

const { northgate } = world.customers;

const card = {
  customer_id: northgate,
  mode: "dev",
  source: "embedded",
  address1: "3400 Detroit Avenue",
  city: "Toledo",
  state: "OH",
  zip: "43610",
  country: "US",
  avs_response_code: "Y",
  cvv_response_code: "M",
} as const;

/** Adds Northgate's two cards with a payment, and what the team wrote to each other. */
function addPayments(rows: RowSet): void {
  const visa = { payment_account_id: "pa_northgate_visa", brand: "Visa", card_type: "credit", last_four: "1111" };
  const master = {
    payment_account_id: "pa_northgate_fuel",
    brand: "Mastercard",
    card_type: "debit",
    last_four: "8210",
  };
  rows.add(
    "payment_account",
    { ...card, ...visa, expiration_month: 9, expiration_year: 2034, cardholder_name: "Northgate Fabrication" },
    { ...card, ...master, expiration_month: 3, expiration_year: 2033, cardholder_name: "Dana Whitfield" },
  );
  rows.add("payment", {
    payment_account_id: visa.payment_account_id,
    customer_id: northgate,
    users_id: world.users.dana,
    source: "embedded",
    amount: 186,
    surcharge_amount: 4.65,
    response_code: "0",
    response_message: "Approved",
    transaction_id: "tx_2f6c1d0e93ab",
    approval_number: "483920",
    reference_no: String(world.invoices.paid),
  });
  addMessages(rows);
}

function addMessages(rows: RowSet): void {
  const message = (users_id: number, channel: string, text: string, date_created: string) => ({
    users_id,
    channel,
    text,
    blocks: [{ type: "section", text: { type: "mrkdwn", text } }],
    status: "inactive",
    delivery_status: "sent",
    date_created,
  });
  const { walt, rita } = world.users;
  rows.add(
    "message",
    message(walt, "#receiving", "Dock 2 is free again.", "2026-03-12 13:05:00"),
    message(
      rita,
      "#receiving",
      "ADH-50 came without its lot certificates; the vendor sends them.",
      "2026-03-13 08:41:00",
    ),
  );
}
