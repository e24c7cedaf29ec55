import type { Call, CallOptions, Envelope } from "@purvey/client";
import { newIdempotencyKey } from "@purvey/client/context";
import { isPurveyError } from "@purvey/client/errors";
import {
  type MutationFunctionContext,
  mutationOptions,
  type QueryClient,
  type UseMutationOptions,
} from "@tanstack/react-query";
import { type BesideServices, type CallableClient, callAt, keyPrefix, pathProxy } from "./queries.ts";

export type { ChangingCall } from "./generated/invalidations.ts";

type Callable = (input: never, options?: CallOptions) => Call<unknown>;
type InputOf<F> = F extends (input: infer I, options?: CallOptions) => unknown ? I : never;
type DataOf<F> = F extends (...given: never[]) => Call<infer D> ? D : never;

/**
 * Settings of a mutation's calls. `idempotencyKey: true` makes up one key for each `mutate()`, which its repetitions keep:
 * retries, a pause without a network, and what is stored and resumed in another page. There the key is what `onMutate`
 * answers; an `onMutate` of your own must answer what ours does for a key that outlives the page.
 */
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

/** What is stored of a run whose key was made up. */
interface StoredKey {
  readonly idempotencyKey: string;
}

/** The key of each run of a mutation. */
const keys = new WeakMap<MutationFunctionContext, string>();
/** What is stored of a run that is known: no other run may take its key. */
const taken = new WeakSet<StoredKey>();

function wantsKey(options: unknown): boolean {
  return (options as CallOptions | undefined)?.idempotencyKey === true;
}

function newKey(run: MutationFunctionContext): StoredKey {
  const stored = { idempotencyKey: newIdempotencyKey() };
  keys.set(run, stored.idempotencyKey);
  taken.add(stored);
  return stored;
}

/** The key of a run: from its beginning, found again in what was stored, or made up. */
function keyOf(run: MutationFunctionContext, input: unknown): string {
  const known = keys.get(run) ?? storedKey(run, input);
  if (known === undefined) return newKey(run).idempotencyKey;
  keys.set(run, known);
  return known;
}

/**
 * The key that a stored mutation brought along. A run does not say whose it is, so it is found by the input; of several
 * with an equal input each run takes one.
 */
function storedKey({ client, mutationKey = [] }: MutationFunctionContext, input: unknown): string | undefined {
  for (const { state } of client.getMutationCache().findAll({ mutationKey, status: "pending" })) {
    const stored = Object(state.context) as StoredKey;
    if (typeof stored.idempotencyKey !== "string" || state.variables !== input || taken.has(stored)) continue;
    taken.add(stored);
    return stored.idempotencyKey;
  }
  return undefined;
}

/** Whether a call was refused because of a state that the caller had not read: somebody changed the record, or it is gone. */
const isOutOfDate = (error: unknown) =>
  isPurveyError(error) && (error.code === "RESOURCE_CONFLICT" || error.code === "NOT_FOUND");

/**
 * Mutation options for every endpoint of a client; what the contract calls stale is invalidated on success, and where the
 * call is refused since somebody else was faster (409), or since the record is gone (404).
 */
export function createMutations<Client extends CallableClient>(client: Client, userKey: string): MutationsOf<Client> {
  return pathProxy([], (path, [options]) =>
    mutationOptions({
      mutationKey: ["purvey", client.siteId, userKey, ...path],
      onMutate: (_input, run) => (wantsKey(options) ? newKey(run) : undefined),
      mutationFn: (input: unknown, run) => {
        staleness().catch(() => undefined);
        const given = (options as CallOptions | undefined) ?? {};
        const call = wantsKey(given) ? { ...given, idempotencyKey: keyOf(run, input) } : given;
        return callAt(client, path)(input ?? {}, call) as Promise<Envelope<unknown>>;
      },
      onSuccess: (_answer, _input, _result, context) =>
        invalidate(context.client, client.siteId, userKey, path.join(".")),
      onError: (error, _input, _result, context) => {
        if (isOutOfDate(error)) void invalidate(context.client, client.siteId, userKey, path.join("."));
      },
    }),
  ) as MutationsOf<Client>;
}
