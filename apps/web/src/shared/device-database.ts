/** Opens a database of this device; `create` makes its tables the first time. */
export async function openDeviceDatabase(
  name: string,
  create: (database: IDBDatabase) => void,
  factory: IDBFactory = indexedDB,
): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = factory.open(name, 1);
    request.onupgradeneeded = () => create(request.result);
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** Resolves once the device has written what a transaction changed. */
export function written(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onerror = () => reject(transaction.error);
    transaction.onabort = () => reject(transaction.error);
  });
}

/**
 * Writes to a table in one transaction, and resolves once it is written.
 *
 * It is committed in the moment in which it is said: a browser that commits by itself waits for the page to hear of each
 * request, and a page that is reloaded before loses all of them.
 */
export function writeAtOnce(
  database: IDBDatabase,
  table: string,
  write: (rows: IDBObjectStore) => void,
): Promise<void> {
  const transaction = database.transaction(table, "readwrite");
  write(transaction.objectStore(table));
  transaction.commit();
  return written(transaction);
}

/** Reads from a table. */
export async function readFrom<T>(
  database: IDBDatabase,
  table: string,
  read: (rows: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = database.transaction(table, "readonly");
  const request = read(transaction.objectStore(table));
  await written(transaction);
  return request.result;
}
