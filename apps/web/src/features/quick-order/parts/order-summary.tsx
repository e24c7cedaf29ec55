import { Button } from "@purvey/ui/button";
import { DefinitionList } from "@purvey/ui/data/definition-list";
import { Money } from "@purvey/ui/data/money";
import { ProgressBar } from "@purvey/ui/progress-bar";
import { useText } from "../../../shared/i18n/messages.ts";
import { messages } from "../messages.ts";

/** How many lines there are of each kind. */
export interface LineCounts {
  readonly lines: number;
  readonly good: number;
  readonly bad: number;
  readonly waiting: number;
  readonly aside: number;
}

export interface OrderSummaryProps {
  readonly counts: LineCounts;
  readonly total: number | undefined;
  /** What it comes to is not known, since prices could not be asked. */
  readonly priceless: boolean;
  /** The person may fill a cart. */
  readonly mayAdd: boolean;
  readonly onAdd: () => Promise<void>;
  readonly onSetAside: () => void;
  readonly onDownload: () => void;
  readonly onClear: () => void;
}

/** How far the list is, what stands in the way, and the way into the cart. */
export function OrderSummary({ counts, total, priceless, mayAdd, ...act }: OrderSummaryProps) {
  const text = useText(messages);
  const refused = counts.bad + counts.aside;
  const facts = [
    { term: text("good"), value: counts.good },
    { term: text("badCount"), value: counts.bad },
    ...(counts.aside > 0 ? [{ term: text("asideCount"), value: counts.aside }] : []),
    {
      term: text("together"),
      value: priceless ? "–" : <Money className="font-semibold" value={counts.good > 0 ? total : 0} reserve={0} />,
    },
  ];
  return (
    <aside aria-label={text("summary")} className="summary">
      <DefinitionList items={facts} />
      <div className="min-h-5">
        {counts.waiting > 0 && (
          <ProgressBar label={text("waitingCount")} value={counts.lines - counts.waiting} max={counts.lines}>
            {text("checking", { done: counts.lines - counts.waiting, all: counts.lines })}
          </ProgressBar>
        )}
      </div>
      <Button
        variant="primary"
        icon="cart"
        className="w-full"
        data-add=""
        disabledReason={useRefusal(counts, mayAdd)}
        onClick={act.onAdd}
      >
        {text("add", { count: counts.good })}
      </Button>
      {counts.bad > 0 && <Button onClick={act.onSetAside}>{text("setAllAside", { count: counts.bad })}</Button>}
      {refused > 0 && (
        <Button icon="download" onClick={act.onDownload}>
          {text("download", { count: refused })}
        </Button>
      )}
      {counts.lines + counts.aside > 0 && (
        <Button variant="quiet" onClick={act.onClear}>
          {text("clear")}
        </Button>
      )}
    </aside>
  );
}

function useRefusal({ bad, waiting, good }: LineCounts, mayAdd: boolean): string | undefined {
  const text = useText(messages);
  if (!mayAdd) return text("mayNot");
  if (bad > 0) return text("toFix", { count: bad });
  if (waiting > 0) return text("stillChecking", { count: waiting });
  return good === 0 ? text("nothingToAdd") : undefined;
}
