import { getRouteApi } from "@tanstack/react-router";
import { everything, type SearchView } from "../search-view.ts";

const route = getRouteApi("/in/shop/b/$brand");

/** The view of a brand: its number stands in the path, everything else in the address as with a search. */
export function useBrandView(brand: number): {
  view: SearchView & { readonly q: string };
  show: (next: SearchView) => void;
} {
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const show = ({ q, ...next }: SearchView) =>
    void navigate({
      search: { ...next, q: q === everything ? undefined : q, brand: undefined },
      resetScroll: (next.page ?? 1) !== (search.page ?? 1),
    });
  return { view: { ...search, q: search.q ?? everything, brand: [brand] }, show };
}
