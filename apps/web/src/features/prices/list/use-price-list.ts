import type { PriceEngineResult } from "@purvey/contract/generated/pricing";
import { useFormat } from "@purvey/ui/data/format-provider";
import { useToasts } from "@purvey/ui/toast";
import { useMemo, useRef } from "react";
import { usePricesFor } from "../../../shared/cart/use-many-prices.ts";
import { useText } from "../../../shared/i18n/messages.ts";
import type { WrittenLine } from "../../../shared/ordering/read-lines.ts";
import type { UnderstoodLine } from "../../../shared/ordering/understand-line.ts";
import { useResolutions } from "../../../shared/ordering/use-resolutions.ts";
import { useDeviceDraft } from "../../../shared/use-device-draft.ts";
import type { Side } from "../prices-view.ts";
import {
  emptyPriceList,
  type ListedPrice,
  linesToPrice,
  type PriceListDraft,
  priceLineOf,
  readPriceLines,
  withLineChange,
  withoutPriceLine,
  withPriceLines,
} from "./price-list.ts";
import { priceListMessages } from "./price-list-messages.ts";

/** A list of parts with a customer's prices, and what can be done with it. */
export type PriceListWork = ReturnType<typeof usePriceList>;

/** The person's list on this device, looked up as the customer's numbers, and priced for them; it outlives a reload. */
export function usePriceList({ customer, shipTo }: Side) {
  const { locale } = useFormat();
  const { loaded, draft = emptyPriceList, keep, failed: notKept } = useDeviceDraft<PriceListDraft>("prices/list");
  const { lines } = draft;
  const { resolved, retry } = useResolutions(lines, { customerId: customer });
  const readings = useMemo(() => readPriceLines(lines, resolved, locale), [lines, resolved, locale]);
  const toPrice = useMemo(() => linesToPrice(readings), [readings]);
  const prices = usePricesFor(toPrice, { customerId: customer, shipToId: shipTo });
  const priceOf = useKeptPrices(prices.of, `${customer} ${shipTo}`);
  const rows = useMemo(
    () =>
      lines.map((line, index): ListedPrice => {
        const reading: UnderstoodLine = readings[index] ?? { kind: "waiting" };
        return { line, position: index + 1, reading, price: reading.kind === "read" ? priceOf(reading) : undefined };
      }),
    [lines, readings, priceOf],
  );
  return {
    loaded,
    notKept,
    rows,
    retryLookup: retry,
    priceError: prices.error,
    retryPrices: prices.retry,
    ...useListActs(draft, keep),
  };
}

type Read = Extract<UnderstoodLine, { kind: "read" }>;

/** Prices that were known stay while others of the list are asked for, so that a changed line does not blank the rest. */
function useKeptPrices(of: ReturnType<typeof usePricesFor>["of"], scope: string) {
  const kept = useRef({ scope, prices: new Map<string, PriceEngineResult>() });
  return useMemo(() => {
    if (kept.current.scope !== scope) kept.current = { scope, prices: new Map() };
    const { prices } = kept.current;
    return (reading: Read): PriceEngineResult | undefined => {
      const line = priceLineOf(reading);
      const key = `${line.invMastUid} ${line.quantity} ${line.unitOfMeasure}`;
      const price = of(line);
      if (price) prices.set(key, price);
      return price ?? prices.get(key);
    };
  }, [of, scope]);
}

function useListActs(draft: PriceListDraft, keep: (draft: PriceListDraft | undefined) => void) {
  const text = useText(priceListMessages);
  const toasts = useToasts();
  const latest = useRef(draft);
  latest.current = draft;
  const withUndo = (next: PriceListDraft, message: string) => {
    const before = draft;
    keep(next);
    toasts.show({ message, action: { label: text("undo"), onAction: () => keep(before) } });
  };
  return {
    add: (written: readonly WrittenLine[]) => keep(withPriceLines(latest.current, written)),
    change: (key: number, change: Partial<WrittenLine>) => keep(withLineChange(latest.current, key, change)),
    remove: ({ line, position }: ListedPrice) =>
      withUndo(withoutPriceLine(draft, line.key), text("removed", { line: position })),
    clear: () => withUndo({ ...emptyPriceList, nextKey: draft.nextKey }, text("cleared")),
  };
}
