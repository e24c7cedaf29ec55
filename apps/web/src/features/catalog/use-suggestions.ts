import type { SearchItem } from "@purvey/contract/generated/search";
import { dataOf, keyPrefix } from "@purvey/react";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useApi, useApiQueries } from "../../shared/api.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useSession } from "../../shared/session/session-context.tsx";
import { useDebounced } from "../../shared/use-debounced.ts";
import type { SuggestedPlace } from "./suggested-places.ts";
import { suggestionCount, wordsToLookUp } from "./suggestions.ts";

/** Milliseconds that typing must pause before the search is asked. */
const pause = 120;

/** What the search box suggests. */
export interface Suggestions {
  readonly found: readonly SearchItem[];
  readonly places: readonly SuggestedPlace[];
  readonly total: number;
  /** So many fit that the total is an estimate. */
  readonly isEstimate: boolean;
  /** Nothing has all of the words: those are found that have some. */
  readonly anyWord: boolean | undefined;
  /** What is typed has no answer yet: what is shown belongs to an older text, and Enter must not take it. */
  readonly pending: boolean;
  /** There is no network, and what is typed was not searched before. */
  readonly offline: boolean;
}

/** Suggestions for what is typed; a newer text aborts the question for an older one. */
export function useSuggestions(typed: string): Suggestions {
  const { customerId } = useWho();
  const queries = useApiQueries();
  const now = wordsToLookUp(typed);
  const settled = useDebounced(now, pause);
  const search = (q: string | undefined, operator: "AND" | "OR") => {
    const input = q === undefined ? skipToken : { q, operator, size: suggestionCount, customerId };
    return { ...dataOf(queries.search.itemSearch.list(input)), staleTime: 60_000 };
  };
  const whole = useQuery({ ...search(settled, "AND"), placeholderData: keepPreviousData });
  const anyWord = !whole.isPlaceholderData && whole.data?.totalResults === 0 && settled?.includes(" ");
  const some = useQuery(search(anyWord ? settled : undefined, "OR"));
  const { data, isPlaceholderData, fetchStatus } = anyWord ? some : whole;
  const unread = !data || isPlaceholderData;
  const offline = unread && fetchStatus === "paused";
  const places = useSuggestedPlaces(settled);
  const known = now === undefined || offline ? undefined : data;
  return {
    found: known?.items ?? [],
    places: (known && places) ?? [],
    total: known?.totalResults ?? 0,
    isEstimate: !known?.totalIsExact,
    anyWord,
    pending: now !== undefined && !offline && (settled !== now || unread),
    offline,
  };
}

/** Categories and brands among what is found; how they are chosen is loaded with the first of them. */
function useSuggestedPlaces(q: string | undefined): readonly SuggestedPlace[] | undefined {
  const { customerId } = useWho();
  const { siteId, username = "" } = useSession();
  const api = useApi();
  const ask = async () => {
    const facets = api.search.itemSearch.attributes.list({ q, operator: "AND", customerId }).data;
    const { suggestedPlaces } = await import("./suggested-places.ts");
    return suggestedPlaces(q ?? "", await facets);
  };
  const queryKey = [...keyPrefix(siteId, username), "search", "suggestedPlaces", customerId, q];
  return useQuery({
    queryKey,
    queryFn: q === undefined ? skipToken : ask,
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  }).data;
}
