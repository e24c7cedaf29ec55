import { keyPrefix } from "@purvey/react/queries";
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  onlineManager,
  type Query,
  type QueryClient,
} from "@tanstack/react-query";
import { openDeviceDatabase, readFrom, writeAtOnce } from "../shared/device-database.ts";
import type { Session } from "../shared/session/session-store.ts";

/** Whose reads they are. */
export type ReadsOwner = Pick<Session, "siteId" | "username">;

/** Services whose answers stay on the device. Carts, prices, customers and payments do not. */
const keptServices = new Set(["content", "core", "orders", "warehouseOps", "vmi", "items"]);

/** How long an answer stays on the device, in milliseconds. */
const keptFor = 7 * 24 * 3_600_000;

const table = "reads";

interface KeptRead {
  readonly id: string;
  readonly owner: string;
  readonly keptAt: number;
  readonly state: DehydratedState;
}

const ownerOf = ({ siteId, username = "" }: ReadsOwner): string => `${siteId}/${username}`;

/** Does something with the kept reads; a device that cannot keep them has none. */
async function withReads<T>(work: (opened: IDBDatabase) => Promise<T>): Promise<T | undefined> {
  try {
    const opened = await openDeviceDatabase("purvey-reads", (database) =>
      database.createObjectStore(table, { keyPath: "id" }).createIndex("owner", "owner"),
    );
    return await work(opened).finally(() => opened.close());
  } catch {
    return undefined;
  }
}

/** Reads some of the kept reads. */
const findReads = <T>(find: (reads: IDBObjectStore) => IDBRequest<T>) =>
  withReads((opened) => readFrom(opened, table, find));

/** Changes the kept reads. */
const changeReads = (change: (reads: IDBObjectStore) => void) =>
  withReads((opened) => writeAtOnce(opened, table, change));

/** What was kept is old, however short ago it was read: whatever shows it asks for it again. */
const outdated = ({ queries, mutations }: DehydratedState): DehydratedState => ({
  mutations,
  queries: queries.map((query) => ({ ...query, state: { ...query.state, isInvalidated: true } })),
});

/**
 * Puts what the person read before back, so that a page without a network shows it; with one it is read again. Nothing is
 * asked before the network is back: a page that is loaded without one hears of no change that says so.
 */
export async function restoreReads(queryClient: QueryClient, owner: ReadsOwner): Promise<void> {
  const reads = (await findReads((kept) => kept.index("owner").getAll(ownerOf(owner)))) as
    | readonly KeptRead[]
    | undefined;
  onlineManager.setOnline(globalThis.navigator?.onLine ?? true);
  const oldest = Date.now() - keptFor;
  for (const { keptAt, state } of reads ?? []) if (keptAt > oldest) hydrate(queryClient, outdated(state));
}

/** Keeps what the person has read and reads from now on, each answer as it comes; returns the end of it. */
export function keepReads(queryClient: QueryClient, owner: ReadsOwner): () => void {
  const whose = ownerOf(owner);
  const prefix = keyPrefix(owner.siteId, owner.username ?? "");
  const cache = queryClient.getQueryCache();
  const keep = (query: Query): void => {
    const { queryKey, queryHash } = query;
    if (query.state.status !== "success" || !prefix.every((part, place) => queryKey[place] === part)) return;
    if (!keptServices.has(String(queryKey[prefix.length]))) return;
    const state = dehydrate(queryClient, { shouldDehydrateQuery: (other) => other === query });
    const read: KeptRead = { id: `${whose} ${queryHash}`, owner: whose, keptAt: Date.now(), state };
    void changeReads((reads) => reads.put(read));
  };
  void forgetOldReads();
  for (const query of cache.getAll()) keep(query);
  return cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") keep(event.query);
  });
}

async function forgetOldReads(): Promise<void> {
  const oldest = Date.now() - keptFor;
  const kept = (await findReads((reads) => reads.getAll())) as readonly KeptRead[] | undefined;
  const old = kept?.filter(({ keptAt }) => keptAt < oldest) ?? [];
  await changeReads((reads) => {
    for (const { id } of old) reads.delete(id);
  });
}

/** Takes everything off the device that a person read. */
export async function forgetReads(owner: ReadsOwner): Promise<void> {
  const keys = await findReads((reads) => reads.index("owner").getAllKeys(ownerOf(owner)));
  await changeReads((reads) => {
    for (const key of keys ?? []) reads.delete(key);
  });
}
