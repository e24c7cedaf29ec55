import { Button } from "@purvey/ui/button";
import { EmptyState } from "@purvey/ui/empty-state";
import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { browseMessages } from "../browse-messages.ts";
import { messages } from "../messages.ts";
import { everything, type SearchView } from "../search-view.ts";

export interface NothingInsideProps {
  readonly name: string;
  readonly view: SearchView & { readonly q: string };
  readonly show: (next: SearchView) => void;
  /** What is said when nothing narrows the category or brand. */
  readonly empty: string;
}

/** A category or brand without rows: what to try next. */
export function NothingInside({ name, view: { q, f, stock, sort }, show, empty }: NothingInsideProps) {
  const text = useText(browseMessages);
  const say = useText(messages);
  const words = q === everything ? undefined : q;
  const narrowed = Boolean(words || f || stock);
  return (
    <EmptyState
      title={words ? text("nothingWithWords", { name, words }) : narrowed ? text("nothingNarrowed", { name }) : empty}
      actions={
        <>
          {narrowed && <Button onClick={() => show({ sort })}>{text("showAll", { name })}</Button>}
          {words && (
            <RouterLinkButton to="/shop/search" search={{ q: words }}>
              {text("searchEverywhere", { words })}
            </RouterLinkButton>
          )}
          <RouterLinkButton to="/shop/c">{say("allCategories")}</RouterLinkButton>
        </>
      }
    />
  );
}
