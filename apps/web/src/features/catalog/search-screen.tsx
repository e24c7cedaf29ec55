import { useText } from "../../shared/i18n/messages.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { FoundItems } from "./parts/found-items.tsx";
import { SearchStart } from "./parts/search-start.tsx";
import { useSearchView } from "./use-search-view.ts";

/** The results: what narrows them at the side, dense rows with price and stock beside it. */
export function SearchScreen() {
  const text = useText(messages);
  const { view } = useSearchView();
  useTitle(view.q ? text("resultsFor", { words: view.q }) : text("results"));
  return view.q === undefined ? <SearchStart /> : <FoundItems q={view.q} />;
}
