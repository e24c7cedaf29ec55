import type { CartLine } from "@purvey/contract/generated/commerce";
import { Button } from "@purvey/ui/button";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";
import { useRemoveLines } from "../use-remove-lines.ts";

/** What `SelectionBar` takes. */
export interface SelectionBarProps {
  readonly cartHdrUid: number;
  readonly selected: readonly CartLine[];
  /** How many of them are not among the lines that are shown. */
  readonly hidden: number;
  readonly onDeselect: () => void;
}

/** How many lines are selected, and how they all go: in sight wherever one has scrolled to. Not there without any. */
export function SelectionBar({ cartHdrUid, selected, hidden, onDeselect }: SelectionBarProps) {
  const text = useText(messages);
  const remove = useRemoveLines(cartHdrUid, onDeselect);
  if (selected.length === 0) return null;
  const count = selected.length;
  return (
    <section className="save-bar" aria-label={text("selected", { count })}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <span role="status" className="font-semibold">
          {text("selected", { count })}
          {hidden > 0 && <span className="font-normal"> – {text("selectedHidden", { count: hidden })}</span>}
        </span>
        <span className="ms-auto flex gap-2">
          <Button variant="quiet" onClick={onDeselect}>
            {text("deselect")}
          </Button>
          <Button icon="trash" onClick={() => remove(selected)}>
            {text("removeLines", { count })}
          </Button>
        </span>
      </div>
    </section>
  );
}
