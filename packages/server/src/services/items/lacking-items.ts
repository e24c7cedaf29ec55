import type { InvMastLookupInput } from "@purvey/contract/generated/items";
import { raw, type Sql } from "sql-template-tag";
import { shownWebDesc } from "./shown-web-desc.ts";

/** One thing that items may lack, or `any` of them. */
export type Missing = NonNullable<InvMastLookupInput["missing"]>;

const isEmpty = (expression: string) => `coalesce(btrim(${expression}), '') = ''`;
const hasNone = (table: string, further = "") =>
  `not exists (select 1 from ${table} n where n.site_id = i.site_id and n.inv_mast_uid = i.inv_mast_uid${further})`;

/** For each thing the condition that the item `i` lacks it, as its document would show it. */
const conditions: Readonly<Record<Exclude<Missing, "any">, string>> = {
  brandsName: `not exists (
    select 1 from brand o where o.site_id = i.site_id and o.brands_uid = i.brands_uid and o.status_cd <> 700)`,
  manufacturerName: isEmpty("i.manufacturer_name"),
  manufacturerPartNumber: isEmpty("i.manufacturer_part_number"),
  upc: isEmpty("i.upc_or_ean_id"),
  displayDesc: isEmpty("i.display_desc"),
  extendedDesc: isEmpty("i.extended_desc"),
  webDesc: isEmpty(shownWebDesc),
  keywords: isEmpty("i.keywords"),
  images: hasNone("item_image"),
  attributes: hasNone("item_attribute_value"),
};

/** The condition that the item `i` lacks something of what makes it easy to find. */
export function lacks(missing: Missing): Sql {
  if (missing !== "any") return raw(conditions[missing]);
  return raw(`(${Object.values(conditions).join(" or ")})`);
}
