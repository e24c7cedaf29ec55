import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import { facetMessages } from "../facet-messages.ts";
import { messages } from "../messages.ts";
import { pageSize, type SearchView } from "../search-view.ts";

/** Links to the page before and after, where there is more than one. */
export function ResultPages({ view, total }: { view: SearchView; total: number }) {
  const text = useText(messages);
  const say = useText(facetMessages);
  const pages = Math.ceil(total / pageSize);
  const page = view.page ?? 1;
  if (pages < 2) return null;
  const to = (next: number): SearchView => ({ ...view, page: next === 1 ? undefined : next });
  return (
    <nav aria-label={say("pages")} className="mt-4 flex items-center gap-3">
      {page > 1 && (
        <RouterLinkButton to="." search={to(page - 1)} rel="prev">
          {say("previous")}
        </RouterLinkButton>
      )}
      {page < pages && (
        <RouterLinkButton to="." search={to(page + 1)} rel="next">
          {say("next")}
        </RouterLinkButton>
      )}
      <span className="text-soft">{text("page", { page, pages })}</span>
    </nav>
  );
}
