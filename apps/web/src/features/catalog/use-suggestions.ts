import type { SearchItem } from "@purvey/contract/generated/search";
import { dataOf } from "@purvey/react";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useDebounced } from "../../shared/use-debounced.ts";
import { suggestionCount, wordsToLookUp } from "./suggestions.ts";

/** Milliseconds that typing must pause before the search is asked. */
const pause = 120;

/** What the search box suggests. */
export interface Suggestions {
  readonly found: readonly SearchItem[];
  readonly total: number;
  /** So many fit that the total is an estimate. */
  readonly isEstimate: boolean;
  /** What is typed has no answer yet: what is shown belongs to an older text, and Enter must not take it. */
  readonly pending: boolean;
}

/** Suggestions for what is typed; a newer text aborts the question for an older one. */
export function useSuggestions(typed: string): Suggestions {
  const { customerId } = useWho();
  const queries = useApiQueries();
  const now = wordsToLookUp(typed);
  const settled = useDebounced(now, pause);
  const input =
    settled === undefined ? skipToken : { q: settled, operator: "AND" as const, size: suggestionCount, customerId };
  const query = dataOf(queries.search.itemSearch.list(input));
  const { data, isPlaceholderData } = useQuery({ ...query, staleTime: 60_000, placeholderData: keepPreviousData });
  if (now === undefined) return { found: [], total: 0, isEstimate: false, pending: false };
  const pending = settled !== now || data === undefined || isPlaceholderData;
  return {
    found: data?.items ?? [],
    total: data?.totalResults ?? 0,
    isEstimate: data?.totalIsExact === false,
    pending,
  };
}
