import sql, { raw, type Sql } from "sql-template-tag";

/**
 * Joins what a part is called to a row that names one: the item `i` with its selling unit `u`, or the own product `p`.
 *
 * @param row the alias of the row, which has `inv_profile_line_type` and `inv_mast_uid`
 * @param site the expression of its site
 */
export function joinPart(row: string, site: Sql): Sql {
  const key = raw(row);
  return sql`
    left join item i on i.site_id = ${site} and ${key}.inv_profile_line_type = 'prophet21' and i.inv_mast_uid = ${key}.inv_mast_uid
    left join item_uom u on u.site_id = i.site_id and u.inv_mast_uid = i.inv_mast_uid
      and u.unit_of_measure = i.default_selling_unit and u.delete_flag = 'N'
    left join vmi_product p on p.site_id = ${site} and ${key}.inv_profile_line_type = 'products' and p.products_uid = ${key}.inv_mast_uid`;
}

/** What a part is called, as expressions beside {@link joinPart}. */
export const partNames = {
  itemId: "coalesce(i.item_id, p.products_id, '')",
  description: "coalesce(i.item_desc, p.products_desc, p.products_id, '')",
  unitOfMeasure: "coalesce(i.base_unit, p.unit_of_measure, 'EA')",
} as const;

/** The unit a part is ordered in, as expressions beside {@link joinPart}. */
export const partSellingUnit = {
  sellingUnit: "coalesce(u.unit_of_measure, p.default_selling_unit, i.base_unit, 'EA')",
  sellingUnitSize: "coalesce(u.unit_size, p.selling_unit_size, 1)",
} as const;

/** What a part is found by, as the columns of a search beside {@link joinPart}. */
export const partSearch = [
  "i.item_id",
  "i.item_id_compact",
  "i.item_desc",
  "i.upc_or_ean_id",
  "i.manufacturer_part_number",
  "p.products_id",
  "p.products_id_compact",
  "p.part_number",
  "p.part_number_compact",
  "p.products_desc",
  "p.upc_or_ean_id",
] as const;
