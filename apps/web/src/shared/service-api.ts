import type { CallableClient, QueriesOf } from "@purvey/react";
import { createQueries } from "@purvey/react";
import { useMemo } from "react";
import type { clientContext } from "./api.ts";
import { useSession, useSessionAccess } from "./session/session-context.tsx";

/** Makes the client of one service out of what all clients have in common. */
export type ServiceApi<Client> = (...given: Parameters<typeof clientContext>) => Client;

/**
 * Query options of a service that not every screen needs. Its client stands apart, so that only the screens which ask
 * for it load the service.
 */
export function useServiceQueries<Client extends CallableClient>(create: ServiceApi<Client>): QueriesOf<Client> {
  const { store, transport } = useSessionAccess();
  const { siteId, username = "" } = useSession();
  return useMemo(
    () => createQueries(create(siteId, store, transport), username),
    [create, siteId, store, transport, username],
  );
}
