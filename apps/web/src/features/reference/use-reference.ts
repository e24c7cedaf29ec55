import type { Envelope } from "@purvey/client";
import { createClientOf } from "@purvey/client/client";
import { serviceLoaders as clientLoaders } from "@purvey/client/services/loaders";
import type { Endpoint } from "@purvey/contract/endpoint";
import { serviceLoaders as contractLoaders } from "@purvey/contract/generated/service-loaders";
import { invalidate, keyPrefix } from "@purvey/react";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { clientContext } from "../../shared/api.ts";
import { useSession, useSessionAccess } from "../../shared/session/session-context.tsx";
import { kindsOf, type ReferenceKind, type ReferenceRecord } from "./reference-kinds.ts";

const forEver = { staleTime: Number.POSITIVE_INFINITY, gcTime: Number.POSITIVE_INFINITY };

/** The kinds of records of a service, as far as they are known. */
export interface ReferenceKinds {
  /** Undefined while the declarations are on their way, empty for no service. */
  readonly kinds: readonly ReferenceKind[] | undefined;
  /** Why the script with the declarations did not come. */
  readonly error: unknown;
  readonly refetch: () => unknown;
}

/** The kinds of records of a service; its declarations come in a script of their own. */
export function useReferenceKinds(service: string): ReferenceKinds {
  const { data, error, refetch } = useQuery({
    queryKey: ["contract", service],
    queryFn: async () => (await contractLoaders[service]?.()) ?? null,
    // A script may be kept on the device: it is asked for without a network too, and says so when it is not.
    networkMode: "always",
    ...forEver,
  });
  const kinds = useMemo(() => (data === undefined ? undefined : data === null ? [] : kindsOf(data)), [data]);
  return { kinds, error, refetch };
}

/** Calls of a kind of record, through the client that everything else uses. */
export interface ReferenceCalls {
  /** Query options of an endpoint that only reads. */
  readonly query: (
    endpoint: Endpoint,
    input: ReferenceRecord,
  ) => { queryKey: readonly unknown[]; queryFn: () => Promise<Envelope<unknown>> };
  /** Sends a change, and has read again what it makes stale. */
  readonly change: (endpoint: Endpoint, input: ReferenceRecord) => Promise<Envelope<unknown>>;
}

/** Calls of a service by their descriptors; its module is a script of its own. */
export function useReferenceCalls(service: string): ReferenceCalls {
  const queryClient = useQueryClient();
  const { store, transport } = useSessionAccess();
  const { siteId, username = "" } = useSession();
  return useMemo(() => {
    const call = async (endpoint: Endpoint, input: ReferenceRecord): Promise<Envelope<unknown>> => {
      const module = await clientLoaders[service]?.();
      if (!module) throw new Error(`There is no service \`${service}\`.`);
      const client = createClientOf({ service: module }, clientContext(siteId, store, transport));
      const path = [...endpoint.resource.split("."), endpoint.operation];
      const method = path.reduce<unknown>((node, name) => Reflect.get(Object(node), name), client.service);
      return await (method as (input: ReferenceRecord) => Promise<Envelope<unknown>>)(input);
    };
    return {
      query: (endpoint, input) => ({
        queryKey: [...keyPrefix(siteId, username), ...endpoint.id.split("."), input],
        queryFn: () => call(endpoint, input),
      }),
      change: async (endpoint, input) => {
        const answer = await call(endpoint, input);
        await invalidate(queryClient, siteId, username, endpoint.id);
        return answer;
      },
    };
  }, [queryClient, service, siteId, store, transport, username]);
}
