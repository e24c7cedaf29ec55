import { getRouteApi } from "@tanstack/react-router";
import { useCallback } from "react";
import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { FoundItems } from "./parts/found-items.tsx";
import type { SearchView } from "./search-view.ts";

const route = getRouteApi("/in/shop/search");

/** The view as the address holds it, and the way to another one: each is an entry of the history. */
function useSearchView(): { view: SearchView; show: (next: SearchView) => void } {
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const show = useCallback(
    (next: SearchView) => void navigate({ search: next, resetScroll: (next.page ?? 1) !== (view.page ?? 1) }),
    [navigate, view.page],
  );
  return { view, show };
}

const NothingFound = laterPart(async () => (await import("./parts/nothing-found.tsx")).NothingFound);
const SearchStart = laterPart(async () => (await import("./parts/search-start.tsx")).SearchStart);

/** The results: what narrows them at the side, dense rows with price and stock beside it. */
export function SearchScreen() {
  const text = useText(messages);
  const { view: whole, show } = useSearchView();
  const { q } = whole;
  const title = q === undefined ? text("results") : text("resultsFor", { words: q });
  useTitle(title);
  const view = { ...whole, q: q ?? "" };
  const nothing = q === undefined ? <SearchStart /> : <NothingFound view={view} show={show} />;
  return q === undefined ? nothing : <FoundItems view={view} show={show} title={title} nothing={nothing} />;
}
