import { Banner } from "@purvey/ui/banner";
import { Button } from "@purvey/ui/button";
import { Skeleton } from "@purvey/ui/skeleton";
import { useMemo } from "react";
import { Failure } from "../../../shared/errors/failure.tsx";
import { useText } from "../../../shared/i18n/messages.ts";
import { LineEntry } from "../../../shared/ordering/line-entry.tsx";
import { messages } from "../messages.ts";
import { BuyerFields } from "../parts/buyer-fields.tsx";
import type { PricesViewProps } from "../parts/simulator.tsx";
import { sidesOf, withSide } from "../prices-view.ts";
import { groupOf } from "./price-list.ts";
import { priceListMessages } from "./price-list-messages.ts";
import { PriceListSummary } from "./price-list-summary.tsx";
import { PriceListTable } from "./price-list-table.tsx";
import { type PriceListWork, usePriceList } from "./use-price-list.ts";

/**
 * What one customer pays for each part of a list, and the rule that says so: lines come in by paste, file or keys, and go
 * out as a table. The customer and what is shown stand in the address; the list, which may have thousands of lines, stays
 * on the device.
 */
export function PriceList({ view, show }: PricesViewProps) {
  const text = useText(priceListMessages);
  const words = useText(messages);
  const [side] = sidesOf(view);
  const work = usePriceList(side);
  const { rows, loaded, add } = work;
  if (!loaded) return <Skeleton className="h-96" />;
  return (
    <div className="flex flex-col gap-5">
      <p className="text-soft">{text("lead")}</p>
      <div className="grid gap-x-8 gap-y-4 lg:grid-cols-2">
        <BuyerFields label={words("customer")} side={side} onChange={(next) => show(withSide(view, 0, next))} />
        <LineEntry rows={rows.length === 0 ? 8 : 3} onLines={add}>
          {text("columns")}
        </LineEntry>
      </div>
      <Trouble work={work} />
      {rows.length > 0 && <Lines work={work} view={view} show={show} />}
    </div>
  );
}

function Lines({ work, view, show }: PricesViewProps & { readonly work: PriceListWork }) {
  const [side] = sidesOf(view);
  const { rows, change, remove } = work;
  const { show: group } = view;
  const shown = useMemo(
    () => (group === undefined ? rows : rows.filter((row) => groupOf(row) === group)),
    [rows, group],
  );
  const showGroup = (next: PricesViewProps["view"]["show"]) => show({ ...view, show: next });
  return (
    <>
      <PriceListSummary work={work} side={side} group={group} onGroup={showGroup} />
      <PriceListTable change={change} remove={remove} side={side} rows={shown} onShowAll={() => showGroup(undefined)} />
    </>
  );
}

/** What could not be asked, and what the device cannot do. */
function Trouble({ work }: { readonly work: PriceListWork }) {
  const text = useText(priceListMessages);
  const { rows, notKept, priceError, retryPrices, retryLookup } = work;
  const failed = rows.filter(({ reading }) => reading.kind === "unread" && reading.problem === "failed").length;
  return (
    <>
      {notKept && <Banner tone="low">{text("notKept")}</Banner>}
      {failed > 0 && (
        <Banner tone="out" actions={<Button onClick={retryLookup}>{text("retry")}</Button>}>
          {text("failedLines", { count: failed })}
        </Banner>
      )}
      {priceError !== undefined && <Failure error={priceError} onRetry={retryPrices} />}
    </>
  );
}
