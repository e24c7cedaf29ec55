import sql, { raw } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { acrossSites } from "../../platform/db/statement-inspector.ts";

/**
 * Sets every identity sequence of the schema past the largest number in its table, and the numbers that each site gives by itself past the
 * largest of the site, after rows with given numbers came in.
 */
export async function advanceIdentities(db: Queryable): Promise<void> {
  const columns = await db.query<{ table: string; column: string }>(sql`
    select c.relname::text as "table", a.attname::text as "column"
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attidentity <> '' and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
    order by 1`);
  const each = columns.map(({ table, column }) => {
    const sequence = `pg_get_serial_sequence('"${table}"', '${column}')::regclass`;
    const largest = `(select max("${column}") from "${table}")`;
    // Never set to where it stands: others may take numbers meanwhile, and would be given them twice.
    return `case when ${largest} > coalesce(pg_sequence_last_value(${sequence}), 0) then setval(${sequence}, ${largest}) end`;
  });
  await db.query(acrossSites("identities", raw(`select ${each.join(", ")}`)));
  await advanceDocumentNumbers(db);
}

const numbered = [
  ["order_hdr", "order_no"],
  ["invoice_hdr", "invoice_no"],
  ["quote_hdr", "quote_no"],
  ["po_hdr", "po_no"],
  ["pick_ticket", "pick_ticket_no"],
  ["shipment", "shipment_no"],
  ["warehouse_document", "document_uid"],
  ["vmi_restock_hdr", "restock_hdr_uid"],
  ["contact", "id"],
  ["ship_to", "ship_to_id"],
  ["item_uom", "item_uom_uid"],
  ["vmi_distributor", "distributors_uid"],
] as const;

/** Sets every site's counters past the largest of the site. */
async function advanceDocumentNumbers(db: Queryable): Promise<void> {
  const each = numbered.map(
    ([table, column]) => `select site_id, '${table}', max(${column}) from ${table} group by site_id`,
  );
  await db.execute(
    acrossSites(
      "numbers of documents",
      raw(`insert into document_number as n (site_id, document_type, last_number) ${each.join(" union all ")}
        on conflict (site_id, document_type) do update set last_number = greatest(n.last_number, excluded.last_number)`),
    ),
  );
}
