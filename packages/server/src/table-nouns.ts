/** What sentences call the records of a table, where it is not the table's own name. */
const nouns: Readonly<Record<string, string>> = {
  cart_hdr: "cart",
  content: "article",
  content_category: "category",
  import_record: "import",
  invoice_hdr: "invoice",
  item_category: "item category",
  item_link: "link of the item",
  item_variant_hdr: "variant group",
  job_price_hdr: "contract",
  job_price_line: "contract line",
  order_hdr: "order",
  po_hdr: "purchase order",
  quote_hdr: "quote",
  scheduled_import_master: "import plan",
  ship_to: "ship-to",
  users: "user",
  vmi_distributor: "distributor",
  vmi_product: "product",
  vmi_profile_hdr: "inventory profile",
  vmi_profile_line: "line of the inventory profile",
  vmi_restock_hdr: "restock order",
  vmi_section: "section",
  vmi_warehouse: "warehouse",
};

/** What sentences call a record of a table: `po_hdr` → `purchase order`, `payment_account` → `payment account`. */
export function nounOf(table: string): string {
  return nouns[table] ?? table.replace(/^vmi_/, "").replaceAll("_", " ");
}
