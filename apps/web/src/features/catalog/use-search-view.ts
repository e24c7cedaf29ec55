import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import type { SearchView } from "./search-view.ts";

const route = getRouteApi("/in/shop/search");

/** The view as the address holds it, and the way to another one: each is an entry of the history. */
export function useSearchView(): { view: SearchView; show: (next: SearchView) => void } {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = useCallback(
    (next: SearchView) => void navigate({ search: next, resetScroll: (next.page ?? 1) !== (view.page ?? 1) }),
    [navigate, view.page],
  );
  return { view, show };
}
