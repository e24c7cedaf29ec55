import type { Call, CallOptions, Envelope } from "@purvey/client";
import { mutationOptions, type QueryClient, type UseMutationOptions } from "@tanstack/react-query";
import { type BesideServices, type CallableClient, callAt, keyPrefix, pathProxy } from "./queries.ts";

export type { ChangingCall } from "./generated/invalidations.ts";

type Callable = (input: never, options?: CallOptions) => Call<unknown>;
type InputOf<F> = F extends (input: infer I, options?: CallOptions) => unknown ? I : never;
type DataOf<F> = F extends (...given: never[]) => Call<infer D> ? D : never;

/** Settings of a mutation's calls. */
export type MutationCallOptions = Pick<CallOptions, "idempotencyKey" | "timeout" | "retries">;

/** For every call of a client, a function that makes mutation options. */
export type MutationsOf<Client> = {
  readonly [K in keyof Client as Exclude<K, BesideServices>]: Client[K] extends Callable
    ? (options?: MutationCallOptions) => UseMutationOptions<Envelope<DataOf<Client[K]>>, Error, InputOf<Client[K]>>
    : MutationsOf<Client[K]>;
};

/** What calls make stale; it comes with the first change, so that who only reads does not carry it. */
const staleness = () => import("./generated/invalidations.ts");

/**
 * Whether a call changes something, so that answers are stale after it. Some calls that are sent as `POST` only read.
 *
 * @example
 * await isChange("pricing.priceEngine.batch"); // false
 */
export async function isChange(endpoint: string): Promise<boolean> {
  return Object.hasOwn((await staleness()).invalidations, endpoint);
}

/** Reads again what a call makes stale, as the contract says; everything of the user when that cannot be had. */
export async function invalidate(
  queryClient: QueryClient,
  siteId: string,
  userKey: string,
  endpoint: string,
): Promise<void> {
  const targets = await staleness().then(
    ({ invalidations }: { invalidations: Readonly<Record<string, readonly string[]>> }) =>
      (invalidations[endpoint] ?? []).map((target) => target.split(".")),
    () => [[]],
  );
  await Promise.all(
    targets.map((target) => queryClient.invalidateQueries({ queryKey: [...keyPrefix(siteId, userKey), ...target] })),
  );
}

/** Mutation options for every endpoint of a client; what the contract calls stale is invalidated on success. */
export function createMutations<Client extends CallableClient>(client: Client, userKey: string): MutationsOf<Client> {
  return pathProxy([], (path, [options]) =>
    mutationOptions({
      mutationKey: ["purvey", client.siteId, userKey, ...path],
      mutationFn: (input: unknown) => {
        staleness().catch(() => undefined);
        return callAt(client, path)(input ?? {}, (options as CallOptions | undefined) ?? {}) as Promise<
          Envelope<unknown>
        >;
      },
      onSuccess: (_answer, _input, _result, context) =>
        invalidate(context.client, client.siteId, userKey, path.join(".")),
    }),
  ) as MutationsOf<Client>;
}
