import { useText } from "../../../shared/i18n/messages.ts";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import { browseMessages } from "../browse-messages.ts";
import { everything, type SearchView } from "../search-view.ts";

/** What `WordsWithin` takes. */
export interface WordsWithinProps {
  readonly name: string;
  readonly view: SearchView & { readonly q: string };
  readonly show: (next: SearchView) => void;
}

/** Words that narrow a category or brand. */
export function WordsWithin({ name, view, show }: WordsWithinProps) {
  const text = useText(browseMessages);
  return (
    <SearchField
      q={view.q === everything ? undefined : view.q}
      label={text("searchWithin", { name })}
      hint={text("wordsWithin")}
      onSearch={(q) => show({ ...view, q, page: undefined })}
    />
  );
}
