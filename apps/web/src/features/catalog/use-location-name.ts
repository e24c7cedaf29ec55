import { keyPrefix } from "@purvey/react";
import { useQuery } from "@tanstack/react-query";
import { useWho } from "../../shared/customer/who.tsx";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";

/**
 * The name of the location that serves the ship-to; undefined while it is not known. It is looked up when the rows
 * stand, together with the catalogue's service, which the page of an item needs next.
 */
export function useLocationName(rowsStand: boolean): string | undefined {
  const { locationId } = useWho();
  const { store, transport } = useSessionAccess();
  const { siteId, username = "" } = useSession();
  const lookUp = async () => {
    const { createItemsApi } = await import("../../shared/items-api.ts");
    const api = createItemsApi(siteId, store, transport);
    const [bin] = await api.items.locations.bins.list({ id: locationId ?? 0, limit: 1 }).data;
    return bin?.locationName ?? null;
  };
  const { data } = useQuery({
    queryKey: [...keyPrefix(siteId, username), "items", "locationName", locationId],
    queryFn: lookUp,
    enabled: rowsStand && locationId !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data ?? undefined;
}
