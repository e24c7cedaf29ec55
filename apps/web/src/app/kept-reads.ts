import { keyPrefix } from "@purvey/react/queries";
import {
  type DehydratedState,
  dehydrate,
  hydrate,
  onlineManager,
  type Query,
  type QueryClient,
} from "@tanstack/react-query";
import type { Session } from "../shared/session/session-store.ts";

/** Whose reads they are. */
export type ReadsOwner = Pick<Session, "siteId" | "username">;

/** Services whose answers stay on the device. Carts, prices, customers and payments do not. */
const keptServices = new Set(["content", "core", "orders", "warehouseOps", "vmi", "items"]);

/** How long an answer stays on the device, in milliseconds. */
const keptFor = 7 * 24 * 3_600_000;

const database = "purvey-reads";
const table = "reads";

interface KeptRead {
  readonly id: string;
  readonly owner: string;
  readonly keptAt: number;
  readonly state: DehydratedState;
}

const ownerOf = ({ siteId, username = "" }: ReadsOwner): string => `${siteId}/${username}`;

function openReads(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () =>
      request.result.createObjectStore(table, { keyPath: "id" }).createIndex("owner", "owner");
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Does something with the kept reads; a device that cannot keep them has none. */
async function withReads<T>(
  mode: IDBTransactionMode,
  work: (reads: IDBObjectStore) => IDBRequest<T>,
): Promise<T | undefined> {
  try {
    const opened = await openReads();
    return await new Promise<T>((resolve, reject) => {
      const transaction = opened.transaction(table, mode);
      const request = work(transaction.objectStore(table));
      transaction.oncomplete = () => {
        opened.close();
        resolve(request.result);
      };
      transaction.onerror = () => reject(transaction.error);
    });
  } catch {
    return undefined;
  }
}

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
  const reads = (await withReads("readonly", (kept) => kept.index("owner").getAll(ownerOf(owner)))) as
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
    void withReads("readwrite", (reads) => reads.put(read));
  };
  void forgetOldReads();
  for (const query of cache.getAll()) keep(query);
  return cache.subscribe((event) => {
    if (event.type === "updated" && event.action.type === "success") keep(event.query);
  });
}

async function forgetOldReads(): Promise<void> {
  const oldest = Date.now() - keptFor;
  const reads = (await withReads("readonly", (kept) => kept.getAll())) as readonly KeptRead[] | undefined;
  for (const { id, keptAt } of reads ?? [])
    if (keptAt < oldest) await withReads("readwrite", (kept) => kept.delete(id));
}

/** Takes everything off the device that a person read. */
export async function forgetReads(owner: ReadsOwner): Promise<void> {
  const keys = await withReads("readonly", (reads) => reads.index("owner").getAllKeys(ownerOf(owner)));
  for (const key of keys ?? []) await withReads("readwrite", (reads) => reads.delete(key));
}
