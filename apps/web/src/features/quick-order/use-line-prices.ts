import type { PriceEngineResult, PriceLineInput } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWho } from "../../shared/customer/who.tsx";
import { usePricingQueries } from "../../shared/pricing-api.ts";
import type { LineVerdict } from "./verdicts.ts";

/** As many lines as the price engine takes at once. */
const perCall = 200;

type Good = Extract<LineVerdict, { kind: "good" }>;

/** The customer's prices of the lines that can be ordered. */
export interface LinePrices {
  /** Undefined while it is on its way, or when the person may not see prices. */
  of(verdict: Good): PriceEngineResult | undefined;
  /** The sum of all lines; undefined while prices are on their way. */
  readonly total: number | undefined;
}

/** Asks for prices once all verdicts are there, so that no line is priced twice while they stream in. */
export function useLinePrices(verdicts: readonly LineVerdict[]): LinePrices {
  const { customerId, shipToId, may } = useWho();
  const queries = usePricingQueries();
  const good = useMemo(() => goodLines(verdicts), [verdicts]);
  const calls = useMemo(() => {
    if (customerId === undefined || !may("price.read")) return [];
    const ship = shipToId === undefined ? {} : { shipToId };
    return pieces(good.map(priceLine)).map((lines) =>
      dataOf(queries.pricing.priceEngine.batch({ customerId, lines, ...ship })),
    );
  }, [good, queries, customerId, shipToId, may]);
  return useQueries({ queries: calls, combine: combinePrices });
}

function goodLines(verdicts: readonly LineVerdict[]): Good[] {
  if (verdicts.some(({ kind }) => kind === "waiting")) return [];
  return verdicts.filter((verdict) => verdict.kind === "good");
}

function priceLine({ item, unit, quantity }: Good): PriceLineInput {
  return { invMastUid: item.invMastUid, quantity, unitOfMeasure: unit.unitOfMeasure };
}

function pieces(lines: readonly PriceLineInput[]): PriceLineInput[][] {
  const count = Math.ceil(lines.length / perCall);
  return Array.from({ length: count }, (_, index) => lines.slice(index * perCall, (index + 1) * perCall));
}

function combinePrices(results: readonly { readonly data: PriceEngineResult[] | undefined }[]): LinePrices {
  const prices = results.flatMap(({ data }) => data ?? []);
  const byLine = new Map(prices.map((price) => [`${price.invMastUid} ${price.unitOfMeasure}`, price]));
  const complete = results.length > 0 && results.every(({ data }) => data !== undefined);
  const cents = prices.reduce((sum, { extendedPrice }) => sum + Math.round(extendedPrice * 100), 0);
  return {
    of: ({ item, unit }) => byLine.get(`${item.invMastUid} ${unit.unitOfMeasure}`),
    total: complete ? cents / 100 : undefined,
  };
}
