/** Tables of the records whose changes carry `ifLastModified`. */
const guarded = [
  ...["warehouse_document", "vmi_restock_hdr", "import_record"],
  ...["vmi_section", "vmi_distributor", "vmi_product", "vmi_profile_hdr", "vmi_profile_line", "vmi_warehouse"],
  ...["attribute", "attribute_value", "attribute_group", "attribute_x_attribute_group", "brand", "brand_item"],
  ...["item_variant_hdr", "item_faq", "item_ext", "item_tag", "item_web_desc", "podcast", "fyxer_transcript_hdr"],
  ...["users", "checkout", "state", "ai_rubric", "ai_microservice"],
  ...["item_category", "company", "web_display_type"],
];
/** Those that have the columns among their own. */
const guardedToo = ["approval_policy", "quote_request"];

/**
 * Two changes of a record never have the same time, not even within one second: the second one is dated a second later, so
 * that a writer who read the first one does not overwrite the second unseen. Who changed it last, and which fields were
 * given, is kept as far as somebody signed in did it; a change by a job or a load takes both away again.
 */
export const changesApart = `
create function date_change_apart() returns trigger language plpgsql as $$
begin
  new.date_last_modified := greatest(new.date_last_modified, old.date_last_modified + interval '1 second');
  new.last_modified_by := null;
  new.last_modified_fields := null;
  return new;
end $$;
${guarded
  .map(
    (table) => `alter table ${table} add column last_modified_by bigint, add column last_modified_fields text[],
  add constraint ${table}_last_modified_by_fkey foreign key (site_id, last_modified_by) references users;`,
  )
  .join("\n")}
${[...guarded, ...guardedToo]
  .map(
    (table) => `create trigger ${table}_change_time before update of date_last_modified on ${table}
  for each row execute function date_change_apart();`,
  )
  .join("\n")}
`;
