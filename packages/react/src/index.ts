export { createMutations, invalidate, type MutationCallOptions, type MutationsOf } from "./mutations.ts";
export { PurveyProvider, type PurveyProviderProps, useClient, useMutations, useQueries } from "./purvey-provider.tsx";
export { type CallableClient, createQueries, type EndpointQuery, keyPrefix, type QueriesOf } from "./queries.ts";
