import sql, { join, type Sql } from "sql-template-tag";
import { orderBy } from "../../platform/db/order-by.ts";
import type { Viewer } from "../pricing/index.ts";
import { type CatalogueFilters, catalogueConditions, textHits } from "./catalogue-conditions.ts";
import type { ItemSelection } from "./item-page.ts";

const columns = [
  "popularity",
  "inv_mast_uid",
  "item_id",
  "item_desc",
  "list_price",
  "manufacturer_name",
  "date_created",
];

const sorting: Readonly<Record<string, string>> = {
  ...Object.fromEntries(columns.map((column) => [column, `i.${column}`])),
  brands_name:
    "(select o.brands_name from brand o where o.site_id = i.site_id and o.brands_uid = i.brands_uid and o.status_cd <> 700)",
};

/** A list of the catalogue as a caller asks for it. */
export interface CatalogueQuery extends CatalogueFilters {
  readonly limit: number;
  readonly offset: number;
  readonly sortBy: string;
}

/**
 * The items of a list of the catalogue: the filters, and what `more` conditions leave. `relevance` and, with `sequence`,
 * `sequence_no` can be sorted by too.
 */
export function catalogueSelection(
  viewer: Viewer,
  input: CatalogueQuery,
  more: readonly Sql[],
  sequence?: string,
): ItemSelection {
  const hits = textHits(viewer, input.q);
  const expressions = {
    ...sorting,
    relevance: hits ? "h.rank" : "0::integer",
    ...(sequence ? { sequence_no: sequence } : {}),
  };
  const conditions = join([...catalogueConditions(viewer.site, input), ...more], " and ");
  return {
    site: viewer.site,
    ...(hits ? { common: hits } : {}),
    from: hits
      ? sql`from best h join item i on i.inv_mast_uid = h.inv_mast_uid where ${conditions}`
      : sql`from item i where ${conditions}`,
    order: orderBy(input.sortBy, Object.keys(expressions), "inv_mast_uid", expressions),
    limit: input.limit,
    offset: input.offset,
  };
}
