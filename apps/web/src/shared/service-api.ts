import type { CallableClient, MutationsOf, QueriesOf } from "@purvey/react";
import { createMutations, createQueries } from "@purvey/react";
import { useMemo } from "react";
import type { clientContext } from "./api.ts";
import { useSession, useSessionAccess } from "./session/session-context.tsx";
import { userKeyOf } from "./session/session-store.ts";

/** Makes the client of one service out of what all clients have in common. */
export type ServiceApi<Client> = (...given: Parameters<typeof clientContext>) => Client;

/**
 * The client of a service that not every screen needs. It stands apart, so that only the screens which ask for it load
 * the service.
 */
export function useServiceApi<Client>(create: ServiceApi<Client>): Client {
  const { store, transport } = useSessionAccess();
  const { siteId } = useSession();
  return useMemo(() => create(siteId, store, transport), [create, siteId, store, transport]);
}

/** Query options of a service that not every screen needs. */
export function useServiceQueries<Client extends CallableClient>(create: ServiceApi<Client>): QueriesOf<Client> {
  const api = useServiceApi(create);
  const key = userKeyOf(useSession());
  return useMemo(() => createQueries(api, key), [api, key]);
}

/** Mutation options of a service that not every screen needs; what a change makes stale is read again. */
export function useServiceMutations<Client extends CallableClient>(create: ServiceApi<Client>): MutationsOf<Client> {
  const api = useServiceApi(create);
  const key = userKeyOf(useSession());
  return useMemo(() => createMutations(api, key), [api, key]);
}
