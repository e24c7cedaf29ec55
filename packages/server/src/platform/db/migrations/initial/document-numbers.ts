/** Table, the column of its number, and the first number of a site. */
const numbered = [
  ["order_hdr", "order_no", 1],
  ["invoice_hdr", "invoice_no", 1],
  ["quote_hdr", "quote_no", 1],
  ["po_hdr", "po_no", 800001],
  ["pick_ticket", "pick_ticket_no", 600001],
  ["shipment", "shipment_no", 650001],
  ["warehouse_document", "document_uid", 1],
  ["vmi_restock_hdr", "restock_hdr_uid", 1],
] as const;

const numbering = ([table, column, first]: (typeof numbered)[number]) => `
create trigger ${table}_number before insert on ${table} for each row when (new.${column} is null)
  execute function take_document_number('${column}', '${first}');`;

/** Each site numbers its documents by itself: one that comes without a number takes the next. */
export const documentNumbers = `
-- Orders and their pick tickets are numbered at every checkout; taking a wide row to json and back costs more than the number.
create function take_document_number() returns trigger language plpgsql as $$
declare
  taken bigint;
begin
  insert into document_number as n (site_id, document_type, last_number) values (new.site_id, tg_table_name, tg_argv[1]::bigint)
  on conflict (site_id, document_type) do update set last_number = n.last_number + 1
  returning last_number into taken;
  if tg_argv[0] = 'order_no' then
    new.order_no := taken;
    return new;
  elsif tg_argv[0] = 'pick_ticket_no' then
    new.pick_ticket_no := taken;
    return new;
  end if;
  return jsonb_populate_record(new, jsonb_build_object(tg_argv[0], taken));
end $$;
${numbered.map(numbering).join("")}
`;
