/** The stores of the console's database. */
export type StoreName = "history" | "tabs";

/** What every stored record has: its key. */
export interface Stored {
  readonly key: string;
}

const version = 1;
let opening: Promise<IDBDatabase | undefined> | undefined;

/** Opens the database; nothing where the browser forbids it, and then everything lasts as long as the page. */
function database(): Promise<IDBDatabase | undefined> {
  opening ??= new Promise((resolve) => {
    if (typeof indexedDB === "undefined") return resolve(undefined);
    const request = indexedDB.open("purvey-console", version);
    request.onupgradeneeded = () => {
      for (const name of ["history", "tabs"] satisfies StoreName[])
        request.result.createObjectStore(name, { keyPath: "key" });
    };
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => resolve(undefined);
  });
  return opening;
}

async function run<Result>(
  name: StoreName,
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => IDBRequest<Result>,
): Promise<Result | undefined> {
  const db = await database();
  if (!db) return undefined;
  return new Promise((resolve) => {
    const request = work(db.transaction(name, mode).objectStore(name));
    request.onsuccess = () => resolve(request.result);
    // A full disk or a private window: the page goes on with what it has in memory.
    request.onerror = () => resolve(undefined);
  });
}

/** Everything in a store. */
export async function readAll<Entry extends Stored>(name: StoreName): Promise<Entry[]> {
  return (await run(name, "readonly", (store) => store.getAll() as IDBRequest<Entry[]>)) ?? [];
}

/** Writes a record over the one with the same key. */
export async function write(name: StoreName, entry: Stored): Promise<void> {
  await run(name, "readwrite", (store) => store.put(entry));
}

/** Removes a record. */
export async function erase(name: StoreName, key: string): Promise<void> {
  await run(name, "readwrite", (store) => store.delete(key));
}
