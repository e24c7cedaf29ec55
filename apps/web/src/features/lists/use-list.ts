import { items } from "@purvey/client/services/items";
import type { WishlistLine } from "@purvey/contract/generated/items";
import type { PriceLineInput } from "@purvey/contract/generated/pricing";
import { dataOf } from "@purvey/react";
import { useQueries, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useManyPrices } from "../../shared/cart/use-many-prices.ts";
import { useWho } from "../../shared/customer/who.tsx";
import { useService } from "../../shared/use-service.ts";
import { itemsOf, type LineVerdict, priceAsk, verdictOf } from "./list-model.ts";

/** As many numbers as one call looks up. */
const perCall = 200;

/** Which list, and with which code it is opened. */
export interface ListAddress {
  readonly id: number;
  readonly hdr: number;
  readonly shareCode: string | undefined;
}

/** The head of a list; its data is null when there is none that the person may read. */
export function useListHeader({ id, hdr, shareCode }: ListAddress) {
  const { queries } = useService(items);
  const input = { id, limit: 1000, ...(shareCode === undefined ? {} : { shareCode }) };
  return useQuery({
    ...dataOf(queries.itemWishlist.list(input)),
    select: ({ data }) => data.find(({ itemWishlistHdrUid }) => itemWishlistHdrUid === hdr) ?? null,
  });
}

/** What the lines of a list are asked for with; the same for reading and for changing what was read. */
export function linesInput({ id, hdr, shareCode }: ListAddress) {
  return { id, hdr, limit: 1000, ...(shareCode === undefined ? {} : { shareCode }) };
}

/** The lines of a list. */
export function useListLines(address: ListAddress) {
  const { queries } = useService(items);
  return useQuery(dataOf(queries.itemWishlist.hdr.get(linesInput(address))));
}

const noLines: readonly WishlistLine[] = [];

/** What can be said of every line today, by the line's number: units, multiples, stock of the chosen location. */
export function useVerdicts(lines: readonly WishlistLine[] = noLines): ReadonlyMap<number, LineVerdict> {
  const { locationId } = useWho();
  const { queries } = useService(items);
  const calls = useMemo(() => {
    const numbers = [...new Set(lines.map(({ itemId }) => itemId))].sort();
    const at = locationId === undefined ? {} : { locationId };
    return Array.from({ length: Math.ceil(numbers.length / perCall) }, (_, index) =>
      dataOf(queries.invMast.resolve({ numbers: numbers.slice(index * perCall, (index + 1) * perCall), ...at })),
    );
  }, [lines, queries, locationId]);
  const found = useQueries({
    queries: calls,
    combine: (results) => ({ items: itemsOf(results.flatMap(({ data }) => data ?? [])) }),
  });
  return useMemo(
    () => new Map(lines.map((line) => [line.itemWishlistLineUid, verdictOf(line, found.items.get(line.itemId))])),
    [lines, found],
  );
}

/** Today's prices of the lines that can be ordered. */
export function useListPrices(lines: readonly WishlistLine[] = noLines, verdicts: ReadonlyMap<number, LineVerdict>) {
  const asked = useMemo(
    () =>
      lines.flatMap((line): PriceLineInput[] => {
        const verdict = verdicts.get(line.itemWishlistLineUid);
        return verdict?.kind === "good" ? [priceAsk(line, verdict.unit)] : [];
      }),
    [lines, verdicts],
  );
  return useManyPrices(asked);
}
