import type { ItemMaster } from "@purvey/contract/generated/items";
import type { RowKey } from "@purvey/ui/data/data-table";
import { useState } from "react";
import { catalogServices } from "../../shared/catalog-services.ts";
import { useServices } from "../../shared/use-service.ts";
import type { BulkItem } from "./bulk/bulk-plan.ts";
import { type CatalogView, catalogInput } from "./catalog-view.ts";

/** The items that somebody has chosen in the catalogue, over its pages. */
export interface ItemChoice {
  readonly keys: ReadonlySet<RowKey>;
  readonly items: readonly BulkItem[];
  /** Takes over what the table says is chosen. */
  readonly choose: (keys: ReadonlySet<RowKey>) => void;
  /** Chooses every item that the filters leave, page by page. */
  readonly chooseAll: () => Promise<void>;
  readonly clear: () => void;
}

const nothing: ReadonlyMap<RowKey, BulkItem> = new Map();

/** Keeps which items are chosen while pages are turned; other filters begin anew. */
export function useItemChoice(view: CatalogView, rows: readonly ItemMaster[] | undefined): ItemChoice {
  const { api } = useServices(catalogServices);
  const filters = JSON.stringify([view.q, view.online, view.missing]);
  const [kept, keep] = useState({ filters, chosen: nothing });
  const chosen = kept.filters === filters ? kept.chosen : nothing;
  const set = (next: ReadonlyMap<RowKey, BulkItem>) => keep({ filters, chosen: next });
  const choose = (keys: ReadonlySet<RowKey>) => {
    const known = new Map<RowKey, BulkItem>([...chosen, ...(rows ?? []).map(asEntry)]);
    set(new Map([...known].filter(([key]) => keys.has(key))));
  };
  const chooseAll = async () => {
    const all = new Map<RowKey, BulkItem>();
    const input = { ...catalogInput(view), offset: 0, limit: 1000 };
    for await (const page of api.items.invMast.lookup(input).pages())
      for (const item of page.data) all.set(...asEntry(item));
    set(all);
  };
  return { keys: new Set(chosen.keys()), items: [...chosen.values()], choose, chooseAll, clear: () => set(nothing) };
}

const asEntry = ({ invMastUid, itemId }: ItemMaster): [RowKey, BulkItem] => [invMastUid, { invMastUid, itemId }];
