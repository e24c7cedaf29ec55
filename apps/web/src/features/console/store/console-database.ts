import { openDeviceDatabase, readFrom, writeAtOnce } from "../../../shared/device-database.ts";

/** The stores of the console's database. */
export type StoreName = "history" | "tabs";

/** What every stored record has: its key. */
export interface Stored {
  readonly key: string;
}

let opening: Promise<IDBDatabase | undefined> | undefined;

/** Opens the database; nothing where the browser forbids it, and then everything lasts as long as the page. */
function database(): Promise<IDBDatabase | undefined> {
  opening ??= openDeviceDatabase("purvey-console", (opened) => {
    for (const name of ["history", "tabs"] satisfies StoreName[]) opened.createObjectStore(name, { keyPath: "key" });
  }).catch(() => undefined);
  return opening;
}

/** Everything in a store. */
export async function readAll<Entry extends Stored>(name: StoreName): Promise<Entry[]> {
  const opened = await database();
  if (!opened) return [];
  return readFrom(opened, name, (store) => store.getAll() as IDBRequest<Entry[]>).catch(() => []);
}

/** Writes records over those with the same keys. */
export function write(name: StoreName, entries: readonly Stored[]): Promise<void> {
  return change(name, (store) => {
    for (const entry of entries) store.put(entry);
  });
}

/** Removes records. */
export function erase(name: StoreName, keys: readonly string[]): Promise<void> {
  return change(name, (store) => {
    for (const key of keys) store.delete(key);
  });
}

async function change(name: StoreName, work: (store: IDBObjectStore) => void): Promise<void> {
  const opened = await database();
  // A full disk or a private window: the page goes on with what it has in memory.
  if (opened) await writeAtOnce(opened, name, work).catch(() => undefined);
}
