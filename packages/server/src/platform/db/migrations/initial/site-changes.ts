/** Tables whose rows are of an item, or what items are found by: each statement that changes them tells of the items. */
const ofItems = [
  ...["item_search", "item_uom", "item_image", "item_document", "price_break"],
  ...["item_attribute_value", "item_category_item", "item_alternate_code", "item_tag"],
];

const events = [
  ["insert", "new"],
  ["update", "new"],
  ["delete", "old"],
] as const;

/** Calls a function after each statement that changed rows of a table, with the rows as `changed`. */
const told = (table: string, tell: string): string =>
  events
    .map(
      ([event, rows]) => `create trigger ${table}_${event}_noted after ${event} on ${table}
  referencing ${rows} table as changed for each statement execute function ${tell}();`,
    )
    .join("\n");

const allTold = (tables: readonly string[], tell: string): string =>
  tables.map((table) => told(table, tell)).join("\n");

/**
 * Notes what changed of a site, in whatever process it happens: once for a statement, however many rows it has, and once
 * for a transaction.
 */
export const siteChanges = `
create function note_items() returns trigger language plpgsql as $$
begin
  insert into site_change (site_id, kind, record_no)
  select c.site_id, 'item', c.inv_mast_uid from changed c group by c.site_id, c.inv_mast_uid
  on conflict do nothing;
  return null;
end $$;
${allTold(ofItems, "note_items")}

create function note_changed_items() returns trigger language plpgsql as $$
begin
  insert into site_change (site_id, kind, record_no)
  select n.site_id, 'item', n.inv_mast_uid from stored n
  join gone o on o.site_id = n.site_id and o.inv_mast_uid = n.inv_mast_uid
  where row(n.*) is distinct from row(o.*)
  on conflict do nothing;
  return null;
end $$;
create trigger item_update_noted after update on item
  referencing old table as gone new table as stored for each statement execute function note_changed_items();

create function note_stock() returns trigger language plpgsql as $$
begin
  insert into site_change (site_id, kind, record_no)
  select c.site_id, 'stock', c.inv_mast_uid from changed c where c.qty_on_hand > c.qty_allocated
  group by c.site_id, c.inv_mast_uid
  on conflict do nothing;
  return null;
end $$;
create trigger item_stock_insert_noted after insert on item_stock
  referencing new table as changed for each statement execute function note_stock();
create trigger item_stock_delete_noted after delete on item_stock
  referencing old table as changed for each statement execute function note_stock();
create function note_changed_stock() returns trigger language plpgsql as $$
begin
  insert into site_change (site_id, kind, record_no)
  select n.site_id, 'stock', n.inv_mast_uid from stored n
  join gone o on o.site_id = n.site_id and o.location_id = n.location_id and o.inv_mast_uid = n.inv_mast_uid
  where (o.qty_on_hand > o.qty_allocated) <> (n.qty_on_hand > n.qty_allocated)
  group by n.site_id, n.inv_mast_uid
  on conflict do nothing;
  return null;
end $$;
create trigger item_stock_update_noted after update on item_stock
  referencing old table as gone new table as stored for each statement execute function note_changed_stock();

create function note_words() returns trigger language plpgsql as $$
begin
  insert into site_change (site_id, kind, record_no) select distinct c.site_id, 'words', 0 from changed c
  on conflict do nothing;
  return null;
end $$;
${allTold(["search_synonym", "search_redirect"], "note_words")}

create function note_settings() returns trigger language plpgsql as $$
begin
  insert into site_change (site_id, kind, record_no) select distinct c.site_id, 'settings', 0 from changed c
  on conflict do nothing;
  return null;
end $$;
${allTold(["site_setting", "location"], "note_settings")}

create function note_customer() returns trigger language plpgsql as $$
begin
  insert into site_change (site_id, kind, record_no) values (new.site_id, 'customer', new.customer_id)
  on conflict do nothing;
  return null;
end $$;
create trigger customer_noted after update on customer
  for each row when (old.default_location_id is distinct from new.default_location_id or old.price_class is distinct from new.price_class
    or old.delete_flag is distinct from new.delete_flag) execute function note_customer();

create function note_contract() returns trigger language plpgsql as $$
begin
  insert into site_change (site_id, kind, record_no)
  select c.site_id, 'contract', c.customer_id from (select (coalesce(new, old)).*) c
  on conflict do nothing;
  return null;
end $$;
create trigger job_price_hdr_noted after insert or update or delete on job_price_hdr
  for each row execute function note_contract();

create function note_contract_lines() returns trigger language plpgsql as $$
begin
  insert into site_change (site_id, kind, record_no)
  select h.site_id, 'contract', h.customer_id from job_price_hdr h
  where (h.site_id, h.job_price_hdr_uid) in (select c.site_id, c.job_price_hdr_uid from changed c)
  group by h.site_id, h.customer_id
  on conflict do nothing;
  return null;
end $$;
${told("job_price_line", "note_contract_lines")}
`;
