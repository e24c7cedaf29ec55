import type { Endpoint } from "@purvey/contract/endpoint";
import { serviceLoaders } from "@purvey/contract/generated/service-loaders";
import type { Service } from "@purvey/contract/service";
import { useQueries } from "@tanstack/react-query";
import { useMemo } from "react";

/** What loads the declarations of a service once for the whole page. */
export function serviceQuery(name: string) {
  return {
    queryKey: ["contract", name],
    queryFn: async (): Promise<Service | null> => (await serviceLoaders[name]?.()) ?? null,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  };
}

/** The endpoints of the named services by their id, as far as their declarations are loaded; each service is a script of its own. */
export function useDeclared(names: readonly string[]): ReadonlyMap<string, Endpoint> {
  const loaded = useQueries({
    queries: names.map(serviceQuery),
    combine: (results) => results.map(({ data }) => data),
  });
  return useMemo(() => {
    const endpoints = loaded.flatMap((service) => Object.values(service?.endpoints ?? {}));
    return new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
  }, [loaded]);
}
