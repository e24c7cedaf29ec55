import type { ItemsOperations } from "@purvey/contract/generated/items";
import sql, { type Sql } from "sql-template-tag";
import type { Context } from "../../platform/endpoints/context.ts";
import type { Handler } from "../../platform/endpoints/implement.ts";
import { forbidden } from "../../platform/errors.ts";
import { inCategory } from "../../trades/catalog/catalogue-conditions.ts";
import { catalogueItems } from "../../trades/catalog/catalogue-item-rows.ts";
import { catalogueSelection } from "../../trades/catalog/catalogue-selection.ts";
import { viewerOf } from "../../trades/pricing/viewer.ts";
import { requireCategory } from "./required-category.ts";
import { visibleContract } from "./visible-contract.ts";

/** `/categories/{id}/items`: the items of a category and the ones below it. */
export const categoryItems: Handler<ItemsOperations["categories.items"]> = async (input, context) => {
  const viewer = viewerOf({}, context);
  const { id, jobNumbers } = input;
  const more = [inCategory(context.site, id), ...(jobNumbers === undefined ? [] : [onContracts(jobNumbers, context)])];
  const selection = catalogueSelection(viewer, input, more, positionIn(id));
  const page = await catalogueItems(context.db, selection, { viewer, ...pick(input) });
  if (page.total === 0) await requireCategory(id, context);
  return page;
};

function pick({ fields, includeStock }: { readonly fields?: readonly string[]; readonly includeStock: boolean }) {
  return { includeStock, ...(fields === undefined ? {} : { fields }) };
}

/** The position of the item `i` in the category itself; items of categories below have none. */
function positionIn(itemCategoryUid: number): string {
  return `(select o.sequence_no from item_category_item o
    where o.site_id = i.site_id and o.inv_mast_uid = i.inv_mast_uid and o.item_category_uid = ${Math.trunc(itemCategoryUid)})`;
}

/** The condition that one of the contracts, of those the caller may see, has the item `i`. */
function onContracts(jobNumbers: readonly string[], context: Context): Sql {
  if (!context.can("contract.read"))
    throw forbidden("`jobNumbers` needs the permission `contract.read`. Leave it out, or ask for the permission.", {
      permission: "contract.read",
    });
  return sql`i.inv_mast_uid in (
    select l.inv_mast_uid from job_price_hdr h
    join job_price_line l on l.site_id = h.site_id and l.job_price_hdr_uid = h.job_price_hdr_uid and l.status_cd = 704
    where h.site_id = ${context.site} and h.job_no = any(${jobNumbers}::text[]) and ${visibleContract(context)})`;
}
