import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { withoutFacets } from "../facets.ts";
import { nothingMessages } from "../nothing-messages.ts";
import type { SearchView } from "../search-view.ts";

export interface NothingFoundProps {
  readonly view: SearchView & { readonly q: string };
  readonly show: (next: SearchView) => void;
}

/** No rows: what to try next. */
export function NothingFound({ view, show }: NothingFoundProps) {
  const say = useText(nothingMessages);
  const words = { words: view.q };
  const narrowed = Boolean(view.f || view.category || view.brand || view.stock);
  const severalWords = view.q.includes(" ") && !view.any;
  return (
    <EmptyState
      title={say(narrowed ? "nothingNarrowed" : "nothingFound", words)}
      actions={
        <>
          {narrowed && <Button onClick={() => show(withoutFacets(view))}>{say("withoutFilters")}</Button>}
          {severalWords && <Button onClick={() => show({ ...view, any: 1, page: undefined })}>{say("anyWord")}</Button>}
          <RouterLinkButton to="/shop">{say("backToShop")}</RouterLinkButton>
        </>
      }
    >
      {say("nothingHint")}
    </EmptyState>
  );
}
