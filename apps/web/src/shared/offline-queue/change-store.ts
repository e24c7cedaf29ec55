import { openDeviceDatabase, written } from "../device-database.ts";
import type { ChangeOwner, QueuedChange } from "./queued-change.ts";

/** Where changes outlive a reload. Every promise settles when the device has written. */
export interface ChangeStore {
  /** The owner's changes in the order they were queued. */
  list(owner: ChangeOwner): Promise<readonly QueuedChange[]>;
  add(change: Omit<QueuedChange, "id">): Promise<QueuedChange>;
  /** Changes one as it is now; `undefined` from `change` removes it. Nothing happens when it is gone. */
  update(id: number, change: (now: QueuedChange) => QueuedChange | undefined): Promise<QueuedChange | undefined>;
}

const table = "changes";
const byOwner = "owner";

/** The browser's own database. Its changes belong to one owner each; nobody else's are read. */
export function openChangeStore(factory: IDBFactory = indexedDB): ChangeStore {
  let opened: Promise<IDBDatabase> | undefined;
  const use = async <T>(mode: IDBTransactionMode, work: (changes: IDBObjectStore) => () => T): Promise<T> => {
    opened ??= openDeviceDatabase("purvey-changes", createTable, factory).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });
    const transaction = (await opened).transaction(table, mode, { durability: "strict" });
    const result = work(transaction.objectStore(table));
    await written(transaction);
    return result();
  };
  return {
    list: ({ siteId, userId }) =>
      use("readonly", (changes) => {
        const asked = changes.index(byOwner).getAll([siteId, userId]);
        return () => asked.result as QueuedChange[];
      }),
    add: (change) =>
      use("readwrite", (changes) => {
        const added = changes.add(change);
        return () => ({ ...change, id: added.result as number });
      }),
    update: (id, change) =>
      use("readwrite", (changes) => {
        let after: QueuedChange | undefined;
        const asked = changes.get(id);
        asked.onsuccess = () => {
          const before = asked.result as QueuedChange | undefined;
          if (!before) return;
          after = change(before);
          if (after) changes.put(after);
          else changes.delete(id);
        };
        return () => after;
      }),
  };
}

function createTable(database: IDBDatabase): void {
  database.createObjectStore(table, { keyPath: "id", autoIncrement: true }).createIndex(byOwner, ["siteId", "userId"]);
}
