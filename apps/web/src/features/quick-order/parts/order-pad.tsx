import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { PageHead } from "@purvey/ui/shell/page-head";
import { getRouteApi } from "@tanstack/react-router";
import { useMemo, useRef } from "react";
import { useWho } from "../../../shared/customer/who.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { LineEntry } from "../../../shared/ordering/line-entry.tsx";
import { useResolutions } from "../../../shared/ordering/use-resolutions.ts";
import { useScans } from "../../../shared/scan/use-scans.ts";
import { withLines, withScan } from "../draft.ts";
import { listedLines, nextBad } from "../listed-lines.ts";
import { messages } from "../messages.ts";
import { useDraft } from "../use-draft.ts";
import { useFixKeys } from "../use-fix-keys.ts";
import { useLineFocus } from "../use-line-focus.ts";
import { useLinePrices } from "../use-line-prices.ts";
import { useOrderActs } from "../use-order-acts.ts";
import { type LineVerdict, verdictsOf } from "../verdicts.ts";
import { LineFilter } from "./line-filter.tsx";
import { LineTable } from "./line-table.tsx";
import { OrderSummary } from "./order-summary.tsx";

const route = getRouteApi("/in/shop/quick-order");

/** The pad: where lines come in, the lines with their verdicts, and what they come to. */
export function OrderPad() {
  const text = useText(messages);
  const { locale } = useFormat();
  const { may, locationId } = useWho();
  const view = route.useSearch();
  const navigate = route.useNavigate();
  const [draft, change] = useDraft();
  const { lines, setAside } = draft;
  const { resolved, retry } = useResolutions(lines, { locationId });
  const verdicts = useMemo(() => verdictsOf(lines, resolved, locale), [lines, resolved, locale]);
  const counts = useMemo(() => countsOf(verdicts, setAside.length), [verdicts, setAside]);
  const prices = useLinePrices(verdicts);
  const { focus, wanted } = useLineFocus();
  const list = useRef<HTMLDivElement>(null);
  const listed = useMemo(() => listedLines(lines, verdicts, view), [lines, verdicts, view]);

  const goTo = (position: number | undefined): boolean => {
    const line = position === undefined ? undefined : lines[position];
    focus(line ? { line: line.key } : "add");
    return line !== undefined;
  };
  /** Puts the focus on the next line that must be fixed; without one the button that adds is next. */
  const goOn = (after: number): boolean => {
    const next = nextBad(verdicts, after);
    if (next === undefined && after < 0) return false;
    return goTo(next === after ? undefined : next);
  };
  useFixKeys(list, { lines, verdicts, onGo: goTo });
  const acts = useOrderActs({ draft, verdicts, change, goOn });
  useScans((code) => change((before) => withScan(before, code)));
  return (
    <>
      <PageHead title={text("title")}>
        <span role="status" className="min-h-5">
          {lines.length > 0 ? text("lines", { count: lines.length }) : text("lead")}
        </span>
      </PageHead>
      <div className="with-summary">
        <div ref={list} className="flex min-w-0 flex-col gap-4">
          <LineEntry
            rows={lines.length === 0 ? 12 : 3}
            onLines={(written) => change((before) => withLines(before, written))}
            onTab={() => counts.bad > 0 && goOn(-1)}
          >
            {text("scanHint")}
          </LineEntry>
          {counts.failed > 0 && (
            <Banner tone="out" actions={<Button onClick={retry}>{text("retry")}</Button>}>
              {text("failedLines", { count: counts.failed })}
            </Banner>
          )}
          {lines.length > 0 && (
            <>
              <LineFilter view={view} lines={lines.length} bad={counts.bad} />
              <LineTable
                lines={listed}
                wanted={wanted}
                prices={prices}
                skipGood={counts.bad > 0}
                showsAll={view.show === undefined}
                onShowAll={() => void navigate({ search: {} })}
                {...acts.ofLine}
              />
            </>
          )}
        </div>
        <OrderSummary
          counts={counts}
          total={prices.total}
          priceless={prices.failed}
          mayAdd={may("cart.write")}
          {...acts.ofList}
        />
      </div>
    </>
  );
}

function countsOf(verdicts: readonly LineVerdict[], aside: number) {
  const of = (kind: LineVerdict["kind"]) => verdicts.filter((verdict) => verdict.kind === kind).length;
  const failed = verdicts.filter((verdict) => verdict.kind === "bad" && verdict.problem === "failed").length;
  return { lines: verdicts.length, good: of("good"), bad: of("bad"), waiting: of("waiting"), aside, failed };
}
