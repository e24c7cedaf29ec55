import { core } from "@purvey/client/services/core";
import { dataOf } from "@purvey/react";
import { Select } from "@purvey/ui/select";
import { skipToken, type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useWho } from "../customer/who.tsx";
import { useKeptState } from "../use-kept-state.ts";
import { useService } from "../use-service.ts";

/** The warehouse that somebody works in. */
export interface WorkLocation {
  /** Undefined until the locations are known. */
  readonly locationId: number | undefined;
  readonly locations: readonly { readonly locationId: number; readonly locationName: string }[] | undefined;
  /** How the locations were read: without them, nothing of a location can be. */
  readonly query: Pick<UseQueryResult, "error" | "isLoadingError" | "refetch" | "fetchStatus" | "failureCount">;
  choose(locationId: number): void;
}

const none: number | null = null;

/** The location that the person works in: chosen once on this device, before that the one of the account or the first. */
export function useWorkLocation(): WorkLocation {
  const { locationId: own, may } = useWho();
  const { queries } = useService(core);
  const [chosen, choose] = useKeptState<number | null>("location", none);
  const asked = may("core.read") ? { limit: 1000 } : skipToken;
  const query = useQuery({ ...dataOf(queries.location.list(asked)), staleTime: 10 * 60_000 });
  const { data } = query;
  return { locationId: chosen ?? own ?? data?.[0]?.locationId, locations: data, query, choose };
}

/** Whether it will not be known where somebody works: nobody is asked any more. */
export function isLocationMissing({ locationId, query }: WorkLocation): boolean {
  return locationId === undefined && query.fetchStatus === "idle" && !query.error;
}

/** Whether the locations are about to be known: not without a network, nor where they could not be read. */
export function isLocationAsked({ locations, query }: WorkLocation): boolean {
  return locations === undefined && query.fetchStatus === "fetching" && query.failureCount === 0;
}

/** Chooses the location that one works in. */
export function LocationSelect({ location, label }: { location: WorkLocation; label: string }) {
  return (
    <Select
      aria-label={label}
      // As wide as a name: it pushes nothing away when the locations are known.
      className="min-w-40"
      value={location.locationId ?? ""}
      disabled={isLocationMissing(location)}
      onChange={(event) => location.choose(Number(event.target.value))}
    >
      {location.locations?.map(({ locationId, locationName }) => (
        <option key={locationId} value={locationId}>
          {locationId} · {locationName}
        </option>
      ))}
    </Select>
  );
}
