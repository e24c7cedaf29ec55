"use client";

import type { PurveyClient } from "@purvey/client";
import { useQueryClient } from "@tanstack/react-query";
import { createContext, type ReactNode, useCallback, useContext, useMemo } from "react";
import { type ChangingCall, createMutations, invalidate, type MutationsOf } from "./mutations.ts";
import { type CallableClient, createQueries, type QueriesOf } from "./queries.ts";

interface Purvey {
  readonly client: CallableClient;
  readonly userKey: string;
  readonly queries: unknown;
  readonly mutations: unknown;
}

const PurveyContext = createContext<Purvey | undefined>(undefined);

export interface PurveyProviderProps {
  /** A client of all services or of some. */
  readonly client: CallableClient;
  /** Who is signed in: part of every cache key, so that nobody sees another one's answers. */
  readonly userKey: string;
  readonly children: ReactNode;
}

/** Gives the client, its queries and its mutations to everything below. Stands inside TanStack Query's provider. */
export function PurveyProvider({ client, userKey, children }: PurveyProviderProps): ReactNode {
  const value = useMemo(
    () => ({ client, userKey, queries: createQueries(client, userKey), mutations: createMutations(client, userKey) }),
    [client, userKey],
  );
  // React 18 takes a bare context for its consumer.
  return <PurveyContext.Provider value={value}>{children}</PurveyContext.Provider>;
}

function usePurveyContext(): Purvey {
  const purvey = useContext(PurveyContext);
  if (!purvey) throw new Error("No client set: put a `PurveyProvider` around the component.");
  return purvey;
}

/** The client itself, for what is neither a query nor a mutation. One of some services is typed by `useClient<typeof client>()`. */
export function useClient<Client = PurveyClient>(): Client {
  return usePurveyContext().client as Client;
}

/**
 * Query options for every endpoint. Those of a client of some services are typed by `useQueryOptions<typeof client>()`.
 *
 * @example
 * const queries = useQueryOptions();
 * const { data } = useQuery(queries.items.brands.list({ limit: 20 }));
 */
export function useQueryOptions<Client = PurveyClient>(): QueriesOf<Client> {
  return usePurveyContext().queries as QueriesOf<Client>;
}

/**
 * Mutation options for every endpoint; when one succeeds, the answers it makes stale are read again, and the mutation is
 * pending until they came. Typed as {@link useQueryOptions}.
 *
 * @example
 * const mutations = useMutationOptions();
 * const rename = useMutation(mutations.items.brands.update());
 */
export function useMutationOptions<Client = PurveyClient>(): MutationsOf<Client> {
  return usePurveyContext().mutations as MutationsOf<Client>;
}

/**
 * A function that reads again what a call makes stale, for calls that are made with the client itself: several in a row,
 * or one with options of its own.
 *
 * @example
 * const client = useClient();
 * const invalidate = useInvalidate();
 * await client.commerce.checkout.activate({ checkoutUid });
 * await invalidate("commerce.checkout.activate");
 */
export function useInvalidate(): (endpoint: ChangingCall) => Promise<void> {
  const { client, userKey } = usePurveyContext();
  const queryClient = useQueryClient();
  return useCallback(
    (endpoint: ChangingCall) => invalidate(queryClient, client.siteId, userKey, endpoint),
    [queryClient, client, userKey],
  );
}
