import sql, { raw, type Sql } from "sql-template-tag";
import { type JsonFields, jsonObject, timeText } from "../../platform/db/json-list.ts";
import { priceClassColumns, type Viewer, visibleCode } from "../pricing/index.ts";
import { shownWebDesc } from "../search/index.ts";

/** The record of the item `i` and its brand `b`, as every document of an item shows it. */
export const itemRecordColumns: JsonFields = {
  invMastUid: "i.inv_mast_uid",
  itemId: "i.item_id",
  itemDesc: "i.item_desc",
  displayDesc: "i.display_desc",
  upc: "i.upc_or_ean_id",
  unitOfMeasure: "i.default_selling_unit",
  baseUnit: "i.base_unit",
  listPrice: "i.list_price",
  stdPrice: "i.std_price",
  statusCd: "i.status_cd",
  onlineCd: "i.online_cd",
  displayOnWebFlag: "i.display_on_web_flag",
  deleteFlag: "i.delete_flag",
  discontinued: "i.discontinued",
  brandsUid: "b.brands_uid",
  brandsId: "b.brands_id",
  brandsName: "b.brands_name",
  manufacturerName: "i.manufacturer_name",
  manufacturerPartNumber: "i.manufacturer_part_number",
  weight: "i.weight",
  length: "i.length",
  width: "i.width",
  height: "i.height",
  classId5: "i.class_id5",
  productCollection: "i.product_collection",
};

/** The further columns of the item's own record. */
export const itemMasterColumns: JsonFields = {
  extendedDesc: "i.extended_desc",
  webDesc: shownWebDesc,
  keywords: "i.keywords",
  defaultSellingUnit: "i.default_selling_unit",
  defaultPurchasingUnit: "i.default_purchasing_unit",
  defaultProductGroup: "i.product_group",
  vndrStock: "i.vndr_stock",
  serialized: "i.serialized",
  trackLots: "i.track_lots",
  taxable: "i.taxable",
  taxClass: "i.tax_class",
  classId1: "i.class_id1",
  classId2: "i.class_id2",
  classId3: "i.class_id3",
  classId4: "i.class_id4",
  upcOrEan: "i.upc_or_ean",
  upcOrEanId: "i.upc_or_ean_id",
  supplierName: "i.supplier_name",
  ...priceClassColumns,
  userDefined: "i.user_defined",
  dateCreated: timeText("i.date_created"),
  dateLastModified: timeText("i.date_last_modified"),
};

/** An alternate code `k`. */
export const alternateCodeColumns: JsonFields = {
  itemAlternateCodeUid: "k.item_alternate_code_uid",
  alternateCode: "k.alternate_code",
  codeType: "k.code_type",
  customerId: "k.customer_id",
  description: "k.description",
};

/** The other numbers of the item `i` that the viewer may see, as a JSON list. */
export function alternateCodes(viewer: Viewer): Sql {
  return sql`coalesce((
    select json_agg(${raw(jsonObject(alternateCodeColumns))} order by k.code_type, k.alternate_code, k.item_alternate_code_uid)
    from item_alternate_code k
    where k.site_id = i.site_id and k.inv_mast_uid = i.inv_mast_uid and ${visibleCode(viewer)}), '[]'::json)`;
}
