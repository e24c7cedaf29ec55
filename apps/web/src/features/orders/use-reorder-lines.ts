import type { CustomerOrderLine } from "@purvey/contract/generated/customers";
import { dataOf } from "@purvey/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { useItemsQueries } from "../../shared/items-api.ts";
import { type ReorderLine, reorderLines, type Substitute } from "./reorder-model.ts";

/** What becomes of the lines of an old order; undefined until it is known of all. */
export function useReorderLines(lines: readonly CustomerOrderLine[]): {
  readonly lines: readonly ReorderLine[] | undefined;
  readonly error: unknown;
} {
  const { locationId } = useWho();
  const { items } = useItemsQueries();
  const numbers = lines.map(({ itemNo }) => itemNo);
  const at = locationId === undefined ? {} : { locationId };
  const resolved = useQuery(dataOf(items.invMast.resolve({ numbers, ...at })));
  const replaced = lines.filter((_, index) => {
    const item = resolved.data?.[index]?.item;
    return resolved.data && (!item || item.discontinued === "Y");
  });
  const substitutes = useQueries({
    queries: replaced.map(({ invMastUid }) => dataOf(items.invMast.invSub({ id: invMastUid }))),
    combine: (results) => ({
      found: results.every(({ data, error }) => data || error) ? results.map(({ data }) => data ?? []) : undefined,
    }),
  });
  const known = useMemo(() => {
    if (!resolved.data || !substitutes.found) return undefined;
    const byItem = new Map<number, readonly Substitute[]>();
    replaced.forEach(({ invMastUid }, index) => {
      byItem.set(invMastUid, substitutes.found?.[index] ?? []);
    });
    return reorderLines(lines, resolved.data, byItem);
  }, [lines, resolved.data, substitutes, replaced]);
  return { lines: known, error: resolved.error };
}
