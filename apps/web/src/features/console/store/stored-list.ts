import { useSyncExternalStore } from "react";
import { erase, readAll, type Stored, type StoreName, write } from "./console-database.ts";

/** A list that outlives a reload: kept in memory, written behind. */
export interface StoredList<Entry extends Stored> {
  /** The entries by key; undefined until they were read. */
  readonly get: () => readonly Entry[] | undefined;
  readonly subscribe: (listener: () => void) => () => void;
  /** Adds entries, or changes those with their keys; the oldest give way. */
  put(...added: readonly Entry[]): void;
  remove(...keys: readonly string[]): void;
}

/**
 * Opens a list.
 *
 * @param most how many entries are kept
 * @param age what the entries are kept by: the least goes first
 */
export function storedList<Entry extends Stored>(
  name: StoreName,
  most: number,
  age: (entry: Entry) => number,
): StoredList<Entry> {
  let entries: readonly Entry[] | undefined;
  let begun = false;
  const listeners = new Set<() => void>();
  const set = (next: readonly Entry[]) => {
    entries = next.toSorted((one, other) => age(one) - age(other));
    for (const listener of listeners) listener();
  };
  const read = async () => {
    const kept = await readAll<Entry>(name);
    const newer = new Set(entries?.map(({ key }) => key));
    set([...kept.filter(({ key }) => !newer.has(key)), ...(entries ?? [])]);
  };
  const remove = (...keys: readonly string[]) => {
    set((entries ?? []).filter(({ key }) => !keys.includes(key)));
    void erase(name, keys);
  };
  return {
    get: () => entries,
    subscribe: (listener) => {
      if (!begun) void read();
      begun = true;
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    put: (...added) => {
      const newer = new Set(added.map(({ key }) => key));
      set([...(entries ?? []).filter(({ key }) => !newer.has(key)), ...added]);
      void write(name, added);
      const surplus = (entries?.length ?? 0) - most;
      if (surplus > 0) remove(...(entries ?? []).slice(0, surplus).map(({ key }) => key));
    },
    remove,
  };
}

/** The entries of a list, the oldest first; undefined until they were read. */
export function useStored<Entry extends Stored>(list: StoredList<Entry>): readonly Entry[] | undefined {
  return useSyncExternalStore(list.subscribe, list.get);
}
