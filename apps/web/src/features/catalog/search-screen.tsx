import { useText } from "../../shared/i18n/messages.ts";
import { laterPart } from "../../shared/later-part.ts";
import { useTitle } from "../../shared/use-title.ts";
import { messages } from "./messages.ts";
import { FoundItems } from "./parts/found-items.tsx";
import { useSearchView } from "./use-search-view.ts";

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
