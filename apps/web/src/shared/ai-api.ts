import { createClientOf } from "@purvey/client/client";
import { ai } from "@purvey/client/services/ai";
import { clientContext } from "./api.ts";
import { useServiceMutations, useServiceQueries } from "./service-api.ts";

function createAiApi(...given: Parameters<typeof clientContext>) {
  return createClientOf({ ai }, clientContext(...given));
}

/** Query options for every call of the assistant. */
export const useAiQueries = () => useServiceQueries(createAiApi);

/** Mutation options for every call of the assistant. */
export const useAiMutations = () => useServiceMutations(createAiApi);
