import type { PriceEngineResult, PriceLineInput } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWho } from "../customer/who.tsx";
import { usePricingQueries } from "../pricing-api.ts";

/** The customer's prices of some items at once, by item; empty until they are there, or when nobody may see them. */
export function usePrices(lines: readonly PriceLineInput[]): ReadonlyMap<number, PriceEngineResult> {
  const queries = usePricingQueries();
  const { customerId, shipToId, may } = useWho();
  const asked = customerId !== undefined && may("price.read") && lines.length > 0;
  const input = asked ? { customerId, lines: [...lines], ...(shipToId === undefined ? {} : { shipToId }) } : skipToken;
  const { data } = useQuery({
    ...dataOf(queries.pricing.priceEngine.batch(input)),
    placeholderData: keepPreviousData,
  });
  return useMemo(() => new Map((data ?? []).map((price) => [price.invMastUid, price])), [data]);
}
