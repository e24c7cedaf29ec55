/** Table, the columns beside `site_id`, and what they refer to by its primary key; a rule for deletion, when there is one. */
type Key = readonly [table: string, columns: string, parent: string, rule?: string];

const part = "on delete cascade";
/** Both sides refer to each other: whoever stores them together does so in either order. */
const mutual = "deferrable initially deferred";

/** What tells of an item goes with it; what was bought, sold or counted keeps it. */
const keys: readonly Key[] = [
  ["location", "company_id", "company"],
  ["company", "default_location_id", "location", mutual],
  ["item_stock", "location_id, primary_bin", "bin"],
  ["bin_stock", "inv_mast_uid", "item", part],
  ["stock_movement", "location_id, inv_mast_uid", "item_stock"],
  ["stock_movement", "users_id", "users"],
  ["serial_number", "location_id, bin", "bin"],
  ["serial_number", "transfer_uid, transfer_line_no", "warehouse_document_line"],
  ["warehouse_document", "users_id", "users"],
  ["warehouse_document_line", "po_no", "po_hdr"],
  ["po_hdr", "company_id", "company"],

  ["item", "brands_uid", "brand"],
  ["item", "main_category_uid", "item_category"],
  ["item_category", "parent_uid", "item_category"],
  ["item_category", "root_uid", "item_category"],
  ["item_category_item", "item_category_uid", "item_category", part],
  ["item_category_item", "inv_mast_uid", "item", part],
  ["item_alternate_code", "customer_id", "customer"],
  ["item_text", "inv_mast_uid", "item", part],
  ["item_text", "web_display_type_uid", "web_display_type"],
  ["item_image", "inv_mast_uid", "item", part],
  ["item_document", "inv_mast_uid", "item", part],
  ["item_tag", "inv_mast_uid", "item", part],
  ["item_search", "inv_mast_uid", "item", part],
  ["search_document", "inv_mast_uid", "item", part],
  ["item_variant_hdr", "attribute_uid", "attribute"],
  ["item_sub_part", "inv_mast_links_uid", "item_link", "on delete set null (inv_mast_links_uid)"],
  ["item_favorite", "users_id", "users", part],
  ["item_wishlist_hdr", "users_id", "users", part],

  ["customer", "company_id", "company"],
  ["customer", "default_location_id", "location"],
  ["customer", "default_ship_to_id", "ship_to", mutual],
  ["ship_to", "default_location_id", "location"],
  ["contact", "address_id", "ship_to"],
  ["users", "customer_id", "customer"],
  ["users", "contact_id", "contact"],
  ["user_group", "created_by", "users"],
  ["user_group", "modified_by", "users"],
  ["address", "customer_id", "customer"],
  ["address", "corp_address_id", "address"],
  ["job_price_hdr", "company_id", "company"],
  ["job_price_line", "ship_to_id", "ship_to"],

  ["cart_hdr", "user_id", "users"],
  ["cart_hdr", "customer_id", "customer"],
  ["cart_hdr", "contact_id", "contact"],
  ["cart_line", "inv_mast_uid", "item"],
  ["cart_line", "quote_no", "quote_hdr"],
  ["checkout", "cart_hdr_uid", "cart_hdr"],
  ["checkout", "users_id", "users"],
  ["checkout", "activated_by", "users"],
  ["checkout", "customer_id", "customer"],
  ["checkout", "ship_to_id", "ship_to"],
  ["checkout", "location_id", "location"],
  ["checkout", "order_no", "order_hdr"],
  ["order_hdr", "contact_id", "contact"],
  ["order_hdr", "address_id", "ship_to"],
  ["order_hdr", "location_id", "location"],
  ["order_hdr", "company_id", "company"],
  ["order_hdr", "users_id", "users"],
  ["order_hdr", "checkout_uid", "checkout"],
  ["order_line", "inv_mast_uid", "item"],
  ["order_line", "location_id", "location"],
  ["order_line", "quote_no", "quote_hdr"],
  ["pick_ticket_line", "inv_mast_uid", "item"],
  ["invoice_hdr", "order_no", "order_hdr"],
  ["invoice_hdr", "ship_to_id", "ship_to"],
  ["invoice_line", "inv_mast_uid", "item"],
  ["quote_hdr", "contact_id", "contact"],
  ["quote_hdr", "ship_to_id", "ship_to"],
  ["quote_line", "inv_mast_uid", "item"],
  ["import_record", "scheduled_import_master_uid", "scheduled_import_master"],
  ["payment_account", "customer_id", "customer"],
  ["payment_setup", "customer_id", "customer"],
  ["payment_setup", "users_id", "users"],
  ["payment_setup", "payment_account_id", "payment_account"],
  ["payment", "customer_id", "customer"],
  ["payment", "users_id", "users"],

  ["vmi_restock_hdr", "users_id", "users"],
  ["vmi_movement", "restock_hdr_uid", "vmi_restock_hdr"],
  ["vmi_movement", "other_warehouse_uid", "vmi_warehouse"],
  ["vmi_movement", "users_id", "users"],

  ["content", "category_id", "content_category"],
  ["content", "created_by", "users"],
  ["content_tag", "content_id", "content", part],
  ["content_tag", "tag_id", "tag", part],
  ["tag", "category_id", "content_category"],
  ["menu_item", "content_id", "content"],
  ["notification", "users_id", "users"],
  ["notification", "created_by", "users"],
  ["message", "users_id", "users"],
  ["pdf_document", "users_id", "users"],
];

const nameOf = ([table, columns]: Key): string => `${table}_${columns.replace(", ", "_")}_fkey`;

const addition = (key: Key): string => {
  const [table, columns, parent, rule = ""] = key;
  return `alter table ${table} add constraint ${nameOf(key)} foreign key (site_id, ${columns}) references ${parent} ${rule} not valid;`;
};

/**
 * The foreign keys that were missing. Existing rows are not looked at yet, so that nobody waits for long, and a row that
 * refers to nothing stays where it is.
 */
export const sql = `
-- Links of items are deleted, and what refers to them has to be found.
create index item_sub_part_link on item_sub_part (site_id, inv_mast_links_uid) where inv_mast_links_uid is not null;
${keys.map(addition).join("\n")}
`;

/**
 * Looks at the existing rows, while others read and write. A key that some of them break stays in force for what is
 * written from now on; `purvey doctor` names these rows.
 */
export const checkSql = `
do $$
declare
  k record;
begin
  for k in select conrelid::regclass as of_table, conname from pg_constraint
    where contype = 'f' and not convalidated and connamespace = current_schema()::regnamespace order by 1, 2
  loop
    begin
      execute format('alter table %s validate constraint %I', k.of_table, k.conname);
    exception when foreign_key_violation then
      raise notice 'Rows of % break the key %; they stay as they are.', k.of_table, k.conname;
    end;
  end loop;
end $$;
`;
