import { NotFoundError } from "@purvey/client/errors";
import type { Bin } from "@purvey/contract/generated/items";
import { skipToken, useQueryClient } from "@tanstack/react-query";
import { useItemsQueries } from "../../shared/items-api.ts";
import { useQueue } from "../../shared/offline-queue/use-queue.ts";
import { inTime } from "../../shared/scan/in-time.ts";

/** Asks what lies in a bin; nothing without a bin. */
export function contentsOfBin({ items }: ReturnType<typeof useItemsQueries>, locationId: number, bin: string) {
  return items.locations.bins.get(bin ? { id: locationId, bin, limit: 1000 } : skipToken);
}

/**
 * Looks into a bin of a location. Without a network, or with one that does not answer, it gives what was read of the bin
 * before, else undefined: the bin is believed then, and the server looks when the move arrives.
 */
export function useLookInto(locationId: number): (code: string) => Promise<Bin | "none" | undefined> {
  const queries = useItemsQueries();
  const queryClient = useQueryClient();
  const { online } = useQueue();
  return async (code) => {
    const contents = contentsOfBin(queries, locationId, code.toUpperCase());
    const kept = () => queryClient.getQueryData(contents.queryKey)?.data;
    // Asked without a network the answer would be waited for, and by every scan that follows.
    if (!online) return kept();
    return inTime(queryClient.fetchQuery(contents)).then(
      (answer) => answer?.data ?? kept(),
      (error: unknown) => (error instanceof NotFoundError ? "none" : kept()),
    );
  };
}
