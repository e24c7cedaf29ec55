import { type ClientOf, createClientOf } from "@purvey/client/client";
import type { ServiceModule } from "@purvey/client/wire";
import { createMutations, createQueries, type MutationsOf, type QueriesOf } from "@purvey/react";
import { useMemo } from "react";
import { clientContext } from "./api.ts";
import { useSession, useSessionAccess } from "./session/session-context.tsx";
import { userKeyOf } from "./session/session-store.ts";

// biome-ignore lint/suspicious/noExplicitAny: the calls of a module are whatever they are.
type Modules = Readonly<Record<string, ServiceModule<any>>>;

/** How a screen uses services. */
export interface Service<Calls> {
  /** The calls themselves, for what is neither shown nor repeated: a PDF, a step of an import. */
  readonly api: Calls;
  /** Query options for every call. */
  readonly queries: QueriesOf<Calls>;
  /** Mutation options for every call; what a change makes stale is read again. */
  readonly mutations: MutationsOf<Calls>;
}

/**
 * Several services with the session's token, each under its name. `modules` must be one object for all renders.
 */
export function useServices<M extends Modules>(modules: M): Service<ClientOf<M>> {
  const { store, transport } = useSessionAccess();
  const session = useSession();
  const { siteId } = session;
  const userKey = userKeyOf(session);
  return useMemo(() => {
    const api = createClientOf(modules, clientContext(siteId, store, transport));
    return { api, queries: createQueries(api, userKey), mutations: createMutations(api, userKey) };
  }, [modules, siteId, store, transport, userKey]);
}

/**
 * A service with the session's token. The screen imports the service, so its script comes with the screens that use it.
 *
 * @example
 * import { vmi } from "@purvey/client/services/vmi";
 * const { queries } = useService(vmi);
 * const { data } = useQuery(dataOf(queries.warehouse.get({ warehouseUid })));
 */
export function useService<Calls>(module: ServiceModule<Calls>): Service<Calls> {
  const { name } = module;
  const services = useServices(useMemo(() => ({ [name]: module }), [name, module])) as Service<Record<string, unknown>>;
  return useMemo(() => {
    const { queries, mutations } = services;
    return {
      // A service makes its calls when they are first asked for; who only reads by queries does not wait for them.
      get api() {
        return services.api[name];
      },
      queries: queries[name],
      mutations: mutations[name],
    } as Service<Calls>;
  }, [services, name]);
}
