import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import type { LinesView } from "../lines-view.ts";
import { messages } from "../messages.ts";

/** What `LinePages` takes. */
export interface LinePagesProps {
  readonly view: LinesView;
  readonly page: number;
  readonly pages: number;
  /** With both counts the choice between all lines and those to fix is shown. */
  readonly lines?: number;
  readonly bad?: number;
}

/** Which lines are listed, and the way through their pages. */
export function LinePages({ view, page, pages, lines, bad }: LinePagesProps) {
  const text = useText(messages);
  const to = (next: number): LinesView => ({ ...view, page: next === 1 ? undefined : next });
  const kinds = [
    { show: undefined, label: text("all"), count: lines },
    { show: "bad", label: text("bad"), count: bad },
  ] as const;
  return (
    <nav aria-label={text(lines === undefined ? "pages" : "show")} className="flex flex-wrap items-center gap-2">
      {lines !== undefined &&
        kinds.map(({ show, label, count }) => (
          <RouterLinkButton
            key={label}
            to="/shop/quick-order"
            search={{ show }}
            aria-current={view.show === show ? "true" : undefined}
            variant={view.show === show ? "secondary" : "quiet"}
          >
            {label} <span className="font-mono text-xs text-faint">{count}</span>
          </RouterLinkButton>
        ))}
      {pages > 1 && (
        <>
          <span className="ms-auto text-soft">{text("page", { page, pages })}</span>
          {page > 1 && (
            <RouterLinkButton to="/shop/quick-order" search={to(page - 1)} rel="prev">
              {text("previous")}
            </RouterLinkButton>
          )}
          {page < pages && (
            <RouterLinkButton to="/shop/quick-order" search={to(page + 1)} rel="next">
              {text("next")}
            </RouterLinkButton>
          )}
        </>
      )}
    </nav>
  );
}
