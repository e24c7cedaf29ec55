/** Table and the column of its number. */
const numbered = [
  ["contact", "id"],
  ["ship_to", "ship_to_id"],
  ["item_uom", "item_uom_uid"],
  ["vmi_distributor", "distributors_uid"],
] as const;

/** Where the numbers begin that are given on a site whose records come from files. */
const firstOwnNumber = 1_000_000_000;

const numbering = ([table, column]: (typeof numbered)[number]) => `
insert into document_number as n (site_id, document_type, last_number)
select s.site_id, '${table}', greatest(s.largest, case when exists (select 1 from document_number d
  where d.site_id = s.site_id and d.document_type = 'order_hdr' and d.last_number >= ${firstOwnNumber}) then ${firstOwnNumber} else 0 end)
from (select site_id, max(${column}) as largest from ${table} group by site_id) s
on conflict (site_id, document_type) do update set last_number = greatest(n.last_number, excluded.last_number);
alter table ${table} alter column ${column} drop identity;
create trigger ${table}_number before insert on ${table} for each row when (new.${column} is null)
  execute function take_document_number('${column}', '1');`;

/**
 * Each site numbers its contacts, ship-tos, units and distributors by itself, as it does its documents: a load of another
 * site moved the numbers of all to a thousand million.
 */
export const sql = numbered.map(numbering).join("");
