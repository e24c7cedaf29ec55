import { useCallback, useRef, useState } from "react";
import { deviceMemory } from "./session/device-memory.ts";
import { useSession } from "./session/session-context.tsx";

/**
 * State that outlives a reload on this device, for the person on the site: what was entered and is not sent yet. The
 * initial value is forgotten again.
 *
 * @param name what it is, such as `receipt.70015`; a component of another name needs a `key`
 */
export function useKeptState<T>(name: string, initial: T): [T, (next: T | ((now: T) => T)) => void] {
  const { state, keep } = useKept(name, initial);
  return [state, keep];
}

/** What `useKeptState` works with. */
export interface Kept<T> {
  /** Where it stays on the device. */
  readonly place: string;
  readonly state: T;
  /** Writes it down at once and shows it. */
  keep(next: T | ((now: T) => T)): void;
  /** Shows what stays on the device now, without writing: meanwhile it may be another again. */
  readAgain(): void;
}

/** State that is kept on this device under a name, as `useKeptState` gives it. */
export function useKept<T>(name: string, initial: T): Kept<T> {
  const place = useKeptPlace(name);
  const [state, setState] = useState<T>(() => readKept(place) ?? initial);
  const latest = useRef(state);
  const show = useCallback((value: T) => {
    latest.current = value;
    setState(value);
  }, []);
  const keep = useCallback(
    (next: T | ((now: T) => T)) => {
      const value = typeof next === "function" ? (next as (now: T) => T)(latest.current) : next;
      write(place, value === initial ? undefined : value);
      show(value);
    },
    [place, initial, show],
  );
  const readAgain = useCallback(() => show(readKept<T>(place) ?? initial), [place, initial, show]);
  return { place, state, keep, readAgain };
}

/** Where something of a name stays, for the person on the site. */
function useKeptPlace(name: string): string {
  const { siteId, userId = 0 } = useSession();
  return `purvey.draft.${siteId}.${userId}.${name}`;
}

/** What stays in a place; undefined when nothing does. */
function readKept<T>(key: string): T | undefined {
  try {
    const text = deviceMemory()?.getItem(key);
    return text ? (JSON.parse(text) as T) : undefined;
  } catch {
    return undefined;
  }
}

/** Storage may be full or forbidden; the state then lasts until the page is closed. */
function write(key: string, value: unknown): void {
  try {
    if (value === undefined) deviceMemory()?.removeItem(key);
    else deviceMemory()?.setItem(key, JSON.stringify(value));
  } catch {
    return;
  }
}
