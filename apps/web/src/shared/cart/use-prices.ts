import { pricing } from "@purvey/client/services/pricing";
import type { PriceEngineResult, PriceLineInput } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { keepPreviousData, skipToken, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWho } from "../customer/who.tsx";
import { useService } from "../use-service.ts";

/** Prices of some items. */
export interface ItemPrices {
  /** Empty until they are there, or when nobody may see them. */
  readonly byItem: ReadonlyMap<number, PriceEngineResult>;
  /** They could not be read: nothing is on its way. */
  readonly failed: boolean;
}

/** The customer's prices of some items at once. */
export function usePrices(lines: readonly PriceLineInput[]): ItemPrices {
  const { queries } = useService(pricing);
  const { customerId, shipToId, may } = useWho();
  const asked = customerId !== undefined && may("price.read") && lines.length > 0;
  const input = asked ? { customerId, lines: [...lines], ...(shipToId === undefined ? {} : { shipToId }) } : skipToken;
  const { data, isLoadingError: failed } = useQuery({
    ...dataOf(queries.priceEngine.batch(input)),
    placeholderData: keepPreviousData,
  });
  return useMemo(
    () => ({ byItem: new Map((data ?? []).map((price) => [price.invMastUid, price])), failed }),
    [data, failed],
  );
}
