import { brandDefinition } from "../../../load/examples/catalog/brand-definitions.ts";
import type { Catalog } from "../../../load/examples/catalog/catalog.ts";
import type { ItemDraft } from "../../../load/examples/catalog/item-draft.ts";

/** An item at a location as a purchaser looks at it, in base units. */
export interface Position {
  readonly item: ItemDraft;
  /** On its way and on no purchase order yet. */
  readonly onOrder: number;
  readonly maximum: number;
}

/** What is stocked and what is on its way, by vendor and location: `Vega Supply@20`. */
export function positionsOf(catalog: Catalog): Map<string, Position[]> {
  const drafts = new Map(
    [...catalog.drafts.values()].map((item) => [catalog.items.require(item.itemId, "item"), item]),
  );
  const ordered = alreadyOrdered(catalog);
  const groups = new Map<string, Position[]>();
  for (const row of catalog.rows.rows("item_stock")) {
    const item = drafts.get(Number(row.inv_mast_uid));
    if (!item) continue;
    const onOrder = Number(row.qty_on_order) - (ordered.get(`${row.location_id} ${row.inv_mast_uid}`) ?? 0);
    const key = `${brandDefinition(item.brand).supplier}@${row.location_id}`;
    const group = groups.get(key) ?? [];
    if (group.length === 0) groups.set(key, group);
    group.push({ item, onOrder, maximum: Number(row.max_qty) });
  }
  return groups;
}

/** What purchase orders still have to bring, in base units by location and item. */
function alreadyOrdered({ rows }: Catalog): Map<string, number> {
  const counted = rows.rows("po_hdr").filter((row) => row.approved === "Y" && row.cancel_flag === "N");
  const locations = new Map(counted.map((row) => [row.po_no, row.location_id]));
  const sums = new Map<string, number>();
  for (const line of rows.rows("po_line")) {
    if (!locations.has(line.po_no) || line.complete === "Y") continue;
    const key = `${locations.get(line.po_no)} ${line.inv_mast_uid}`;
    const rest = (Number(line.qty_ordered) - Number(line.qty_received)) * Number(line.unit_size);
    sums.set(key, (sums.get(key) ?? 0) + rest);
  }
  return sums;
}
