import { Breadcrumbs } from "@purvey/ui/breadcrumbs";
import { PageHead } from "@purvey/ui/shell/page-head";
import { Skeleton } from "@purvey/ui/skeleton";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useText } from "../../../shared/i18n/messages.ts";
import { sharedMessages } from "../../../shared/messages.ts";
import { SearchField } from "../../../shared/parts/search-field.tsx";
import { browseMessages } from "../browse-messages.ts";
import { messages } from "../messages.ts";
import { everything, type SearchView } from "../search-view.ts";

export interface TrailToPlaceProps {
  /** The category or brand itself. */
  readonly name: string;
  /** Links to what stands above it, from the top down. */
  readonly children?: readonly ReactNode[];
}

/** The way from all categories to one of them, or to a brand. */
export function TrailToPlace({ name, children = [] }: TrailToPlaceProps) {
  const text = useText(messages);
  const start = (
    <Link key="all" to="/shop/c">
      {text("allCategories")}
    </Link>
  );
  return <Breadcrumbs>{[start, ...children, name]}</Breadcrumbs>;
}

interface WordsWithinProps {
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

/** A category or brand that is on its way: the place of its name. */
export function PlaceWaiting() {
  const text = useText(sharedMessages);
  return (
    <div aria-busy="true">
      <PageHead
        trail={<Skeleton width="9rem" />}
        title={
          <>
            <span className="sr-only">{text("loading")}</span>
            <Skeleton width="12rem" />
          </>
        }
      />
    </div>
  );
}
