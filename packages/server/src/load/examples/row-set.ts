import { raw } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { insertRows, type Row } from "../../platform/db/insert-rows.ts";

/** Rows of one site, collected by table and inserted table by table, parents first. */
export class RowSet {
  readonly site: string;
  readonly tables = new Map<string, Row[]>();

  constructor(site: string) {
    this.site = site;
  }

  /** Adds rows to a table; `site_id` is set here. */
  add(table: string, ...rows: readonly Row[]): void {
    const list = this.tables.get(table) ?? [];
    if (list.length === 0) this.tables.set(table, list);
    for (const row of rows) list.push({ site_id: this.site, ...row });
  }

  /** The rows of a table so far. */
  rows(table: string): readonly Row[] {
    return this.tables.get(table) ?? [];
  }

  /** Drops the rows of a table that do not pass. */
  keep(table: string, passes: (row: Row) => boolean): void {
    this.tables.set(table, this.rows(table).filter(passes));
  }

  /** Inserts everything. Call it in a transaction. */
  async insert(db: Queryable): Promise<void> {
    const unknown = [...this.tables.keys()].filter((table) => !tableOrder.includes(table));
    if (unknown.length > 0)
      throw new RangeError(`No order of insertion is known for ${unknown.join(", ")}; add it to \`tableOrder\`.`);
    for (const table of tableOrder) {
      const rows = this.rows(table);
      if (rows.length === 0) continue;
      await insertRows(db, table, rows);
      if (rows.length >= analyzedFrom) await db.execute(raw(`analyze ${table}`));
    }
  }
}

/** From so many rows on a table's statistics are taken at once: keys that refer to it are checked by its index then. */
const analyzedFrom = 1000;

/** Parents before the tables that refer to them. */
const tableOrder: readonly string[] = [
  ...["site", "site_setting", "state", "code_p21", "payment_type", "web_display_type", "company", "location"],
  ...["customer", "ship_to", "contact", "contact_customer", "users", "user_group", "user_group_map"],
  ...["content_category", "content", "tag", "content_tag", "menu", "menu_item"],
  ...["brand", "item_category", "attribute", "attribute_value", "attribute_group", "attribute_x_attribute_group"],
  ...["item", "item_category_item", "item_uom", "item_alternate_code", "item_text", "item_image", "item_document"],
  ...["item_tag", "item_price_change", "item_attribute", "item_attribute_value", "brand_item"],
  ...["item_link", "item_sub_part", "item_variant_hdr", "item_variant_line"],
  ...["item_faq", "item_favorite", "item_wishlist_hdr", "item_wishlist_line"],
  ...["cash_drawer", "address", "location_carrier_account"],
  ...["bin", "item_stock", "bin_stock", "stock_movement"],
  ...["vendor", "item_vendor", "po_hdr", "po_line"],
  ...["warehouse_document", "warehouse_document_line", "serial_number", "stock_transit"],
  ...["quote_hdr", "quote_line", "order_hdr", "order_line", "invoice_hdr", "invoice_line"],
  ...["pick_ticket", "pick_ticket_line", "shipment", "shipment_line"],
  ...["job_price_hdr", "job_price_line", "price_break", "tax_jurisdiction", "tax_exemption"],
  ...["vmi_section", "vmi_distributor", "vmi_product", "vmi_profile_hdr", "vmi_profile_line"],
  ...["vmi_warehouse", "vmi_warehouse_user", "vmi_stock", "vmi_restock_hdr", "vmi_restock_line", "vmi_movement"],
  ...["payment_account", "payment", "message"],
  ...["search_synonym", "search_redirect"],
  ...["scheduled_import_master", "import_record"],
  ...["item_ext", "podcast", "brand_category_focus", "ai_microservice", "ai_rubric", "ai_document"],
  ...["notification", "fyxer_transcript_hdr", "item_web_desc"],
];
