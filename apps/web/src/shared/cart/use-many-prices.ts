import { pricing } from "@purvey/client/services/pricing";
import type { PriceEngineResult, PriceLineInput } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { sumMoney } from "@purvey/ui/format";
import { type UseQueryResult, useQueries } from "@tanstack/react-query";
import { useMemo } from "react";
import { useWho } from "../customer/who.tsx";
import { useService } from "../use-service.ts";

/** As many lines as the price engine takes at once. */
const perCall = 200;

/** The customer's prices of lines, however many they are. */
export interface ManyPrices {
  /** Undefined while it is on its way, or when the person may not see prices. */
  of(line: PriceLineInput): PriceEngineResult | undefined;
  /** The sum of all lines; undefined while prices are on their way. */
  readonly total: number | undefined;
  /** Why some could not be asked. */
  readonly error: unknown;
  /** Asks again for those. */
  readonly retry: () => void;
}

/** Who pays, and where to. */
export interface PricedFor {
  readonly customerId: number | undefined;
  readonly shipToId?: number | undefined;
}

/** The own customer's prices of lines; the lines must stay the same object. */
export function useManyPrices(lines: readonly PriceLineInput[]): ManyPrices {
  return usePricesFor(lines, useWho());
}

/** A customer's prices of lines, in as few calls as the price engine takes; the lines must stay the same object. */
export function usePricesFor(lines: readonly PriceLineInput[], { customerId, shipToId }: PricedFor): ManyPrices {
  const { may } = useWho();
  const { queries } = useService(pricing);
  const calls = useMemo(() => {
    if (customerId === undefined || !may("price.read")) return [];
    const ship = shipToId === undefined ? {} : { shipToId };
    return pieces(lines).map((piece) => dataOf(queries.priceEngine.batch({ customerId, lines: piece, ...ship })));
  }, [lines, queries, customerId, shipToId, may]);
  return useQueries({ queries: calls, combine: combinePrices });
}

function pieces(lines: readonly PriceLineInput[]): PriceLineInput[][] {
  const count = Math.ceil(lines.length / perCall);
  return Array.from({ length: count }, (_, index) => lines.slice(index * perCall, (index + 1) * perCall));
}

type BatchResult = Pick<UseQueryResult<PriceEngineResult[]>, "data" | "error" | "refetch">;

function combinePrices(results: readonly BatchResult[]): ManyPrices {
  const prices = results.flatMap(({ data }) => data ?? []);
  const byLine = new Map(prices.map((price) => [keyOf(price), price]));
  const complete = results.length > 0 && results.every(({ data }) => data !== undefined);
  const failed = results.filter(({ error }) => error !== null);
  return {
    of: (line) => byLine.get(keyOf(line)),
    total: complete
      ? sumMoney(
          prices.map(({ extendedPrice }) => extendedPrice),
          prices[0]?.currency ?? "USD",
        )
      : undefined,
    error: failed[0]?.error ?? undefined,
    retry: () => {
      for (const { refetch } of failed) void refetch();
    },
  };
}

function keyOf({ invMastUid, quantity, unitOfMeasure }: PriceLineInput): string {
  return `${invMastUid} ${quantity} ${unitOfMeasure}`;
}
