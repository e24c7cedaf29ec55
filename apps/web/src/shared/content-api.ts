import { createClientOf } from "@purvey/client/client";
import { content } from "@purvey/client/services/content";
import { clientContext } from "./api.ts";
import { useServiceApi, useServiceMutations, useServiceQueries } from "./service-api.ts";

/** The client of users, their groups and contents: all calls, beyond those of the first screens. */
export function createContentApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ content }, clientContext(...given));
}

/** The client of users, their groups and contents, for calls that are no query. */
export const useContentApi = () => useServiceApi(createContentApi);

/** Query options for every call of it. */
export const useContentQueries = () => useServiceQueries(createContentApi);

/** Mutation options for every call of it. */
export const useContentMutations = () => useServiceMutations(createContentApi);
