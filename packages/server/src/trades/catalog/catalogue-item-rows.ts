import type { CatalogueItem } from "@purvey/contract/generated/items";
import {
  CatalogueItem as CatalogueItemSchema,
  catalogueItemLists,
} from "@purvey/contract/services/items/catalogue-item";
import sql, { join, raw, type Sql } from "sql-template-tag";
import type { Queryable } from "../../platform/db/database.ts";
import { selectList } from "../../platform/db/json-list.ts";
import type { Page } from "../../platform/endpoints/context.ts";
import { invalid } from "../../platform/errors.ts";
import { hidePrices, type Viewer } from "../pricing/index.ts";
import { alternateCodes, itemRecordColumns } from "./item-columns.ts";
import { itemLists, variantGroup } from "./item-lists.ts";
import { type ItemSelection, selectItems } from "./item-page.ts";
import { itemStockColumns } from "./item-stock.ts";

/** What of catalogue items is read, and for whom. */
export interface CatalogueOptions {
  readonly viewer: Viewer;
  readonly includeStock?: boolean;
  /** Fields to fill; all when left out. Lists that it does not name are empty. */
  readonly fields?: readonly string[];
  /** Columns that the answer has beside a catalogue item's. */
  readonly further?: Sql;
}

type ListName = (typeof catalogueItemLists)[number];

function listColumn(name: ListName, viewer: Viewer): Sql {
  if (name === "alternateCodes") return alternateCodes(viewer);
  return raw(itemLists[name]);
}

/** The lists to fill; refuses (400) a field that catalogue items do not have. */
function listsToFill(fields: readonly string[] | undefined): ReadonlySet<string> {
  if (fields === undefined) return new Set(catalogueItemLists);
  const known = Object.keys(CatalogueItemSchema.properties);
  const wrong = fields.find((field) => !known.includes(field));
  if (wrong === undefined) return new Set(fields);
  throw invalid("fields", `An item has no field \`${wrong}\`; name some of ${known.join(", ")}.`, wrong, known);
}

function columnsOf({ viewer, includeStock = false, fields, further }: CatalogueOptions): Sql {
  const filled = listsToFill(fields);
  const columns = catalogueItemLists.map(
    (name) => sql`${filled.has(name) ? listColumn(name, viewer) : raw("'[]'::json")} as "${raw(name)}"`,
  );
  const stock = includeStock
    ? selectList(itemStockColumns)
    : raw(`null::json as stock, null::numeric as "qtyAvailable", null::text as "stockStatus"`);
  const parts = [selectList({ ...itemRecordColumns, itemVariantHdrUid: variantGroup }), ...columns, stock];
  return join(further ? [...parts, further] : parts);
}

/** One page of items as lists of the catalogue show them, in one statement. */
export async function catalogueItems<R extends CatalogueItem = CatalogueItem>(
  db: Queryable,
  selection: ItemSelection,
  options: CatalogueOptions,
): Promise<Page<R>> {
  const { data, total } = await selectItems<R>(db, selection, columnsOf(options));
  return { data: data.map((row) => hidePrices(row, options.viewer, null)), total };
}
