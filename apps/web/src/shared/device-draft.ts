const database = "purvey-drafts";
const table = "drafts";

let opened: Promise<IDBDatabase> | undefined;

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(database, 1);
    request.onupgradeneeded = () => void request.result.createObjectStore(table);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

async function use<T>(mode: IDBTransactionMode, work: (drafts: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  opened ??= openDatabase().catch((error: unknown) => {
    opened = undefined;
    throw error;
  });
  const transaction = (await opened).transaction(table, mode);
  const request = work(transaction.objectStore(table));
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve(request.result);
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/** Reads a draft that the device keeps; undefined when there is none. */
export function readDeviceDraft(key: string): Promise<unknown> {
  return use("readonly", (drafts) => drafts.get(key) as IDBRequest<unknown>);
}

/** Keeps a draft on the device, larger and longer than a tab can. Resolves when it is written. */
export async function keepDeviceDraft(key: string, draft: unknown): Promise<void> {
  await use("readwrite", (drafts) => drafts.put(draft, key));
}

/** Removes a draft from the device. */
export async function forgetDeviceDraft(key: string): Promise<void> {
  await use("readwrite", (drafts) => drafts.delete(key));
}
