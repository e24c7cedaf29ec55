import type { ItemMaster } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { useQueries } from "@tanstack/react-query";
import { useWho } from "../../../shared/customer/who.tsx";
import { useItemsQueries } from "../../../shared/items-api.ts";

/** An item of the comparison: as it is, on its way, or not to be had. */
export interface ItemState {
  readonly itemId: string;
  readonly item: ItemMaster | undefined;
  readonly error: Error | null;
}

/** The items of a comparison, each as soon as it is there. */
export function useComparedItems(items: readonly string[]): ItemState[] {
  const queries = useItemsQueries();
  const { customerId } = useWho();
  const own = customerId === undefined ? {} : { customerId };
  const asked = useQueries({
    queries: items.map((itemId) => dataOf(queries.items.invMast.doc({ id: 0, itemId, ...own }))),
  });
  return items.map((itemId, index) => ({ itemId, item: asked[index]?.data, error: asked[index]?.error ?? null }));
}
