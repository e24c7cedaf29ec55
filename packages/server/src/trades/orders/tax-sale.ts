import sql, { empty, type Sql } from "sql-template-tag";
import type { TaxDocument } from "../../platform/ports/tax-provider.ts";

/**
 * A further common table expression, with its comma, that keeps what a tax provider is to record of the order of the
 * expression `hdr`; nothing where it records nothing.
 */
export function taxSaleInsert(site: string, documents: readonly TaxDocument[] | null): Sql {
  if (documents === null) return empty;
  return sql`, sal as (
    insert into tax_sale (site_id, order_no, documents) select ${site}, hdr.order_no, ${JSON.stringify(documents)}::jsonb from hdr)`;
}

/** A common table expression that does so for an order with added lines; one that was placed unrecorded stays that. */
export function taxSaleUpdate(site: string, orderNo: number, documents: readonly TaxDocument[] | null): Sql {
  return sql`sal as (
    update tax_sale s set documents = coalesce(${documents && JSON.stringify(documents)}::jsonb, s.documents), done = false
    where s.site_id = ${site} and s.order_no = ${orderNo})`;
}
