import type { Row } from "../../../platform/db/insert-rows.ts";
import { compactCode } from "../../../values/compact-code.ts";
import type { ItemDraft } from "./item-draft.ts";
import { classPrices } from "./price-classes.ts";

/** The numbers an item was given. */
export interface ItemNumbers {
  readonly uid: number;
  readonly brand: number;
  readonly category: number;
  readonly upc: string;
  readonly supplier: string;
}

/** The row of the table `item`. */
export function itemRow(draft: ItemDraft, numbers: ItemNumbers): Row {
  const baseUnit = draft.units[0]?.unit ?? "EA";
  const sellingUnit = draft.sellingUnit ?? baseUnit;
  return {
    inv_mast_uid: numbers.uid,
    item_id: draft.itemId,
    item_id_compact: compactCode(draft.itemId),
    item_desc: draft.description,
    display_desc: draft.display ?? draft.description,
    extended_desc: draft.extended,
    web_desc: draft.web ?? draft.extended,
    keywords: draft.keywords,
    product_group: draft.category,
    family: draft.family,
    brands_uid: numbers.brand,
    manufacturer_name: draft.brand,
    manufacturer_part_number: draft.manufacturerPartNumber ?? draft.itemId,
    supplier_name: numbers.supplier,
    main_category_uid: numbers.category,
    base_unit: baseUnit,
    default_selling_unit: sellingUnit,
    default_purchasing_unit: draft.purchasingUnit ?? sellingUnit,
    ...priceColumns(draft),
    upc_or_ean: "UPC",
    upc_or_ean_id: numbers.upc,
    weight: draft.weight,
    class_id1: draft.family,
    class_id2: draft.brand,
    serialized: draft.serialized ? "Y" : "N",
    track_lots: draft.lots ? "Y" : "N",
    tax_class: draft.taxClass,
    discontinued: draft.discontinued ? "Y" : "N",
    product_collection: `${draft.brand} ${draft.category}`,
    popularity: draft.popularity ?? 0,
    image: draft.image,
  };
}

function priceColumns(draft: ItemDraft): Row {
  const prices = classPrices(draft.listPrice);
  return { list_price: draft.listPrice, std_price: prices.price1, cost: draft.cost, ...prices };
}
