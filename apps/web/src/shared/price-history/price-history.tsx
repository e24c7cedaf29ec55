import { items } from "@purvey/client/services/items";
import type { ItemPriceChange } from "@purvey/contract/generated/items";
import { Button } from "@purvey/ui/button";
import { useFormat } from "@purvey/ui/data/format-provider";
import { StepLine } from "@purvey/ui/data/step-line";
import { formatPrice, formatTimestamp, parseTimestamp } from "@purvey/ui/format";
import { Section } from "@purvey/ui/shell/page-head";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Failure } from "../errors/failure.tsx";
import { useText } from "../i18n/messages.ts";
import { useDenial } from "../permissions/use-denial.ts";
import { useService } from "../use-service.ts";
import { listPriceSteps } from "./list-price-steps.ts";
import { messages } from "./messages.ts";
import { pageSize } from "./page-size.ts";
import { PriceChanges } from "./price-changes.tsx";

export interface PriceHistoryProps {
  readonly invMastUid: number;
  /** The base unit that the prices are for. */
  readonly unit: string;
}

/** How list price and class prices of an item changed, when and by what: a line of steps and a table. */
export function PriceHistory({ invMastUid, unit }: PriceHistoryProps) {
  const text = useText(messages);
  const denial = useDenial("customer.all");
  const [limit, setLimit] = useState(pageSize);
  const { queries } = useService(items);
  const input = denial ? skipToken : { id: invMastUid, limit };
  const { data, error, refetch, isFetching } = useQuery({
    ...queries.invMast.priceHistory(input),
    placeholderData: keepPreviousData,
  });
  const total = data?.totalResults ?? 0;
  return (
    <Section title={text("title")} note={total > 0 && text("changes", { count: total })}>
      {denial && <p className="mt-3 text-soft">{denial}</p>}
      {error && <Failure error={error} onRetry={refetch} />}
      {data && total === 0 && <p className="mt-3 max-w-prose text-soft">{text("none")}</p>}
      {data && total > 0 && (
        <>
          <ListPriceLine changes={data.data.slice(0, pageSize)} unit={unit} />
          <PriceChanges changes={data.data} />
        </>
      )}
      {data && total > data.data.length && (
        <Button className="mt-3" busy={isFetching} onClick={() => setLimit(limit + pageSize)}>
          {text("more")}
        </Button>
      )}
    </Section>
  );
}

function ListPriceLine({ changes, unit }: { changes: readonly ItemPriceChange[]; unit: string }) {
  const text = useText(messages);
  const format = useFormat();
  const [now] = useState(() => new Date());
  const steps = listPriceSteps(changes, now);
  if (steps.length < 2) return null;
  const dateOf = (stored: string) => {
    const instant = parseTimestamp(stored);
    return instant ? formatTimestamp(instant, "date", format) : stored;
  };
  const points = steps.map(({ key, since, price: amount, days }) => {
    const price = formatPrice(amount, { ...format, currency: changes[0]?.currency ?? format.currency });
    const label =
      since === undefined ? text("before", { price, unit }) : text("step", { date: dateOf(since), price, unit });
    return { key, label, value: amount, span: days };
  });
  const begin = steps[0]?.since;
  return (
    <div className="mt-3 mb-3 max-w-prose">
      <StepLine label={text("listPer", { unit })} points={points} />
      <p aria-hidden="true" className="flex justify-between text-xs text-soft">
        <span>{begin === undefined ? text("first") : dateOf(begin)}</span>
        <span>{text("today")}</span>
      </p>
    </div>
  );
}
