import type { Row } from "../../../platform/db/insert-rows.ts";
import type { ItemDraft } from "./item-draft.ts";

/** The row of the table `item_ext` of an item: its bar code in parts, and what search engines are told. */
export function itemExtensionRow(
  draft: ItemDraft,
  numbers: { readonly uid: number; readonly upc: string; readonly group: number | undefined },
): Row {
  return {
    inv_mast_uid: numbers.uid,
    upc_or_ean_prefix: numbers.upc.slice(0, 6),
    upc_or_ean_item: numbers.upc.slice(6, 11),
    attribute_group_uid: numbers.group,
    meta_title: `${draft.description} | ${draft.brand}`.slice(0, 255),
    meta_description: draft.extended.slice(0, 255),
    meta_keywords: [draft.category, draft.brand, ...(draft.keywords ? [draft.keywords] : [])].join(", ").slice(0, 255),
  };
}
