import { dataOf } from "@purvey/react";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useDebounced } from "../../shared/use-debounced.ts";
import type { PaletteLine } from "./palette-model.ts";

/** Milliseconds that typing must pause before the search is asked. */
const pause = 120;

/** The parts that fit the words, as the shop's search finds them. */
export function useItemLines(typed: string): PaletteLine[] {
  const navigate = useNavigate();
  const queries = useApiQueries();
  const { customerId, may } = useWho();
  const words = useDebounced(typed.trim(), pause);
  const known = words.length > 1 && may("catalog.read");
  const input = known ? { q: words, operator: "AND" as const, size: 5, customerId } : skipToken;
  const { data } = useQuery({
    ...dataOf(queries.search.itemSearch.list(input)),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  if (!known) return [];
  return (data?.items ?? []).map(({ invMastUid, itemId, itemDesc }) => ({
    key: `item-${invMastUid}`,
    label: `${itemId} ${itemDesc}`,
    content: (
      <>
        <span className="w-40 shrink-0 truncate font-mono font-semibold">{itemId}</span>
        <span className="min-w-0 truncate text-soft">{itemDesc}</span>
      </>
    ),
    run: () => void navigate({ to: "/shop/i/$item", params: { item: itemId } }),
  }));
}
