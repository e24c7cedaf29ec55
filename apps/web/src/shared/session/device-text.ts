import { useCallback, useSyncExternalStore } from "react";
import { deviceMemory } from "./device-memory.ts";

const listeners = new Set<() => void>();

/** What storage did not take, because it is full or forbidden: it lasts until the page is closed. */
const notTaken = new Map<string, string>();

function subscribe(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    // Another tab has written since.
    if (key !== null) notTaken.delete(key);
    listener();
  };
  listeners.add(listener);
  addEventListener("storage", hear);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", hear);
  };
}

/** A text that the device keeps, as it is by now; undefined when there is none. */
export function readDeviceText(place: string): string | undefined {
  return notTaken.get(place) ?? deviceMemory()?.getItem(place) ?? undefined;
}

/** Keeps a text on the device, at once; undefined takes it away. */
export function writeDeviceText(place: string, text: string | undefined): void {
  notTaken.delete(place);
  if (text === undefined) deviceMemory()?.removeItem(place);
  else if (!taken(place, text)) notTaken.set(place, text);
  for (const listener of listeners) listener();
}

function taken(place: string, text: string): boolean {
  try {
    const memory = deviceMemory();
    memory?.setItem(place, text);
    return memory !== undefined;
  } catch {
    return false;
  }
}

/** A text that the device keeps, as it is by now in any tab, and how to keep another; undefined takes it away. */
export function useDeviceText(place: string): readonly [string | undefined, (text: string | undefined) => void] {
  const text = useSyncExternalStore(subscribe, () => readDeviceText(place));
  return [text, useCallback((next) => writeDeviceText(place, next), [place])];
}
