import { useText } from "../../../shared/i18n/messages.ts";
import { RouterLinkButton } from "../../../shared/links.tsx";
import type { LinesView } from "../lines-view.ts";
import { messages } from "../messages.ts";

/** What `LineFilter` takes. */
export interface LineFilterProps {
  readonly view: LinesView;
  /** How many lines there are, and how many of them must be fixed. */
  readonly lines: number;
  readonly bad: number;
}

/** The choice between all lines and those to fix. */
export function LineFilter({ view, lines, bad }: LineFilterProps) {
  const text = useText(messages);
  const kinds = [
    { show: undefined, label: text("all"), count: lines },
    { show: "bad", label: text("bad"), count: bad },
  ] as const;
  return (
    <nav aria-label={text("show")} className="flex flex-wrap items-center gap-2">
      {kinds.map(({ show, label, count }) => (
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
    </nav>
  );
}
