export {
  type ChangingCall,
  createMutations,
  invalidate,
  type MutationCallOptions,
  type MutationsOf,
} from "./mutations.ts";
export {
  PurveyProvider,
  type PurveyProviderProps,
  useClient,
  useInvalidate,
  useMutationOptions,
  useQueryOptions,
} from "./purvey-provider.tsx";
export {
  type CallableClient,
  createQueries,
  dataOf,
  type EndpointQuery,
  keyPrefix,
  type QueriesOf,
} from "./queries.ts";
