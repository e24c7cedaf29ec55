import type { Bin, ResolvedNumber } from "@purvey/contract/generated/items";
import { dataOf } from "@purvey/react";
import { skipToken, useQuery } from "@tanstack/react-query";
import { useItemsQueries } from "../../shared/items-api.ts";

/** What a code means at a location. */
export interface Found {
  /** The bin of this code; its contents are read apart. */
  readonly bin: Bin | undefined;
  /** What the code says of items: one, or numbers that may be meant. */
  readonly named: ResolvedNumber | undefined;
  /** Bins whose codes begin so. */
  readonly similarBins: readonly string[];
}

/** How many bins that begin alike are offered. */
const mostSimilar = 6;

/** Asks for a code among the bins of a location and among the items; both at once, as a scan says not which it is. */
export function useLookup(code: string | undefined, locationId: number | undefined) {
  const { items } = useItemsQueries();
  const known = code !== undefined && locationId !== undefined;
  const bins = useQuery(
    dataOf(items.locations.bins.list(known ? { id: locationId, bin: code, limit: mostSimilar } : skipToken)),
  );
  const resolved = useQuery(dataOf(items.invMast.resolve(known ? { numbers: [code], locationId } : skipToken)));
  const failed = [bins, resolved].find(({ error }) => error);
  const loaded = bins.data !== undefined && resolved.data !== undefined;
  const found: Found | undefined = loaded
    ? {
        bin: bins.data.find(({ bin }) => bin.toUpperCase() === code?.toUpperCase()),
        named: resolved.data[0],
        similarBins: bins.data.map(({ bin }) => bin),
      }
    : undefined;
  return { found, waiting: failed ?? (bins.data ? resolved : bins) };
}
