import { getRouteApi } from "@tanstack/react-router";
import { everything, type SearchView } from "../search-view.ts";

const route = getRouteApi("/in/shop/c/$category");

/** The view of a category: its number stands in the path, everything else in the address as with a search. */
export function useCategoryView(category: number): {
  view: SearchView & { readonly q: string };
  show: (next: SearchView) => void;
} {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = ({ q, ...next }: SearchView) =>
    void navigate({
      search: { ...next, q: q === everything ? undefined : q, category: undefined },
      resetScroll: (next.page ?? 1) !== (search.page ?? 1),
    });
  return { view: { ...search, q: search.q ?? everything, category }, show };
}
