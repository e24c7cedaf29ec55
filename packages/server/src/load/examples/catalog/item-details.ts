import { compactCode } from "../../../values/compact-code.ts";
import { mediaOfSite } from "../media-of-site.ts";
import type { RowSet } from "../row-set.ts";
import type { CodeDraft, ItemDraft } from "./item-draft.ts";

/** Adds the units and quantity breaks of an item. */
export function addItemUnits(rows: RowSet, draft: ItemDraft, uid: number): void {
  for (const unit of draft.units) {
    const sold = unit.selling ?? true;
    rows.add("item_uom", {
      inv_mast_uid: uid,
      unit_of_measure: unit.unit,
      unit_size: unit.size,
      selling_unit: sold ? "Y" : "N",
      b2b_unit_flag: sold ? "Y" : "N",
      minimum_order_qty: unit.minimum ?? 1,
      order_multiple: unit.multiple ?? 1,
    });
  }
  (draft.breaks ?? []).forEach(({ from, percent }, index, breaks) => {
    const next = breaks[index + 1];
    const range = next ? `${from} to ${next.from - 1}` : `${from} and more`;
    rows.add("price_break", {
      inv_mast_uid: uid,
      break_qty: from,
      max_qty: next ? next.from - 1 : null,
      discount_percent: percent,
      description: `${range} ${draft.units[0]?.unit ?? "EA"}: ${percent} % off`,
    });
  });
}

/** Adds every number under which an item is found beside its own. */
export function addItemCodes(rows: RowSet, draft: ItemDraft, uid: number, upc: string): void {
  const own: CodeDraft[] = [{ code: upc, type: "upc", description: "UPC" }];
  const part = draft.manufacturerPartNumber;
  if (part && part !== draft.itemId)
    own.push({ code: part, type: "manufacturer", description: `${draft.brand} part number` });
  for (const code of [...own, ...(draft.codes ?? [])]) {
    rows.add("item_alternate_code", {
      inv_mast_uid: uid,
      alternate_code: code.code,
      code_compact: compactCode(code.code),
      code_type: code.type,
      customer_id: code.customerId,
      description: code.description,
    });
  }
}

/** Adds what an item's page shows: picture, texts, documents, tags, questions. */
export function addItemPage(rows: RowSet, draft: ItemDraft, uid: number): void {
  rows.add("item_image", {
    inv_mast_uid: uid,
    image_url: mediaOfSite(`/media/items/${encodeURIComponent(draft.itemId)}.svg`, rows.site),
    alt_text: `Drawing: ${draft.description}`,
  });
  if (draft.web) {
    rows.add("item_text", {
      inv_mast_uid: uid,
      web_display_type_uid: 1,
      web_display_type_id: "Description",
      text_value: draft.web,
    });
  }
  (draft.documents ?? []).forEach((document, index) => {
    rows.add("item_document", {
      inv_mast_uid: uid,
      title: document.title,
      category: document.category,
      document_url: mediaOfSite(document.url, rows.site),
      sequence_no: index + 1,
    });
  });
  for (const tag of draft.tags ?? []) rows.add("item_tag", { inv_mast_uid: uid, tag });
  for (const faq of draft.faqs ?? []) {
    rows.add("item_faq", {
      inv_mast_uid: uid,
      question: faq.question,
      answer: faq.answer,
      category: faq.category,
      view_count: (faq.helpful ?? 0) * 4,
      helpful_count: faq.helpful ?? 0,
    });
  }
}
